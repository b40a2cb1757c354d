//! The time by which a house goes: that of the machine's clock when the process started, and from then on that of a clock which
//! nobody can set. It never runs backwards, whatever becomes of the machine's clock; it only comes nearer to it, so slowly that no
//! count at a table is felt to be longer or shorter. Only when the machine's clock jumps far ahead does it follow at once: then the
//! machine has slept, or has just learned what time it is, and the hall leaves that out of the clocks of its tables. So it stays
//! comparable over restarts and between nodes.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The machine's clock is looked at so often.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// So much the house's time comes nearer to the machine's between two looks: an hour within a day.
const NEARER: Microseconds = 50_000;

/// A clock that has gone so much further than time has was set, or the machine has slept.
const JUMP: Microseconds = 1_000_000;

/// A clock that is so much ahead of the house is followed at once.
pub const STEP: Microseconds = 10_000_000;

/// A house that was open at a later time than the machine's clock shows goes on from there, unless it is further off than
/// this: then one of the two clocks was wrong, and nobody knows which. If it was the earlier one, to believe it would keep the house
/// in that future for years; if it is the machine's, which has not been told the time yet, it will soon jump ahead and is followed.
const SET_BACK: Microseconds = 24 * 60 * 60 * 1_000_000;

/// Since 1970, or between two moments.
type Microseconds = i64;

static CLOCK: LazyLock<HouseClock> = LazyLock::new(HouseClock::of_this_machine);

/// What the house's clock says to this. A test that sets its machine's clock has a house's of its own.
fn ask<T>(question: impl FnOnce(&HouseClock) -> T) -> T {
    #[cfg(any(test, feature = "testing"))]
    if crate::testing::has_own_clock() {
        return crate::testing::OWN_CLOCK.with(question);
    }
    question(&CLOCK)
}

/// What has become of the machine's clock since it was looked at last, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jump {
    /// It was set by so much: the house's time comes nearer to it.
    Set(i64),
    /// It is so much ahead of the house, which should follow it (`follow_the_machine`).
    Ahead(i64),
}

/// The wall clock by which this process goes, in milliseconds: for all that is compared with what it said before.
pub fn wall_clock() -> u64 {
    milliseconds(ask(|clock| clock.time(Instant::now())))
}

/// What the machine's clock shows right now, in milliseconds: for what a program beside the house writes by it.
pub fn machine_clock() -> u64 {
    milliseconds(machine())
}

/// Looks at the machine's clock, to be done once a second: how it has jumped, if it has.
pub fn check_machine_clock() -> Option<Jump> {
    ask(|clock| clock.check(Instant::now(), machine()))
}

/// Goes on from what the machine's clock shows, if that is later: by how many milliseconds.
pub fn follow_the_machine() -> u64 {
    milliseconds(ask(|clock| clock.follow(Instant::now(), machine())))
}

/// The house was open at this time, so it is not earlier now.
pub fn go_on_from(last_open: u64) {
    let last_open = last_open.saturating_mul(1000).try_into().unwrap_or(Microseconds::MAX);
    ask(|clock| clock.go_on_from(Instant::now(), last_open));
}

