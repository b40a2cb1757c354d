//! A seat's view of the table, and what it may do there, as numbers for a network: cards by kind, suitcases and Pickpockets by seat.

use bots::{Encoding, Inputs};
use millionen::{Action, Attack, Card, Cards, FIVE, Millionen, Phase, View};
use tabletop::{Mind, Seat};

#[derive(Debug, Clone, Copy, Default)]
pub struct MillionenEncoding;

const KINDS: usize = Card::ALL.len();
const PICKPOCKETS: usize = 5;
const BLUES: usize = 5;
const MOST_RIVALS: usize = 5;
const SUITCASES: usize = FIVE as usize + 1;

impl Encoding<Millionen> for MillionenEncoding {
    const VIEW: usize = COURSE + KINDS * HELD + SUITCASES + THREATS + MOST_RIVALS * RIVAL + 3 * KINDS;
    const ACTION: usize = 9 + KINDS + PICKPOCKETS + PICKPOCKETS + BLUES + MOST_RIVALS + WHOM + KINDS;

    fn tell_view(&self, mind: &Mind<'_, Millionen>, into: &mut Inputs) {
        let Mind { view, seat, .. } = mind;
        let hand = view.player(*seat).hand.unwrap_or_default();
        tell_course(view, *seat, into);
        Card::ALL.into_iter().for_each(|card| into.at_least(hand.count(card) as usize, HELD));
        into.one_of(view.player(*seat).suitcases as usize, SUITCASES);
        tell_threats(view, *seat, into);
        for place in 1..=MOST_RIVALS {
            if place < view.seats() as usize {
                tell_rival(view, Seat((seat.0 + place as u8) % view.seats()), into);
            } else {
                into.nothing(RIVAL);
            }
        }
        tell_numbers(view.discards, into);
        tell_numbers(view.possible, into);
        tell_numbers(view.unplaced(mind.edition.deck), into);
    }

    fn tell_action(&self, mind: &Mind<'_, Millionen>, action: Option<&Action>, into: &mut Inputs) {
        let Mind { view, seat, .. } = mind;
        let attack = match view.phase {
            Phase::Answer(attack) => Some(attack),
            Phase::Turn | Phase::Over { .. } => None,
        };
        let deed = Deed::of(action, attack);
        into.one_of(deed.kind, 9);
        into.one_of(deed.discarded.map_or(KINDS, |card| card as usize), KINDS);
        into.one_of(deed.sent.map_or(PICKPOCKETS, pickpocket), PICKPOCKETS);
        into.one_of(deed.met.map_or(PICKPOCKETS, pickpocket), PICKPOCKETS);
        into.one_of(deed.with.map_or(BLUES, |card| card as usize), BLUES);
        into.one_of(deed.whom.map_or(MOST_RIVALS, |whom| away(view, *seat, whom).wrapping_sub(1)), MOST_RIVALS);
        let Some(whom) = deed.whom else { return };
        let player = view.player(whom);
        into.one_of(player.suitcases as usize, SUITCASES);
        into.one_of((player.cards as usize).min(6), 7);
        into.flag(view.is_threatened(whom));
        tell_numbers(player.known, into);
    }
}

/// What an action comes to, whichever it is.
#[derive(Default)]
struct Deed {
    kind: usize,
    discarded: Option<Card>,
    /// The Pickpocket that goes against somebody.
    sent: Option<Card>,
    /// The Pickpocket that is got rid of.
    met: Option<Card>,
    with: Option<Card>,
    whom: Option<Seat>,
}

