//! When a generation ends its estates are divided (E22–E26).

use arrayvec::ArrayVec;
use tabletop::{Moment, Seat, Story};

use crate::edition::MOST_CHILDREN;
use crate::event::{Bequest, Bequests};
use crate::{
    Action, Cash, Change, Couple, Erbraffer, Event, Heirloom, Heirlooms, Pair, People, Phase, Reason, Shares, Window,
};

/// The offers cut the cash of an estate into so many steps: all that the rules allow would be far too many.
const STEPS: Cash = 4;
/// So many ways to hand out heirlooms are all offered; of more, a few that are as different as can be.
const MOST_WAYS: usize = 4;

impl Erbraffer {
    /// E22: will markers come off, and what nobody can decide about is settled at once (E26).
    pub(crate) fn begin_change(&mut self, mover: Seat, story: &mut impl Story<Event>) {
        story.add(Event::ChangeBegan { year: self.edition.calendar.year(self.hourglass) });
        self.dead = People::nobody();
        let edition = self.edition.clone();
        let mut unsettled = People::nobody();
        for couple in edition.couples_of(self.generation) {
            let (cash, heirlooms) = self.estate(couple.spouses);
            let mut married = couple.married();
            let only_heir = match (married.next(), married.next()) {
                (Some(child), None) => Some(couple.children[child]),
                _ => None,
            };
            if cash == 0 && heirlooms.is_empty() {
                story.add(Event::SettledAtOnce { couple: couple.spouses, to: None });
            } else if let (Some(heir), 0) = (only_heir, cash) {
                heirlooms.iter().for_each(|heirloom| self.holders[heirloom.index()] = heir);
                story.add(Event::SettledAtOnce { couple: couple.spouses, to: Some((heir, heirlooms)) });
            } else {
                unsettled = unsettled.and(couple.spouses.people());
            }
        }
        self.next_division(Change { mover, divider: mover, unsettled }, story);
    }

    /// Asks the divider for the next couple, or ends the change when all are settled (E31).
    pub(crate) fn next_division(&mut self, change: Change, story: &mut impl Story<Event>) {
        if change.unsettled.is_empty() {
            self.end_change(change.mover, story);
        } else {
            self.phase = Phase::Division(change);
        }
    }

    /// What a couple leaves.
    pub(crate) fn estate(&self, couple: Pair) -> (Cash, Heirlooms) {
        let [one, other] = couple.both();
        (self.cash(one) + self.cash(other), self.heirlooms_of(couple.people()))
    }

    pub(crate) fn divide(
        &mut self,
        now: Moment,
        seat: Seat,
        couple: Pair,
        shares: Shares,
        story: &mut impl Story<Event>,
    ) -> Result<(), Reason> {
        let Phase::Division(change) = self.phase else { return Err(Reason::NoDivisionNow) };
        if change.divider != seat {
            return Err(Reason::NotYourDivision);
        }
        self.may_divide(&change, couple, &shares)?;
        self.divisions += 1;
        let division = self.divisions;
        story.add(Event::Divided { seat, division, couple, shares: self.bequests(couple, &shares) });
        self.open_window(now, Window { change, couple, division, author: seat, shares, closes: None }, story);
        Ok(())
    }

    /// Rules 1 to 3 (E23–E25).
    pub(crate) fn may_divide(&self, change: &Change, spouses: Pair, shares: &Shares) -> Result<(), Reason> {
        let couple = self.edition.couple(spouses).ok_or(Reason::NotToBeSettled)?;
        if !change.unsettled.contains(spouses.both()[0]) {
            return Err(Reason::NotToBeSettled);
        }
        self.is_all_divided(couple, shares)?;
        // E24: equal shares for the married, and the whole remainder for one of them.
        let married = couple.married();
        let (count, rest) = married.clone().fold((0, 0), |(count, rest), child| (count + 1, rest + shares.cash[child]));
        let share = rest / count;
        let remainder = rest % count;
        let lucky = married.clone().filter(|child| shares.cash[*child] == share + remainder).count() as Cash;
        let plain = married.filter(|child| shares.cash[*child] == share).count() as Cash;
        let equal = if remainder == 0 { plain == count } else { lucky == 1 && plain == count - 1 };
        if equal { Ok(()) } else { Err(Reason::UnequalShares) }
    }

    /// Everything goes to somebody, and heirlooms to the married only (E25): all that a new will must heed (E27).
    pub(crate) fn is_all_divided(&self, couple: &Couple, shares: &Shares) -> Result<(), Reason> {
        let (cash, heirlooms) = self.estate(couple.spouses);
        let beyond = couple.children.len()..MOST_CHILDREN;
        if shares.total_cash() != u64::from(cash) || beyond.clone().any(|child| shares.cash[child] > 0) {
            return Err(Reason::OtherSum);
        }
        let mut given = Heirlooms::none();
        for (child, theirs) in shares.heirlooms.iter().enumerate() {
            if given.overlaps(*theirs) || (beyond.contains(&child) && !theirs.is_empty()) {
                return Err(Reason::OtherHeirlooms);
            }
            given = given.and(*theirs);
        }
        if given != heirlooms {
            return Err(Reason::OtherHeirlooms);
        }
        let to_a_benefactor = |child: usize| !couple.married[child] && !shares.heirlooms[child].is_empty();
        if (0..couple.children.len()).any(to_a_benefactor) { Err(Reason::HeirloomToABenefactor) } else { Ok(()) }
    }

