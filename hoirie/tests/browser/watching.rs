//! Somebody watches, and a seat moves to another device.

use std::process::Command;

use crate::evening::Evening;
use crate::salon::{pass, settled, shown};

#[tokio::test]
async fn a_spectator_sees_no_hand_and_a_seat_link_moves_the_seat() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let other = evening.chromium.guest("en").await;
    let laptop = evening.play_now(&anna).await;
    settled(&[&laptop]).await.unwrap();

    let phone = other.visit(&laptop.see::<String>("location.href").await).await;
    let nothing_secret = "!$('#mine') && !$('#desk') && !$('[id^=hand-]') && !$('#board form') && !$('#board input')";
    assert!(phone.see::<bool>(nothing_secret).await);
    assert_eq!(shown(&phone).await.open, shown(&laptop).await.open);
    assert!(phone.see::<bool>("$$('.story li').every((line) => !line.textContent.includes('is dealt'))").await);
    // What is played is pushed to those who watch.
    pass(&laptop).await;
    settled(&[&laptop]).await.unwrap();
    let open = shown(&laptop).await.open;
    phone.until(&format!("table().open === {}", serde_json::json!(open))).await;

    // The link is in the drawer. Looking at it changes nothing; the button moves the seat.
    laptop.click("#menu > summary").await;
    let link: String = laptop.see("$('#links [data-copy]').value").await;
    let before = shown(&laptop).await;
    phone.go(&link).await;
    assert_eq!(shown(&laptop).await, before);
    phone.follow("main .sheet button.main").await;
    phone.until("$('#mine')").await;
    assert_eq!(shown(&phone).await, before);
    laptop.until(nothing_secret).await;
    assert_eq!(shown(&laptop).await.open, before.open);
    pass(&phone).await;

    laptop.assert_no_complaints();
    phone.assert_no_complaints();
}

#[tokio::test]
async fn whoever_looks_at_a_table_that_is_deleted_sees_that_it_is_gone() {
    let evening = Evening::begin().await;
    let anna = evening.chromium.guest("en").await;
    let tab = evening.play_now(&anna).await;
    settled(&[&tab]).await.unwrap();
    let table: String = tab.see("location.pathname.split('/').pop()").await;
    let mut delete = Command::new(env!("CARGO_BIN_EXE_hoirie"));
    let deleted = delete.args(["admin", "delete", &table, "--data"]).arg(evening.house.folder()).output().unwrap();
    assert!(deleted.status.success(), "{deleted:?}");
    tab.until("document.body.textContent.includes('There is nothing at this address.')").await;
    assert!(tab.see::<bool>("!$('#board')").await);
}

#[tokio::test]
async fn a_page_whose_house_has_frozen_says_so_and_finds_it_again() {
    let evening = Evening::with_heartbeat("400").await;
    let anna = evening.chromium.guest("en").await;
    let tab = evening.play_now(&anna).await;
    settled(&[&tab]).await.unwrap();
    evening.house.signal("STOP");
    tab.until("!$('#offline').hidden").await;
    evening.house.signal("CONT");
    tab.until("$('#offline').hidden").await;
    pass(&tab).await;
    settled(&[&tab]).await.unwrap();
}
