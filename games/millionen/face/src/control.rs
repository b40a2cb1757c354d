//! How actions are done: a card and where it goes, or an answer. What their forms say, what is written on them, and what one taps.

use face::{Control, Fields};
use millionen::{Action, Card, Phase, View};
use tabletop::{Line, Seat};

use crate::explain::stopper;

/// What is opened before a Dandy is given away.
pub const SURE: &str = "sure";

pub fn control(view: &View, action: &Action) -> Control {
    match *action {
        Action::Discard(Card::Dandy) => {
            let label = Line::new("face-discard-dandy");
            card_to(Card::Dandy, "discards", "discard-dandy", label).after(SURE)
        }
        Action::Discard(card) => card_to(card, "discards", "discard", Line::new("face-discard")),
        Action::LaySuitcase => card_to(Card::Suitcase, "front", "lay-suitcase", Line::new("face-lay-suitcase")),
        Action::LayDandy => card_to(Card::Dandy, "front", "lay-dandy", Line::new("face-lay-dandy")),
        Action::Attack { with, whom } => card_to_player(view, with, whom),
        Action::Cheat { whom } => card_to_player(view, Card::Cheat, whom),
        Action::ChaseOff { with, pickpocket, boss } => chase_off(view, with, pickpocket, boss),
        Action::Repel(Card::Dandy) => {
            let label = Line::new("face-repel-dandy");
            Control::new("repel-dandy", "repel", label).with("card", Card::Dandy).after(SURE)
        }
        Action::Repel(card) => {
            let label = Line::new("face-repel").with("card", card.line());
            Control::new(format!("repel-{card}"), "repel", label).with("card", card)
        }
        Action::Shoot => Control::new("shoot", "shoot", Line::new("face-shoot").with("boss", attacker(view))),
        Action::GiveIn => Control::new("give-in", "give-in", give_in(view)),
    }
}

/// A card is tapped in the hand, and then the button of the place it goes to.
fn card_to(card: Card, place: impl ToString, button: impl Into<String>, label: Line) -> Control {
    Control::new(button, "turn", label).with("card", card).with("where", place).after(format!("hand-{card}-0"))
}

fn card_to_player(view: &View, card: Card, whom: Seat) -> Control {
    card_to(card, format!("player-{}", whom.0), format!("target-{}", whom.0), preview(view, card, whom))
}

fn chase_off(view: &View, with: Card, pickpocket: Card, boss: Seat) -> Control {
    let mine = view.waiting.iter().filter(|waiting| view.viewer.is(waiting.victim));
    let place = mine.take_while(|waiting| (waiting.pickpocket, waiting.boss) != (pickpocket, boss)).count();
    let label = Line::new(if with == Card::Dandy { "face-chase-off-dandy" } else { "face-chase-off" });
    let label = label.with("pickpocket", pickpocket.line());
    card_to(with, format!("waiting-{pickpocket}-of-{}", boss.0), chase_off_id(place), label)
}

/// The id of the button on the Pickpocket that waits at this place in front of the viewer.
pub fn chase_off_id(place: usize) -> String {
    format!("chase-off-{place}")
}

/// What a card would do to somebody, as far as one can know.
fn preview(view: &View, with: Card, whom: Seat) -> Line {
    let line = |id| Line::new(id).with("seat", whom);
    let Some(value) = with.red() else { return line("face-preview-cheat") };
    let line = match aim(view, whom) {
        Aim::Wait => line("face-preview-wait"),
        Aim::PassOn(boss) => line("face-preview-pass-on").with("boss", boss),
        Aim::Steal => line("face-preview-steal"),
    };
    line.with("stopper", stopper(value))
}

/// What a Pickpocket that nobody stops does.
enum Aim {
    Steal,
    /// The suitcase goes on to this one.
    PassOn(Seat),
    Wait,
}

fn aim(view: &View, whom: Seat) -> Aim {
    let first_waiting = view.viewer.seat().and_then(|me| view.waiting_for(me).next());
    match (view.player(whom).suitcases, first_waiting) {
        (0, _) => Aim::Wait,
        (_, Some(waiting)) => Aim::PassOn(waiting.boss),
        (_, None) => Aim::Steal,
    }
}

