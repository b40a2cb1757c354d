//! A connection that is given up when its other end does not read, and that is read no faster than anybody needs.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

/// Whoever reads slower than this, in bytes a second, does not read.
const SLOWEST: f64 = 4096.0;

/// So many bytes may come at once, more than two of the largest records,
const AT_ONCE: f64 = 4.0 * 1024.0 * 1024.0;

/// and so many a second from then on: no page says as much, and whoever has nothing to say but empty frames keeps nobody busy.
const A_SECOND: f64 = 1024.0 * 1024.0;

#[derive(Debug)]
pub struct Line {
    stream: TcpStream,
    /// How long it may stand still.
    patience: Duration,
    /// When it is given up; only while something waits to be read.
    end: Option<Pin<Box<Sleep>>>,
    /// How many bytes may still come at once, as of when.
    room: (f64, Instant),
    /// Until when nothing is read.
    rests: Option<Pin<Box<Sleep>>>,
}

impl Line {
    pub fn new(stream: TcpStream, patience: Duration) -> Line {
        Line { stream, patience, end: None, room: (AT_ONCE, Instant::now()), rests: None }
    }

    /// Whoever has sent more than fits in waits until there is room again.
    fn has_read(&mut self, bytes: usize) {
        if bytes == 0 {
            return;
        }
        let now = Instant::now();
        let (room, since) = self.room;
        let room = (room + A_SECOND * (now - since).as_secs_f64()).min(AT_ONCE) - bytes as f64;
        self.room = (room, now);
        if room < 0.0 {
            self.rests = Some(Box::pin(sleep_until(now + Duration::from_secs_f64(-room / A_SECOND))));
        }
    }

    /// What was read buys time for the rest, so that nobody is cut off who reads at all, and nobody stays for a byte a minute.
    fn written(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(end) = &mut self.end {
                    let later = end.deadline() + Duration::from_secs_f64(bytes as f64 / SLOWEST);
                    end.as_mut().reset(later);
                }
                written
            }
            Poll::Ready(Err(_)) => written,
            Poll::Pending => {
                let patience = self.patience;
                let end = self.end.get_or_insert_with(|| Box::pin(sleep_until(Instant::now() + patience)));
                end.as_mut().poll(cx).map(|()| Err(ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if let Some(rests) = &mut self.rests {
            ready!(rests.as_mut().poll(cx));
            self.rests = None;
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        self.has_read(buffer.filled().len() - before);
        read
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bytes);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Asked for when everything is written.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.end = None;
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;
    use tokio::time::advance;

    use super::*;

    const MEGABYTE: usize = 1024 * 1024;

    #[tokio::test(start_paused = true)]
    async fn some_megabytes_are_read_at_once_and_one_a_second_from_then_on_however_small_the_pieces_are() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let stream = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let mut line = Line::new(stream, Duration::from_secs(30));
        // Empty frames, as a browser would mask them.
        let frames = |line: &mut Line, bytes: usize| (0..bytes / 6).for_each(|_| line.has_read(6));
        frames(&mut line, 4 * MEGABYTE);
        assert!(line.rests.is_none());
        frames(&mut line, MEGABYTE);
        let rests = line.rests.take().expect("its allowance is used up").deadline() - Instant::now();
        assert!((Duration::from_millis(990)..Duration::from_millis(1010)).contains(&rests), "{rests:?}");
        advance(rests + Duration::from_secs(1)).await;
        frames(&mut line, MEGABYTE);
        assert!(line.rests.is_none(), "a second is a megabyte");
        frames(&mut line, MEGABYTE);
        assert!(line.rests.is_some());
    }
}
