//! How people treat each other: a move taken back, a player who leaves and returns, a slow game, a shared device.

use std::time::Duration;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::ledger::Ledger;
use crate::salon::{pass, settled, shown};

async fn menu(tab: &Tab, button: &str) {
    if !tab.see::<bool>("$('#menu').open").await {
        tab.click("#menu > summary").await;
    }
    if button == "#leave" {
        tab.click("#leaving > summary").await;
    }
    tab.click(button).await;
}

#[tokio::test]
async fn a_take_back_is_refused_and_granted_and_a_player_leaves_and_returns() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();
    let marie = settled(&all).await.unwrap();
    let [first, second] = [(marie + 1) % 3, (marie + 2) % 3].map(|seat| all[seat]);

    // Nothing was shown, nobody has acted: no one need be asked.
    pass(all[marie]).await;
    menu(all[marie], "#take-back").await;
    all[marie].until("$('#exchange')").await;
    first.until("$('.story s')").await;
    pass(all[marie]).await;
    let bidder = all[settled(&all).await.unwrap()];
    pass(bidder).await;
    settled(&all).await.unwrap();

    // Then all others are: one says no, the next time both say yes.
    menu(all[marie], "#take-back").await;
    first.until("$('#matter #vote-no')").await;
    inspection.table(first, "asked-to-take-back").await;
    first.click("#vote-no button").await;
    all[marie].until("$('#matter')?.textContent.includes('said no')").await;
    all[marie].click("#withdraw-request button").await;
    all[marie].until("!$('#matter')").await;
    menu(all[marie], "#take-back").await;
    for tab in [first, second] {
        tab.click("#vote-yes button").await;
    }
    all[marie].until("$('#exchange') && !$('#matter')").await;

    // Marie leaves; a bot keeps her seat warm, and gives it back.
    menu(all[marie], "#leave").await;
    for tab in [first, second] {
        tab.click("#vote-stand_in button").await;
    }
    all[marie].until("$('#back') && $('#matter').textContent.includes('warm')").await;
    inspection.table(all[marie], "stood-in").await;
    let people = [first, second];
    let next = settled(&people).await.unwrap();
    pass(people[next]).await;
    all[marie].click("#back button").await;
    all[marie].until("!$('#matter')").await;
    settled(&all).await.unwrap();
    for tab in all {
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn a_slow_game_goes_on_over_three_days() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let a = a.await;
    let b = b.await;
    let c = c.await;
    let anna = evening.set_table_of("tante", &[("seats", "3"), ("pace", "slow-1")], &a, "Anna").await;
    let ben = evening.join(&anna, &b, "Ben").await;
    let clara = evening.join(&anna, &c, "Clara").await;
    anna.click("form[action$='/start'] button:not(:disabled)").await;
    let all = [&anna, &ben, &clara];
    for _day in 0..3 {
        let mover = settled(&all).await.unwrap();
        assert!(all[mover].see::<bool>("$('#time').textContent.includes('Your move, within')").await);
        pass(all[mover]).await;
        settled(&all).await.unwrap();
        time_passes(&evening, &all, 20).await;
        assert!(!all[mover].see::<bool>("Boolean($('#matter'))").await, "everybody is in time");
    }
    // A day too long: the others decide.
    let mover = settled(&all).await.unwrap();
    time_passes(&evening, &all, 25).await;
    for (seat, tab) in all.into_iter().enumerate() {
        let asked = if seat == mover { "$('#time').textContent.includes('time is up')" } else { "$('#vote-wait')" };
        tab.until(asked).await;
    }
}

#[tokio::test]
async fn the_time_that_is_left_counts_down_by_itself() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let a = a.await;
    let b = b.await;
    let c = c.await;
    let anna = evening.set_table_of("tante", &[("seats", "3"), ("pace", "live-60")], &a, "Anna").await;
    let ben = evening.join(&anna, &b, "Ben").await;
    let clara = evening.join(&anna, &c, "Clara").await;
    anna.click("form[action$='/start'] button:not(:disabled)").await;
    let all = [&anna, &ben, &clara];
    let mover = all[settled(&all).await.unwrap()];
    let left: String = mover.see("$('#time b').textContent").await;
    mover
        .until(&format!("/^[0-5]:[0-5][0-9]$/.test($('#time b').textContent) && $('#time b').textContent < '{left}'"))
        .await;
}

/// The house is closed for so many hours; all pages find it again by themselves.
async fn time_passes(evening: &Evening, all: &[&Tab], hours: u64) {
    let ledger = Ledger::of(&evening.house, all[0]).await;
    evening.house.kill();
    for tab in all {
        tab.until("!$('#offline').hidden").await;
    }
    ledger.let_pass(Duration::from_secs(hours * 60 * 60));
    evening.house.open_again();
    for tab in all {
        tab.until("$('#offline').hidden").await;
        tab.forgive();
    }
}

#[tokio::test]
async fn two_share_a_device_and_nobody_sees_the_others_cards() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let guest = evening.chromium.guest("en").await;
    let tab = evening.set_table_of("tante", &[("seats", "3")], &guest, "Anna").await;
    for name in ["Ben", "Clara"] {
        tab.write("#sharing-name", name).await;
        tab.click("#device button").await;
        tab.until(&format!("$('#seats').textContent.includes('{name}')")).await;
    }
    tab.click("form[action$='/start'] button:not(:disabled)").await;
    tab.until("$('#curtain.drawn')").await;
    inspection.table(&tab, "curtain").await;
    for _ in 0..4 {
        // Whoever moves once more keeps the device in hand.
        if tab.see::<bool>("Boolean($('#curtain.drawn'))").await {
            assert!(tab.see::<bool>("!$('#mine') && !$('[id^=hand-]')").await);
            tab.click("#curtain a.main").await;
        }
        tab.until("$('#mine') && $('#desk')").await;
        let before = shown(&tab).await;
        let pass = match before.phase.as_str() {
            "exchange" => "#keep",
            "auction" => "#withdraw",
            _ => "#take",
        };
        tab.click(pass).await;
        let again = format!("$('#asked.mine') && table().accepted > {}", before.accepted);
        tab.until(&format!("$('#curtain.drawn') && !$('#mine') || {again}")).await;
    }
    inspection.assert_nothing_found();
    tab.assert_no_complaints();
}
