//! A house with a few tables and two people, for requests to meet. Nobody listens there on a port, and no bot plays.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Method, Request, Response};
use axum::serve::Listener;
use house::{BotDelay, Budget};
use tokio::io::DuplexStream;
use tokio::runtime::Runtime;
use tower::ServiceExt;
use web::{Allowance, Config, Doors};

/// A game that is over, to be brought along.
const OVER: &str = include_str!("../../games/tante/records/rules-1-seats-3-off-on.json");

/// So often everybody and every table in a house becomes new before the house does.
const MOST_GENERATIONS: u32 = 200;

/// Room for a whole board on its way.
const LONGEST_PUSH: usize = 256 * 1024;

/// No name in braces is longer.
const LONGEST_NAME: usize = 16;

thread_local! {
    static TOWN: RefCell<Option<Town>> = const { RefCell::new(None) };
}

/// Goes to the town. If the last visitor changed anything there, everybody and every table is new, so that an input alone decides
/// what happens.
pub fn visit(what: impl FnOnce(&mut Town)) {
    TOWN.with_borrow_mut(|town| {
        // A house that has seen too much grows slow.
        town.take_if(|town| town.generations == MOST_GENERATIONS);
        let town = town.get_or_insert_with(Town::open);
        if std::mem::take(&mut town.changed) {
            town.known.clear();
            town.generations += 1;
        }
        what(town);
    });
}

pub struct Town {
    runtime: Runtime,
    router: Router,
    folder: PathBuf,
    changed: bool,
    generations: u32,
    /// What names stand for, as far as somebody has asked.
    known: BTreeMap<String, String>,
}

impl Drop for Town {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Town {
    fn open() -> Town {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hoirie-town-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let never = Duration::from_secs(1_000_000);
        let config = Config {
            house: house::Config {
                data: folder.clone(),
                database: None,
                nats: None,
                bot_delay: BotDelay { least: never, most: never },
                budget: Some(Budget::Iterations(8)),
                notices: Default::default(),
            },
            listen: ([127, 0, 0, 1], 0).into(),
            allowance: Allowance { per_person: None, tables_per_person: None, ..Allowance::default() },
            figures: None,
            metrics: None,
            numbered: false,
            heartbeat: std::time::Duration::from_secs(10),
            proxies: Vec::new(),
        };
        let doors = runtime.block_on(Doors::open(config)).expect("a folder of its own can be used");
        Town { runtime, router: doors.router(), folder, changed: false, generations: 0, known: BTreeMap::new() }
    }

    /// The text with all names in braces replaced by what they stand for.
    pub fn name(&mut self, text: &[u8]) -> Vec<u8> {
        let mut named = Vec::with_capacity(text.len());
        let mut rest = text;
        while let Some((first, after)) = rest.split_first() {
            let name = if *first == b'{' { name_before_brace(after) } else { None };
            let Some(meant) = name.and_then(|name| self.meaning(name)) else {
                named.push(*first);
                rest = after;
                continue;
            };
            named.extend_from_slice(meant.as_bytes());
            rest = &after[name.map_or(0, str::len) + 1..];
        }
        named
    }

    /// What a name stands for; whoever and whatever it is comes into being when first asked for.
    fn meaning(&mut self, name: &str) -> Option<String> {
        if let Some(known) = self.known.get(name) {
            return Some(known.clone());
        }
        let changed = self.changed;
        match name {
            "anna" | "ben" | "lobby" | "join" | "seat" => self.open_lobby(),
            "over" => self.bring_along(),
            game if shelf::NAMES.contains(&game) => self.start(game),
            _ => return None,
        }
        self.changed = changed;
        self.known.get(name).cloned()
    }

    fn know(&mut self, name: &str, meaning: &str) {
        self.known.insert(name.to_owned(), meaning.to_owned());
    }

    /// Anna makes a table, and Ben comes by her link.
    fn open_lobby(&mut self) {
        let made = self.send("", "/new/tante", "name=Anna&seats=3");
        let page = self.page(&made.cookie, &made.address);
        let join = path_to(&page, "/join/");
        let ben = self.send("", &join, "name=Ben");
        self.know("anna", &made.cookie);
        self.know("ben", &ben.cookie);
        self.know("lobby", id(&made.address));
        self.know("join", &join);
        self.know("seat", &path_to(&page, "/seat/"));
    }

