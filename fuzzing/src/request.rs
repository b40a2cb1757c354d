//! Requests as anybody can send them, one after another: each gets an answer, and none of them is the house's own fault.
//!
//! A request is written as it travels, and a line of `=====` ends it. Names in braces stand for what only this house can know:
//! `{anna}` and `{ben}` are cookies, `{tante}` a table of theirs in play, `{lobby}` one that has not started, `{over}` one that
//! is over; `{join}` and `{seat}` are links.

use axum::body::{Body, to_bytes};
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderName, HeaderValue, Method, Request, Response, Uri};

use crate::town;

/// So many requests of one input are asked.
const MOST: usize = 8;

pub fn ask(bytes: &[u8]) {
    town::visit(|town| {
        for text in split(&town.name(bytes), b"\n=====\n").into_iter().take(MOST) {
            let Some(request) = request(text) else { continue };
            let what = format!("{} {}", request.method(), request.uri());
            let answer = town.ask(request);
            town.run(check_answer(&what, answer));
        }
    });
}

async fn check_answer(what: &str, answer: Response<Body>) {
    let status = answer.status();
    assert!(!status.is_server_error(), "{what} got {status}");
    assert!(answer.headers().contains_key(CONTENT_SECURITY_POLICY), "{what} got no policy");
    let wordless = what.starts_with("HEAD ");
    let body = to_bytes(answer.into_body(), usize::MAX).await.expect("an answer can be read to its end");
    assert!(wordless || !status.is_client_error() || !body.is_empty(), "{what} got {status} without a word");
}

/// The request that this text is; nothing if no server would hear it.
fn request(text: &[u8]) -> Option<Request<Body>> {
    let (head, body) = cut(text, b"\n\n").or_else(|| cut(text, b"\r\n\r\n")).unwrap_or((text, b""));
    let mut lines = head.split(|byte| *byte == b'\n').map(|line| line.trim_ascii());
    let (method, address) = cut(lines.next()?, b" ")?;
    let mut request = Request::new(Body::from(body.to_vec()));
    *request.method_mut() = Method::from_bytes(method).ok()?;
    *request.uri_mut() = Uri::try_from(address).ok()?;
    for (name, value) in lines.filter_map(|line| cut(line, b":")) {
        let name = HeaderName::from_bytes(name).ok()?;
        request.headers_mut().append(name, HeaderValue::from_bytes(value.trim_ascii()).ok()?);
    }
    Some(request)
}

/// What stands before and after the first of these.
pub fn cut<'a>(text: &'a [u8], at: &[u8]) -> Option<(&'a [u8], &'a [u8])> {
    let place = text.windows(at.len()).position(|window| window == at)?;
    Some((&text[..place], &text[place + at.len()..]))
}

fn split<'a>(mut text: &'a [u8], at: &[u8]) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    while let Some((part, rest)) = cut(text, at) {
        parts.push(part);
        text = rest;
    }
    parts.push(text);
    parts
}
