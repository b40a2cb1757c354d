//! Die Erbraffer as a subject of proof. It speaks through the public door only: the tests of the rules, of the
//! face and of the house's pages depend on it.

use std::sync::LazyLock;

use erbraffer::{
    Action, Answer, Card, Cash, Clock, Couple, Edition, Erbraffer, Event, EventKind, Hand, Heirloom, Heirlooms, Kind,
    MOST_CHILDREN, Pair, People, Person, Phase, Piece, Reason, Shares, Target, View,
};
use proof::{Company, Sight, Subject};
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Seat, Setup, Viewer};
use words::{Words, texts};

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferSubject;

impl Subject for ErbrafferSubject {
    type Game = Erbraffer;
    type Piece = Piece;

    /// At most 400 turns and 10 deaths; 17 divisions, each answered by six; and new wills, of which there are never so many.
    const LONGEST: usize = 410 + 17 * 7 + 200 * 7;

    fn any_action(&self, view: &View, chance: &mut Chance) -> Action {
        // Mostly what fits the moment: far more of these actions are nearly lawful, and some are.
        let fitting = match view.phase {
            Phase::Turn { .. } => chance.below(4),
            Phase::Death { .. } => 4,
            Phase::Division(_) => 5,
            Phase::Window(_) => 6,
            Phase::Over { .. } => 0,
        };
        match if chance.below(5) == 0 { chance.below(7) } else { fitting } {
            0..=2 => any_play(view, chance),
            3 => Action::ThrowAway { cards: any_cards(view, chance) },
            4 => Action::PlaceWill { person: any_person(view, chance) },
            5 => {
                let couple = any_couple(view, chance);
                let mut spouses = couple.spouses;
                if chance.below(16) == 0 {
                    spouses = Pair::new(any_person(view, chance), any_person(view, chance));
                }
                Action::Divide { couple: spouses, shares: any_shares(view, couple, chance) }
            }
            _ => any_answer(view, chance),
        }
    }

    fn lawful(&self, view: &View, seat: Seat, action: &Action) -> bool {
        let hand: Vec<Card> = view.me().and_then(|me| me.hand).iter().flat_map(Hand::iter).collect();
        match (view.phase, *action) {
            (Phase::Turn { seat: turn }, Action::Play { card, on }) => {
                turn == seat && hand.contains(&card) && has_such_targets(view, card, on)
            }
            // E13
            (Phase::Turn { seat: turn }, Action::ThrowAway { cards }) => {
                let thrown: Vec<Card> = cards.iter().collect();
                let count = |cards: &[Card], card: &Card| cards.iter().filter(|other| *other == card).count();
                let owned = thrown.iter().all(|card| count(&thrown, card) <= count(&hand, card));
                turn == seat && owned && (1..=4).contains(&thrown.len())
            }
            // E20
            (Phase::Death { seat: turn }, Action::PlaceWill { person }) => turn == seat && lives(view, person),
            // E22–E25
            (Phase::Division(change), Action::Divide { couple, shares }) => {
                let found = edition().couples.iter().find(|known| known.spouses == couple);
                change.divider == seat
                    && found.is_some_and(|couple| {
                        let open = couple.spouses.both().into_iter().all(|person| change.unsettled.contains(person));
                        open && is_the_estate(view, couple, &shares) && is_equal(couple, &shares)
                    })
            }
            // E27, E29
            (Phase::Window(window), Action::NewWill { division, shares }) => {
                let couple = edition().couples.iter().find(|known| known.spouses == window.couple);
                view.viewer.is(seat)
                    && view.answer == Some(Answer::Open)
                    && division == window.division
                    && hand.iter().any(|card| card.kind() == Kind::NewWill)
                    && is_the_estate(view, couple.expect("couples are divided"), &shares)
            }
            (Phase::Window(window), Action::LetStand { division } | Action::LetAllStand { division }) => {
                view.viewer.is(seat) && view.answer == Some(Answer::Open) && division == window.division
            }
            _ => false,
        }
    }

    fn hidden_zones(&self, game: &Erbraffer, viewer: Viewer) -> Vec<Vec<Piece>> {
        game.hidden_zones(viewer)
    }

    fn with_hidden_zones(&self, game: &Erbraffer, viewer: Viewer, zones: &[Vec<Piece>]) -> Erbraffer {
        game.with_hidden_zones(viewer, zones)
    }

