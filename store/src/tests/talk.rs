//! What is said and noted beside the games.

use super::*;

on_both!(
    lines_of_a_chat_are_counted_and_nobody_floods_it,
    a_chat_is_read_page_by_page_and_its_oldest_lines_go,
    mutes_are_bounded_and_few_are_read,
    notes_mutes_and_invitations_are_kept_and_dropped,
);

async fn lines_of_a_chat_are_counted_and_nobody_floods_it(store: Store) {
    let id = made(&store).await;
    let speakers: Vec<_> = (0..8)
        .map(|number| {
            let store = store.clone();
            let id = id.clone();
            tokio::spawn(async move { store.say(&id, says(&format!("p{number}"), "hello"), 1000).await.unwrap() })
        })
        .collect();
    for speaker in speakers {
        assert!(speaker.await.unwrap());
    }
    let mut heard = 0;
    for _ in 0..8 {
        heard += usize::from(store.say(&id, says("anna", "and I"), 1000).await.unwrap());
    }
    assert_eq!(heard, 6);
    assert!(store.say(&id, says("anna", "later"), 20_000).await.unwrap());
    let lines = whole_chat(&store, &id).await;
    assert_eq!(lines.iter().map(|line| line.line).collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
    assert_eq!(lines.last().unwrap().said, ChatMessage::Text("later".into()));
    assert_eq!(store.extras(&id).await.unwrap().chat, lines);
}

/// Inserts rows that are made `from numbers`: of the numbers `n` from 1 to so many.
async fn fill(store: &Store, most: u64, insert: &str, id: &str) {
    let numbers = format!(
        "with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < {most}) {insert} from numbers"
    );
    let id = id.to_owned();
    store.write(move |sql| sql.execute(&numbers, values![&id]).map(drop)).await.unwrap();
}

async fn a_chat_is_read_page_by_page_and_its_oldest_lines_go(store: Store) {
    let id = made(&store).await;
    // A chat as long as older houses kept it. One line in three is the players'.
    let say = "insert into chat (table_id, line, at, room, person, name, kind, said)
               select ?1, n, 0, case when n % 3 = 0 then 'players' else 'watchers' end, 'p', 'P', 'text', 'x'";
    fill(&store, 19_999, say, &id).await;
    let page = async |room, cursor| {
        let ChatPage { lines, older, newer } = store.chat_page(&id, room, cursor, 100).await.unwrap();
        (lines.first().map(|line| line.line), lines.last().map(|line| line.line), lines.len(), older, newer)
    };
    assert_eq!(page(None, ChatCursor::Newest).await, (Some(19_900), Some(19_999), 100, true, false));
    assert_eq!(page(None, ChatCursor::Before(150)).await, (Some(50), Some(149), 100, true, true));
    assert_eq!(page(None, ChatCursor::Before(50)).await, (Some(1), Some(49), 49, false, true));
    assert_eq!(page(None, ChatCursor::From(50)).await, (Some(50), Some(149), 100, true, true));
    assert_eq!(page(None, ChatCursor::From(99_999)).await, (None, None, 0, true, false));
    assert_eq!(page(Some(Room::Players), ChatCursor::Before(302)).await, (Some(3), Some(300), 100, false, true));
    let held = store.extras(&id).await.unwrap().chat;
    let in_room = |room| held.iter().filter(|line| line.room == room).count();
    assert_eq!((in_room(Room::Players), in_room(Room::Watchers)), (200, 200), "neither drowns the other");
    assert!(held.is_sorted_by_key(|line| line.line));

    // The next hundredth line makes room.
    assert!(store.say(&id, says("anna", "and so on"), 60_000).await.unwrap());
    let all = async |room| store.chat_page(&id, Some(room), ChatCursor::Newest, 100_000).await.unwrap().lines.len();
    assert_eq!((all(Room::Players).await, all(Room::Watchers).await), (5000, 5000));
    assert_eq!(page(None, ChatCursor::Newest).await.1, Some(20_000), "lines are counted on");
}

async fn mutes_are_bounded_and_few_are_read(store: Store) {
    let id = made(&store).await;
    for name in 0..50 {
        assert!(store.mute(&id, "anna", &format!("Nobody {name}"), vec![]).await.unwrap());
    }
    // Nobody has those names any more, so there is room for Otto, who sits there.
    assert!(store.mute(&id, "anna", "Otto", vec![]).await.unwrap());
    assert_eq!(store.extras(&id).await.unwrap().muted, [("anna".to_owned(), "Otto".to_owned())].into());
    for name in 0..60 {
        store
            .say(&id, ChatLine { name: format!("P{name}"), ..says(&format!("p{name}"), "hm") }, name * 20_000)
            .await
            .unwrap();
        assert_eq!(store.mute(&id, "anna", &format!("P{name}"), vec![]).await.unwrap(), name < 49, "{name}");
    }
    // An older house kept them without bounds; those of the players are among the few that are read.
    let mute = "insert into mutes (table_id, person, name) select ?1, 'a' || n, 'Ben'";
    fill(&store, 100_000, mute, &id).await;
    let muted = store.extras(&id).await.unwrap().muted;
    assert!(muted.len() <= 550 && muted.contains(&("anna".into(), "Otto".into())), "{}", muted.len());
    let all: Vec<String> = (1..=100_000).map(|n| format!("a{n}")).collect();
    assert!(!store.mute(&id, "zoe", "Otto", all).await.unwrap(), "those who watch mute as many as can be kept");
    let before = rows_of(&store, "mutes").await;
    assert!(store.mute(&id, "zoe", "Otto", vec![]).await.unwrap(), "whoever has left is in nobody's way");
    assert!(rows_of(&store, "mutes").await < before);
    store.unmute(&id, "anna", "Otto").await.unwrap();
    assert!(store.mute(&id, "anna", "Otto", vec![]).await.unwrap(), "whoever plays is not in their way");
    store.write(chat::keep_within_bounds).await.unwrap();
    assert!(store.extras(&id).await.unwrap().muted.iter().all(|(person, _)| person == "anna"));
    assert!(store.mute(&id, "zoe", "Otto", vec![]).await.unwrap());
}

async fn notes_mutes_and_invitations_are_kept_and_dropped(store: Store) {
    let id = made(&store).await;
    store.keep_note(&id, 0, "first".into()).await.unwrap();
    store.keep_note(&id, 0, "second".into()).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    store.mute(&id, "anna", "Ben", vec![]).await.unwrap();
    let invite = async |owner: &str| store.invite_again(&id, 0, owner, says("anna", "told"), 1).await.unwrap();
    assert_eq!(invite("anna").await, InvitedAgain::Done);
    let first = store.extras(&id).await.unwrap().invited_again;
    assert_eq!(invite("anna").await, InvitedAgain::Done);
    assert_eq!(invite("ben").await, InvitedAgain::SomebodyElses, "it is not his seat");
    let extras = store.extras(&id).await.unwrap();
    assert_eq!(extras.notes, [(0, "second".to_owned())].into());
    assert_eq!(extras.muted, [("anna".to_owned(), "Ben".to_owned())].into());
    assert!(extras.invited_again.keys().eq(&[0]) && extras.invited_again != first, "the older one is worth nothing");
    assert_eq!(extras.chat.len(), 2, "the table is told, each time");
    store.keep_note(&id, 0, String::new()).await.unwrap();
    store.unmute(&id, "anna", "B\0en").await.unwrap();
    store.end_invitations(&id, vec![0]).await.unwrap();
    let extras = store.extras(&id).await.unwrap();
    assert!(extras.notes.is_empty() && extras.invited_again.is_empty());
}
