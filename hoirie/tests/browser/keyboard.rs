//! Everything works by keyboard, and a push leaves the reader where they are.

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{moved, moving, pass, settled, shown};

#[tokio::test]
async fn a_game_is_started_and_a_bid_made_by_keyboard() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let tab = anna.visit(&evening.at("/")).await;
    tab_to(&tab, "form[action='/play/tante'] button").await;
    tab.press("Enter").await;
    tab.until("$('#board')").await;
    loop {
        settled(&[&tab]).await.expect("in a whole game one is asked for a bid");
        let before = shown(&tab).await;
        match before.phase.as_str() {
            "exchange" => tab_to(&tab, "#keep").await,
            "duty" => tab_to(&tab, "#take").await,
            _ => {
                let mut total = 0;
                for (place, worth) in before.gifts.iter().enumerate() {
                    if total <= before.price {
                        tab_to(&tab, &format!("#bid .wallet label:nth-child({}) input", place + 1)).await;
                        tab.press("Space").await;
                        total += worth;
                    }
                }
                tab_to(&tab, "#bid-chosen").await;
            }
        }
        let story: String = tab.see("$('.story').textContent").await;
        tab.press("Enter").await;
        moved(&tab, &before).await;
        if before.phase == "auction" {
            tab.until(&format!("$('.story').textContent !== {}", serde_json::json!(story))).await;
            assert!(tab.see::<bool>("$$('.story li').some((line) => line.textContent.includes('You bid'))").await);
            break;
        }
    }
    tab.assert_no_complaints();
}

#[tokio::test]
async fn the_focus_stays_on_the_button_that_was_pressed() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let tab = evening.set_table(&anna, "Anna").await;
    tab_to(&tab, "#seat-0 [value=swap]").await;
    for seat in [1, 0] {
        tab.press("Enter").await;
        tab.until(&format!("$('#seat-{seat} .name').textContent.includes('Anna')")).await;
        tab.until("document.activeElement === $('#seat-0 [value=swap]')").await;
    }
    tab.assert_no_complaints();
}

/// Presses Tab until this is focused, as often as there are things on the page.
async fn tab_to(tab: &Tab, selector: &str) {
    let wanted = serde_json::json!(selector);
    for _ in 0..120 {
        if tab.see::<bool>(&format!("document.activeElement === $({wanted})")).await {
            assert!(tab.see::<bool>("focusShows()").await, "one sees where the focus is: {selector}");
            return;
        }
        tab.press("Tab").await;
    }
    panic!("Tab does not lead to {selector}");
}

#[tokio::test]
async fn a_push_leaves_focus_selection_and_drawers_alone() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();

    // Somebody reads the page of a player who isn't to move, while others move.
    let mover = settled(&all).await.unwrap();
    let reader = all[(mover + 1) % 3];
    reader.click("label:has(#sort-value)").await;
    reader.click("#menu > summary").await;
    reader.until("$('#menu').open && $('#sort-value').checked").await;
    reader
        .see::<bool>("($('#links [data-copy]').focus(), $('#links [data-copy]').setSelectionRange(3, 8), true)")
        .await;
    let pushed: u32 = reader.see("pushes.length").await;
    pass(all[mover]).await;
    reader.until(&format!("pushes.length > {pushed}")).await;
    assert!(reader.see::<bool>("document.activeElement === $('#links [data-copy]') && document.activeElement.selectionStart === 3 && document.activeElement.selectionEnd === 8").await);
    assert!(reader.see::<bool>("$('#menu').open && $('#sort-value').checked").await);

    // Half a bid is made when another player says something.
    let mut mover = settled(&all).await.unwrap();
    while shown(all[mover]).await.phase != "auction" {
        pass(all[mover]).await;
        mover = settled(&all).await.unwrap();
    }
    let bidder = all[mover];
    for gift in ["#gift-1-2", "#gift-4-1"] {
        bidder.click(&format!("label:has({gift})")).await;
    }
    bidder.until("$('#gift-1-2').checked && $('#gift-4-1').checked").await;
    bidder.see::<bool>("($('#bid-chosen').focus(), window.bid = $('#bid-chosen'), true)").await;
    let pushed: u32 = bidder.see("pushes.length").await;
    let neighbour = all[(mover + 1) % 3];
    neighbour.see::<bool>("($('#chat').open = true)").await;
    neighbour.write("#words", "Take your time").await;
    neighbour.click("#speak > button").await;
    bidder.until(&format!("pushes.length > {pushed}")).await;
    assert!(bidder.see::<bool>("document.activeElement === window.bid && $('#bid-chosen') === window.bid").await);
    let chosen: Vec<String> = bidder.see("$$('#bid input:checked').map((gift) => gift.id)").await;
    assert_eq!(chosen, ["gift-4-1", "gift-1-2"]);
    let before = shown(bidder).await;
    bidder.press("Enter").await;
    moved(bidder, &before).await;
    assert_eq!(shown(bidder).await.price, 5);
    all.iter().for_each(|tab| tab.assert_no_complaints());
}

#[tokio::test]
async fn a_bid_is_made_ready_before_ones_turn_and_forgotten_with_its_cards() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();

    let aunt = settled(&all).await.unwrap();
    pass(all[aunt]).await;
    let first = settled(&all).await.unwrap();
    let marie = all[aunt];
    let one = all[first];
    let other = all[3 - aunt - first];
    other.click("label:has(#gift-4-1)").await;
    other.until("$('#gift-4-1').checked && !$('#bid-chosen')").await;
    assert!(marie.see::<bool>("$('#gift-4-1').matches(':disabled')").await, "who doesn't bid gets nothing ready");
    moving(one, async |_| one.click("#raise").await).await;
    other.until("$('#bid-chosen')").await;
    moving(other, async |_| other.click("#bid-chosen").await).await;
    other.until("!$('#gift-4-1').checked").await;
    settled(&all).await.unwrap();
    assert_eq!(shown(one).await.price, 4);

    // Who withdraws has taps left over: they don't count for the next three cards.
    one.click("label:has(#gift-3-1)").await;
    one.until("$('#gift-3-1').checked").await;
    pass(one).await;
    while let Some(mover) = settled(&all).await
        && !one.see::<bool>("$('#gift-3-1:enabled') !== null").await
    {
        pass(all[mover]).await;
    }
    assert!(!one.see::<bool>("$('#gift-3-1').checked").await);
}
