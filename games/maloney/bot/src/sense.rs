//! Common sense for thinking ahead: the steady bot's moves, and what the hands may still bring.

use bots::{Features, Sense};
use maloney::{Action, Day, ENOUGH, Maloney, Phase, TOWNS, Town};
use tabletop::{Bot, Chance, Game, Mind, Seat, Viewer};

use crate::Steady;

/// What a card that is kept may bring another day.
const KEPT: f32 = 4.0;

#[derive(Debug, Clone, Copy, Default)]
pub struct MaloneySense;

impl Sense<Maloney> for MaloneySense {
    const FEATURES: &'static [&'static str] = &[
        "score",
        "points",
        "money",
        "joker",
        "cards",
        "to-go",
        "fewest",
        "most",
        "here",
        "near",
        "plan",
        "after",
        "driver",
        "lead",
        "double",
        "first-to-end",
        "seats",
        "rich",
        "best",
        "pairs",
    ];

    fn rollout_policy(
        &mut self,
        world: &Maloney,
        seat: Seat,
        offers: &[Action],
        chance: &mut Chance,
    ) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        Steady::default().choose(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, chance)
    }

    fn stage(&self, world: &Maloney) -> u32 {
        u32::from(world.number())
    }

    fn features(&mut self, world: &Maloney, into: &mut [Features]) {
        let seats = world.seats();
        let edition = world.edition();
        let all = || Seat::all(seats);
        let score = |seat: Seat| f32::from(world.points(seat)) + world.money(seat).0 as f32 / 1000.0;
        let most_points = all().map(|seat| world.points(seat)).max().unwrap_or(0);
        let fewest = all().map(|seat| world.hand(seat).len()).min().unwrap_or(0);
        let richest = all().map(|seat| world.money(seat).0).max().unwrap_or(0) as f32;
        let today = world.day();
        let car = world.car();
        let tomorrow = today.next();
        // On a Sunday the car is there already, and tomorrow's Sunday leads anywhere.
        let arrived = matches!(world.phase(), Phase::Cash);
        let roads = edition.roads(car);
        for (seat, into) in all().zip(into) {
            let hand = world.hand(seat);
            let others = all().filter(|other| *other != seat).map(score).fold(f32::MIN, f32::max);
            let harvest = |day: Day| -> [f32; TOWNS] {
                let mut harvest = [0.0; TOWNS];
                for card in hand.iter() {
                    let worth = f32::from(edition.worth(card, day)) * if day.is_double() { 2.0 } else { 1.0 };
                    harvest[card.town().index()] += (worth - KEPT).max(0.0);
                }
                harvest
            };
            let now = harvest(today);
            let next = harvest(tomorrow);
            let then = |town: Town| {
                if tomorrow == Day::Sunday {
                    return next.iter().sum::<f32>() / TOWNS as f32;
                }
                edition.roads(town).into_iter().map(|town| next[town.index()]).fold(0.0, f32::max)
            };
            let (here, mean, plan, after) = if arrived {
                (now[car.index()], now[car.index()], now[car.index()] + then(car), then(car))
            } else {
                let sum = |of: &dyn Fn(Town) -> f32| roads.into_iter().map(of).sum::<f32>() / roads.len() as f32;
                let most = |of: &dyn Fn(Town) -> f32| roads.into_iter().map(of).fold(0.0, f32::max);
                let now = |town: Town| now[town.index()];
                (most(&now), sum(&now), most(&|town| now(town) + 0.5 * then(town)), sum(&then))
            };
            // Cards of one town can be played together, on a day that is good for both.
            let best: f32 = hand.iter().map(|card| f32::from(edition.worth(card, edition.best_day(card)))).sum();
            let pairs = hand.iter().filter(|card| hand.of_town(card.town()).len() == 2).count() as f32;
            let told = [
                score(seat) / 50.0,
                f32::from(world.points(seat)) / 50.0,
                world.money(seat).0 as f32 / 10_000.0,
                f32::from(u8::from(world.has_joker(seat))),
                f32::from(hand.len()) / 12.0,
                f32::from((ENOUGH - world.points(seat)).max(0)) / 50.0,
                f32::from(fewest) / 12.0,
                f32::from(most_points) / f32::from(ENOUGH),
                here / 10.0,
                mean / 10.0,
                plan / 10.0,
                after / 10.0,
                f32::from(u8::from(world.driver() == Some(seat))),
                (score(seat) - others) / 20.0,
                f32::from(u8::from(today.is_double())),
                f32::from(u8::from(hand.len() <= 2)),
                f32::from(seats) / 6.0,
                (world.money(seat).0 as f32 - richest) / 5_000.0,
                best / 84.0,
                pairs / 6.0,
            ];
            into[..told.len()].copy_from_slice(&told);
        }
    }
}