/// The same in a few words, where it is seen whom they are about.
pub fn aim_line(view: &View, whom: Seat) -> Line {
    match aim(view, whom) {
        Aim::Wait => Line::new("face-aim-wait"),
        Aim::PassOn(boss) => Line::new("face-aim-pass-on").with("boss", boss),
        Aim::Steal => Line::new("face-aim-steal"),
    }
}

fn give_in(view: &View) -> Line {
    let has_suitcases = view.viewer.seat().is_some_and(|me| view.player(me).suitcases > 0);
    Line::new(if has_suitcases { "face-give-in" } else { "face-give-in-empty" }).with("boss", attacker(view))
}

/// Whom the Pickpocket works for that has to be answered; without one, nobody is offered an answer.
fn attacker(view: &View) -> Seat {
    match view.phase {
        Phase::Answer(attack) => attack.boss,
        Phase::Turn | Phase::Over { .. } => view.turn,
    }
}

pub fn read(fields: &Fields) -> Option<Action> {
    let card = || fields.one("card").and_then(|card| card.parse::<Card>().ok());
    match fields.one("do")? {
        "turn" => turn(card()?, fields.one("where")?),
        "repel" => Some(Action::Repel(card()?)),
        "shoot" => Some(Action::Shoot),
        "give-in" => Some(Action::GiveIn),
        _ => None,
    }
}

/// What a card does there: on the discards, in front of its player, before an opponent, or on a waiting Pickpocket.
fn turn(card: Card, place: &str) -> Option<Action> {
    let seat = |number: &str| number.parse().ok().map(Seat);
    if place == "discards" {
        return Some(Action::Discard(card));
    }
    if place == "front" {
        return match card {
            Card::Suitcase => Some(Action::LaySuitcase),
            Card::Dandy => Some(Action::LayDandy),
            _ => None,
        };
    }
    if let Some(whom) = place.strip_prefix("player-") {
        let whom = seat(whom)?;
        return Some(if card == Card::Cheat { Action::Cheat { whom } } else { Action::Attack { with: card, whom } });
    }
    let (pickpocket, boss) = place.strip_prefix("waiting-")?.rsplit_once("-of-")?;
    Some(Action::ChaseOff { with: card, pickpocket: pickpocket.parse().ok()?, boss: seat(boss)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_pairs(pairs: &[(&str, &str)]) -> Option<Action> {
        read(&Fields::of(pairs))
    }

    #[test]
    fn forms_mean_actions() {
        let turn = |card, place| read_pairs(&[("do", "turn"), ("card", card), ("where", place)]);
        assert_eq!(turn("cheat", "discards"), Some(Action::Discard(Card::Cheat)));
        assert_eq!(turn("suitcase", "front"), Some(Action::LaySuitcase));
        assert_eq!(turn("dandy", "front"), Some(Action::LayDandy));
        let attack = Action::Attack { with: Card::Pickpocket4, whom: Seat(2) };
        assert_eq!(turn("pickpocket-4", "player-2"), Some(attack));
        assert_eq!(turn("cheat", "player-0"), Some(Action::Cheat { whom: Seat(0) }));
        let chase = Action::ChaseOff { with: Card::Dandy, pickpocket: Card::Pickpocket6, boss: Seat(1) };
        assert_eq!(turn("dandy", "waiting-pickpocket-6-of-1"), Some(chase));
        assert_eq!(read_pairs(&[("do", "repel"), ("card", "socialite-3")]), Some(Action::Repel(Card::Socialite3)));
        assert_eq!(read_pairs(&[("do", "shoot")]), Some(Action::Shoot));
        assert_eq!(read_pairs(&[("do", "give-in")]), Some(Action::GiveIn));
    }

    #[test]
    fn nonsense_means_nothing() {
        for nonsense in [
            &[("do", "turn"), ("card", "suitcase")][..],
            &[("do", "turn"), ("card", "revolver"), ("where", "front")],
            &[("do", "turn"), ("card", "socialite-5"), ("where", "discards")],
            &[("do", "turn"), ("card", "cheat"), ("where", "player-900")],
            &[("do", "turn"), ("card", "dandy"), ("where", "waiting-pickpocket-6")],
            &[("do", "turn"), ("card", "dandy"), ("card", "cheat"), ("where", "discards")],
            &[("do", "repel")],
            &[("do", "win")],
            &[],
        ] {
            assert_eq!(read_pairs(nonsense), None, "{nonsense:?}");
        }
    }
}
