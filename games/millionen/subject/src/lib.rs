//! Millionen Poker as a subject of proof. It speaks through the public door only: the tests of the rules, of the
//! face and of the house's pages depend on it.

use std::sync::LazyLock;

use millionen::{Action, Card, Event, EventKind, LAST_TURN, Millionen, Phase, Reason, View, Waiting};
use proof::{Company, Sight, Subject};
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Seat, Viewer};
use words::{Words, texts};

#[derive(Debug, Clone, Copy)]
pub struct MillionenSubject;

impl Subject for MillionenSubject {
    type Game = Millionen;
    type Piece = Card;

    /// Two thousand turns, each with an answer, and now and then a few Revolvers more.
    const LONGEST: usize = 3 * LAST_TURN as usize;

    fn any_action(&self, view: &View, chance: &mut Chance) -> Action {
        // Mostly cards that are there and seats that exist: far more of these actions are nearly lawful, and some are.
        let hand: Vec<Card> = view.hand().unwrap_or_default().iter().collect();
        let any_card = |chance: &mut Chance| *chance.pick(&Card::ALL).expect("there are cards");
        let card = |chance: &mut Chance| match chance.pick(&hand) {
            Some(card) if chance.below(4) > 0 => *card,
            _ => any_card(chance),
        };
        let seat = |chance: &mut Chance| match chance.below(20) {
            0 => Seat(chance.below(256) as u8),
            _ => Seat(chance.below(u32::from(view.seats())) as u8),
        };
        match chance.below(11) {
            0 => Action::Discard(card(chance)),
            1 => Action::LaySuitcase,
            2 | 3 => Action::Attack { with: card(chance), whom: seat(chance) },
            4 | 5 => match chance.pick(&view.waiting) {
                Some(Waiting { pickpocket, boss, .. }) if chance.below(8) > 0 => {
                    Action::ChaseOff { with: card(chance), pickpocket: *pickpocket, boss: *boss }
                }
                _ => Action::ChaseOff { with: card(chance), pickpocket: any_card(chance), boss: seat(chance) },
            },
            6 => Action::Cheat { whom: seat(chance) },
            7 => Action::LayDandy,
            8 => Action::Repel(card(chance)),
            9 => Action::Shoot,
            _ => Action::GiveIn,
        }
    }

    fn lawful(&self, view: &View, seat: Seat, action: &Action) -> bool {
        let holds = |card: Card| view.hand().is_some_and(|hand| hand.iter().any(|held| held == card));
        let is_opponent = |whom: Seat| whom != seat && usize::from(whom.0) < view.players.len();
        let waits_here: Vec<&Waiting> = view.waiting.iter().filter(|waiting| waiting.victim == seat).collect();
        let strong_enough = |with: Card, against: Card| match (with, against.red()) {
            (Card::Dandy, Some(_)) => true, // P8
            (with, Some(red)) => {
                with.to_string() == format!("socialite-{}", with.blue().unwrap_or(0)) && with.blue() >= Some(red)
            }
            (_, None) => false,
        };
        match (view.phase, *action) {
            (Phase::Over { .. }, _) => false,
            (Phase::Answer(attack), action) if attack.victim == seat => match action {
                Action::GiveIn => true,                                                       // P10, P11
                Action::Shoot => holds(Card::Revolver),                                       // P9
                Action::Repel(card) => holds(card) && strong_enough(card, attack.pickpocket), // P8
                _ => false,
            },
            (Phase::Answer(_), _) => false,
            (Phase::Turn, action) if view.turn == seat => match action {
                Action::Discard(card) => holds(card), // P5
                // P6
                Action::LaySuitcase => {
                    holds(Card::Suitcase) && view.player(seat).suitcases < 5 && waits_here.is_empty()
                }
                // P7
                Action::Attack { with, whom } => holds(with) && with.red().is_some() && is_opponent(whom),
                // P12
                Action::ChaseOff { with, pickpocket, boss } => {
                    let found = waits_here.iter().any(|other| other.pickpocket == pickpocket && other.boss == boss);
                    holds(with) && found && strong_enough(with, pickpocket)
                }
                // P13
                Action::Cheat { whom } => holds(Card::Cheat) && is_opponent(whom) && view.player(whom).cards > 0,
                // P16
                Action::LayDandy => holds(Card::Dandy) && view.player(seat).suitcases == 5,
                Action::Repel(_) | Action::Shoot | Action::GiveIn => false,
            },
            (Phase::Turn, _) => false,
        }
    }

