//! The browser, its tabs, and hands on mouse and keyboard.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chromiumoxide::cdp::IntoEventKind;
use chromiumoxide::cdp::browser_protocol::browser::BrowserContextId;
use chromiumoxide::cdp::browser_protocol::log::EventEntryAdded;
use chromiumoxide::cdp::browser_protocol::target::{CreateBrowserContextParams, CreateTargetParams};
use chromiumoxide::cdp::js_protocol::runtime::{EventConsoleApiCalled, EventExceptionThrown};
use chromiumoxide::listeners::EventStream;
use chromiumoxide::types::MethodId;
use chromiumoxide::{Browser, BrowserConfig, Command, Method, Page};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::house::Folder;

/// How long anything may take before a test gives up: far more than a loaded machine needs.
pub const PATIENCE: Duration = Duration::from_secs(120);
pub const GLANCE: Duration = Duration::from_millis(20);

/// Functions for the expressions that tests look at pages with.
const SEE: &str = include_str!("see.js");

/// Counts what arrives over live connections, in the page itself, and how far things jumped. Nothing waits for moments, unless a
/// test is about them.
const LISTEN: &str = "
    window.pushes = [];
    window.jumps = [];
    if (location.protocol.startsWith('http')) localStorage.tempo ??= 'off';
    const named = (node) => node && `${node.id || node.parentElement?.id || ''} ${node.nodeName} ${node.textContent.trim().slice(0, 20)}`;
    const corners = ({ previousRect: was, currentRect: is }) => [was.x, was.y, is.x, is.y].map(Math.round);
    const jump = ({ value, startTime, sources }) =>
        ({ value, startTime, what: sources.map((source) => `${named(source.node)} ${corners(source)}`).join('; ') });
    new PerformanceObserver((list) => jumps.push(...list.getEntries().map(jump))).observe({ type: 'layout-shift', buffered: true });
    window.WebSocket = class extends WebSocket {
        constructor(...how) {
            super(...how);
            this.addEventListener('message', ({ data }) => {
                pushes.push(new Blob([data]).size);
                if (data.length > (window.longest?.length ?? 0)) window.longest = data;
            });
        }
    };";

/// One browser process. It is killed when the test ends, however it ends.
#[derive(Debug)]
pub struct Chromium {
    browser: Browser,
    // After the browser: it must be gone before its folder goes.
    profile: Folder,
}

impl Drop for Chromium {
    fn drop(&mut self) {
        if let Some(child) = self.browser.get_mut_child() {
            let _ = child.inner.start_kill();
        }
        // Its helpers end when they notice, and some write a last file before they do.
        let give_up = Instant::now() + Duration::from_secs(10);
        while runs_with(self.profile.path()) && Instant::now() < give_up {
            std::thread::sleep(GLANCE);
        }
    }
}

/// Whether any process was started with this folder among its arguments, as far as the system tells.
fn runs_with(folder: &Path) -> bool {
    let folder = folder.to_string_lossy();
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let mut commands = processes.filter_map(|process| std::fs::read(process.path().join("cmdline")).ok());
    commands.any(|command| String::from_utf8_lossy(&command).contains(&*folder))
}

impl Chromium {
    pub async fn launch() -> Chromium {
        let profile = Folder::new();
        let config = BrowserConfig::builder()
            .chrome_executable(executable())
            .no_sandbox()
            .user_data_dir(profile.path())
            // What it leaves there goes with the profile.
            .env("TMPDIR", profile.path().to_string_lossy())
            .viewport(None)
            .launch_timeout(PATIENCE)
            .request_timeout(PATIENCE)
            .args(["disable-gpu", "disable-quic", "no-first-run", "disable-component-update", "disable-sync"])
            .build()
            .unwrap();
        let (browser, mut handler) = Browser::launch(config).await.unwrap();
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        Chromium { browser, profile }
    }

    /// Somebody with a browser of their own: no cookies yet, and a language they read.
    pub async fn guest(&self, language: &'static str) -> Guest<'_> {
        let context = self.browser.create_browser_context(CreateBrowserContextParams::default()).await.unwrap();
        Guest { browser: &self.browser, context, language }
    }
}

fn executable() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("chromium")).find(|file| file.exists());
    found.expect("the browser tests need chromium on the PATH; on Debian: apt-get install chromium")
}

/// A browser context: one person's cookies, shared by all their tabs.
#[derive(Debug)]
pub struct Guest<'a> {
    browser: &'a Browser,
    context: BrowserContextId,
    language: &'static str,
}