    /// Anna, with Carla on the same device, and Ben begin to play.
    fn start(&mut self, game: &str) {
        let [anna, ben] = ["anna", "ben"].map(|name| self.meaning(name).expect("they are always there"));
        let table = self.send(&anna, &format!("/new/{game}"), "name=Anna&seats=3").address;
        let join = path_to(&self.page(&anna, &table), "/join/");
        self.send(&ben, &join, "name=Ben");
        self.send(&anna, &format!("{table}/seats"), "do=share&name=Carla");
        self.send(&anna, &format!("{table}/start"), "");
        self.know(game, id(&table));
    }

    /// Anna brings along a game that is over.
    fn bring_along(&mut self) {
        let anna = self.meaning("anna").expect("she is always there");
        let record =
            format!("--parted\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{OVER}\r\n--parted--\r\n");
        let over = self.send_as(&anna, "/import", "multipart/form-data; boundary=parted", record).address;
        self.know("over", id(&over));
    }

    pub fn ask(&mut self, request: Request<Body>) -> Response<Body> {
        let asks_only = request.method() == Method::GET;
        let answer = self.runtime.block_on(self.router.clone().oneshot(request)).unwrap_or_else(|never| match never {});
        self.changed |= !asks_only && !answer.status().is_client_error();
        answer
    }

    /// A connection to the house, as a browser has one.
    pub fn wire(&mut self) -> DuplexStream {
        let (here, there) = tokio::io::duplex(LONGEST_PUSH);
        self.runtime.spawn(axum::serve(Wire(Some(there)), self.router.clone()).into_future());
        here
    }

    pub fn run<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    fn page(&mut self, cookie: &str, address: &str) -> String {
        let request = Request::get(address).header(COOKIE, format!("hoirie={cookie}")).body(Body::empty());
        let answer = self.ask(request.expect("a sound request"));
        let body = self.run(to_bytes(answer.into_body(), usize::MAX)).expect("a page can be read");
        String::from_utf8(body.to_vec()).expect("a page is text")
    }

    fn send(&mut self, cookie: &str, address: &str, form: &str) -> Sent {
        self.send_as(cookie, address, "application/x-www-form-urlencoded", form.to_owned())
    }

    fn send_as(&mut self, cookie: &str, address: &str, kind: &str, body: String) -> Sent {
        let request = Request::post(address).header(COOKIE, format!("hoirie={cookie}")).header(CONTENT_TYPE, kind);
        let answer = self.ask(request.body(Body::from(body)).expect("a sound request"));
        assert!(answer.status().is_redirection(), "{address} got {}", answer.status());
        let header = |name| answer.headers().get(name).and_then(|value| value.to_str().ok());
        let given = header(SET_COOKIE).and_then(|cookie| cookie.strip_prefix("hoirie=")?.split(';').next());
        Sent { cookie: given.unwrap_or(cookie).to_owned(), address: header(LOCATION).unwrap_or_default().to_owned() }
    }
}

/// Where one connection comes in, and no other.
struct Wire(Option<DuplexStream>);

impl Listener for Wire {
    type Io = DuplexStream;
    type Addr = ();

    async fn accept(&mut self) -> (DuplexStream, ()) {
        match self.0.take() {
            Some(stream) => (stream, ()),
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What came of a form.
struct Sent {
    /// By which the house knows the sender from now on.
    cookie: String,
    /// Where the form led.
    address: String,
}

/// The id at the end of a table's address.
fn id(address: &str) -> &str {
    address.rsplit('/').next().unwrap_or_default()
}

/// The path of the first link that starts like this.
fn path_to(page: &str, start: &str) -> String {
    let link = page.find(start).map(|place| &page[place..]).expect("the page has such a link");
    link.split('"').next().unwrap_or_default().to_owned()
}

/// What stands before the next brace, if that is near.
fn name_before_brace(text: &[u8]) -> Option<&str> {
    let end = text.iter().take(LONGEST_NAME).position(|byte| *byte == b'}')?;
    std::str::from_utf8(&text[..end]).ok()
}
