//! How Die Erbraffer is drawn, and how its forms are read.

mod board;
mod calendar;
mod control;
mod count;
mod desk;
mod draft;
mod draw;
mod estate;
mod flow;
mod fortune;
mod gesture;
mod hand;
mod layout;
mod lesson;
mod person;
mod players;
mod prompt;
mod sharing;
mod sitters;
mod tree;

use std::borrow::Cow;

use erbraffer::{Action, Edition, Erbraffer, Event, View};
use face::{Control, Face, Fields, Gesture, Part, Scene};
use maud::{Markup, html};
use tabletop::{Line, RuleId, Viewer};

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferFace;

impl Face for ErbrafferFace {
    type Game = Erbraffer;

    const BOX: &'static str = include_str!("../art/box.svg");
    const STYLE: &'static str = include_str!("../art/style.css");

    fn sprite() -> Cow<'static, str> {
        // The portraits go in before the end of the sheet.
        include_str!("../art/sprite.svg").replace("</svg>", &format!("{}</svg>", sitters::symbols())).into()
    }

    fn board(view: &View, scene: &Scene<'_, Erbraffer>) -> Part {
        board::Board::of(view, scene).drawn()
    }

    fn holding(view: &View, scene: &Scene<'_, Erbraffer>) -> Markup {
        let board = board::Board::of(view, scene);
        html! { (hand::cards(&board)) (fortune::secrets(&board)) }
    }

    fn prompt(view: &View) -> Line {
        prompt::prompt(view)
    }

    fn gesture(event: &Event, viewer: Viewer, scene: &Scene<'_, Erbraffer>) -> Gesture {
        gesture::gesture(event, viewer, scene)
    }

    fn rule_now(view: &View) -> RuleId {
        prompt::rule_now(view)
    }

    fn lessons(view: &View, edition: &Edition) -> Vec<&'static str> {
        lesson::lessons(view, edition)
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
