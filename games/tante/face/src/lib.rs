//! How La Tante à Héritage is drawn, and how its forms are read.

use face::{Face, Fields, Scene};
use maud::{Markup, html};
use tabletop::{Line, RuleId};
use tante::{Action, Tante, View};

#[derive(Debug, Clone, Copy)]
pub struct TanteFace;

impl Face for TanteFace {
    type Game = Tante;

    const SPRITE: &'static str = "";
    const BOX: &'static str = "";
    const STYLE: &'static str = "";

    fn board(_view: &View, _scene: &Scene<'_, Action>) -> Markup {
        html! {}
    }

    fn prompt(_view: &View) -> Line {
        Line::new("prompt-over")
    }

    fn rule_now(_view: &View) -> RuleId {
        RuleId("T9")
    }

    fn read(_fields: &Fields) -> Option<Action> {
        None
    }
}
