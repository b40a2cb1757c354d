//! The loop in which players, mostly bots, play whole games, one after another: simulation and arena share it.

use sha2::{Digest, Sha256};
use tabletop::{Chance, Game, Input, Mind, Moment, Next, Outcome, Refusal, Seat, Setup, Silence, Viewer, next_input};

use crate::player::Player;

/// No game of the house takes nearly as long: a playout that does is going round in circles.
const MOST_INPUTS: u32 = 100_000;

/// Plays games of one set-up. It keeps its buffers, so once they have grown a decision allocates nothing.
#[derive(Debug)]
pub struct Playout<G: Game> {
    setup: Setup<G>,
    offers: Vec<G::Action>,
    events: Vec<G::Event>,
    seats: Vec<Knowledge<G>>,
}

/// What one seat knows.
#[derive(Debug)]
struct Knowledge<G: Game> {
    looks: bool,
    /// The newest view of a bot that looks; the first one of a bot that doesn't.
    view: G::View,
    history: Vec<G::Event>,
}

/// How one game went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    pub outcome: Outcome,
    pub inputs: u32,
    /// Inputs for which the seat had at least two offers.
    pub decisions: u32,
}

/// Why a game could not be played to its end. Every one of these is somebody's bug.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("the game can't be set up: {} ({})", .0.because.id, .0.rule)]
    SetUp(Refusal),
    #[error("seat {} played what the rules refuse: {} ({})", .seat.0 + 1, .refusal.because.id, .refusal.rule)]
    Refused { seat: Seat, refusal: Refusal },
    #[error("the rules refuse their own alarm: {} ({})", .0.because.id, .0.rule)]
    AlarmRefused(Refusal),
    #[error("nobody moves and no alarm is set")]
    Stuck,
    #[error("the game does not end")]
    Endless,
}

/// The seed of game number `game` of a series: any game of it can be played again alone.
pub fn game_seed(series: u64, game: u64) -> [u8; 32] {
    Sha256::new().chain_update(series.to_le_bytes()).chain_update(game.to_le_bytes()).finalize().into()
}

impl<G: Game> Playout<G> {
    pub fn new(setup: Setup<G>) -> Self {
        Playout { setup, offers: Vec::new(), events: Vec::new(), seats: Vec::new() }
    }

    /// Plays one game to its end. `watch` is shown every input before it is played, with its moment.
    ///
    /// The same seed and players (fresh ones) always play the same game.
    pub fn play<P: Player<G>>(
        &mut self,
        seed: &[u8; 32],
        players: &mut [P],
        mut watch: impl FnMut(Moment, &Input<G::Action>),
    ) -> Result<Played, Fault> {
        let somebody_looks = players.iter().any(Player::looks);
        self.events.clear();
        let mut chance = Chance::of_step(seed, 0);
        let mut game = if somebody_looks {
            G::set_up(&self.setup, &mut chance, &mut self.events)
        } else {
            G::set_up(&self.setup, &mut chance, &mut Silence)
        }
        .map_err(Fault::SetUp)?;
        self.seat(&game, players);

        let mut luck = players_luck(seed);
        let mut now = Moment(0);
        let mut inputs = 0;
        let mut decisions = 0;
        loop {
            let due = game.alarm().is_some_and(|alarm| alarm <= now);
            let next = if due { Next::Input(Input::Alarm) } else { self.ask(&game, players, &mut luck) };
            let input = match next {
                Next::Input(input) => input,
                Next::Stuck => return Err(Fault::Stuck),
                Next::Over => break,
            };
            if let (Input::Alarm, Some(alarm)) = (&input, game.alarm()) {
                now = now.max(alarm);
            }
            watch(now, &input);
            inputs += 1;
            let by = match &input {
                Input::Act(seat, _) => Some(*seat),
                Input::Alarm => None,
            };
            decisions += u32::from(by.is_some() && self.offers.len() >= 2);
            let mut chance = Chance::of_step(seed, u64::from(inputs));
            let played = if somebody_looks {
                game.play(now, input, &mut chance, &mut self.events)
            } else {
                game.play(now, input, &mut chance, &mut Silence)
            };
            if let Err(refusal) = played {
                return Err(by.map_or_else(
                    || Fault::AlarmRefused(refusal.clone()),
                    |seat| Fault::Refused { seat, refusal: refusal.clone() },
                ));
            }
            if somebody_looks {
                self.remember();
            }
            if inputs == MOST_INPUTS {
                return Err(Fault::Endless);
            }
        }
        let outcome = game.outcome().expect("a game that is over has an outcome");
        Ok(Played { outcome, inputs, decisions })
    }

    /// Seats the players at a game that was just dealt.
    fn seat<P: Player<G>>(&mut self, game: &G, players: &[P]) {
        self.seats.truncate(players.len());
        for (seat, player) in Seat::all(players.len() as u8).zip(players) {
            let looks = player.looks();
            let view = game.view(Viewer::Seat(seat));
            match self.seats.get_mut(seat.index()) {
                Some(knowledge) => {
                    (knowledge.looks, knowledge.view) = (looks, view);
                    knowledge.history.clear();
                }
                None => self.seats.push(Knowledge { looks, view, history: Vec::new() }),
            }
        }
        self.remember();
    }

    fn ask<P: Player<G>>(&mut self, game: &G, players: &mut [P], luck: &mut Chance) -> Next<G::Action> {
        let Playout { offers, seats, .. } = self;
        next_input(game, luck, offers, |seat, offers, luck| {
            let Knowledge { looks, view, history } = &mut seats[seat.index()];
            if *looks {
                *view = game.view(Viewer::Seat(seat));
            }
            let mind = Mind { seat, edition: game.edition(), view, offers, history };
            players[seat.index()].choose(game, &mind, luck)
        })
    }

    /// Moves what happened into the histories of those who look, as they saw it.
    fn remember(&mut self) {
        for event in self.events.drain(..) {
            for (seat, knowledge) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
                if knowledge.looks {
                    knowledge.history.extend(G::seen(&event, Viewer::Seat(seat)));
                }
            }
        }
    }
}

/// What the players draw from: another stream than the cards', so that no bot's dice tell it the stack.
fn players_luck(seed: &[u8; 32]) -> Chance {
    let digest: [u8; 32] = Sha256::digest(seed).into();
    let mut start = [0; 8];
    start.copy_from_slice(&digest[..8]);
    Chance::quick(u64::from_le_bytes(start))
}
