//! The stage of every game, through a whole game: nothing jumps, nothing overlaps, whatever comes up.

use maloney::{Maloney, Town};
use serde_json::json;
use tabletop::{Edition, Game};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;

/// How far things may have jumped at the end of a game, as browsers count it: shares of the window, by shares of its height.
const MOST_JUMPED: f64 = 0.1;

/// No game that is played without a plan takes so many moves.
const MOST_MOVES: usize = 900;

/// After so many moves of mine the stage is looked at in every window.
const LOOKS: [usize; 5] = [0, 3, 9, 20, 45];

#[tokio::test]
async fn tante_stands_still() {
    stands_still("tante").await;
}

#[tokio::test]
async fn maloney_stands_still() {
    stands_still("maloney").await;
}

#[tokio::test]
async fn erbraffer_stands_still() {
    stands_still("erbraffer").await;
}

#[tokio::test]
async fn millionen_stands_still() {
    stands_still("millionen").await;
}

/// Wherever the car is, and whatever may be in reach brings points, every town can be read.
#[tokio::test]
async fn every_town_can_be_read_wherever_the_car_is() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let tab = anna.visit(&evening.at("/")).await;
    tab.follow("form[action='/play/maloney'] button").await;
    tab.until("$('#towns') && $('#prompt.mine')").await;
    let edition = <Maloney as Game>::Edition::parse(Maloney::EDITIONS[0].1).unwrap();
    for town in Town::all() {
        let near: Vec<String> = edition.roads(town).iter().map(|near| format!("town-{}", near.number())).collect();
        tab.see::<bool>(&format!("driveTo({}, {})", town.number(), json!(near))).await;
        inspection.texts_apart(&tab, &format!("car in {}", town.number())).await;
    }
    inspection.assert_nothing_found();
}

/// Somebody plays in one tab, and has another one open in which nothing is ever touched: there everything that moves by itself is
/// counted, but for what their own moves change.
async fn stands_still(game: &str) {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let player = anna.visit(&evening.at("/")).await;
    player.follow(&format!("form[action='/play/{game}'] button")).await;
    player.until("$('#board')").await;
    let address: String = player.see("location.href").await;
    let onlooker = anna.visit(&address).await;
    let windows = anna.visit(&address).await;
    onlooker.see::<bool>("(window.own = [], true)").await;
    // The end is another scene, in which everything has another place: up to there nothing may jump.
    let ends = "new MutationObserver(() => $('#count') && (window.endedAt ??= performance.now()))";
    onlooker.see::<bool>(&format!("({ends}.observe(document.body, {{ childList: true, subtree: true }}), true)")).await;

    for turn in 0..MOST_MOVES {
        player.until("$('#prompt.mine') || $('#afterwards')").await;
        if LOOKS.contains(&turn) {
            alike(&windows, &player).await;
            inspection.stage(&windows, &format!("{game}-{turn}")).await;
        }
        if player.see("Boolean($('#afterwards'))").await {
            break;
        }
        onlooker.see::<bool>("(own.push([performance.now()]), true)").await;
        let accepted: i64 = player.see("Number($('#act [name=accepted]')?.value ?? -1)").await;
        assert!(player.see::<bool>(&format!("anyMove({turn})")).await, "{game}: nothing can be done");
        player.until(&format!("$('#afterwards') || Number($('#act [name=accepted]')?.value ?? -1) > {accepted}")).await;
        alike(&onlooker, &player).await;
        // A frame later it is on the screen.
        onlooker.see::<bool>("new Promise((shown) => setTimeout(shown, 50, true))").await;
        onlooker.see::<bool>("(own.at(-1).push(performance.now()), true)").await;
    }
    player.until("$('#afterwards')").await;
    windows.until("$('#afterwards')").await;
    inspection.table(&windows, &format!("{game}-over")).await;
    let others = "jumps.filter(({ startTime: at }) => !(at >= window.endedAt) && !own.some(([start, end]) => start <= at && !(at > end)))";
    let jumped: f64 = onlooker.see(&format!("{others}.reduce((sum, {{ value }}) => sum + value, 0)")).await;
    let what: Vec<String> = onlooker
        .see(&format!("{others}.sort((one, other) => other.value - one.value).slice(0, 12).map(({{ value, sources, startTime }}) => `${{value.toFixed(4)}} after ${{startTime.toFixed()}} ms: ${{sources.map(({{ node }}) => node?.id || node?.className || node?.nodeName)}}`)"))
        .await;
    assert!(jumped < MOST_JUMPED, "{game} jumped by {jumped}: {what:#?}");
    onlooker.assert_no_complaints();
    inspection.assert_nothing_found();
}

/// Waits until this tab shows at least as many of my moves as that one.
async fn alike(tab: &Tab, player: &Tab) {
    let accepted: i64 = player.see("Number($('#act [name=accepted]')?.value ?? -1)").await;
    tab.until(&format!("$('#afterwards') || Number($('#act [name=accepted]')?.value ?? -1) >= {accepted}")).await;
}
