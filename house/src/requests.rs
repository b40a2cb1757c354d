//! What people at a table ask of each other, and of the strong bot: a move taken back, a pause, hints, what becomes of somebody
//! who is away, and votes about all that.

use std::sync::Arc;

use store::conduct::{Conduct, Decision, Hint, Motion, Vote, What};
use tabletop::{Moment, Seat};
use words::Language;

use crate::command::{CommandError, Impossible};
use crate::play::{Considered, NotPlayed, Play};
use crate::{House, LiveTable, TableState};

/// What somebody who sits at a table wants.
#[derive(Debug, Clone)]
pub enum Request {
    TakeBack,
    Pause,
    GoOn,
    Hints,
    Leave,
    /// What should become of this seat, of which nothing was heard for long?
    AskAbout(Seat),
    /// To play again, after having left or been stood in for.
    Back,
    /// A lesson was read.
    Read(String),
    /// Lessons are wanted from now on, or not.
    Lessons(bool),
    Withdraw,
    Vote(Vote),
}

impl House {
    /// Does what this seat wants, or asks the others for it.
    pub async fn request(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        seat: Seat,
        request: Request,
    ) -> Result<(), CommandError> {
        match request {
            Request::TakeBack => self.take_back(table, seat).await?,
            Request::Pause => self.propose(table, seat, What::Pause).await?,
            // Only after a pause: else anybody could stop the clocks with it.
            Request::GoOn => {
                let go_on = |play: &dyn Play, at: Moment| match play.is_paused() {
                    true => play.consider_resume(at - play.now()),
                    false => Err(NotPlayed::Stale),
                };
                self.settle_by(table, go_on).await?;
            }
            Request::Hints => self.propose(table, seat, What::Hints).await?,
            Request::Leave => self.propose(table, seat, What::Left).await?,
            Request::AskAbout(about) if about == seat => return Err(Impossible::Unreadable.into()),
            Request::AskAbout(about) => self.propose(table, about, What::Silent).await?,
            Request::Back => self.change_conduct(table, |state| Ok(come_back(&state.conduct, seat))).await?,
            Request::Read(lesson) => self.change_conduct(table, |state| read(state, &lesson)).await?,
            Request::Lessons(wanted) => self.change_conduct(table, |state| hear(state, wanted)).await?,
            Request::Withdraw => self.change_conduct(table, |state| Ok(withdraw(&state.conduct, seat))).await?,
            Request::Vote(vote) => self.change_conduct(table, |state| voted(state, seat, vote)).await?,
        }
        Ok(self.carry_out(table).await?)
    }

    /// Asks the strong bot what it would do at this seat. Nothing happens if it has said so already.
    pub async fn ask_for_hint(self: &Arc<Self>, table: &Arc<LiveTable>, seat: Seat) -> Result<(), CommandError> {
        let asked = |state: &TableState| {
            if !state.gives_hints() {
                return Err(Impossible::NoHints);
            }
            let play = state.play.as_deref().ok_or(Impossible::Stale)?;
            if state.is_over() || play.is_paused() || !play.may_act(seat) {
                return Err(Impossible::Stale);
            }
            let mut conduct = state.conduct.clone();
            // What was said about a moment that has passed makes room for what is to be said now.
            if state.hint(seat).is_none() || state.is_past(seat) {
                let hint = Hint { sight: play.sight(seat), accepted: play.accepted(seat), said: None };
                conduct.hints.insert(seat.0, hint);
            }
            Ok(conduct)
        };
        self.change_conduct(table, asked).await
    }

    /// At once where that is free, else by asking the others.
    async fn take_back(self: &Arc<Self>, table: &Arc<LiveTable>, seat: Seat) -> Result<(), CommandError> {
        let chance = table.lock().await.play.as_ref().and_then(|play| play.take_back(seat));
        let chance = chance.ok_or(Impossible::NothingToTakeBack)?;
        if !chance.free {
            return self.propose(table, seat, What::TakeBack { to: chance.to }).await;
        }
        let take_back = |play: &dyn Play, at: Moment| match play.take_back(seat) {
            Some(now) if now == chance => play.consider_take_back(at, chance.to),
            _ => Err(NotPlayed::Stale),
        };
        self.settle_by(table, take_back).await
    }

