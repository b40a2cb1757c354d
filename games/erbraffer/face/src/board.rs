//! The whole board: the calendar, the tree, my desk, my cards and secrets, and everybody; at the end the count.

use std::hash::{Hash, Hasher};

use erbraffer::{
    Action, Aim, Card, Cash, Edition, Erbraffer, Heirloom, Kind, Pair, People, Person, Phase, Shift, Target, View,
};
use face::{Control, Desk, Foreseen, Part, Scene};
use maud::html;
use tabletop::{Game, Refusal, Seat, Viewer};

use crate::draft::Draft;
use crate::sharing::Sharing;
use crate::{calendar, control, count, desk, fortune, hand, players, tree};

/// A view with the draft of its viewer.
#[derive(Debug)]
pub struct Board<'a> {
    pub view: &'a View,
    pub scene: &'a Scene<'a, Erbraffer>,
    pub draft: Draft,
    /// Where the viewer's forms go, if it is the viewer's move.
    pub mine: Option<(Desk<'a>, Seat)>,
    /// The move, once the draft is whole.
    pub action: Option<Action>,
    /// What it would do, and how things would stand.
    pub foreseen: Option<(Foreseen<Erbraffer>, View)>,
    /// The estate that the viewer is dividing, or for which the viewer is writing a new will.
    pub sharing: Option<Sharing<'a>>,
    /// The forebears of the viewer's heirs: what they have may come down to these.
    pub forebears: People,
}

/// What tapping somebody or something leads to.
#[derive(Debug)]
pub struct Tap {
    pub link: String,
    pub chosen: bool,
    pub lawful: bool,
    /// The move that this tap is the last one of.
    pub does: Option<Control>,
}

impl Hash for Tap {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let does = self.does.as_ref().map(|control| (&control.id, &control.fields.0));
        (&self.link, self.chosen, self.lawful, does).hash(state);
    }
}

impl<'a> Board<'a> {
    pub fn of(view: &'a View, scene: &'a Scene<'a, Erbraffer>) -> Board<'a> {
        let me = view.viewer.seat();
        let moves = |seat: &Seat| view.turn() == Some(*seat) || view.is_asked();
        let mine = scene.desk.zip(me.filter(moves));
        let draft = if mine.is_some() { Draft::read(scene.draft) } else { Draft::default() };
        let heirs = view.me().and_then(|me| me.portraits.as_deref()).unwrap_or_default();
        let forebears = heirs.iter().fold(People::nobody(), |all, heir| all.and(ancestors(scene.edition, *heir)));
        let mut board = Board { view, scene, draft, mine, action: None, foreseen: None, sharing: None, forebears };
        board.sharing = board.division().or_else(|| board.new_will());
        board.action = board.whole_move();
        if let (Some(action), Some((_, seat))) = (board.action, board.mine) {
            let foreseen = scene.foresee(view, seat, action).ok();
            board.foreseen = foreseen.map(|foreseen| {
                let after = foreseen.world.view(Viewer::Public);
                (foreseen, after)
            });
        }
        board
    }

    pub fn drawn(&self) -> Part {
        let is_over = self.view.ending().is_some();
        let calendar = calendar::calendar(self);
        let players = players::players(self);
        let tree = tree::tree(self);
        let hand = if is_over { None } else { hand::hand(self) };
        let desk = self.desk(is_over);
        let fortune = if is_over { None } else { fortune::fortune(self) };
        let count = is_over.then(|| count::count(self));
        let act = self.scene.act();
        let drawn = html! {
            div #board .erbraffer .over[is_over] {
                @if let Some(act) = &act { (act) }
                (calendar)
                (players)
                (tree)
                @if let Some(hand) = &hand { (hand) }
                (desk)
                @if let Some(fortune) = &fortune { (fortune) }
                @if let Some(count) = &count { (count) }
            }
        };
        self.scene.drawn("board", drawn)
    }

