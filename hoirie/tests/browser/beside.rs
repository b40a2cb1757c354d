//! Beside the game: talk, notes, and what one missed.

use serde_json::json;

use crate::chromium::{GLANCE, Tab};
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::salon::{pass, settled, shown};

/// Whether this page's chat shows these words.
fn heard(words: &str) -> String {
    format!("$$('#talked p').some((line) => line.textContent.includes({}))", json!(words))
}

async fn say(tab: &Tab, words: &str) {
    tab.write("#words", words).await;
    tab.press("Enter").await;
    tab.until(&heard(words)).await;
    tab.until("$('#words').value === ''").await;
}

#[tokio::test]
async fn two_players_and_a_spectator_talk() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c, d] = [(); 4].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let dora = d.await;
    let [first, second, third] = evening.three_people([&anna, &ben, &clara]).await;
    let watcher = dora.visit(&first.see::<String>("location.href").await).await;
    for tab in [&first, &watcher] {
        tab.click("#chat > summary").await;
    }

    // What is said arrives, is counted where the drawer is closed, and does not disturb who is writing.
    first.write("#words", "I was just going to").await;
    second.click("#chat > summary").await;
    say(&second, "Good evening <b>everybody</b>!").await;
    first.until(&heard("Good evening <b>everybody</b>!")).await;
    third.until("$('#unread').textContent === '1'").await;
    second.click(".reactions [value=bravo]").await;
    first.until(&heard("Well played!")).await;
    third.until("$('#unread').textContent === '2'").await;
    assert!(
        first
            .see::<bool>("$('#words').value === 'I was just going to' && document.activeElement === $('#words')")
            .await
    );
    third.click("#chat > summary").await;
    third.until("$('#unread').textContent === ''").await;

    // Spectators talk apart.
    watcher.write("#speaker", "Dora").await;
    say(&watcher, "Ben bluffs.").await;
    watcher.until("!$('#speaker')").await;
    say(&watcher, "He does.").await;
    say(&second, "Whose turn?").await;
    watcher.until(&heard("Whose turn?")).await;
    first.until(&heard("Whose turn?")).await;
    assert!(!first.see::<bool>(&heard("bluffs")).await, "players don't hear spectators");
    inspection.table(&first, "chat").await;
    inspection.page(&watcher, "chat-spectator").await;
    third.go(&format!("{}/chat", third.see::<String>("location.href").await)).await;
    inspection.page(&third, "chat-page").await;

    // Anna has had enough of Ben.
    first.resize(1440, 900).await;
    first.click("#mutes summary").await;
    first.click("#mutes [value=Ben]").await;
    first.until(&format!("!{}", heard("Good evening"))).await;
    say(&first, "Silence!").await;
    second.until(&heard("Silence!")).await;
    first.click("#mutes [name=hear]").await;
    first.until(&heard("Good evening")).await;

    // Too much at once is refused kindly, and what was typed is still there.
    // All in one moment: whoever clicks slowly enough may go on for ever. The page itself sends one thing after the other.
    let burst = "(await Promise.all(Array.from({ length: 8 }, () => fetch($('#speak').action, {
        method: 'POST', body: new URLSearchParams({ reaction: 'laugh' }), headers: { 'hoirie-script': '1' } }))),
        $('.reactions [value=laugh]').click(), true)";
    assert!(second.see::<bool>(burst).await);
    second.until("$('#news').textContent.includes('Wait a few seconds')").await;
    second.forgive();
    for tab in [&first, &third, &watcher] {
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn a_note_stays_with_its_seat_and_what_was_missed_is_told() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();
    let address: String = all[0].see("location.href").await;

    all[0].click("#menu > summary").await;
    all[0].write("#plan", "Collect the hats.").await;
    all[0].click("#write-note button").await;
    all[0].until("$('#news').textContent === 'Your note is saved.'").await;
    all[0].until("$('#note h2').textContent.includes('✎')").await;
    inspection.table(all[0], "note").await;
    for other in &all[1..] {
        other.reload().await;
        assert!(other.see::<bool>("!document.documentElement.outerHTML.includes('the hats')").await);
    }

    // Anna goes away after each of her moves, and the others play on until it is her turn again.
    all[0].resize(1440, 900).await;
    loop {
        let mover = settled(&all).await.expect("in a whole game the others make three moves in a row");
        pass(all[mover]).await;
        if mover != 0 {
            continue;
        }
        all[0].go(&evening.at("/rules/tante")).await;
        while let Some(place) = to_move(&all[1..]).await {
            pass(all[1 + place]).await;
        }
        all[0].go(&address).await;
        if all[0].see::<bool>("Boolean($('#away'))").await {
            break;
        }
    }
    assert!(all[0].see::<usize>("$$('#away li').length").await >= 3);
    assert!(all[0].see::<bool>("!$('#away').textContent.includes('Anna withdraws')").await, "since her last move");
    inspection.page(all[0], "away").await;
    all[0].click("#away .close").await;
    all[0].until("!$('#away')").await;
    all[0].reload().await;
    assert!(all[0].see::<bool>("!$('#away')").await);
    assert_eq!(all[0].see::<String>("$('#plan').value").await, "Collect the hats.");
    for tab in all {
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

/// The place of the page that is to move; nothing if it is Anna's turn, who is not here.
async fn to_move(others: &[&Tab]) -> Option<usize> {
    let annas = "$$('#players > li:has(.turn)').some((player) => player.textContent.includes('Anna'))";
    loop {
        let mut waiting = 0;
        for (place, tab) in others.iter().enumerate() {
            let shown = shown(tab).await;
            if shown.to_move() {
                return Some(place);
            }
            waiting += usize::from(shown.over() || tab.see::<bool>(annas).await);
        }
        if waiting == others.len() {
            return None;
        }
        tokio::time::sleep(GLANCE).await;
    }
}
