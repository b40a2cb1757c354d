//! A bot that thinks ahead decides from what its seat knows, the same for the same seed, in time and without asking for memory.

use bots::{Budget, Clairvoyant, Search, Sense};
use tabletop::{Bot, Chance, Game, Input, Mind, Moment, Next, Options, Seat, Setup, Silence, Viewer, next_input};

#[global_allocator]
static ALLOCATOR: counting::Counting = counting::Counting;

const FEW: Budget = Budget::Iterations(60);

/// A moment of a game in which somebody has several offers.
struct Instance<G: Game> {
    game: G,
    seat: Seat,
    /// As the seat saw it.
    history: Vec<G::Event>,
}

impl<G: Game> Instance<G> {
    /// Several of one game that steady bots play.
    fn several(options: &G::Options, seats: u8, steady: fn() -> Box<dyn Bot<G>>, seed: u64) -> Vec<Instance<G>> {
        let mut chance = Chance::quick(seed);
        let mut events = Vec::new();
        let mut game = G::set_up(&Setup::published(seats, options.clone()), &mut chance, &mut events).expect("a game");
        let mut offers = Vec::new();
        let mut now = Moment(0);
        let mut several = Vec::new();
        let mut bot = steady();
        loop {
            let next = next_input(&game, &mut chance, &mut offers, |seat, offers, chance| {
                if offers.len() > 1 && chance.below(6) == 0 {
                    let history = events.iter().filter_map(|event| G::seen(event, Viewer::Seat(seat))).collect();
                    several.push(Instance { game: game.clone(), seat, history });
                }
                let view = game.view(Viewer::Seat(seat));
                bot.choose(&Mind { seat, edition: game.edition(), view: &view, offers, history: &[] }, chance)
            });
            let Next::Input(input) = next else { return several };
            if let (Input::Alarm, Some(alarm)) = (&input, game.alarm()) {
                now = now.max(alarm);
            }
            game.play(now, input, &mut chance, &mut events).expect("steady plays by the rules");
        }
    }

    fn of_four(steady: fn() -> Box<dyn Bot<G>>) -> Instance<G> {
        let mut several = Instance::several(&Default::default(), 4, steady, 3);
        several.swap_remove(several.len() / 2)
    }

    /// What a bot does, whatever the truth is.
    fn decided(&self, bot: &mut impl Bot<G>, truth: &G, seed: u64) -> Option<G::Action> {
        let seat = self.seat;
        let view = truth.view(Viewer::Seat(seat));
        let mut offers = Vec::new();
        truth.offers(seat, &mut offers);
        let mind = Mind { seat, edition: truth.edition(), view: &view, offers: &offers, history: &self.history };
        bot.choose(&mind, &mut Chance::quick(seed))
    }

    /// A truth that looks the same from here.
    fn another_truth(&self, chance: &mut Chance) -> G {
        G::imagine(&self.game.view(Viewer::Seat(self.seat)), self.game.edition(), chance)
    }

    fn is_lawful(&self, action: Option<G::Action>, chance: &mut Chance) -> bool {
        match action {
            Some(action) => {
                self.game.clone().play(Moment(0), Input::Act(self.seat, action), chance, &mut Silence).is_ok()
            }
            None => !self.game.waits_for(self.seat),
        }
    }
}

/// Without a tree and with one, from what the seat knows alone, the same for the same seed, and nothing that the rules refuse.
fn thinks_well<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    for (number, options) in G::Options::every().iter().enumerate() {
        let seats = *G::SEATS.start() + (number as u8) % (G::SEATS.end() - G::SEATS.start() + 1);
        let several = Instance::several(options, seats, steady, number as u64);
        assert!(!several.is_empty(), "{options:?}");
        for depth in [0, 6] {
            let mut bot = strong(FEW).with_depth(depth);
            let mut chance = Chance::quick(7);
            for instance in &several {
                let action = instance.decided(&mut bot, &instance.game, 5);
                let mut fresh = strong(FEW).with_depth(depth);
                let other = instance.another_truth(&mut chance);
                assert_eq!(instance.decided(&mut fresh, &other, 5), action, "{}", G::NAME);
                assert!(instance.is_lawful(action, &mut chance), "{}", G::NAME);
            }
            // Once the buffers have grown, ten times as many iterations ask for no more memory: only offers and view of this test.
            let spent = |budget: Budget| {
                let mut bot = strong(budget).with_depth(depth);
                several[0].decided(&mut bot, &several[0].game, 6);
                let before = counting::allocations();
                several[0].decided(&mut bot, &several[0].game, 6);
                counting::allocations() - before
            };
            assert_eq!(spent(FEW), spent(Budget::Iterations(600)), "{}", G::NAME);
        }
    }
}

