//! Being told: by this browser although nobody looks, and by title and icon while somebody has a page open.

use chromiumoxide::cdp::browser_protocol::service_worker::EventWorkerRegistrationUpdated;
use post::testing::Browser;
use serde_json::{Value, json};
use servers::{Listener, Reply};

use crate::chromium::{Guest, Tab};
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::salon::{pass, settled};

/// A browser as its maker has it: what it subscribes to is a service on this machine, for the real ones are far away.
fn with_service(browser: &Browser, service: &Listener) -> String {
    let subscription = browser.subscription(&service.url("/push/1"));
    let keys = json!({ "p256dh": subscription.p256dh, "auth": subscription.auth });
    let told = json!({ "endpoint": subscription.endpoint, "keys": keys });
    format!(
        "const made = {{ toJSON: () => ({told}), unsubscribe: async () => (localStorage.removeItem('subscribed'), true) }};
         PushManager.prototype.subscribe = async function (options) {{
             if (!options.userVisibleOnly || !options.applicationServerKey) throw new TypeError('no such subscription');
             localStorage.subscribed = 'yes';
             return made;
         }};
         PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? made : null);"
    )
}

async fn lets_notices_be_shown(tab: &Tab, guest: &Guest<'_>, evening: &Evening) {
    let permission = json!({ "name": "notifications" });
    let granted = json!({ "permission": permission, "setting": "granted", "origin": evening.at(""), "browserContextId": guest.context() });
    tab.tell("Browser.setPermission", granted).await;
}

/// What the worker of this tab is called by its browser.
async fn worker(tab: &Tab) -> String {
    tab.until("(await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'").await;
    let mut registrations = tab.listen::<EventWorkerRegistrationUpdated>().await;
    tab.tell("ServiceWorker.enable", json!({})).await;
    let origin: String = tab.see("location.origin").await;
    loop {
        let told = futures_util::StreamExt::next(&mut registrations).await.unwrap();
        let ours = told.registrations.iter().find(|one| one.scope_url.starts_with(&origin) && !one.is_deleted);
        if let Some(ours) = ours {
            return ours.registration_id.inner().clone();
        }
    }
}

const SHOWN: &str = "(await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, tag, data }) => ({ title, tag, url: data.url }))";

/// Where the worker leads whoever taps a notice: by what is open, a page comes to the front or is opened. A real tap is the system's,
/// and no browser lets a program make one.
const TAP: &str = "(async (url, open) => {
    const [heard, went] = [{}, []];
    let done;
    const page = (url) => ({ url, focus: () => went.push(`to the front: ${url}`) });
    const clients = { matchAll: async () => open.map(page), openWindow: (url) => went.push(`opened: ${url}`) };
    const script = await (await fetch('/worker.js')).text();
    new Function('addEventListener', 'clients', script)((name, hear) => (heard[name] = hear), clients);
    const notification = { close() {}, data: { url } };
    heard.notificationclick({ notification, action: '', waitUntil: (promise) => (done = promise) });
    await done;
    return went.join();
})";

