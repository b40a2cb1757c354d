//! The bots of a game by level and temperament, in plain words.

use std::borrow::Cow;

use maud::{Markup, html};
use shelf::{BotSpec, Level, Temperament};

use crate::assets;
use crate::visit::Visit;
use house::lobby::{self, Change};
use house::{SeatRow, Sitter, TableRow, TableState};

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
    let temperament = spec.temperament().map(|temperament| word_of(visit, temperament));
    let level = level(visit, spec.level());
    match temperament {
        Some(temperament) => format!("{level}, {temperament}").into(),
        None => level,
    }
}

fn word_of(visit: &Visit, temperament: Temperament) -> Cow<'static, str> {
    match temperament {
        Temperament::Bold => visit.word("temper-bold"),
        Temperament::Careful => visit.word("temper-careful"),
        Temperament::Spiteful => visit.word("temper-spiteful"),
        Temperament::Kindly => visit.word("temper-kindly"),
        Temperament::Patient => visit.word("temper-patient"),
    }
}

/// What temper the bot that sits here has.
fn temperament(visit: &Visit, seat: &SeatRow) -> Option<Cow<'static, str>> {
    let Sitter::Bot(bot) = &seat.sitter else { return None };
    Some(word_of(visit, bot.parse::<BotSpec>().ok()?.temperament()?))
}

/// The bots at a table, each with its kind.
pub fn at_table(visit: &Visit, row: &TableRow) -> Markup {
    html! {
        @for seat in &row.seats {
            @if let Sitter::Bot(bot) = &seat.sitter { li { (seat.name) (visit.word("colon")) " " (kind(visit, bot)) } }
        }
    }
}

/// How strong bots are to be. The usual level is chosen already.
pub fn levels(visit: &Visit) -> Markup {
    html! {
        fieldset.levels {
            legend { (visit.word("lobby-level")) }
            @for (place, choice) in Level::FOR_PEOPLE.into_iter().enumerate() {
                label.option {
                    input.vh type="radio" name="bot" value=(choice.name()) checked[choice == USUAL];
                    span.level-pips aria-hidden="true" { @for pip in 0..Level::FOR_PEOPLE.len() { i .on[pip <= place] {} } }
                    (level(visit, choice))
                }
            }
        }
    }
}

/// The bots that would take the seats that are free.
fn next_to_come(state: &TableState) -> Vec<SeatRow> {
    let seats = &state.row.seats;
    let free: Vec<usize> = (0..seats.len()).filter(|seat| seats[*seat].sitter == Sitter::Nobody).collect();
    let sit = |seats: Vec<SeatRow>, seat: &usize| {
        lobby::change(&seats, &Change::Bot { seat: *seat, level: USUAL }).unwrap_or(seats)
    };
    let full = free.iter().fold(seats.clone(), sit);
    free.into_iter().map(|seat| full[seat].clone()).collect()
}

/// For the host: bots of a level on all seats that are free. One on a single chair comes by a button there, which belongs to this form.
pub fn invitation(visit: &Visit, state: &TableState, address: &str) -> Markup {
    html! {
        form #fill method="post" action=(address) data-stays {
            (levels(visit))
            ul.troupe {
                @for bot in &next_to_come(state) {
                    li {
                        @if let Some(portrait) = portraits::of_bot(&bot.name) {
                            img.face src=(assets::portrait(portrait)) alt="" width="80" height="80";
                        }
                        b { (bot.name) }
                        @if let Some(temperament) = temperament(visit, bot) { span { (temperament) } }
                    }
                }
            }
            button name="do" value="fill" { (visit.word("lobby-fill")) }
        }
    }
}

/// The button on a free chair that seats a bot of the chosen level there.
pub fn button_on_chair(visit: &Visit, place: usize) -> Markup {
    let label = visit.word("lobby-add-bot");
    html! {
        button.seat-bot form="fill" name="move" value=(format!("do=bot&seat={place}")) aria-label=(label) title=(label) {
            "+ " (visit.word("lobby-bot"))
        }
    }
}
