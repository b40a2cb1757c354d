//! Two people and a bot play a whole game, each in their own language, with everything that can come between.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde::Deserialize;
use serde_json::json;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{settled, shown, varied};

#[tokio::test]
async fn two_people_and_a_bot_play_a_whole_game() {
    let evening = Evening::begin().await;
    let chromium = &evening.chromium;
    let odile = chromium.guest("fr-FR,fr").await;
    let ben = chromium.guest("de-DE,de").await;

    // The table is set, the friend comes by the link, a bot takes the third seat, and neighbours change places.
    let host = evening.set_table(&odile, "Odile").await;
    let mut friend = evening.join(&host, &ben, "Ben").await;
    host.until("$('#seat-1 .name').textContent.includes('Ben')").await;
    assert!(friend.see::<bool>("!$('#seats form') && !$('form[action$=\"/start\"]')").await, "only the host decides");
    host.click("#seat-2 .seat-bot").await;
    for tab in [&host, &friend] {
        tab.until("!$('#seat-2 em')").await;
    }
    host.click("#seat-0 button[value=swap]").await;
    for tab in [&host, &friend] {
        tab.until("$('#seat-0 .name').textContent.includes('Ben') && $('#seat-1 .name').textContent.includes('Odile')")
            .await;
    }
    host.click("form[action$='/start'] button:not(:disabled)").await;

    let mut turn = 0;
    let mut witness = None;
    let mut shown_so_far = BTreeSet::new();
    while let Some(place) = settled(&[&host, &friend]).await {
        nobody_reads_anothers_cards(&host, &friend, &mut shown_so_far).await;
        reads(&host, "fr").await;
        reads(&friend, "de").await;
        match turn {
            1 => a_reload_changes_nothing(&host).await,
            2 => {
                let second = ben.visit(&friend.see::<String>("location.href").await).await;
                assert_eq!(shown(&second).await, shown(&friend).await);
                friend.assert_no_complaints();
                // The second tab plays on; the first must show the same to the end.
                witness = Some(std::mem::replace(&mut friend, second));
            }
            3 => the_house_is_killed(&evening, &[&host, &friend]).await,
            4 => a_language_is_chosen_on_the_page(&host).await,
            _ => {}
        }
        varied([&host, &friend][place], turn).await;
        turn += 1;
    }
    let witness = witness.expect("a game takes more than three moves");
    witness.until("table().phase === 'over'").await;

    let host_count = shown(&host).await.open;
    let friend_count = shown(&friend).await.open;
    assert_eq!(host_count, friend_count);
    assert_eq!(shown(&witness).await.open, host_count);
    let rows: Vec<(String, i32)> = host
        .see("$$('#count tbody tr').map((row) => [$('th', row).textContent, Number(row.lastElementChild.textContent)])")
        .await;
    assert_eq!(rows.len(), 3);
    assert!(rows.is_sorted_by_key(|(_, total)| -total), "{rows:?}");
    reads(&host, "fr").await;
    reads(&friend, "de").await;

    the_record_replays(&evening, &host, &rows).await;

    // Whoever asks first makes the new table, and the other is led to the same.
    host.follow("#afterwards form button").await;
    friend.follow("#afterwards a.main:not([href$='/review'])").await;
    let (there, also_there): (String, String) =
        (host.see("location.pathname").await, friend.see("location.pathname").await);
    assert_eq!(there, also_there);
    for tab in [&host, &friend] {
        let names: String = tab.see("$('#seats').textContent").await;
        assert!(names.contains("Odile") && names.contains("Ben"), "{names}");
        tab.assert_no_complaints();
    }
}

/// What a page tells beside its own player's hand.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Secrets {
    hand: Vec<String>,
    three: Vec<String>,
    hand_ids: usize,
    outside: Vec<String>,
    public: Vec<String>,
    public_hand: bool,
    same_others: bool,
    more_in_story: Vec<String>,
    seen_of: BTreeMap<String, Vec<String>>,
    mine: String,
}