#[tokio::test]
async fn a_push_of_the_house_reaches_the_worker_and_its_tap_leads_to_the_move() {
    let evening = Evening::of_notices().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let (anna, ben, clara) = (a.await, b.await, c.await);
    let (service, browser) = (Listener::start(|_| Reply::status(201)), Browser::new());
    let mut inspection = Inspection::default();
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();
    while settled(&all).await == Some(0) {
        pass(all[0]).await;
    }
    let [own, others @ ..] = &tabs;
    let table: String = own.see("location.pathname").await;

    // Anna goes away from the table, and has this browser tell her.
    own.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": with_service(&browser, &service) })).await;
    lets_notices_be_shown(own, &anna, &evening).await;
    own.go(&evening.at("/notices")).await;
    own.until("!$('#here [data-case=off]').hidden").await;
    own.follow("#here [data-case=off] button").await;
    own.until("!$('#here [data-case=on]').hidden").await;
    inspection.page(own, "notices-on").await;
    let worker = worker(own).await;
    let turn = loop {
        let said = service.heard().into_iter().filter_map(|heard| browser.decrypt(&heard.body));
        let said = said.map(|said| serde_json::from_slice::<Value>(&said).unwrap());
        if let Some(turn) =
            said.into_iter().find(|said| said["topic"].as_str().is_some_and(|topic| topic.starts_with("turn-")))
        {
            break turn;
        }
        for other in others {
            if other.see("Boolean($('#asked.mine'))").await {
                pass(other).await;
            }
        }
    };
    assert!(turn["title"].as_str().unwrap().contains("your turn"), "{turn}");
    assert!(turn["url"].as_str().unwrap().ends_with(&table), "{turn}");
    assert_eq!(turn["badge"], 1);

    let deliver = async |data: &Value| {
        let push = json!({ "origin": evening.at(""), "registrationId": worker, "data": data.to_string() });
        own.tell("ServiceWorker.deliverPushMessage", push).await;
    };
    deliver(&turn).await;
    let shown = own.until(&format!("({SHOWN}).length === 1 && ({SHOWN})[0]")).await;
    assert_eq!((&shown["title"], &shown["tag"], &shown["url"]), (&turn["title"], &turn["topic"], &turn["url"]));
    // What comes twice because its answer was lost is shown once: she has put it away meanwhile.
    own.see::<bool>(
        "(await (await navigator.serviceWorker.ready).getNotifications()).forEach((notice) => notice.close()) ?? true",
    )
    .await;
    own.until(&format!("({SHOWN}).length === 0")).await;
    deliver(&turn).await;
    let newer = json!({ "id": "another", "topic": "turn-another", "language": "en", "title": "Another", "body": "", "url": evening.at("/"), "actions": [] });
    deliver(&newer).await;
    let shown = own.until(&format!("({SHOWN}).length > 0 && ({SHOWN})")).await;
    assert_eq!(shown.as_array().unwrap().len(), 1, "{shown}");
    assert_eq!(shown[0]["title"], "Another");
    // And a withdrawal closes it.
    deliver(&json!({ "id": "a third", "topic": "turn-another", "badge": 0, "withdraws": true })).await;
    own.until(&format!("({SHOWN}).length === 0")).await;

    // A tap leads to the table: to the page that is open already, or to a new one; and there is the move.
    own.tell("Page.setBypassCSP", json!({ "enabled": true })).await;
    own.go(&evening.at("/")).await;
    let there = evening.at(&table);
    let tap = async |open: Value| own.see::<String>(&format!("{TAP}({}, {open})", turn["url"])).await;
    assert_eq!(tap(json!([evening.at("/")])).await, format!("opened: {there}"));
    assert_eq!(tap(json!([evening.at("/"), there])).await, format!("to the front: {there}"));
    own.go(&there).await;
    own.until("$('#asked.mine')").await;
    inspection.assert_nothing_found();
}

#[tokio::test]
async fn what_i_want_to_be_told_is_settled_by_keyboard_and_reads_well_everywhere() {
    let evening = Evening::of_notices().await;
    let guest = evening.chromium.guest("en").await;
    let mut inspection = Inspection::default();
    let tab = guest.visit(&evening.at("/notices")).await;
    inspection.page(&tab, "notices-nobody").await;
    tab.go(&evening.at("/")).await;
    tab.follow("form[action='/play/tante'] button").await;
    tab.until("$('#board')").await;
    let table: String = tab.see("location.pathname").await;
    tab.click("#menu > summary").await;
    tab.follow("#menu .tell").await;
    inspection.page(&tab, "notices-of-table").await;
    tab.follow("a.button.main[href='/notices']").await;
    tab.until("$$('#here [data-case]').some((one) => !one.hidden)").await;
    inspection.page(&tab, "notices").await;

    // Nothing but keys.
    tab.see::<bool>("($('#hooks input[name=url]').focus(), true)").await;
    tab.write("#hooks input[name=url]", "https://ntfy.sh/my-turns").await;
    tab.see::<bool>("window.before_reload = true").await;
    tab.press("Enter").await;
    tab.until("!window.before_reload && $('#hooks .key-ring b')?.textContent === 'ntfy · ntfy.sh'").await;
    inspection.page(&tab, "notices-hook").await;

    // The title and the icon of any page tell that a table waits.
    tab.until("document.title.startsWith('(1) ')").await;
    assert_eq!(tab.see::<String>("$('link[rel=icon]').getAttribute('href')").await, "/app/waiting/1.svg");
    tab.go(&evening.at(&table)).await;
    tab.until("document.title.startsWith('● ')").await;
    inspection.assert_nothing_found();
}
