//! Browsers allow few connections to one server over HTTP/1.1; ten tabs must all stay live.

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{moved, pass, settled, shown};

#[tokio::test]
async fn ten_tabs_in_one_browser_all_stay_live() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let first = evening.play_now(&anna).await;
    let address: String = first.see("location.href").await;
    let mut tabs: Vec<Tab> = vec![first];
    for _ in 1..10 {
        tabs.push(anna.visit(&address).await);
    }
    let all: Vec<&Tab> = tabs.iter().collect();
    // A move is made in each tab in turn, and is pushed to all.
    for mover in &all {
        if settled(&all).await.is_none() {
            break;
        }
        let before = shown(mover).await;
        pass(mover).await;
        for tab in &all {
            moved(tab, &before).await;
        }
    }
    tabs.iter().for_each(Tab::assert_no_complaints);
}
