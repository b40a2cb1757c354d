//! What a viewer gets from the house is the same whatever is true behind their back: at many states of random games, the page,
//! the push, the answers and the log lines made from the truth, and from eight worlds whose hidden pieces are shuffled, are
//! the same bytes. And so is the whole series of pushes, at the same moments, of two tables in a real house, at one of which
//! people answer in secret long before they do at the other, while others come and go and ask things of each other; and so is all that
//! the outbox tells of the two, but for what whoever has answered hears themselves.

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::State;
use bots::Budget;
use erbraffer_subject::ErbrafferSubject;
use face::{Fields, Reader};
use maloney_subject::MaloneySubject;
use millionen_subject::MillionenSubject;
use proof::{Subject, shuffled};
use shelf::{ErbrafferBox, MaloneyBox, MillionenBox, TanteBox, Title};
use tabletop::{
    By, Chance, Entry, FORMAT, Game, Head, Hex32, Input, Moment, Next, Seat, SeedMaterial, Setup, Table, Viewer,
    next_input,
};
use tante_subject::TanteSubject;
use tokio::sync::watch;
use words::Language;

use crate::error::Sorry;
use crate::pages::conduct::ask;
use crate::pages::fields;
use crate::pages::table::content;
use crate::seated::Seated;
use crate::visit::Visit;
use crate::{Allowance, Config, Doors, Site};
use house::play::{AnyAction, Log, Match, Play, Show, Think};
use house::{BotDelay, LiveTable, TableState};
use store::clock::wall_clock;
use store::conduct::{Conduct, Hint, PATIENCE, Pace, Said};
use store::random::random_id;
use store::{ChannelKind, KeptChannel, NewChannel, SeatRow, Sitter, TableRow};

/// In how many shuffled worlds every state is looked at.
const WORLDS: usize = 8;
/// How much the strong bot thinks about a hint.
const THOUGHT: u32 = 8;
/// Every so many states: one differs little from the next.
const EVERY: usize = 5;

/// A house in a folder of its own, which goes with it.
struct Home {
    site: Arc<Site>,
    folder: std::path::PathBuf,
}

