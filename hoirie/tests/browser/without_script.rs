//! Pages also work, a little slower, without JavaScript.

use serde_json::{Value, json};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{Shown, shown, tap_gifts, tap_two_cards};

#[tokio::test]
async fn a_game_is_played_without_script() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let tab = anna.tab().await;
    tab.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    tab.go(&evening.at("/")).await;
    tab.follow("form[action='/play/tante'] button").await;
    assert!(tab.see::<bool>("!document.documentElement.classList.contains('scripted')").await);

    let mut bid = false;
    let mut exchanged = false;
    while !(bid && exchanged) {
        let before = to_move(&tab).await;
        match before.phase.as_str() {
            "over" => panic!("in a whole game one is Aunt Marie and one is asked for bids"),
            "exchange" => {
                assert_eq!(previews(&tab).await, 0);
                tap_two_cards(&tab).await;
                assert_eq!(previews(&tab).await, 1, "what the swap would do");
                tab.follow("#exchange button").await;
                exchanged = true;
            }
            "auction" if !bid => {
                let total = tap_gifts(&tab, &before).await;
                assert!(generated_texts(&tab).await.contains(&total.to_string()), "the total of the tapped gifts");
                tab.follow("#bid-chosen").await;
                bid = true;
            }
            "auction" => tab.follow("#withdraw").await,
            _ => tab.follow("#take").await,
        }
    }
    tab.assert_no_complaints();
}

/// Reloads, as one does without script, until it is this page's move.
async fn to_move(tab: &Tab) -> Shown {
    loop {
        let now = shown(tab).await;
        if now.phase != "waiting" {
            return now;
        }
        tab.reload().await;
    }
}

async fn previews(tab: &Tab) -> usize {
    tab.see("$$('.preview').filter((line) => line.getClientRects().length).length").await
}

/// What the style sheet writes on the page, such as counters.
async fn generated_texts(tab: &Tab) -> Vec<String> {
    let snapshot = tab.tell("DOMSnapshot.captureSnapshot", json!({ "computedStyles": [] })).await;
    let texts = snapshot["documents"][0]["layout"]["text"].as_array().unwrap();
    let strings = snapshot["strings"].as_array().unwrap();
    let text = |place: &Value| strings.get(place.as_u64()? as usize)?.as_str().map(|text| text.trim().to_owned());
    texts.iter().filter_map(text).collect()
}
