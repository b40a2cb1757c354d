//! How an event is seen at the table, besides being told.

use face::Gesture;
use fifth::Event;

pub fn gesture(event: &Event) -> Gesture {
    match event {
        Event::Passed { seat } => Gesture::by(*seat),
    }
}
