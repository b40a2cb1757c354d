//! What a table makes of the entries it is given.

use super::toy::{Act, Dice, Happened, head, table};
use crate::{BrokenRecord, By, Check, Entry, Input, Moment, NotTaken, Row, Seat, Table};

fn act(seat: u8, act: Act) -> Entry<Act> {
    Entry::Input(Input::Act(Seat(seat), act))
}

const ALARM: Entry<Act> = Entry::Input(Input::Alarm);
const COUNT: Act = Act::Count { seconds: 1 };

trait Sit {
    fn does(&mut self, at: u64, entry: Entry<Act>) -> &mut Self;
    fn refuses(&self, at: u64, entry: Entry<Act>) -> NotTaken;
}

impl Sit for Table<Dice> {
    fn does(&mut self, at: u64, entry: Entry<Act>) -> &mut Self {
        let step = self.consider(Moment(at), By::Person, entry).unwrap();
        self.accept(step);
        self
    }

    fn refuses(&self, at: u64, entry: Entry<Act>) -> NotTaken {
        self.consider(Moment(at), By::Person, entry).unwrap_err()
    }
}

/// A table after so many rolls of seat 0.
fn rolled(times: usize) -> Table<Dice> {
    let mut table = table();
    (0..times).for_each(|_| {
        table.does(0, act(0, Act::Roll));
    });
    table
}

fn told(table: &Table<Dice>) -> Vec<(u64, bool)> {
    table.story().iter().map(|told| (told.seq, told.taken_back)).collect()
}

#[test]
fn what_is_considered_is_not_yet_part_of_the_table() {
    let table = rolled(1);
    let step = table.consider(Moment(5), By::Bot, act(1, Act::Roll)).unwrap();
    assert_eq!((step.row.seq, step.row.at, step.row.by), (2, Moment(5), By::Bot));
    assert_eq!(step.row.check, Check::of(&step.events));
    assert_eq!((table.seq(), table.state().rolls.len(), table.story().len()), (1, 1, 2));
}

#[test]
fn the_rules_refuse_through_the_table() {
    let table = table();
    let NotTaken::Refused(refusal) = table.refuses(0, act(1, Act::Roll)) else { panic!("the rules refuse this") };
    assert_eq!(refusal.because.id, "not-first");
    let mut table = rolled(1);
    table.does(1, act(0, Act::Stop));
    assert!(matches!(table.refuses(2, act(0, Act::Roll)), NotTaken::Refused(_)));
}

#[test]
fn taking_back_gives_the_state_of_a_fresh_replay() {
    for to in 0..5 {
        let mut table = rolled(5);
        table.does(9, Entry::TakeBack { to });
        assert_eq!(table.state(), rolled(to as usize).state());
        assert_eq!(table.seq(), 6, "nothing is erased from the log");
    }
}

#[test]
fn what_was_taken_back_stays_in_the_story_struck_through() {
    let mut table = rolled(3);
    table.does(9, Entry::TakeBack { to: 1 });
    assert_eq!(told(&table), [(0, false), (1, false), (2, true), (3, true)]);
    table.does(9, act(0, Act::Roll));
    assert_eq!(told(&table)[4], (5, false));
}

#[test]
fn luck_after_a_take_back_is_new_luck() {
    let mut table = rolled(2);
    let before = table.state().rolls[1];
    table.does(9, Entry::TakeBack { to: 1 }).does(9, act(0, Act::Roll));
    assert_eq!(table.state().rolls[0], rolled(1).state().rolls[0]);
    assert_ne!(table.state().rolls[1], before, "row 4 has its own luck");
}

