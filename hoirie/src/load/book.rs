//! What reached whom when: at one table during one game, and all in all.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many pushes of a viewer are remembered until their moves are known.
const REMEMBERED: usize = 32;

/// What is counted, while the clock runs.
#[derive(Debug, Default)]
pub struct Tally {
    pub counting: bool,
    pub moves: u64,
    pub refused: u64,
    pub games: u64,
    pub pushes: u64,
    pub pushed_bytes: u64,
    /// States that a viewer never saw because a newer one was there.
    pub skipped: u64,
    /// From a click to a viewer's screen.
    pub delays: Vec<Duration>,
    pub errors: u64,
    /// The first few of them.
    pub troubles: Vec<String>,
}

/// Something shared between the players.
#[derive(Debug, Default)]
pub struct Shared<T>(Mutex<T>);

impl<T> Shared<T> {
    pub fn new(thing: T) -> Shared<T> {
        Shared(Mutex::new(thing))
    }

    pub fn lock(&self) -> MutexGuard<'_, T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tally {
    pub fn trouble(&mut self, what: impl ToString) {
        self.errors += 1;
        if self.troubles.len() < 5 {
            self.troubles.push(what.to_string());
        }
    }

    fn arrived(&mut self, delay: Duration) {
        if self.counting {
            self.delays.push(delay);
        }
    }
}

/// One game at one table.
#[derive(Debug)]
pub struct Book {
    /// The newest move that the house has called done.
    pub newest: u64,
    viewers: Vec<VecDeque<(u64, Instant)>>,
    /// Moves that a viewer has not seen yet: the viewer, the move, when it was clicked.
    awaited: Vec<(usize, u64, Instant)>,
}

impl Book {
    pub fn new(viewers: usize) -> Book {
        Book { newest: 0, viewers: vec![VecDeque::new(); viewers], awaited: Vec::new() }
    }

    /// A push has reached a viewer.
    pub fn arrived(&mut self, viewer: usize, seq: u64, at: Instant, tally: &mut Tally) {
        let pushes = &mut self.viewers[viewer];
        match pushes.back() {
            Some((last, _)) if *last >= seq => return,
            Some((last, _)) if tally.counting => tally.skipped += seq - last - 1,
            _ => {}
        }
        if pushes.len() == REMEMBERED {
            pushes.pop_front();
        }
        pushes.push_back((seq, at));
        self.awaited.retain(|(who, what, clicked)| {
            let awaited = *who != viewer || *what > seq;
            if !awaited {
                tally.arrived(at - *clicked);
            }
            awaited
        });
    }

    /// The house has called a move done. Others may have seen it before its player heard of that.
    pub fn moved(&mut self, player: usize, seq: u64, clicked: Instant, tally: &mut Tally) {
        self.newest = self.newest.max(seq);
        for (viewer, pushes) in self.viewers.iter().enumerate().filter(|(viewer, _)| *viewer != player) {
            match pushes.iter().find(|(shown, _)| *shown >= seq) {
                Some((_, at)) => tally.arrived(*at - clicked),
                None => self.awaited.push((viewer, seq, clicked)),
            }
        }
    }

    /// Whether this viewer has seen every move that was called done.
    pub fn is_up_to_date(&self, viewer: usize) -> bool {
        self.viewers[viewer].back().map_or(0, |(seq, _)| *seq) >= self.newest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_on_every_other_screen_when_that_or_a_newer_one_is_shown() {
        let mut tally = Tally { counting: true, ..Tally::default() };
        let mut book = Book::new(3);
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        for viewer in 0..3 {
            book.arrived(viewer, 0, start, &mut tally);
        }
        // One sees it before its player hears of it, the other only the move after.
        book.arrived(1, 1, after(4), &mut tally);
        book.moved(0, 1, start, &mut tally);
        book.moved(1, 2, after(5), &mut tally);
        assert!(!book.is_up_to_date(2));
        book.arrived(2, 2, after(9), &mut tally);
        assert!(book.is_up_to_date(2) && !book.is_up_to_date(0));
        assert_eq!(tally.delays, [4, 9, 4].map(Duration::from_millis));
        assert_eq!(tally.skipped, 1);
    }
}