    fn kind_of_piece(&self, piece: &Piece) -> u8 {
        match piece {
            Piece::Influence(_) => 0,
            Piece::Portrait(_) => 1,
            Piece::Benefactor(_) => 2,
            Piece::Answer(_) => 3,
        }
    }

    fn opening_of(&self, opening: &[Event], world: &Erbraffer) -> Vec<Event> {
        let own = |seat: Seat| world.view(Viewer::Seat(seat)).player(seat).clone();
        let retold = |event: &Event| match event {
            Event::Dealt { seat, count, .. } => Event::Dealt { seat: *seat, count: *count, cards: own(*seat).hand },
            Event::PortraitsDealt { seat, count, .. } => {
                Event::PortraitsDealt { seat: *seat, count: *count, portraits: own(*seat).portraits }
            }
            Event::BenefactorsDealt { seat, count, .. } => {
                Event::BenefactorsDealt { seat: *seat, count: *count, benefactors: own(*seat).benefactors }
            }
            event => event.clone(),
        };
        opening.iter().map(retold).collect()
    }

    fn forgets(&self, event: &Event) -> bool {
        matches!(event, Event::Reshuffled { .. })
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
        (1..=36).map(|number| format!("E{number}")).collect()
    }

    fn words(&self) -> &Words {
        words()
    }

    fn companies(&self) -> Vec<Company<Erbraffer>> {
        vec![
            Company { name: "hasty", stack: None, choose: run_the_hourglass },
            Company { name: "litigious", stack: Some(new_wills_first), choose: go_to_law },
            Company { name: "charitable", stack: None, choose: feed_the_benefactors },
            Company { name: "idle", stack: None, choose: throw_away },
            Company { name: "ruinous", stack: None, choose: ruin_everybody },
        ]
    }

    fn sights(&self) -> Vec<Sight<Erbraffer>> {
        vec![
            Sight {
                name: "a new will that answers another one",
                seen: |before, told, _| {
                    let Phase::Window(window) = before.view(Viewer::Public).phase else { return false };
                    has(told, EventKind::NewWillFound) && window.author != window.change.divider
                },
            },
            Sight { name: "an empty stack", seen: |_, told, _| has(told, EventKind::Reshuffled) },
            Sight { name: "another turn", seen: |_, told, _| has(told, EventKind::AnotherTurn) },
            Sight {
                name: "a division that everybody had agreed to beforehand",
                seen: |_, told, _| has(told, EventKind::Divided) && has(told, EventKind::Settled),
            },
            Sight {
                name: "an estate that leaves no choice",
                seen: |_, told, _| told.iter().any(|event| matches!(event, Event::SettledAtOnce { to: Some(_), .. })),
            },
            Sight {
                name: "a couple that leaves nothing",
                seen: |_, told, _| told.iter().any(|event| matches!(event, Event::SettledAtOnce { to: None, .. })),
            },
            Sight { name: "a benefactor of two players", seen: |_, told, _| paid(told, 2) },
            Sight { name: "a benefactor of one player", seen: |_, told, _| paid(told, 1) },
            Sight { name: "a benefactor of nobody", seen: |_, told, _| paid(told, 0) },
            Sight { name: "a window that the clock closes", seen: |_, told, _| has(told, EventKind::TimeUp) },
            Sight { name: "a game that never ends", seen: |_, told, _| has(told, EventKind::TurnsRanOut) },
            Sight { name: "a trial that never ends", seen: |_, told, _| has(told, EventKind::TrialRanOut) },
        ]
    }
}

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}

fn edition() -> &'static Edition {
    static EDITION: LazyLock<std::sync::Arc<Edition>> =
        LazyLock::new(|| Setup::<Erbraffer>::published(4, Default::default()).edition);
    &EDITION
}

fn has(told: &[Event], kind: EventKind) -> bool {
    told.iter().any(|event| EventKind::from(event) == kind)
}

fn paid(told: &[Event], count: usize) -> bool {
    told.iter().any(|event| matches!(event, Event::BenefactorPaid { holders, .. } if holders.len() == count))
}

// What the rulebook says of targets and divisions, worked out from the view alone.

fn lives(view: &View, person: Person) -> bool {
    edition().generation_of(person) == Some(view.generation) && !view.dead.contains(person)
}

fn in_rectangular_frame(person: Person) -> bool {
    edition().generations.iter().any(|generation| generation.married.contains(person))
}

