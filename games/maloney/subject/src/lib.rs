//! L'héritage de Maloney as a subject of proof. It speaks through the public door only: the tests of the rules, of the
//! face and of the house's pages depend on it.

use std::sync::LazyLock;

use maloney::{
    Action, Card, Cards, Day, Dollars, Event, EventKind, Live, Maloney, Phase, Piece, Reason, Suitcase, Town, View,
};
use proof::{Company, Sight, Subject};
use strum::IntoEnumIterator;
use tabletop::{Chance, Game, Input, Moment, Next, Seat, Silence, Viewer, next_input};
use words::{Words, texts};

#[derive(Debug, Clone, Copy)]
pub struct MaloneySubject;

impl Subject for MaloneySubject {
    type Game = Maloney;
    type Piece = Piece;

    /// 200 days with at most six auctions (five fines) of 999 calls, each with the others' answers and two counts.
    const LONGEST: usize = 200 * (6 * 999 * 8 + 13);

    fn any_action(&self, view: &View, chance: &mut Chance) -> Action {
        let price = view.price().unwrap_or_default();
        match chance.below(16) {
            0 => Action::Ready,
            1..=3 => Action::Call(near(price, chance)),
            4 => Action::NotAtThisPrice(price),
            5 => Action::NotAtThisPrice(Dollars(chance.below(12) * 100)),
            6 => Action::DropOut,
            7 => Action::PlayJoker,
            8..=10 => Action::StandingBid(Some(near(price, chance))),
            11 => Action::StandingBid(None),
            12 | 13 => Action::Drive(Town::new(chance.below(16) as u8 + 1).expect("there are sixteen")),
            _ => {
                let of_town = Card::all().filter(|card| card.town() == view.car);
                let hand = view.hand().unwrap_or_default();
                let pile: Vec<Card> = match chance.below(4) {
                    0 => Card::all().collect(),
                    1 => of_town.collect(),
                    2 => hand.iter().collect(),
                    _ => of_town.filter(|card| hand.contains(*card)).collect(),
                };
                let count = chance.below(4);
                Action::Cash((0..count).filter_map(|_| chance.pick(&pile).copied()).collect())
            }
        }
    }

    fn lawful(&self, view: &View, seat: Seat, action: &Action) -> bool {
        let me = view.player(seat);
        let fined = view.fined.contains(seat);
        // M13, M18, M19: what one could call at all.
        let nameable = |sum: Dollars, price: Dollars| {
            let overbid = view.options.overbidding || sum.0 <= me.money.0;
            !fined && me.money.0 >= 100 && sum.0.is_multiple_of(100) && sum.0 > price.0 && sum.0 <= 99_900 && overbid
        };
        // M16
        let joker = !fined
            && me.joker
            && match view.day {
                Day::Monday | Day::Wednesday | Day::Thursday | Day::Saturday => true,
                Day::Sunday => view.number == 1,
                Day::Tuesday | Day::Friday => false,
            };
        match (view.phase, *action) {
            // M12
            (Phase::Ready { said, .. }, Action::Ready) => !said.contains(seat),
            // M13, M14
            (Phase::Live(live), Action::Call(sum)) => free_to_call(&live, seat) && nameable(sum, high(&live).1),
            (Phase::Live(live), Action::NotAtThisPrice(price)) => {
                let now = high(&live).1;
                let can_call = nameable(Dollars(now.0 + 100), now);
                free_to_call(&live, seat) && price == now && (can_call || joker)
            }
            (Phase::Live(_), Action::PlayJoker) => joker,
            (Phase::InTurn(auction), Action::Call(sum)) => {
                auction.turn == seat && nameable(sum, auction.high.map_or(Dollars(0), |(_, sum)| sum))
            }
            (Phase::InTurn(auction), Action::DropOut) => auction.turn == seat,
            (Phase::InTurn(auction), Action::PlayJoker) => auction.turn == seat && joker,
            // Standing bids: once between two calls, above the price, while one takes part.
            (Phase::Live(_) | Phase::InTurn(_), Action::StandingBid(limit)) => {
                let inside = if let Phase::InTurn(auction) = view.phase { auction.inside.contains(seat) } else { true };
                let price = view.phase.high().map_or(Dollars(0), |(_, sum)| sum);
                let named = limit.map_or(view.standing.is_some(), |limit| nameable(limit, price));
                inside && !view.standing_changed && named
            }
            // M2, M15: the pattern of the roads, round the sixteen numbers.
            (Phase::Drive { driver }, Action::Drive(town)) => {
                let step = (16 + town.number() - view.car.number()) % 16;
                driver == seat && [13, 14, 15, 3, 4, 5, 6].contains(&step)
            }
            // M21
            (Phase::Cash, Action::Cash(cards)) => {
                let hand = view.hand().unwrap_or_default();
                let fits = |card: Card| card.town() == view.car && hand.contains(card);
                view.choice.is_none() && cards.len() <= 2 && cards.iter().all(fits)
            }
            _ => false,
        }
    }

