//! Proof is worth something only if it can fail: a sound toy passes, and each toy with one flaw is caught by the claim it breaks.

mod texts;
mod toy;

use std::sync::atomic::{AtomicU32, Ordering};

use proof::{Claim, Proof};
use toy::{ToySubject, flaw};

/// The claim that a toy with this flaw breaks.
fn broken_by<const FLAW: u8>() -> Claim {
    match Proof::of(ToySubject::<FLAW>).games(100).run() {
        Err(flaw) => flaw.claim,
        Ok(report) => panic!("nobody noticed in {report}"),
    }
}

#[test]
fn a_sound_game_passes() {
    let report = Proof::of(ToySubject::<{ flaw::NONE }>)
        .games(100)
        .render(|view, offers, language| format!("{view:?} {offers:?} {language:?}"));
    let report = report.run().unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(report.games, 2 * 2 * (100 + 25), "two sizes, two companies, and a quarter as many by the older rules");
}

#[test]
fn a_flaw_is_found_the_same_way_every_time() {
    let run = || Proof::of(ToySubject::<{ flaw::LOST_CARD }>).run().unwrap_err();
    assert_eq!(run(), run());
    assert!(
        run().to_string().starts_with("it is not true that all cards and all money are accounted for"),
        "{}",
        run()
    );
}

#[test]
fn a_leak_in_the_view_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_VIEW }>(), Claim::ViewsKeepSecrets);
}

#[test]
fn a_leak_in_an_event_is_caught_even_where_it_reveals_something_to_others() {
    assert_eq!(broken_by::<{ flaw::LEAKY_EVENT }>(), Claim::EventsKeepSecrets);
}

#[test]
fn a_step_that_only_happens_with_certain_secrets_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_STEP }>(), Claim::EventsKeepSecrets);
    assert_eq!(broken_by::<{ flaw::LEAKY_REVEAL }>(), Claim::EventsKeepSecrets);
}

#[test]
fn a_leak_in_the_offers_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_OFFERS }>(), Claim::OffersKeepSecrets);
}

#[test]
fn a_leak_in_who_is_waited_for_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_WAITING }>(), Claim::OffersKeepSecrets);
}

#[test]
fn a_leak_in_a_refusal_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_REFUSAL }>(), Claim::RefusalsKeepSecrets);
}

#[test]
fn a_leak_in_the_opening_is_caught() {
    assert_eq!(broken_by::<{ flaw::LEAKY_OPENING }>(), Claim::OpeningsKeepSecrets);
}

#[test]
fn a_page_that_changes_by_itself_is_caught() {
    let count = AtomicU32::new(0);
    let proof =
        Proof::of(ToySubject::<{ flaw::NONE }>).render(|_, _, _| count.fetch_add(1, Ordering::Relaxed).to_string());
    assert_eq!(proof.run().unwrap_err().claim, Claim::PagesKeepSecrets);
}

#[test]
fn an_offer_that_is_refused_is_caught() {
    assert_eq!(broken_by::<{ flaw::REFUSED_OFFER }>(), Claim::OffersAreAccepted);
}

#[test]
fn an_offer_made_twice_is_caught() {
    assert_eq!(broken_by::<{ flaw::DOUBLE_OFFER }>(), Claim::OffersAreDistinct);
}

#[test]
fn a_refused_action_that_leaves_a_trace_is_caught() {
    assert_eq!(broken_by::<{ flaw::TRACE }>(), Claim::RefusalsLeaveNoTrace);
}

#[test]
fn a_game_that_accepts_too_much_is_caught() {
    assert_eq!(broken_by::<{ flaw::LENIENT }>(), Claim::OnlyWhatIsLawfulIsAccepted);
    assert_eq!(broken_by::<{ flaw::STRANGERS_WELCOME }>(), Claim::OnlyWhatIsLawfulIsAccepted);
}

#[test]
fn a_game_that_sticks_or_never_ends_is_caught() {
    assert_eq!(broken_by::<{ flaw::STUCK }>(), Claim::NeverStuck);
    assert_eq!(broken_by::<{ flaw::ENDLESS }>(), Claim::Ends);
    assert_eq!(broken_by::<{ flaw::MUTE }>(), Claim::WhoIsWaitedForCanAct);
}

#[test]
fn an_end_without_an_outcome_or_the_other_way_round_is_caught() {
    assert_eq!(broken_by::<{ flaw::WRONG_END }>(), Claim::OverMeansOutcome);
}

#[test]
fn a_game_that_goes_another_way_when_nobody_listens_is_caught() {
    assert_eq!(broken_by::<{ flaw::DEAF }>(), Claim::SilenceChangesNothing);
}

#[test]
fn a_lost_card_is_caught() {
    assert_eq!(broken_by::<{ flaw::LOST_CARD }>(), Claim::NothingIsLost);
}

#[test]
fn an_alarm_that_strikes_too_early_is_caught() {
    assert_eq!(broken_by::<{ flaw::EARLY_ALARM }>(), Claim::AlarmsWaitForTheirMoment);
}

#[test]
fn an_imagined_world_that_does_not_fit_is_caught() {
    assert_eq!(broken_by::<{ flaw::WRONG_IMAGINATION }>(), Claim::ImaginedWorldsFit);
}

#[test]
fn a_game_that_knows_only_its_newest_rules_is_caught() {
    assert_eq!(broken_by::<{ flaw::NEWEST_ONLY }>(), Claim::RulesAreKept);
}

#[test]
fn a_world_imagined_by_other_rules_is_caught() {
    assert_eq!(broken_by::<{ flaw::FORGETFUL }>(), Claim::RulesAreKept);
}

#[test]
fn a_flaw_of_older_rules_alone_is_caught() {
    assert_eq!(broken_by::<{ flaw::LOST_CARD_ONCE }>(), Claim::NothingIsLost);
}

#[test]
fn a_refusal_without_a_rule_is_caught() {
    assert_eq!(broken_by::<{ flaw::UNKNOWN_RULE }>(), Claim::RefusalsCiteARule);
}

#[test]
fn a_table_of_the_wrong_size_is_caught() {
    assert_eq!(broken_by::<{ flaw::ANY_SIZE }>(), Claim::OtherSizesAreRefused);
}

#[test]
fn rules_with_a_mood_of_their_own_are_caught() {
    assert_eq!(broken_by::<{ flaw::MOODY }>(), Claim::RecordsReplay);
}

#[test]
fn an_event_that_no_language_can_say_is_caught() {
    assert_eq!(broken_by::<{ flaw::UNSAID }>(), Claim::EverythingCanBeSaid);
}

#[test]
fn an_event_that_nothing_leads_to_is_caught() {
    assert_eq!(broken_by::<{ flaw::GHOST }>(), Claim::EverythingIsReached);
}
