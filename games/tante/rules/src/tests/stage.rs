//! A table laid for a test: the cards and gifts that matter are named, everything else is filled in from the rest of the deck.

use arrayvec::ArrayVec;
use proof::Golden;
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Input, Moment, Refusal, Seat, SeatSet, Setup, Story};
use words::Language;

use crate::{Action, Card, Cards, Event, EventKind, Gifts, Options, Phase, Reason, Tante, nature_of};

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

/// What lies where before the first cards are turned up.
pub struct Stage {
    seats: u8,
    options: Options,
    aunt: Seat,
    hands: [Option<Cards>; 5],
    gifts: [Option<Gifts>; 5],
    gentlemen: Option<u8>,
    coming: Vec<Card>,
    last: bool,
}

impl Stage {
    /// A table of so many; seat 0 is Aunt Marie unless told otherwise.
    pub fn seats(seats: u8) -> Stage {
        Stage {
            seats,
            options: Options::default(),
            aunt: Seat(0),
            hands: [None; 5],
            gifts: [None; 5],
            gentlemen: None,
            coming: Vec::new(),
            last: false,
        }
    }

    pub fn couples(mut self) -> Stage {
        self.options.couples = true;
        self
    }

    pub fn aunt(mut self, seat: u8) -> Stage {
        self.aunt = Seat(seat);
        self
    }

    pub fn hand(mut self, seat: u8, names: &str) -> Stage {
        self.hands[seat as usize] = Some(cards(names));
        self
    }

    /// How many gifts of the values 1, 2, 3 and 4 this seat still has.
    pub fn gifts(mut self, seat: u8, gifts: [u8; 4]) -> Stage {
        self.gifts[seat as usize] = Some(Gifts(gifts));
        self
    }

    /// How many gentlemen are still in the pile.
    pub fn gentlemen(mut self, left: u8) -> Stage {
        self.gentlemen = Some(left);
        self
    }

    /// The three cards of the first round; said again, those of the next one.
    pub fn table(mut self, names: &str) -> Stage {
        self.coming.extend(row(names));
        self
    }

    /// No cards are left in the stack after those of [`Stage::table`].
    pub fn last(mut self) -> Stage {
        self.last = true;
        self
    }

    /// Lays everything out as if it had been dealt so, and turns up the first three cards.
    pub fn begin(self) -> Scene {
        let setup = Setup::<Tante>::published(self.seats, self.options);
        let mut game = Tante::set_up(&setup, &mut Chance::quick(0), &mut tabletop::Silence).unwrap();
        // The last colours stay out, so that tests can name the first ones at any table.
        game.removed = game.edition.colours.iter().skip(6 - game.edition.colours_out(self.seats) as usize).collect();
        let mut rest: Cards = game.edition.deck.iter().filter(|card| !game.removed.contains(card.colour())).collect();
        let named = self.coming.iter().copied().chain(self.hands.iter().flatten().flat_map(|hand| hand.iter()));
        for card in named {
            assert!(rest.remove(card), "there is no further {card} to lay out");
        }
        let mut rest: Vec<Card> = rest.iter().collect();
        // Nobody meets anybody by accident.
        let mut chance = Chance::quick(1);
        loop {
            chance.shuffle(&mut rest);
            let tops = rest.rchunks_exact(3).skip(self.seats as usize);
            if tops.clone().all(|three| nature_of([three[0], three[1], three[2]]).is_none()) {
                break;
            }
        }
        for seat in Seat::all(self.seats) {
            let drawn = |rest: &mut Vec<Card>| rest.drain(rest.len() - 3..).collect();
            game.hands[seat.index()] = self.hands[seat.index()].unwrap_or_else(|| drawn(&mut rest));
        }
        // What nobody needs lies among the discarded cards, so that all are accounted for.
        let surplus = if self.last { rest.len() } else { rest.len() % 3 };
        game.discarded = rest.drain(..surplus).collect();
        game.stack = rest.into_iter().chain(self.coming.into_iter().rev()).collect::<ArrayVec<_, 72>>();
        game.spent = Gifts::default();
        for seat in Seat::all(self.seats) {
            let gifts = self.gifts[seat.index()].unwrap_or(Gifts::of_each(4));
            game.gifts[seat.index()] = gifts;
            game.spent = game.spent.with(Gifts::of_each(4).without(gifts));
        }
        game.seen = [Cards::default(); 5];
        let pile = game.edition.gentlemen(self.seats, &self.options);
        game.gentlemen = self.gentlemen.unwrap_or(pile);
        game.aunt = self.aunt;
        game.round = 0;

        let mut told = Vec::new();
        if !game.removed.is_empty() {
            told.add(Event::ColoursLeft { colours: game.removed });
        }
        for seat in Seat::all(self.seats) {
            let hand = game.hands[seat.index()];
            told.add(Event::Dealt { seat, count: hand.len(), cards: Some(hand) });
        }
        told.add(Event::AuntDrawn { aunt: game.aunt });
        game.turn_up(&mut told);
        game.audit().unwrap();
        Scene { game, told, story: None }
    }
}