    fn hidden_zones(&self, game: &Millionen, viewer: Viewer) -> Vec<Vec<Card>> {
        game.hidden_zones(viewer)
    }

    fn with_hidden_zones(&self, game: &Millionen, viewer: Viewer, zones: &[Vec<Card>]) -> Millionen {
        game.with_hidden_zones(viewer, zones)
    }

    fn opening_of(&self, opening: &[Event], world: &Millionen) -> Vec<Event> {
        let retold = |event: &Event| match *event {
            Event::Dealt { seat, count, .. } => {
                Event::Dealt { seat, count, cards: world.view(Viewer::Seat(seat)).hand() }
            }
            event => event,
        };
        opening.iter().map(retold).collect()
    }

    fn event_kinds(&self) -> Vec<&'static str> {
        EventKind::iter().map(Into::into).collect()
    }

    fn kind_of(&self, event: &Event) -> &'static str {
        EventKind::from(event).into()
    }

    fn refusals(&self) -> Vec<&'static str> {
        Reason::iter().map(Into::into).collect()
    }

    fn rules(&self) -> Vec<String> {
        (1..=17).map(|number| format!("P{number}")).collect()
    }

    fn words(&self) -> &Words {
        words()
    }

    fn companies(&self) -> Vec<Company<Millionen>> {
        vec![
            Company { name: "wealthy", stack: None, choose: grow_rich },
            Company { name: "thieving", stack: Some(late), choose: steal_and_yield },
            Company { name: "duelling", stack: Some(armed_and_late), choose: shoot_back },
            Company { name: "cheating", stack: Some(crooked_and_late), choose: cheat_and_yield },
            Company { name: "dawdling", stack: Some(very_late), choose: discard_only },
        ]
    }

    fn sights(&self) -> Vec<Sight<Millionen>> {
        vec![
            Sight { name: "a win", seen: |_, told, _| has(told, EventKind::Won) },
            Sight { name: "a draw", seen: |_, told, _| has(told, EventKind::NobodyWon) },
            Sight { name: "the discards shuffled", seen: |_, told, _| has(told, EventKind::Shuffled) },
            Sight {
                name: "the discards shuffled under an attack",
                seen: |_, told, after| {
                    has(told, EventKind::Shuffled) && matches!(public(after).phase, Phase::Answer(_))
                },
            },
            Sight {
                name: "a Revolver answered by a Revolver",
                seen: |before, told, _| matches!(told, [Event::TurnedRound { seat, .. }, ..] if *seat == public(before).turn),
            },
            Sight {
                name: "three Pickpockets waiting in front of one player",
                seen: |_, _, after| {
                    let view = public(after);
                    Seat::all(after.seats()).any(|seat| view.waiting_for(seat).count() >= 3)
                },
            },
            Sight { name: "a suitcase passed on", seen: |_, told, _| passes(told) == 1 },
            Sight { name: "a suitcase passed on and on", seen: |_, told, _| passes(told) >= 2 },
            Sight {
                name: "a suitcase won by a Revolver and passed on",
                seen: |before, told, _| matches!(told, [Event::Stolen { to, .. }, Event::PassedOn { .. }, ..] if *to != public(before).turn),
            },
            Sight { name: "a suitcase that came back", seen: |_, told, _| has(told, EventKind::CameBack) },
            Sight { name: "a sixth suitcase", seen: |_, told, _| has(told, EventKind::SixthDiscarded) },
            Sight {
                name: "a sixth suitcase for a boss",
                seen: |_, told, _| passes(told) > 0 && has(told, EventKind::SixthDiscarded),
            },
            Sight {
                name: "a choice of whom to chase off",
                seen: |before, told, _| matches!(told, [Event::ChasedOff { seat, .. }, ..] if public(before).waiting_for(*seat).count() > 1),
            },
            Sight {
                name: "a known card in another hand",
                seen: |_, _, after| {
                    Seat::all(after.seats())
                        .any(|seat| after.view(Viewer::Seat(seat)).players.iter().any(|player| player.known.len() > 1))
                },
            },
        ]
    }
}

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}

fn public(game: &Millionen) -> View {
    game.view(Viewer::Public)
}

fn has(told: &[Event], kind: EventKind) -> bool {
    told.iter().any(|event| EventKind::from(event) == kind)
}

fn passes(told: &[Event]) -> usize {
    told.iter().filter(|event| matches!(event, Event::PassedOn { .. })).count()
}

/// So many turns are left: enough for what is to be seen, and no more.
const A_WHILE: u16 = 120;

