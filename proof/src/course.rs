//! One game from the deal to the end, looked at in every state.

use tabletop::{Chance, Game, Input, Moment, Next, Seat, Setup, Silence, Viewer, next_input};
use words::Language;

use crate::claim::{Claim, Flaw, ensure};
use crate::coverage::Report;
use crate::run::Proof;
use crate::subject::{ActionOf, Company, EventOf, Subject};
use crate::{imagination, law, opening, secrets};

/// Sentences and pages cost much and change little from one state to the next: every so many states is enough.
const SAY_EVERY: usize = 8;

/// A game in play, and what is needed to look at it.
pub(crate) struct Course<'a, S: Subject> {
    pub proof: &'a Proof<'a, S>,
    setup: &'a Setup<S::Game>,
    company: &'a Company<S::Game>,
    pub report: &'a mut Report,
    seed: [u8; 32],
    /// The luck of players and checks; that of the game comes from the seed.
    pub chance: Chance,
    pub inputs: Vec<(Moment, Input<ActionOf<S>>)>,
    end: Option<S::Game>,
}

/// What a record is made of, and what it must add up to.
pub(crate) struct Played<S: Subject> {
    pub seed: [u8; 32],
    pub inputs: Vec<(Moment, Input<ActionOf<S>>)>,
    pub end: S::Game,
}

impl<'a, S: Subject> Course<'a, S> {
    pub fn new(
        proof: &'a Proof<'a, S>,
        setup: &'a Setup<S::Game>,
        company: &'a Company<S::Game>,
        luck: [u64; 4],
        report: &'a mut Report,
    ) -> Self {
        let mut seed = [0; 32];
        for (bytes, number) in seed.chunks_exact_mut(8).zip(luck) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        let mixed = luck.iter().fold(0u64, |mixed, number| mixed.wrapping_mul(1_000_003).wrapping_add(*number));
        let chance = Chance::quick(mixed);
        Course { proof, setup, company, report, seed, chance, inputs: Vec::new(), end: None }
    }

    /// The luck of the next row.
    pub fn luck(&self) -> Chance {
        Chance::of_step(&self.seed, self.inputs.len() as u64 + 1)
    }

    pub fn play(&mut self) -> Result<(), Flaw> {
        let mut told = Vec::new();
        let dealt = S::Game::set_up(self.setup, &mut Chance::of_step(&self.seed, 0), &mut told);
        let mut game = dealt.map_err(|refusal| Flaw::new(Claim::OtherSizesAreRefused, format!("{refusal:?}")))?;
        ensure(game.rules() == self.setup.rules, Claim::RulesAreKept, || {
            format!("set up by number {}: {game:?}", self.setup.rules)
        })?;
        self.report.games += 1;
        opening::keeps_secrets(self, &game, &told)?;
        if let Some(stack) = self.company.stack {
            game = stack(game, &mut self.chance);
        }
        self.heard(&game, &told, &game)?;
        let mut now = Moment(0);
        let mut offers = Vec::new();
        loop {
            self.check_state(&game, now)?;
            let next = self.next(&game, &mut offers);
            let input = match next {
                Next::Over => break,
                Next::Stuck => return Err(Flaw::new(Claim::NeverStuck, format!("{game:?}"))),
                Next::Input(input) => input,
            };
            let (moment, input) = self.timed(&game, now, input);
            now = moment;
            let before = game.clone();
            let mut luck = self.luck();
            told.clear();
            if let Err(refusal) = game.play(now, input.clone(), &mut luck, &mut told) {
                return Err(Flaw::new(Claim::OffersAreAccepted, format!("{input:?} of {before:?}: {refusal:?}")));
            }
            self.goes_unheard(&before, now, &input, &game)?;
            self.inputs.push((now, input));
            self.report.inputs += 1;
            self.heard(&before, &told, &game)?;
            ensure(self.inputs.len() <= S::LONGEST, Claim::Ends, || {
                format!("it still runs after {} inputs: {game:?}", S::LONGEST)
            })?;
        }
        self.end = Some(game);
        Ok(())
    }

