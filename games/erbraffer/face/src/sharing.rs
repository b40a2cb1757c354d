//! An estate on the way to being divided: what the draft says, and what the rules make of it.

use erbraffer::{Cash, Couple, Edition, Heirloom, Heirlooms, MOST_CHILDREN, Shares, View, Window};

use crate::draft::Draft;

#[derive(Debug, Clone)]
pub struct Sharing<'a> {
    pub couple: &'a Couple,
    pub cash: Cash,
    pub shares: Shares,
    /// What nobody has been given yet.
    pub left: Cash,
    /// What can't be divided equally; it goes to the child at this place (E24).
    pub remainder: Option<(Cash, usize)>,
}

impl<'a> Sharing<'a> {
    /// By the three rules (E23–E25): the draft says what benefactors get and where the remainder goes.
    pub fn by_the_rules(view: &View, couple: &'a Couple, draft: &Draft) -> Sharing<'a> {
        let (cash, heirlooms) = view.estate(couple.spouses);
        let married: Vec<usize> = couple.married().collect();
        let wanted = draft.cash.unwrap_or_default();
        let mut shares = Shares::default();
        let mut left = cash;
        for child in (0..couple.children.len()).filter(|child| !married.contains(child)) {
            shares.cash[child] = wanted[child].min(left);
            left -= shares.cash[child];
        }
        let count = married.len() as Cash;
        let share = left / count;
        let rest = left % count;
        let lucky = draft.remainder.filter(|child| married.contains(child)).unwrap_or(married[0]);
        married.iter().for_each(|child| shares.cash[*child] = share);
        shares.cash[lucky] += rest;
        shares.heirlooms = handed_out(couple, heirlooms, draft, None);
        Sharing { couple, cash, shares, left: 0, remainder: (rest > 0).then_some((rest, lucky)) }
    }

    /// As a new will likes it (E27), starting from the division as it stands.
    pub fn anew(view: &View, edition: &'a Edition, window: &Window, draft: &Draft) -> Option<Sharing<'a>> {
        let couple = edition.couple(window.couple)?;
        let (cash, heirlooms) = view.estate(couple.spouses);
        let wanted = draft.cash.unwrap_or(window.shares.cash);
        let mut shares = Shares::default();
        let mut left = cash;
        for (share, wanted) in shares.cash.iter_mut().zip(wanted).take(couple.children.len()) {
            *share = wanted.min(left);
            left -= *share;
        }
        shares.heirlooms = handed_out(couple, heirlooms, draft, Some(&window.shares));
        Some(Sharing { couple, cash, shares, left, remainder: None })
    }

    /// The child that gets this heirloom.
    pub fn heir_of(&self, heirloom: Heirloom) -> Option<usize> {
        self.shares.heirlooms.iter().position(|theirs| theirs.contains(heirloom))
    }
}

/// Heirlooms go where the draft says; else where they are now; else to the married children in turn.
fn handed_out(
    couple: &Couple,
    heirlooms: Heirlooms,
    draft: &Draft,
    now: Option<&Shares>,
) -> [Heirlooms; MOST_CHILDREN] {
    let mut given = [Heirlooms::none(); MOST_CHILDREN];
    let married: Vec<usize> = couple.married().collect();
    for (number, heirloom) in heirlooms.iter().enumerate() {
        let wanted = draft.heirs[heirloom.index()].filter(|child| married.contains(child));
        let before = || now.and_then(|shares| shares.heirlooms.iter().position(|theirs| theirs.contains(heirloom)));
        given[wanted.or_else(before).unwrap_or(married[number % married.len()])].insert(heirloom);
    }
    given
}
