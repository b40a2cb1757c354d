//! Coming in: a newcomer's first game, a friend who was invited, a stranger at a public table, a second device.

use serde_json::json;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::salon::{pass, settled, shown};

#[tokio::test]
async fn a_newcomer_makes_the_first_move_with_three_clicks() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let tab = anna.visit(&evening.at("/")).await;
    inspection.page(&tab, "front-empty").await;
    assert_eq!(tab.see::<usize>("$$('.box').length").await, 4);
    let fetched: Vec<String> =
        tab.see("performance.getEntriesByType('resource').map((load) => load.name).filter((name) => !name.startsWith(location.origin))").await;
    assert!(fetched.is_empty(), "{fetched:?} is elsewhere");
    let load = "['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).reduce((sum, load) => sum + load.transferSize, 0)";
    let load: u32 = tab.see(load).await;
    assert!((10_000..100_000).contains(&load), "a first load of {load} bytes");

    tab.see::<bool>("window.clicks = 0, addEventListener('click', () => sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1), true").await;
    tab.follow("form[action='/play/tante'] button").await;
    tab.until("$('#board')").await;
    tab.see::<bool>(
        "addEventListener('click', () => sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1), true",
    )
    .await;
    settled(&[&tab]).await.unwrap();
    pass(&tab).await;
    assert!(tab.see::<u32>("Number(sessionStorage.clicks)").await <= 3);
    tab.assert_no_complaints();

    // The game is where it was left, marked if it waits.
    settled(&[&tab]).await.unwrap();
    tab.follow("a.home").await;
    tab.until("$('#mine .front-your-move')").await;
    inspection.page(&tab, "front-your-move").await;
    tab.follow("#mine .tables a").await;
    tab.until("$('#board')").await;
    assert!(shown(&tab).await.to_move());
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn an_invited_friend_and_a_stranger_sit_down_at_a_public_table() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let host = evening.set_table_of("tante", &[("seats", "3"), ("who", "public")], &anna, "Anna").await;
    host.click("#listing [value=keep]").await;
    host.until("$$('#seats em').some((seat) => seat.textContent === 'kept for a friend')").await;
    inspection.page(&host, "lobby-public").await;

    // The stranger finds it on the front page; the second free seat is not for strangers.
    let stranger = clara.visit(&evening.at("/")).await;
    inspection.page(&stranger, "front-open-table").await;
    stranger.follow("#open .tables a").await;
    inspection.page(&stranger, "lobby-stranger").await;
    stranger.resize(1440, 900).await;
    stranger.write("#sitter", "Clara").await;
    stranger.click("#sit button").await;
    stranger.until("$('#seats').textContent.includes('Clara (you)')").await;
    host.until("$('#seats').textContent.includes('Clara')").await;
    let other = evening.chromium.guest("en").await.visit(&evening.at("/")).await;
    assert!(other.see::<bool>("!$('#open .tables a')").await);

    // The friend comes by the link, and its picture says the same link.
    let link: String = host.see("$('[data-copy]').value").await;
    assert_eq!(pictured(&host, "#invite-qr img").await, link);
    let friend = evening.join(&host, &ben, "Ben").await;
    host.resize(1440, 900).await;
    host.click("form[action$='/start'] button:not(:disabled)").await;
    let all: Vec<&Tab> = vec![&host, &friend, &stranger];
    for tab in &all {
        tab.until("$('#board')").await;
    }
    let first = settled(&all).await.unwrap();
    pass(all[first]).await;
    settled(&all).await.unwrap();
    other.reload().await;
    inspection.page(&other, "front-watch").await;
    other.follow("#watch .tables a").await;
    assert!(other.see::<bool>("$('#board') && !$('#mine')").await);
    for tab in all.into_iter().chain([&other]) {
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn a_game_is_taken_to_a_second_device_by_its_picture() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let other = evening.chromium.guest("en").await;
    let laptop = evening.play_now(&anna).await;
    settled(&[&laptop]).await.unwrap();
    let before = shown(&laptop).await;
    laptop.click("#menu > summary").await;
    laptop.until("$('#links .qr').complete && $('#links .qr').naturalWidth > 0").await;
    let link = pictured(&laptop, "#links .qr").await;
    let phone = other.visit(&link).await;
    phone.resize(360, 740).await;
    phone.follow("main .sheet button.main").await;
    phone.until("$('#mine')").await;
    assert_eq!(shown(&phone).await, before);
    laptop.until("!$('#mine')").await;
    pass(&phone).await;
    laptop.assert_no_complaints();
    phone.assert_no_complaints();
}

/// The link that a QR code says it holds; that it holds it is proved where it is drawn.
async fn pictured(tab: &Tab, picture: &str) -> String {
    let title = format!(
        "await fetch($({}).src).then((answer) => answer.text()).then((svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('title').textContent)",
        json!(picture)
    );
    tab.see(&title).await
}
