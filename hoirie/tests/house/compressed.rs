//! No answer that holds a secret of its reader's is compressed: its length would tell what the reader was made to ask for.

use std::io::{Read, Write};
use std::net::TcpStream;

use crate::guests::client::{Client, table_of_three};
use crate::guests::server::{Folder, Server};

/// The head of an answer, and its body as it came over the wire.
struct Raw {
    head: String,
    body: Vec<u8>,
}

impl Raw {
    fn is_compressed(&self) -> bool {
        self.head.contains("content-encoding")
    }

    fn says(&self, text: &str) -> bool {
        String::from_utf8_lossy(&self.body).contains(text)
    }
}

/// Asks as browsers do, which understand whatever there is.
fn ask(client: &Client, path: &str, more: &str) -> Raw {
    let host = client.house().trim_start_matches("http://");
    let mut stream = TcpStream::connect(host).unwrap();
    let cookies = client.cookie_header();
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookies}\r\naccept-language: en\r\n\
         accept-encoding: gzip, deflate, br, zstd\r\nconnection: close\r\n{more}\r\n"
    )
    .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    Raw { head: String::from_utf8_lossy(&answer[..end]).to_lowercase(), body: answer[end + 4..].to_vec() }
}

#[test]
fn no_page_that_holds_a_secret_is_compressed_whatever_was_asked() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let [mut anna, mut ben] = [0; 2].map(|_| Client::new(&server.address, "en"));
    let lobby = anna.post("/new/tante", &[("name", "Anna"), ("seats", "3"), ("who", "public")]).address.unwrap();
    let table = table_of_three(&mut anna, [("Ben", &mut ben)]);
    anna.post(&format!("{table}/note"), &[("note", "the plan that nobody knows")]);
    for seat in 0..3 {
        anna.post(&format!("{table}/again"), &[("seat", &seat.to_string())]);
    }
    let join = anna.get(&lobby).path_to("/join/").unwrap();
    let seat = anna.get(&table).path_to("/seat/").unwrap();
    let pages =
        ["/", "/new/tante", "/verify", "/import", "/rules/tante", "/nowhere", "/healthz", &lobby, &table, &join, &seat];
    let pages = pages.map(str::to_owned).into_iter();
    let of_table = ["story", "chat", "replay", "review", "check", "record.json", "live", "nowhere"];
    let pages: Vec<_> = pages.chain(of_table.map(|page| format!("{table}/{page}"))).collect();
    let secrets = ["/join/", "/seat/", "the plan that nobody knows"];
    let mut held = 0;
    for page in &pages {
        for query in ["", "?guess=/seat/0123", "?accepted=0&hot=0&x=/join/abc"] {
            let answer = ask(&anna, &format!("{page}{query}"), "");
            held += secrets.iter().filter(|secret| answer.says(secret)).count();
            // In a compressed page nothing could be found; and only those are that everybody may read.
            let for_everybody = page.starts_with("/rules/");
            assert!(!answer.is_compressed() || for_everybody, "{page}{query}: {}", answer.head);
        }
    }
    assert!(held >= 15, "links and notes were looked for and found: {held}");
    let table_page = ask(&anna, &table, "");
    assert!(table_page.head.contains("no-transform"), "nor by anybody in between: {}", table_page.head);
}

#[test]
fn what_everybody_may_read_is_compressed_and_holds_no_secret() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = anna.hand_in("/import", &[("text", &super::records::simulated(&folder, "tante"))]).address.unwrap();
    anna.post(&format!("{table}/chat"), &[("name", "Anna"), ("words", "hello")]);
    let style = anna.get("/").path_to("/assets/house").unwrap();
    for page in ["/rules/tante".to_owned(), style, format!("{table}/record.json"), format!("{table}/replay?step=3")] {
        let plain = anna.get(&page).body;
        assert!(!plain.contains("/seat/") && !plain.contains("/join/"), "{page}");
        let answer = ask(&anna, &page, "");
        assert!(answer.is_compressed() && answer.body.len() < plain.len() / 2, "{page}: {}", answer.head);
    }
}

#[test]
fn no_other_site_opens_a_live_connection() {
    let folder = Folder::new();
    let server = Server::open(&folder);
    let mut anna = Client::new(&server.address, "en");
    let table = table_of_three(&mut anna, []);
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for origin in [
        "origin: https://elsewhere.example\r\n",
        "origin: null\r\n",
        "sec-fetch-site: cross-site\r\n",
        "sec-fetch-site: same-site\r\n",
    ] {
        let answer = ask(&anna, &format!("{table}/live"), &format!("{upgrade}{origin}"));
        assert!(answer.head.starts_with("http/1.1 403"), "{origin}: {}", answer.head);
        assert!(answer.says("another site"));
    }
}
