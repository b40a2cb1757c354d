//! How L'héritage de Maloney is drawn, and how its forms are read.

mod auction;
mod board;
mod control;
mod count;
mod desk;
mod draw;
mod gesture;
mod hand;
mod lesson;
mod map;
mod players;
mod prompt;
mod worth;

use std::borrow::Cow;

use face::{Control, Face, Fields, Gesture, Part, Scene};
use maloney::{Action, Edition, Event, Maloney, View};
use maud::Markup;
use tabletop::{Line, RuleId, Viewer};

#[derive(Debug, Clone, Copy)]
pub struct MaloneyFace;

impl Face for MaloneyFace {
    type Game = Maloney;

    const BOX: &'static str = include_str!("../art/box.svg");
    const STYLE: &'static str = include_str!("../art/style.css");

    fn sprite() -> Cow<'static, str> {
        include_str!("../art/sprite.svg").into()
    }

    fn board(view: &View, scene: &Scene<'_, Maloney>) -> Part {
        board::board(view, scene)
    }

    fn holding(view: &View, scene: &Scene<'_, Maloney>) -> Markup {
        view.hand().map(|cards| hand::held(view, scene, cards)).unwrap_or_default()
    }

    fn prompt(view: &View) -> Line {
        prompt::prompt(view)
    }

    fn gesture(event: &Event, _: Viewer, scene: &Scene<'_, Maloney>) -> Gesture {
        gesture::gesture(event, scene)
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
