//! A page's live connection: whatever the house pushes, as it comes.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use crate::guests::client::{Answer, Client};

pub struct Live(TcpStream);

/// What a browser answers by itself.
const PING: u8 = 0x89;

impl Live {
    /// Opens the live connection of somebody's page.
    pub fn open(client: &Client, table: &str) -> Live {
        let (stream, head) = Live::ask(client, table);
        assert!(head.starts_with("HTTP/1.1 101"), "{head}");
        Live(stream)
    }

    /// The same where the house may be full.
    pub fn try_open(client: &Client, table: &str) -> Option<Live> {
        let (stream, head) = Live::ask(client, table);
        head.starts_with("HTTP/1.1 101").then_some(Live(stream))
    }

    /// The head of the answer to whoever wants to open one.
    pub fn answer(client: &Client, table: &str) -> String {
        Live::ask(client, table).1
    }

    fn ask(client: &Client, table: &str) -> (TcpStream, String) {
        let host = client.house().strip_prefix("http://").unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let ask = format!(
            "GET {table}/live HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\naccept-language: en\r\n\
             cookie: {}\r\n\r\n",
            client.cookie_header()
        );
        stream.write_all(ask.as_bytes()).unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.extend(read::<1>(&mut stream));
        }
        (stream, String::from_utf8(head).unwrap())
    }

    /// The next push of the house, in however many messages it comes.
    pub fn next(&mut self) -> Answer {
        let mut push = String::new();
        loop {
            let (kind, body) = self.frame();
            if kind == PING || body == b"beat" {
                continue;
            }
            assert_eq!(kind, 0x81, "one whole text");
            let message = std::str::from_utf8(&body).unwrap();
            push += message.trim_end_matches(face::GOES_ON);
            if !message.ends_with(face::GOES_ON) {
                return Answer { status: 200, address: None, body: spelled_out(&push) };
            }
        }
    }

    /// Says that this browser is there, as one does that was pinged.
    pub fn pong(&mut self) {
        self.0.write_all(&[0x8A, 0x80, 0, 0, 0, 0]).unwrap();
    }

    /// Whether the house hangs up in the end.
    pub fn is_let_go(&mut self) -> bool {
        let mut byte = [0; 1024];
        loop {
            match self.0.read(&mut byte) {
                Ok(0) => return true,
                Ok(_) => {}
                Err(error) => return error.kind() == std::io::ErrorKind::ConnectionReset,
            }
        }
    }

    /// Waits until the house says that it is there.
    pub fn heartbeat(&mut self) {
        while self.frame().1 != b"beat" {}
    }

    fn frame(&mut self) -> (u8, Vec<u8>) {
        let [kind, length] = read::<2>(&mut self.0);
        let length = match length {
            126 => u64::from(u16::from_be_bytes(read(&mut self.0))),
            127 => u64::from_be_bytes(read(&mut self.0)),
            length => u64::from(length),
        };
        let mut body = vec![0; length as usize];
        self.0.read_exact(&mut body).unwrap();
        (kind, body)
    }

    /// Says one letter so many times at once, as browsers do: masked, here with zeros, which change nothing.
    pub fn say(&mut self, kind: u8, times: usize) {
        self.0.write_all(&[0x80 | kind, 0x80 | 1, 0, 0, 0, 0, b'x'].repeat(times)).unwrap();
    }

    /// Begins a text and says nothing more of it, again and again, as fast as the house reads it: so many bytes.
    pub fn flood_with_nothing(&mut self, within: Duration) -> usize {
        let begins_text = [0x01, 0x80, 0, 0, 0, 0];
        let goes_on = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
        self.0.write_all(&begins_text).unwrap();
        self.0.set_write_timeout(Some(Duration::from_millis(50))).unwrap();
        let begun = std::time::Instant::now();
        let mut sent = 0;
        while begun.elapsed() < within {
            match self.0.write(&goes_on[sent % 6..]) {
                Ok(bytes) => sent += bytes,
                Err(error) if [ErrorKind::WouldBlock, ErrorKind::TimedOut].contains(&error.kind()) => {}
                // The house may have enough of it.
                Err(_) => break,
            }
        }
        sent
    }

    /// Announces a message of this length, and sends none of it.
    pub fn announce(&mut self, kind: u8, length: u64) {
        let head = [&[0x80 | kind, 0x80 | 127][..], &length.to_be_bytes(), &[0; 4]].concat();
        self.0.write_all(&head).unwrap();
    }

    /// Reads until the house closes the connection, and why it did.
    pub fn goodbye(&mut self) -> u16 {
        loop {
            let (kind, body) = self.frame();
            if kind == 0x88 {
                return u16::from_be_bytes([body[0], body[1]]);
            }
        }
    }

    /// The first content like this.
    pub fn until(&mut self, wanted: impl Fn(&Answer) -> bool) -> Answer {
        let give_up = std::time::Instant::now() + Duration::from_secs(90);
        loop {
            let page = self.next();
            if wanted(&page) {
                return page;
            }
            assert!(std::time::Instant::now() < give_up, "waited in vain: {}", page.body);
        }
    }
}

/// The push with marks round the values of all attributes, as whole pages have them.
fn spelled_out(push: &str) -> String {
    let mut whole = String::new();
    let mut is_tag = false;
    let mut is_marked = false;
    let mut is_bare = false;
    for letter in push.chars() {
        let begins_value = is_tag && !is_marked && !is_bare && whole.ends_with('=');
        if begins_value && letter != '"' {
            is_bare = true;
            whole.push('"');
        }
        if is_bare && [' ', '>'].contains(&letter) {
            is_bare = false;
            whole.push('"');
        }
        match letter {
            '<' => is_tag = true,
            '>' if !is_marked => is_tag = false,
            '"' if is_tag => is_marked = !is_marked,
            _ => {}
        }
        whole.push(letter);
    }
    whole
}

fn read<const N: usize>(stream: &mut TcpStream) -> [u8; N] {
    let mut bytes = [0; N];
    stream.read_exact(&mut bytes).unwrap();
    bytes
}
