//! What towns bring: to the bot from its own cards, to the others from what it can't place (hands, pile and what was played).

use maloney::{Card, Cards, Day, ENOUGH, Edition, Suitcase, Town, View};
use tabletop::Seat;

use crate::Weights;

/// How the game looks from one seat.
#[derive(Debug)]
pub struct Outlook<'a> {
    view: &'a View,
    edition: &'a Edition,
    seat: Seat,
    hand: Cards,
    unplaced: Cards,
    /// How many days are still to come, today not counted.
    days: f64,
    /// What a card is worth that is kept.
    kept: f64,
    /// What an unopened suitcase brings.
    suitcase: f64,
    /// How many of the unplaced cards are in other hands, as a part of all of them.
    held: f64,
    weights: Weights,
}

/// What the car is worth to whoever drives it today.
#[derive(Debug, Clone, Copy)]
pub struct Car {
    /// Where to drive.
    pub to: Town,
    /// What that brings us, more than being driven.
    pub gain: f64,
}

impl<'a> Outlook<'a> {
    pub fn of(view: &'a View, edition: &'a Edition, seat: Seat, weights: Weights) -> Outlook<'a> {
        let unplaced = view.unplaced();
        let others = || Seat::all(view.seats()).filter(move |other| *other != seat).map(|other| view.player(other));
        let held = others().map(|player| f64::from(player.cards)).sum::<f64>() / f64::from(unplaced.len().max(1));
        let fewest = view.players.iter().map(|player| player.cards).min().unwrap_or(0);
        let most = view.players.iter().map(|player| player.points).max().unwrap_or(0);
        let days = (f64::from(fewest) * weights.pace).min(f64::from((ENOUGH - most).max(0)) / weights.rate);
        let kept = weights.usual * (1.0 - (1.0 - weights.visits).powf(days));
        let (sum, closed) = unopened(view, edition);
        Outlook {
            view,
            edition,
            seat,
            hand: view.hand().unwrap_or_default(),
            unplaced,
            days,
            kept,
            suitcase: if closed > 0 { sum / f64::from(closed) } else { 0.0 },
            held,
            weights,
        }
    }

    /// How many days are still to come.
    pub fn days(&self) -> f64 {
        self.days
    }

    /// What a card brings on a day.
    fn worth(&self, card: Card, day: Day) -> f64 {
        f64::from(self.edition.worth(card, day)) * if day.is_double() { 2.0 } else { 1.0 }
    }

    /// What playing these cards today brings, more than keeping them.
    pub fn profit(&self, cards: Cards) -> f64 {
        cards.iter().map(|card| self.worth(card, self.view.day) - self.kept).sum()
    }

    /// What these cards bring today.
    pub fn points(&self, cards: Cards) -> f64 {
        cards.iter().map(|card| self.worth(card, self.view.day)).sum()
    }

    /// What our cards of a town bring on a day, those that are better kept left out.
    fn harvest(&self, town: Town, day: Day) -> f64 {
        self.hand.of_town(town).iter().map(|card| (self.worth(card, day) - self.kept).max(0.0)).sum()
    }

    /// What all others together can be expected to make in a town on a day.
    pub fn others(&self, town: Town, day: Day) -> f64 {
        self.held
            * self.unplaced.of_town(town).iter().map(|card| (self.worth(card, day) - self.kept).max(0.0)).sum::<f64>()
    }

    /// What it is worth to us that the car comes to this town today, whoever drives.
    fn arrival(&self, town: Town) -> f64 {
        let today = self.view.day;
        let tomorrow = today.next();
        let soon = if tomorrow == Day::Sunday {
            0.0
        } else {
            let best =
                self.edition.roads(town).into_iter().map(|next| self.harvest(next, tomorrow)).fold(0.0, f64::max);
            self.weights.soon * best
        };
        self.harvest(town, today) - self.weights.envy * self.others(town, today) + soon
    }

    /// What the car is worth to us today: the best town we can reach against where others would go.
    pub fn car(&self) -> Car {
        let roads = self.edition.roads(self.view.car);
        let arrivals = roads.map(|town| self.arrival(town));
        let mut best = (roads[0], f64::MIN);
        let mut driven = 0.0;
        let mut likely = 0.0;
        let rivals = f64::from(self.view.seats() - 1);
        for (town, arrival) in roads.into_iter().zip(arrivals) {
            let closed = self.view.suitcases[town.index()].is_none();
            let suitcase = if closed { self.suitcase } else { 0.0 };
            if arrival + suitcase > best.1 {
                best = (town, arrival + suitcase);
            }
            // Another driver goes where another hand gains, as far as we can tell, and has the suitcase there.
            let weight = 1.0 + self.weights.pull * (self.others(town, self.view.day) / rivals + suitcase.max(0.0));
            driven += weight * (arrival - self.weights.envy * suitcase);
            likely += weight;
        }
        Car { to: best.0, gain: best.1 - driven / likely }
    }

    /// By how much we would lead if the game ended today and these cards brought us their points.
    pub fn lead_after(&self, cards: Cards) -> f64 {
        let total = |seat: Seat| {
            let player = self.view.player(seat);
            f64::from(player.points) + f64::from(player.money.0) / 1000.0
        };
        let rivals = f64::from(self.view.seats() - 1);
        // What the others play today counts too.
        let theirs = self.held * self.points(self.unplaced.of_town(self.view.car)) / rivals;
        let others = Seat::all(self.view.seats()).filter(|other| *other != self.seat).map(total);
        total(self.seat) + self.points(cards) - others.fold(f64::MIN, f64::max) - theirs
    }
}

/// What all suitcases that nobody has opened hold together, and how many they are.
fn unopened(view: &View, edition: &Edition) -> (f64, u32) {
    let value = |suitcase: &Suitcase| match suitcase {
        Suitcase::Points(points) => f64::from(*points),
        Suitcase::Dollars(dollars) => f64::from(*dollars) / 1000.0,
    };
    let opened = view.suitcases.iter().flatten();
    let all: f64 = edition.suitcases().iter().map(value).sum();
    (all - opened.clone().map(value).sum::<f64>(), 24 - opened.count() as u32)
}
