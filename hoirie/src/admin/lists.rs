//! Tables and people of a house, for eyes or for programs.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use house::{ChannelEntry, NoticeEntry, PersonEntry, Player, TableEntry};
use serde::Serialize;

use crate::failure::Failure;

pub fn in_json(entries: &[impl Serialize], out: &mut dyn Write) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(entries).map_err(|error| Failure::Fault(error.to_string()))?;
    Ok(writeln!(out, "{text}")?)
}

pub fn tables(tables: &[TableEntry], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{:<32}  {:<9}  {:<9}  {:>5}  {:<9}  players", "table", "game", "state", "rows", "last move")?;
    for TableEntry { table, game, state, players, rows, last_move } in tables {
        let players = players.iter().map(name).collect::<Vec<_>>().join(", ");
        let last = last_move.map_or_else(String::new, ago);
        writeln!(out, "{table:<32}  {game:<9}  {:<9}  {rows:>5}  {last:<9}  {players}", state.word())?;
    }
    Ok(())
}

fn name(player: &Player) -> String {
    match &player.bot {
        Some(bot) => format!("{} ({bot} bot)", player.name),
        None => player.name.clone(),
    }
}

pub fn people(people: &[PersonEntry], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{:<32}  {:>6}  {:<9}  {:<6}  name", "person", "tables", "last came", "")?;
    for PersonEntry { person, name, tables, last, banned } in people {
        let banned = if *banned { "banned" } else { "" };
        let name = name.as_deref().unwrap_or_default();
        writeln!(out, "{person:<32}  {tables:>6}  {:<9}  {banned:<6}  {name}", ago(*last))?;
    }
    Ok(())
}

pub fn channels(channels: &[ChannelEntry], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{:<32}  {:<4}  {:<9}  {:>7}  {:<11}  whose", "channel", "kind", "since", "waiting", "")?;
    for ChannelEntry { channel, person, table, kind, confirmed, since, waiting } in channels {
        let confirmed = if *confirmed { "" } else { "unconfirmed" };
        let whose = person.clone().or_else(|| table.as_ref().map(|table| format!("table {table}")));
        let (kind, since, whose) = (kind.word(), ago(*since), whose.unwrap_or_default());
        writeln!(out, "{channel:<32}  {kind:<4}  {since:<9}  {waiting:>7}  {confirmed:<11}  {whose}")?;
    }
    Ok(())
}

pub fn notices(notices: &[NoticeEntry], out: &mut dyn Write) -> Result<(), Failure> {
    writeln!(out, "{:<32}  {:<10}  {:<9}  {:<9}  {:>5}  table", "channel", "kind", "since", "due in", "tries")?;
    for NoticeEntry { channel, table, kind, since, due, tries } in notices {
        let (since, due, table) = (ago(*since), until(*due), table.as_deref().unwrap_or_default());
        writeln!(out, "{channel:<32}  {kind:<10}  {since:<9}  {due:<9}  {tries:>5}  {table}")?;
    }
    Ok(())
}

/// How long a moment of the wall clock is away, in the largest unit that fits.
fn until(moment: u64) -> String {
    in_words(moment.saturating_sub(now()))
}

/// How long ago a moment of the wall clock was, in the largest unit that fits.
fn ago(moment: u64) -> String {
    in_words(now().saturating_sub(moment))
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

fn in_words(milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min", seconds / 60),
        3600..86_400 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86_400),
    }
}
