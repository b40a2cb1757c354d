//! What the house counts, for whoever watches over it. Numbers only: nothing here says who played what.

use std::sync::LazyLock;
use std::time::Duration;

use metrics::{Counter, counter, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use store::Outcome;

/// The bounds between which answers are counted, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// Begins to count, once for each process.
pub fn count() -> Result<PrometheusHandle, String> {
    let seconds = Matcher::Full("hoirie_answer_seconds".into());
    let builder =
        PrometheusBuilder::new().set_buckets_for_metric(seconds, &BOUNDS).map_err(|error| error.to_string())?;
    let handle = builder.install_recorder().map_err(|error| error.to_string())?;
    metrics::describe_counter!("hoirie_rows_total", "Rows of all logs, by whom they came");
    metrics::describe_counter!("hoirie_answers_total", "Answers to requests, by kind of status");
    metrics::describe_histogram!("hoirie_answer_seconds", "How long answers took");
    metrics::describe_counter!("hoirie_pushes_total", "Boards pushed to live pages");
    metrics::describe_counter!("hoirie_pushed_bytes_total", "Their weight as sent");
    metrics::describe_counter!("hoirie_notices_total", "Notices, by what became of them");
    metrics::describe_gauge!("hoirie_live_pages", "Live pages that are open");
    metrics::describe_gauge!("hoirie_tables_held", "Tables held in memory");
    Ok(handle)
}

/// A row was saved; `by` is what the log says: person, bot or clock.
pub fn row(by: &str) {
    let by = ["person", "bot", "clock"].into_iter().find(|known| *known == by).unwrap_or("other");
    counter!("hoirie_rows_total", "by" => by).increment(1);
}

pub fn answer(status: u16, took: Duration) {
    let kind = match status {
        ..200 => "1xx",
        200..300 => "2xx",
        300..400 => "3xx",
        400..500 => "4xx",
        500.. => "5xx",
    };
    counter!("hoirie_answers_total", "status" => kind).increment(1);
    histogram!("hoirie_answer_seconds").record(took);
}

pub fn push(bytes: usize) {
    // There are thousands a second: nobody looks for the counters each time.
    static PUSHES: LazyLock<[Counter; 2]> =
        LazyLock::new(|| [counter!("hoirie_pushes_total"), counter!("hoirie_pushed_bytes_total")]);
    PUSHES[0].increment(1);
    PUSHES[1].increment(bytes as u64);
}

/// A notice was delivered, or not.
pub fn notice(outcome: Outcome) {
    let outcome = match outcome {
        Outcome::Delivered => "delivered",
        Outcome::Gone => "gone",
        Outcome::Later(_) => "later",
        Outcome::GivenUp => "given up",
        Outcome::Crowded(_) => return,
    };
    counter!("hoirie_notices_total", "outcome" => outcome).increment(1);
}

pub fn live_pages(pages: usize) {
    gauge!("hoirie_live_pages").set(pages as f64);
}

pub fn tables_held(tables: usize) {
    gauge!("hoirie_tables_held").set(tables as f64);
}
