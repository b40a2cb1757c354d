//! What may be done is what is offered, what lies in the declared range, and nothing else; and no means no.

use tabletop::{Chance, Game, Input, Moment, Refusal, Seat, Viewer};

use crate::claim::{Claim, Flaw, ensure};
use crate::course::Course;
use crate::coverage::Report;
use crate::subject::{ActionOf, Subject};

/// So many offers of a seat are tried in every state; all of them where there are no more.
const TRIED: usize = 8;
/// So many arbitrary actions are tried in every state.
const ARBITRARY: u32 = 4;

pub(crate) fn holds<S: Subject>(course: &mut Course<'_, S>, game: &S::Game, now: Moment) -> Result<(), Flaw> {
    let before_alarm = game.alarm().is_none_or(|due| now < due);
    let over = game.outcome().is_some();
    let offers: Vec<Vec<ActionOf<S>>> = Seat::all(game.seats()).map(|seat| offers_of::<S>(game, seat)).collect();
    for seat in Seat::all(game.seats()) {
        let offers = &offers[seat.index()];
        ensure(!game.waits_for(seat) || !offers.is_empty(), Claim::WhoIsWaitedForCanAct, || {
            format!("seat {} has no offers in {game:?}", seat.0)
        })?;
        ensure(!over || offers.is_empty(), Claim::OffersAreAccepted, || format!("{offers:?} after the end"))?;
        for (place, offer) in offers.iter().enumerate() {
            ensure(!offers[..place].contains(offer), Claim::OffersAreDistinct, || {
                format!("{offer:?} is offered twice to seat {} in {game:?}", seat.0)
            })?;
        }
        if before_alarm {
            every_offer_is_accepted(course, game, now, seat, offers)?;
        }
    }
    if before_alarm {
        for _ in 0..ARBITRARY {
            let seat = Seat(course.chance.below(u32::from(game.seats())) as u8);
            only_the_lawful_is_accepted(course, game, now, seat, &offers[seat.index()])?;
        }
        strangers_are_refused(course, game, now)?;
    }
    alarms_wait(course, game, now)
}

fn every_offer_is_accepted<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    now: Moment,
    seat: Seat,
    offers: &[ActionOf<S>],
) -> Result<(), Flaw> {
    if offers.is_empty() {
        return Ok(());
    }
    let view = game.view(Viewer::Seat(seat));
    for offer in offers {
        ensure(course.proof.subject.lawful(&view, seat, offer), Claim::OnlyWhatIsLawfulIsAccepted, || {
            format!("the rulebook doesn't allow the offer {offer:?} to seat {} in {game:?}", seat.0)
        })?;
    }
    for index in 0..offers.len().min(TRIED) {
        let offer =
            if offers.len() <= TRIED { &offers[index] } else { course.chance.pick(offers).expect("there are offers") };
        let mut other = game.clone();
        let mut luck = course.luck();
        let played = other.play(now, Input::Act(seat, offer.clone()), &mut luck, &mut tabletop::Silence);
        if let Err(refusal) = played {
            let detail = format!("the offer {offer:?} to seat {} in {game:?}: {refusal:?}", seat.0);
            return Err(Flaw::new(Claim::OffersAreAccepted, detail));
        }
    }
    Ok(())
}

fn only_the_lawful_is_accepted<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    now: Moment,
    seat: Seat,
    offers: &[ActionOf<S>],
) -> Result<(), Flaw> {
    let subject = &course.proof.subject;
    let view = game.view(Viewer::Seat(seat));
    let action = subject.any_action(&view, &mut course.chance);
    let lawful = subject.lawful(&view, seat, &action);
    let declared = offers.contains(&action) || game.in_range(seat, &action);
    let accepted = is_accepted(course, game, now, Input::Act(seat, action.clone()))?;
    ensure(lawful == declared && declared == accepted, Claim::OnlyWhatIsLawfulIsAccepted, || {
        let seat = seat.0;
        format!("{action:?} of seat {seat}: lawful {lawful}, declared {declared}, accepted {accepted} in {game:?}")
    })
}

/// Nobody who doesn't sit at the table can do anything.
fn strangers_are_refused<S: Subject>(course: &mut Course<'_, S>, game: &S::Game, now: Moment) -> Result<(), Flaw> {
    let stranger = if course.chance.below(2) == 0 { Seat(game.seats()) } else { Seat(u8::MAX) };
    let action = course.proof.subject.any_action(&game.view(Viewer::Public), &mut course.chance);
    let offered = !offers_of::<S>(game, stranger).is_empty();
    let declared = offered || game.in_range(stranger, &action) || game.waits_for(stranger);
    let accepted = is_accepted(course, game, now, Input::Act(stranger, action.clone()))?;
    ensure(!declared && !accepted, Claim::OnlyWhatIsLawfulIsAccepted, || {
        format!("seat {} does not exist, and can do {action:?} in {game:?}", stranger.0)
    })
}

fn alarms_wait<S: Subject>(course: &mut Course<'_, S>, game: &S::Game, now: Moment) -> Result<(), Flaw> {
    let early = match game.alarm() {
        None => now,
        Some(due) if due.0 > 0 => Moment(due.0 - 1),
        Some(_) => return Ok(()),
    };
    let accepted = is_accepted(course, game, early, Input::Alarm)?;
    ensure(!accepted, Claim::AlarmsWaitForTheirMoment, || format!("an alarm at {} struck in {game:?}", early.0))
}

/// Whether the game accepts this; a refusal is looked at closely.
fn is_accepted<S: Subject>(
    course: &mut Course<'_, S>,
    game: &S::Game,
    now: Moment,
    input: Input<ActionOf<S>>,
) -> Result<bool, Flaw> {
    let mut luck = course.luck();
    match refusal::<S>(game, now, input, &mut luck)? {
        Some(refusal) => cites_a_rule(&course.proof.subject, &refusal, course.report).map(|()| false),
        None => Ok(true),
    }
}

/// Why the game refuses this, if it does; it must be as before then.
pub(crate) fn refusal<S: Subject>(
    game: &S::Game,
    now: Moment,
    input: Input<ActionOf<S>>,
    luck: &mut Chance,
) -> Result<Option<Refusal>, Flaw> {
    let mut other = game.clone();
    let mut told = Vec::new();
    let Err(refusal) = other.play(now, input.clone(), luck, &mut told) else { return Ok(None) };
    ensure(told.is_empty() && other == *game, Claim::RefusalsLeaveNoTrace, || {
        format!("the refused {input:?} told {told:?} and made {other:?} of {game:?}")
    })?;
    Ok(Some(refusal))
}

pub(crate) fn cites_a_rule<S: Subject>(subject: &S, refusal: &Refusal, report: &mut Report) -> Result<(), Flaw> {
    // The same few refusals come again and again; a known one was looked at before.
    let id = refusal.because.id;
    if report.refusals.contains(id) {
        return Ok(());
    }
    let known = subject.refusals().contains(&id) && subject.rules().iter().any(|rule| rule == refusal.rule.0);
    ensure(known, Claim::RefusalsCiteARule, || format!("{refusal:?}"))?;
    report.refusals.insert(id);
    Ok(())
}

pub(crate) fn offers_of<S: Subject>(game: &S::Game, seat: Seat) -> Vec<ActionOf<S>> {
    let mut offers = Vec::new();
    game.offers(seat, &mut offers);
    offers
}
