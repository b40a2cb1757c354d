//! Records are for ever: what is written here in full must be readable by every later version.

use sha2::Digest;

use super::toy::{Act, Colour, Dice, Happened, head, table};
use crate::{
    BrokenRecord, By, Chance, Check, Entry, Game, Hex32, Input, Moment, Options, Record, Row, Seat, SeedMaterial,
    Table, UnknownOption, Viewer,
};

/// The row around an entry, as it is saved.
fn row(entry: &str) -> String {
    format!(r#"{{"seq":3,"at":4500,"by":"person","entry":{entry},"check":"e3b0c44298fc1c14"}}"#)
}

#[test]
fn every_kind_of_entry_is_written_like_this_for_ever() {
    let entries: [(Entry<Act>, &str); 6] = [
        (Entry::Input(Input::Act(Seat(1), Act::Roll)), r#"{"input":{"act":[1,"roll"]}}"#),
        (
            Entry::Input(Input::Act(Seat(0), Act::Count { seconds: 2 })),
            r#"{"input":{"act":[0,{"count":{"seconds":2}}]}}"#,
        ),
        (Entry::Input(Input::Alarm), r#"{"input":"alarm"}"#),
        (Entry::TakeBack { to: 2 }, r#"{"take_back":{"to":2}}"#),
        (Entry::Pause, r#""pause""#),
        (Entry::Resume { slept: 90_000 }, r#"{"resume":{"slept":90000}}"#),
    ];
    for (entry, text) in entries {
        let saved = Row { seq: 3, at: Moment(4500), by: By::Person, entry, check: Check::of::<Happened>(&[]) };
        assert_eq!(serde_json::to_string(&saved).unwrap(), row(text));
        assert_eq!(serde_json::from_str::<Row<Act>>(&row(text)).unwrap(), saved);
    }
}

#[test]
fn whoever_is_behind_an_entry_is_written_like_this_for_ever() {
    for (by, text) in [(By::Person, r#""person""#), (By::Bot, r#""bot""#), (By::Clock, r#""clock""#)] {
        assert_eq!(serde_json::to_string(&by).unwrap(), text);
        assert_eq!(serde_json::from_str::<By>(text).unwrap(), by);
    }
}

#[test]
fn a_check_is_the_hash_of_the_events_a_line_each() {
    let check = |events: &[Happened]| serde_json::to_string(&Check::of(events)).unwrap();
    // The beginning of SHA-256 of nothing, and of two lines: "began" and {"rolled":5}, with their quotes.
    assert_eq!(check(&[]), r#""e3b0c44298fc1c14""#);
    assert_eq!(check(&[Happened::Began, Happened::Rolled(5)]), r#""1a38da1cf48680a5""#);
    assert_ne!(check(&[Happened::Rolled(5), Happened::Began]), check(&[Happened::Began, Happened::Rolled(5)]));
}

const HEAD: &str =
    r#""format":1,"game":"dice","rules":2,"edition":"plain","options":{"colour":"white"},"seats":["Anna","Ben"]"#;

/// As records were before they had seals.
fn unsealed(head: crate::Head) -> Record<Act> {
    Record { head, commitment: None, log: Vec::new(), seal: None }
}

#[test]
fn a_head_with_an_open_seed_is_written_like_this_for_ever() {
    let record = unsealed(head());
    let seed = "07".repeat(32);
    let text = format!(r#"{{{HEAD},"seed":{{"open":"{seed}"}},"log":[]}}"#);
    assert_eq!(serde_json::to_string(&record).unwrap(), text);
    assert_eq!(serde_json::from_str::<Record<Act>>(&text).unwrap(), record);
}

#[test]
fn a_head_with_a_dealt_seed_is_written_like_this_for_ever() {
    let seed = SeedMaterial::Dealt { secret: Hex32([1; 32]), shares: vec![Hex32([2; 32]), Hex32([3; 32])] };
    let record = unsealed(crate::Head { seed, ..head() });
    let [secret, first, second] = ["01", "02", "03"].map(|byte| byte.repeat(32));
    let seed = format!(r#"{{"dealt":{{"secret":"{secret}","shares":["{first}","{second}"]}}}}"#);
    let text = format!(r#"{{{HEAD},"seed":{seed},"log":[]}}"#);
    assert_eq!(serde_json::to_string(&record).unwrap(), text);
    assert_eq!(serde_json::from_str::<Record<Act>>(&text).unwrap(), record);
}

#[test]
fn a_commitment_and_a_seal_are_written_like_this_for_ever() {
    let seed = SeedMaterial::Dealt { secret: Hex32([1; 32]), shares: Vec::new() };
    let record = Record::<Act>::sealed(crate::Head { seed, ..head() }, Vec::new());
    let text = format!(
        r#"{{{HEAD},"seed":{{"dealt":{{"secret":"{}","shares":[]}}}},"commitment":"72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793","log":[]"#,
        "01".repeat(32)
    );
    // The seal is SHA-256 of the text without it.
    let seal = hex::encode(sha2::Sha256::digest(format!("{text}}}")));
    let text = format!(r#"{text},"seal":"{seal}"}}"#);
    assert_eq!(serde_json::to_string(&record).unwrap(), text);
    assert_eq!(serde_json::from_str::<Record<Act>>(&text).unwrap(), record);
    assert_eq!((record.is_whole(), unsealed(head()).is_whole()), (Some(true), None));
}

#[test]
fn whatever_is_changed_in_a_record_it_is_not_verified_any_more() {
    let dealt =
        |secret, share| SeedMaterial::Dealt { secret: Hex32([secret; 32]), shares: vec![Hex32([share; 32]); 2] };
    let mut table = Table::<Dice>::open(crate::Head { seed: dealt(1, 2), ..head() }).unwrap();
    for at in 1..4 {
        let step = table.consider(Moment(at), By::Person, Entry::Input(Input::Act(Seat(0), Act::Roll))).unwrap();
        table.accept(step);
    }
    let good = table.record();
    assert_eq!(Table::<Dice>::verify(good.clone()).unwrap().state(), table.state());
    let broken = |change: &dyn Fn(&mut Record<Act>)| {
        let mut record = good.clone();
        change(&mut record);
        Table::<Dice>::verify(record).unwrap_err()
    };
    assert_eq!(broken(&|record| record.head.seed = dealt(9, 2)), BrokenRecord::Commitment);
    assert_eq!(broken(&|record| record.commitment = Some("00".repeat(32))), BrokenRecord::Commitment);
    assert!(matches!(broken(&|record| record.head.seed = dealt(1, 9)), BrokenRecord::Check { .. }));
    let one_share = SeedMaterial::Dealt { secret: Hex32([1; 32]), shares: vec![Hex32([2; 32])] };
    assert_eq!(broken(&|record| record.head.seed = one_share.clone()), BrokenRecord::Shares { shares: 1, seats: 2 });
    assert_eq!(broken(&|record| record.head.seats[0] = "Anne".into()), BrokenRecord::Seal);
    assert_eq!(
        broken(&|record| {
            record.log.pop();
        }),
        BrokenRecord::Seal
    );
    assert_eq!(broken(&|record| record.log[2].by = By::Bot), BrokenRecord::Seal);
    assert_eq!(broken(&|record| record.seal = Some(Hex32::NOTHING)), BrokenRecord::Seal);
}

#[test]
fn a_match_can_be_seen_as_it_was_after_any_row() {
    let mut table = table();
    let mut states = vec![table.state().clone()];
    for at in 1..5 {
        let step = table.consider(Moment(at), By::Person, Entry::Input(Input::Act(Seat(0), Act::Roll))).unwrap();
        table.accept(step);
        states.push(table.state().clone());
    }
    for (seq, state) in (0..).zip(&states) {
        let then = table.at(seq);
        assert_eq!((then.state(), then.seq()), (state, seq));
    }
    assert_eq!(table.at(99).seq(), 4);
}

#[test]
fn a_dealt_seed_depends_on_the_secret_and_on_every_share() {
    let seed = |secret, shares: &[u8]| {
        let shares = shares.iter().map(|byte| Hex32([*byte; 32])).collect();
        SeedMaterial::Dealt { secret: Hex32([secret; 32]), shares }
    };
    assert_eq!(
        hex::encode(seed(1, &[2, 3]).seed()),
        "8a2e491356cfdb05a1d13785e0794d7cd163f91af79a146c976b1d2ac643b679"
    );
    for other in [seed(9, &[2, 3]), seed(1, &[9, 3]), seed(1, &[2, 9]), seed(1, &[3, 2])] {
        assert_ne!(other.seed(), seed(1, &[2, 3]).seed());
    }
    assert_eq!(seed(1, &[2]).commitment(), seed(1, &[3]).commitment(), "the commitment is to the secret alone");
    assert_ne!(seed(1, &[2]).commitment(), seed(2, &[2]).commitment());
    assert_eq!(SeedMaterial::Open([7; 32]).commitment(), None);
    assert_eq!(SeedMaterial::Open([7; 32]).seed(), [7; 32]);
}

#[test]
fn a_record_with_every_kind_of_entry_reads_back_and_replays() {
    let mut table = table();
    let act = |act| Entry::Input(Input::Act(Seat(0), act));
    let entries = [
        (10, act(Act::Roll)),
        (20, act(Act::Count { seconds: 1 })),
        (1020, Entry::Input(Input::Alarm)),
        (1030, Entry::Pause),
        (1030, Entry::Resume { slept: 5 }),
        (1040, act(Act::Roll)),
        (1050, act(Act::Roll)),
        (1060, Entry::TakeBack { to: 6 }),
        (1070, act(Act::Stop)),
    ];
    for (at, entry) in entries {
        let step = table.consider(Moment(at), By::Person, entry).unwrap();
        table.accept(step);
    }
    let text = serde_json::to_string(&table.record()).unwrap();
    let record: Record<Act> = serde_json::from_str(&text).unwrap();
    assert_eq!(record, table.record());
    let again = Table::<Dice>::replay(record).unwrap();
    assert_eq!(again.state(), table.state());
    assert_eq!(again.story(), table.story());
    assert_eq!((again.now(), again.slept(), again.is_paused()), (table.now(), table.slept(), table.is_paused()));
}

#[test]
fn a_head_that_is_not_understood_is_refused() {
    let broken = |change: fn(&mut crate::Head)| {
        let mut head = head();
        change(&mut head);
        Table::<Dice>::open(head).unwrap_err()
    };
    assert_eq!(broken(|head| head.format = 2), BrokenRecord::Format(2));
    assert_eq!(broken(|head| head.game = "chess".into()), BrokenRecord::OtherGame("chess".into()));
    assert_eq!(broken(|head| head.rules = 3), BrokenRecord::Rules(3));
    assert_eq!(broken(|head| head.rules = 0), BrokenRecord::Rules(0));
    assert_eq!(broken(|head| head.edition = "fancy".into()), BrokenRecord::Edition("it is not plain".into()));
    assert!(matches!(broken(|head| head.seats.clear()), BrokenRecord::SetUp(_)));
    assert!(matches!(broken(|head| head.seats = vec![String::new(); 300]), BrokenRecord::SetUp(_)));
    let unknown: UnknownOption = Colour::from_pairs([("colour", "pink")]).unwrap_err();
    assert_eq!(
        broken(|head| drop(head.options.insert("colour".into(), "pink".into()))),
        BrokenRecord::Options(unknown)
    );
}

#[test]
fn an_edition_that_was_read_before_does_not_excuse_the_head() {
    let edition = table().setup().edition.clone();
    let open = |head| Table::<Dice>::open_with(head, edition.clone());
    assert!(open(head()).is_ok());
    assert_eq!(
        open(crate::Head { game: "chess".into(), ..head() }).unwrap_err(),
        BrokenRecord::OtherGame("chess".into())
    );
    assert_eq!(open(crate::Head { rules: 9, ..head() }).unwrap_err(), BrokenRecord::Rules(9));
    assert_eq!(open(crate::Head { format: 9, ..head() }).unwrap_err(), BrokenRecord::Format(9));
}

/// A table played by these rules, after twenty rolls.
fn played_by(rules: u16) -> Table<Dice> {
    let mut table = Table::<Dice>::open(crate::Head { rules, ..head() }).unwrap();
    for at in 1..=20 {
        let step = table.consider(Moment(at), By::Person, Entry::Input(Input::Act(Seat(0), Act::Roll))).unwrap();
        table.accept(step);
    }
    table
}

#[test]
fn an_old_record_replays_by_the_old_rule_and_a_new_one_by_the_new() {
    for (rules, sides) in [(1, 6), (2, 1_000_000)] {
        let record = played_by(rules).record();
        let replayed = Table::<Dice>::replay(record.clone()).unwrap();
        let dice = replayed.state();
        assert_eq!((replayed.setup().rules, dice.rules(), record.head.rules), (rules, rules, rules));
        assert!(dice.rolls.iter().all(|roll| *roll < sides), "{:?}", dice.rolls);
        assert!(dice.rolls.iter().any(|roll| *roll >= sides / 2), "{:?}", dice.rolls);
        assert_eq!(replayed.at(7).state().rolls, dice.rolls[..7], "and so does what is looked at again");
    }
}

#[test]
fn a_record_under_another_number_is_another_game_and_is_refused() {
    let mut record = played_by(1).record();
    record.head.rules = 2;
    assert_eq!(Table::<Dice>::replay(record).unwrap_err(), BrokenRecord::Check { seq: 1 });
}

#[test]
fn a_move_taken_back_and_a_world_imagined_stay_under_the_number_of_their_record() {
    let mut table = played_by(1);
    let step = table.consider(Moment(30), By::Person, Entry::TakeBack { to: 3 }).unwrap();
    table.accept(step);
    let view = table.state().view(Viewer::Public);
    let mut imagined = Dice::imagine(&view, table.state().edition(), &mut Chance::quick(1));
    for _ in 0..20 {
        imagined.play(Moment(40), Input::Act(Seat(0), Act::Roll), &mut Chance::quick(2), &mut crate::Silence).unwrap();
    }
    assert_eq!((table.state().rules(), imagined.rules()), (1, 1));
    assert!(imagined.rolls.iter().all(|roll| *roll < 6), "{:?}", imagined.rolls);
}

#[test]
fn a_new_game_is_played_by_the_newest_rules() {
    assert_eq!(crate::Setup::<Dice>::published(2, Colour::default()).rules, 2);
}
