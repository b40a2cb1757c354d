//! A table laid for a test: the cards that matter are named, everything else is filled in from the rest of the deck.

use std::sync::Arc;

use proof::Golden;
use strum::IntoEnumIterator;
use tabletop::{Chance, Edition as _, Game, Input, Moment, Refusal, Seat, Setup, Story};
use words::Language;

use crate::knowledge::Knowledge;
use crate::{Action, Card, Cards, Edition, Event, EventKind, HAND, Millionen, Options, Phase, Reason, Waiting};

pub fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// Cards by their names, in this order.
pub fn row(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub fn cards(names: &str) -> Cards {
    row(names).into_iter().collect()
}

/// What lies where before the first turn.
pub struct Stage {
    setup: Setup<Millionen>,
    first: Seat,
    hands: [Vec<Card>; 6],
    suitcases: [u8; 6],
    waiting: Vec<Waiting>,
    coming: Vec<Card>,
    last: bool,
    turns: u16,
}

impl Stage {
    /// A table of so many; seat 0 begins unless told otherwise.
    pub fn seats(seats: u8) -> Stage {
        Stage {
            setup: Setup::published(seats, Options),
            first: Seat(0),
            hands: Default::default(),
            suitcases: [0; 6],
            waiting: Vec::new(),
            coming: Vec::new(),
            last: false,
            turns: 0,
        }
    }

    /// With the cards of another box.
    pub fn edition(mut self, text: &str) -> Stage {
        self.setup.edition = Arc::new(Edition::parse(text).unwrap());
        self
    }

    pub fn first(mut self, seat: u8) -> Stage {
        self.first = Seat(seat);
        self
    }

    /// Cards of a hand; it is filled up to six with Suitcases and other cards that answer nothing.
    pub fn hand(mut self, seat: u8, names: &str) -> Stage {
        self.hands[seat as usize] = row(names);
        self
    }

    /// Suitcases in front of a seat.
    pub fn suitcases(mut self, seat: u8, count: u8) -> Stage {
        self.suitcases[seat as usize] = count;
        self
    }

    /// A Pickpocket in front of a seat, after those that were named before.
    pub fn waiting(mut self, victim: u8, pickpocket: &str, boss: u8) -> Stage {
        self.waiting.push(Waiting { pickpocket: card(pickpocket), boss: Seat(boss), victim: Seat(victim) });
        self
    }

    /// The next cards of the stack.
    pub fn coming(mut self, names: &str) -> Stage {
        self.coming.extend(row(names));
        self
    }

    /// No cards are left in the stack after those of [`Stage::coming`]: the others lie on the discards.
    pub fn last(mut self) -> Stage {
        self.last = true;
        self
    }

    pub fn turns(mut self, turns: u16) -> Stage {
        self.turns = turns;
        self
    }

    /// Lays everything out as if it had been dealt so.
    pub fn begin(self) -> Scene {
        let mut game = Millionen::set_up(&self.setup, &mut Chance::quick(0), &mut tabletop::Silence).unwrap();
        let deck = game.edition.deck;
        let mut rest = deck;
        let laid = self.suitcases.iter().flat_map(|count| std::iter::repeat_n(Card::Suitcase, *count as usize));
        let named = (self.coming.iter().copied())
            .chain(self.hands.iter().flatten().copied())
            .chain(self.waiting.iter().map(|waiting| waiting.pickpocket))
            .chain(laid);
        for card in named {
            assert!(rest.remove(card), "there is no further {card} to lay out");
        }
        // Suitcases first, then small fry.
        let mut rest: Vec<Card> = rest.iter().collect();
        Chance::quick(1).shuffle(&mut rest);
        rest.sort_by_key(|card| match card {
            Card::Suitcase => 2,
            Card::Socialite2 | Card::Pickpocket2 => 1,
            _ => 0,
        });
        for seat in Seat::all(game.seats) {
            let mut hand = self.hands[seat.index()].clone();
            hand.extend(rest.drain(rest.len() - (HAND as usize - hand.len())..));
            game.hands[seat.index()] = hand.into_iter().collect();
        }
        Chance::quick(2).shuffle(&mut rest);
        game.discards = if self.last { rest.drain(..).collect() } else { Cards::default() };
        game.stack = rest.into_iter().chain(self.coming.into_iter().rev()).collect();
        game.suitcases = self.suitcases;
        game.waiting = self.waiting.into_iter().collect();
        game.knowledge = Knowledge::of_new_game(deck);
        game.turn = self.first;
        game.turns = self.turns;

        let mut told = Vec::new();
        for seat in Seat::all(game.seats) {
            let hand = game.hands[seat.index()];
            told.add(Event::Dealt { seat, count: hand.len(), cards: Some(hand) });
        }
        told.add(Event::FirstDrawn { seat: game.turn });
        game.audit().unwrap();
        Scene { game, told, story: None }
    }
}

/// A table in play, what the last input told, and the story of it all where it is to be told.
pub struct Scene {
    pub game: Millionen,
    pub told: Vec<Event>,
    story: Option<Golden>,
}

impl Scene {
    /// A table as it stands.
    pub fn of(game: Millionen) -> Scene {
        Scene { game, told: Vec::new(), story: None }
    }

    /// A table dealt as the rules deal it.
    pub fn dealt(seats: u8, seed: u64) -> Scene {
        let mut told = Vec::new();
        let setup = Setup::<Millionen>::published(seats, Options);
        let game = Millionen::set_up(&setup, &mut Chance::quick(seed), &mut told).unwrap();
        Scene { game, told, story: None }
    }

    /// The same, told as a golden story from here on.
    pub fn titled(mut self, title: &str, language: Language) -> Scene {
        let mut story = Golden::of(concat!(env!("CARGO_MANIFEST_DIR"), "/.."), title, language);
        story.tell(&self.game, &self.told);
        self.story = Some(story);
        self
    }

    /// Compares the story with the golden one, or writes it.
    pub fn ends(&mut self, file: &str) {
        self.story.as_mut().expect("only what has a title has an end").ends(&self.game, file);
    }

    fn play(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        self.told.clear();
        let input = Input::Act(Seat(seat), action);
        self.game.play(Moment(0), input, &mut Chance::quick(0), &mut self.told)
    }

    pub fn act(&mut self, seat: u8, action: Action) -> &mut Scene {
        self.play(seat, action).unwrap_or_else(|refusal| panic!("{action:?} of seat {seat}: {refusal:?}"));
        self.game.audit().unwrap();
        if let Some(story) = &mut self.story {
            story.acted(seat, &action, &self.game, &self.told);
        }
        self
    }

    /// The seat whose turn it is discards this card.
    pub fn discard(&mut self, name: &str) -> &mut Scene {
        self.act(self.game.turn.0, Action::Discard(card(name)))
    }

    /// The seat whose turn it is discards the first card of its hand.
    pub fn dull_turn(&mut self) -> &mut Scene {
        let first = self.game.hands[self.game.turn.index()].nth(0);
        self.act(self.game.turn.0, Action::Discard(first))
    }

    pub fn lay_suitcase(&mut self) -> &mut Scene {
        self.act(self.game.turn.0, Action::LaySuitcase)
    }

    pub fn attack(&mut self, with: &str, whom: u8) -> &mut Scene {
        self.act(self.game.turn.0, Action::Attack { with: card(with), whom: Seat(whom) })
    }

    pub fn chase_off(&mut self, with: &str, pickpocket: &str, boss: u8) -> &mut Scene {
        let action = Action::ChaseOff { with: card(with), pickpocket: card(pickpocket), boss: Seat(boss) };
        self.act(self.game.turn.0, action)
    }

    pub fn cheat(&mut self, whom: u8) -> &mut Scene {
        self.act(self.game.turn.0, Action::Cheat { whom: Seat(whom) })
    }

    pub fn lay_dandy(&mut self) -> &mut Scene {
        self.act(self.game.turn.0, Action::LayDandy)
    }

    fn victim(&self) -> u8 {
        let Phase::Answer(attack) = self.game.phase else { panic!("nobody is attacked") };
        attack.victim.0
    }

    /// Who is attacked repels with this card.
    pub fn repel(&mut self, with: &str) -> &mut Scene {
        self.act(self.victim(), Action::Repel(card(with)))
    }

    pub fn shoot(&mut self) -> &mut Scene {
        self.act(self.victim(), Action::Shoot)
    }

    pub fn give_in(&mut self) -> &mut Scene {
        self.act(self.victim(), Action::GiveIn)
    }

    /// Why the rules refuse this; they leave no trace of it.
    pub fn refused(&mut self, seat: u8, action: Action) -> Reason {
        let before = self.game.clone();
        let refusal = self.play(seat, action).expect_err("the rules should refuse this");
        assert_eq!(self.game, before, "a refused action leaves no trace");
        assert!(self.told.is_empty(), "a refused action tells nothing");
        let reason = Reason::iter().find(|reason| reason.line() == refusal.because).unwrap();
        assert_eq!(reason.rule(), refusal.rule);
        reason
    }

    pub fn offers(&self, seat: u8) -> Vec<Action> {
        let mut offers = Vec::new();
        self.game.offers(Seat(seat), &mut offers);
        offers
    }

    /// Who is to move.
    pub fn mover(&self) -> Option<u8> {
        self.game.phase.mover(self.game.turn).map(|seat| seat.0)
    }

    pub fn hand(&self, seat: u8) -> Cards {
        self.game.hands[seat as usize]
    }

    /// Suitcases in front of everybody.
    pub fn suitcases(&self) -> &[u8] {
        &self.game.suitcases[..self.game.seats as usize]
    }

    /// Pickpockets in front of everybody: victim, Pickpocket, boss.
    pub fn waiting(&self) -> Vec<(u8, Card, u8)> {
        self.game.waiting.iter().map(|waiting| (waiting.victim.0, waiting.pickpocket, waiting.boss.0)).collect()
    }

    /// The kinds of the events that the last input told.
    pub fn kinds(&self) -> Vec<EventKind> {
        self.told.iter().map(EventKind::from).collect()
    }

    pub fn tells(&self, kind: EventKind) -> bool {
        self.kinds().contains(&kind)
    }
}
