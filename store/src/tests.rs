//! What the store promises, on both databases: here is what the tests need, and beside it the tests.

/// Runs each of these promises on SQLite and on PostgreSQL.
macro_rules! on_both {
    ($($promise:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $promise() {
                let ground = super::Ground::folder();
                super::$promise(super::Store::open(&ground.0).await.unwrap()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let ground = super::Ground::postgres();
                super::$promise(super::Store::open(&ground.0).await.unwrap()).await;
            })*
        }
    };
}

mod distance;
mod files;
mod invitations;
mod lists;
mod moderation;
mod notices;
mod people;
mod ratings;
mod results;
mod seats;
mod tables;
mod talk;
mod unreadable;
mod versions;

use servers::Postgres;

use super::testing::*;
use super::*;

fn row(seq: u64, by: &str) -> LogRow {
    LogRow { seq, at: seq * 10, by: by.into(), entry: "{}".into(), check: "00".into() }
}

fn says(person: &str, text: &str) -> ChatLine {
    let room = Room::Players;
    let said = ChatMessage::Text(text.into());
    ChatLine { line: 0, room, person: person.into(), name: person.into(), said }
}

async fn made(store: &Store) -> String {
    let table = table();
    store.create(table.clone(), 1).await.unwrap();
    table.id
}

/// The newest link to a seat, of whoever has it.
async fn link_to(store: &Store, id: &str, seat: usize) -> SeatLink {
    let holder = match &store.table(id).await.unwrap().unwrap().seats[seat].sitter {
        Sitter::Person(holder) => holder.clone(),
        other => panic!("{other:?} has no link"),
    };
    let nonce = store.extras(id).await.unwrap().links.seats.get(&seat).cloned().unwrap_or_default();
    SeatLink { seat, holder, nonce, made_by: Maker::Holder }
}

/// Somebody was sent away, somebody found the table by themselves, and a seat was taken over.
async fn leave_traces(store: &Store, id: &str) {
    let seats = || async { store.table(id).await.unwrap().unwrap().seats };
    let with =
        |before: &[SeatRow], name: &str| [before.to_vec(), vec![before[0].clone(), before[1].clone(), person(name)]];
    store.list(id, Some("their house".into())).await.unwrap();
    let open = || Entrance::Open { household: Some("elsewhere".into()) };
    let before = seats().await;
    assert_eq!(store.sit_down(id, "zoe", open(), with(&before, "Zoe"), 5).await.unwrap(), Admission::Done);
    assert!(store.reseat(id, seats().await, before.clone()).await.unwrap());
    let taken = store.take_seat(id, link_to(store, id, 0).await, "her phone", 6).await.unwrap();
    assert_eq!(taken, Taken::Done);
    let links = store.extras(id).await.unwrap().links;
    assert_eq!(links.displaced, [Displaced { seat: 0, person: "anna".into(), may_return: true, shared: false }]);
    assert_eq!(links.sent_away, ["zoe".to_owned()].into());
    assert!(!links.join.is_empty() && links.seats.len() == 2 && links.strangers.contains("zoe"), "{links:?}");
}

async fn whole_chat(store: &Store, id: &str) -> Vec<ChatLine> {
    store.chat_page(id, None, ChatCursor::Newest, 1000).await.unwrap().lines
}

async fn rows_of(store: &Store, table: &'static str) -> u64 {
    let count =
        move |sql: &mut dyn Sql| sql.first(&format!("select count(*) from {table}"), &[])?.unwrap_or_default().take(0);
    store.read(count).await.unwrap()
}