impl Deed {
    fn of(action: Option<&Action>, attack: Option<Attack>) -> Deed {
        let met = attack.map(|attack| attack.pickpocket);
        match action.copied() {
            Some(Action::Discard(card)) => Deed { kind: 0, discarded: Some(card), ..Deed::default() },
            Some(Action::LaySuitcase) => Deed { kind: 1, ..Deed::default() },
            Some(Action::Attack { with, whom }) => {
                Deed { kind: 2, sent: Some(with), whom: Some(whom), ..Deed::default() }
            }
            Some(Action::ChaseOff { with, pickpocket, boss }) => {
                Deed { kind: 3, met: Some(pickpocket), with: Some(with), whom: Some(boss), ..Deed::default() }
            }
            Some(Action::Cheat { whom }) => Deed { kind: 4, whom: Some(whom), ..Deed::default() },
            Some(Action::LayDandy) => Deed { kind: 5, ..Deed::default() },
            Some(Action::Repel(card)) => Deed { kind: 6, met, with: Some(card), ..Deed::default() },
            Some(Action::Shoot) => {
                Deed { kind: 7, sent: met, whom: attack.map(|attack| attack.boss), ..Deed::default() }
            }
            Some(Action::GiveIn) => Deed { kind: 8, met, ..Deed::default() },
            None => Deed { kind: 9, ..Deed::default() },
        }
    }
}

const WHOM: usize = SUITCASES + 7 + 1;
/// So many of a kind in hand are told apart.
const HELD: usize = 3;
const COURSE: usize = 4 + 10 + 1 + 2 + PICKPOCKETS + MOST_RIVALS + 6;

/// How far the game has come, whose turn it is, and what is to be answered.
fn tell_course(view: &View, seat: Seat, into: &mut Inputs) {
    into.one_of(view.seats() as usize - 3, 4);
    into.one_of((usize::from(view.turns) / 12).min(9), 10);
    into.number(f32::from(view.stack) / 60.0);
    let attack = match view.phase {
        Phase::Answer(attack) => Some(attack),
        Phase::Turn | Phase::Over { .. } => None,
    };
    into.flag(attack.is_none());
    into.flag(attack.is_some());
    into.one_of(attack.map_or(PICKPOCKETS, |attack| pickpocket(attack.pickpocket)), PICKPOCKETS);
    into.one_of(attack.map_or(MOST_RIVALS, |attack| away(view, seat, attack.boss).wrapping_sub(1)), MOST_RIVALS);
    into.one_of(away(view, seat, view.turn), 6);
}

/// How many seats further to the left.
fn away(view: &View, seat: Seat, other: Seat) -> usize {
    ((other.0 + view.seats() - seat.0) % view.seats()) as usize
}

fn pickpocket(card: Card) -> usize {
    (card as usize).wrapping_sub(Card::Pickpocket2 as usize)
}

const THREATS: usize = PICKPOCKETS + MOST_RIVALS + 2;

/// Who waits in front of this seat, and for whom.
fn tell_threats(view: &View, seat: Seat, into: &mut Inputs) {
    let mut values = [0u8; PICKPOCKETS];
    let mut bosses = [0u8; MOST_RIVALS + 1];
    for waiting in view.waiting_for(seat) {
        values[pickpocket(waiting.pickpocket)] += 1;
        bosses[away(view, seat, waiting.boss)] += 1;
    }
    values.iter().chain(&bosses[1..]).for_each(|count| into.number(f32::from(*count)));
    into.at_least(values.iter().map(|count| *count as usize).sum(), 2);
}

const RIVAL: usize = 1 + SUITCASES + 1 + KINDS + KINDS + 3;

/// What is open about somebody else, and what the seat has seen of that hand.
fn tell_rival(view: &View, seat: Seat, into: &mut Inputs) {
    let player = view.player(seat);
    into.flag(true);
    into.one_of(player.suitcases as usize, SUITCASES);
    into.number(f32::from(player.cards) / 6.0);
    tell_numbers(player.known, into);
    tell_numbers(player.knows, into);
    into.at_least(view.waiting_for(seat).count(), 2);
    into.number(view.waiting_for(seat).map(|waiting| pickpocket(waiting.pickpocket) as f32 + 2.0).sum::<f32>() / 6.0);
}

fn tell_numbers(cards: Cards, into: &mut Inputs) {
    Card::ALL.into_iter().for_each(|card| into.number(f32::from(cards.count(card)) / 4.0));
}
