//! What every game's face fulfils: a view becomes a page, form fields become an action. Nothing else:
//! a face knows no secrets but those in the view it is given, and decides nothing.

mod control;
mod gesture;
mod parts;
mod terse;

use std::borrow::Cow;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use maud::{Markup, Render, html};
use tabletop::{Chance, Game, Input, Line, Moment, Refusal, RuleId, Seat, Viewer};
use words::{Language, Listener, Words};

pub use control::Control;
pub use gesture::Gesture;
pub use parts::{END_OF_PART, GOES_ON, Id, LONGEST_MESSAGE, Part, Parts, Reader, SharedParts, looks, messages};

/// How a game is drawn.
pub trait Face: Send + Sync + 'static {
    type Game: Game;

    /// The picture on the box.
    const BOX: &'static str;
    const STYLE: &'static str;

    /// Pictures, as one SVG of symbols that pages refer to.
    fn sprite() -> Cow<'static, str>;

    /// The board, everybody's open state, the viewer's hand, and what the viewer can do now: the part `board`, with others in it.
    fn board(view: &<Self::Game as Game>::View, scene: &Scene<'_, Self::Game>) -> Part;

    /// What the viewer, who has a seat, holds that the others don't see: for those who look at a game that is over.
    fn holding(view: &<Self::Game as Game>::View, scene: &Scene<'_, Self::Game>) -> Markup;

    /// Whose move it is and what for, in one sentence.
    fn prompt(view: &<Self::Game as Game>::View) -> Line;

    /// How an event is seen at the table, besides being told: the event is as `viewer` sees it.
    fn gesture(_: &<Self::Game as Game>::Event, _viewer: Viewer, _: &Scene<'_, Self::Game>) -> Gesture {
        Gesture::default()
    }

    /// The paragraph of the rulebook that applies now.
    fn rule_now(view: &<Self::Game as Game>::View) -> RuleId;

    /// What a newcomer in the viewer's seat should be told at a moment like this, what matters most first. Each is a
    /// message without arguments, and is shown until it was read: then comes the next that fits.
    fn lessons(view: &<Self::Game as Game>::View, edition: &<Self::Game as Game>::Edition) -> Vec<&'static str>;

    /// What on the board a lesson speaks of, by its id: that is pointed at. What is not there just now is not.
    fn lesson_about(_lesson: &str) -> &'static str {
        "said"
    }

    /// The action that a form of this face means; nothing if the fields make no sense.
    fn read(fields: &Fields) -> Option<<Self::Game as Game>::Action>;

    /// How this action is done on the viewer's board. Its fields are what [`Face::read`] reads; what it says is tapped is on the
    /// board, or appears on the way, such as the last button of a draft.
    fn control(view: &<Self::Game as Game>::View, action: &<Self::Game as Game>::Action) -> Control;
}

/// What a face needs besides the view: the edition, the language, the names, and what the viewer may do.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    pub edition: &'a Arc<G::Edition>,
    pub words: &'a Words,
    pub language: Language,
    pub names: &'a [String],
    /// By seat. Without any, places for pictures are drawn empty.
    pub portraits: &'a [Portrait],
    /// Who looks.
    pub viewer: Viewer,
    pub offers: &'a [G::Action],
    /// Where forms go, and how many inputs of this seat were accepted so far; nothing for those who only watch.
    pub desk: Option<Desk<'a>>,
    /// What the viewer has chosen so far on the way to a move: it is in no record, and nobody else sees it.
    pub draft: &'a Fields,
    /// The address of the game's picture sheet, as it stands in HTML.
    pub sprite: &'a str,
    /// When this page is made, in table time.
    pub now: Moment,
    pub parts: Parts<'a>,
    /// Whether things have ids: not where several hands are drawn on one page.
    pub ids: bool,
}

/// What an action would do, as far as the viewer can know.
#[derive(Debug)]
pub struct Foreseen<G: Game> {
    /// A world that fits what the viewer knows, after the action.
    pub world: G,
    /// What would happen, chance and secrets left out.
    pub events: Vec<G::Event>,
}

/// Where a seat's forms go.
#[derive(Debug, Clone, Copy)]
pub struct Desk<'a> {
    pub address: &'a str,
    pub accepted: u32,
    /// Where several people share one device: which of them has it in hand.
    pub hot: Option<Seat>,
    /// What the strong bot would do: that is marked.
    pub hinted: Option<&'a Control>,
}

impl Desk<'_> {
    /// The address of this page with a draft: a link to it is a step on the way to a move.
    pub fn draft<'f>(self, fields: impl IntoIterator<Item = (&'f str, String)>) -> String {
        let mut address = format!("?accepted={}", self.accepted);
        if let Some(seat) = self.hot {
            address += &format!("&hot={}", seat.0);
        }
        for (name, value) in fields {
            address.extend(["&", name, "=", &value]);
        }
        address
    }
}