    fn hidden_zones(&self, game: &Maloney, viewer: Viewer) -> Vec<Vec<Piece>> {
        game.hidden_zones(viewer)
    }

    fn kind_of_piece(&self, piece: &Piece) -> u8 {
        match piece {
            Piece::Card(_) => 0,
            Piece::Suitcase(_) => 1,
            Piece::Standing(..) => 2,
            Piece::Choice(_) => 3,
            Piece::SeenCard(_) => 4,
        }
    }

    fn is_decision(&self, piece: &Piece) -> bool {
        matches!(piece, Piece::Standing(..) | Piece::Choice(_))
    }

    fn with_hidden_zones(&self, game: &Maloney, viewer: Viewer, zones: &[Vec<Piece>]) -> Maloney {
        game.with_hidden_zones(viewer, zones)
    }

    fn opening_of(&self, opening: &[Event], world: &Maloney) -> Vec<Event> {
        let retold = |event: &Event| match event {
            Event::Dealt { seat, count, .. } => {
                let hand = world.view(Viewer::Seat(*seat)).hand().unwrap_or_default();
                let cards = hand.iter().map(|card| world.edition().print(card)).collect();
                Event::Dealt { seat: *seat, count: *count, cards: Some(cards) }
            }
            event => event.clone(),
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
        (1..=29).map(|number| format!("M{number}")).collect()
    }

    fn words(&self) -> &Words {
        words()
    }

    fn companies(&self) -> Vec<Company<Maloney>> {
        vec![
            Company { name: "calculating", stack: None, choose: leave_orders },
            Company { name: "reckless", stack: None, choose: overbid },
            Company { name: "thrifty", stack: Some(alike_outside), choose: save_everything },
            Company { name: "idle", stack: Some(late), choose: stay_idle },
            Company { name: "punctual", stack: None, choose: play_for_points },
        ]
    }

    fn sights(&self) -> Vec<Sight<Maloney>> {
        vec![
            Sight { name: "a joker", seen: |_, told, _| has(told, EventKind::JokerPlayed) },
            Sight {
                name: "a first Sunday with an auction",
                seen: |_, told, _| {
                    told.contains(&Event::DayBegan { day: Day::Sunday, number: 1 }) && !has(told, EventKind::RodeFree)
                },
            },
            Sight { name: "a Sunday ride", seen: |_, told, _| has(told, EventKind::RodeFree) },
            Sight {
                name: "a Sunday card of the town where the car is",
                seen: |_, told, _| told.iter().filter(|event| matches!(event, Event::Turned { .. })).count() > 1,
            },
            Sight {
                name: "a suitcase for all",
                seen: |_, told, _| {
                    told.iter().any(|event| matches!(event, Event::SuitcaseOpened { whose, .. } if whose.len() > 1))
                },
            },
            Sight {
                name: "a loss that can't be paid",
                seen: |before, told, after| {
                    let broke = |game: &Maloney, seat| game.view(Viewer::Public).player(seat).money == Dollars(0);
                    told.iter().any(|event| match event {
                        Event::SuitcaseOpened { suitcase: Suitcase::Dollars(..0), whose, .. } => {
                            whose.iter().any(|seat| broke(after, seat) || broke(before, seat))
                        }
                        _ => false,
                    })
                },
            },
            Sight { name: "a new pile", seen: |_, told, _| has(told, EventKind::Reshuffled) },
            Sight { name: "a fine", seen: |_, told, _| has(told, EventKind::Overbid) },
            Sight {
                name: "an auction for jokers alone",
                seen: |_, told, after| {
                    let view = after.view(Viewer::Public);
                    let can_call = |seat: Seat| view.player(seat).money.0 >= 100 && !view.fined.contains(seat);
                    has(told, EventKind::AuctionOpened) && !Seat::all(view.seats()).any(can_call)
                },
            },
            Sight { name: "a third count", seen: |_, told, _| counted_to_three(told) },
            Sight {
                name: "a hammer that falls at once",
                seen: |_, told, _| matches!(told, [Event::Declined { .. }, Event::Sold { .. }, ..]),
            },
            Sight {
                name: "two standing bids against each other",
                seen: |_, told, _| {
                    told.iter().filter(|event| matches!(event, Event::Called { standing: true, .. })).count() > 1
                },
            },
            Sight {
                name: "a shared win",
                seen: |_, told, _| matches!(told.last(), Some(Event::Won { winners, .. }) if winners.len() > 1),
            },
        ]
    }
}

pub fn words() -> &'static Words {
    static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(texts!("../../words/", ".ftl")));
    &WORDS
}

