//! A live connection: whatever a browser says there is answered, or the connection ends.
//!
//! The first line names a person and a table, `{ben} {tante}`; every other is a message: `act`, a number and a move, or what that
//! person has chosen so far. A line that begins with `\` is sent as it is, without a frame, and is the last.

use face::GOES_ON;
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

use crate::request::cut;
use crate::town;

/// So many messages of one input are sent.
const MOST: usize = 8;

/// What the house still reads as one message.
const LONGEST: usize = 2048;

pub fn talk(bytes: &[u8]) {
    town::visit(|town| {
        let text = town.name(bytes);
        let mut lines = text.split(|byte| *byte == b'\n');
        let Some((cookie, table)) = lines.next().and_then(|line| cut(line, b" ")) else { return };
        let wire = town.wire();
        town.run(say(wire, cookie, table, lines.take(MOST)));
    });
}

async fn say<'a>(mut wire: DuplexStream, cookie: &[u8], table: &[u8], lines: impl Iterator<Item = &'a [u8]>) {
    let hello = [
        b"GET /table/".as_slice(),
        table,
        b"/live HTTP/1.1\r\nhost: town\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n",
        b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\ncookie: hoirie=",
        cookie,
        b"\r\n\r\n",
    ];
    let sent = wire.write_all(&hello.concat()).await;
    let status = status(&mut wire).await;
    assert!(sent.is_ok() && status < 500, "the live connection got {status}");
    if status != 101 {
        return;
    }
    push(&mut wire).await.expect("a board comes first");
    for line in lines {
        if let Some(raw) = line.strip_prefix(b"\\") {
            let _ = wire.write_all(raw).await;
            return;
        }
        let said = if line.starts_with(b"act ") { line.to_vec() } else { [b"?", line].concat() };
        let sent = wire.write_all(&frame(&said)).await;
        let answer = answer(&mut wire).await;
        let sound = said.len() <= LONGEST && std::str::from_utf8(&said).is_ok() && is_numbered(&said);
        assert_eq!(sent.is_ok() && answer.is_some(), sound, "{:?}", String::from_utf8_lossy(&said));
        if !sound {
            return;
        }
    }
}

/// Whether it is a draft, or a move with a number.
fn is_numbered(said: &[u8]) -> bool {
    let Some((number, _)) = said.strip_prefix(b"act ").and_then(|said| cut(said, b" ")) else { return said[0] == b'?' };
    std::str::from_utf8(number).is_ok_and(|number| number.parse::<u32>().is_ok())
}

/// What the house says to what was said, behind what is new on the page; nothing if the connection ends.
async fn answer(wire: &mut DuplexStream) -> Option<String> {
    loop {
        let said = push(wire).await?;
        if !said.starts_with('<') {
            return Some(said);
        }
    }
}

/// Whatever comes next, put together if it comes in several messages; nothing if the connection ends.
async fn push(wire: &mut DuplexStream) -> Option<String> {
    let mut said = message(wire).await?;
    while said.ends_with(GOES_ON) {
        said.push_str(&message(wire).await?);
    }
    Some(said)
}

/// The status of the answer, whose head is read to its end.
async fn status(wire: &mut DuplexStream) -> u16 {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(wire.read_u8().await.expect("every request gets an answer"));
    }
    let head = String::from_utf8_lossy(&head);
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("an answer has a status")
}

/// The next message; nothing if the connection ends.
async fn message(wire: &mut DuplexStream) -> Option<String> {
    const TEXT: u8 = 0x81;
    if wire.read_u8().await.ok()? != TEXT {
        return None;
    }
    let length = match wire.read_u8().await.ok()? {
        126 => u64::from(wire.read_u16().await.ok()?),
        127 => wire.read_u64().await.ok()?,
        short => u64::from(short),
    };
    let mut text = vec![0; usize::try_from(length).ok()?];
    wire.read_exact(&mut text).await.ok()?;
    String::from_utf8(text).ok()
}

/// A text message as browsers send it; masked with nothing, so that it can be read here.
fn frame(text: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x81];
    match u16::try_from(text.len()) {
        Ok(length @ 0..126) => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 126);
            frame.extend_from_slice(&length.unwrap_or(u16::MAX).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(text);
    frame
}
