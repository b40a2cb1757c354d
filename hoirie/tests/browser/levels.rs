//! A host who seats bots of every level; and one whom the house no longer wants.

use std::collections::BTreeSet;
use std::process::Command;

use rusqlite::Connection;

use crate::evening::Evening;
use crate::inspection::Inspection;

#[tokio::test]
async fn bots_are_chosen_by_level_and_whoever_is_banned_is_told() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let anna = evening.chromium.guest("en").await;
    let chosen = [("seats", "5"), ("hints", "on")];
    let tab = evening.set_table_of("tante", &chosen, &anna, "Anna").await;
    assert!(tab.see::<bool>("$('ul.settled').textContent.includes('by sitting down, you agree')").await);
    for (seat, level) in [(1, "easy"), (2, "strong")] {
        tab.click(&format!("#fill label:has([value={level}])")).await;
        tab.click(&format!("#seat-{seat} .seat-bot")).await;
        tab.until(&format!("$('#seat-{seat} small')?.textContent.startsWith('{level} bot, ')")).await;
    }
    inspection.page(&tab, "lobby-levels").await;
    tab.click("#fill label:has([value=strong])").await;
    tab.click("#fill > button").await;
    tab.until("$$('#seats small').filter((bot) => bot.textContent.startsWith('strong bot, ')).length === 3").await;
    let tempers = "$$('#seats small').map((bot) => bot.textContent.split(', ')[1]).filter(Boolean)";
    let tempers: BTreeSet<String> = tab.see(tempers).await;
    assert_eq!(tempers.len(), 4, "no two have the same: {tempers:?}");

    // The house closes over night, and its host bans her meanwhile.
    evening.house.kill();
    let folder = evening.house.folder();
    let database = Connection::open(folder.join("house.sqlite")).unwrap();
    let person: String =
        database.query_row("select person from seats where name = 'Anna'", [], |row| row.get(0)).unwrap();
    drop(database);
    let mut ban = Command::new(env!("CARGO_BIN_EXE_hoirie"));
    let banned = ban.args(["admin", "ban", &person, "--data"]).arg(folder).output().unwrap();
    assert!(banned.status.success(), "{banned:?}");
    evening.house.open_again();
    tab.reload().await;
    tab.forgive();
    tab.click("form[action$='/start'] button:not(:disabled)").await;
    tab.until("$('#news').textContent.includes('no longer lets you play here')").await;
    tab.forgive();
    inspection.page(&tab, "banned").await;
    inspection.assert_nothing_found();
}
