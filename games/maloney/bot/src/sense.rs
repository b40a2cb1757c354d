//! Common sense for thinking ahead: the steady bot's moves, and what the hands may still bring.

use bots::{Features, Sense};
use maloney::{Action, Cards, Day, Maloney, Phase};
use tabletop::{Bot, Chance, Game, Mind, Seat, Viewer};

use crate::Steady;

#[derive(Debug, Clone, Copy, Default)]
pub struct MaloneySense;

impl Sense<Maloney> for MaloneySense {
    const FEATURES: &'static [&'static str] = &[
        "score", "points", "money", "joker", "cards", "to-go", "fewest", "most", "here", "near", "after", "driver", "lead", "double",
        "first-to-end", "seats", "rich",
    ];

    fn usual(&mut self, world: &Maloney, seat: Seat, offers: &[Action], chance: &mut Chance) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        Steady.choose(&Mind { seat, edition: world.edition(), view: &view, offers, history: &[] }, chance)
    }

    fn stage(&self, world: &Maloney) -> u32 {
        u32::from(world.number())
    }

    fn look(&mut self, world: &Maloney, into: &mut [Features]) {
        let seats = world.seats();
        let edition = world.edition();
        let all = || Seat::all(seats);
        let score = |seat: Seat| f32::from(world.points(seat)) + world.money(seat).0 as f32 / 1000.0;
        let most_points = all().map(|seat| world.points(seat)).max().unwrap_or(0);
        let fewest = all().map(|seat| world.hand(seat).len()).min().unwrap_or(0);
        let richest = all().map(|seat| world.money(seat).0).max().unwrap_or(0) as f32;
        let (today, car) = (world.day(), world.car());
        let worth = |cards: Cards, day: Day| {
            let twice = if day.is_double() { 2.0 } else { 1.0 };
            cards.iter().map(|card| (f32::from(edition.worth(card, day)) * twice - 4.0).max(0.0)).sum::<f32>()
        };
        let tomorrow = today.next();
        for (seat, into) in all().zip(into) {
            let hand = world.hand(seat);
            let others = all().filter(|other| *other != seat).map(score).fold(f32::MIN, f32::max);
            let reach = |from, day: Day| {
                edition.roads(from).into_iter().map(|town| worth(hand.of_town(town), day)).fold(0.0, f32::max)
            };
            // On a Sunday the car is there already.
            let arrived = matches!(world.phase(), Phase::Cash);
            let here = if arrived { worth(hand.of_town(car), today) } else { reach(car, today) };
            let mean = edition.roads(car).into_iter().map(|town| worth(hand.of_town(town), today)).sum::<f32>() / 7.0;
            let after = if tomorrow == Day::Sunday { 0.0 } else { reach(car, tomorrow) };
            let told = [
                score(seat) / 50.0,
                f32::from(world.points(seat)) / 50.0,
                world.money(seat).0 as f32 / 10_000.0,
                f32::from(u8::from(world.has_joker(seat))),
                f32::from(hand.len()) / 12.0,
                f32::from((69 - world.points(seat)).max(0)) / 50.0,
                f32::from(fewest) / 12.0,
                f32::from(most_points) / 69.0,
                here / 10.0,
                mean / 10.0,
                after / 10.0,
                f32::from(u8::from(world.driver() == Some(seat))),
                (score(seat) - others) / 20.0,
                f32::from(u8::from(today.is_double())),
                f32::from(u8::from(hand.len() <= 2)),
                f32::from(seats) / 6.0,
                (world.money(seat).0 as f32 - richest) / 5_000.0,
            ];
            into[..told.len()].copy_from_slice(&told);
        }
    }
}
