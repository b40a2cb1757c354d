//! What a request brings along. Whatever nobody in the house has read of it is read in the end, and dropped: whoever is cut off
//! in the middle of sending would not hear the answer.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use hyper::Request;
use hyper::body::{Body as _, Frame, Incoming, SizeHint};

/// Whoever has an answer already may go on sending for so long,
const HEARD_OUT: Duration = Duration::from_secs(2);

/// and so much: more than the largest record that is taken.
const MOST: usize = 2 * 1024 * 1024;

/// A body that comes back if it is not read to its end.
pub struct Sent {
    body: Option<Incoming>,
    rest: Rest,
}

/// What is left of a body.
#[derive(Clone, Default)]
pub struct Rest(Arc<Mutex<Option<Incoming>>>);

impl Sent {
    pub fn of(request: Request<Incoming>) -> (Request<Body>, Rest) {
        let rest = Rest::default();
        let request = request.map(|body| Body::new(Sent { body: Some(body), rest: rest.clone() }));
        (request, rest)
    }
}

impl hyper::body::Body for Sent {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        match &mut self.body {
            Some(body) => Pin::new(body).poll_frame(cx),
            None => Poll::Ready(None),
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(Incoming::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or_else(SizeHint::default, Incoming::size_hint)
    }
}

impl Drop for Sent {
    fn drop(&mut self) {
        let unread = self.body.take().filter(|body| !body.is_end_stream());
        *self.rest.0.lock().unwrap_or_else(PoisonError::into_inner) = unread;
    }
}

impl Rest {
    pub fn is_empty(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none()
    }

    /// Reads the rest and drops it. False if it does not come to an end.
    pub async fn read(self) -> bool {
        let Some(mut body) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() else { return true };
        let reading = async {
            let mut left = MOST;
            while let Some(frame) = std::future::poll_fn(|cx| Pin::new(&mut body).poll_frame(cx)).await {
                let bytes = frame.ok().and_then(|frame| frame.into_data().ok());
                left = left.saturating_sub(bytes.map_or(MOST, |bytes| bytes.len()));
                if left == 0 {
                    return false;
                }
            }
            true
        };
        tokio::time::timeout(HEARD_OUT, reading).await.unwrap_or(false)
    }
}
