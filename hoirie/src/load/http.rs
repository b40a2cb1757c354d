//! A browser's connection, as cheap as can be: HTTP/1.1 on one line that stays open.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// No page of the house comes near this.
const LONGEST_ANSWER: usize = 4 << 20;

#[derive(Debug)]
pub struct Connection {
    stream: BufReader<TcpStream>,
    host: SocketAddr,
    line: Vec<u8>,
}

#[derive(Debug, Default)]
pub struct Answer {
    pub status: u16,
    /// Where to go next.
    pub address: Option<String>,
    /// The row of the log that a move became.
    pub seq: Option<u64>,
    /// The cookie by which the house knows this person from now on.
    pub cookie: Option<String>,
    pub body: String,
}

impl Connection {
    pub async fn open(host: SocketAddr) -> io::Result<Connection> {
        let stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream: BufReader::with_capacity(2048, stream), host, line: Vec::new() })
    }

    pub async fn get(&mut self, path: &str, cookie: &str) -> io::Result<Answer> {
        let head = format!("GET {path} HTTP/1.1\r\nhost: {}\r\ncookie: {cookie}\r\n\r\n", self.host);
        self.send(head).await
    }

    /// Sends a form as the house's own script does.
    pub async fn post(&mut self, path: &str, cookie: &str, body: &str) -> io::Result<Answer> {
        let host = self.host;
        let length = body.len();
        self.send(format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\nhoirie-script: 1\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{body}"
        ))
        .await
    }

    async fn send(&mut self, request: String) -> io::Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Answer::default();
        let mut length = 0;
        answer.status = self.line().await?.get(9..12).and_then(|code| code.parse().ok()).ok_or_else(unreadable)?;
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').ok_or_else(unreadable)?;
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.parse().map_err(|_| unreadable())?,
                "transfer-encoding" => return Err(unreadable()),
                "hoirie-address" => answer.address = Some(value.to_owned()),
                "hoirie-seq" => answer.seq = value.parse().ok(),
                "set-cookie" => answer.cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
        if length > LONGEST_ANSWER {
            return Err(unreadable());
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body).await?;
        answer.body = String::from_utf8(body).map_err(|_| unreadable())?;
        Ok(answer)
    }

    async fn line(&mut self) -> io::Result<&str> {
        self.line.clear();
        if self.stream.read_until(b'\n', &mut self.line).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        std::str::from_utf8(&self.line).map(str::trim_end).map_err(|_| unreadable())
    }
}

fn unreadable() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the house's answer can't be read")
}
