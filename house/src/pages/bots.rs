//! The bots of a game by level, in plain words.

use maud::{Markup, html};
use shelf::{Title, Visitor};

use crate::store::TableRow;
use crate::visit::Visit;

/// The bots of a game, weakest first.
pub fn of_game(game: &str) -> &'static [&'static str] {
    struct Bots;
    impl Visitor for Bots {
        type Output = &'static [&'static str];
        fn visit<T: Title>(self) -> Self::Output {
            T::BOTS
        }
    }
    shelf::with(game, Bots).unwrap_or_default()
}

/// What kind of bot this is.
pub fn level(visit: &Visit, bot: &str) -> String {
    match bot {
        "random" => visit.word("bot-random"),
        "steady" => visit.word("bot-steady"),
        // A bot without a word of its own is called what the commands call it.
        other => format!("{} ({other})", visit.word("lobby-bot")),
    }
}

/// For the host: which bot takes this free seat. The strongest is chosen already.
pub fn chooser(visit: &Visit, row: &TableRow, place: usize, address: &str) -> Markup {
    let bots = of_game(&row.game);
    html! {
        form id=(format!("bot-{place}")) .add-bot method="post" action=(address) {
            input type="hidden" name="seat" value=(place);
            select name="bot" aria-label=(visit.word("lobby-level")) {
                @for bot in bots.iter().rev() { option value=(bot) { (level(visit, bot)) } }
            }
            button name="do" value="bot" aria-label=(visit.word("lobby-add-bot")) title=(visit.word("lobby-add-bot")) { "+" }
        }
    }
}
