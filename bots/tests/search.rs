//! A bot that thinks ahead decides from what its seat knows, the same for the same seed, in time and without asking for memory.

mod counting;

use bots::{Budget, Search, Sense};
use tabletop::{Bot, Chance, Game, Input, Mind, Moment, Next, Options, Seat, Setup, Silence, Viewer, next_input};

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

const FEW: Budget = Budget::Tries(60);

/// Moments of a game in which somebody has several offers, every one with a seat that has.
fn moments<G: Game>(options: &G::Options, seats: u8, steady: fn() -> Box<dyn Bot<G>>, seed: u64) -> Vec<(G, Seat)> {
    let mut chance = Chance::quick(seed);
    let mut game = G::set_up(&Setup::published(seats, options.clone()), &mut chance, &mut Silence).expect("a game");
    let (mut offers, mut now, mut moments, mut bot) = (Vec::new(), Moment(0), Vec::new(), steady());
    loop {
        let next = next_input(&game, &mut chance, &mut offers, |seat, offers, chance| {
            if offers.len() > 1 && chance.below(4) == 0 {
                moments.push((game.clone(), seat));
            }
            let view = game.view(Viewer::Seat(seat));
            bot.choose(&Mind { seat, edition: game.edition(), view: &view, offers, history: &[] }, chance)
        });
        let Next::Input(input) = next else { return moments };
        if let (Input::Alarm, Some(alarm)) = (&input, game.alarm()) {
            now = now.max(alarm);
        }
        game.play(now, input, &mut chance, &mut Silence).expect("steady plays by the rules");
    }
}

fn decide<G: Game>(bot: &mut impl Bot<G>, game: &G, seat: Seat, seed: u64) -> Option<G::Action> {
    let view = game.view(Viewer::Seat(seat));
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    let mind = Mind { seat, edition: game.edition(), view: &view, offers: &offers, history: &[] };
    bot.choose(&mind, &mut Chance::quick(seed))
}

fn thinks_well<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    for (number, options) in G::Options::every().iter().enumerate() {
        let seats = *G::SEATS.start() + (number as u8) % (G::SEATS.end() - G::SEATS.start() + 1);
        let moments = moments(options, seats, steady, number as u64);
        assert!(!moments.is_empty(), "{options:?}");
        let mut bot = strong(FEW);
        let mut chance = Chance::quick(7);
        for (game, seat) in &moments {
            let action = decide(&mut bot, game, *seat, 5);
            // The truth may be another one: a world that looks the same from here is decided alike, by a fresh bot too.
            let other = G::imagine(&game.view(Viewer::Seat(*seat)), game.edition(), &mut chance);
            assert_eq!(decide(&mut strong(FEW), &other, *seat, 5), action, "{}", G::NAME);
            match action {
                Some(action) => {
                    let input = Input::Act(*seat, action);
                    assert!(game.clone().play(Moment(0), input, &mut chance, &mut Silence).is_ok(), "{}", G::NAME);
                }
                None => assert!(!game.waits_for(*seat), "{} waits for its seat", G::NAME),
            }
        }
        let (game, seat) = &moments[0];
        // Buffers have grown: ten times as many tries ask for no more memory than the offers and the view of this test.
        let spent = |bot: &mut Search<G, S>| {
            let before = counting::allocations();
            decide(bot, game, *seat, 6);
            counting::allocations() - before
        };
        let (few, mut more) = (spent(&mut bot), strong(Budget::Tries(600)));
        spent(&mut more);
        assert_eq!(spent(&mut more), few, "{}", G::NAME);
    }
}

#[test]
fn tante_is_thought_about() {
    thinks_well::<tante::Tante, _>(|| Box::new(tante_bot::Steady), tante_bot::strong);
}

#[test]
fn millionen_is_thought_about() {
    thinks_well::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady), millionen_bot::strong);
}

#[test]
fn maloney_is_thought_about() {
    thinks_well::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady), maloney_bot::strong);
}

#[test]
fn erbraffer_is_thought_about() {
    thinks_well::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady), erbraffer_bot::strong);
}

#[test]
fn time_that_is_up_is_up() {
    let (game, seat) =
        moments::<tante::Tante>(&Default::default(), 4, || Box::new(tante_bot::Steady), 1).swap_remove(1);
    let begun = std::time::Instant::now();
    assert!(decide(&mut tante_bot::strong(Budget::Milliseconds(20)), &game, seat, 1).is_some());
    assert!(begun.elapsed().as_secs() < 5, "the machine may be busy, but not that busy");
}
