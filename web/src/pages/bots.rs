//! The bots of a game by level and temperament, in plain words.

use std::borrow::Cow;

use maud::{Markup, html};
use shelf::{BotSpec, Level, Temperament};

use crate::visit::Visit;
use house::{Sitter, TableRow};

pub use house::USUAL;

/// The level of this name, or the usual one; nothing if people can't choose it.
pub fn chosen(level: Option<&str>) -> Option<Level> {
    match level {
        Some(name) => Level::FOR_PEOPLE.into_iter().find(|level| level.name() == name),
        None => Some(USUAL),
    }
}

/// What a level is called.
pub fn level(visit: &Visit, level: Level) -> Cow<'static, str> {
    match level {
        Level::Random => visit.word("bot-random"),
        Level::Easy => visit.word("bot-easy"),
        Level::Steady => visit.word("bot-steady"),
        Level::Strong => visit.word("bot-strong"),
    }
}

/// What kind of bot this is: its level and its temperament.
pub fn kind(visit: &Visit, bot: &str) -> Cow<'static, str> {
    let Ok(spec) = bot.parse::<BotSpec>() else {
        // A bot that this house does not know is called what its row calls it.
        return format!("{} ({bot})", visit.word("lobby-bot")).into();
    };
    let temperament = spec.temperament().map(|temperament| match temperament {
        Temperament::Bold => visit.word("temper-bold"),
        Temperament::Careful => visit.word("temper-careful"),
        Temperament::Spiteful => visit.word("temper-spiteful"),
        Temperament::Kindly => visit.word("temper-kindly"),
        Temperament::Patient => visit.word("temper-patient"),
    });
    let level = level(visit, spec.level());
    match temperament {
        Some(temperament) => format!("{level}, {temperament}").into(),
        None => level,
    }
}

/// The bots at a table, each with its kind.
pub fn at_table(visit: &Visit, row: &TableRow) -> Markup {
    html! {
        @for seat in &row.seats {
            @if let Sitter::Bot(bot) = &seat.sitter { li { (seat.name) (visit.word("colon")) " " (kind(visit, bot)) } }
        }
    }
}

/// How strong a bot is to be. The usual one is chosen already.
pub fn levels(visit: &Visit) -> Markup {
    html! {
        select name="bot" aria-label=(visit.word("lobby-level")) {
            @for choice in Level::FOR_PEOPLE.into_iter().rev() {
                option value=(choice.name()) selected[choice == USUAL] { (level(visit, choice)) }
            }
        }
    }
}

/// For the host: which bot takes this free seat.
pub fn chooser(visit: &Visit, place: usize, address: &str) -> Markup {
    html! {
        form id=(format!("bot-{place}")) .add-bot method="post" action=(address) {
            input type="hidden" name="seat" value=(place);
            (levels(visit))
            button name="do" value="bot" aria-label=(visit.word("lobby-add-bot")) title=(visit.word("lobby-add-bot")) { "+" }
        }
    }
}