fn parents(person: Person) -> Option<Pair> {
    edition().couples.iter().find(|couple| couple.children.contains(&person)).map(|couple| couple.spouses)
}

/// E6, E18.
fn has_such_targets(view: &View, card: Card, on: Target) -> bool {
    match (card.kind(), on) {
        (Kind::WeddingPresent | Kind::ShakeUp, Target::Nobody) => true,
        (
            Kind::Tax
            | Kind::Factory
            | Kind::Income
            | Kind::Riches
            | Kind::Bomb
            | Kind::GamblingDebt
            | Kind::Marvellous,
            Target::Heir(person),
        ) => lives(view, person),
        (Kind::Luck | Kind::Quarrel, Target::Two(pair)) => {
            let [one, other] = pair.both();
            let married = edition().couples.iter().any(|couple| couple.spouses == pair);
            one != other && lives(view, one) && lives(view, other) && !married
        }
        (Kind::BrotherlyLove, Target::Half { from, to, gives }) => {
            let siblings = from != to && parents(from).is_some() && parents(from) == parents(to);
            let half = view.cash(from).abs_diff(gives).abs_diff(gives) <= 1 && gives <= view.cash(from);
            lives(view, from) && lives(view, to) && siblings && half
        }
        (Kind::BlackSheep, Target::Gift { heirloom, to }) => {
            let from = view.holders[heirloom.index()];
            lives(view, from) && lives(view, to) && in_rectangular_frame(to) && from != to
        }
        (Kind::SmallPresents, Target::Swap(heirlooms)) => {
            let holders: Vec<Person> = heirlooms.iter().map(|heirloom| view.holders[heirloom.index()]).collect();
            let [one, other] = holders[..] else { return false };
            lives(view, one) && lives(view, other) && one != other
        }
        _ => false,
    }
}

/// Whether these shares are what the couple leaves, with heirlooms for the married only (E25, E27).
fn is_the_estate(view: &View, couple: &Couple, shares: &Shares) -> bool {
    let [one, other] = couple.spouses.both();
    let cash = u64::from(view.cash(one)) + u64::from(view.cash(other));
    let given = shares.cash.iter().map(|cash| u64::from(*cash)).sum::<u64>();
    let beyond = |child: usize| child >= couple.children.len();
    let fits = (0..MOST_CHILDREN).all(|child| {
        let may_own = !beyond(child) && in_rectangular_frame(couple.children[child]);
        (shares.cash[child] == 0 || !beyond(child)) && (shares.heirlooms[child].is_empty() || may_own)
    });
    let once = Heirloom::all().all(|heirloom| {
        let left = couple.spouses.both().contains(&view.holders[heirloom.index()]);
        shares.heirlooms.iter().filter(|theirs| theirs.contains(heirloom)).count() == usize::from(left)
    });
    cash == given && fits && once
}

/// E24.
fn is_equal(couple: &Couple, shares: &Shares) -> bool {
    let children = couple.children.iter().zip(shares.cash);
    let mut married: Vec<Cash> =
        children.filter(|(child, _)| in_rectangular_frame(**child)).map(|(_, cash)| cash).collect();
    married.sort();
    let Some((most, others)) = married.split_last() else { return false };
    let lowest = married[0];
    others.iter().all(|cash| *cash == lowest) && most - lowest < married.len() as Cash
}

// Actions that are nearly lawful.

fn any_card(view: &View, chance: &mut Chance) -> Card {
    let hand: Vec<Card> = view.me().and_then(|me| me.hand).iter().flat_map(Hand::iter).collect();
    let near = if hand.is_empty() || chance.below(8) == 0 { &edition().deck[..] } else { &hand[..] };
    *chance.pick(near).expect("there are cards")
}

fn any_cards(view: &View, chance: &mut Chance) -> Hand {
    (0..chance.below(5)).map(|_| any_card(view, chance)).collect()
}

fn any_person(view: &View, chance: &mut Chance) -> Person {
    let near = edition().generations[view.generation as usize].people();
    let people: Vec<Person> = if chance.below(8) == 0 { Person::all().collect() } else { near.iter().collect() };
    *chance.pick(&people).expect("there are people")
}

fn any_heirloom(chance: &mut Chance) -> Heirloom {
    let all: Vec<Heirloom> = Heirloom::all().collect();
    *chance.pick(&all).expect("there are heirlooms")
}