    /// The children get what the division says; what they had already stays theirs (E26).
    pub(crate) fn settle(&mut self, spouses: Pair, shares: &Shares) {
        let edition = self.edition.clone();
        let couple = edition.couple(spouses).expect("only couples are settled");
        spouses.both().into_iter().for_each(|person| self.cash[person.index()] = 0);
        for (place, child) in couple.children.iter().enumerate() {
            self.cash[child.index()] += shares.cash[place];
            shares.heirlooms[place].iter().for_each(|heirloom| self.holders[heirloom.index()] = *child);
        }
    }

    pub(crate) fn bequests(&self, spouses: Pair, shares: &Shares) -> Bequests {
        let couple = self.edition.couple(spouses).expect("only couples have a division");
        let bequest = |(place, child): (usize, &crate::Person)| Bequest {
            to: *child,
            cash: shares.cash[place],
            heirlooms: shares.heirlooms[place],
        };
        couple.children.iter().enumerate().map(bequest).collect()
    }

    /// For every couple some amounts for the benefactor, all ways to place the remainder, and ways to hand out the heirlooms.
    pub(crate) fn division_offers(&self, change: &Change, into: &mut Vec<Action>) {
        for couple in self.edition.couples_of(self.generation) {
            if !change.unsettled.contains(couple.spouses.both()[0]) {
                continue;
            }
            let (cash, heirlooms) = self.estate(couple.spouses);
            let married: ArrayVec<usize, MOST_CHILDREN> = couple.married().collect();
            let count = married.len() as Cash;
            let benefactors: ArrayVec<usize, MOST_CHILDREN> =
                (0..couple.children.len()).filter(|child| !couple.married[*child]).collect();
            let ways = ways_to_hand_out(heirlooms, &married);
            for (number, parts) in cuts(cash, benefactors.len() + 1).into_iter().enumerate() {
                let ways = worth_offering(&ways, number, &parts);
                let mut cash = [0; MOST_CHILDREN];
                benefactors.iter().zip(&parts[1..]).for_each(|(child, part)| cash[*child] = *part);
                let share = parts[0] / count;
                let remainder = parts[0] % count;
                married.iter().for_each(|child| cash[*child] = share);
                let lucky = if remainder == 0 { &married[..1] } else { &married[..] };
                for child in lucky {
                    let mut cash = cash;
                    cash[*child] += remainder;
                    let offer = |way: &[Heirlooms; MOST_CHILDREN]| Action::Divide {
                        couple: couple.spouses,
                        shares: Shares { cash, heirlooms: *way },
                    };
                    into.extend(ways.iter().map(offer));
                }
            }
        }
    }

    /// The cash cut anywhere among all children, with ways to hand out the heirlooms (E27).
    pub(crate) fn new_will_offers(&self, window: &Window, into: &mut Vec<Action>) {
        let couple = self.edition.couple(window.couple).expect("only couples have a division");
        let (cash, heirlooms) = self.estate(couple.spouses);
        let married: ArrayVec<usize, MOST_CHILDREN> = couple.married().collect();
        let ways = ways_to_hand_out(heirlooms, &married);
        for (number, cash) in cuts(cash, couple.children.len()).into_iter().enumerate() {
            let ways = worth_offering(&ways, number, &cash);
            let offer = |way: &[Heirlooms; MOST_CHILDREN]| Action::NewWill {
                division: window.division,
                shares: Shares { cash, heirlooms: *way },
            };
            into.extend(ways.iter().map(offer));
        }
    }
}

/// Where one gets all the cash, all ways to hand out the heirlooms are offered; else only one of them, each in its turn.
fn worth_offering<'a>(
    ways: &'a [[Heirlooms; MOST_CHILDREN]],
    number: usize,
    parts: &[Cash],
) -> &'a [[Heirlooms; MOST_CHILDREN]] {
    let number = number % ways.len();
    if parts.iter().filter(|part| **part > 0).count() <= 1 { ways } else { &ways[number..=number] }
}

/// Cuts a sum into so many parts, at every step of a few; every cut is another one.
fn cuts(sum: Cash, parts: usize) -> ArrayVec<[Cash; MOST_CHILDREN], 15> {
    let steps = STEPS.min(sum) as usize;
    let mut at = [0; STEPS as usize + 1];
    for (step, place) in at.iter_mut().enumerate().take(steps + 1).skip(1) {
        *place = (u64::from(sum) * step as u64 / steps as u64) as Cash;
    }
    let mut cuts = ArrayVec::new();
    match parts {
        1 => cuts.push([sum, 0, 0]),
        2 => cuts.extend(at[..=steps].iter().map(|cut| [sum - cut, *cut, 0])),
        _ => {
            for (place, first) in at[..=steps].iter().enumerate() {
                cuts.extend(at[place..=steps].iter().map(|second| [sum - second, second - first, *first]));
            }
        }
    }
    cuts
}

/// Hands heirlooms out to the married children: in every way where there are few, else all to one of them or dealt out in turn.
fn ways_to_hand_out(heirlooms: Heirlooms, married: &[usize]) -> ArrayVec<[Heirlooms; MOST_CHILDREN], 6> {
    let count = married.len();
    let things: ArrayVec<Heirloom, { Heirloom::COUNT }> = heirlooms.iter().collect();
    let mut ways = ArrayVec::new();
    let mut hand_out = |to: &dyn Fn(usize) -> usize| {
        let mut shares = [Heirlooms::none(); MOST_CHILDREN];
        things.iter().enumerate().for_each(|(place, thing)| shares[married[to(place)]].insert(*thing));
        ways.push(shares);
    };
    let every = count.pow(things.len() as u32);
    if every <= MOST_WAYS {
        (0..every).for_each(|way| hand_out(&|place| way / count.pow(place as u32) % count));
    } else {
        (0..count).for_each(|child| hand_out(&|_| child));
        (0..count).for_each(|child| hand_out(&|place| (place + child) % count));
    }
    ways
}
