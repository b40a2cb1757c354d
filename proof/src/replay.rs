//! A record, written to JSON and read back, replays to the game that was played.

use tabletop::{By, Entry, FORMAT, Game, Head, Input, Options, Record, SeedMaterial, Setup, Table};

use crate::claim::{Claim, Flaw, ensure};
use crate::course::{Played, names};
use crate::subject::{ActionOf, Subject};

pub(crate) fn replays<S: Subject>(setup: &Setup<S::Game>, played: Played<S>) -> Result<(), Flaw> {
    let broken = |why: String| Flaw::new(Claim::RecordsReplay, why);
    let head = Head {
        format: FORMAT,
        game: S::Game::NAME.to_owned(),
        rules: setup.rules,
        edition: S::Game::EDITIONS[0].1.into(),
        options: setup.options.to_map(),
        seats: names(setup.seats),
        seed: SeedMaterial::Open(played.seed),
    };
    let mut table = Table::<S::Game>::open(head).map_err(|error| broken(error.to_string()))?;
    for (at, input) in played.inputs {
        let by = if input == Input::Alarm { By::Clock } else { By::Bot };
        let step = table.consider(at, by, Entry::Input(input)).map_err(|error| broken(error.to_string()))?;
        table.accept(step);
    }
    ensure(*table.state() == played.end, Claim::RecordsReplay, || {
        format!("the table arrives at {:?}\n  and the game at {:?}", table.state(), played.end)
    })?;
    let text = serde_json::to_string(&table.record()).map_err(|error| broken(error.to_string()))?;
    let record: Record<ActionOf<S>> = serde_json::from_str(&text).map_err(|error| broken(error.to_string()))?;
    ensure(record == table.record(), Claim::RecordsReplay, || format!("it reads back differently: {text}"))?;
    let again = Table::<S::Game>::replay(record).map_err(|error| broken(error.to_string()))?;
    ensure(again.state() == table.state() && again.story() == table.story(), Claim::RecordsReplay, || {
        format!("the record arrives at {:?}", again.state())
    })
}