#[test]
fn one_can_take_back_several_times_but_only_to_a_row_that_stands() {
    let mut table = rolled(3);
    assert_eq!(table.refuses(0, Entry::TakeBack { to: 3 }), NotTaken::NothingThere { to: 3 }, "nothing came after it");
    assert_eq!(table.refuses(0, Entry::TakeBack { to: 4 }), NotTaken::NothingThere { to: 4 });
    table.does(0, Entry::TakeBack { to: 2 });
    assert_eq!(table.refuses(0, Entry::TakeBack { to: 3 }), NotTaken::NothingThere { to: 3 }, "it was taken back");
    assert_eq!(table.refuses(0, Entry::TakeBack { to: 4 }), NotTaken::NothingThere { to: 4 }, "it was no move");
    table.does(0, act(0, Act::Roll)).does(0, Entry::TakeBack { to: 2 }).does(0, Entry::TakeBack { to: 0 });
    assert!(table.state().rolls.is_empty());
    assert!(table.story().iter().all(|told| told.taken_back == (told.seq > 0)));
    assert_eq!(table.refuses(0, Entry::TakeBack { to: 0 }), NotTaken::NothingThere { to: 0 }, "that is where we are");
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let mut table = rolled(1);
    table.does(0, act(0, Act::Stop)).does(0, Entry::TakeBack { to: 1 }).does(0, act(1, Act::Roll));
    assert_eq!(table.state().rolls.len(), 2);
}

#[test]
fn a_count_that_was_due_long_ago_strikes_at_once_after_a_take_back() {
    let mut table = rolled(1);
    table.does(0, act(0, COUNT)).does(1000, ALARM).does(5000, Entry::TakeBack { to: 2 });
    assert_eq!(table.refuses(5000, act(0, Act::Roll)), NotTaken::AlarmDue(Moment(1000)));
    table.does(5000, ALARM);
    assert_eq!(table.now(), Moment(5000), "table time never runs backwards");
}

#[test]
fn a_paused_table_takes_no_moves() {
    let mut table = rolled(1);
    table.does(5, Entry::Pause);
    assert!(table.is_paused());
    assert_eq!(table.refuses(6, act(0, Act::Roll)), NotTaken::Paused);
    assert_eq!(table.refuses(6, ALARM), NotTaken::Paused);
    assert_eq!(table.refuses(6, Entry::Pause), NotTaken::Paused);
    table.does(5, Entry::Resume { slept: 3000 }).does(6, act(0, Act::Roll));
    assert!(!table.is_paused());
}

#[test]
fn a_table_sums_up_how_long_it_slept() {
    let mut table = rolled(1);
    table.does(5, Entry::Pause).does(5, Entry::Resume { slept: 3000 });
    // Without a pause before it: the house was away.
    table.does(7, Entry::Resume { slept: 500 });
    assert_eq!((table.slept(), table.now()), (3500, Moment(7)));
    assert_eq!(table.state(), rolled(1).state(), "the game hears nothing of it");
    table.does(7, Entry::Resume { slept: u64::MAX });
    assert_eq!(table.slept(), u64::MAX, "a nonsensical sleep breaks nothing");
}

#[test]
fn one_can_take_back_while_the_table_is_paused() {
    let mut table = rolled(2);
    table.does(5, Entry::Pause).does(5, Entry::TakeBack { to: 1 });
    assert!(table.is_paused());
    assert_eq!(table.state().rolls.len(), 1);
}

#[test]
fn an_alarm_strikes_at_its_moment_and_not_before() {
    let mut table = rolled(1);
    assert_eq!(table.refuses(50, ALARM), NotTaken::NoAlarm, "none is set");
    table.does(100, act(0, COUNT));
    assert_eq!(table.refuses(1099, ALARM), NotTaken::NoAlarm);
    table.does(1100, ALARM);
    assert_eq!(table.state().count, None);
    assert_eq!(table.story().last().unwrap().event, Happened::Struck);
}

#[test]
fn a_due_alarm_comes_before_any_later_act() {
    let mut table = rolled(1);
    table.does(100, act(0, COUNT));
    table.does(1099, act(1, Act::Roll));
    assert_eq!(table.refuses(1100, act(1, Act::Roll)), NotTaken::AlarmDue(Moment(1100)));
    table.does(1100, ALARM);
    assert!(table.state().rolls.is_empty());
}

