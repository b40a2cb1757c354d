//! A web server that writes down what it is told and answers as the test wants, however badly.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// One request that was heard.
#[derive(Clone, Debug)]
pub struct Heard {
    /// Such as `POST /hook HTTP/1.1`.
    pub line: String,
    /// With names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Heard {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// What becomes of a request.
#[derive(Clone, Debug)]
pub enum Reply {
    /// These bytes and the end.
    Bytes(Vec<u8>),
    /// These bytes, and then others without end.
    Endless(Vec<u8>),
    /// Nothing, while the other side holds the line.
    Silence,
    /// The line is cut.
    Cut,
}

impl Reply {
    /// An answer of nothing but this status.
    pub fn status(status: u16) -> Reply {
        Reply::with(status, "")
    }

    /// An answer of this status and these lines of a head, each with its end.
    pub fn with(status: u16, head: &str) -> Reply {
        Reply::Bytes(format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n{head}\r\n").into_bytes())
    }
}

type Answer = dyn Fn(&Heard) -> Reply + Send + Sync;

#[derive(Default)]
struct Notes {
    heard: Mutex<Vec<Heard>>,
    more: Condvar,
    over: AtomicBool,
}

impl Notes {
    fn heard(&self) -> MutexGuard<'_, Vec<Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Listens on loopback until it is dropped.
pub struct Listener {
    address: SocketAddr,
    notes: Arc<Notes>,
}

impl Listener {
    pub fn start(answer: impl Fn(&Heard) -> Reply + Send + Sync + 'static) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let notes = Arc::<Notes>::default();
        let (kept, answer) = (Arc::clone(&notes), Arc::<Answer>::from(Box::new(answer) as Box<Answer>));
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if kept.over.load(Ordering::SeqCst) {
                    return;
                }
                let (notes, answer) = (Arc::clone(&kept), Arc::clone(&answer));
                // Whoever hangs up early is the tests' business.
                std::thread::spawn(move || stream.and_then(|stream| serve(stream, &notes, &*answer)));
            }
        });
        Listener { address, notes }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// An address of the web that leads here.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn heard(&self) -> Vec<Heard> {
        self.notes.heard().clone()
    }

    /// Waits until so many requests were heard.
    pub fn wait_for(&self, count: usize) -> Vec<Heard> {
        let heard = self.notes.heard();
        let heard = self.notes.more.wait_while(heard, |heard| heard.len() < count);
        heard.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.notes.over.store(true, Ordering::SeqCst);
        // It wakes up to see that it is over.
        let _ = TcpStream::connect(self.address);
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("address", &self.address).finish_non_exhaustive()
    }
}

fn serve(mut stream: TcpStream, notes: &Notes, answer: &Answer) -> std::io::Result<()> {
    let Some(heard) = hear(&mut BufReader::new(&stream))? else { return Ok(()) };
    // What is heard is written down once it is clear what becomes of it, so that answers may depend on what came before.
    let reply = answer(&heard);
    notes.heard().push(heard);
    notes.more.notify_all();
    match reply {
        Reply::Bytes(bytes) => stream.write_all(&bytes),
        Reply::Endless(bytes) => {
            stream.write_all(&bytes)?;
            loop {
                stream.write_all(&[b'a'; 1024])?;
            }
        }
        Reply::Silence => stream.read_to_end(&mut Vec::new()).map(drop),
        Reply::Cut => Ok(()),
    }
}

fn hear(from: &mut impl BufRead) -> std::io::Result<Option<Heard>> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Ok(None);
    }
    let mut headers = Vec::new();
    loop {
        let mut header = String::new();
        from.read_line(&mut header)?;
        let Some((name, value)) = header.trim().split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut heard = Heard { line: line.trim().to_owned(), headers, body: Vec::new() };
    let length = heard.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    from.take(length).read_to_end(&mut heard.body)?;
    Ok(Some(heard))
}
