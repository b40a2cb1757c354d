//! La Tante à Héritage as a subject of proof. It speaks through the public door only: the tests of the rules, of the
//! face and of the house's pages depend on it.

use std::sync::LazyLock;

use proof::{Company, Sight, Subject};
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Seat, Viewer};
use tante::{Action, Card, Colour, Event, EventKind, Gifts, Phase, Reason, Tante, View, nature_of};
use words::{Words, texts};

#[derive(Debug, Clone, Copy)]
pub struct TanteSubject;

impl Subject for TanteSubject {
    type Game = Tante;
    type Piece = Card;

    /// At most 19 rounds: a swap, an auction in which every bid of a bidder raises by one, and a chain of zeros.
    const LONGEST: usize = 19 * (1 + 44 + 5);

    fn any_action(&self, view: &View, chance: &mut Chance) -> Action {
        let all: Vec<Card> = Card::all().collect();
        let hand: Vec<Card> = view.hand().unwrap_or_default().iter().collect();
        // Mostly cards that are there: far more of these actions are nearly lawful, and some are.
        let card = |near: &[Card], chance: &mut Chance| {
            let pile = if near.is_empty() || chance.below(4) == 0 { &all[..] } else { near };
            *chance.pick(pile).expect("there are cards")
        };
        match chance.below(8) {
            0 | 1 => Action::Exchange { give: card(&hand, chance), take: card(&view.table, chance) },
            2 => Action::Keep,
            3 | 4 => {
                let most = chance.below(7) as u8;
                Action::Bid(Gifts(std::array::from_fn(|_| chance.below(u32::from(most) + 1) as u8)))
            }
            5 => Action::Withdraw,
            6 => Action::Take,
            _ => {
                let zeros: Vec<Card> = all.iter().copied().filter(|card| card.value() == 0).collect();
                let near = if chance.below(2) == 0 { &zeros } else { &hand };
                Action::BuyOut(card(near, chance))
            }
        }
    }

    fn lawful(&self, view: &View, seat: Seat, action: &Action) -> bool {
        let holds = |card: Card| view.hand().is_some_and(|hand| hand.iter().any(|held| held == card));
        match (view.phase, *action) {
            // T11
            (Phase::Exchange, Action::Keep) => seat == view.aunt,
            (Phase::Exchange, Action::Exchange { give, take }) => {
                seat == view.aunt && holds(give) && view.table.contains(&take)
            }
            // T13–T15
            (Phase::Auction(auction), Action::Withdraw) => auction.turn == seat,
            (Phase::Auction(auction), Action::Bid(gifts)) => {
                let worth =
                    |gifts: Gifts| (1..).zip(gifts.0).map(|(value, count)| value * u32::from(count)).sum::<u32>();
                let price = auction.high.map_or(0, |(_, gifts)| worth(gifts));
                let owned = view.player(auction.turn).gifts.0;
                auction.turn == seat && worth(gifts) > price && gifts.0.iter().zip(owned).all(|(bid, own)| *bid <= own)
            }
            // T17
            (Phase::Duty { turn }, Action::Take) => turn == seat,
            (Phase::Duty { turn }, Action::BuyOut(card)) => turn == seat && card.value() == 0 && holds(card),
            _ => false,
        }
    }

    fn hidden_zones(&self, game: &Tante, viewer: Viewer) -> Vec<Vec<Card>> {
        game.hidden_zones(viewer)
    }

    fn with_hidden_zones(&self, game: &Tante, viewer: Viewer, zones: &[Vec<Card>]) -> Tante {
        game.with_hidden_zones(viewer, zones)
    }

    fn opening_of(&self, opening: &[Event], world: &Tante) -> Vec<Event> {
        let retold = |event: &Event| match event {
            Event::Dealt { seat, count, .. } => {
                Event::Dealt { seat: *seat, count: *count, cards: world.view(Viewer::Seat(*seat)).hand() }
            }
            event => event.clone(),
        };
        opening.iter().map(retold).collect()
    }

