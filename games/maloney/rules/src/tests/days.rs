//! From day to day (M24).

use super::Stage;
use crate::{Day, Event, EventKind};

#[test]
fn m24_the_marker_moves_to_the_next_day() {
    let mut scene = Stage::in_turn(3).begin();
    let mut days = Vec::new();
    for _ in 0..7 {
        days.push(scene.game.day);
        if scene.game.day != Day::Sunday {
            let turn = scene.turn().unwrap();
            scene.drop_out(&[turn, (turn + 1) % 3, (turn + 2) % 3]);
            let road = scene.game.edition.roads(scene.game.car)[0];
            scene.drive(road.number());
        }
        scene.cash_nothing();
    }
    assert_eq!(days, Day::all().collect::<Vec<_>>());
    assert_eq!((scene.game.day, scene.game.number), (Day::Monday, 9));
    assert!(scene.told.contains(&Event::DayBegan { day: Day::Monday, number: 9 }));
    assert!(scene.tells(EventKind::AuctionOpened));
}
