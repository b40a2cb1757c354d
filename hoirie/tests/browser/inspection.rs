//! What is asked of every page, whatever it shows.

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde_json::json;

use crate::axe;
use crate::chromium::Tab;

const INSPECT: &str = include_str!("inspect.js");
const WINDOWS: [(u32, u32); 3] = [(360, 740), (800, 1000), (1440, 900)];

/// The windows in which a table is played at.
pub const STAGES: [(u32, u32); 6] = [(360, 640), (800, 1000), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)];

/// From this width on nothing at a table scrolls.
const WIDE: u32 = 1280;

/// Goes round the pages and tells all that was found at the end.
#[derive(Debug, Default)]
pub struct Inspection {
    found: Vec<String>,
}

impl Inspection {
    pub fn assert_nothing_found(self) {
        assert!(self.found.is_empty(), "{:#?}", self.found);
    }

    fn note(&mut self, page: &str, what: &str, found: Vec<String>) {
        if !found.is_empty() {
            self.found.push(format!("{page}: {what}: {}", found.join("; ")));
        }
    }

    /// Every promise that all pages keep; and pictures, if they are wanted.
    pub async fn page(&mut self, tab: &Tab, name: &str) {
        // What still moves is brought to its end: a tab that nobody looks at may get no frames to move in.
        tab.comes_to_rest().await;
        let language: String = tab.see("document.documentElement.lang").await;
        assert_eq!(language, "en", "{name}");
        self.headings(tab, name).await;
        self.names(tab, name).await;
        self.note(name, "lays out while it moves", ask(tab, "costlyMotion()").await);
        self.note(name, "styles everything anew", ask(tab, "farReaching()").await);
        for (width, height) in WINDOWS {
            tab.resize(width, height).await;
            self.note(name, &format!("scrolls sideways at {width}"), ask(tab, "stickingOut()").await);
            self.note(name, &format!("small at {width}"), ask(tab, "smallControls(24)").await);
            photograph(tab, name, width).await;
        }
        for scheme in ["light", "dark"] {
            in_light(tab, scheme).await;
            self.note(name, &format!("hard to read, {scheme}"), ask(tab, "faintTexts()").await);
            self.note(name, &format!("axe, {scheme}"), axe::serious(tab).await);
        }
        in_light(tab, "light").await;
        tab.assert_no_complaints();
    }

    /// A page in a game.
    pub async fn table(&mut self, tab: &Tab, name: &str) {
        self.page(tab, name).await;
        self.stage(tab, name).await;
    }

    /// The stage in every window: nothing overlaps, is cut off or too small to be hit, and nothing has to be scrolled to.
    pub async fn stage(&mut self, tab: &Tab, name: &str) {
        for (width, height) in STAGES {
            tab.resize(width, height).await;
            tab.comes_to_rest().await;
            let at = |what: &str| format!("{what} at {width} × {height}");
            self.note(name, &at("scrolls sideways"), ask(tab, "stickingOut()").await);
            self.note(name, &at("text on text"), ask(tab, "textsOnTexts()").await);
            self.note(name, &at("cut off"), ask(tab, "cutTexts()").await);
            self.note(name, &at("too small for a thumb"), ask(tab, "smallControls(40)").await);
            if width >= WIDE {
                self.note(name, &at("needs scrolling"), ask(tab, "belowTheWindow()").await);
            }
            photograph(tab, name, width).await;
        }
        tab.resize(1440, 900).await;
    }

    /// No text of the stage stands on another, in any window.
    pub async fn texts_apart(&mut self, tab: &Tab, name: &str) {
        for (width, height) in STAGES {
            tab.resize(width, height).await;
            tab.comes_to_rest().await;
            self.note(name, &format!("text on text at {width} × {height}"), ask(tab, "textsOnTexts()").await);
            photograph(tab, name, width).await;
        }
    }

    async fn headings(&mut self, tab: &Tab, name: &str) {
        let levels: Vec<u8> = ask(tab, "headings()").await;
        let one_first = levels.first() == Some(&1) && levels.iter().filter(|level| **level == 1).count() == 1;
        let none_skipped = levels.is_sorted_by(|above, below| *below <= above + 1);
        if !one_first || !none_skipped {
            self.found.push(format!("{name}: headings {levels:?}"));
        }
    }

    /// As a screen reader finds them.
    async fn names(&mut self, tab: &Tab, name: &str) {
        let tree = tab.tell("Accessibility.getFullAXTree", json!({})).await;
        let named = ["button", "link", "checkbox", "radio", "textbox", "heading", "image", "region"];
        for node in tree["nodes"].as_array().unwrap() {
            let role = node["role"]["value"].as_str().unwrap_or_default();
            let said = node["name"]["value"].as_str().unwrap_or_default().trim();
            if named.contains(&role) && node["ignored"] != json!(true) && said.is_empty() {
                self.found.push(format!("{name}: a {role} without a name: {node}"));
            }
        }
    }
}

async fn ask<T: DeserializeOwned>(tab: &Tab, expression: &str) -> T {
    tab.see(&format!("(() => {{ {INSPECT}; return {expression}; }})()")).await
}

async fn in_light(tab: &Tab, scheme: &str) {
    let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
    tab.tell("Emulation.setEmulatedMedia", media).await;
}

/// A picture of this moment, if pictures are wanted.
pub async fn photograph(tab: &Tab, name: &str, width: u32) {
    let Some(folder) = std::env::var_os("SCREENSHOTS").map(PathBuf::from) else { return };
    // What is on its way would hide where it will be; a hammer that falls all the time need not be waited for.
    tab.comes_to_rest().await;
    std::fs::create_dir_all(&folder).unwrap();
    for scheme in ["light", "dark"] {
        in_light(tab, scheme).await;
        let file = folder.join(format!("{name}-{width}-{scheme}.png"));
        std::fs::write(file, tab.picture().await).unwrap();
    }
    in_light(tab, "light").await;
}