fn any_couple(view: &View, chance: &mut Chance) -> &'static Couple {
    let near: Vec<&Couple> = match view.phase {
        _ if chance.below(16) == 0 => edition().couples.iter().collect(),
        Phase::Window(window) => edition().couples.iter().filter(|couple| couple.spouses == window.couple).collect(),
        Phase::Division(change) => {
            let open = |couple: &&Couple| change.unsettled.contains(couple.spouses.both()[0]);
            edition().couples.iter().filter(open).collect()
        }
        _ => edition().couples.iter().collect(),
    };
    chance.pick(&near).copied().expect("there are couples")
}

fn any_play(view: &View, chance: &mut Chance) -> Action {
    let card = any_card(view, chance);
    let kind = if chance.below(8) == 0 { any_card(view, chance).kind() } else { card.kind() };
    let on = match kind {
        Kind::NewWill | Kind::WeddingPresent | Kind::ShakeUp => Target::Nobody,
        Kind::Luck | Kind::Quarrel => {
            let one = any_person(view, chance);
            let other = match edition().spouse(one) {
                Some(spouse) if chance.below(4) == 0 => spouse,
                _ => any_person(view, chance),
            };
            Target::Two(Pair::new(one, other))
        }
        Kind::BrotherlyLove => {
            let from = any_person(view, chance);
            let siblings: Vec<Person> = edition().siblings(from).iter().collect();
            let to = match chance.pick(&siblings) {
                Some(sibling) if chance.below(4) > 0 => *sibling,
                _ => any_person(view, chance),
            };
            Target::Half { from, to, gives: view.cash(from) / 2 + chance.below(2) }
        }
        Kind::BlackSheep => {
            let heirloom = any_heirloom(chance);
            let to = if chance.below(8) == 0 { view.holders[heirloom.index()] } else { any_person(view, chance) };
            Target::Gift { heirloom, to }
        }
        Kind::SmallPresents => Target::Swap([any_heirloom(chance), any_heirloom(chance)].into_iter().collect()),
        _ => Target::Heir(any_person(view, chance)),
    };
    Action::Play { card, on }
}

fn any_shares(view: &View, couple: &Couple, chance: &mut Chance) -> Shares {
    let (mut cash, heirlooms) = view.estate(couple.spouses);
    let mut shares = Shares::default();
    let mut married = Vec::new();
    for (place, child) in couple.children.iter().enumerate() {
        if in_rectangular_frame(*child) {
            married.push(place);
        } else {
            shares.cash[place] = chance.below(cash + 1);
            cash -= shares.cash[place];
        }
    }
    let count = married.len() as Cash;
    married.iter().for_each(|place| shares.cash[*place] = cash / count);
    shares.cash[*chance.pick(&married).expect("somebody is married")] += cash % count;
    for heirloom in heirlooms.iter() {
        let anybody = chance.below(8) == 0;
        let place =
            if anybody { chance.below(3) as usize } else { *chance.pick(&married).expect("somebody is married") };
        shares.heirlooms[place].insert(heirloom);
    }
    match chance.below(12) {
        0 => shares.cash[chance.below(3) as usize] += 1,
        1 => shares.heirlooms[chance.below(3) as usize] = [any_heirloom(chance)].into_iter().collect::<Heirlooms>(),
        2..=4 => {
            // From one child to another: fine for a new will.
            let from = chance.below(couple.children.len() as u32);
            let to = chance.below(couple.children.len() as u32);
            let moved = chance.below(shares.cash[from as usize] + 1);
            shares.cash[from as usize] -= moved;
            shares.cash[to as usize] += moved;
        }
        _ => {}
    }
    shares
}

fn any_answer(view: &View, chance: &mut Chance) -> Action {
    let division = if chance.below(6) == 0 { view.divisions.wrapping_sub(1) } else { view.divisions };
    match chance.below(4) {
        0 => Action::LetStand { division },
        1 => Action::LetAllStand { division },
        _ => Action::NewWill { division, shares: any_shares(view, any_couple(view, chance), chance) },
    }
}

// Companies.

/// All new wills in the first hands, as many as there are.
fn new_wills_first(game: Erbraffer, chance: &mut Chance) -> Erbraffer {
    let mut zones = game.hidden_zones(Viewer::Public);
    let influence = |piece: &&mut Piece| matches!(piece, Piece::Influence(_));
    let mut cards: Vec<Piece> =
        zones.iter().flatten().filter(|piece| matches!(piece, Piece::Influence(_))).copied().collect();
    chance.shuffle(&mut cards);
    cards.sort_by_key(|piece| !matches!(piece, Piece::Influence(card) if card.kind() == Kind::NewWill));
    zones.iter_mut().flatten().filter(influence).zip(cards).for_each(|(place, card)| *place = card);
    game.with_hidden_zones(Viewer::Public, &zones)
}

