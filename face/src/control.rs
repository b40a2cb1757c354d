//! How an action is done on the board: the one place that knows what its form says, what is written on it and what one taps.

use maud::{Markup, html};
use tabletop::{Game, Line};

use crate::{Desk, Fields, Id, Part, Scene};

/// The way to an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// The id of what does it in the end: a button, or the form of what was chosen.
    pub id: String,
    /// What is then sent.
    pub fields: Fields,
    /// What is written on it.
    pub label: Line,
    /// What is tapped before, by its id, in this order: cards, people, places.
    pub picks: Vec<String>,
}

impl Control {
    /// What does one thing with one tap; `what` tells it from the game's other moves.
    pub fn new(id: impl Into<String>, what: &'static str, label: Line) -> Control {
        let fields = Fields(vec![("do".to_owned(), what.to_owned())]);
        Control { id: id.into(), fields, label, picks: Vec::new() }
    }

    /// The same, and it says this too.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Control {
        self.fields.0.push((name.to_owned(), value.to_string()));
        self
    }

    /// The same, after one has tapped this.
    pub fn after(mut self, id: impl Into<String>) -> Control {
        self.picks.push(id.into());
        self
    }

    /// Everything that is tapped for it, in this order.
    pub fn taps(&self) -> impl Iterator<Item = &str> {
        self.picks.iter().chain([&self.id]).map(String::as_str)
    }
}

impl<G: Game> Scene<'_, G> {
    /// The button of a control, on which this is written. It may stand anywhere: it belongs to the form `act`.
    pub fn button(&self, control: &Control, class: &str, inside: &Markup) -> Markup {
        self.button_or_idle(control, class, false, inside)
    }

    /// The same; what can't be done just now looks like it, and stays.
    pub fn button_or_idle(&self, control: &Control, class: &str, is_idle: bool, inside: &Markup) -> Markup {
        self.draw_button(control, class, is_idle, None, inside)
    }

    /// The button of a control, with what it says, which is also its name for those who hear it: where labels press it too that say
    /// nothing, it would else have none.
    pub fn named(&self, control: &Control, class: &str) -> Markup {
        let said = self.say(&control.label);
        self.draw_button(control, class, false, Some(&said), &html! { (said) })
    }

    fn draw_button(
        &self,
        control: &Control,
        class: &str,
        is_idle: bool,
        name: Option<&str>,
        inside: &Markup,
    ) -> Markup {
        let class = if class.is_empty() { None } else { Some(class) };
        let disabled = if is_idle { Some("true") } else { None };
        html! {
            button id=(control.id) class=[class] form="act" name="move" value=(control.fields.query())
                aria-label=[name] aria-disabled=[disabled] data-hinted[self.is_hinted(&control.id)] { (inside) }
        }
    }

    /// The same with what its control says.
    pub fn labelled(&self, control: &Control, class: &str) -> Markup {
        self.button(control, class, &html! { (self.say(&control.label)) })
    }

    /// The form `act`, by which every move goes that is done by one button. Nothing else on a board says which moment it is for, so
    /// nothing else is new because the viewer has moved.
    pub fn act(&self) -> Option<Part> {
        let desk = self.desk?;
        let now = self.now(desk, "act");
        Some(self.part(
            "act",
            &(),
            || html! { form #act method="post" action=(desk.address) { (now) (Self::hand(desk)) } },
        ))
    }

    /// Which moment a form is for.
    fn now(&self, desk: Desk<'_>, form: &str) -> Part {
        let id = Id::from(form).and("-now");
        self.part(id, &desk.accepted, || {
            html! { input type="hidden" id=(id) name="accepted" value=(desk.accepted); }
        })
    }

    /// Who has a shared device in hand.
    fn hand(desk: Desk<'_>) -> Markup {
        html! { @if let Some(seat) = desk.hot { input type="hidden" name="hot" value=(seat.0); } }
    }

    /// A form of its own, for what is chosen on the board: it says what for, and the rest is in it or elsewhere.
    pub fn form(&self, desk: Desk<'_>, id: &str, what: &str, inside: &Markup) -> Markup {
        let now = self.now(desk, id);
        html! {
            form id=(id) method="post" action=(desk.address) data-hinted[desk.is_hinted(id)] {
                (now)
                (Self::hand(desk))
                input type="hidden" name="do" value=(what);
                (inside)
            }
        }
    }
}

impl Desk<'_> {
    /// Whether the strong bot would tap this.
    pub fn is_hinted(self, id: &str) -> bool {
        self.hinted.is_some_and(|control| control.taps().any(|tap| tap == id))
    }
}
