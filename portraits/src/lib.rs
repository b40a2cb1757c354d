//! Portraits, put together from parts: heads, hair, hats, clothes of two centuries, and odd things. A family of a game is drawn with
//! them, and so is everybody who plays: people choose one of [`PEOPLE`], and each bot has its own among [`BOTS`].

mod bots;
mod bust;
mod people;
pub mod wardrobe;

pub use bots::BOTS;
pub use bust::Bust;
pub use people::PEOPLE;

/// All portraits of players. Each is known by its number, and those that people choose from come first.
pub fn all() -> impl Iterator<Item = &'static Bust> {
    PEOPLE.iter().chain(&BOTS)
}

/// The number of the portrait of the bot with this name.
pub fn of_bot(name: &str) -> Option<usize> {
    BOTS.iter().position(|bust| bust.key == name).map(|place| PEOPLE.len() + place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn nobody_looks_like_anybody_else() {
        let pictures: BTreeSet<String> = all().map(Bust::picture).collect();
        assert_eq!(pictures.len(), PEOPLE.len() + BOTS.len());
        let keys: BTreeSet<&str> = all().map(|bust| bust.key).collect();
        assert_eq!(keys.len(), pictures.len());
    }

    #[test]
    fn each_picture_is_light() {
        for bust in all() {
            let length = bust.picture().len();
            assert!((900..3000).contains(&length), "{} {length}", bust.key);
        }
    }

    #[test]
    fn a_bot_is_found_by_its_name_and_a_person_is_not() {
        assert_eq!(all().nth(of_bot("Berthe").unwrap()).unwrap().key, "Berthe");
        assert!(of_bot("1").is_none() && of_bot("berthe").is_none());
    }
}
