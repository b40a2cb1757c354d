//! How an action is done on the board: the one place that knows what its form says, what is written on it and what one taps.

use maud::{Markup, html};
use tabletop::Line;

use crate::{Desk, Fields};

/// The way to an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Control {
    /// The id of what does it in the end: a form, or a button of one.
    pub id: String,
    /// What the form then says.
    pub fields: Fields,
    /// What is written on it.
    pub label: Line,
    /// What is tapped before, by its id, in this order: cards, people, places.
    pub picks: Vec<String>,
}

impl Control {
    /// A form that does one thing with one tap; `what` tells it from the game's other forms.
    pub fn new(id: impl Into<String>, what: &'static str, label: Line) -> Control {
        let fields = Fields(vec![("do".to_owned(), what.to_owned())]);
        Control { id: id.into(), fields, label, picks: Vec::new() }
    }

    /// The same, and its form says this too.
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

impl Desk<'_> {
    /// The form of a control, with a button that looks like this.
    pub fn control(self, control: &Control, button: &Markup) -> Markup {
        let fields = control.fields.0.iter();
        html! {
            form id=(control.id) method="post" action=(self.address) data-hinted[self.is_hinted(&control.id)] {
                (self.now())
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                (button)
            }
        }
    }

    /// A form whose fields are chosen on the board: it says what for, and the rest is in it or elsewhere.
    pub fn form(self, id: &str, what: &str, inside: &Markup) -> Markup {
        html! {
            form id=(id) method="post" action=(self.address) data-hinted[self.is_hinted(id)] {
                (self.now())
                input type="hidden" name="do" value=(what);
                (inside)
            }
        }
    }

    /// Which moment a form is for, and who has a shared device in hand.
    fn now(self) -> Markup {
        html! {
            input type="hidden" name="accepted" value=(self.accepted);
            @if let Some(seat) = self.hot { input type="hidden" name="hot" value=(seat.0); }
        }
    }

    /// Whether the strong bot would tap this.
    pub fn is_hinted(self, id: &str) -> bool {
        self.hinted.is_some_and(|control| control.taps().any(|tap| tap == id))
    }
}
