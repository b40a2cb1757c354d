//! Every kind of page keeps the promises of the house: width, names, headings, contrast, weight, a quiet console.

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::salon::{moved, pass, settled, shown, tap_gifts, tap_two_cards};

#[tokio::test]
async fn pages_before_the_game() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let front = anna.visit(&evening.at("/")).await;
    inspection.page(&front, "front").await;
    let new_table = anna.visit(&evening.at("/new/tante")).await;
    inspection.page(&new_table, "new-table").await;
    let rulebook = anna.visit(&evening.at("/rules/tante#T17")).await;
    inspection.page(&rulebook, "rulebook").await;
    let lobby = evening.set_table(&anna, "Anna").await;
    let ben = evening.chromium.guest("en").await;
    let link: String = lobby.see("$('[data-copy]').value").await;
    inspection.page(&ben.visit(&link).await, "join").await;
    let friend = evening.join(&lobby, &ben, "A friend with a long name").await;
    inspection.page(&lobby, "lobby").await;
    inspection.page(&friend, "lobby-friend").await;
    front.reload().await;
    inspection.page(&front, "front-with-tables").await;
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn pages_of_a_game() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();

    // The first round: an exchange, an auction that nobody wants, a duty.
    let mut mover = all[settled(&all).await.unwrap()];
    tap_two_cards(mover).await;
    inspection.table(mover, "exchange").await;
    pass(mover).await;
    mover = all[settled(&all).await.unwrap()];
    let before = shown(mover).await;
    tap_gifts(mover, &before).await;
    inspection.table(mover, "auction").await;
    let spectator = evening.chromium.guest("en").await.visit(&mover.see::<String>("location.href").await).await;
    weigh_first_load(&spectator).await;
    inspection.table(&spectator, "spectator").await;
    while shown(mover).await.phase != "duty" {
        pass(mover).await;
        mover = all[settled(&all).await.unwrap()];
    }
    inspection.table(mover, "duty").await;

    // One heir buys whatever there is, for little.
    let heir = 0;
    let mut late_auction = false;
    let mut late_exchange = false;
    while let Some(place) = settled(&all).await {
        let before = shown(all[place]).await;
        let late = place == heir && before.hand.len() >= 15;
        if late && before.phase == "auction" && !late_auction {
            late_auction = true;
            tap_gifts(all[heir], &before).await;
            inspection.table(all[heir], "auction-late").await;
            inspection.table(all[heir + 1], "waiting-late").await;
            inspection.table(&spectator, "spectator-late").await;
        }
        if late && before.phase == "exchange" && !late_exchange {
            late_exchange = true;
            tap_two_cards(all[heir]).await;
            inspection.table(all[heir], "exchange-late").await;
        }
        if place == heir && before.phase == "auction" {
            all[heir].click("#desk:has(#bid :checked) #bid-chosen, #desk:not(:has(#bid :checked)) #raise").await;
            moved(all[heir], &before).await;
        } else {
            pass(all[place]).await;
        }
    }
    inspection.table(all[heir], "over").await;
    spectator.until("table().phase === 'over'").await;
    inspection.table(&spectator, "spectator-over").await;
    for tab in all.into_iter().chain([&spectator]) {
        // A push is what is new, and a long one comes in several messages.
        let sizes: Vec<u32> = tab.see("[...pushes].sort((one, other) => other - one)").await;
        let longest: String = tab.see("longest").await;
        assert!(sizes[0] < 8_000, "messages of {sizes:?} bytes: {longest}");
        let average = sizes.iter().sum::<u32>() / sizes.len() as u32;
        assert!(average < 2_500, "messages of {average} bytes on average");
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn first_pages_of_every_game() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    for game in ["tante", "maloney", "erbraffer", "millionen"] {
        for way in ["play", "learn"] {
            let anna = evening.chromium.guest("en").await;
            let tab = anna.visit(&evening.at("/")).await;
            tab.follow(&format!("form[action='/{way}/{game}'] button")).await;
            tab.until("$('#asked.mine') || $('#lesson')").await;
            let address: String = tab.see("location.href").await;
            let fresh = evening.chromium.guest("en").await.visit(&address).await;
            weigh_first_load(&fresh).await;
            let name = format!("{way}-{game}");
            if way == "play" {
                inspection.table(&tab, &name).await;
            } else {
                // A hint is read once and goes: with a large hand it may push the page a little too far.
                inspection.page(&tab, &name).await;
            }
        }
    }
    inspection.assert_nothing_found();
}

/// Everything a first visit to a table has to fetch.
async fn weigh_first_load(tab: &Tab) {
    let loads = "['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map((load) => [load.name, load.transferSize])";
    let loads: Vec<(String, u32)> = tab.see(loads).await;
    assert!(loads.len() >= 4, "the page, two style sheets, the script: {loads:?}");
    let all: u32 = loads.iter().map(|(_, size)| size).sum();
    assert!((10_000..140_000).contains(&all), "a first load of {all} bytes: {loads:?}");
}
