//! L'héritage de Maloney: three people and a bot call for the car, and the house is killed in the middle of the count.

use std::time::Duration;

use maloney::{Day, Maloney};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::photograph;
use crate::ledger::Ledger;

/// Far above everything that anybody could call in earnest.
const LIMIT: &str = "99000";
const HOUR: Duration = Duration::from_secs(3600);

/// What the page shows of a live auction.
#[derive(Debug, Clone, PartialEq, Deserialize)]
struct Shown {
    price: u32,
    holder: Option<String>,
    counted: u8,
}

#[tokio::test]
async fn a_live_auction_goes_on_after_the_house_was_killed() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let a = a.await;
    let b = b.await;
    let c = c.await;
    let settled = [("seats", "4"), ("option-auction", "live"), ("option-count", "5")];
    let anna = evening.set_table_of("maloney", &settled, &a, "Anna").await;
    let ben = evening.join(&anna, &b, "Ben").await;
    let clara = evening.join(&anna, &c, "Clara").await;
    let all = [&anna, &ben, &clara];
    anna.click("#seat-3 .seat-bot").await;
    anna.until("!$('#seat-3 em')").await;
    let ledger = Ledger::of(&evening.house, &anna).await;
    ledger.deal(the_bot_cares_little);
    anna.click("form[action$='/start'] button:not(:disabled)").await;
    for tab in all {
        tab.click("#ready").await;
    }
    everywhere(&all, &format!("auction() && {BOT_HAS_SPOKEN}")).await;

    let first = raise(&anna, 100).await;
    called(&all, "Anna", first).await;
    photograph(&ben, "maloney-live-auction", 1440).await;
    the_hammer_falls_as_long_as_is_left(&ben).await;
    let high = what_ben_types_outlives_claras_call(&ben, &clara, &all).await;
    a_call_that_comes_too_late_changes_nothing(&clara, high).await;
    a_standing_bid_is_in_no_other_page(&anna, &all).await;

    // Ben has a call on his screen that he will send when it is too late.
    ben.see::<bool>(
        "(window.late = [$('#act').action, new URLSearchParams(new FormData($('#act'), $('#raise-500'))).toString()], true)",
    )
    .await;
    // The others see it too, some time; the count must not be over before the house is gone.
    anna.until("auction().counted >= 1").await;
    let price = the_house_is_away_for_an_hour(&evening, &ledger, &all).await;

    // The count goes on, to its end.
    everywhere(&all, "auction()?.counted === 2 || told('Twice for Anna …!') || told('Twice for you …!')").await;
    let paid = money(price);
    anna.until(&format!("told('Three times for you!') && told('Sold: you pay {paid} and drive.')")).await;
    everywhere(&all[1..], &format!("told('Three times for Anna!') && told('Sold: Anna pays {paid} and drives.')"))
        .await;
    everywhere(&all, &format!("$('#player-0 .money').textContent.replace(/[^0-9]/g, '') === '{}'", 10_500 - price))
        .await;
    assert!(anna.see::<bool>("Boolean($('.roads button'))").await, "who won drives");
    assert!(
        !ben.see::<bool>("Boolean($('.roads button'))").await
            && !clara.see::<bool>("Boolean($('.roads button'))").await
    );
    photograph(&anna, "maloney-drive", 1440).await;

    let late =
        "fetch(late[0], { method: 'POST', body: new URLSearchParams(late[1]), headers: { 'hoirie-script': '1' } })";
    let answer: String = ben.see(&format!("{late}.then((answer) => answer.text())")).await;
    assert!(answer.starts_with("There is no auction now.") && answer.contains("#M13"), "{answer}");
    anna.click(".roads button").await;
    everywhere(&all, "$('#cash') && (told('Twice for Anna …!') || told('Twice for you …!'))").await;
    anna.assert_no_complaints();
    clara.assert_no_complaints();
}

/// The bot has no card to play anywhere in reach, so it will not go as far as anybody's last dollar; nor is it a day on
/// which it could end the auction with its joker (M16).
fn the_bot_cares_little(game: &Maloney) -> bool {
    let view = game.view(Viewer::Seat(Seat(3)));
    let hand = view.hand().unwrap();
    let no_jokers = matches!(view.day, Day::Tuesday | Day::Friday);
    no_jokers && game.edition().roads(view.car).iter().all(|town| hand.of_town(*town).is_empty())
}

/// A bot answers every call at once, by another or by leaving it to the others; then it lets time pass.
const BOT_HAS_SPOKEN: &str = "$('#player-3.out, #player-3 .badge.high')";

async fn everywhere(tabs: &[&Tab], expression: &str) {
    for tab in tabs {
        tab.until(expression).await;
    }
}

async fn shown(tab: &Tab) -> Shown {
    tab.see::<Option<Shown>>("auction()").await.expect("the auction is still on")
}

/// Calls by one tap, and says what.
async fn raise(tab: &Tab, by: u32) -> u32 {
    let sum: u32 = tab.see(&format!("Number(new URLSearchParams($('#raise-{by}').value).get('sum'))")).await;
    tab.click(&format!("#raise-{by}")).await;
    sum
}

/// A sum as the story tells it.
fn money(sum: u32) -> String {
    if sum < 1000 { format!("${sum}") } else { format!("${},{:03}", sum / 1000, sum % 1000) }
}