/// A player's page is the public's page and the player's own hand, and nothing else.
async fn nobody_reads_anothers_cards(one: &Tab, other: &Tab, shown_so_far: &mut BTreeSet<String>) {
    let pages: [Secrets; 2] = [one.see("secrets()").await, other.see("secrets()").await];
    let first = shown_so_far.is_empty();
    shown_so_far.extend(pages[0].three.iter().cloned());
    for (mine, theirs) in [(&pages[0], &pages[1]), (&pages[1], &pages[0])] {
        assert!(!mine.public_hand, "the public sees a hand");
        assert_eq!(mine.outside, mine.public, "beside the own hand there is what everybody sees");
        assert!(mine.same_others, "of others one sees what everybody sees");
        assert_eq!(mine.hand_ids, mine.hand.len());
        // The own deal is the one thing in the story that only its player reads; it scrolls off the page some time.
        let own = mine.more_in_story.len();
        assert!(own == 1 || own == 0 && !first, "{:?}", mine.more_in_story);
        // Whatever a person was seen to take had lain on the table when somebody was to move.
        let seen = &mine.seen_of[&theirs.mine];
        assert!(seen.iter().all(|card| shown_so_far.contains(card)), "{seen:?} of {shown_so_far:?}");
        // The hidden part of the other hand, by the other's own page. No card exists more than twice, so a card that
        // is hidden there can be on this page at most once, and then it is another copy.
        let mut hidden = theirs.hand.clone();
        for seen in seen {
            let place = hidden.iter().position(|card| card == seen).expect("what was seen is in the hand");
            hidden.swap_remove(place);
        }
        for card in &hidden {
            let copies = |cards: &[String]| cards.iter().filter(|other| *other == card).count();
            assert!(copies(&hidden) + copies(&mine.outside) + copies(&mine.hand) <= 2, "{card} is told");
        }
    }
}

/// Everything on the page is in this language.
async fn reads(tab: &Tab, language: &str) {
    let (rulebook, story) = match language {
        "fr" => ("Règles", "Journal"),
        "de" => ("Regeln", "Verlauf"),
        _ => ("Rules", "Log"),
    };
    let said: (String, String, String) =
        tab.see("[document.documentElement.lang, $('#rules').textContent, $('#story summary').textContent]").await;
    assert_eq!(said, (language.to_owned(), rulebook.to_owned(), story.to_owned()));
    // The same sentences that the house would say to anybody in this language.
    let prompts: [Option<String>; 2] = tab
        .see("asPublic().then((page) => [page, document].map((page) => $('#asked.mine, #afterwards') ? null : $('#prompt', page).textContent))")
        .await;
    assert_eq!(prompts[0], prompts[1], "the prompt is not in {language}");
}

async fn a_reload_changes_nothing(tab: &Tab) {
    let before = shown(tab).await;
    tab.reload().await;
    assert_eq!(shown(tab).await, before);
}

async fn the_house_is_killed(evening: &Evening, tabs: &[&Tab]) {
    let mut before = Vec::new();
    for tab in tabs {
        before.push(shown(tab).await);
    }
    evening.house.kill();
    for tab in tabs {
        tab.until("!$('#offline').hidden").await;
    }
    evening.house.open_again();
    for (tab, before) in tabs.iter().zip(before) {
        tab.until("$('#offline').hidden").await;
        assert_eq!(shown(tab).await, before);
        tab.forgive();
    }
}

async fn a_language_is_chosen_on_the_page(tab: &Tab) {
    let before = shown(tab).await;
    for language in ["de", "en", "fr"] {
        tab.click("#menu > summary").await;
        tab.follow(&format!("#menu .languages [value={language}]")).await;
        reads(tab, language).await;
        assert_eq!(shown(tab).await, before);
    }
}

/// The record is JSON, and the program tells the same end from it.
async fn the_record_replays(evening: &Evening, tab: &Tab, rows: &[(String, i32)]) {
    let fetch = "fetch($('#afterwards a[download]').href).then(async (answer) => [answer.headers.get('content-type'), await answer.text()])";
    let (kind, record): (String, String) = tab.see(fetch).await;
    assert_eq!(kind, "application/json");
    serde_json::from_str::<serde_json::Value>(&record).unwrap();
    let file = evening.house.folder().join("record.json");
    std::fs::write(&file, record).unwrap();
    let told = Command::new(env!("CARGO_BIN_EXE_hoirie")).arg("replay").arg(&file).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let told = String::from_utf8(told.stdout).unwrap();
    let (winner, total) = &rows[0];
    assert!(told.contains(winner) && told.contains(&json!(total).to_string()), "{told}");
}