    fn event_kinds(&self) -> Vec<&'static str> {
        EventKind::iter().map(Into::into).collect()
    }

    fn kind_of(&self, event: &Event) -> &'static str {
        EventKind::from(event).into()
    }

    fn refusals(&self) -> Vec<&'static str> {
        Reason::iter().map(Into::into).collect()
    }

    fn rules(&self) -> Vec<String> {
        (1..=26).map(|number| format!("T{number}")).collect()
    }

    fn words(&self) -> &Words {
        words()
    }

    fn companies(&self) -> Vec<Company<Tante>> {
        vec![
            Company { name: "matchmaking", stack: Some(sorted_by_colour), choose: make_trios },
            Company { name: "late-blooming", stack: Some(trios_at_the_bottom), choose: leave_it_be },
            Company { name: "stubborn", stack: Some(zeros_in_the_hands), choose: pass_it_on },
            Company { name: "lavish", stack: None, choose: bid_high },
        ]
    }

    fn sights(&self) -> Vec<Sight<Tante>> {
        vec![
            Sight { name: "a wedding on the reveal", seen: |_, told, _| married(told) && !exchanged(told) },
            Sight { name: "a wedding after the exchange", seen: |_, told, _| married(told) && exchanged(told) },
            Sight {
                name: "a wedding in the last round",
                seen: |_, told, after| married(told) && after.view(Viewer::Public).stack == 0,
            },
            Sight { name: "the last cards taken", seen: |_, told, _| told.contains(&Event::StackTaken) },
            Sight {
                name: "a second meeting",
                seen: |before, told, _| {
                    matches!(told, [Event::Exchanged { .. }, Event::Met { .. }, ..])
                        && before.view(Viewer::Public).met.is_some()
                },
            },
            Sight {
                name: "a trio after the exchange that is no second meeting",
                seen: |before, told, after| {
                    matches!(told, [Event::Exchanged { .. }, rest @ ..] if !matches!(rest, [Event::Met { .. }, ..]))
                        && before.view(Viewer::Public).met.is_some()
                        && nature(&after.view(Viewer::Public)) == before.view(Viewer::Public).met
                },
            },
            Sight { name: "an aunt left with the cards", seen: |_, told, _| has(told, EventKind::AuntTook) },
            Sight {
                name: "an aunt with nothing to swap",
                seen: |_, told, after| {
                    let view = after.view(Viewer::Public);
                    has(told, EventKind::TurnedUp)
                        && view.player(view.aunt).cards == 0
                        && matches!(view.phase, Phase::Auction(_))
                },
            },
            Sight { name: "a bidder who can't go higher", seen: |_, told, _| has(told, EventKind::Outbid) },
            Sight {
                name: "a table where nobody can bid",
                seen: |_, told, _| has(told, EventKind::NobodyBid) && !has(told, EventKind::Withdrew),
            },
            Sight {
                name: "a shared win",
                seen: |_, told, _| matches!(told.last(), Some(Event::Won { winners, .. }) if winners.len() > 1),
            },
        ]
    }
}

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}

fn has(told: &[Event], kind: EventKind) -> bool {
    told.iter().any(|event| EventKind::from(event) == kind)
}

fn married(told: &[Event]) -> bool {
    told.contains(&Event::Married)
}

/// Whether the three cards on the table came there by an exchange, not by the reveal.
fn exchanged(told: &[Event]) -> bool {
    matches!(told[0], Event::Exchanged { .. })
}

fn nature(view: &View) -> Option<tante::Nature> {
    nature_of(view.table[..].try_into().ok()?)
}

/// Deals what nobody has seen anew: `deal` gets all hidden cards and gives back the hands and the stack, whose top is its last card.
fn restacked(game: Tante, deal: impl FnOnce(&View, Vec<Card>, &mut [Vec<Card>])) -> Tante {
    let mut zones = game.hidden_zones(Viewer::Public);
    let cards = zones.concat();
    deal(&game.view(Viewer::Public), cards, &mut zones);
    game.with_hidden_zones(Viewer::Public, &zones)
}

/// Fills the zones from `cards`, the first zones from its end.
fn fill(zones: &mut [Vec<Card>], mut cards: Vec<Card>) {
    for zone in zones {
        *zone = cards.split_off(cards.len() - zone.len());
    }
}

