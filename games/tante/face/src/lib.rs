//! How La Tante à Héritage is drawn, and how its forms are read.

mod board;
mod control;
mod count;
mod desk;
mod draw;
mod ending;
mod gesture;
mod hand;
mod lesson;
mod picture;
mod players;
mod prompt;
mod salon;
mod scale;

use std::borrow::Cow;

use face::{Control, Face, Fields, Gesture, Part, Scene};
use maud::Markup;
use tabletop::{Line, RuleId, Viewer};
use tante::{Action, Edition, Event, Tante, View};

#[derive(Debug, Clone, Copy)]
pub struct TanteFace;

impl Face for TanteFace {
    type Game = Tante;

    const BOX: &'static str = include_str!("../art/box.svg");
    const STYLE: &'static str = include_str!("../art/style.css");

    fn sprite() -> Cow<'static, str> {
        picture::sheet().into()
    }

    fn board(view: &View, scene: &Scene<'_, Tante>) -> Part {
        board::board(view, scene)
    }

    fn holding(view: &View, scene: &Scene<'_, Tante>) -> Markup {
        view.hand().map(|cards| hand::cards(view, scene, cards)).unwrap_or_default()
    }

    fn prompt(view: &View) -> Line {
        prompt::prompt(view)
    }

    fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Tante>) -> Gesture {
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
