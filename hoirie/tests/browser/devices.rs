//! Known on more than one device: a passkey, a link by a code, and a printed sheet.

use serde_json::{Value, json};

use crate::chromium::{Guest, Tab};
use crate::evening::Evening;
use crate::inspection::Inspection;

/// A browser that keeps passkeys knows the house by a name, not by a number.
fn by_name(evening: &Evening, path: &str) -> String {
    evening.at(path).replace("127.0.0.1", "localhost")
}

/// A tab whose browser has a keeper of passkeys, and the number of that.
async fn with_keeper(guest: &Guest<'_>) -> (Tab, Value) {
    let tab = guest.tab().await;
    tab.tell("WebAuthn.enable", json!({})).await;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    let keeper = tab.tell("WebAuthn.addVirtualAuthenticator", json!({ "options": options })).await;
    (tab, keeper["authenticatorId"].clone())
}

/// The passkeys that this browser keeps.
async fn kept(tab: &Tab, keeper: &Value) -> Vec<Value> {
    let kept = tab.tell("WebAuthn.getCredentials", json!({ "authenticatorId": keeper })).await;
    kept["credentials"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_passkey_made_in_one_browser_signs_in_in_another_and_both_play_on() {
    let evening = Evening::begin().await;
    let [one, other] = [evening.chromium.guest("en").await, evening.chromium.guest("en").await];
    let mut inspection = Inspection::default();
    let (desk, keeper) = with_keeper(&one).await;
    desk.go(&by_name(&evening, "/")).await;
    desk.follow("form[action='/play/tante'] button").await;
    desk.until("$('#board')").await;
    let table: String = desk.see("location.pathname").await;
    desk.click("#menu > summary").await;
    desk.follow("#menu .keep").await;
    inspection.page(&desk, "my-devices-none").await;
    assert!(desk.see::<bool>("$('[data-no-passkeys]').hidden").await);
    desk.follow("form[data-passkey=new] button").await;
    desk.until("$('#passkeys .key-ring li')").await;
    let passkeys = kept(&desk, &keeper).await;
    assert_eq!(passkeys.len(), 1);
    assert_eq!(passkeys[0]["rpId"], "localhost");

    // The same keeper of passkeys on another device, as those that synchronise have it.
    let (phone, new_keeper) = with_keeper(&other).await;
    phone.go(&by_name(&evening, "/me")).await;
    let known = json!({ "authenticatorId": new_keeper, "credential": passkeys[0] });
    phone.tell("WebAuthn.addCredential", known).await;
    inspection.page(&phone, "my-devices-nobody").await;
    phone.follow("form[data-passkey=known] button").await;
    phone.until("$('#mine .tables a')").await;
    phone.go(&by_name(&evening, &table)).await;
    phone.until("$('#board')").await;
    desk.go(&by_name(&evening, &table)).await;
    // What one does, the other sees, and each of them acts.
    let mut turns = 0;
    for turn in 0..60 {
        let (acts, looks) = if turn % 2 == 0 { (&desk, &phone) } else { (&phone, &desk) };
        acts.until("$('#asked.mine') || $('#afterwards')").await;
        if turns == 4 || acts.see("Boolean($('#afterwards'))").await {
            break;
        }
        looks.until("$('#asked.mine')").await;
        let accepted: u32 = acts.see("Number($('#act [name=accepted]').value)").await;
        acts.click(&acts.see::<String>(LEAST).await).await;
        looks.until(&format!("$('#afterwards') || Number($('#act [name=accepted]').value) > {accepted}")).await;
        turns += 1;
    }
    assert_eq!(turns, 4);
    desk.go(&by_name(&evening, "/me")).await;
    assert_eq!(desk.see::<usize>("$$('#devices .key-ring li').length").await, 2);
    inspection.page(&desk, "my-devices").await;
    // Without the passkey nobody comes in by it any more.
    desk.follow("#passkeys .key-ring button").await;
    phone.go(&by_name(&evening, "/me")).await;
    phone.click("form[data-passkey=known] button").await;
    phone.until("$('#come-back [role=alert]')?.textContent.includes('does not know that passkey')").await;
    phone.forgive();
    inspection.assert_nothing_found();
}

/// A button that plays as little as possible.
const LEAST: &str =
    "['#withdraw', '#take', '#exchange .keep', '#keep', '[id^=bid-]'].find((button) => $(button)) ?? '#desk button'";

#[tokio::test]
async fn a_code_adds_a_phone_and_a_sheet_brings_everything_back() {
    let evening = Evening::begin().await;
    let [one, other, third] =
        [evening.chromium.guest("en").await, evening.chromium.guest("en").await, evening.chromium.guest("en").await];
    let mut inspection = Inspection::default();
    let desk = evening.play_now(&one).await;
    let table: String = desk.see("location.pathname").await;
    desk.go(&evening.at("/me")).await;
    assert!(!desk.see::<bool>("$('[data-no-passkeys]').hidden").await, "a number is no name to keep passkeys for");
    desk.follow("form[action='/me/link'] button").await;
    inspection.page(&desk, "my-devices-code").await;
    let link: String = desk.see("$('[data-copy]').value").await;
    let phone = other.visit(&link).await;
    inspection.page(&phone, "new-device").await;
    phone.follow("main form button.main").await;
    phone.until("$('#mine .tables a')").await;

    phone.go(&evening.at("/me")).await;
    phone.follow("form[action='/me/sheet'] button").await;
    inspection.page(&phone, "recovery-sheet").await;
    let words: Vec<String> = phone.see("$$('.sheet-words li').map((word) => word.textContent)").await;
    // Every cookie is gone.
    for tab in [&desk, &phone] {
        tab.tell("Network.clearBrowserCookies", json!({})).await;
        tab.go(&evening.at(&table)).await;
        assert!(!tab.see::<bool>("Boolean($('#mine'))").await);
    }
    let new = third.visit(&evening.at("/me")).await;
    new.write("input[name=words]", &words.join(" ")).await;
    new.follow("form[action='/me/recover'] button").await;
    new.follow("#mine .tables a").await;
    new.until("$('#board') && $('#mine')").await;
    // And all of it goes when they say so.
    new.go(&evening.at("/me")).await;
    new.follow("a[href='/me/data']").await;
    inspection.page(&new, "my-data").await;
    new.click("#erase .sure").await;
    new.follow("#erase button").await;
    new.until("$('h1').textContent === 'You have been forgotten'").await;
    inspection.page(&new, "forgotten").await;
    new.go(&evening.at(&table)).await;
    assert!(!new.see::<bool>("Boolean($('#mine'))").await);
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn an_app_says_kindly_that_the_net_is_away() {
    let evening = Evening::begin().await;
    let guest = evening.chromium.guest("en").await;
    let tab = evening.play_now(&guest).await;
    let table: String = tab.see("location.pathname").await;
    tab.until("(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'").await;
    let manifest = tab.tell("Page.getAppManifest", json!({})).await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    evening.house.kill();
    tab.go(&evening.at("/")).await;
    tab.until("$('h1').textContent === 'No connection'").await;
    assert!(
        tab.see::<bool>("getComputedStyle($('a.button.main')).color === 'rgb(255, 247, 238)'").await,
        "with its style"
    );
    tab.forgive();
    crate::inspection::photograph(&tab, "no-connection", 1440).await;
    evening.house.open_again();
    tab.go(&evening.at(&table)).await;
    tab.until("$('#board')").await;
}
