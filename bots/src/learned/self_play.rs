//! The games that are learned from: the player as it is now against itself, what it was before, and other bots, with all numbers of
//! seats and all options, so that it learns to be good everywhere and not only against its like.

use arrayvec::ArrayVec;
use tabletop::{Bot, Chance, Game, Input, MAX_SEATS, Mind, Moment, Next, Seat, Setup, Silence, Viewer, next_input};

use super::decision::Decision;
use super::encoding::Encoding;
use super::learner::Samples;
use super::network::Network;

/// In so many of a thousand decisions a learner tries something else; each learner of a game has one of these.
const CURIOSITY: [u32; 4] = [0, 20, 50, 150];

/// Who plays with whom.
#[derive(Debug, Clone, Copy)]
pub struct Company<'a, G: Game> {
    pub now: &'a Network,
    /// What it was before.
    pub past: &'a [Network],
    /// Another bot, of any level and temperament.
    pub other: fn(&mut Chance) -> Box<dyn Bot<G>>,
}

/// Who sits somewhere.
enum Seated<'a, G: Game> {
    Learner { curiosity: u32 },
    Past(&'a Network),
    Other(Box<dyn Bot<G>>),
}

/// Plays games and keeps what was decided in them.
pub struct SelfPlay<'a, G: Game, E> {
    encoding: &'a E,
    company: Company<'a, G>,
    /// One for all the options that there are; they are dealt to any number of players.
    setups: &'a [Setup<G>],
    decision: Decision,
    offers: Vec<G::Action>,
}

impl<'a, G: Game, E: Encoding<G>> SelfPlay<'a, G, E> {
    pub fn new(encoding: &'a E, company: Company<'a, G>, setups: &'a [Setup<G>]) -> Self {
        SelfPlay { encoding, company, setups, decision: Decision::default(), offers: Vec::new() }
    }

    /// Plays one game to its end and adds the learners' decisions.
    pub fn play(&mut self, seed: u64, into: &mut Samples) {
        let mut chance = Chance::quick(seed);
        let setup = self.setup(&mut chance);
        let mut players = self.players(setup.seats, &mut chance);
        let first = into.len();
        let mut decided = Vec::new();
        let mut luck = Chance::quick(chance.seed());
        let mut world = G::set_up(&setup, &mut luck, &mut Silence).expect("a game's own options are sound");
        let mut now = Moment(0);
        let mut offers = std::mem::take(&mut self.offers);
        loop {
            let next = next_input(&world, &mut chance, &mut offers, |seat, offers, chance| {
                let view = world.view(Viewer::Seat(seat));
                let mind = Mind { seat, edition: world.edition(), view: &view, offers, history: &[] };
                match &mut players[seat.index()] {
                    Seated::Other(bot) => bot.choose(&mind, chance),
                    Seated::Past(network) => self.decide(network, &mind, 0, chance, None),
                    Seated::Learner { curiosity } => {
                        let before = into.len();
                        let action = self.decide(self.company.now, &mind, *curiosity, chance, Some(into));
                        decided.extend((before..into.len()).map(|_| seat));
                        action
                    }
                }
            });
            let input = match next {
                Next::Input(input) => input,
                Next::Over => break,
                Next::Stuck => panic!("nobody moves and no alarm is set"),
            };
            if let (Input::Alarm, Some(alarm)) = (&input, world.alarm()) {
                now = now.max(alarm);
            }
            world.play(now, input, &mut luck, &mut Silence).expect("what is offered is lawful");
        }
        self.offers = offers;
        let winners = world.outcome().expect("a game that is over has an outcome").winners;
        if winners.is_empty() {
            // Nobody could win: nothing is to be learned from that.
            into.truncate(first);
            return;
        }
        for (place, seat) in decided.into_iter().enumerate() {
            let share = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            into.settle(first + place, share);
        }
    }

    /// Half of the games by the usual options, with four players if there can be so many; the others by any and with any number.
    fn setup(&self, chance: &mut Chance) -> Setup<G> {
        let [fewest, most] = [*G::SEATS.start(), *G::SEATS.end()];
        if chance.below(2) == 0 {
            let usual = Setup { options: G::Options::default(), ..self.setups[0].clone() };
            return Setup { seats: 4.clamp(fewest, most), ..usual };
        }
        let seats = fewest + chance.below(u32::from(most - fewest) + 1) as u8;
        let setup = chance.pick(self.setups).expect("a game has options").clone();
        Setup { seats, ..setup }
    }

    /// Nobody but learners in three games of eight; else one learner at least, and others who may be anybody.
    fn players(&self, seats: u8, chance: &mut Chance) -> ArrayVec<Seated<'a, G>, MAX_SEATS> {
        let Company { past, other, .. } = self.company;
        let among_itself = chance.below(8) < 3;
        let sure = Seat(chance.below(u32::from(seats)) as u8);
        let player = |seat: Seat| {
            let learns = among_itself || seat == sure;
            let kind = if learns { 0 } else { chance.below(8) };
            match kind {
                0 | 1 => {
                    let curiosity = chance.below(CURIOSITY.len() as u32) as usize;
                    Seated::Learner { curiosity: CURIOSITY[curiosity] }
                }
                2 | 3 if !past.is_empty() => Seated::Past(chance.pick(past).expect("there is a past")),
                _ => Seated::Other(other(chance)),
            }
        };
        Seat::all(seats).map(player).collect()
    }

    /// Takes what the network thinks best, or now and then anything. What is decided is kept if somebody learns from it.
    fn decide(
        &mut self,
        network: &Network,
        mind: &Mind<'_, G>,
        curiosity: u32,
        chance: &mut Chance,
        into: Option<&mut Samples>,
    ) -> Option<G::Action> {
        let SelfPlay { encoding, decision, .. } = self;
        let choices = Decision::choices(*encoding, mind);
        if choices == 1 {
            return mind.offers.first().cloned();
        }
        decision.tell_view(*encoding, mind);
        let choice = if chance.below(1000) < curiosity {
            chance.below(choices as u32) as usize
        } else {
            decision.best(*encoding, network, mind)
        };
        if let Some(into) = into {
            decision.tell_action(*encoding, mind, choice);
            into.add(decision.view.told(), decision.action.told());
        }
        mind.offers.get(choice).cloned()
    }
}