    /// A row of the log that no rule can refuse: what can't be done has been done, or is no longer asked.
    async fn settle_by(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        consider: impl Fn(&dyn Play, Moment) -> Result<Considered, NotPlayed>,
    ) -> Result<(), CommandError> {
        match self.act(table, consider).await {
            Err(CommandError::Failed(failure)) => Err(failure.into()),
            Err(_) => Err(Impossible::Stale.into()),
            Ok(_) => Ok(()),
        }
    }

    async fn propose(self: &Arc<Self>, table: &Arc<LiveTable>, seat: Seat, what: What) -> Result<(), CommandError> {
        self.change_conduct(table, |state| proposed(state, seat, what)).await
    }
}

fn proposed(state: &TableState, seat: Seat, what: What) -> Result<Conduct, Impossible> {
    let play = state.play.as_ref().filter(|play| !state.row.over && !play.is_paused()).ok_or(Impossible::Stale)?;
    // What somebody else asks comes first; a refused request makes room for the next. Whose time is up can't wipe out the
    // votes about that with a request, nor by leaving and coming back.
    let comes_first = |motion: &Motion| {
        let others_ask = motion.by != seat.0 && what != What::Left;
        motion.decision(&state.voters(motion)) == Decision::Open && (others_ask || motion.what == What::TimeUp)
    };
    if state.motion().as_ref().is_some_and(comes_first) {
        return Err(Impossible::OneRequestAtATime);
    }
    if what == What::Silent && !state.is_silent(seat) {
        return Err(Impossible::Patience);
    }
    Ok(state.with_motion(Motion { what, by: seat.0, seq: play.seq(), votes: [].into() }))
}

fn voted(state: &TableState, seat: Seat, vote: Vote) -> Result<Conduct, Impossible> {
    let mut motion = state.motion().ok_or(Impossible::Stale)?;
    if !state.voters(&motion).contains(&seat) || !motion.what.votes().contains(&vote) {
        return Err(Impossible::Stale);
    }
    motion.votes.insert(seat.0, vote);
    if let (Decision::Refused, Some(play)) = (motion.decision(&state.voters(&motion)), &state.play) {
        motion.seq = play.seq();
    }
    Ok(state.with_motion(motion))
}

/// In a guided game: this lesson was read, if there is one of that name.
fn read(state: &TableState, lesson: &str) -> Result<Conduct, Impossible> {
    let play = state.play.as_ref().ok_or(Impossible::Stale)?;
    if !lesson.starts_with("lesson-") || play.words().word(Language::ALL[0], lesson) == lesson {
        return Err(Impossible::Unreadable);
    }
    let mut conduct = state.conduct.clone();
    conduct.lessons.as_mut().ok_or(Impossible::Stale)?.insert(lesson.to_owned());
    Ok(conduct)
}

/// In a guided game: lessons are wanted from now on, or not.
fn hear(state: &TableState, wanted: bool) -> Result<Conduct, Impossible> {
    if state.conduct.lessons.is_none() {
        return Err(Impossible::Stale);
    }
    Ok(Conduct { lessons_silent: !wanted, ..state.conduct.clone() })
}

/// Whoever has left, was asked about, or was stood in for, plays again.
fn come_back(conduct: &Conduct, seat: Seat) -> Conduct {
    let mut conduct = conduct.clone();
    let missed = |motion: &Motion| motion.by == seat.0 && matches!(motion.what, What::Left | What::Silent);
    conduct.motion = conduct.motion.filter(|motion| !missed(motion));
    conduct.stand_ins.remove(&seat.0);
    conduct
}

/// One can take back what one asked, but not a vote about oneself: whose time is up has to move.
fn withdraw(conduct: &Conduct, seat: Seat) -> Conduct {
    let mut conduct = conduct.clone();
    let own = |motion: &Motion| {
        motion.by == seat.0 && matches!(motion.what, What::TakeBack { .. } | What::Pause | What::Hints)
    };
    conduct.motion = conduct.motion.filter(|motion| !own(motion));
    conduct
}
