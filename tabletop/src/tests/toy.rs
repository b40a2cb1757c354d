//! Dice: seat 0 rolls first, then anybody rolls, starts a count of one second, or stops. When the count strikes, the dice are lost.
//! The rules were changed once: by number 1 dice have six sides, by number 2 a million.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{
    Chance, Choice, Edition, FORMAT, Game, Head, Input, Line, Moment, Options, Outcome, Refusal, RuleId, Seat, SeatSet,
    SeedMaterial, Setup, Story, Table, Viewer,
};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    pub rules: u16,
    pub edition: Arc<Plain>,
    pub rolls: Vec<u32>,
    pub count: Option<Moment>,
    pub stopped: bool,
    /// Nobody may do anything: a game that is wrong.
    pub jammed: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain;

impl Edition for Plain {
    fn parse(text: &str) -> Result<Self, String> {
        if text == "plain" { Ok(Plain) } else { Err("it is not plain".into()) }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Colour(bool);

impl Options for Colour {
    const CHOICES: &'static [Choice] = &[Choice { key: "colour", values: &["white", "black"], rule: RuleId("D1") }];

    fn value(&self, _: &Choice) -> &'static str {
        if self.0 { "black" } else { "white" }
    }

    fn choose(&mut self, _: &Choice, value: &'static str) {
        self.0 = value == "black";
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    Roll,
    Count { seconds: u64 },
    Stop,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    Began,
    Rolled(u32),
    Counting,
    Struck,
    Stopped,
}

/// Everything is open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Seen {
    pub rules: u16,
    pub rolls: Vec<u32>,
}

impl Dice {
    fn sides(&self) -> u32 {
        if self.rules >= 2 { 1_000_000 } else { 6 }
    }
}

fn no(because: &'static str) -> Refusal {
    Refusal { rule: RuleId("D1"), because: Line::new(because) }
}

impl Game for Dice {
    type Edition = Plain;
    type Options = Colour;
    type Action = Act;
    type Event = Happened;
    type View = Seen;

    const NAME: &'static str = "dice";
    const RULES: u16 = 2;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const EDITIONS: &'static [(&'static str, &'static str)] = &[("plain", "plain")];
    const ENDINGS: &'static [&'static str] = &["stopped"];

    fn set_up(setup: &Setup<Self>, _: &mut Chance, story: &mut impl Story<Happened>) -> Result<Self, Refusal> {
        if !Self::SEATS.contains(&setup.seats) {
            return Err(no("too-many"));
        }
        story.add(Happened::Began);
        let Setup { rules, edition, .. } = setup.clone();
        Ok(Dice { rules, edition, rolls: Vec::new(), count: None, stopped: false, jammed: false })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn edition(&self) -> &Arc<Plain> {
        &self.edition
    }

    fn offers(&self, seat: Seat, into: &mut Vec<Act>) {
        let may = !self.rolls.is_empty() || seat == Seat(0);
        if may && !self.stopped && !self.jammed {
            into.extend([Act::Roll, Act::Count { seconds: 1 }, Act::Stop]);
        }
    }

    /// While a count runs nobody is waited for.
    fn waits_for(&self, seat: Seat) -> bool {
        self.count.is_none() && seat == Seat(0) && !self.stopped
    }

    fn play(
        &mut self,
        now: Moment,
        input: Input<Act>,
        chance: &mut Chance,
        story: &mut impl Story<Happened>,
    ) -> Result<(), Refusal> {
        if self.stopped {
            return Err(no("stopped"));
        }
        match input {
            Input::Act(seat, _) if self.rolls.is_empty() && seat != Seat(0) => return Err(no("not-first")),
            Input::Act(_, Act::Roll) => {
                let rolled = chance.below(self.sides());
                self.rolls.push(rolled);
                story.add(Happened::Rolled(rolled));
            }
            Input::Act(_, Act::Count { seconds }) => {
                self.count = Some(now + 1000 * seconds);
                story.add(Happened::Counting);
            }
            Input::Act(_, Act::Stop) => {
                self.stopped = true;
                self.count = None;
                story.add(Happened::Stopped);
            }
            Input::Alarm => {
                self.count = None;
                self.rolls.clear();
                story.add(Happened::Struck);
            }
        }
        Ok(())
    }

    fn alarm(&self) -> Option<Moment> {
        self.count
    }

    fn view(&self, _: Viewer) -> Seen {
        Seen { rules: self.rules, rolls: self.rolls.clone() }
    }

    fn seen(event: &Happened, _: Viewer) -> Option<Happened> {
        Some(event.clone())
    }

    fn tell(_: &Happened) -> Line {
        Line::new("it-happened")
    }

    fn reveals(event: &Happened) -> bool {
        matches!(event, Happened::Rolled(_))
    }

    fn imagine(view: &Seen, edition: &Arc<Plain>, _: &mut Chance) -> Self {
        let Seen { rules, rolls } = view.clone();
        Dice { rules, edition: edition.clone(), rolls, count: None, stopped: false, jammed: false }
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = [0, 0].into_iter().collect();
        self.stopped.then(|| Outcome { ending: "stopped", scores, winners: SeatSet::all(2) })
    }

    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

pub fn head() -> Head {
    Head {
        format: FORMAT,
        game: "dice".into(),
        rules: 2,
        edition: "plain".into(),
        options: Colour::default().to_map(),
        seats: vec!["Anna".into(), "Ben".into()],
        seed: SeedMaterial::Open([7; 32]),
    }
}

pub fn table() -> Table<Dice> {
    Table::open(head()).unwrap()
}

pub fn game() -> Dice {
    table().state().clone()
}