impl Home {
    async fn open(name: &str) -> Home {
        let folder = std::env::temp_dir().join(format!("hoirie-secrecy-{name}-{}", std::process::id()));
        let config = Config {
            house: house::Config {
                data: folder.clone(),
                database: None,
                nats: None,
                bot_delay: BotDelay::default(),
                budget: None,
                notices: Default::default(),
            },
            listen: ([127, 0, 0, 1], 0).into(),
            allowance: Allowance::default(),
            figures: None,
            metrics: None,
            numbered: false,
            heartbeat: std::time::Duration::from_secs(10),
            proxies: Vec::new(),
        };
        Home { site: Doors::open(config).await.unwrap().site, folder }
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where log lines go while somebody listens.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn visit(viewer: Viewer, language: Language) -> Visit {
    Visit {
        device: None,
        person: viewer.seat().map(|seat| seat.0.to_string()),
        is_kept: false,
        language,
        by_script: false,
        secure: false,
        path: "/table/t".into(),
        address: "/table/t".into(),
        origin: "http://localhost".into(),
        from: None,
    }
}

fn names(seats: u8) -> Vec<String> {
    Seat::all(seats).map(|seat| format!("Player {}", seat.0)).collect()
}

fn table_row<G: Game>(id: String, number: u8, seats: u8, started: u64) -> TableRow {
    let person =
        |seat: Seat| SeatRow { sitter: Sitter::Person(seat.0.to_string()), name: names(seats)[seat.index()].clone() };
    TableRow {
        id,
        game: G::NAME.into(),
        rules: G::RULES,
        edition: "".into(),
        options: "{}".into(),
        secret: [number; 32],
        host: "0".into(),
        started: Some(started),
        over: false,
        rematch: None,
        seats: Seat::all(seats).map(person).collect(),
    }
}

fn opened<G: Game>(number: u8, seats: u8, edition: &Setup<G>) -> Table<G> {
    let head = Head {
        format: FORMAT,
        game: G::NAME.into(),
        rules: G::RULES,
        edition: "".into(),
        options: Default::default(),
        seats: names(seats),
        seed: SeedMaterial::Dealt { secret: Hex32([number; 32]), shares: Vec::new() },
    };
    Table::open_with(head, edition.edition.clone()).unwrap()
}

/// The next input of a random game, and its moment: never later than it must be.
fn any_input<G: Game>(
    table: &Table<G>,
    chance: &mut Chance,
    offers: &mut Vec<G::Action>,
) -> Option<(Moment, Input<G::Action>)> {
    let state = table.state();
    let next = next_input(state, chance, offers, |seat, offers, chance| {
        if !state.waits_for(seat) && chance.below(2) == 0 { None } else { chance.pick(offers).cloned() }
    });
    let (Next::Input(input), now) = (next, table.now()) else { return None };
    let at = match (&input, state.alarm()) {
        (Input::Alarm, Some(due)) => due.max(now),
        _ => now,
    };
    Some((at, input))
}

fn plays<G: Game>(table: &mut Table<G>, at: Moment, input: Input<G::Action>) {
    let by = if input == Input::Alarm { By::Clock } else { By::Person };
    let step = table.consider(at, by, Entry::Input(input)).unwrap();
    table.accept(step);
}

/// Everything that leaves the house for this viewer, and all that is logged meanwhile.
fn all_that_is_made<T: Title>(
    home: &Site,
    row: &TableRow,
    table: Table<T::Game>,
    viewer: Viewer,
    tried: &AnyAction,
) -> String {
    let visit = visit(viewer, Language::ALL[table.seq() as usize % Language::ALL.len()]);
    let play = Match::<T>::of(table);
    let said = Lines::default();
    let now = play.now();
    let names: Vec<String> = row.seats.iter().map(|seat| seat.name.clone()).collect();
    let writer = said.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .without_time()
        .with_writer(move || writer.clone())
        .finish();
    let made = tracing::subscriber::with_default(subscriber, || {
        let answer = viewer.seat().map(|seat| match play.consider_action(now, By::Person, seat, tried) {
            Ok(_) => "done".to_owned(),
            Err(no) => format!("{:?}", Sorry::from(no.at(&row.game))),
        });
        let story = play.story(viewer, visit.language, &names);
        let mut conduct = Conduct { pace: Pace::Slow { days: 1 }, hints_agreed: true, ..Conduct::default() };
        // Now and then the viewer has asked for a hint: thinking takes its time.
        if let Some(seat) = viewer.seat().filter(|seat| play.seq().is_multiple_of(3) && play.may_act(*seat)) {
            let said = play.advising(seat)(Budget::Iterations(THOUGHT), &mut Chance::quick(play.seq()));
            conduct
                .hints
                .insert(seat.0, Hint { sight: play.sight(seat), accepted: play.accepted(seat), said: Some(said) });
        }
        let state = TableState::of(row.clone(), Box::new(play), conduct);
        let page = content(home, &state, &visit, &Fields::default(), None).into_string();
        let mut reader = Reader::default();
        content(home, &state, &visit, &Fields::default(), Some(&mut reader));
        let push = reader.news();
        // Who is told that the table waits follows from this alone.
        let asked = state.play.as_ref().map(|play| play.asked());
        format!("{page}\n{push:?}\n{answer:?}\n{story:?}\n{asked:?}")
    });
    let lines = said.0.lock().unwrap();
    format!("{made}\n{}", String::from_utf8_lossy(&lines))
}

/// Plays random games at this many seats and compares.
fn keeps_secrets<T: Title, S: Subject<Game = T::Game>>(home: &Site, subject: &S, seats: u8, games: u8) {
    let setup = Setup::<T::Game>::published(seats, Default::default());
    let mut shown = 0;
    let mut differed = 0;
    for number in 0..games {
        let mut table = opened(number, seats, &setup);
        // In the future: so the clock stands at the last row, whenever this is looked at.
        let row = table_row::<T::Game>("t".into(), number, seats, u64::MAX / 2);
        let mut chance = Chance::quick(u64::from(number));
        let mut offers = Vec::new();
        loop {
            if (table.seq() as usize).is_multiple_of(EVERY) && table.state().outcome().is_none() {
                for viewer in Viewer::all(seats) {
                    let tried: AnyAction = Arc::new(subject.any_action(&table.state().view(viewer), &mut chance));
                    let truth = all_that_is_made::<T>(home, &row, table.clone(), viewer, &tried);
                    for _ in 0..WORLDS {
                        let world = shuffled(subject, &mut chance, table.state(), viewer);
                        differed += usize::from(world != *table.state());
                        let other = all_that_is_made::<T>(home, &row, table.supposing(world), viewer, &tried);
                        assert_eq!(truth, other, "{viewer:?} of {} seats, game {number}, row {}", seats, table.seq());
                        shown += 1;
                    }
                }
            }
            let Some((at, input)) = any_input(&table, &mut chance, &mut offers) else { break };
            plays(&mut table, at, input);
        }
    }
    assert!(shown > 100 && differed * 2 > shown, "{shown} worlds, of which {differed} were others than the truth");
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_tante() {
    let home = Home::open("tante").await;
    keeps_secrets::<TanteBox, _>(&home.site, &TanteSubject, 4, 4);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_maloney() {
    let home = Home::open("maloney").await;
    keeps_secrets::<MaloneyBox, _>(&home.site, &MaloneySubject, 4, 1);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_erbraffer() {
    let home = Home::open("erbraffer").await;
    keeps_secrets::<ErbrafferBox, _>(&home.site, &ErbrafferSubject, 4, 2);
}

#[tokio::test]
async fn nothing_made_for_a_viewer_tells_what_is_hidden_in_millionen() {
    let home = Home::open("millionen").await;
    keeps_secrets::<MillionenBox, _>(&home.site, &MillionenSubject, 4, 2);
}

/// How many answers in secret a game is followed for.
const ANSWERS: usize = 40;

/// So many are given in a row before the other table has caught up: somebody must be left who has not answered.
const TOGETHER: usize = 2;

/// One input of a random game.
struct Played {
    at: Moment,
    /// Who acts, and how; nobody when an alarm strikes.
    by: Option<(Seat, AnyAction)>,
    /// Those who neither hear of it nor see anything of it.
    unnoticed_by: Vec<Viewer>,
}

impl Played {
    fn is_secret(&self) -> bool {
        self.by.is_some() && self.unnoticed_by.contains(&Viewer::Public)
    }
}

/// A random game, as it is played.
fn random_game<G: Game>(number: u8, seats: u8) -> Vec<Played> {
    let mut table = opened(number, seats, &Setup::<G>::published(seats, Default::default()));
    let mut chance = Chance::quick(u64::from(number));
    let mut offers = Vec::new();
    let mut game = Vec::new();
    let mut secret = 0;
    while let Some((at, input)) = any_input(&table, &mut chance, &mut offers)
        && secret < ANSWERS
    {
        let before = table.state().clone();
        let heard = table.story().len();
        plays(&mut table, at, input.clone());
        let unnoticed = |viewer: &Viewer| {
            let hears = |event: &G::Event| G::seen(event, *viewer).is_some();
            before.view(*viewer) == table.state().view(*viewer)
                && !table.story()[heard..].iter().any(|told| hears(&told.event))
        };
        let by = match input {
            Input::Act(seat, action) => Some((seat, Arc::new(action) as AnyAction)),
            Input::Alarm => None,
        };
        let played = Played { at, by, unnoticed_by: Viewer::all(seats).filter(unnoticed).collect() };
        secret += usize::from(played.is_secret());
        game.push(played);
    }
    game
}

/// Everybody who plays is told by a browser and by mail what waits for them, and a club's room is told of the table.
async fn tell_everybody(home: &Home, seats: u8, table: &str) {
    let store = home.site.house.store();
    for seat in Seat::all(seats) {
        for kind in [ChannelKind::Push, ChannelKind::Hook] {
            let address = format!("{{\"{}\":{}}}", kind.word(), seat.0);
            let new = NewChannel {
                person: seat.0.to_string(),
                device: Some(format!("device {}", seat.0)),
                kind,
                hash: address.clone(),
                address,
                language: Language::ALL[seat.index() % Language::ALL.len()].code().to_owned(),
                origin: "http://localhost".into(),
            };
            assert!(matches!(store.keep_channel(new, 1).await.unwrap(), KeptChannel::Done { .. }));
        }
    }
    assert!(store.keep_table_hook(table, "\"a room\"", "de", "http://localhost", 1).await.unwrap());
}

/// A table of the house, and what was pushed to everybody who looks at it.
struct World {
    site: Arc<Site>,
    table: Arc<LiveTable>,
    changes: watch::Receiver<Instant>,
    shown: Vec<(Visit, Reader)>,
}

impl World {
    async fn open<G: Game>(home: &Home, number: u8, seats: u8) -> World {
        let house = &home.site.house;
        // In the future: its clock stands still.
        let mut row = table_row::<G>(random_id(), number, seats, wall_clock() + 3_600_000);
        row.edition = G::EDITIONS[0].1.into();
        house.store().create(row.clone(), 1).await.unwrap();
        let table = house.table(&row.id).await.unwrap().unwrap();
        tell_everybody(home, seats, &row.id).await;
        let pace = if number.is_multiple_of(2) { Pace::Slow { days: 1 } } else { Pace::Free };
        house.change_conduct(&table, |state| Ok(Conduct { pace, ..state.conduct.clone() })).await.unwrap();
        World { site: home.site.clone(), changes: table.watch(), table, shown: Vec::new() }
    }

    /// Somebody plays.
    async fn plays(&self, Played { at, by, .. }: &Played) {
        let consider = |play: &dyn Play, _| match by {
            Some((seat, action)) => play.consider_action(*at, By::Person, *seat, action),
            None => play.consider_alarm(*at),
        };
        self.site.house.act(&self.table, consider).await.unwrap();
    }

    /// These open their pages.
    fn is_watched_by(&mut self, watchers: &[Viewer]) {
        let language = |place: usize| Language::ALL[place % Language::ALL.len()];
        let page = |(place, viewer): (usize, &Viewer)| (visit(*viewer, language(place)), Reader::default());
        self.shown = watchers.iter().enumerate().map(page).collect();
        self.table.tell();
    }

    /// What is pushed to everybody now. What differs between any two tables is left out.
    async fn pushes(&mut self) -> Vec<Option<String>> {
        let told = self.changes.has_changed().unwrap();
        self.changes.borrow_and_update();
        let state = self.table.lock().await;
        let push = |(visit, reader): &mut (Visit, Reader)| {
            content(&self.site, &state, visit, &Fields::default(), Some(reader));
            let news = Some(reader.news()).filter(|news| !news.is_empty());
            assert!(
                told || news.is_none(),
                "the page of {:?} has changed, and the next act in secret would show it",
                visit.person
            );
            news.map(|page| without_links(&page.replace(&self.table.id, "t")))
        };
        self.shown.iter_mut().map(push).collect()
    }

    /// Something happens beside the game; how it was answered.
    async fn disturbed(&self, disturbance: &Disturbance) -> String {
        let house = &self.site.house;
        match disturbance {
            Disturbance::Comes(seat) => house.comes(&self.table, Some(&seat.0.to_string())).await,
            Disturbance::Leaves(seat) => house.leaves(&self.table, Some(&seat.0.to_string())).await,
            Disturbance::Notes(seat, number) => {
                house.note(&self.table, *seat, &number.to_string()).await.unwrap();
            }
            Disturbance::Hint(seat) => {
                let hint = |state: &TableState| {
                    let mut conduct = Conduct { hints_agreed: true, ..state.conduct.clone() };
                    let said = Some(Said { action: None, compared: None });
                    let play = state.play.as_ref().unwrap();
                    let hint = Hint { sight: play.sight(*seat), accepted: play.accepted(*seat), said };
                    conduct.hints.insert(seat.0, hint);
                    Ok(conduct)
                };
                house.change_conduct(&self.table, hint).await.unwrap();
            }
            Disturbance::Says(seat, what) => {
                let visit = visit(Viewer::Seat(*seat), Language::English);
                let person = visit.person.clone().unwrap();
                let fields = fields(format!("do={what}").as_bytes());
                let seated = Seated { table: self.table.clone(), seat: *seat, person, visit, fields };
                return match ask(State(self.site.clone()), seated).await {
                    Ok(answer) => answer.status().to_string(),
                    Err(sorry) => format!("{sorry:?}"),
                };
            }
        }
        String::new()
    }

    /// What the outbox tells of the table, but for what only these people hear of it.
    async fn told(&self, but_to: &[Seat]) -> Vec<(Option<String>, String)> {
        let mut told = self.site.house.told_of(&self.table.id).await;
        let leaves_out = |person: &str| but_to.iter().any(|seat| seat.0.to_string() == person);
        told.retain(|(person, _)| !person.as_deref().is_some_and(leaves_out));
        told.sort_unstable();
        told
    }

    async fn seq(&self) -> u64 {
        self.table.lock().await.play.as_ref().unwrap().seq()
    }
}

/// The page without the links that open a seat at this very table.
fn without_links(page: &str) -> String {
    let mut parts = page.split("/seat/");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |page, part| page + part.find(['"', ' ', '>']).map_or("", |end| &part[end..]))
}

/// # Panics
/// If not the same was pushed to everybody; it says where the first difference is.
fn same(one: &[Option<String>], other: &[Option<String>], when: &str) {
    if let Some((one, other)) = one.iter().zip(other).find(|(one, other)| one != other) {
        let [one, other] = [one, other].map(|pushed| pushed.as_deref().unwrap_or_default());
        let place = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let [one, other] =
            [one, other].map(|page| String::from_utf8_lossy(&page.as_bytes()[place.saturating_sub(80)..]).into_owned());
        let [one, other] = [one, other].map(|page| page.chars().take(400).collect::<String>());
        panic!("{when}: not the same is pushed:\n{one}\n{other}");
    }
}

#[derive(Debug, Clone)]
enum Disturbance {
    Comes(Seat),
    Leaves(Seat),
    Notes(Seat, u32),
    Hint(Seat),
    Says(Seat, &'static str),
}

impl Disturbance {
    /// Anything that those who don't answer in secret may do, while everybody may come and go, and vote.
    fn any(watchers: &[Seat], seats: u8, chance: &mut Chance) -> Vec<Disturbance> {
        let Some(seat) = chance.pick(watchers).copied() else { return Vec::new() };
        let anybody = Seat(chance.below(u32::from(seats)) as u8);
        match chance.below(16) {
            10..=12 => vec![Disturbance::Comes(anybody)],
            13..=14 => vec![Disturbance::Leaves(anybody)],
            15 => Seat::all(seats).map(|seat| Disturbance::Says(seat, "yes")).collect(),
            0..=1 => vec![Disturbance::Says(seat, "yes")],
            2 => vec![Disturbance::Notes(seat, chance.below(1000))],
            3 => vec![Disturbance::Hint(seat)],
            4..=5 => vec![Disturbance::Says(seat, "no")],
            6 => vec![Disturbance::Says(seat, "withdraw")],
            7 => vec![Disturbance::Says(seat, "pause")],
            _ => vec![Disturbance::Says(seat, "take-back")],
        }
    }
}

/// Plays random games at two tables each. At one, whoever answers in secret does so at once, at the other only when nothing else
/// is left to be done; in between the same happens at both. Nobody else can tell the tables apart.
async fn pushes_keep_secrets<G: Game>(name: &str, seats: u8, games: u8) {
    let home = Home::open(&format!("pushes-{name}")).await;
    let mut answers = 0;
    let mut asked = 0;
    let mut notices = 0;
    for number in 0..games {
        let game = random_game::<G>(number, seats);
        let mut early = World::open::<G>(&home, number, seats).await;
        let mut late = World::open::<G>(&home, number, seats).await;
        let mut chance = Chance::quick(u64::from(number));
        let mut rest = &game[..];
        while let Some(next) = rest.first() {
            let in_a_row = rest.iter().take_while(|played| played.is_secret()).count();
            let (secret, after) = rest.split_at(in_a_row.min(TOGETHER));
            if secret.is_empty() {
                early.plays(next).await;
                late.plays(next).await;
                rest = &rest[1..];
                continue;
            }
            rest = after;
            answers += secret.len();
            let actors: Vec<Seat> = secret.iter().filter_map(|played| Some(played.by.as_ref()?.0)).collect();
            let watches = |viewer: &Viewer| {
                let acts = viewer.seat().is_some_and(|seat| actors.contains(&seat));
                !acts && secret.iter().all(|played| played.unnoticed_by.contains(viewer))
            };
            let watchers: Vec<Viewer> = Viewer::all(seats).filter(watches).collect();
            let watching: Vec<Seat> = watchers.iter().filter_map(|viewer| viewer.seat()).collect();
            [&mut early, &mut late].into_iter().for_each(|world| world.is_watched_by(&watchers));
            same(&early.pushes().await, &late.pushes().await, "a page is opened");
            assert_eq!(early.told(&[]).await, late.told(&[]).await, "{name} {number}");
            notices += early.told(&[]).await.len();
            let begun = late.seq().await;
            for played in secret {
                early.plays(played).await;
                let nothing = vec![None; watchers.len()];
                same(&early.pushes().await, &nothing, &format!("{:?} answers in secret", played.by));
                assert_eq!(
                    early.told(&actors).await,
                    late.told(&actors).await,
                    "{name} {number}: somebody has answered"
                );
                for disturbance in Disturbance::any(&watching, seats, &mut chance) {
                    let one = early.disturbed(&disturbance).await;
                    let other = late.disturbed(&disturbance).await;
                    assert_eq!(one, other, "{disturbance:?} in {name} {number}");
                    let one = early.pushes().await;
                    let other = late.pushes().await;
                    same(&one, &other, &format!("{disturbance:?} in {name} {number}"));
                    let when = format!("{disturbance:?} in {name} {number}");
                    assert_eq!(early.told(&actors).await, late.told(&actors).await, "{when}");
                    asked += usize::from(one.iter().flatten().any(|page| page.contains("id=matter")));
                }
            }
            if late.seq().await != begun {
                // They have taken something back, or paused: from here on other cards come.
                break;
            }
            for played in secret {
                late.plays(played).await;
                assert!(late.pushes().await.iter().all(Option::is_none));
            }
        }
    }
    assert!(answers > 20 && asked > 5, "{answers} answers in secret, {asked} pushes in which something is asked");
    assert!(notices > 50, "{notices} notices");
}

#[tokio::test]
async fn a_series_of_pushes_tells_of_no_answer_in_secret_in_erbraffer() {
    pushes_keep_secrets::<<ErbrafferBox as Title>::Game>("erbraffer", 4, 4).await;
}

#[tokio::test]
async fn a_series_of_pushes_tells_of_no_answer_in_secret_in_maloney() {
    pushes_keep_secrets::<<MaloneyBox as Title>::Game>("maloney", 4, 4).await;
}

/// Whether somebody has been silent for long is asked by what everybody could see: else the answer would tell.
#[test]
fn whoever_answers_in_secret_has_not_broken_the_silence() {
    type Erbraffer = <ErbrafferBox as Title>::Game;
    let game = random_game::<Erbraffer>(0, 4);
    let first = game.iter().position(Played::is_secret).expect("somebody answers in secret");
    let silent = |rows: usize| {
        let mut play = Match::<ErbrafferBox>::of(opened(0, 4, &Setup::published(4, Default::default())));
        for (place, Played { by, .. }) in game[..rows].iter().enumerate() {
            let (seat, action) = by.clone().expect("no alarm strikes here");
            let at = Moment(if place < first { 0 } else { PATIENCE });
            let considered = play.consider_action(at, By::Person, seat, &action).unwrap();
            play.accept(considered.step);
        }
        let row = table_row::<Erbraffer>("t".into(), 0, 4, wall_clock() - PATIENCE - PATIENCE / 2);
        let state = TableState::of(row, Box::new(play), Conduct::default());
        Seat::all(4).map(|seat| state.is_silent(seat)).collect::<Vec<_>>()
    };
    assert_eq!(silent(first), [true; 4]);
    assert_eq!(silent(first + 1), [true; 4]);
}
