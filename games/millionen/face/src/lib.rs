//! How Millionen Poker is drawn, and how its forms are read.

mod baize;
mod board;
mod control;
mod desk;
mod draw;
mod explain;
mod gesture;
mod hand;
mod lesson;
mod players;
mod prompt;
mod threads;

use std::borrow::Cow;

use face::{Control, Face, Fields, Gesture, Part, Scene};
use maud::Markup;
use millionen::{Action, Edition, Event, Millionen, View};
use tabletop::{Line, RuleId, Viewer};

#[derive(Debug, Clone, Copy)]
pub struct MillionenFace;

impl Face for MillionenFace {
    type Game = Millionen;

    const BOX: &'static str = include_str!("../art/box.svg");
    const STYLE: &'static str = include_str!("../art/style.css");

    fn sprite() -> Cow<'static, str> {
        include_str!("../art/sprite.svg").into()
    }

    fn board(view: &View, scene: &Scene<'_, Millionen>) -> Part {
        board::board(view, scene)
    }

    fn holding(view: &View, scene: &Scene<'_, Millionen>) -> Markup {
        view.hand().map(|cards| hand::cards(view, scene, cards)).unwrap_or_default()
    }

    fn prompt(view: &View) -> Line {
        prompt::prompt(view)
    }

    fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Millionen>) -> Gesture {
        gesture::gesture(event, viewer, scene)
    }

    fn rule_now(view: &View) -> RuleId {
        prompt::rule_now(view)
    }

    fn lessons(view: &View, _: &Edition) -> Vec<&'static str> {
        lesson::lessons(view)
    }

    fn lesson_about(lesson: &str) -> &'static str {
        lesson::about(lesson)
    }

    fn read(fields: &Fields) -> Option<Action> {
        control::read(fields)
    }

    fn control(view: &View, action: &Action) -> Control {
        control::control(view, action)
    }
}
