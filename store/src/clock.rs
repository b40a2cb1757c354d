//! The time by which a house goes: that of the machine's clock when the process started, and from then on that of a clock which
//! nobody can set. It never runs backwards and never jumps, whatever becomes of the machine's clock; it only comes nearer to it,
//! so slowly that no count at a table is felt to be longer or shorter. So it stays comparable over restarts and between nodes.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The machine's clock is looked at so often.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// So much the house's time comes nearer to the machine's between two looks: an hour within a day.
const NEARER: Microseconds = 50_000;

/// A clock that has gone so much further than time has was set, or the machine has slept.
const JUMP: Microseconds = 1_000_000;

/// A house that was open at a later time than the machine's clock shows goes on from there, unless it is further off than
/// this: then it was the earlier clock that was wrong.
const SET_BACK: Microseconds = 24 * 60 * 60 * 1_000_000;

/// Since 1970, or between two moments.
type Microseconds = i64;

static CLOCK: LazyLock<HouseClock> = LazyLock::new(|| HouseClock::set(Instant::now(), machine()));

/// The wall clock by which this process goes, in milliseconds: for all that is compared with what it said before.
pub fn wall_clock() -> u64 {
    milliseconds(CLOCK.time(Instant::now()))
}

/// What the machine's clock shows right now, in milliseconds: for what a program beside the house writes by it.
pub fn machine_clock() -> u64 {
    milliseconds(machine())
}

/// Looks at the machine's clock, to be done once a second: by how many milliseconds it has jumped, if it has.
pub fn look_at_the_machine() -> Option<i64> {
    CLOCK.look(Instant::now(), machine()).map(|jump| jump / 1000)
}

/// The house was open at this time, so it is not earlier now.
pub fn go_on_from(last_open: u64) {
    CLOCK.go_on_from(Instant::now(), last_open.saturating_mul(1000).try_into().unwrap_or(Microseconds::MAX));
}

fn milliseconds(time: Microseconds) -> u64 {
    u64::try_from(time / 1000).unwrap_or(0)
}

fn microseconds(time: Duration) -> Microseconds {
    time.as_micros().try_into().unwrap_or(Microseconds::MAX)
}

fn machine() -> Microseconds {
    let shown = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, microseconds);
    #[cfg(any(test, feature = "testing"))]
    let shown = shown + crate::testing::machine_is_set_by();
    shown
}

#[derive(Debug)]
struct HouseClock(Mutex<Hands>);

#[derive(Debug)]
struct Hands {
    /// When the hands were looked at last, and where they stood.
    seen: Instant,
    time: Microseconds,
    /// How much more or less than time itself they go until the next look.
    nearer: Microseconds,
    /// How much further the machine's clock has gone than time has, since some moment long ago.
    ahead: Microseconds,
    begun: Instant,
}

impl HouseClock {
    fn set(now: Instant, machine: Microseconds) -> HouseClock {
        HouseClock(Mutex::new(Hands { seen: now, time: machine, nearer: 0, ahead: machine, begun: now }))
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn time(&self, now: Instant) -> Microseconds {
        self.hands().at(now)
    }

    fn look(&self, now: Instant, machine: Microseconds) -> Option<Microseconds> {
        let mut hands = self.hands();
        (hands.time, hands.seen) = (hands.at(now), now.max(hands.seen));
        hands.nearer = machine.saturating_sub(hands.time).clamp(-NEARER, NEARER);
        let ahead = machine - microseconds(now.saturating_duration_since(hands.begun));
        let jump = ahead - std::mem::replace(&mut hands.ahead, ahead);
        (jump.abs() > JUMP).then_some(jump)
    }

    fn go_on_from(&self, now: Instant, last_open: Microseconds) {
        let mut hands = self.hands();
        let missing = last_open.saturating_sub(hands.at(now));
        if missing > 0 && missing < SET_BACK {
            hands.time += missing;
        }
    }
}

impl Hands {
    fn at(&self, now: Instant) -> Microseconds {
        let since = now.saturating_duration_since(self.seen);
        let part = microseconds(since.min(LOOKS_EVERY));
        self.time + microseconds(since) + self.nearer * part / microseconds(LOOKS_EVERY)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Microseconds = 3_600_000_000;

    /// A clock, and what it shows second by second while the machine's is off by so much; and how often a jump is noticed.
    fn goes_on(set_by: Microseconds, seconds: u64) -> (Vec<Microseconds>, Vec<Microseconds>) {
        let (begun, machine) = (Instant::now(), 1_000 * HOUR);
        let clock = HouseClock::set(begun, machine);
        let mut jumps = Vec::new();
        let times = (1..=seconds).map(|second| {
            let now = begun + Duration::from_secs(second);
            jumps.extend(clock.look(now, machine + microseconds(Duration::from_secs(second)) + set_by));
            clock.time(now) - machine
        });
        (times.collect(), jumps)
    }

    #[test]
    fn a_machine_whose_clock_is_set_neither_stops_the_house_nor_makes_it_jump() {
        for set_by in [-HOUR, HOUR] {
            let (times, jumps) = goes_on(set_by, 60);
            assert_eq!(jumps, [set_by], "it is noticed once");
            let steps = times.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(steps.clone().all(|step| (950_000..=1_050_000).contains(&step)), "{times:?}");
            assert!(steps.sum::<Microseconds>() != 59_000_000, "it comes nearer");
        }
        let (times, jumps) = goes_on(HOUR, 3600 * 24);
        assert_eq!((*times.last().unwrap(), jumps.len()), (25 * HOUR, 1), "within a day it is there");
        assert!(goes_on(900_000, 60).1.is_empty(), "clocks are put right a little all the time");
    }

    #[test]
    fn between_two_looks_and_without_any_it_goes_on() {
        let (begun, machine) = (Instant::now(), 1_000 * HOUR);
        let clock = HouseClock::set(begun, machine);
        clock.look(begun, machine - HOUR);
        let after = |milliseconds| clock.time(begun + Duration::from_millis(milliseconds)) - machine;
        assert_eq!([0, 1, 500, 1000, 10_000].map(after), [0, 950, 475_000, 950_000, 9_950_000]);
    }

    #[test]
    fn a_house_goes_on_from_where_it_was_unless_that_can_t_be() {
        let (begun, machine) = (Instant::now(), 1_000 * HOUR);
        for (last_open, goes_on_at) in
            [(machine - HOUR, machine), (machine + HOUR, machine + HOUR), (machine + 48 * HOUR, machine)]
        {
            let clock = HouseClock::set(begun, machine);
            clock.go_on_from(begun, last_open);
            assert_eq!(clock.time(begun), goes_on_at);
        }
    }
}
