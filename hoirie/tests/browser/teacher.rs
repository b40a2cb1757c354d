//! A beginner and the strong bot: a hint in a game against bots, and a look back when it is over, from which one plays on.

use rusqlite::{Connection, params};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::salon::{pass, settled, shown};

/// Later than any clock will say.
const NEVER: i64 = 9_000_000_000_000_000;

#[tokio::test]
async fn a_beginner_asks_for_a_hint_and_looks_back_at_the_game() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let tab = evening.play_now(&anna).await;
    settled(&[&tab]).await;

    // What the strong bot would do is said and marked, and tapping that does it.
    assert!(tab.see::<bool>("!$('#hint') && !$('[data-hinted]')").await);
    inspection.table(&tab, "hint-button").await;
    tab.click("#ask-hint button").await;
    tab.until("$('#hint') && $('#hint').textContent.includes('“') && $('[data-hinted]')").await;
    assert!(tab.see::<bool>("!$('#ask-hint') && $('#hint').getAttribute('role') === 'status'").await);
    inspection.page(&tab, "hint").await;
    let before = shown(&tab).await;
    do_as_told(&tab).await;
    tab.until(&format!("table().accepted !== {} && !$('#hint') && !$('[data-hinted]')", before.accepted)).await;

    while settled(&[&tab]).await.is_some() {
        pass(&tab).await;
    }

    // Somebody is at it; then nobody is, and whoever is asked next goes on with it: the page waits by itself.
    let id: String = tab.see("location.pathname.split('/').at(-1)").await;
    let database = Connection::open(evening.house.folder().join("house.sqlite")).unwrap();
    let begin = "insert into reviews (table_id, percent, until) values (?1, 42, ?2)";
    database.execute(begin, params![id, NEVER]).unwrap();
    tab.follow("#afterwards a[href$='/review']").await;
    tab.until("$('progress').value === 42 && $('#how-far').textContent.includes('40')").await;
    inspection.page(&tab, "review-under-way").await;
    tab.see::<bool>("window.same_page = true").await;
    database.execute("update reviews set until = 0 where table_id = ?1", [&id]).unwrap();
    tab.until("$$('.curve').length === 2 && !$('progress') && window.same_page").await;
    assert!(tab.see::<bool>("$$('.curve svg[role=img] polyline').length === 8 && !$('[data-again]')").await);
    tab.until("($('.review details').open = true)").await;
    inspection.page(&tab, "review-numbers").await;
    tab.until("($('.review details').open = false, true)").await;
    inspection.page(&tab, "review").await;

    // Whoever lets everything pass has made a mistake; it is mended at a new table.
    let step: u32 = tab.see("Number($('.slips [name=step]').value)").await;
    tab.follow(".slips form button").await;
    tab.until("$('#board') && $('main[data-live]') && !$('#afterwards')").await;
    assert_ne!(id, tab.see::<String>("location.pathname.split('/').at(-1)").await);
    let rows: u32 = database
        .query_row("select count(*) from log where seq <= ?1 and table_id <> ?2", params![step, id], |row| row.get(0))
        .unwrap();
    assert_eq!(rows, step, "its log starts with the same rows");
    tab.assert_no_complaints();
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn hints_are_marked_in_every_game() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    for game in ["maloney", "erbraffer", "millionen"] {
        let tab = evening.chromium.guest("en").await.visit(&evening.at("/")).await;
        tab.follow(&format!("form[action='/learn/{game}'] button")).await;
        tab.until("$('#lesson')").await;
        tab.click("#lesson [value=no-lessons]").await;
        tab.until("!$('#lesson') && $('#asked.mine')").await;
        tab.click("#ask-hint button").await;
        tab.until("$('#hint')?.textContent.includes('“') && $('[data-hinted]')").await;
        inspection.page(&tab, &format!("hint-{game}")).await;
    }
    inspection.assert_nothing_found();
}

/// Taps what is marked, in the order in which one does.
async fn do_as_told(tab: &Tab) {
    let cards: Vec<String> =
        tab.see("$$('#mine [data-hinted], .three [data-hinted]').map((card) => '#' + card.id)").await;
    let gifts: Vec<String> = tab.see("$$('.gift input[data-hinted]').map((gift) => `label:has(#${gift.id})`)").await;
    for tap in cards.into_iter().chain(gifts) {
        tab.click(&tap).await;
    }
    // The button of a marked form may stand elsewhere.
    tab.click("form[data-hinted] > button, button[data-hinted], main:has(#bid[data-hinted]) #bid-chosen").await;
}