impl<G: Game> Scene<'_, G> {
    /// A picture from the game's sheet, for eyes only.
    pub fn picture<'p>(&'p self, class: &'p str, id: &'p str) -> Picture<'p> {
        let sprite = if self.parts.are_pushed() { None } else { Some(self.sprite) };
        Picture { sprite, class, id }
    }

    /// An element with this id that looks the same as long as it is made of the same (besides what a scene has anyway: language,
    /// names, seat, draft, hint, whether there is a desk). A part that stands in another one is drawn before it.
    pub fn part(&self, id: impl Into<Id>, made_of: &impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        self.parts.own(id, made_of, draw)
    }

    /// The same for what looks the same to everybody who reads this language: nothing of the viewer's own may be in it.
    pub fn shared(&self, id: impl Into<Id>, made_of: &impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        self.parts.shared(id, made_of, draw)
    }

    /// A part that is drawn at once, and is new if it looks new.
    pub fn drawn(&self, id: impl Into<Id>, part: Markup) -> Part {
        self.parts.drawn(id, part)
    }

    /// The id of something in a hand, which is on a page once unless several hands are.
    pub fn id<'i>(&self, id: &'i str) -> Option<&'i str> {
        if self.ids { Some(id) } else { None }
    }

    /// Whether the strong bot would tap what has this id.
    pub fn is_hinted(&self, id: &str) -> bool {
        self.desk.is_some_and(|desk| desk.is_hinted(id))
    }

    /// What the rules would make of this action, or their refusal: it is played in a world imagined from the view alone.
    pub fn foresee(&self, view: &G::View, seat: Seat, action: G::Action) -> Result<Foreseen<G>, Refusal> {
        let mut chance = Chance::quick(0);
        let mut world = G::imagine(view, self.edition, &mut chance);
        let mut events = Vec::new();
        // The clocks of the imagined world stand still.
        world.play(Moment(0), Input::Act(seat, action), &mut chance, &mut events)?;
        events.retain(|event| !G::reveals(event));
        Ok(Foreseen { world, events })
    }

    pub fn say(&self, line: &Line) -> String {
        self.words.say(self.language, line, self.names)
    }

    /// The same to the viewer, who is *you* in it: not for what is shared.
    pub fn tell(&self, line: &Line) -> String {
        let listener = self.viewer.seat().map_or(Listener::Anybody, Listener::At);
        self.words.say_to(listener, self.language, line, self.names)
    }

    /// A message without arguments.
    pub fn word(&self, id: &'static str) -> Cow<'_, str> {
        self.words.word(self.language, id)
    }

    /// The milliseconds until `due`, as `data-left` of an element whose animations last until then: a page that comes in the
    /// middle shows them in the middle. The part it stands in is made of `due`, and so is not sent again because time passes.
    pub fn left(&self, due: Moment) -> u64 {
        due - self.now
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// What the viewer calls somebody: themselves *you*. Not for what is shared.
    pub fn called(&self, seat: Seat) -> &str {
        if self.viewer.is(seat) { self.language.you() } else { self.name(seat) }
    }

    /// Somebody's portrait, as large as the style sheet says.
    pub fn portrait(&self, seat: Seat) -> Markup {
        let portrait = self.portraits.get(seat.index());
        let address = portrait.map_or("", |portrait| &portrait.address);
        let played_by = portrait.map(|portrait| portrait.played_by).unwrap_or_default();
        let is_bot = played_by == PlayedBy::Bot;
        let is_stand_in = played_by == PlayedBy::StandIn;
        let kind = portrait.map(|portrait| &portrait.kind).filter(|kind| !kind.is_empty());
        html! {
            span.face.bot[is_bot].stand-in[is_stand_in].(format!("seat{}", seat.0)) title=[kind] {
                img src=(address) alt="" width="80" height="80";
            }
        }
    }
}

/// A face, and what everybody may know of who plays behind it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Portrait {
    /// The address of the picture, as it stands in HTML.
    pub address: String,
    pub played_by: PlayedBy,
    /// What kind of bot it is, in the reader's language; nothing of people.
    pub kind: String,
}

/// Who plays for a seat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum PlayedBy {
    #[default]
    Person,
    Bot,
    /// A bot that keeps a person's seat warm.
    StandIn,
}

/// Where somebody sits, seen from the viewer, who sits at 0; from 1 on clockwise. To those who only watch, the first sits at 1.
pub fn place(viewer: Viewer, seat: Seat, seats: u8) -> u8 {
    match viewer.seat() {
        Some(me) => (seat.0 + seats - me.0) % seats,
        None => seat.0 + 1,
    }
}

/// A picture that is drawn right into its page: a board has dozens of them. In a push it only says its class and its name: which
/// sheet it is on and that it is for eyes only is known to the page, which completes it.
#[derive(Debug, Clone, Copy)]
pub struct Picture<'a> {
    sprite: Option<&'a str>,
    class: &'a str,
    id: &'a str,
}

impl Render for Picture<'_> {
    fn render_to(&self, page: &mut String) {
        // Classes and names of pictures are ours: nothing in them wants escaping.
        let Picture { class, id, .. } = self;
        match self.sprite {
            Some(sprite) => page.extend([
                "<svg class=\"",
                class,
                "\" aria-hidden=\"true\"><use href=\"",
                sprite,
                "#",
                id,
                "\"></svg>",
            ]),
            None => page.extend(["<svg use=\"", class, "/", id, "\" />"]),
        }
    }
}

/// The fields of a submitted form, in order; a name can stand there several times.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// What was sent, as browsers write it. A button that does a whole move says all of it as one field, `move`.
    pub fn read(sent: &[u8]) -> Fields {
        let mut fields = Vec::new();
        for (name, value) in form_urlencoded::parse(sent) {
            match &*name {
                "move" => fields.extend(form_urlencoded::parse(value.as_bytes()).into_owned()),
                _ => fields.push((name.into_owned(), value.into_owned())),
            }
        }
        Fields(fields)
    }

    /// The fields as browsers write them.
    pub fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    pub fn of(pairs: &[(&str, &str)]) -> Fields {
        Fields(pairs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
    }

    /// The only value with this name.
    pub fn one<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        let mut values = self.all(name);
        let first = values.next();
        if values.next().is_none() { first } else { None }
    }

    /// The only value with this name, if it is a number.
    pub fn number<N: FromStr>(&self, name: &str) -> Option<N> {
        self.one(name)?.parse().ok()
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}
