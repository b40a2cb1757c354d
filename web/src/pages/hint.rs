//! What the strong bot would do, for a beginner who asks: from what their own seat knows, and in one sentence that says why.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;
use tabletop::{Line, Seat};
use words::Listener;

use super::done;
use crate::Site;
use crate::error::Sorry;
use crate::seated::Seated;
use crate::visit::Visit;
use house::TableState;
use house::conduct::{Compared, Said};
use house::play::Play;

/// So long an answer to the form waits for the thought: mostly the hint is on the page that it leads to.
const ANSWER_WAITS: Duration = Duration::from_secs(2);

/// The button; nothing where there is nothing to decide or the table wants no hints.
pub fn button(state: &TableState, play: &dyn Play, visit: &Visit, seat: Seat) -> Markup {
    let asks = state.gives_hints() && play.may_act(seat) && (state.hint(seat).is_none() || state.is_past(seat));
    html! {
        @if asks {
            form #ask-hint method="post" action=(format!("/table/{}/hint", state.row.id)) {
                input type="hidden" name="hot" value=(seat.0);
                button { (visit.word("hint-ask")) }
            }
        }
    }
}

/// What the strong bot would do at this moment, if it was asked and has answered.
pub fn advised(state: &TableState, seat: Seat) -> Option<&Value> {
    state.hint(seat).filter(|_| !state.is_past(seat))?.said.as_ref()?.action.as_ref()
}

/// What was said, until the seat has acted; and whether it was about a moment ago.
pub fn card(state: &TableState, play: &dyn Play, visit: &Visit, seat: Seat) -> Markup {
    let Some(hint) = state.hint(seat) else { return html! {} };
    let text = match &hint.said {
        Some(said) => sentence(play, visit, seat, said, &state.names()).into(),
        None => visit.word("hint-thinking"),
    };
    html! {
        section #hint role="status" aria-label=(visit.word("hint-ask")) {
            @if state.is_past(seat) {
                p.hint { (visit.word("hint-past")) }
                p { (text) }
            } @else {
                // It stays until it was answered; whoever wants to see what lies below folds it.
                details open { summary { (visit.word("hint-ask")) } p { (text) } }
            }
        }
    }
}

fn sentence(play: &dyn Play, visit: &Visit, seat: Seat, said: &Said, names: &[String]) -> String {
    let listener = Listener::Advised(seat);
    let doing = |action: Option<&Value>| visit.language.quoted(&doing(play, visit, seat, action, listener, names));
    let action = doing(said.action.as_ref());
    let Some(compared) = &said.compared else { return visit.named("hint-only", &action) };
    let Compared { chance, other, other_chance, figure, .. } = compared;
    let other = doing(other.as_ref());
    let figure =
        figure.as_ref().map(|figure| play.words().word(visit.language, &format!("figure-{figure}")).into_owned());
    let line = Line::new(reason(compared))
        .with("action", Seat(0))
        .with("other", Seat(1))
        .with("figure", Seat(2))
        .with("chance", i64::from(*chance))
        .with("less", i64::from(*other_chance));
    super::words().say(visit.language, &line, &[action, other, figure.unwrap_or_default()])
}

/// Which sentence says why. What is surely better may be so by less than a percent, and is not the usual move then.
fn reason(compared: &Compared) -> &'static str {
    let alike = compared.chance <= compared.other_chance;
    match compared.figure {
        _ if alike && compared.usual => "hint-usual",
        _ if alike => "hint-barely",
        Some(_) => "hint-because",
        None => "hint-better",
    }
}

/// What doing this is called, without its full stop.
pub fn doing(
    play: &dyn Play,
    visit: &Visit,
    seat: Seat,
    action: Option<&Value>,
    listener: Listener,
    names: &[String],
) -> String {
    let Some(action) = action else { return visit.word("hint-wait").into_owned() };
    let said = play.doing(seat, action, listener, visit.language, names);
    let said = said.unwrap_or_else(|| visit.word("hint-quiet").into_owned());
    said.trim_end_matches(['.', '!']).to_owned()
}

pub async fn ask(State(site): State<Arc<Site>>, Seated { table, seat, visit, .. }: Seated) -> Result<Response, Sorry> {
    let mut changes = table.watch();
    site.house.ask_for_hint(&table, seat).await?;
    let answered = async {
        loop {
            changes.borrow_and_update();
            if !table.lock().await.is_thought_about(seat) || changes.changed().await.is_err() {
                return;
            }
        }
    };
    // Whoever has no script would else have to look twice.
    let _ = tokio::time::timeout(ANSWER_WAITS, answered).await;
    Ok(done(&visit, &format!("/table/{}", table.id)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_usual_move_is_called_usual() {
        let compared = |usual, chance, figure: Option<&str>| Compared {
            usual,
            chance,
            other: None,
            other_chance: 30,
            figure: figure.map(str::to_owned),
        };
        assert_eq!(reason(&compared(true, 30, None)), "hint-usual");
        assert_eq!(reason(&compared(true, 28, Some("gifts"))), "hint-usual");
        assert_eq!(reason(&compared(false, 30, Some("gifts"))), "hint-barely");
        assert_eq!(reason(&compared(false, 31, None)), "hint-better");
        assert_eq!(reason(&compared(true, 31, Some("gifts"))), "hint-because");
    }
}
