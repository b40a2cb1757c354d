//! Erasing a person who wants to be forgotten, or whom the host of the house does not want to keep: their games stay, for
//! others played them too.

use super::sql::{Result, Sql, values};
use super::{Sitter, Store, invitations, moderation, people, portraits, ratings, revision, select_seats};
use crate::clock::machine_clock;
use crate::names;
use crate::random::random_id;

/// The name of whoever has none any more.
const NAMELESS: &str = "—";

impl Store {
    /// Erases a person everywhere: what they said and noted is deleted, and where they sat sits somebody without a name, whom
    /// nobody is. False if nobody of that id was ever here.
    pub async fn erase_person(&self, person: &str) -> Result<bool> {
        let person = person.to_owned();
        let nobody = random_id();
        self.write(move |sql| {
            let tables = people::tables_of(sql, &person)?;
            let has_keys = people::forget(sql, &person, machine_clock())?;
            portraits::forget(sql, &person)?;
            invitations::forget(sql, &person)?;
            ratings::forget(sql, &person)?;
            tables.iter().try_for_each(|table| erase_at(sql, table, &person, &nobody))?;
            Ok(has_keys || !tables.is_empty())
        })
        .await
    }
}

fn erase_at(sql: &mut dyn Sql, table: &str, person: &str, nobody: &str) -> Result<()> {
    let mut seats = select_seats(sql, table)?;
    for seat in 0..seats.len() {
        if !matches!(&seats[seat].sitter, Sitter::Person(sitter) if sitter == person) {
            continue;
        }
        let others: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        let nameless = names::distinct(NAMELESS, &others);
        let name = std::mem::replace(&mut seats[seat].name, nameless);
        let sits = "update seats set person = ?3, name = ?4 where table_id = ?1 and seat = ?2";
        sql.execute(sits, values![table, seat, nobody, &seats[seat].name])?;
        let ended = "update results set person = ?3 where table_id = ?1 and seat = ?2";
        sql.execute(ended, values![table, seat, nobody])?;
        sql.execute("delete from notes where table_id = ?1 and seat = ?2", values![table, seat])?;
        sql.execute("delete from mutes where table_id = ?1 and name = ?2", values![table, &name])?;
        let told = "delete from chat where table_id = ?1 and kind not in ('text', 'reaction') and said = ?2";
        sql.execute(told, values![table, &name])?;
    }
    for about in ["chat", "mutes", "present", "displaced", "sent_away", "came_from"] {
        sql.execute(&format!("delete from {about} where table_id = ?1 and person = ?2"), values![table, person])?;
    }
    sql.execute("update tables set host = ?3 where id = ?1 and host = ?2", values![table, person, nobody])?;
    // The chance that their browser has added stays in a deal that is still to come.
    sql.execute("update shares set person = ?3 where table_id = ?1 and person = ?2", values![table, person, nobody])?;
    revision::count_change(sql, table)?;
    moderation::touch(sql, table)
}