    pub fn into_played(self) -> Played<S> {
        Played { seed: self.seed, inputs: self.inputs, end: self.end.expect("only a finished game is replayed") }
    }

    fn next(&mut self, game: &S::Game, offers: &mut Vec<ActionOf<S>>) -> Next<ActionOf<S>> {
        let choose = self.company.choose;
        next_input(game, &mut self.chance, offers, |seat, offers, chance| {
            if !game.waits_for(seat) && chance.below(2) == 0 {
                return None;
            }
            let view = game.view(Viewer::Seat(seat));
            choose(&view, offers, chance).or_else(|| chance.pick(offers).cloned())
        })
    }

    /// When the input comes: some time later, but an alarm that is due by then comes first.
    fn timed(&mut self, game: &S::Game, now: Moment, input: Input<ActionOf<S>>) -> (Moment, Input<ActionOf<S>>) {
        let later = now + u64::from(self.chance.below(3000));
        match (game.alarm(), input) {
            (Some(due), Input::Alarm) => (due.max(now), Input::Alarm),
            (Some(due), Input::Act(..)) if due <= now => (now, Input::Alarm),
            (Some(due), act) => (later.min(Moment(due.0 - 1)), act),
            (None, act) => (later, act),
        }
    }

    /// A search plays without listening, and must come to the same.
    fn goes_unheard(
        &self,
        before: &S::Game,
        now: Moment,
        input: &Input<ActionOf<S>>,
        after: &S::Game,
    ) -> Result<(), Flaw> {
        let mut unheard = before.clone();
        let played = unheard.play(now, input.clone(), &mut self.luck(), &mut Silence);
        ensure(played.is_ok() && unheard == *after, Claim::SilenceChangesNothing, || {
            format!("{input:?} leads to {after:?}\n  and, unheard, to {unheard:?}")
        })
    }

    /// Every check of one state.
    fn check_state(&mut self, game: &S::Game, now: Moment) -> Result<(), Flaw> {
        game.audit().map_err(|why| Flaw::new(Claim::NothingIsLost, format!("{why} in {game:?}")))?;
        let outcome = game.outcome();
        ensure(game.is_over() == outcome.is_some(), Claim::OverMeansOutcome, || format!("{outcome:?} in {game:?}"))?;
        if let Some(outcome) = outcome {
            self.report.endings.insert(outcome.ending);
            ensure(S::Game::ENDINGS.contains(&outcome.ending), Claim::EverythingIsReached, || {
                format!("nobody knows the ending {:?}", outcome.ending)
            })?;
        }
        law::holds(self, game, now)?;
        for (place, viewer) in Viewer::all(game.seats()).enumerate() {
            // The viewers take turns with what is sampled.
            let aloud = (self.inputs.len() + place).is_multiple_of(SAY_EVERY);
            secrets::are_kept(self, game, now, viewer, aloud)?;
            imagination::fits(self, game, viewer)?;
        }
        Ok(())
    }

    /// Notes what one input told, and tries to say it.
    fn heard(&mut self, before: &S::Game, told: &[EventOf<S>], after: &S::Game) -> Result<(), Flaw> {
        self.report.note_events(&self.proof.subject, told);
        for sight in self.proof.subject.sights() {
            if (sight.seen)(before, told, after) {
                self.report.sights.insert((after.seats(), sight.name));
            }
        }
        if !self.inputs.len().is_multiple_of(SAY_EVERY) && after.outcome().is_none() {
            return Ok(());
        }
        let names = names(after.seats());
        for event in told {
            for seen in Viewer::all(after.seats()).filter_map(|viewer| S::Game::seen(event, viewer)) {
                let line = S::Game::tell(&seen);
                for language in Language::ALL {
                    let said = self.proof.subject.words().say(language, &line, &names);
                    ensure(said != line.id && !said.contains("{$"), Claim::EverythingCanBeSaid, || {
                        format!("{line:?} is {said:?} in {}", language.name())
                    })?;
                }
            }
        }
        Ok(())
    }
}

/// Names for the seats, as players would have them.
pub(crate) fn names(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("Player {}", seat.0 + 1)).collect()
}
