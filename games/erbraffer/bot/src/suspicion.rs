//! For whom the others seem to play: whoever feeds a line of the family probably has an heir at its end.

use erbraffer::{Bequest, Edition, Event, LAST_HEIRS, MOST_PEOPLE, Person, View};
use tabletop::Seat;

/// How probably each rival holds each of the last heirs, in the order of the edition.
#[derive(Debug, Clone, Copy)]
pub struct Suspicion {
    heirs: [[f64; LAST_HEIRS]; 6],
}

impl Suspicion {
    /// `trust` says how much a coin that somebody moved tells; with none everybody is suspected alike.
    pub fn of(view: &View, edition: &Edition, seat: Seat, evidence: &Evidence, trust: f64) -> Suspicion {
        let own = view.player(seat).portraits.as_deref().unwrap_or(&[]);
        let mut suspicion = Suspicion { heirs: [[0.0; LAST_HEIRS]; 6] };
        let portraits = f64::from(edition.portraits(view.seats()));
        for rival in Seat::all(view.seats()).filter(|rival| *rival != seat) {
            let row = &mut suspicion.heirs[rival.index()];
            for (place, heir) in edition.last_heirs().iter().enumerate() {
                let told = (trust * evidence[rival.index()][place]).clamp(-4.0, 4.0);
                row[place] = if own.contains(&heir) { 0.0 } else { told.exp() };
            }
            let sum: f64 = row.iter().sum();
            row.iter_mut().for_each(|chance| *chance *= portraits / sum);
        }
        suspicion
    }

    /// How probably this rival holds this heir, as a part of what is suspected most of that rival.
    pub fn fits(&self, rival: Seat, place: usize) -> f64 {
        let row = &self.heirs[rival.index()];
        row[place] / row.iter().copied().fold(0.0, f64::max)
    }

    /// How many of the rivals hold this heir, on average over what can be.
    pub fn held(&self, place: usize) -> f64 {
        self.heirs.iter().map(|row| row[place]).sum()
    }
}

/// By person and last heir: what part of somebody's coin comes down to that heir if all divide equally.
pub type Flow = [[f64; LAST_HEIRS]; MOST_PEOPLE];

/// What every seat did for each of the last heirs, more than for the others.
pub type Evidence = [[f64; LAST_HEIRS]; 6];

pub fn flow(edition: &Edition) -> Flow {
    let mut flow = [[0.0; LAST_HEIRS]; MOST_PEOPLE];
    for (place, heir) in edition.last_heirs().iter().enumerate() {
        flow[heir.index()][place] = 1.0;
    }
    for couple in edition.couples.iter().rev() {
        let count = couple.married().count() as f64;
        let mut share = [0.0; LAST_HEIRS];
        for child in couple.married() {
            let theirs = flow[couple.children[child].index()];
            share.iter_mut().zip(theirs).for_each(|(sum, part)| *sum += part / count);
        }
        couple.spouses.both().into_iter().for_each(|spouse| flow[spouse.index()] = share);
    }
    flow
}

/// What was done before everybody's eyes: it tells every seat the same.
pub fn evidence(edition: &Edition, history: &[Event]) -> Evidence {
    let flow = flow(edition);
    let mut evidence = [[0.0; LAST_HEIRS]; 6];
    let mut player = None;
    let mut note = |seat: Option<Seat>, person: Person, amount: f64| {
        let Some(seat) = seat else { return };
        let line = &flow[person.index()];
        let mean = line.iter().sum::<f64>() / LAST_HEIRS as f64;
        let noted = evidence[seat.index()].iter_mut().zip(line);
        noted.for_each(|(noted, part)| *noted += amount * (part - mean));
    };
    for event in history {
        match event {
            Event::Played { seat, .. } => player = Some(*seat),
            Event::Gained { person, amount } => note(player, *person, f64::from(*amount)),
            Event::Lost { person, amount } => note(player, *person, -f64::from(*amount)),
            Event::HalfGiven { from, to, amount } => {
                note(player, *from, -f64::from(*amount));
                note(player, *to, f64::from(*amount));
            }
            Event::HeirloomGiven { heirloom, from, to } => {
                let value = f64::from(edition.value(*heirloom));
                note(player, *from, -value);
                note(player, *to, value);
            }
            Event::Divided { seat, shares, .. } | Event::NewWillFound { seat, shares, .. } => {
                let worth = |share: &Bequest| {
                    let heirlooms = share.heirlooms.iter().map(|heirloom| edition.value(heirloom)).sum::<u32>();
                    f64::from(share.cash + heirlooms)
                };
                let mean = shares.iter().map(worth).sum::<f64>() / shares.len() as f64;
                shares.iter().for_each(|share| note(Some(*seat), share.to, worth(share) - mean));
            }
            _ => {}
        }
    }
    evidence
}
