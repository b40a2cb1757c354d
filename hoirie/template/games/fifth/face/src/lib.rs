//! How Fifth is drawn, and how its forms are read.

mod board;
mod control;
mod desk;
mod draw;
mod gesture;
mod hand;
mod lesson;
mod players;
mod prompt;

use std::borrow::Cow;

use face::{Control, Face, Fields, Gesture, Part, Scene};
use fifth::{Action, Edition, Event, Fifth, View};
use maud::Markup;
use tabletop::{Line, RuleId, Viewer};

#[derive(Debug, Clone, Copy)]
pub struct FifthFace;

impl Face for FifthFace {
    type Game = Fifth;

    const BOX: &'static str = include_str!("../art/box.svg");
    const STYLE: &'static str = include_str!("../art/style.css");

    fn sprite() -> Cow<'static, str> {
        include_str!("../art/sprite.svg").into()
    }

    fn board(view: &View, scene: &Scene<'_, Fifth>) -> Part {
        board::board(view, scene)
    }

    fn holding(view: &View, scene: &Scene<'_, Fifth>) -> Markup {
        hand::hand(view, scene)
    }

    fn prompt(view: &View) -> Line {
        prompt::prompt(view)
    }

    fn gesture(event: &Event, _: Viewer, _: &Scene<'_, Fifth>) -> Gesture {
        gesture::gesture(event)
    }

    fn rule_now(view: &View) -> RuleId {
        prompt::rule_now(view)
    }

    fn lessons(view: &View, _: &Edition) -> Vec<&'static str> {
        lesson::lessons(view)
    }

    fn read(fields: &Fields) -> Option<Action> {
        control::read(fields)
    }

    fn control(_view: &View, action: &Action) -> Control {
        control::control(action)
    }
}
