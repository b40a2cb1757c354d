//! A game that is over: brought along as a record, replayed through two seats' eyes, checked, played on from; and a
//! tampered record that fails.

use std::process::Command;

use serde_json::{Value, json};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::house::Folder;
use crate::inspection::Inspection;

/// The record of a simulated game.
fn simulated(folder: &Folder) -> String {
    let records = folder.path().to_str().unwrap();
    let simulate = ["simulate", "tante", "--games", "1", "--bots", "steady", "--records", records];
    assert!(Command::new(env!("CARGO_BIN_EXE_hoirie")).args(simulate).output().unwrap().status.success());
    std::fs::read_to_string(folder.path().join("tante-0-000000.json")).unwrap()
}

/// Puts a file into the form's field, as choosing one does.
async fn choose_file(tab: &Tab, text: &str) {
    let chosen = format!(
        "(() => {{ const chosen = new DataTransfer(); chosen.items.add(new File([{}], 'record.json')); $('[type=file]').files = chosen.files; return true; }})()",
        json!(text)
    );
    tab.see::<bool>(&chosen).await;
}

async fn press(tab: &Tab, key: &str, code: u32) {
    let pressed = json!({ "type": "rawKeyDown", "key": key, "code": key, "windowsVirtualKeyCode": code });
    tab.tell("Input.dispatchKeyEvent", pressed).await;
}

/// Moves the slider to this step.
async fn scrub(tab: &Tab, step: u32) {
    let moved = format!(
        "($('[type=range]').value = {step}, $('[type=range]').dispatchEvent(new Event('input', {{ bubbles: true }})), true)"
    );
    tab.see::<bool>(&moved).await;
}

async fn hands(tab: &Tab) -> Vec<String> {
    tab.see("$$('#mine .card').map((card) => card.dataset.card)").await
}

