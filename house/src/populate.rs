//! Populating an empty house with people and games that are over, so that its lists can be measured where there is very much in them.
//! What was played in these games is not made up: only lists and figures know them.

use shelf::{Title, Visitor};
use store::clock::wall_clock;
use store::random::random_id;
use store::{Ending, Place, SeatEnding, SeatRow, Sitter, StoreError, TableRow};
use tabletop::{Chance, Game};

use crate::broadcast::Broadcast;
use crate::{AtDevice, BotDelay, House, OpenError, places};

/// How many are written in one transaction.
const AT_ONCE: usize = 20_000;

/// The games ended within so many milliseconds until now.
const PAST: u64 = 5 * 366 * 24 * 3_600_000;

const BOTS: [&str; 3] = ["easy", "steady-bold", "strong-careful"];

/// How much is to be there.
#[derive(Debug, Clone, Copy)]
pub struct Population {
    pub people: u32,
    pub finished: u32,
    /// What all choices are drawn from.
    pub seed: u64,
}

/// Populates the house in this place, where nothing was played yet, and tells how far that is. Answers with the code of a link that
/// makes a device one of whoever has played most.
pub async fn populate(place: &Place, population: Population, mut told: impl FnMut(u32)) -> Result<String, OpenError> {
    let (store, key, lock) = places::open_to_serve(place).await.map_err(|why| OpenError::of(place, why))?;
    let failed = |error: StoreError| OpenError::of(place, error.to_string());
    if !store.all_tables().await.map_err(failed)?.is_empty() {
        return Err(OpenError::of(place, "something was played there: only an empty house can be populated".into()));
    }
    let mut chance = Chance::quick(population.seed);
    let begins = wall_clock().saturating_sub(PAST);
    let mut done = 0;
    while done < population.finished {
        let now = AT_ONCE.min((population.finished - done) as usize) as u32;
        let ended = |number: u32| begins + PAST * u64::from(done + number) / u64::from(population.finished);
        let games = (0..now).map(|number| made_up(&mut chance, population.people, ended(number)));
        let mut games: Vec<_> = games.collect();
        // In the order in which a database lays them down.
        games.sort_by(|(one, ..), (other, ..)| one.id.cmp(&other.id));
        store.add_finished(games).await.map_err(failed)?;
        done += now;
        told(done);
    }
    let house = House::of(store, key, Broadcast::default(), BotDelay::default(), None);
    let busiest = person(0);
    let at = AtDevice { person: &busiest, device: &busiest, name: "populated" };
    let link = house.make_device_link(at).await.map_err(|error| OpenError::of(place, error.to_string()))?;
    house.close().await;
    drop(lock);
    Ok(link)
}

fn person(number: u32) -> String {
    format!("{number:032x}")
}

/// Some play very much, and most a little.
fn somebody(chance: &mut Chance, people: u32) -> u32 {
    let part = f64::from(chance.below(1 << 30)) / f64::from(1 << 30);
    (f64::from(people) * part.powf(1.5)) as u32
}

fn made_up(chance: &mut Chance, people: u32, ended: u64) -> (TableRow, Ending, u64) {
    let game = shelf::NAMES[chance.below(shelf::NAMES.len() as u32) as usize];
    let (rules, edition, least) = shelf::with(game, Usual).expect("the shelf knows its games");
    let mut seats: Vec<SeatRow> = Vec::new();
    let number = usize::from(least) + chance.below(2) as usize;
    while seats.len() < number {
        let place = seats.len();
        if place > 0 && chance.below(4) == 0 {
            let bot = BOTS[chance.below(BOTS.len() as u32) as usize];
            seats.push(SeatRow { sitter: Sitter::Bot(bot.into()), name: format!("Otto {place}") });
            continue;
        }
        let who = somebody(chance, people);
        let sitter = Sitter::Person(person(who));
        if seats.iter().all(|seat| seat.sitter != sitter) {
            seats.push(SeatRow { sitter, name: format!("Person {who}") });
        } else if people < 4 {
            seats.push(SeatRow { sitter: Sitter::Bot(BOTS[0].into()), name: format!("Otto {place}") });
        }
    }
    let scores: Vec<u32> = seats.iter().map(|_| chance.below(60)).collect();
    let ending = |seat: usize| {
        let place = 1 + scores.iter().filter(|score| **score > scores[seat]).count() as u64;
        SeatEnding { seat, place: Some(place), score: Some(i64::from(scores[seat])), won: place == 1, stand_in: None }
    };
    let pace = ["free", "live", "slow"][chance.below(3) as usize].to_owned();
    let ending = Ending { pace, own_edition: false, seats: (0..seats.len()).map(ending).collect() };
    let host = match &seats[0].sitter {
        Sitter::Person(host) => host.clone(),
        _ => String::new(),
    };
    let row = TableRow {
        id: random_id(),
        game: game.into(),
        rules,
        edition: edition.into(),
        options: "{}".into(),
        secret: [0; 32],
        host,
        started: Some(ended.saturating_sub(1_800_000)),
        over: true,
        rematch: None,
        seats,
    };
    (row, ending, ended)
}

/// The newest rules, the usual edition, and the fewest seats.
struct Usual;

impl Visitor for Usual {
    type Output = (u16, &'static str, u8);
    fn visit<T: Title>(self) -> Self::Output {
        (T::Game::RULES, T::Game::EDITIONS[0].1, *T::Game::SEATS.start())
    }
}
