//! Connections that stand about, send half of something or read nothing: the house closes them, and the others don't notice.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::guests::client::{Answer, Client, borrowed, some_move};
use crate::guests::live::Live;
use crate::guests::server::{Folder, Server};

/// Nothing that is waited for here takes so long, however busy the machine is.
const LONG: Duration = Duration::from_secs(60);

fn connect(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(server.address.trim_start_matches("http://")).unwrap();
    stream.set_read_timeout(Some(LONG)).unwrap();
    stream
}

/// Whether the house ends this connection.
fn is_ended(mut stream: TcpStream) -> bool {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => true,
        Err(error) => error.kind() == ErrorKind::ConnectionReset,
    }
}

/// A request whose body never ends, from the moment on when the house begins to read it.
fn unfinished(server: &Server, path: &str, from: Option<&str>) -> TcpStream {
    let mut stream = connect(server);
    let from = from.map_or(String::new(), |from| format!("x-forwarded-for: {from}\r\n"));
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: here\r\n{from}content-type: multipart/form-data; boundary=parted\r\n\
         expect: 100-continue\r\ncontent-length: 10000\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

/// The status of the next answer.
fn status(stream: &mut TcpStream) -> u16 {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    String::from_utf8(head).unwrap().split(' ').nth(1).unwrap().parse().unwrap()
}

#[test]
fn whoever_sends_nothing_or_half_of_something_is_let_go() {
    let folder = Folder::new();
    let server = Server::serve(&["--patience", "1", "--data", folder.path().to_str().unwrap()]);
    let beginnings: [&[u8]; 7] = [
        b"",
        b"P",
        b"PRI * HTTP/2.0\r\n\r\nSM",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0",
        b"GET / HTTP/1.1\r\nhost: here\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n",
        b"POST /language HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nlang",
    ];
    let connections = beginnings.map(|beginning| {
        let mut stream = connect(&server);
        stream.write_all(beginning).unwrap();
        (beginning, stream)
    });
    for (beginning, stream) in connections {
        assert!(is_ended(stream), "{}", String::from_utf8_lossy(beginning));
    }
}

#[test]
fn whoever_reads_nothing_is_let_go() {
    let folder = Folder::new();
    let server = Server::serve(&["--patience", "1", "--data", folder.path().to_str().unwrap()]);
    let mut stream = connect(&server);
    stream.set_write_timeout(Some(Duration::from_millis(200))).unwrap();
    // Answers fill whatever the system keeps for the reader; then requests stay unread too, until the house hangs up.
    let requests = "GET /rules/maloney HTTP/1.1\r\nhost: here\r\n\r\n".repeat(100);
    let begun = Instant::now();
    let error = loop {
        match stream.write(requests.as_bytes()) {
            Ok(_) => {}
            Err(error) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) => {}
            Err(error) => break error,
        }
        assert!(begun.elapsed() < LONG, "the house waits for ever");
    };
    assert!([ErrorKind::ConnectionReset, ErrorKind::BrokenPipe].contains(&error.kind()), "{error}");
}

#[test]
fn silent_connections_lock_nobody_out() {
    let folder = Folder::new();
    // The soft limit is no limit: it is raised.
    let first = "ulimit -Hn 300; ulimit -Sn 100";
    let server = Server::after(first, &["--bot-delay", "0,0", "--data", folder.path().to_str().unwrap()]);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let mut live = Live::open(&anna, &table);
    live.until(Answer::waits);
    // A push says only what is new: the whole page has the form.
    let page = anna.get(&table);
    let silent: Vec<TcpStream> = (0..400).map(|_| connect(&server)).collect();
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(stranger.get("/healthz").status, 200);
    assert_eq!(stranger.get("/").status, 200);
    assert_eq!(anna.post(&format!("{table}/act"), &borrowed(&some_move(&page).unwrap())).status, 303);
    live.until(|next| next.accepted().is_some_and(|accepted| Some(accepted) != page.accepted()));
    drop(silent);
}

#[test]
fn in_a_full_house_health_is_told_and_open_tables_go_on() {
    let folder = Folder::new();
    let options = ["--patience", "600", "--data", folder.path().to_str().unwrap()];
    // So few files leave room for a dozen connections.
    let server = Server::after("ulimit -n 150", &options);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let mut live = Live::open(&anna, &table);
    live.next();
    let mut served = Vec::new();
    loop {
        let mut stream = unfinished(&server, "/language", None);
        let answer = status(&mut stream);
        served.push(stream);
        if answer == 503 {
            break;
        }
        assert_eq!(answer, 100, "connection {}", served.len());
        assert!(served.len() < 100, "there is no end to it");
    }
    let mut stranger = Client::new(&server.address, "en");
    assert_eq!(stranger.get("/healthz").body, "ok\n");
    let refused = stranger.get("/");
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("very busy"), "{}", refused.body);
    assert_eq!(anna.get(&table).status, 200, "whoever has a table open plays on");
    drop(served);
    let begun = Instant::now();
    while stranger.get("/").status != 200 {
        assert!(begun.elapsed() < LONG);
    }
}

