//! A whole world that fits a view, for bots to think in.

use std::sync::Arc;

use arrayvec::ArrayVec;
use tabletop::{Chance, Seat, SeatSet};

use crate::standing::Standing;
use crate::{CARDS, Card, Cards, Dollars, Edition, Maloney, START_MONEY, Suitcase, Town, View};

/// How often cards are exchanged before a deal that nobody could have had (M9) is put up with.
const PATIENCE: u32 = 10_000;

pub(crate) fn imagine(view: &View, edition: &Arc<Edition>, chance: &mut Chance) -> Maloney {
    let mut hands = [Cards::NONE; 6];
    let mut points = [0; 6];
    let mut money = [Dollars::NOTHING; 6];
    let mut standing = [Standing::default(); 6];
    let mut chosen = [None; 6];
    let mut pile: ArrayVec<Card, CARDS> = view.unplaced().iter().collect();
    chance.shuffle(&mut pile);
    for seat in Seat::all(view.seats()) {
        let player = view.player(seat);
        hands[seat.index()] = match player.hand {
            Some(hand) => hand,
            None => pile.drain(pile.len() - player.cards as usize..).collect(),
        };
        points[seat.index()] = player.points;
        money[seat.index()] = player.money;
    }
    keep_to_two(view, &mut hands, &mut pile, chance);
    // What was seen and is no longer on the played pile was shuffled into this one (M26).
    pile.extend(view.seen.without(view.played).iter());
    chance.shuffle(&mut pile);
    // Nobody else has a standing bid or has chosen: nothing in the view says otherwise, and both may still come.
    if let Some(seat) = view.viewer.seat() {
        standing[seat.index()] = Standing { limit: view.standing, order: 1, changed: view.standing_changed };
        chosen[seat.index()] = view.choice;
    }
    if standing.iter().all(|standing| standing.limit.is_none() && !standing.changed) {
        standing = Default::default();
    }
    let mut hidden: ArrayVec<Suitcase, 24> = edition.suitcases().iter().copied().collect();
    for opened in view.suitcases.iter().flatten() {
        let place = hidden.iter().position(|suitcase| suitcase == opened).expect("what was opened was in the box");
        hidden.remove(place);
    }
    chance.shuffle(&mut hidden);
    let suitcases = view.suitcases.map(|opened| opened.or_else(|| hidden.pop()).expect("a suitcase for every town"));
    let opened = Town::all().filter(|town| view.suitcases[town.index()].is_some()).collect();
    let left_out = hidden[..].try_into().expect("eight stay out");
    let dealt = i64::from(START_MONEY.0) * i64::from(view.seats());
    let bank = dealt - money.iter().map(|money| i64::from(money.0)).sum::<i64>();
    Maloney {
        rules: view.rules,
        edition: edition.clone(),
        options: view.options,
        seats: view.seats(),
        pile,
        played: view.played,
        seen: view.seen,
        turned: view.turned.clone(),
        hands,
        suitcases,
        opened,
        opened_today: view.opened_today,
        left_out,
        points,
        money,
        bank,
        jokers: Seat::all(view.seats()).filter(|seat| view.player(*seat).joker).collect::<SeatSet>(),
        car: view.car,
        day: view.day,
        number: view.number,
        driver: view.driver,
        opener: view.opener,
        will: view.will,
        fined: view.fined,
        phase: view.phase,
        standing,
        chosen,
    }
}

/// Exchanges cards between the hidden hands and the pile until nobody holds more than two of a town, as everybody knows (M9).
fn keep_to_two(view: &View, hands: &mut [Cards; 6], pile: &mut ArrayVec<Card, CARDS>, chance: &mut Chance) {
    let hidden: ArrayVec<Seat, 6> = Seat::all(view.seats()).filter(|seat| view.player(*seat).hand.is_none()).collect();
    for _ in 0..PATIENCE {
        let surplus = hidden.iter().find_map(|seat| Some((*seat, hands[seat.index()].surplus().next()?)));
        let Some((seat, town)) = surplus else { return };
        let out = hands[seat.index()].of_town(town).iter().next().expect("a surplus has cards");
        // Any other place is as likely as it is large, so that no hand is favoured.
        let others = || hidden.iter().filter(|other| **other != seat);
        let places = pile.len() + others().map(|other| hands[other.index()].len() as usize).sum::<usize>();
        if places == 0 {
            return;
        }
        let mut place = chance.below(places as u32) as usize;
        if place < pile.len() {
            let card = std::mem::replace(&mut pile[place], out);
            hands[seat.index()].remove(out);
            hands[seat.index()].insert(card);
            continue;
        }
        place -= pile.len();
        for other in others() {
            let held = hands[other.index()].len() as usize;
            if place >= held {
                place -= held;
                continue;
            }
            let card = hands[other.index()].iter().nth(place).expect("it was counted");
            hands[other.index()].remove(card);
            hands[other.index()].insert(out);
            hands[seat.index()].remove(out);
            hands[seat.index()].insert(card);
            break;
        }
    }
}