/// A stack in which almost every reveal is a trio of one colour, with hands that fit it well.
fn sorted_by_colour(game: Tante, chance: &mut Chance) -> Tante {
    restacked(game, |_, mut cards, zones| {
        chance.shuffle(&mut cards);
        let in_hands = cards.len() - zones.last().map_or(0, Vec::len);
        cards[in_hands..].sort();
        // The hands are filled from the end, so they go there.
        cards.rotate_left(in_hands);
        fill(zones, cards);
    })
}

/// A stack whose last rounds are all meetings, just so many as there are gentlemen.
fn trios_at_the_bottom(game: Tante, chance: &mut Chance) -> Tante {
    restacked(game, |view, mut cards, zones| {
        let mut bottom = Vec::new();
        chance.shuffle(&mut cards);
        for colour in Colour::iter().cycle() {
            if bottom.len() == 3 * view.gentlemen.1 as usize {
                break;
            }
            let trio: Vec<Card> = cards.iter().copied().filter(|card| card.colour() == colour).take(3).collect();
            if trio.len() == 3 {
                trio.iter().for_each(|card| {
                    let place = cards.iter().position(|other| other == card).expect("it was found there");
                    cards.remove(place);
                });
                bottom.extend(trio);
            }
        }
        // No other meetings: what is above is shuffled until there are none.
        let hands: usize = zones.split_last().map_or(0, |(_, hands)| hands.iter().map(Vec::len).sum());
        loop {
            chance.shuffle(&mut cards);
            let above = &cards[..cards.len() - hands];
            if above.chunks_exact(3).all(|three| nature_of([three[0], three[1], three[2]]).is_none()) {
                break;
            }
        }
        bottom.extend(cards);
        fill(zones, bottom);
    })
}

/// Hands with as many zeros as there are, and the most of them where the role of the aunt arrives last.
fn zeros_in_the_hands(game: Tante, chance: &mut Chance) -> Tante {
    restacked(game, |view, mut cards, zones| {
        chance.shuffle(&mut cards);
        let (mut zeros, mut others): (Vec<Card>, Vec<Card>) = cards.into_iter().partition(|card| card.value() == 0);
        let seats: Vec<Seat> = view.aunt.round(view.seats()).collect();
        let wanted = [1, 1, 2, 3, 3];
        for (seat, wanted) in seats.iter().zip(&wanted[5 - seats.len()..]).rev() {
            let hand = &mut zones[seat.index()];
            let count = hand.len();
            *hand = zeros.split_off(zeros.len().saturating_sub(*wanted));
            hand.extend(others.split_off(others.len() - (count - hand.len())));
        }
        others.extend(zeros);
        chance.shuffle(&mut others);
        *zones.last_mut().expect("the stack is the last zone") = others;
    })
}

/// Swaps for a trio of another kind where that is possible, mostly for any trio, and never bids much.
fn make_trios(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let leads_to = |action: &Action| {
        let Action::Exchange { give, take } = action else { return None };
        let mut table = view.table.clone();
        let place = table.iter().position(|card| card == take)?;
        table[place] = *give;
        nature_of(table[..].try_into().ok()?)
    };
    match view.phase {
        Phase::Exchange => {
            let trios: Vec<_> = offers.iter().filter(|offer| leads_to(offer).is_some()).collect();
            let new = trios.iter().find(|offer| leads_to(offer) != view.met);
            new.or(trios.first()).map(|offer| **offer).or(Some(Action::Keep))
        }
        Phase::Auction(_) if chance.below(2) == 0 => Some(Action::Withdraw),
        _ => None,
    }
}

/// Aunt Marie never swaps; the others do anything.
fn leave_it_be(view: &View, _: &[Action], _: &mut Chance) -> Option<Action> {
    (view.phase == Phase::Exchange).then_some(Action::Keep)
}

/// Hardly ever bids, and parts with every zero.
fn pass_it_on(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    match view.phase {
        Phase::Exchange => Some(Action::Keep),
        Phase::Auction(_) => offers.get(usize::from(chance.below(8) == 0)).copied(),
        Phase::Duty { .. } => offers.iter().find(|offer| matches!(offer, Action::BuyOut(_))).copied(),
        Phase::Over { .. } => None,
    }
}

/// Bids as much as is offered until the gifts are gone.
fn bid_high(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    match view.phase {
        Phase::Auction(_) if chance.below(4) > 0 => offers.last().copied(),
        _ => None,
    }
}