fn has(told: &[Event], kind: EventKind) -> bool {
    told.iter().any(|event| EventKind::from(event) == kind)
}

fn counted_to_three(told: &[Event]) -> bool {
    matches!(told, [Event::Counted { times: 3, high: Some(_) }, ..])
}

fn high(live: &Live) -> (Option<Seat>, Dollars) {
    live.high.map_or((None, Dollars(0)), |(seat, sum)| (Some(seat), sum))
}

fn free_to_call(live: &Live, seat: Seat) -> bool {
    high(live).0 != Some(seat) && !live.declined.contains(seat)
}

/// A sum around the price, mostly one that can be called.
fn near(price: Dollars, chance: &mut Chance) -> Dollars {
    let sum = match chance.below(8) {
        0 => price.0,
        1 => price.0 + 50,
        2 => 99_900,
        3 => 100_000 + chance.below(3) * 100,
        4 => chance.below(12) * 1000,
        _ => price.0 + 100 * chance.below(8),
    };
    Dollars(sum)
}

/// Leaves standing bids now and then, mostly waits for the count, and says "not at this price" often.
fn leave_orders(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let price = view.price()?;
    let seat = view.viewer.seat()?;
    if chance.below(3) == 0 && !view.standing_changed && !view.fined.contains(seat) {
        let money = view.player(seat).money.0;
        let limit = (price.0 + 100 + chance.below(6) * 300).min(money / 100 * 100);
        if limit > price.0 {
            return Some(Action::StandingBid(Some(Dollars(limit))));
        }
    }
    if view.standing.is_some() && !view.standing_changed && chance.below(4) == 0 {
        return Some(Action::StandingBid(None));
    }
    let leaves = |offer: &&Action| matches!(offer, Action::NotAtThisPrice(_) | Action::DropOut);
    let smallest = |offer: &&Action| matches!(offer, Action::Call(_));
    let wanted = if chance.below(2) == 0 { offers.iter().find(leaves) } else { offers.iter().find(smallest) };
    wanted.copied()
}