#[tokio::test]
async fn a_finished_game_is_replayed_checked_and_played_on() {
    let evening = Evening::begin().await;
    let folder = Folder::new();
    let record = simulated(&folder);
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;

    // A record, brought along from the foot of the front page.
    let tab = anna.visit(&evening.at("/")).await;
    tab.follow("a[href='/import']").await;
    inspection.page(&tab, "import").await;
    choose_file(&tab, &record).await;
    tab.follow("main .sheet button.main").await;
    tab.until("$('#board') && $('#count')").await;

    // Spoiler-free: the beginning, and nobody's cards.
    tab.follow("#afterwards a[href$='/replay']").await;
    tab.until("$('#replay .at').textContent === 'Step 0 of ' + $('[type=range]').max").await;
    assert!(tab.see::<bool>("!$('#mine') && !$('#count') && !$('#holdings')").await);
    inspection.page(&tab, "replay-start").await;

    // Two seats hold different cards; each pair of eyes sees its own, and no page is loaded for it.
    tab.see::<bool>("window.stays = true").await;
    tab.click("#replay .eyes a[href$='eyes=1']").await;
    tab.until("location.search.endsWith('eyes=1')").await;
    let first = hands(&tab).await;
    tab.click("#replay .eyes a[href$='eyes=2']").await;
    tab.until("location.search.endsWith('eyes=2')").await;
    let second = hands(&tab).await;
    assert!(!first.is_empty() && !second.is_empty() && first != second, "{first:?} {second:?}");
    inspection.page(&tab, "replay-seat").await;

    // On by the link, by the arrow keys, and by the slider; the story grows with it, and the address follows.
    tab.click("#replay a[rel=next]").await;
    tab.until("location.search.includes('step=1&')").await;
    assert_eq!(tab.see::<String>("$('[type=range]').value").await, "1");
    press(&tab, "ArrowRight", 39).await;
    tab.until("location.search.includes('step=2&')").await;
    press(&tab, "ArrowLeft", 37).await;
    tab.until("location.search.includes('step=1&')").await;

    // It plays by itself, at four times the speed, until it is told to pause.
    for speed in ["2×", "4×"] {
        tab.click("#speed").await;
        tab.until(&format!("$('#speed').textContent === '{speed}'")).await;
    }
    tab.click("#play").await;
    tab.until("Number($('[type=range]').value) > 8 && $('#play').textContent === 'Pause'").await;
    tab.click("#play").await;
    tab.until("$('#play').textContent === 'Play'").await;
    scrub(&tab, 30).await;
    tab.until("location.search.includes('step=30&')").await;
    assert!(
        tab.see::<bool>("$$('.story li[aria-current]').length > 0 && $('#prompt').textContent.trim() !== ''").await
    );
    let address: String = tab.see("$('#aside [data-copy]').value").await;
    assert_eq!(address, tab.see::<String>("location.origin + location.pathname + '?step=30&eyes=2'").await);

    // Everybody's hands, on request only.
    tab.click("#replay .eyes a[href$='eyes=all']").await;
    tab.until("$('#holdings')").await;
    assert!(tab.see::<bool>("window.stays").await);
    assert_eq!(tab.see::<usize>("$$('#holdings .holding').length").await, 3);
    inspection.page(&tab, "replay-all").await;

    // The same moment, opened by somebody else from the link, without script.
    let ben = evening.chromium.guest("en").await;
    let friend = ben.tab().await;
    friend.tell("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    friend.go(&address).await;
    assert_eq!(friend.see::<String>("$('.at').textContent").await, tab.see::<String>("$('.at').textContent").await);
    friend.follow(".jump button").await;
    friend.follow("#replay a[rel=prev]").await;
    assert_eq!(friend.see::<String>("$('[type=range]').value").await, "29");
    friend.assert_no_complaints();

    // Played on from there, in the second seat.
    tab.go(&address).await;
    let held = hands(&tab).await;
    tab.click("#menu > summary").await;
    tab.follow("form[action$='/play-on'] button").await;
    tab.until("$('#board') && $('main[data-live]')").await;
    let now = hands(&tab).await;
    assert!(!held.is_empty() && held.iter().all(|card| now.contains(card)), "{held:?} {now:?}");
    assert!(tab.see::<bool>("!$('#afterwards')").await);
    tab.assert_no_complaints();

    // The deal is checked; a record with one letter changed is not sound.
    let check = anna.visit(&evening.at("/verify")).await;
    inspection.page(&check, "verify").await;
    choose_file(&check, &record).await;
    check.follow("main .sheet button.main").await;
    check.until("$('#verdict.good')").await;
    inspection.page(&check, "verified-open").await;
    let mut tampered: Value = serde_json::from_str(&record).unwrap();
    tampered["log"][7]["check"] = json!("0123456789abcdef");
    check.go(&evening.at("/verify")).await;
    choose_file(&check, &tampered.to_string()).await;
    check.follow("main .sheet button.main").await;
    check.until("$('#verdict.bad') && $('.refusal').textContent.includes('Step 8 leads to something else')").await;
    inspection.page(&check, "not-sound").await;
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn browsers_add_to_the_deal_and_its_check_shows_it() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let ben = evening.chromium.guest("en").await;
    let host = evening.set_table_of("millionen", &[("seats", "3")], &anna, "Anna").await;
    let friend = evening.join(&host, &ben, "Ben").await;
    let fingerprint: String = host.see("$('#links code').textContent").await;
    for tab in [&host, &friend] {
        tab.until(
            "performance.getEntriesByType('resource').some((load) => load.name.endsWith('/share') && load.responseEnd)",
        )
        .await;
    }
    host.click("form:has([value=fill]) button").await;
    host.click("form[action$='/start'] button:not(:disabled)").await;
    for tab in [&host, &friend] {
        tab.until("$('#board')").await;
        assert_eq!(tab.see::<String>("$('#links code').textContent").await, fingerprint);
    }

    // What was added is kept with the table; the rest of this game is not needed for that.
    let database = rusqlite::Connection::open(evening.house.folder().join("house.sqlite")).unwrap();
    let seed: String = database.query_row("select seed from seeds", [], |row| row.get(0)).unwrap();
    let seed: Value = serde_json::from_str(&seed).unwrap();
    let nothing = json!("00".repeat(32));
    let shares = seed["dealt"]["shares"].as_array().unwrap();
    assert!(shares[0] != nothing && shares[1] != nothing && shares[0] != shares[1] && shares[2] == nothing, "{seed}");
    database.execute("update tables set over = 1", []).unwrap();
    evening.house.kill();
    evening.house.open_again();
    let check = anna.visit(&host.see::<String>("location.href + '/check'").await).await;
    check.until("$('#verdict.good')").await;
    assert!(check.see::<bool>(&format!("$('.material').textContent.includes({})", json!(fingerprint))).await);
    assert!(check.see::<bool>("$('.proven').textContent.includes('2 of 3 seats')").await);
    inspection.page(&check, "verified").await;
    inspection.assert_nothing_found();
}
