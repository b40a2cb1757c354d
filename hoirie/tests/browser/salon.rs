//! Playing La Tante à Héritage with the mouse: what a page shows, and simple moves on it.

use std::time::Instant;

use serde::Deserialize;
use serde_json::json;

use crate::chromium::{GLANCE, PATIENCE, Tab};

/// What a table page shows, the same in every language.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Shown {
    /// `exchange`, `auction` and `duty` only where the move is this page's; `waiting`, `over` and `lobby` otherwise.
    pub phase: String,
    /// How many moves of this seat have been accepted; -1 for those who only watch.
    pub accepted: i32,
    pub hand: Vec<String>,
    pub gifts: Vec<u32>,
    pub price: u32,
    /// How many zeros the page offers to part with.
    pub zeros: u32,
    /// Everything that all pages of the table must show alike.
    pub open: String,
}

impl Shown {
    pub fn over(&self) -> bool {
        self.phase == "over"
    }

    pub fn to_move(&self) -> bool {
        ["exchange", "auction", "duty"].contains(&self.phase.as_str())
    }
}

pub async fn shown(tab: &Tab) -> Shown {
    tab.see("table()").await
}

/// Waits until all these pages show the same moment, in which one of them is to move or the game is over.
/// Returns the place of the one to move, or nothing at the end.
pub async fn settled(tabs: &[&Tab]) -> Option<usize> {
    let give_up = Instant::now() + PATIENCE;
    loop {
        let mut all = Vec::new();
        for tab in tabs {
            all.push(shown(tab).await);
        }
        let alike = all.iter().all(|shown| shown.open == all[0].open);
        if alike && all.iter().all(Shown::over) {
            return None;
        }
        if let (true, Some(place)) = (alike, all.iter().position(Shown::to_move)) {
            return Some(place);
        }
        assert!(Instant::now() < give_up, "the pages never agree: {all:#?}");
        tokio::time::sleep(GLANCE).await;
    }
}

/// Makes a move by `how`, and waits until the page shows that it was made.
pub async fn moving(tab: &Tab, how: impl AsyncFnOnce(&Shown)) {
    let before = shown(tab).await;
    assert!(before.to_move(), "{before:?}");
    how(&before).await;
    moved(tab, &before).await;
}

/// Waits until the page shows that a move was made since.
pub async fn moved(tab: &Tab, before: &Shown) {
    tab.until(&format!("table().accepted !== {} || table().phase === 'over'", before.accepted)).await;
}

/// Lets a move pass as cheaply as one can.
pub async fn pass(tab: &Tab) {
    moving(tab, async |before| {
        tab.click(match before.phase.as_str() {
            "exchange" => "#keep",
            "auction" => "#withdraw",
            _ => "#take",
        })
        .await;
    })
    .await;
}

/// Taps gift cards until they are worth more than the price, and says what they are worth.
pub async fn tap_gifts(tab: &Tab, before: &Shown) -> u32 {
    let mut total = 0;
    for (place, worth) in before.gifts.iter().enumerate() {
        if total > before.price {
            break;
        }
        tab.click(&format!("#bid .wallet label:nth-child({})", place + 1)).await;
        tab.until(&format!("$$('#bid .wallet input')[{place}].checked")).await;
        total += worth;
    }
    total
}

/// Taps the first card on the table and the first in the hand.
pub async fn tap_two_cards(tab: &Tab) {
    for place in ["#salon", "#mine"] {
        tab.click(&format!("{place} .pick")).await;
        tab.until(&format!("$({}).checked", json!(format!("{place} .pick input")))).await;
    }
}

/// Any move, by every kind of control in turn.
pub async fn varied(tab: &Tab, turn: usize) {
    moving(tab, async |before| match before.phase.as_str() {
        "exchange" if turn.is_multiple_of(2) => {
            tap_two_cards(tab).await;
            tab.click("#exchange button").await;
        }
        "exchange" => tab.click("#keep").await,
        "auction" => {
            let worth: u32 = before.gifts.iter().sum();
            let can_raise = worth > before.price;
            match turn % 4 {
                0 | 1 if can_raise && before.price < 6 => tab.click("#raise").await,
                2 if can_raise && before.price < 9 => {
                    tap_gifts(tab, before).await;
                    tab.click("#bid-chosen").await;
                }
                _ => tab.click("#withdraw").await,
            }
        }
        _ if before.zeros > 0 => tab.click("[id^=buy-out]").await,
        _ => tab.click("#take").await,
    })
    .await;
}