fn late(game: Millionen, _: &mut Chance) -> Millionen {
    game.after_turns(LAST_TURN - A_WHILE)
}

fn very_late(game: Millionen, _: &mut Chance) -> Millionen {
    game.after_turns(LAST_TURN - 20)
}

/// Hands with as many cards of these kinds as there are, and the rest by lot.
fn dealt_first(game: &Millionen, wanted: fn(Card) -> bool, chance: &mut Chance) -> Millionen {
    let mut zones = game.hidden_zones(Viewer::Public);
    let mut cards = zones.concat();
    chance.shuffle(&mut cards);
    cards.sort_by_key(|card| !wanted(*card));
    let (hands, stack) = cards.split_at(cards.len() - zones.last().map_or(0, Vec::len));
    let mut hands = hands.to_vec();
    chance.shuffle(&mut hands);
    let mut dealt = hands.iter().chain(stack).copied();
    zones.iter_mut().for_each(|zone| zone.iter_mut().for_each(|card| *card = dealt.next().expect("as many as before")));
    game.with_hidden_zones(Viewer::Public, &zones)
}

fn armed_and_late(game: Millionen, chance: &mut Chance) -> Millionen {
    dealt_first(&game, |card| card == Card::Revolver || card.is_pickpocket(), chance).after_turns(LAST_TURN - A_WHILE)
}

fn crooked_and_late(game: Millionen, chance: &mut Chance) -> Millionen {
    dealt_first(&game, |card| card == Card::Cheat, chance).after_turns(LAST_TURN - A_WHILE)
}

/// The first of these kinds of offers that there is.
fn first(offers: &[Action], wanted: impl Fn(&Action) -> bool) -> Option<Action> {
    offers.iter().find(|offer| wanted(offer)).copied()
}

/// Lays suitcases and then the Dandy, defends itself, and otherwise discards what it can't use.
fn grow_rich(_: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let blue = |card: &Card| matches!(card, Card::Suitcase | Card::Dandy);
    first(offers, |offer| matches!(offer, Action::LayDandy | Action::LaySuitcase | Action::ChaseOff { .. }))
        .or_else(|| first(offers, |offer| matches!(offer, Action::Repel(card) if *card != Card::Dandy)))
        .or_else(|| {
            let discard = first(offers, |offer| matches!(offer, Action::Discard(card) if !blue(card)))?;
            (chance.below(3) > 0).then_some(discard)
        })
}

/// Attacks whoever has suitcases, from time to time also who has none, and always gives in. Nobody ever wins.
fn steal_and_yield(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    if let Phase::Answer(_) = view.phase {
        let shoots = offers.contains(&Action::Shoot) && chance.below(2) == 0;
        return if shoots { Some(Action::Shoot) } else { offers.first().copied() };
    }
    let rich = |offer: &&Action| matches!(offer, Action::Attack { whom, .. } if view.player(*whom).suitcases > 0);
    let others = |offer: &&Action| !matches!(offer, Action::LayDandy | Action::Cheat { .. } | Action::Attack { .. });
    match chance.below(8) {
        0..3 => chance.pick(&offers.iter().filter(rich).collect::<Vec<_>>()).map(|offer| **offer),
        3 => first(offers, |offer| matches!(offer, Action::Attack { .. })),
        4 => first(offers, |offer| matches!(offer, Action::ChaseOff { .. })),
        _ => first(offers, |offer| *offer == Action::LaySuitcase),
    }
    .or_else(|| chance.pick(&offers.iter().filter(others).collect::<Vec<_>>()).map(|offer| **offer))
}

/// Attacks with everything, keeps the Revolvers and answers with them.
fn shoot_back(_: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    first(offers, |offer| *offer == Action::Shoot)
        .or_else(|| {
            let attacks: Vec<_> = offers.iter().filter(|offer| matches!(offer, Action::Attack { .. })).collect();
            chance.pick(&attacks).map(|offer| **offer)
        })
        .or_else(|| first(offers, |offer| matches!(offer, Action::Discard(card) if *card != Card::Revolver)))
}

/// Cheats whenever possible, always the next player, and keeps what was drawn; attacks and defends like anybody.
fn cheat_and_yield(_: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let cheat = first(offers, |offer| matches!(offer, Action::Cheat { .. }))?;
    (chance.below(4) > 0).then_some(cheat)
}

fn discard_only(_: &View, offers: &[Action], _: &mut Chance) -> Option<Action> {
    first(offers, |offer| matches!(offer, Action::Discard(_)))
}