#[test]
fn a_row_that_comes_too_late_counts_for_now() {
    let mut table = rolled(1);
    table.does(100, act(0, Act::Roll)).does(50, act(0, Act::Roll));
    assert_eq!(table.now(), Moment(100));
    assert_eq!(table.log()[2].at, Moment(100));
}

#[test]
fn a_table_counts_the_inputs_of_every_seat_and_knows_the_last() {
    let mut table = rolled(1);
    assert_eq!((table.accepted(Seat(0)), table.accepted(Seat(1))), (1, 0));
    assert_eq!((table.last_action(Seat(0)), table.last_action(Seat(1))), (Some(&Act::Roll), None));
    table.does(0, act(1, COUNT)).does(1000, ALARM).does(1000, Entry::TakeBack { to: 1 });
    assert_eq!(table.accepted(Seat(1)), 1, "taken-back inputs were accepted too");
    assert_eq!(table.last_action(Seat(1)), Some(&COUNT));
    assert!(table.consider(Moment(1000), By::Person, act(0, Act::Stop)).is_ok());
    assert_eq!(table.accepted(Seat(0)), 1, "what is only considered doesn't count");
}

#[test]
fn a_record_is_refused_where_it_is_broken() {
    let mut good = rolled(2);
    good.does(10, act(0, COUNT));
    let broken = |change: fn(&mut Vec<Row<Act>>)| {
        let mut record = good.record();
        change(&mut record.log);
        Table::<Dice>::replay(record).unwrap_err()
    };
    assert!(Table::<Dice>::replay(good.record()).is_ok());
    assert_eq!(broken(|log| *log = log.split_off(1)), BrokenRecord::OutOfOrder { seq: 2, expected: 1 });
    assert_eq!(broken(|log| log[2].seq = 2), BrokenRecord::OutOfOrder { seq: 2, expected: 3 });
    assert_eq!(broken(|log| log.swap(0, 1)), BrokenRecord::OutOfOrder { seq: 2, expected: 1 });
    assert_eq!(broken(|log| log[1].at = Moment(11)), BrokenRecord::BackInTime { seq: 3 });
    assert_eq!(broken(|log| log[1].check = Check::of::<Happened>(&[])), BrokenRecord::Check { seq: 2 });
    assert_eq!(broken(|log| log[1].entry = act(0, COUNT)), BrokenRecord::Check { seq: 2 });
    assert!(matches!(
        broken(|log| log[0].entry = act(1, Act::Roll)),
        BrokenRecord::Row { seq: 1, why: NotTaken::Refused(_) }
    ));
    assert_eq!(broken(|log| log[1].entry = ALARM), BrokenRecord::Row { seq: 2, why: NotTaken::NoAlarm });
}

#[test]
fn a_record_with_another_seed_has_other_luck_and_is_refused() {
    let mut record = rolled(1).record();
    record.head.seed = crate::SeedMaterial::Open([8; 32]);
    assert_eq!(Table::<Dice>::replay(record).unwrap_err(), BrokenRecord::Check { seq: 1 });
}

#[test]
fn a_stale_row_leaves_the_table_as_it_was() {
    let mut table = rolled(1);
    let row = table.log()[0].clone();
    assert_eq!(table.follow(row), Err(BrokenRecord::OutOfOrder { seq: 1, expected: 2 }));
    assert_eq!((table.seq(), table.state()), (1, rolled(1).state()));
}

#[test]
fn two_tables_that_follow_the_same_rows_are_alike() {
    let mut here = rolled(0);
    let mut there = Table::<Dice>::open(head()).unwrap();
    for at in 1..5 {
        let step = here.consider(Moment(at), By::Person, act(0, Act::Roll)).unwrap();
        there.follow(step.row.clone()).unwrap();
        here.accept(step);
    }
    assert_eq!((here.state(), here.story()), (there.state(), there.story()));
}

#[test]
#[should_panic(expected = "a step belongs to the row it was worked out for")]
fn a_step_of_another_moment_is_not_accepted() {
    let mut table = rolled(1);
    let step = table.consider(Moment(0), By::Person, act(0, Act::Roll)).unwrap();
    table.does(0, act(0, Act::Roll)).accept(step);
}