/// When the program was built.
fn built() -> Microseconds {
    let seconds: Microseconds = env!("HOIRIE_BUILT").parse().expect("the build script notes a number");
    seconds.saturating_mul(1_000_000)
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
pub(crate) struct HouseClock(Mutex<Hands>);

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
    pub(crate) fn of_this_machine() -> HouseClock {
        HouseClock::set(Instant::now(), machine(), built())
    }

    /// No clock is right that shows a time before the program was built: a machine that has just been switched on may not know yet.
    fn set(now: Instant, machine: Microseconds, built: Microseconds) -> HouseClock {
        let time = machine.max(built);
        HouseClock(Mutex::new(Hands { seen: now, time, nearer: 0, ahead: machine, begun: now }))
    }

    fn hands(&self) -> MutexGuard<'_, Hands> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn time(&self, now: Instant) -> Microseconds {
        self.hands().at(now)
    }

    fn check(&self, now: Instant, machine: Microseconds) -> Option<Jump> {
        let mut hands = self.hands();
        hands.go_on(now);
        let behind = machine.saturating_sub(hands.time);
        hands.nearer = behind.clamp(-NEARER, NEARER);
        let ahead = machine - microseconds(now.saturating_duration_since(hands.begun));
        let jump = ahead - std::mem::replace(&mut hands.ahead, ahead);
        match jump {
            JUMP.. if behind > STEP => Some(Jump::Ahead(behind / 1000)),
            jump if jump.abs() > JUMP => Some(Jump::Set(jump / 1000)),
            _ => None,
        }
    }

    fn follow(&self, now: Instant, machine: Microseconds) -> Microseconds {
        let mut hands = self.hands();
        hands.go_on(now);
        let behind = machine.saturating_sub(hands.time).max(0);
        hands.time += behind;
        if behind > 0 {
            hands.nearer = 0;
        }
        behind
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
    /// Notes where they stand now.
    fn go_on(&mut self, now: Instant) {
        (self.time, self.seen) = (self.at(now), now.max(self.seen));
    }

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

    const SECOND: Microseconds = 1_000_000;

    /// A clock, and what it shows second by second while the machine's is off by so much; and what is noticed.
    fn goes_on(set_by: Microseconds, seconds: u64) -> (Vec<Microseconds>, Vec<Jump>) {
        let begun = Instant::now();
        let machine = 1_000 * HOUR;
        let clock = HouseClock::set(begun, machine, 0);
        let mut jumps = Vec::new();
        let times = (1..=seconds).map(|second| {
            let now = begun + Duration::from_secs(second);
            jumps.extend(clock.check(now, machine + microseconds(Duration::from_secs(second)) + set_by));
            clock.time(now) - machine
        });
        (times.collect(), jumps)
    }

    #[test]
    fn a_machine_whose_clock_is_set_back_or_a_little_forward_neither_stops_the_house_nor_makes_it_jump() {
        for set_by in [-HOUR, 9 * SECOND] {
            let (times, jumps) = goes_on(set_by, 60);
            assert_eq!(jumps, [Jump::Set(set_by / 1000)], "it is noticed once");
            let steps = times.windows(2).map(|pair| pair[1] - pair[0]);
            assert!(steps.clone().all(|step| (950_000..=1_050_000).contains(&step)), "{times:?}");
            assert!(steps.sum::<Microseconds>() != 59 * SECOND, "it comes nearer");
        }
        let (times, jumps) = goes_on(-HOUR, 3600 * 24);
        assert_eq!((*times.last().unwrap(), jumps.len()), (23 * HOUR, 1), "within a day it is there");
        assert!(goes_on(900_000, 60).1.is_empty(), "clocks are put right a little all the time");
    }

    #[test]
    fn a_machine_that_has_slept_or_learned_the_time_is_followed_at_once() {
        for ahead in [11 * SECOND, HOUR, 24 * 365 * HOUR] {
            let begun = Instant::now();
            let machine = 1_000 * HOUR;
            let clock = HouseClock::set(begun, machine, 0);
            let after = begun + Duration::from_secs(1);
            let shows = machine + SECOND + ahead;
            assert_eq!(clock.check(after, shows), Some(Jump::Ahead(ahead / 1000)));
            assert_eq!(clock.time(after), machine + SECOND, "not before somebody follows");
            assert_eq!((clock.follow(after, shows), clock.time(after)), (ahead, shows));
            assert_eq!((clock.follow(after, shows), clock.check(after, shows)), (0, None), "once");
        }
    }

    #[test]
    fn a_machine_that_is_put_right_after_it_was_set_back_is_no_reason_to_jump() {
        let begun = Instant::now();
        let machine = 1_000 * HOUR;
        let clock = HouseClock::set(begun, machine, 0);
        assert_eq!(clock.check(begun, machine - HOUR), Some(Jump::Set(-3_600_000)));
        let after = begun + Duration::from_secs(1);
        assert_eq!(clock.check(after, machine + SECOND), Some(Jump::Set(3_600_000)), "the house never left");
        assert_eq!(clock.follow(after, machine - HOUR), 0, "nobody follows backwards");
    }

    #[test]
    fn between_two_looks_and_without_any_it_goes_on() {
        let begun = Instant::now();
        let machine = 1_000 * HOUR;
        let clock = HouseClock::set(begun, machine, 0);
        clock.check(begun, machine - HOUR);
        let after = |milliseconds| clock.time(begun + Duration::from_millis(milliseconds)) - machine;
        assert_eq!([0, 1, 500, 1000, 10_000].map(after), [0, 950, 475_000, 950_000, 9_950_000]);
    }

    #[test]
    fn a_house_goes_on_from_where_it_was_unless_that_can_t_be() {
        let begun = Instant::now();
        let machine = 1_000 * HOUR;
        for (last_open, goes_on_at) in
            [(machine - HOUR, machine), (machine + HOUR, machine + HOUR), (machine + 48 * HOUR, machine)]
        {
            let clock = HouseClock::set(begun, machine, 0);
            clock.go_on_from(begun, last_open);
            assert_eq!(clock.time(begun), goes_on_at);
        }
    }

    #[test]
    fn a_machine_that_does_not_know_the_time_yet_opens_no_house_before_it_was_built() {
        let begun = Instant::now();
        let built = 1_000 * HOUR;
        let clock = HouseClock::set(begun, 0, built);
        clock.go_on_from(begun, built + HOUR);
        assert_eq!(clock.time(begun), built + HOUR, "nor before it was open last");
        // Then it learns the time.
        let now = begun + Duration::from_secs(9);
        assert_eq!(clock.check(now, built + 3 * HOUR), Some(Jump::Ahead(2 * 3_600_000 - 9_000)));
        clock.follow(now, built + 3 * HOUR);
        assert_eq!(clock.time(now), built + 3 * HOUR);
        assert!(super::built() > 56 * 365 * 24 * HOUR && super::built() <= machine(), "{}", super::built());
    }
}