    /// The desk comes and goes: only this is then drawn anew.
    fn desk(&self, is_over: bool) -> Part {
        let desk = if is_over { None } else { desk::desk(self) };
        self.scene.drawn("at-desk", html! { div #at-desk { @if let Some(desk) = desk { (desk) } } })
    }

    /// The move that the draft means, if it is whole.
    fn whole_move(&self) -> Option<Action> {
        self.mine?;
        let draft = &self.draft;
        match &self.view.phase {
            Phase::Turn { .. } => match &draft.throw {
                Some(places) if places.is_empty() => None,
                Some(places) => {
                    let hand: Vec<_> = self.view.me()?.hand?.iter().collect();
                    let cards = places.iter().filter_map(|place| hand.get(*place).copied()).take(hand.len()).collect();
                    Some(Action::ThrowAway { cards })
                }
                None => self.scene.offers.iter().find(|offer| draft.is_whole(offer, self.view)).copied(),
            },
            Phase::Death { .. } => {
                let dies = Action::PlaceWill { person: *draft.people.first()? };
                Some(dies).filter(|dies| self.scene.offers.contains(dies))
            }
            Phase::Division(_) => {
                let sharing = self.sharing.as_ref()?;
                Some(Action::Divide { couple: sharing.couple.spouses, shares: sharing.shares })
            }
            Phase::Window(window) => {
                let sharing = self.sharing.as_ref()?;
                let whole = Action::NewWill { division: window.division, shares: sharing.shares };
                (sharing.left == 0).then_some(whole)
            }
            Phase::Over { .. } => None,
        }
    }

    /// The estate that I am dividing.
    fn division(&self) -> Option<Sharing<'a>> {
        let Phase::Division(change) = &self.view.phase else { return None };
        let spouse = self.draft.people.first().filter(|person| change.unsettled.contains(**person))?;
        self.mine?;
        Some(Sharing::by_the_rules(self.view, self.scene.edition.couple_of(*spouse)?, &self.draft))
    }

    /// The estate for which I am writing a new will.
    fn new_will(&self) -> Option<Sharing<'a>> {
        let Phase::Window(window) = &self.view.phase else { return None };
        self.mine?;
        if !self.draft.new_will || !self.holds_new_will() {
            return None;
        }
        Sharing::anew(self.view, self.scene.edition, window, &self.draft)
    }

    pub fn holds_new_will(&self) -> bool {
        let hand = self.view.me().and_then(|me| me.hand).unwrap_or_default();
        hand.iter().any(|card| card.kind() == Kind::NewWill)
    }

    /// What tapping this person does now; nothing where people aren't chosen.
    pub fn tap(&self, person: Person) -> Option<Tap> {
        let (desk, _) = self.mine?;
        let draft = &self.draft;
        let view = self.view;
        if view.generation != self.scene.edition.generation_of(person)? {
            return None;
        }
        let next = match &view.phase {
            Phase::Turn { .. } => {
                match draft.card?.kind().aim() {
                    Aim::Division | Aim::Nobody | Aim::TwoHeirlooms => return None,
                    Aim::Heirloom if draft.heirlooms.is_empty() => return None,
                    Aim::Heir | Aim::TwoHeirs | Aim::Siblings | Aim::Heirloom => {}
                }
                draft.tapped(person, self.scene.offers)
            }
            Phase::Death { .. } => {
                let lawful = self.scene.offers.contains(&Action::PlaceWill { person });
                lawful.then(|| Draft { people: vec![person], ..Draft::default() })
            }
            Phase::Division(change) => {
                self.scene.edition.couple_of(person)?;
                let lawful = change.unsettled.contains(person);
                lawful.then(|| Draft { people: vec![person], ..Draft::default() })
            }
            Phase::Window(_) | Phase::Over { .. } => return None,
        };
        let chosen = draft.people.contains(&person)
            || self.sharing.as_ref().is_some_and(|sharing| sharing.couple.spouses.people().contains(person));
        let lawful = next.is_some();
        let next = next.unwrap_or_else(|| Draft { asked: Some(person), ..draft.clone() });
        let does = if lawful && !chosen { self.last_tap(&next, person) } else { None };
        Some(Tap { link: next.link(desk), chosen, lawful, does })
    }