fn choices(offers: &[Action], wanted: impl Fn(&Action) -> bool) -> Vec<Action> {
    offers.iter().filter(|offer| wanted(offer)).copied().collect()
}

/// Plays hourglasses whenever there is one, and has no time for new wills.
fn run_the_hourglass(_: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let fast = choices(offers, |offer| match offer {
        Action::Play { card, .. } => card.has_hourglass(),
        Action::LetAllStand { .. } => true,
        _ => false,
    });
    chance.pick(&fast).copied()
}

/// Keeps new wills for the change, and plays every one.
fn go_to_law(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    if let Phase::Window(_) = view.phase {
        let wills = choices(offers, |offer| matches!(offer, Action::NewWill { .. }));
        return chance.pick(&wills).copied().or(Some(offers[0]));
    }
    let keeps = |cards: &Hand| !cards.iter().any(|card| card.kind() == Kind::NewWill);
    let plays = choices(offers, |offer| match offer {
        Action::Play { card, .. } => card.has_hourglass(),
        _ => false,
    });
    let throws = choices(offers, |offer| matches!(offer, Action::ThrowAway { cards } if keeps(cards)));
    chance.pick(&plays).or_else(|| chance.pick(&throws)).copied()
}

/// Gives to benefactors, so that they can be paid out.
fn feed_the_benefactors(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let benefactors = edition().benefactors();
    let good = choices(offers, |offer| match offer {
        Action::Play { card, on: Target::Heir(person) } => {
            matches!(card.kind(), Kind::Income | Kind::Riches) && benefactors.contains(*person)
        }
        Action::Play { card, .. } => card.has_hourglass() && chance_of(view),
        Action::Divide { couple, shares } => {
            let couple = edition().couples.iter().find(|known| known.spouses == *couple).expect("it is offered");
            let to_benefactors =
                couple.children.iter().zip(shares.cash).filter(|(child, _)| benefactors.contains(**child));
            to_benefactors.map(|(_, cash)| cash).sum::<Cash>() > 0
        }
        Action::LetStand { .. } => true,
        _ => false,
    });
    chance.pick(&good).copied()
}

/// Every other turn, so that both kinds of offers come up.
fn chance_of(view: &View) -> bool {
    view.turns.is_multiple_of(2)
}

/// Never plays a card. Such games are long, so they are only played without a clock.
fn throw_away(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    if view.options.clock != Clock::Off {
        return None;
    }
    let throws = choices(offers, |offer| matches!(offer, Action::ThrowAway { cards } if cards.len() == 1));
    chance.pick(&throws).copied()
}

/// Takes whatever can be taken from those who have most, so that estates are empty when the generation changes.
fn ruin_everybody(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let most = |people: People| people.iter().map(|person| view.cash(person)).max().unwrap_or(0);
    let richest = most(view.alive(edition()));
    let bad = choices(offers, |offer| match offer {
        Action::Play { card, on: Target::Heir(person) } => {
            let takes = matches!(card.kind(), Kind::Tax | Kind::Factory | Kind::Bomb | Kind::GamblingDebt);
            takes && (view.cash(*person) == richest || view.cash(*person) >= 4)
        }
        Action::Play { card, .. } => matches!(card.kind(), Kind::Quarrel | Kind::ShakeUp),
        // The benefactor gets all, and the next generation nothing.
        Action::Divide { couple, shares } => {
            let couple = edition().couples.iter().find(|known| known.spouses == *couple).expect("it is offered");
            let married = couple.children.iter().zip(shares.cash).filter(|(child, _)| in_rectangular_frame(**child));
            married.map(|(_, cash)| cash).sum::<Cash>() == 0
        }
        Action::LetStand { .. } => true,
        _ => false,
    });
    let throws = choices(offers, |offer| {
        matches!(offer, Action::ThrowAway { cards }
            if cards.iter().all(|card| matches!(card.kind(), Kind::Income | Kind::Riches | Kind::Luck | Kind::NewWill)))
    });
    if !bad.is_empty() {
        return chance.pick(&bad).copied();
    }
    let thrown = chance.pick(&throws).copied();
    if richest > 0 { thrown } else { None }
}
