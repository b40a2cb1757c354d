//! What is to be said, before any language: a message id and its arguments. The words crate makes sentences of it.

use crate::Seat;

/// One thing to say.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    pub id: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

/// What a sentence can mention.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    Number(i64),
    /// Said as the name of whoever sits there.
    Seat(Seat),
    /// A word or phrase that is itself translated, such as a card.
    Line(Line),
    /// Several of them, joined the way the language joins lists.
    List(Vec<Arg>),
}

impl Line {
    pub fn new(id: &'static str) -> Self {
        Line { id, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Whether whoever sits there is mentioned by name.
    pub fn names(&self, seat: Seat) -> bool {
        fn mentions(arg: &Arg, seat: Seat) -> bool {
            match arg {
                Arg::Seat(named) => *named == seat,
                Arg::Line(line) => line.names(seat),
                Arg::List(args) => args.iter().any(|arg| mentions(arg, seat)),
                Arg::Number(_) => false,
            }
        }
        self.args.iter().any(|(_, arg)| mentions(arg, seat))
    }

    /// Every message id this line needs, its own and those inside its arguments.
    pub fn ids(&self) -> Vec<&'static str> {
        fn of(arg: &Arg, ids: &mut Vec<&'static str>) {
            match arg {
                Arg::Line(line) => ids.extend(line.ids()),
                Arg::List(args) => args.iter().for_each(|arg| of(arg, ids)),
                Arg::Number(_) | Arg::Seat(_) => {}
            }
        }
        let mut ids = vec![self.id];
        self.args.iter().for_each(|(_, arg)| of(arg, &mut ids));
        ids
    }
}

impl From<Line> for Arg {
    fn from(line: Line) -> Arg {
        Arg::Line(line)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
numbers!(u8 u16 u32 i32 i64);

impl From<u64> for Arg {
    /// A number beyond all counting is said as the largest there is, never as one below nought.
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Arg {
        Arg::List(things.into_iter().map(Into::into).collect())
    }
}
