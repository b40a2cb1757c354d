//! How an event is seen at the table, besides being told: what somebody says where they sit, what goes from where to where, and
//! whom it hits. The page makes a moment of it, one after the other.

use maud::{Markup, Render};
use tabletop::Seat;

/// What the line of an event in the story says about how it is seen. An empty one is only told.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Gesture {
    by: Option<Seat>,
    says: Option<String>,
    goes: Vec<(String, String)>,
    hits: Vec<(String, i64)>,
    card: Option<String>,
    sound: Option<&'static str>,
    is_light: bool,
    aims: bool,
}

impl Gesture {
    /// Somebody does something.
    pub fn by(seat: Seat) -> Gesture {
        Gesture { by: Some(seat), ..Gesture::default() }
    }

    /// And says this, in a bubble where they sit.
    pub fn says(mut self, words: impl Into<String>) -> Gesture {
        self.says = Some(words.into());
        self
    }

    /// What lies in the element with the one id, its cards or itself, goes to the one with the other.
    pub fn goes(mut self, from: impl Into<String>, to: impl Into<String>) -> Gesture {
        self.goes.push((from.into(), to.into()));
        self
    }

    /// The element with this id gains so much, or loses it.
    pub fn hits(mut self, id: impl Into<String>, by: i64) -> Gesture {
        if by != 0 {
            self.hits.push((id.into(), by));
        }
        self
    }

    /// A card that lies nowhere on the board is shown large on its way. Nothing in it has an id.
    pub fn card(mut self, card: &Markup) -> Gesture {
        self.card = Some(card.0.clone());
        self
    }

    /// It goes to whomever the lines after it hit, or hand something to; to where it says only if these are nobody, or many.
    pub fn aims(mut self) -> Gesture {
        self.aims = true;
        self
    }

    /// It is heard.
    pub fn sounds(mut self, sound: &'static str) -> Gesture {
        self.sound = Some(sound);
        self
    }

    /// Nothing waits until it was seen: there are many of its kind, or the clock runs.
    pub fn light(mut self) -> Gesture {
        self.is_light = true;
        self
    }

    /// As attributes of the line, each with a space before it.
    pub fn attributes(&self, page: &mut String) {
        if let Some(by) = self.by {
            page.push_str(" data-by=\"");
            by.0.render_to(page);
            page.push('"');
        }
        if let Some(says) = &self.says {
            page.push_str(" data-says=\"");
            says.render_to(page);
            page.push('"');
        }
        list(page, " data-goes=\"", &self.goes);
        list(page, " data-hits=\"", &self.hits);
        if let Some(sound) = self.sound {
            page.extend([" data-sound=\"", sound, "\""]);
        }
        if self.is_light {
            page.push_str(" data-light=\"\"");
        }
        if self.aims {
            page.push_str(" data-aims=\"\"");
        }
    }

    /// What stands in the line besides its words, hidden.
    pub fn carried(&self) -> Option<&str> {
        self.card.as_deref()
    }
}

/// What goes where, or what is hit how hard: an attribute that begins like this, if there is any.
fn list(page: &mut String, begin: &str, pairs: &[(String, impl Render)]) {
    for (place, (one, other)) in pairs.iter().enumerate() {
        page.push_str(if place == 0 { begin } else { " " });
        one.render_to(page);
        page.push(':');
        other.render_to(page);
    }
    if !pairs.is_empty() {
        page.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_it_is_seen() {
        let written = |gesture: Gesture| {
            let mut page = String::new();
            gesture.attributes(&mut page);
            page
        };
        assert_eq!(written(Gesture::default()), "");
        let bid = Gesture::by(Seat(2)).says("“Eight!”").light();
        assert_eq!(written(bid), " data-by=\"2\" data-says=\"“Eight!”\" data-light=\"\"");
        let sold = Gesture::by(Seat(1)).goes("three", "player-1").hits("n-10", -8).hits("n-20", 0).sounds("hammer");
        let expected = " data-by=\"1\" data-goes=\"three:player-1\" data-hits=\"n-10:-8\" data-sound=\"hammer\"";
        assert_eq!(written(sold), expected);
        assert_eq!(written(Gesture::default().says("<b>")), " data-says=\"&lt;b&gt;\"");
        assert_eq!(written(Gesture::default().goes("hand", "tree").aims()), " data-goes=\"hand:tree\" data-aims=\"\"");
    }
}