/// A table in play, what the last input told, and the story of it all where it is to be told.
pub struct Scene {
    pub game: Tante,
    pub told: Vec<Event>,
    story: Option<Golden>,
}

impl Scene {
    /// A table dealt as the rules deal it.
    pub fn dealt(seats: u8, options: Options, seed: u64) -> Scene {
        let mut told = Vec::new();
        let setup = Setup::<Tante>::published(seats, options);
        let game = Tante::set_up(&setup, &mut Chance::quick(seed), &mut told).unwrap();
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

    /// Aunt Marie leaves the three cards as they are.
    pub fn keep(&mut self) -> &mut Scene {
        self.act(self.game.aunt.0, Action::Keep)
    }

    /// Aunt Marie swaps a card of hers for one on the table.
    pub fn swap(&mut self, give: &str, take: &str) -> &mut Scene {
        self.act(self.game.aunt.0, Action::Exchange { give: card(give), take: card(take) })
    }

    pub fn bid(&mut self, seat: u8, gifts: [u8; 4]) -> &mut Scene {
        self.act(seat, Action::Bid(Gifts(gifts)))
    }

    pub fn withdraw(&mut self, seat: u8) -> &mut Scene {
        self.act(seat, Action::Withdraw)
    }

    /// Aunt Marie keeps, and all others withdraw.
    pub fn nobody_bids(&mut self) -> &mut Scene {
        self.keep();
        while let Phase::Auction(auction) = self.game.phase {
            self.withdraw(auction.turn.0);
        }
        self
    }

    pub fn take(&mut self, seat: u8) -> &mut Scene {
        self.act(seat, Action::Take)
    }

    pub fn buy_out(&mut self, seat: u8, zero: &str) -> &mut Scene {
        self.act(seat, Action::BuyOut(card(zero)))
    }

    /// Plays a round in which nobody swaps, bids or parts with a zero.
    pub fn dull_round(&mut self) -> &mut Scene {
        let left = self.game.left_of(self.game.aunt);
        self.nobody_bids().take(left.0)
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
    pub fn turn(&self) -> Option<u8> {
        self.game.phase.turn(self.game.aunt).map(|seat| seat.0)
    }

    pub fn hand(&self, seat: u8) -> Cards {
        self.game.hands[seat as usize]
    }

    /// The kinds of the events that the last input told.
    pub fn kinds(&self) -> Vec<EventKind> {
        self.told.iter().map(EventKind::from).collect()
    }

    pub fn tells(&self, kind: EventKind) -> bool {
        self.kinds().contains(&kind)
    }

    pub fn scores(&self) -> Vec<i32> {
        self.game.outcome().expect("the game is over").scores.to_vec()
    }

    pub fn winners(&self) -> SeatSet {
        self.game.outcome().expect("the game is over").winners
    }
}
