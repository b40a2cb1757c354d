//! The couples variant (T26).

use tabletop::{Game, Options as _, Viewer};

use super::{Scene, Stage};
use crate::{Event, Nature, Options};

#[test]
fn t26_couples_play_with_one_gentleman_fewer() {
    for (seats, gentlemen) in [(3, 5), (4, 6), (5, 7)] {
        let scene = Scene::dealt(seats, Options { couples: true, ..Options::default() }, 0);
        assert_eq!(scene.game.view(Viewer::Public).gentlemen.0, gentlemen);
    }
}

#[test]
fn t26_the_first_gentleman_is_still_the_first() {
    let scene = Stage::seats(3).couples().table("red-1 red-2 red-3").begin();
    assert!(scene.told.contains(&Event::Met { gentleman: 1, nature: Nature::Colour, left: 4 }));
}

#[test]
fn t26_is_chosen_by_its_key() {
    let options = Options::from_pairs([("couples", "on"), ("memory-aid", "off")]).unwrap();
    assert_eq!(options, Options { couples: true, memory_aid: false });
    assert_eq!(Options::from_pairs([]).unwrap(), Options::default());
    assert!(Options::from_pairs([("couples", "perhaps")]).is_err());
    assert!(Options::from_pairs([("singles", "on")]).is_err());
    assert_eq!(Options::every().len(), 4);
}

#[test]
fn t26_options_survive_being_written_down() {
    for options in Options::every() {
        let map = options.to_map();
        let pairs = map.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        assert_eq!(Options::from_pairs(pairs).unwrap(), options);
    }
}
