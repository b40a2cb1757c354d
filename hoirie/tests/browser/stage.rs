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
    tab.until("$('#towns') && $('#asked.mine')").await;
    let edition = <Maloney as Game>::Edition::parse(Maloney::EDITIONS[0].1).unwrap();
    for town in Town::all() {
        let near: Vec<String> = edition.roads(town).iter().map(|near| format!("town-{}", near.number())).collect();
        tab.see::<bool>(&format!("driveTo({}, {})", town.number(), json!(near))).await;
        inspection.texts_apart(&tab, &format!("car in {}", town.number())).await;
    }
    inspection.assert_nothing_found();
}

/// Counts what jumps by itself: not what a move of one's own changes, in the frame that shows it. The end is another scene, in
/// which everything has another place: up to there nothing may jump.
const WATCH: &str = "(() => {
  const accepted = () => $('#act [name=accepted]')?.value;
  let last = accepted();
  window.own = [];
  new MutationObserver(() => {
    if ($('#count')) window.endedAt ??= performance.now();
    if (accepted() === last) return;
    last = accepted();
    // The frame that shows it may have begun before the script ran.
    const span = [performance.now() - 100, Infinity];
    own.push(span);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (span[1] = performance.now()), 50)));
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] });
  return true;
})()";

/// What has jumped by itself.
const JUMPED: &str = "jumps.filter(({ startTime: at }) => !(at >= window.endedAt) && !own.some(([start, end]) => start <= at && at <= end))";

/// Somebody plays in one tab, and has two others open in which nothing is ever touched, one of them in another browser where what
/// others do is shown in peace: there everything that moves by itself is counted.
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
    let elsewhere = evening.chromium.guest("en").await;
    let calm = elsewhere.visit(&evening.at("/rules/tante")).await;
    calm.is_the_same_person_as(&player).await;
    calm.see::<String>("(localStorage.tempo = 'calm')").await;
    calm.go(&address).await;
    for tab in [&onlooker, &calm] {
        tab.see::<bool>(WATCH).await;
    }

    for turn in 0..MOST_MOVES {
        player.until("$('#asked.mine') || $('#afterwards')").await;
        if LOOKS.contains(&turn) {
            alike(&windows, &player).await;
            inspection.stage(&windows, &format!("{game}-{turn}")).await;
        }
        if player.see("Boolean($('#afterwards'))").await {
            break;
        }
        let accepted: i64 = player.see("Number($('#act [name=accepted]')?.value ?? -1)").await;
        assert!(player.see::<bool>(&format!("anyMove({turn})")).await, "{game}: nothing can be done");
        player.until(&format!("$('#afterwards') || Number($('#act [name=accepted]')?.value ?? -1) > {accepted}")).await;
        alike(&onlooker, &player).await;
    }
    player.until("$('#afterwards')").await;
    windows.until("$('#afterwards')").await;
    inspection.table(&windows, &format!("{game}-over")).await;
    for (tab, tempo) in [(&onlooker, "at once"), (&calm, "in peace")] {
        tab.until("$('#afterwards')").await;
        let jumped: f64 = tab.see(&format!("{JUMPED}.reduce((sum, {{ value }}) => sum + value, 0)")).await;
        let worst = format!("{JUMPED}.sort((one, other) => other.value - one.value).slice(0, 12)");
        let told = "`${value.toFixed(4)} after ${startTime.toFixed()} ms: ${what}`";
        let what: Vec<String> = tab.see(&format!("{worst}.map(({{ value, startTime, what }}) => {told})")).await;
        println!("{game}: {jumped:.3} of {MOST_JUMPED}, shown {tempo}");
        assert!(jumped < MOST_JUMPED, "{game} jumped by {jumped}, shown {tempo}: {what:#?}");
        tab.assert_no_complaints();
    }
    inspection.assert_nothing_found();
}

/// Waits until this tab shows at least as many of my moves as that one.
async fn alike(tab: &Tab, player: &Tab) {
    let accepted: i64 = player.see("Number($('#act [name=accepted]')?.value ?? -1)").await;
    tab.until(&format!("$('#afterwards') || Number($('#act [name=accepted]')?.value ?? -1) >= {accepted}")).await;
}