impl Guest<'_> {
    /// What the browser calls it.
    pub fn context(&self) -> &BrowserContextId {
        &self.context
    }

    /// An empty tab.
    pub async fn tab(&self) -> Tab {
        let target = CreateTargetParams::builder().url("about:blank").browser_context_id(self.context.clone());
        let page = self.browser.new_page(target.build().unwrap()).await.unwrap();
        let tab = Tab { page, complaints: Arc::default() };
        tab.listen_for_complaints().await;
        tab.tell("Log.enable", json!({})).await;
        tab.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await;
        // Or a worker would wait for a debugger that never comes.
        let nobody_waits = json!({ "autoAttach": false, "waitForDebuggerOnStart": false, "flatten": true });
        tab.tell("Target.setAutoAttach", nobody_waits).await;
        // Several tabs have the focus at once, as if each were on a screen of its own.
        tab.tell("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await;
        let agent = json!({ "userAgent": "", "acceptLanguage": self.language });
        tab.tell("Emulation.setUserAgentOverride", agent).await;
        tab.resize(1440, 900).await;
        tab
    }

    /// A tab that shows this address.
    pub async fn visit(&self, address: &str) -> Tab {
        let tab = self.tab().await;
        tab.go(address).await;
        tab
    }
}

/// One page, and everything it complained about on its console.
#[derive(Debug)]
pub struct Tab {
    page: Page,
    complaints: Arc<Mutex<Vec<String>>>,
}

/// Any command of the DevTools protocol.
#[derive(Debug)]
struct Any {
    method: &'static str,
    parameters: Value,
}

impl serde::Serialize for Any {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.parameters.serialize(serializer)
    }
}

impl Method for Any {
    fn identifier(&self) -> MethodId {
        self.method.into()
    }
}

impl Command for Any {
    type Response = Value;
}

impl Tab {
    /// Sends a command of the DevTools protocol.
    pub async fn tell(&self, method: &'static str, parameters: Value) -> Value {
        let answer = self.page.execute(Any { method, parameters }).await;
        answer.unwrap_or_else(|error| panic!("{method}: {error}")).result
    }

    /// Everything of this kind that happens in the browser from now on.
    pub async fn listen<E: IntoEventKind + Unpin>(&self) -> EventStream<E> {
        self.page.event_listener::<E>().await.unwrap()
    }

    async fn listen_for_complaints(&self) {
        let complain = |said: Arc<Mutex<Vec<String>>>, what: String| said.lock().unwrap().push(what);
        let mut calls = self.page.event_listener::<EventConsoleApiCalled>().await.unwrap();
        let mut exceptions = self.page.event_listener::<EventExceptionThrown>().await.unwrap();
        let mut entries = self.page.event_listener::<EventEntryAdded>().await.unwrap();
        let said = self.complaints.clone();
        tokio::spawn(async move {
            while let Some(call) = calls.next().await {
                complain(said.clone(), format!("console: {:?}", call.args));
            }
        });
        let said = self.complaints.clone();
        tokio::spawn(async move {
            while let Some(thrown) = exceptions.next().await {
                complain(said.clone(), format!("exception: {:?}", thrown.exception_details));
            }
        });
        let said = self.complaints.clone();
        tokio::spawn(async move {
            while let Some(entry) = entries.next().await {
                complain(said.clone(), format!("{:?}: {}", entry.entry.source, entry.entry.text));
            }
        });
    }

    /// Nothing was written to the console, and nothing was against the content security policy.
    pub fn assert_no_complaints(&self) {
        let complaints = self.complaints.lock().unwrap();
        assert!(complaints.is_empty(), "the page complained: {complaints:#?}");
    }

    /// What a tab says while its server is dead is nobody's fault.
    pub fn forgive(&self) {
        self.complaints.lock().unwrap().clear();
    }

    pub async fn go(&self, address: &str) {
        self.tell("Page.navigate", json!({ "url": address })).await;
        let wanted = json!(address.split('#').next().unwrap());
        self.until(&format!("location.href.split('#')[0] === {wanted} && document.readyState === 'complete'")).await;
    }

    /// Takes over the cookies of that browser.
    pub async fn is_the_same_person_as(&self, other: &Tab) {
        let cookies = other.tell("Network.getCookies", json!({})).await;
        self.tell("Network.setCookies", json!({ "cookies": cookies["cookies"] })).await;
    }

    /// Loads the page again; what it was before is gone for sure when this returns.
    pub async fn reload(&self) {
        self.see::<bool>("window.before_reload = true").await;
        self.tell("Page.reload", json!({})).await;
        self.loaded_anew().await;
    }

    /// Waits until the page marked by `window.before_reload` has made place for a loaded one.
    async fn loaded_anew(&self) {
        self.until("!window.before_reload && document.readyState === 'complete'").await;
    }

    /// Clicks something that leads to another page, and waits for that.
    pub async fn follow(&self, selector: &str) {
        self.see::<bool>("window.before_reload = true").await;
        self.click(selector).await;
        self.loaded_anew().await;
    }

    pub async fn resize(&self, width: u32, height: u32) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// The value of an expression, with the functions of `see.js` at hand.
    pub async fn see<T: DeserializeOwned>(&self, expression: &str) -> T {
        match self.glance(expression).await {
            Ok(value) => {
                let shown = value.to_string();
                serde_json::from_value(value).unwrap_or_else(|error| panic!("{expression}: {error}: {shown}"))
            }
            Err(why) => panic!("{expression}: {why}"),
        }
    }

