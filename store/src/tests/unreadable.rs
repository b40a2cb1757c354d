//! Rows that somebody has spoilt: they are never taken for something else.

use super::*;
use crate::conduct::{Conduct, Pace};

on_both!(
    conduct_that_can_t_be_read_is_not_the_usual_one,
    what_only_a_later_house_asks_is_no_trouble,
    a_line_that_can_t_be_read_is_not_taken_for_words,
    a_table_whose_edition_is_gone_says_so,
    what_the_house_notes_of_itself_is_read_or_it_is_said_that_it_can_t_be,
);

/// What could not be read, in which table.
fn unreadable<T: std::fmt::Debug>(read: Result<T>) -> (&'static str, String) {
    match read {
        Err(StoreError::Unreadable { table, what }) => (table, what),
        other => panic!("{other:?}"),
    }
}

async fn conduct_that_can_t_be_read_is_not_the_usual_one(store: Store) {
    let id = made(&store).await;
    let agreed = Conduct { pace: Pace::Slow { days: 2 }, ..Conduct::default() };
    store.change_conduct(&id, &Conduct::default(), &agreed).await.unwrap();
    for spoilt in [
        "update conduct set conduct = '{\"pace\":\"a secret\"}'",
        "update conduct set conduct = 'a secret'",
        "update conduct set conduct = ''",
    ] {
        spoil(&store, spoilt).await;
        let (table, what) = unreadable(store.conduct(&id).await);
        assert!(table == "conduct" && what.contains(&id) && !what.contains("secret"), "{table}: {what}");
        unreadable(store.changes_since(&id, KnownRevision { changes: None, seq: None }).await.map(drop));
        unreadable(store.change_conduct(&id, &Conduct::default(), &agreed).await);
    }
    let other = made(&store).await;
    assert!(
        store.changes_since(&other, KnownRevision { changes: None, seq: None }).await.unwrap().is_some(),
        "others are what they are"
    );
}

async fn what_only_a_later_house_asks_is_no_trouble(store: Store) {
    let id = made(&store).await;
    let agreed = Conduct { pace: Pace::Slow { days: 2 }, ..Conduct::default() };
    store.change_conduct(&id, &Conduct::default(), &agreed).await.unwrap();
    let later =
        r#"update conduct set conduct = '{"pace":{"slow":{"days":2}},"asked":{"what":"a song","by":0,"seq":7}}'"#;
    spoil(&store, later).await;
    assert_eq!(store.conduct(&id).await.unwrap(), agreed);
}

async fn a_line_that_can_t_be_read_is_not_taken_for_words(store: Store) {
    let id = made(&store).await;
    assert!(store.say(&id, says("anna", "hello"), 1000).await.unwrap());
    spoil(&store, "update chat set kind = 'a whisper'").await;
    assert_eq!(unreadable(store.extras(&id).await), ("chat", "the kind of line 1".into()));
    spoil(&store, "update chat set kind = 'text', room = 'cellar'").await;
    let page = store.chat_page(&id, None, ChatCursor::Newest, 10).await;
    assert_eq!(unreadable(page), ("chat", "the room of line 1".into()));
}

async fn a_table_whose_edition_is_gone_says_so(store: Store) {
    let gone = TableRow { edition: "a text that nobody else plays by".into(), ..table() };
    store.create(gone.clone(), 1).await.unwrap();
    spoil(&store, "delete from editions").await;
    let (table, what) = unreadable(store.table(&gone.id).await);
    assert!(table == "editions" && what.ends_with("is not there"), "{table}: {what}");
}

async fn what_the_house_notes_of_itself_is_read_or_it_is_said_that_it_can_t_be(store: Store) {
    assert_eq!(store.last_open().await.unwrap(), None);
    store.note_open(7).await.unwrap();
    spoil(&store, "update house set value = 'yesterday' where name = 'open'").await;
    assert_eq!(unreadable(store.last_open().await), ("house", "open is not a number".into()));
    store.make_key_once(Some([8; 32])).await.unwrap();
    spoil(&store, "update house set value = 'none' where name = 'key'").await;
    assert_eq!(unreadable(store.known_key().await).0, "house");
}
