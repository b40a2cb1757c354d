//! Motion explains and never stands in the way.

use serde_json::json;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::salon::{pass, settled, shown};

/// So many milliseconds a page may be behind the table. Five seconds are meant; the rest is for machines that do other things too.
const LATEST: f64 = 7000.0;

/// Keeps the lines whose moments are shown, and counts what is carried.
const WATCH: &str = "(() => {
    window.seen = [];
    window.carried = 0;
    new MutationObserver((changes) => {
        const line = Number($('#moments').dataset.line ?? 0);
        if (line && line !== seen.at(-1)) seen.push(line);
        carried += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((thing) => thing.matches?.('.ghost')).length;
    }).observe($('#moments'), { attributes: true, childList: true });
    return true;
})()";

#[tokio::test]
async fn what_others_do_is_seen_in_order_and_in_time() {
    let evening = Evening::begin().await;
    for game in ["tante", "maloney", "erbraffer", "millionen"] {
        let player = evening.chromium.guest("en").await.visit(&evening.at("/")).await;
        player.follow(&format!("form[action='/play/{game}'] button")).await;
        player.until("$('#board')").await;
        let address: String = player.see("location.href").await;
        let watching = evening.chromium.guest("en").await;
        let calm = watching.visit(&address).await;
        calm.see::<bool>("((localStorage.tempo = 'calm'), true)").await;
        calm.reload().await;
        calm.see::<bool>(WATCH).await;
        let mut carried = 0;
        for motion in ["no-preference", "reduce"] {
            let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
            calm.tell("Emulation.setEmulatedMedia", media).await;
            for turn in 0..6 {
                player.until("$('#asked.mine') || $('#afterwards')").await;
                if player.see("Boolean($('#afterwards'))").await {
                    break;
                }
                let accepted: i64 = player.see("Number($('#act [name=accepted]').value)").await;
                assert!(player.see::<bool>(&format!("anyMove({turn})")).await, "{game}: nothing can be done");
                let done = format!("$('#afterwards') || Number($('#act [name=accepted]')?.value ?? -1) > {accepted}");
                player.until(&done).await;
            }
            player.until("$('#asked.mine') || $('#afterwards')").await;
            let row: String = player.see("seq()").await;
            calm.until(&format!("Number(seq()) >= {row}")).await;
            let so_far: u32 = calm.see("carried").await;
            // Whoever asks for less motion sees where something goes, not how.
            assert_eq!(so_far > carried, motion == "no-preference", "{game}: {so_far} carried");
            carried = so_far;
        }
        let seen: Vec<u32> = calm.see("seen").await;
        assert!(seen.len() >= 5 && seen.is_sorted_by(|before, after| before < after), "{game}: {seen:?}");
        let late: f64 = calm.see("Number($('#moments').dataset.late)").await;
        assert!(late < LATEST, "{game}: {late} ms late");
        calm.assert_no_complaints();
    }
}

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
