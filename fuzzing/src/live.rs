//! A live connection: whatever a browser says there, its board is pushed once more, or the connection ends.
//!
//! The first line names a person and a table, `{ben} {tante}`; every other is a message, what that person has chosen so far. A line
//! that begins with `\` is sent as it is, without a frame, and is the last.

use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

use crate::request::cut;
use crate::town;

/// So many messages of one input are sent.
const MOST: usize = 8;

/// What the house still reads as one message.
const LONGEST: usize = 1024;

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
        let sent = wire.write_all(&frame(line)).await;
        let pushed = push(&mut wire).await;
        let sound = line.len() <= LONGEST && std::str::from_utf8(line).is_ok();
        assert_eq!(sent.is_ok() && pushed.is_some(), sound, "{:?}", String::from_utf8_lossy(line));
        if !sound {
            return;
        }
    }
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

/// The length of what is pushed next; nothing if the connection ends.
async fn push(wire: &mut DuplexStream) -> Option<u64> {
    const TEXT: u8 = 0x81;
    if wire.read_u8().await.ok()? != TEXT {
        return None;
    }
    let length = match wire.read_u8().await.ok()? {
        126 => u64::from(wire.read_u16().await.ok()?),
        127 => wire.read_u64().await.ok()?,
        short => u64::from(short),
    };
    let mut board = vec![0; usize::try_from(length).ok()?];
    wire.read_exact(&mut board).await.ok()?;
    Some(length)
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