#[test]
fn tante_is_thought_about() {
    thinks_well::<tante::Tante, _>(|| Box::new(tante_bot::Steady::default()), tante_bot::strong);
}

#[test]
fn millionen_is_thought_about() {
    thinks_well::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady::default()), millionen_bot::strong);
}

#[test]
fn maloney_is_thought_about() {
    thinks_well::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady::default()), maloney_bot::strong);
}

#[test]
fn erbraffer_is_thought_about() {
    thinks_well::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady::default()), erbraffer_bot::strong);
}

/// The clairvoyant is lawful too, repeats itself, and decides otherwise where the truth is another, though everything looks the same.
fn sees_the_truth<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    let mut chance = Chance::quick(7);
    let mut otherwise = 0;
    for instance in Instance::several(&Default::default(), 4, steady, 3) {
        let decided = |truth: &G| instance.decided(&mut Seeing(Clairvoyant::new(strong(FEW)), truth), truth, 5);
        let action = decided(&instance.game);
        assert_eq!(decided(&instance.game), action, "{}", G::NAME);
        otherwise += u32::from(decided(&instance.another_truth(&mut chance)) != action);
        assert!(instance.is_lawful(action, &mut chance), "{}", G::NAME);
    }
    assert!(otherwise > 0, "{}", G::NAME);
}

/// A clairvoyant who is shown this truth.
struct Seeing<'a, G: Game, S>(Clairvoyant<G, S>, &'a G);

impl<G: Game, S: Sense<G>> Bot<G> for Seeing<'_, G, S> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        bots::Player::choose(&mut self.0, self.1, mind, chance)
    }
}

#[test]
fn a_clairvoyant_sees_the_truth() {
    sees_the_truth::<tante::Tante, _>(|| Box::new(tante_bot::Steady::default()), tante_bot::strong);
    sees_the_truth::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady::default()), millionen_bot::strong);
    sees_the_truth::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady::default()), maloney_bot::strong);
    sees_the_truth::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady::default()), erbraffer_bot::strong);
}

/// Far more iterations than anybody waits for: the memory is bounded, and all of it is given back.
fn keeps_little<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    let instance = Instance::of_four(steady);
    // The weights stay: they are everybody's.
    drop(strong(FEW));
    let before = counting::bytes();
    let mut bot = strong(Budget::Iterations(20_000)).with_depth(12);
    instance.decided(&mut bot, &instance.game, 1);
    let kept = counting::bytes() - before;
    assert!(kept < 16 << 20, "a bot of {} keeps {kept} bytes", G::NAME);
    drop(bot);
    assert!(counting::bytes() - before < 1 << 10, "{}", G::NAME);
}

#[test]
fn a_thinking_bot_keeps_little() {
    keeps_little::<tante::Tante, _>(|| Box::new(tante_bot::Steady::default()), tante_bot::strong);
    keeps_little::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady::default()), millionen_bot::strong);
    keeps_little::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady::default()), maloney_bot::strong);
    keeps_little::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady::default()), erbraffer_bot::strong);
}

fn stops_in_time<G: Game, S: Sense<G>>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    let instance = Instance::of_four(steady);
    let begun = std::time::Instant::now();
    let action = instance.decided(&mut strong(Budget::Milliseconds(20)), &instance.game, 1);
    assert!(begun.elapsed().as_secs() < 5, "the machine may be busy, but not that busy");
    assert!(instance.is_lawful(action, &mut Chance::quick(1)), "{}", G::NAME);
}

#[test]
fn time_that_is_up_is_up() {
    stops_in_time::<tante::Tante, _>(|| Box::new(tante_bot::Steady::default()), tante_bot::strong);
    stops_in_time::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady::default()), millionen_bot::strong);
    stops_in_time::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady::default()), maloney_bot::strong);
    stops_in_time::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady::default()), erbraffer_bot::strong);
}
