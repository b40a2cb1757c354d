//! The clock of a table: alarms that the rules want strike when they are due, and everybody sees it when a player's time is
//! up.

use std::sync::Arc;
use std::time::Duration;

use crate::worker::{AtWork, Work};
use crate::{House, LiveTable, TableState};

/// Alarms strike when they are due, as long as the rules want one.
pub struct ClockRuns;

impl Work for ClockRuns {
    fn at_work(table: &LiveTable) -> &AtWork {
        &table.clock
    }

    fn is_wanted(state: &TableState) -> bool {
        until_alarm(state).is_some()
    }

    async fn step(house: &Arc<House>, table: &Arc<LiveTable>) {
        // Whatever changes after this is noticed.
        let mut changes = table.watch();
        let Some(wait) = until_alarm(&*table.lock().await) else { return };
        tokio::select! {
            () = tokio::time::sleep(wait) => {
                // If none is due, somebody's time is up.
                table.tell();
                if let Err(error) = house.strike_due_alarms(table).await {
                    error.log("an alarm was not saved, it will strike again");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
            _ = changes.changed() => {}
        }
    }
}

pub fn until_alarm(state: &TableState) -> Option<Duration> {
    if state.row.over {
        return None;
    }
    let now = state.now()?;
    let alarm = state.play.as_ref()?.alarm();
    let deadlines = state.seats().filter_map(|seat| state.deadline(seat)).filter(|deadline| *deadline > now);
    let due = deadlines.chain(alarm).min()?;
    // Never no time at all: an alarm that can't strike must not keep the house busy.
    Some(Duration::from_millis(due - now).max(Duration::from_millis(5)))
}

#[cfg(test)]
mod tests {
    use tabletop::Moment;

    use super::*;
    use crate::bot_worker::tests::live_auction;
    use crate::command::Impossible;
    use crate::house::tests::{house_at, three_people};
    use crate::play::{NotPlayed, Play};
    use store::clock::wall_clock;
    use store::conduct::{Conduct, Pace};
    use store::testing::{Ground, set_the_machine};

    const HOUR: i64 = 3_600_000;

    /// Somebody sets the machine's clock while a count runs: it strikes as if nothing had happened, and nobody's time is up. How
    /// long the table has slept by then.
    async fn the_count_goes_on_when_the_machine_is_set_by(milliseconds: i64) -> u64 {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let table = live_auction(&house, wall_clock()).await;
        let hurry = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { pace: Pace::Live { seconds: 60, bank: 300 }, ..state.conduct.clone() })
        };
        house.change_conduct(&table, hurry).await.unwrap();
        let alarm = table.lock().await.play.as_ref().unwrap().alarm().expect("a count runs");
        set_the_machine(milliseconds);
        house.check_clock().await.unwrap();
        let mut changes = table.watch();
        let strikes = async {
            while table.lock().await.play.as_ref().unwrap().alarm() == Some(alarm) {
                changes.changed().await.unwrap();
            }
        };
        tokio::time::timeout(Duration::from_secs(30), strikes).await.expect("the count goes on");
        let state = table.lock().await;
        let rows = state.play.as_ref().unwrap().rows();
        assert_eq!(rows.last().map(|row| (row.by.as_str(), row.at)), Some(("clock", alarm.0)));
        assert_eq!(state.overdue(), None);
        state.play.as_ref().unwrap().slept()
    }

    #[tokio::test]
    async fn a_count_goes_on_when_the_machine_s_clock_is_set_back() {
        assert_eq!(the_count_goes_on_when_the_machine_is_set_by(-HOUR).await, 0);
    }

    #[tokio::test]
    async fn a_count_goes_on_when_the_machine_s_clock_is_set_forward_a_little() {
        assert_eq!(the_count_goes_on_when_the_machine_is_set_by(5_000).await, 0);
    }

    #[tokio::test]
    async fn a_count_stands_while_the_machine_sleeps_and_goes_on_where_it_was() {
        let slept = the_count_goes_on_when_the_machine_is_set_by(HOUR).await;
        assert!((HOUR as u64).abs_diff(slept) < 5_000, "{slept}");
    }

    #[tokio::test]
    async fn nobody_loses_time_while_the_machine_sleeps_whoever_comes_first_afterwards() {
        let ground = Ground::folder();
        let house = house_at(&ground).await;
        let row = three_people();
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        let hurry = |state: &TableState| -> Result<Conduct, Impossible> {
            Ok(Conduct { pace: Pace::Live { seconds: 60, bank: 300 }, ..state.conduct.clone() })
        };
        house.change_conduct(&table, hurry).await.unwrap();
        let left = async || {
            let state = table.lock().await;
            let seat = state.seats().find(|seat| state.deadline(*seat).is_some()).expect("somebody is waited for");
            state.deadline(seat).unwrap() - state.now().unwrap()
        };
        let before = left().await;
        let rows = async || table.lock().await.play.as_ref().unwrap().rows().len();
        set_the_machine(HOUR);
        house.check_clock().await.unwrap();
        assert!(left().await.abs_diff(before) < 60_000);
        house.check_clock().await.unwrap();
        assert_eq!(rows().await, 1, "once for every gap");
        // Somebody moves after the clock has jumped, and before anybody has gone round the tables.
        set_the_machine(2 * HOUR);
        house.follow_the_machine().await;
        let moves = |_: &dyn Play, at: Moment| {
            assert!(at.0 < 60_000, "{at:?}");
            Err(NotPlayed::Stale)
        };
        house.act(&table, moves).await.unwrap_err();
        house.check_clock().await.unwrap();
        assert!(left().await.abs_diff(before) < 60_000);
        assert_eq!(rows().await, 2);
    }
}
