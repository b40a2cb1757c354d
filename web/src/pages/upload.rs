//! A record that somebody hands in: as a file, or as pasted text.

use axum::extract::Multipart;
use axum::http::StatusCode;
use tabletop::Viewer;
use tokio::sync::Semaphore;
use words::Language;

use crate::assets;
use crate::error::Sorry;
use crate::limits::Uploading;
use house::play::Frame;
use house::verify::{Fault, Proof, verify};

/// Larger bodies are not read: the longest record, its form, and some air.
pub const LARGEST_UPLOAD: usize = house::verify::LARGEST + 64 * 1024;

/// Records of strangers are looked at one at a time, so that nobody can keep the house busy with them.
static DESK: Semaphore = Semaphore::const_new(1);

/// What was handed in.
#[derive(Debug, Default)]
pub struct Upload {
    text: String,
    fingerprint: String,
}

impl Upload {
    /// Reads all of it; from then on it gives way to nobody.
    pub async fn read(mut form: Multipart, uploading: &Uploading) -> Result<Upload, Sorry> {
        let mut upload = Upload::default();
        let unread = |error: axum::extract::multipart::MultipartError| Sorry::of_status(error.status());
        while let Some(field) = form.next_field().await.map_err(unread)? {
            let name = field.name().unwrap_or_default().to_owned();
            let bytes = field.bytes().await.map_err(unread)?;
            let text = String::from_utf8_lossy(&bytes).trim().trim_start_matches('\u{FEFF}').to_owned();
            match name.as_str() {
                // Of a file and a text the one counts that isn't empty.
                "file" | "text" if !text.is_empty() => upload.text = text,
                "fingerprint" => upload.fingerprint = text,
                _ => {}
            }
        }
        uploading.note_read();
        if upload.text.is_empty() {
            return Err(Sorry::new(StatusCode::UNPROCESSABLE_ENTITY, "verify-nothing"));
        }
        Ok(upload)
    }

    pub fn of_record(record: String) -> Upload {
        Upload { text: record, fingerprint: String::new() }
    }

    /// Proves the record, and that it can be shown.
    pub async fn prove(self) -> Result<Proof, Fault> {
        let turn = DESK.acquire().await.map_err(|_| Fault::stumbled())?;
        let proven = tokio::task::spawn_blocking(move || {
            let proof = verify(&self.text, Some(&self.fingerprint))?;
            draw(&proof);
            // Not sooner, even if whoever handed it in has left.
            drop(turn);
            Ok(proof)
        });
        // An edition that nobody has seen before may be too strange for the rules; then this record alone is refused.
        proven.await.unwrap_or_else(|_| Err(Fault::stumbled()))
    }
}

/// Draws the last moment through everybody's eyes.
fn draw(proof: &Proof) {
    let head = proof.play.head();
    let sprite = &assets::of_game(&head.game).sprite;
    let draft = face::Fields::default();
    let frame = Frame {
        language: Language::English,
        names: &head.seats,
        portraits: &[],
        address: "",
        draft: &draft,
        shared: false,
        sprite,
        now: proof.play.now(),
        hint: None,
        still: true,
        parts: face::Parts::all(),
    };
    for viewer in Viewer::all(head.seats.len() as u8) {
        proof.play.board(viewer, &frame);
    }
}