#[test]
fn where_live_pages_are_full_whoever_watches_makes_room_for_whoever_plays() {
    let folder = Folder::new();
    // So few files leave room for nine live pages.
    let server = Server::after("ulimit -n 150", &["--data", folder.path().to_str().unwrap()]);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.post("/play/tante", &[]).address.unwrap();
    let stranger = Client::new(&server.address, "en");
    let mut watching = Vec::new();
    while let Some(live) = Live::try_open(&stranger, &table) {
        watching.push(live);
        assert!(watching.len() < 50, "there is no end to it");
    }
    let mut live = Live::open(&anna, &table);
    live.next();
    assert_eq!(watching[0].goodbye(), 1013, "the longest watching comes again later");
    watching[1].next();
    let refused = Live::answer(&stranger, &table);
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    drop(live);
    let begun = Instant::now();
    while Live::try_open(&stranger, &table).is_none() {
        assert!(begun.elapsed() < LONG, "there is room again");
    }
}

#[test]
fn a_proxy_has_the_room_and_each_address_it_asks_for_has_its_share() {
    let folder = Folder::new();
    let options = ["--patience", "600", "--address-connections", "3", "--data", folder.path().to_str().unwrap()];
    let server = Server::serve(&options);
    let from = |address: &str| {
        let mut stream = unfinished(&server, "/language", Some(address));
        (status(&mut stream), stream)
    };
    let _kept = [(); 3].map(|()| {
        let (status, stream) = from("203.0.113.9");
        assert_eq!(status, 100);
        stream
    });
    assert_eq!(from("203.0.113.9:4711").0, 503);
    assert_eq!(from("203.0.113.10").0, 100);
}

#[test]
fn an_address_hands_in_few_records_at_a_time_and_the_house_takes_few_in_all() {
    let folder = Folder::new();
    let server = Server::serve(&["--patience", "600", "--data", folder.path().to_str().unwrap()]);
    let from = |address: &str| {
        let mut stream = unfinished(&server, "/verify", Some(address));
        (status(&mut stream), stream)
    };
    let mut kept = Vec::new();
    for number in 0..32 {
        let (status, stream) = from(&format!("203.0.113.{}", number / 8));
        assert_eq!(status, 100, "record {number}");
        kept.push(stream);
        if number % 8 == 7 {
            assert_eq!(from(&format!("203.0.113.{}", number / 8)).0, 429, "one more of the same address");
        }
    }
    // Somebody else gets the place of one who has eight: of the oldest, who hears it.
    let (given, theirs) = from("203.0.113.99");
    assert_eq!(given, 100);
    assert_eq!(status(&mut kept[0]), 503);
    drop(theirs);
    kept.clear();
    // Where everybody has one, and nobody is slow, nobody makes room.
    let begun = Instant::now();
    while kept.len() < 32 {
        let (status, stream) = from(&format!("198.51.100.{}", kept.len()));
        if status == 100 {
            kept.push(stream);
        }
        assert!(begun.elapsed() < LONG, "the places of those who have gone are free");
    }
    let mut anna = Client::new(&server.address, "en");
    let record = include_str!("../../../games/tante/records/rules-1-seats-3-off-on.json");
    assert_eq!(anna.hand_in("/verify", &[("text", record)]).status, 503);
    assert_eq!(anna.get("/").status, 200, "everything else goes on");
    drop(kept);
    let begun = Instant::now();
    while anna.hand_in("/verify", &[("text", record)]).status != 200 {
        assert!(begun.elapsed() < LONG);
    }
}

#[test]
fn what_is_too_large_is_refused_before_it_is_sent() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut stream = connect(&server);
    let head = "POST /verify HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=parted\r\n\
                content-length: 100000000\r\n\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    assert_eq!(status(&mut stream), 413);
}

#[test]
fn whoever_may_not_ask_and_does_not_finish_is_let_go_too() {
    let folder = Folder::new();
    let server = Server::serve(&["--patience", "1", "--data", folder.path().to_str().unwrap()]);
    let mut stream = connect(&server);
    let head = "POST /language HTTP/1.1\r\nhost: here\r\norigin: http://elsewhere\r\ncontent-length: 9\r\n\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    assert_eq!(status(&mut stream), 403);
    assert!(is_ended(stream));
}
