//! How fast bots think: decisions a second inside the search, with the game's rollout policy and with random moves, beside those of whole games
//! as `hoirie simulate` plays them, how long a decision of the search takes, how long making a bot for it, and how fast learned players are:
//! `cargo bench -p bots --bench search`.

use std::time::Instant;

use bots::{Budget, Features, Playout, Random, Search, Sense, game_seed};
use tabletop::{Bot, Chance, Game, Mind, Seat, Setup};

fn main() {
    game::<maloney::Maloney, _>(|| Box::new(maloney_bot::Steady::default()), maloney_bot::strong);
    game::<tante::Tante, _>(|| Box::new(tante_bot::Steady::default()), tante_bot::strong);
    game::<erbraffer::Erbraffer, _>(|| Box::new(erbraffer_bot::Steady::default()), erbraffer_bot::strong);
    game::<millionen::Millionen, _>(|| Box::new(millionen_bot::Steady::default()), millionen_bot::strong);
    learned::<tante::Tante>(|| Box::new(tante_bot::learned()));
    learned::<millionen::Millionen>(|| Box::new(millionen_bot::learned()));
}

/// How long a decision of a learned player takes, with all that a game costs besides.
fn learned<G: Game>(bot: fn() -> Box<dyn Bot<G>>) {
    println!("{}: a learned player decides in {:.2} µs", G::NAME, 1e6 / simulate(bot));
}

fn game<G: Game, S: Sense<G> + 'static>(steady: fn() -> Box<dyn Bot<G>>, strong: fn(Budget) -> Search<G, S>) {
    measure("rollout policy", simulate(steady), strong);
    measure("random", simulate::<G>(|| Box::new(Random)), |budget| strong(budget).with_sense(Careless));
    make(strong);
}

/// How long it takes to make another bot: the house makes one for every decision.
fn make<G: Game, S: Sense<G>>(strong: fn(Budget) -> Search<G, S>) {
    const TIMES: u32 = 10_000;
    std::hint::black_box(strong(Budget::Iterations(200)));
    let begun = Instant::now();
    for _ in 0..TIMES {
        std::hint::black_box(strong(Budget::Iterations(200)));
    }
    println!(
        "{}: another strong bot is made in {:.2} µs",
        G::NAME,
        1e6 * begun.elapsed().as_secs_f64() / f64::from(TIMES)
    );
}

/// Decisions a second of whole games between such bots.
fn simulate<G: Game>(bot: fn() -> Box<dyn Bot<G>>) -> f64 {
    let mut players: Vec<_> = (0..4).map(|_| bot()).collect();
    let mut playout = Playout::<G>::new(Setup::published(4, Default::default()));
    let begun = Instant::now();
    let mut decisions = 0;
    let mut game = 0;
    while begun.elapsed().as_secs_f64() < 0.5 {
        let played = playout.play(&game_seed(1, game), &mut players, |_, _| {}).expect("bots play by the rules");
        decisions += u64::from(played.decisions);
        game += 1;
    }
    decisions as f64 / begun.elapsed().as_secs_f64()
}

/// Anything goes: how fast the search itself and the rules are.
struct Careless<S>(S);

impl<G: Game, S: Sense<G>> Sense<G> for Careless<S> {
    const FEATURES: &'static [&'static str] = S::FEATURES;

    fn begin(&mut self, mind: &Mind<'_, G>) {
        self.0.begin(mind);
    }

    fn rollout_policy(&mut self, _: &G, _: Seat, offers: &[G::Action], chance: &mut Chance) -> Option<G::Action> {
        chance.pick(offers).cloned()
    }

    fn stage(&self, world: &G) -> u32 {
        self.0.stage(world)
    }

    fn features(&mut self, world: &G, into: &mut [Features]) {
        self.0.features(world, into);
    }
}

/// Remembers what its bot has done, for a box that is handed over can't be asked.
struct Watched<B>(B, std::sync::Arc<std::sync::Mutex<(u64, f64, u64)>>);

impl<G: Game, S: Sense<G>> Bot<G> for Watched<Search<G, S>> {
    fn choose(&mut self, mind: &Mind<'_, G>, chance: &mut Chance) -> Option<G::Action> {
        let begun = Instant::now();
        let before = self.0.decisions();
        let action = self.0.choose(mind, chance);
        let mut sum = self.1.lock().expect("nobody panics here");
        sum.0 += self.0.decisions() - before;
        sum.1 += begun.elapsed().as_secs_f64();
        sum.2 += 1;
        action
    }
}

fn measure<G: Game, S: Sense<G> + 'static>(name: &str, simulated: f64, bot: impl Fn(Budget) -> Search<G, S>) {
    let sum = std::sync::Arc::default();
    let mut players: Vec<Box<dyn Bot<G>>> = (0..4)
        .map(|_| Box::new(Watched(bot(Budget::Iterations(200)), std::sync::Arc::clone(&sum))) as Box<dyn Bot<G>>)
        .collect();
    let mut playout = Playout::<G>::new(Setup::published(4, Default::default()));
    (0..3).for_each(|game| {
        playout.play(&game_seed(1, game), &mut players, |_, _| {}).expect("bots play by the rules");
    });
    let (decisions, seconds, asked) = *sum.lock().expect("nobody panics here");
    println!(
        "{}, {name}: {:.2} million decisions a second in the search, {:.2} in simulate; {:.2} ms for 200 iterations",
        G::NAME,
        decisions as f64 / seconds / 1e6,
        simulated / 1e6,
        1000.0 * seconds / asked as f64
    );
}
