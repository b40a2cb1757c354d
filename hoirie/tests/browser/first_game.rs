//! Somebody who has never been here: from the front page through a guided game of Millionen Poker to its result.

use std::collections::BTreeSet;

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;

/// Against easy bots nobody needs nearly as many moves.
const MOST_MOVES: usize = 600;

#[tokio::test]
async fn a_newcomer_reads_the_hints_and_plays_to_the_result() {
    let evening = Evening::begin().await;
    let newcomer = evening.chromium.guest("en").await;
    let tab = newcomer.visit(&evening.at("/")).await;
    tab.follow("form[action='/learn/millionen'] button").await;
    tab.until("$('#lesson')").await;
    let mut inspection = Inspection::default();
    inspection.table(&tab, "first-game").await;

    let mut read = BTreeSet::new();
    for _ in 0..MOST_MOVES {
        // The bots wait until it is read.
        tab.until("$('#asked.mine') || $('#afterwards') || $('#lesson')").await;
        read_all(&tab, &mut read).await;
        tab.until("$('#asked.mine') || $('#afterwards') || $('#lesson')").await;
        if tab.see("Boolean($('#lesson'))").await {
            continue;
        }
        if tab.see("Boolean($('#afterwards'))").await {
            break;
        }
        a_sensible_move(&tab).await;
    }
    tab.until("$('#afterwards')").await;
    read_all(&tab, &mut read).await;
    // Which others come up is a matter of luck.
    for lesson in ["lesson-welcome", "lesson-turn", "lesson-end"] {
        assert!(read.contains(lesson), "{lesson} is not among {read:?}");
    }
    let prompt: String = tab.see("$('#prompt').textContent").await;
    assert!(prompt.contains("with five suitcases and a Dandy"), "{prompt}");
    tab.assert_no_complaints();
    inspection.assert_nothing_found();
}

/// Reads every hint on the page; none comes a second time.
async fn read_all(tab: &Tab, read: &mut BTreeSet<String>) {
    while let Some(lesson) = tab.see::<Option<String>>("$('#lesson [name=lesson]')?.value ?? null").await {
        tab.click("#lesson button[value=read]").await;
        tab.until(&format!("$('#lesson [name=lesson]')?.value !== '{lesson}'")).await;
        assert!(read.insert(lesson.clone()), "{lesson} came twice");
    }
}

/// Wins if possible, lays and defends suitcases, steals from the rich, and discards what is of least use.
async fn a_sensible_move(tab: &Tab) {
    let accepted: u32 = tab.see("Number($('#act [name=accepted]').value)").await;
    let taps: Vec<String> = tab.see(SENSIBLE).await;
    for tap in &taps {
        tab.click(tap).await;
    }
    tab.until(&format!("$('#afterwards') || !$('#desk') || Number($('#act [name=accepted]').value) > {accepted}"))
        .await;
}

/// What to tap, one after the other.
const SENSIBLE: &str = "(() => {
  if (!$('#turn')) return [$('[id^=repel-socialite]') ? '[id^=repel-socialite]' : $('#shoot') ? '#shoot' : '#give-in'];
  const held = $$('#mine input').map((input) => input.value);
  const pick = (card) => `label:has(#pick-${card}-0)`;
  for (const card of ['dandy', 'suitcase']) if ($(`#desk button.for-${card}`)) return [pick(card), `#desk button.for-${card}`];
  const chaser = held.find((card) => card !== 'dandy' && $(`.waiting button.for-${card}`));
  if (chaser) return [pick(chaser), `.waiting button.for-${chaser}`];
  const cases = (player) => $$('[id^=case-]', player).length;
  const rich = $$('#players > li:not(.me)').filter(cases).sort((one, other) => cases(other) - cases(one))[0];
  const thief = held.filter((card) => card.startsWith('pickpocket')).sort().at(-1);
  if (rich && thief) return [pick(thief), `#${rich.id} > button.for-${thief}`];
  const use = ['cheat', 'pickpocket', 'socialite-2', 'revolver', 'socialite', 'suitcase', 'dandy'];
  const least = use.flatMap((kind) => held.filter((card) => card.startsWith(kind)))[0];
  return [pick(least), '#desk .discard'];
})()";
