//! The run: every table size, every rules number, every combination of options, every company, so many games each.

use std::fmt::Debug;

use tabletop::{Chance, Game, MAX_SEATS, Options, Setup};
use words::Language;

use crate::claim::{Claim, Flaw, ensure};
use crate::course::Course;
use crate::coverage::Report;
use crate::law;
use crate::replay;
use crate::subject::{ActionOf, Company, Subject, ViewOf};

/// How a page is drawn from what one viewer has: the view, the offers and the language.
pub type Render<'a, S> = Box<dyn Fn(&ViewOf<S>, &[ActionOf<S>], Language) -> String + Sync + 'a>;

/// Of the games by older rules one in so many is played: those rules change no more, and have been proved in full before.
/// Every company and every combination of options has its turn.
const OLDER_RULES_EVERY: u64 = 4;

/// A game about to be proved.
pub struct Proof<'a, S: Subject> {
    pub(crate) subject: S,
    pub(crate) render: Option<Render<'a, S>>,
    games: u64,
}

impl<S: Subject> Debug for Proof<'_, S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Proof of {}, {} games each", S::Game::NAME, self.games)
    }
}

impl<'a, S: Subject> Proof<'a, S> {
    pub fn of(subject: S) -> Self {
        Proof { subject, render: None, games: 10 }
    }

    /// How many games every company plays for each table size and combination of options.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Also looks at the pages that this draws: not a byte of them may depend on what the viewer may not know.
    #[must_use]
    pub fn render(mut self, draw: impl Fn(&ViewOf<S>, &[ActionOf<S>], Language) -> String + Sync + 'a) -> Self {
        self.render = Some(Box::new(draw));
        self
    }

    /// Plays it all, and answers with what was seen or with the first flaw.
    pub fn run(&self) -> Result<Report, Flaw> {
        let mut report = Report::default();
        self.other_sizes(&mut report)?;
        // Table sizes don't touch each other, so they can be played at the same time.
        let reports = std::thread::scope(|scope| {
            let sizes: Vec<_> = S::Game::SEATS.map(|seats| scope.spawn(move || self.tables_of(seats))).collect();
            sizes
                .into_iter()
                .map(|size| size.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect::<Vec<_>>()
        });
        for size in reports {
            report.join(size?);
        }
        report.complete(&self.subject).map_err(|flaw| flaw.at(|| format!("in all of {report}")))?;
        Ok(report)
    }

    fn other_sizes(&self, report: &mut Report) -> Result<(), Flaw> {
        for seats in (0..=MAX_SEATS as u8 + 2).filter(|seats| !S::Game::SEATS.contains(seats)) {
            for options in Options::every() {
                let setup = Setup::<S::Game>::published(seats, options);
                let mut told = Vec::new();
                let dealt = S::Game::set_up(&setup, &mut Chance::quick(0), &mut told);
                let Err(refusal) = dealt else {
                    return Err(Flaw::new(Claim::OtherSizesAreRefused, format!("{seats} seats can play")));
                };
                ensure(told.is_empty(), Claim::RefusalsLeaveNoTrace, || format!("a refused set-up told {told:?}"))?;
                law::cites_a_rule(&self.subject, &refusal, report)?;
            }
        }
        Ok(())
    }

    fn tables_of(&self, seats: u8) -> Result<Report, Flaw> {
        let mut report = Report::default();
        let companies: Vec<_> = std::iter::once(Company::random()).chain(self.subject.companies()).collect();
        let edition = Setup::<S::Game>::published(seats, Default::default()).edition;
        for rules in (1..=S::Game::RULES).rev() {
            for (combination, options) in <S::Game as Game>::Options::every().into_iter().enumerate() {
                let setup = Setup::<S::Game> { rules, edition: edition.clone(), options, seats };
                for (number, company) in companies.iter().enumerate() {
                    for game in 0..self.games {
                        // One number for every game of the run; it is all the luck there is in it.
                        let luck = [u64::from(seats), combination as u64, number as u64, game];
                        if rules == S::Game::RULES || luck.iter().sum::<u64>().is_multiple_of(OLDER_RULES_EVERY) {
                            self.play(&setup, company, luck, &mut report)?;
                        }
                    }
                }
            }
        }
        Ok(report)
    }

    fn play(
        &self,
        setup: &Setup<S::Game>,
        company: &Company<S::Game>,
        luck: [u64; 4],
        report: &mut Report,
    ) -> Result<(), Flaw> {
        let game = luck[3];
        let place = |inputs: Option<usize>| {
            let Setup { rules, seats, options, .. } = setup;
            let moves = inputs.map_or(String::new(), |inputs| format!(", after {inputs} inputs"));
            format!("rules {rules}, {seats} seats, {options:?}, {} company, game {game}{moves}", company.name)
        };
        let mut course = Course::new(self, setup, company, luck, report);
        let played = course.play();
        let inputs = course.inputs.len();
        played.map_err(|flaw| flaw.at(|| place(Some(inputs))))?;
        // Every fourth game is enough: a record holds no more than the inputs.
        if company.stack.is_none() && game.is_multiple_of(4) {
            let played = course.into_played();
            replay::replays::<S>(setup, played).map_err(|flaw| flaw.at(|| place(None)))?;
        }
        Ok(())
    }
}
