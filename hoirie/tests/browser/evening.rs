//! What every story starts from: a house and a browser, and guests who sit down at a table.

use crate::chromium::{Chromium, Guest, Tab};
use crate::house::House;

#[derive(Debug)]
pub struct Evening {
    pub house: House,
    pub chromium: Chromium,
}

impl Evening {
    pub async fn begin() -> Evening {
        Evening { house: House::open(), chromium: Chromium::launch().await }
    }

    /// In a house that says every so many milliseconds that it is there.
    pub async fn with_heartbeat(heartbeat: &'static str) -> Evening {
        Evening { house: House::with_heartbeat(heartbeat), chromium: Chromium::launch().await }
    }

    /// In a house that tells at once what waits for whoever does not look.
    pub async fn of_notices() -> Evening {
        Evening { house: House::that_tells(), chromium: Chromium::launch().await }
    }

    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.house.address)
    }

    /// Sets a table for three in the guest's tab, as its host.
    pub async fn set_table(&self, host: &Guest<'_>, name: &str) -> Tab {
        self.set_table_of("tante", &[("seats", "3")], host, name).await
    }

    /// Sets a table of any game, with these fields of its form chosen.
    pub async fn set_table_of(&self, game: &str, chosen: &[(&str, &str)], host: &Guest<'_>, name: &str) -> Tab {
        let tab = host.visit(&self.at(&format!("/new/{game}"))).await;
        tab.write("input[name=name]", name).await;
        // What is seldom chosen is folded away.
        tab.until("($('#more-options').open = true)").await;
        for (field, value) in chosen {
            tab.click(&format!("label:has([name={field}][value='{value}'])")).await;
        }
        tab.follow("main .sheet button.main").await;
        tab.until("$('#seats')").await;
        tab
    }

    /// Comes by the invitation link that the host's tab shows.
    pub async fn join(&self, host: &Tab, friend: &Guest<'_>, name: &str) -> Tab {
        let link: String = host.see("$('[data-copy]').value").await;
        assert!(link.starts_with(&self.at("/join/")), "{link}");
        let tab = friend.visit(&link).await;
        tab.write("input[name=name]", name).await;
        tab.follow("main .sheet button.main").await;
        tab.until("$('#seats')").await;
        tab
    }

    /// A table of three people, started: nobody moves there but they.
    pub async fn three_people(&self, guests: [&Guest<'_>; 3]) -> [Tab; 3] {
        let [anna, ben, clara] = guests;
        let host = self.set_table(anna, "Anna").await;
        let friend = self.join(&host, ben, "Ben").await;
        let other = self.join(&host, clara, "Clara").await;
        host.click("form[action$='/start'] button:not(:disabled)").await;
        for tab in [&host, &friend, &other] {
            tab.until("$('#board')").await;
        }
        [host, friend, other]
    }

    /// A game against bots, started from the front page.
    pub async fn play_now(&self, guest: &Guest<'_>) -> Tab {
        let tab = guest.visit(&self.at("/")).await;
        tab.follow("form[action='/play/tante'] button").await;
        tab.until("$('#board')").await;
        tab
    }
}