    /// The move that is whole with this tap, where the rest needs no second thought: then the tap does it.
    fn last_tap(&self, next: &Draft, person: Person) -> Option<Control> {
        let aim = next.card?.kind().aim();
        if !control::is_done_by_tapping(aim) {
            return None;
        }
        let whole = self.scene.offers.iter().find(|offer| next.is_whole(offer, self.view))?;
        Some(Control { id: control::last_tap_id(person), ..control::control(self.view, whole) })
    }

    /// What somebody's cash would be: after the move that is chosen, or after the card that is, were it played on them.
    pub fn cash_after(&self, person: Person) -> Option<Cash> {
        let cash = self.view.cash(person);
        let after = match &self.foreseen {
            Some((_, after)) => after.cash(person),
            None => self.cash_after_card(person)?,
        };
        if after == cash { None } else { Some(after) }
    }

    fn cash_after_card(&self, person: Person) -> Option<Cash> {
        let card: Card = self.draft.card?;
        let cash = self.view.cash(person);
        let chosen = self.draft.people.contains(&person);
        let can_be = chosen || self.tap(person).is_some_and(|tap| tap.lawful);
        if !can_be {
            return None;
        }
        match (card.kind().aim(), &self.draft.people[..]) {
            (Aim::Heir | Aim::TwoHeirs, _) => match card.shift(cash)? {
                Shift::Gains(amount) => Some(cash + amount),
                Shift::Loses(amount) => Some(cash - amount),
            },
            (Aim::Siblings, [giver, ..]) if !chosen => Some(cash + self.view.cash(*giver) / 2),
            (Aim::Siblings, _) => Some(cash - cash / 2),
            _ => None,
        }
    }

    /// What tapping this heirloom does now; nothing where heirlooms aren't chosen.
    pub fn tap_heirloom(&self, heirloom: Heirloom) -> Option<Tap> {
        let (desk, _) = self.mine?;
        if !matches!(self.draft.card?.kind().aim(), Aim::Heirloom | Aim::TwoHeirlooms) {
            return None;
        }
        let next = self.draft.tapped_heirloom(heirloom, self.scene.offers)?;
        let chosen = self.draft.heirlooms.contains(&heirloom);
        Some(Tap { link: next.link(desk), chosen, lawful: true, does: None })
    }

    /// Why the person whom the viewer asks about can't be chosen: what the rules say to it.
    pub fn why_not(&self) -> Option<Refusal> {
        let (_, seat) = self.mine?;
        let person = self.draft.asked?;
        let action = match &self.view.phase {
            Phase::Turn { .. } => {
                let card = self.draft.card?;
                let first = self.draft.people.first().copied();
                let alive = self.view.alive(self.scene.edition);
                let somebody = || alive.iter().find(|other| *other != person).unwrap_or(person);
                let on = match card.kind().aim() {
                    Aim::TwoHeirs => Target::Two(Pair::new(first.unwrap_or_else(somebody), person)),
                    Aim::Siblings => {
                        let sibling = || self.scene.edition.siblings(person).iter().next().unwrap_or_else(somebody);
                        let (from, to) = first.map_or_else(|| (person, sibling()), |first| (first, person));
                        Target::Half { from, to, gives: self.view.cash(from) / 2 }
                    }
                    Aim::Heirloom => Target::Gift { heirloom: *self.draft.heirlooms.first()?, to: person },
                    Aim::Heir | Aim::Nobody | Aim::TwoHeirlooms | Aim::Division => Target::Heir(person),
                };
                Action::Play { card, on }
            }
            Phase::Death { .. } => Action::PlaceWill { person },
            Phase::Division(_) => {
                let couple = self.scene.edition.couple_of(person)?;
                let sharing = Sharing::by_the_rules(self.view, couple, &Draft::default());
                Action::Divide { couple: couple.spouses, shares: sharing.shares }
            }
            Phase::Window(_) | Phase::Over { .. } => return None,
        };
        self.scene.foresee(self.view, seat, action).err()
    }
}

/// Parents, grandparents and so on.
fn ancestors(edition: &Edition, person: Person) -> People {
    let parents = edition.parents(person).map(|parents| parents.spouses.people()).unwrap_or_default();
    parents.iter().fold(parents, |all, parent| all.and(ancestors(edition, parent)))
}