/// Everybody has heard this call, and whatever the bot had to say to it.
async fn called(tabs: &[&Tab], name: &str, sum: u32) {
    let told = format!("told('{name} bids {0}.') || told('You bid {0}.')", money(sum));
    everywhere(tabs, &format!("({told}) && {BOT_HAS_SPOKEN}")).await;
    for tab in tabs {
        assert!(shown(tab).await.price >= sum, "the price never falls");
    }
}

/// Ben types a sum of his own; a call of Clara's arrives before he is done. Returns what he then calls.
async fn what_ben_types_outlives_claras_call(ben: &Tab, clara: &Tab, all: &[&Tab]) -> u32 {
    let own = shown(ben).await.price + 2000;
    ben.write("#sum", &own.to_string()).await;
    let pushed: u32 = ben.see("pushes.length").await;
    let sum = raise(clara, 200).await;
    called(all, "Clara", sum).await;
    assert!(ben.see::<u32>("pushes.length").await > pushed);
    let typed: (bool, String) = ben.see("[document.activeElement === $('#sum'), $('#sum').value]").await;
    assert_eq!(typed, (true, own.to_string()));
    ben.press("Enter").await;
    called(all, "Ben", own).await;
    assert_eq!(ben.see::<String>("$('#sum').value").await, "", "what was called is no longer in the field");
    own
}

/// Whenever a page was opened and however long it slept, its hammer comes down when the count is over.
async fn the_hammer_falls_as_long_as_is_left(tab: &Tab) {
    let left: u32 = tab.see("Number($('.hammer').dataset.left)").await;
    assert!((1..=5000).contains(&left), "{left} ms are left of a count of 5 s");
    // A clock that is a minute late is set right by whatever comes next.
    tab.see::<bool>("($('.hammer .head').getAnimations()[0].currentTime = -60000, true)").await;
    tab.click("#decline").await;
    tab.until("$('.hammer .head').getAnimations()[0].currentTime >= 0").await;
}

/// Clara calls no more than Ben did, as she would if his call had not reached her yet.
async fn a_call_that_comes_too_late_changes_nothing(clara: &Tab, high: u32) {
    let before = shown(clara).await;
    let accepted = "$('#call [name=accepted]').value";
    let accepted_before: String = clara.see(accepted).await;
    clara
        .see::<bool>(&format!(
            "($('#raise-100').value = 'do=call&sum={high}', $('#act').requestSubmit($('#raise-100')), true)"
        ))
        .await;
    clara.until("$('#news').textContent === 'You have to go above the last bid. M13'").await;
    assert!(clara.see::<bool>("$('#news a').href.endsWith('/rules/maloney#M13')").await);
    photograph(clara, "maloney-too-low", 1440).await;
    let after = shown(clara).await;
    assert_eq!((after.price, after.holder), (before.price, before.holder));
    assert_eq!(clara.see::<String>(accepted).await, accepted_before);
}

async fn a_standing_bid_is_in_no_other_page(anna: &Tab, all: &[&Tab]) {
    anna.click("#standing summary").await;
    anna.write("#limit", LIMIT).await;
    anna.click("#stand button").await;
    everywhere(all, "auction().holder === 'player-0' && $('#player-3.out')").await;
    let told = format!("/{LIMIT}|by standing bid|Your standing bid/");
    anna.until(&format!("{told}.test($('main').innerHTML)")).await;
    for tab in &all[1..] {
        let pages = format!(
            "asPublic().then((page) => [document, page].some((page) => {told}.test($('main', page).innerHTML)))"
        );
        assert!(!tab.see::<bool>(&pages).await, "somebody else's page tells of the standing bid");
    }
}

/// Kills the house and opens it again an hour later. The auction is as it was; returns its price.
async fn the_house_is_away_for_an_hour(evening: &Evening, ledger: &Ledger, all: &[&Tab]) -> u32 {
    evening.house.kill();
    let mut before = Vec::new();
    for tab in all {
        tab.until("!$('#offline').hidden").await;
        // A page that is shown anew has no such mark.
        tab.see::<bool>("($('#prompt').setAttribute('data-old', ''), true)").await;
        before.push(shown(tab).await);
    }
    let price = before[0].price;
    ledger.let_pass(HOUR);
    evening.house.open_again();
    for (tab, before) in all.iter().zip(before) {
        tab.until("$('#offline').hidden && !$('[data-old]')").await;
        let after = shown(tab).await;
        assert_eq!((before.price, before.holder.as_deref()), (price, Some("player-0")));
        assert_eq!((after.price, after.holder.as_deref()), (price, Some("player-0")));
        assert!((before.counted..3).contains(&after.counted), "{after:?}");
        tab.forgive();
    }
    photograph(all[1], "maloney-after-the-kill", 1440).await;
    // The hour was slept, and nothing struck in it. A house that opens late has slept in two parts.
    let slept = |entry: &Value| entry["resume"]["slept"].as_u64();
    let an_hour = |entries: &[Value]| entries.iter().filter_map(slept).sum::<u64>() >= HOUR.as_millis() as u64;
    let entries = ledger.until(an_hour).await;
    let resumed = entries.iter().position(|entry| slept(entry).is_some()).expect("the house noticed that it was away");
    let counted = entries[..resumed].iter().rev().take_while(|entry| **entry == json!({ "input": "alarm" })).count();
    assert!((1..3).contains(&counted), "{entries:?}");
    price
}
