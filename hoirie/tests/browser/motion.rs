//! Motion explains and never stands in the way.

use serde_json::json;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{pass, settled, shown};

#[tokio::test]
async fn a_click_on_a_travelling_card_arrives() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let anna = a.await;
    let ben = b.await;
    let clara = c.await;
    let tabs = evening.three_people([&anna, &ben, &clara]).await;
    let all: Vec<&Tab> = tabs.iter().collect();

    // The next Aunt Marie's cards travel so slowly that they are on their way whenever we click.
    let aunt = settled(&all).await.unwrap();
    let next = all[(aunt + 1) % 3];
    next.tell("Animation.enable", json!({})).await;
    next.tell("Animation.setPlaybackRate", json!({ "playbackRate": 0.005 })).await;
    pass(all[aunt]).await;
    loop {
        let mover = settled(&all).await.expect("two rounds are less than a game");
        if shown(all[mover]).await.phase == "exchange" {
            break;
        }
        pass(all[mover]).await;
    }
    let travelling = "$$('.three .card').every((card) => card.getAnimations().some((way) => way.transitionProperty === undefined && way.playState === 'running'))";
    assert!(next.see::<bool>(travelling).await, "the new cards come from the stack");
    let far: f64 =
        next.see("$('.three .card').getBoundingClientRect().x - $('.three .pick').getBoundingClientRect().x").await;
    assert!(far < -20.0, "the card is still near the stack, not {far} px from its place");

    // Where one sees the card.
    let seen = "(() => { const box = $('.three .card').getBoundingClientRect(); const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]; return { x, y, id: document.elementFromPoint(x, y)?.closest('label')?.control.id }; })()";
    let seen: serde_json::Value = next.see(seen).await;
    next.click_at(&seen).await;
    next.until(&format!("document.getElementById({})?.checked", seen["id"])).await;
    // Where it will lie.
    let place = next.until("spot('label:has(#take-2)')").await;
    next.click_at(&place).await;
    next.until("$('#take-2').checked").await;
    assert!(next.see::<bool>(travelling).await, "the click stopped no card");

    // Whoever asks for less motion gets none.
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    next.tell("Emulation.setEmulatedMedia", still).await;
    next.reload().await;
    pass(next).await;
    assert!(next.see::<bool>("document.getAnimations().length === 0").await);
    all.iter().for_each(|tab| tab.assert_no_complaints());
}