    async fn glance(&self, expression: &str) -> Result<Value, String> {
        let expression = format!("(async () => {{ {SEE}; return ({expression}); }})()");
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.page.execute(Any { method: "Runtime.evaluate", parameters }).await;
        let answer = answer.map_err(|error| error.to_string())?;
        match answer.result.get("exceptionDetails") {
            Some(thrown) => Err(thrown.to_string()),
            None => Ok(answer.result["result"].get("value").cloned().unwrap_or(Value::Null)),
        }
    }

    /// Looks again and again until the expression is truthy, and returns what it is then. Only half of a page may be there while
    /// it is being read: that is not looked at.
    pub async fn until(&self, expression: &str) -> Value {
        let give_up = Instant::now() + PATIENCE;
        let whole = format!("document.readyState !== 'loading' && ({expression})");
        loop {
            // A page that is just being left can't be asked; the next one can.
            let seen = self.glance(&whole).await;
            if let Ok(value) = &seen
                && !matches!(value, Value::Null | Value::Bool(false))
            {
                return value.clone();
            }
            if Instant::now() > give_up {
                let shown = self.glance("document.body.innerText").await;
                panic!("waited in vain for {expression}: {seen:?} on a page that says {shown:?}");
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Brings everything that moves to its end, but for what never ends.
    pub async fn comes_to_rest(&self) {
        let all = "document.getAnimations().filter((way) => way.effect.getComputedTiming().endTime !== Infinity)";
        // The scene at the end of a game begins a moment after the last move.
        self.until(&format!("!$('main.changing') && ({all}.forEach((way) => way.finish()), true)")).await;
    }

    /// Brings every card to where it goes.
    pub async fn cards_lie_still(&self) {
        let ways = "$$('[data-card]').flatMap((card) => card.getAnimations())";
        let ending = "way.effect.getComputedTiming().endTime !== Infinity";
        self.until(&format!("({ways}.filter((way) => {ending}).forEach((way) => way.finish()), true)")).await;
    }

    /// A real click with the mouse, in the middle of the thing, once nothing covers it and it stays where it is. A card that
    /// flies past would catch a click meant for what lies below; and a page that moves between the look and the click is
    /// clicked on again, as people do.
    pub async fn click(&self, selector: &str) {
        let give_up = Instant::now() + PATIENCE;
        loop {
            let spot = self.still_spot(selector).await;
            self.see::<bool>(&format!("awaitClick({})", json!(selector))).await;
            self.click_at(&spot).await;
            // A page that has made place for another one was clicked on.
            if !matches!(self.glance("missed()").await, Ok(Value::Bool(true))) {
                return;
            }
            assert!(Instant::now() < give_up, "clicked in vain on {selector}");
        }
    }

    /// Waits until whatever this page has sent is answered: until then the same form is not sent again.
    async fn is_answered(&self) {
        self.until("!$('form[aria-busy]')").await;
    }

    /// Where this thing is, seen twice at the same place.
    async fn still_spot(&self, selector: &str) -> Value {
        self.is_answered().await;
        self.cards_lie_still().await;
        let look = format!("spot({})", json!(selector));
        let mut spot = self.until(&look).await;
        loop {
            let again = self.until(&look).await;
            if again == spot {
                return spot;
            }
            spot = again;
        }
    }

    /// A real click at `{x, y}`.
    pub async fn click_at(&self, spot: &Value) {
        for what in ["mousePressed", "mouseReleased"] {
            let at = json!({ "type": what, "x": spot["x"], "y": spot["y"], "button": "left", "clickCount": 1 });
            self.tell("Input.dispatchMouseEvent", at).await;
        }
    }

    pub async fn write(&self, selector: &str, text: &str) {
        self.click(selector).await;
        self.until(&format!(
            "document.activeElement === $({}) && (document.activeElement.select(), true)",
            json!(selector)
        ))
        .await;
        self.tell("Input.insertText", json!({ "text": text })).await;
    }

    /// Presses and lets go `Tab`, `Enter` or `Space`.
    pub async fn press(&self, key: &str) {
        self.is_answered().await;
        let (name, code, text) = match key {
            "Tab" => ("Tab", 9, ""),
            "Enter" => ("Enter", 13, "\r"),
            "Space" => (" ", 32, " "),
            other => panic!("no key {other}"),
        };
        let down = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        for what in [down, "keyUp"] {
            let typed = if what == "keyDown" { text } else { "" };
            let event = json!({ "type": what, "key": name, "code": key, "windowsVirtualKeyCode": code, "text": typed });
            self.tell("Input.dispatchKeyEvent", event).await;
        }
    }

    /// A picture of what the window shows.
    pub async fn picture(&self) -> Vec<u8> {
        let answer = self.page.screenshot(chromiumoxide::page::ScreenshotParams::builder().build()).await;
        answer.unwrap()
    }
}
