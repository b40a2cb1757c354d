//! What people say at a table, whom they don't want to hear, and what they note for themselves.

use store::clock::wall_clock;
use store::names;
use store::{ChatCursor, ChatLine, ChatMessage, ChatPage, Room};
use tabletop::Seat;

use crate::command::{CommandError, Impossible};
use crate::{House, LiveTable, TableState};

/// The longest thing that can be said at once, in characters.
pub const LONGEST_LINE: usize = 280;

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 2000;

/// Who speaks: whoever sits there, or a spectator under a name.
#[derive(Debug, Clone, Copy)]
pub enum Speaker<'a> {
    Seat(Seat),
    Watcher { name: Option<&'a str> },
}

impl House {
    /// Somebody says something, in the room where they are.
    pub async fn say(
        &self,
        table: &LiveTable,
        person: &str,
        speaker: Speaker<'_>,
        said: ChatMessage,
    ) -> Result<(), CommandError> {
        let said = match said {
            ChatMessage::Text(text) => ChatMessage::Text(one_line(&text)?),
            said => said,
        };
        let (room, name) = {
            let state = table.lock().await;
            match speaker {
                Speaker::Seat(seat) => (Room::Players, state.row.seats[seat.index()].name.clone()),
                Speaker::Watcher { .. } if state.row.started.is_none() => return Err(Impossible::NotYourSeat.into()),
                Speaker::Watcher { name } => (Room::Watchers, state.new_watcher_name(person, name)?),
            }
        };
        let line = ChatLine { line: 0, room, person: person.to_owned(), name, said };
        if !self.store.say(&table.id, line, wall_clock()).await? {
            return Err(Impossible::SpokeTooFast.into());
        }
        Ok(self.publish_extras(table).await?)
    }

    /// So many lines of what was said at a table, in one room or in both.
    pub async fn chat_page(
        &self,
        table: &LiveTable,
        room: Option<Room>,
        cursor: ChatCursor,
        most: usize,
    ) -> Result<ChatPage, CommandError> {
        Ok(self.store.chat_page(&table.id, room, cursor, most).await?)
    }

    /// This person does not want to hear whoever has spoken under this name.
    pub async fn mute(&self, table: &LiveTable, person: &str, name: &str) -> Result<(), CommandError> {
        let here = {
            let state = table.lock().await;
            if !state.extras.chat.iter().any(|line| line.name == name) {
                return Err(Impossible::Unreadable.into());
            }
            state.people_here()
        };
        if !self.store.mute(&table.id, person, name, here).await? {
            return Err(Impossible::TooManyMutes.into());
        }
        Ok(self.publish_extras(table).await?)
    }

    pub async fn unmute(&self, table: &LiveTable, person: &str, name: &str) -> Result<(), CommandError> {
        self.store.unmute(&table.id, person, name).await?;
        Ok(self.publish_extras(table).await?)
    }

    /// Keeps what a seat writes for itself.
    pub async fn note(&self, table: &LiveTable, seat: Seat, note: &str) -> Result<(), CommandError> {
        let note = note.replace("\r\n", "\n");
        let note: String = note.chars().filter(|c| *c == '\n' || !c.is_control()).collect();
        // Before the start seats still change places, and a note would stay behind.
        if table.lock().await.play.is_none() {
            return Err(Impossible::NotYourSeat.into());
        }
        if note.chars().count() > LONGEST_NOTE {
            return Err(Impossible::NoteTooLong.into());
        }
        self.store.keep_note(&table.id, seat.index(), note.trim_end().to_owned()).await?;
        Ok(self.publish_extras(table).await?)
    }
}

impl TableState {
    /// The name this person has in the spectators' chat of this table, once they have spoken.
    pub fn watcher_name(&self, person: Option<&str>) -> Option<&str> {
        let mine = |line: &&ChatLine| line.room == Room::Watchers && Some(line.person.as_str()) == person;
        self.extras.chat.iter().rev().find(mine).map(|line| line.name.as_str())
    }

    /// A spectator keeps their first name here, and it is nobody else's.
    fn new_watcher_name(&self, person: &str, wanted: Option<&str>) -> Result<String, Impossible> {
        if let Some(name) = self.watcher_name(Some(person)) {
            return Ok(name.to_owned());
        }
        let name = wanted.and_then(names::clean).ok_or(Impossible::NoName)?;
        let seated = self.row.seats.iter().map(|seat| seat.name.as_str());
        let others: Vec<&str> = seated.chain(self.extras.chat.iter().map(|line| line.name.as_str())).collect();
        Ok(names::distinct(&name, &others))
    }
}

/// What somebody typed, as it may be shown: one line, and neither nothing nor too much.
fn one_line(words: &str) -> Result<String, Impossible> {
    if words.chars().count() > LONGEST_LINE {
        return Err(Impossible::SaidTooMuch);
    }
    names::plain(words, LONGEST_LINE).ok_or(Impossible::NothingSaid)
}