/// Calls far more than it has, and never plays a joker.
fn overbid(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    let price = view.price()?;
    let seat = view.viewer.seat()?;
    let money = view.player(seat).money.0;
    let can_call = offers.iter().any(|offer| matches!(offer, Action::Call(_)));
    if can_call && view.options.overbidding && price.0 <= money && chance.below(2) == 0 {
        return Some(Action::Call(Dollars((money / 100 + 1) * 100)));
    }
    let dearest = offers.iter().rev().find(|offer| matches!(offer, Action::Call(_))).copied();
    let leave = offers.iter().find(|offer| matches!(offer, Action::NotAtThisPrice(_) | Action::DropOut)).copied();
    if price.0 < money && chance.below(2) == 0 { dearest.or(leave) } else { leave }
}

/// Never calls, plays no card for two weeks, and drives where the suitcase is gone: nobody gets ahead of the others.
fn save_everything(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    match view.phase {
        Phase::Cash if view.number > 12 && chance.below(4) == 0 => None,
        Phase::Cash => Some(Action::Cash(Cards::NONE)),
        Phase::Drive { .. } => {
            let opened = |town: &Town| view.suitcases[town.index()].is_some();
            offers.iter().find(|offer| matches!(offer, Action::Drive(town) if opened(town))).copied()
        }
        Phase::Live(_) | Phase::InTurn(_) => {
            let price = view.price().unwrap_or_default();
            match offers.iter().find(|offer| matches!(offer, Action::NotAtThisPrice(_) | Action::DropOut)) {
                Some(leave) if price == Dollars(0) || chance.below(2) == 0 => Some(*leave),
                _ => None,
            }
        }
        _ => None,
    }
}

fn stay_idle(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    // As if it were still early.
    save_everything(&View { number: 1, ..view.clone() }, offers, chance)
}

/// Plays whatever brings points and hardly calls: the game ends by points, with equal money.
fn play_for_points(view: &View, offers: &[Action], chance: &mut Chance) -> Option<Action> {
    match view.phase {
        // The last offer is all there is of the town.
        Phase::Cash if view.day == Day::Tuesday || view.day == Day::Friday => offers.last().copied(),
        Phase::Cash if chance.below(3) > 0 => Some(Action::Cash(Cards::NONE)),
        Phase::Live(_) | Phase::InTurn(_) => {
            offers.iter().find(|offer| matches!(offer, Action::NotAtThisPrice(_) | Action::DropOut)).copied()
        }
        _ => None,
    }
}

/// Everything outside the hands is of few towns, where there are few cards outside: Sundays then have nowhere to go.
fn alike_outside(game: Maloney, _: &mut Chance) -> Maloney {
    let mut zones = game.hidden_zones(Viewer::Public);
    let view = game.view(Viewer::Public);
    let start = view.played.iter().next().expect("a card started the game").town();
    let is_card = |piece: &Piece| matches!(piece, Piece::Card(_));
    let mut cards: Vec<Card> = zones
        .iter()
        .flatten()
        .filter_map(|piece| if let Piece::Card(card) = piece { Some(*card) } else { None })
        .collect();
    // The pile is the last zone with cards: the town's own cards come last.
    cards.sort_by_key(|card| card.town() == start);
    let mut cards = cards.into_iter();
    for piece in zones.iter_mut().flatten().filter(|piece| is_card(piece)) {
        *piece = Piece::Card(cards.next().expect("as many as before"));
    }
    game.with_hidden_zones(Viewer::Public, &zones)
}

/// The same match a little before the 200th day: nobody has called or played anything.
fn late(mut game: Maloney, chance: &mut Chance) -> Maloney {
    let mut offers = Vec::new();
    let mut now = Moment(0);
    while game.view(Viewer::Public).number < 198 {
        let next = next_input(&game, chance, &mut offers, |seat, offers, chance| {
            let view = game.view(Viewer::Seat(seat));
            stay_idle(&view, offers, chance).or_else(|| chance.pick(offers).copied())
        });
        let Next::Input(input) = next else { break };
        if input == Input::Alarm {
            now = game.alarm().unwrap_or(now).max(now);
        }
        game.play(now, input, chance, &mut Silence).expect("offers are lawful");
    }
    game
}
