//! Ten thousand requests that make no sense change nothing, and each gets a sentence.

use std::io::{Read, Write};
use std::net::TcpStream;

use tabletop::Chance;

use crate::guests::client::{Client, table_of_three};
use crate::guests::server::{Folder, Server};

const REQUESTS: usize = 10_000;

#[test]
fn ten_thousand_senseless_requests_change_nothing_and_get_a_sentence() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut people = [0; 3].map(|_| Client::new(&server.address, "en"));
    let [anna, ben, carla] = &mut people;
    let table = table_of_three(anna, [("Ben", ben), ("Carla", carla)]);
    let before: Vec<String> = people.iter_mut().map(|person| person.get(&table).body).collect();
    let cookies: Vec<String> = people.iter().map(|person| format!("hoirie={}", person.cookies["hoirie"])).collect();
    let waiting =
        before.iter().position(|page| page.contains("class=\"mine\" id=\"asked\"")).expect("somebody is to move");

    let mut connection = Connection::open(&server);
    let mut chance = Chance::quick(20);
    for number in 0..REQUESTS {
        let request = senseless(&mut chance, &table, &cookies, waiting);
        let (status, body) = connection.ask(&server, &request);
        assert!((400..500).contains(&status), "request {number} got {status}: {request:?}");
        assert!(body.contains(' ') && body.contains('.'), "request {number} got no sentence: {body:?}");
    }
    let after: Vec<String> = people.iter_mut().map(|person| person.get(&table).body).collect();
    assert_eq!(before, after);
}

struct Request {
    method: &'static str,
    path: String,
    cookie: String,
    body: Vec<u8>,
}

impl std::fmt::Debug for Request {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let body = String::from_utf8_lossy(&self.body[..self.body.len().min(200)]);
        write!(f, "{} {} ({}) {body}", self.method, self.path, self.cookie)
    }
}

/// A request with at least one thing wrong: the person whose turn it is only ever sends stale or unreadable forms.
fn senseless(chance: &mut Chance, table: &str, cookies: &[String], waiting: usize) -> Request {
    let mut garbage = |length: u32| -> Vec<u8> { (0..chance.below(length)).map(|_| chance.below(256) as u8).collect() };
    let noise = garbage(200);
    let text: String = garbage(30).iter().map(|byte| (b'a' + byte % 26) as char).collect();
    let seat = chance.below(4) as usize;
    let cookie = cookies.get(seat).cloned().unwrap_or_else(|| format!("hoirie={text}"));
    let actions = ["take", "keep", "withdraw", "bid&gift=1", "bid", "bid&gift=9", "exchange&give=red-5&take=red-5"];
    let actions = [actions.as_slice(), &["buy-out&card=red-0", "win", ""]].concat();
    let action = actions[chance.below(actions.len() as u32) as usize];
    let stale = 1 + chance.below(1000);
    let act = |body: String| Request {
        method: "POST",
        path: format!("{table}/act"),
        cookie: cookie.clone(),
        body: body.into(),
    };
    match chance.below(12) {
        // A stale form, from anybody.
        0..=2 => act(format!("accepted={stale}&do={action}")),
        // A fresh form from somebody who is not to move.
        3..=4 if seat != waiting => act(format!("accepted=0&do={action}")),
        // Fields that make no sense.
        3..=5 => act(format!("accepted=0&do={text}&gift={text}")),
        6 => Request { body: noise, ..act(String::new()) },
        7 => Request { body: vec![b'x'; 20_000 + chance.below(40_000) as usize], ..act(String::new()) },
        8 => Request { path: format!("{table}/{text}"), ..act(String::new()) },
        9 => Request { path: format!("/{text}/%{text}"), method: "GET", ..act(String::new()) },
        10 => {
            let method = ["PUT", "DELETE", "PATCH", "OPTIONS"][chance.below(4) as usize];
            Request { method, ..act(String::new()) }
        }
        _ => {
            let paths = [
                "/table/00",
                "/join/00/11",
                "/seat/00/1/22",
                "/seat/00/x/22",
                "/new/chess",
                "/rules/chess",
                "/assets/x",
            ];
            let path = paths[chance.below(paths.len() as u32) as usize].to_owned();
            Request { method: "GET", path, ..act(String::new()) }
        }
    }
}

/// One plain connection, opened again when the house hangs up on a request it would not read to the end.
struct Connection(TcpStream);

impl Connection {
    fn open(server: &Server) -> Connection {
        let stream = TcpStream::connect(server.address.trim_start_matches("http://")).unwrap();
        stream.set_nodelay(true).unwrap();
        Connection(stream)
    }

    fn ask(&mut self, server: &Server, request: &Request) -> (u16, String) {
        let Request { method, path, cookie, body } = request;
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n",
            server.address.trim_start_matches("http://")
        );
        let whole = [head.as_bytes(), body].concat();
        for _ in 0..3 {
            // A body too large to be read to its end may be cut off; the answer is there all the same.
            let _ = self.0.write_all(&whole);
            match self.read() {
                Some((status, answer, stays)) => {
                    if !stays {
                        *self = Connection::open(server);
                    }
                    return (status, answer);
                }
                None => *self = Connection::open(server),
            }
        }
        panic!("no answer to {request:?}");
    }

    fn read(&mut self) -> Option<(u16, String, bool)> {
        let mut answer = Vec::new();
        let mut buffer = [0; 8192];
        loop {
            let head_end = answer.windows(4).position(|window| window == b"\r\n\r\n");
            if let Some(head_end) = head_end {
                let head = String::from_utf8_lossy(&answer[..head_end]).to_lowercase();
                let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                let length: usize = field("content-length:")?.parse().ok()?;
                if answer.len() >= head_end + 4 + length {
                    let status = head.split(' ').nth(1)?.parse().ok()?;
                    let stays = field("connection:") != Some("close") && status != 413;
                    return Some((status, String::from_utf8_lossy(&answer[head_end + 4..]).into_owned(), stays));
                }
            }
            let read = self.0.read(&mut buffer).ok().filter(|read| *read > 0)?;
            answer.extend_from_slice(&buffer[..read]);
        }
    }
}
