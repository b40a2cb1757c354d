//! Common sense for thinking ahead: the steady bot's moves, and how much of the family's wealth comes down to whom.

use bots::{Features, Sense};
use erbraffer::{Action, Edition, Effect, Erbraffer, MOST_PEOPLE, Person, Phase};
use tabletop::{Chance, Game, Mind, Seat, Viewer};

use crate::suspicion::{Evidence, Flow, Suspicion, evidence, flow};
use crate::{Situation, Steady, Weights};

/// What part of an estate is taken to go to a benefactor child.
const CHARITY: f32 = 0.4;
/// How much a coin that a rival moved tells about whose heir is whose.
const TRUST: f64 = 0.06;

#[derive(Debug, Clone, Copy)]
pub struct ErbrafferSense {
    evidence: Evidence,
    /// Whom the thinking seat suspects of which heirs.
    suspicion: Option<(Seat, Suspicion)>,
    flow: Option<Flow>,
    /// By person: what part of a coin comes down to which benefactors of the next generation.
    gifts: [[(u8, f32); 3]; MOST_PEOPLE],
}

impl Default for ErbrafferSense {
    fn default() -> Self {
        ErbrafferSense {
            evidence: Default::default(),
            suspicion: None,
            flow: None,
            gifts: [[(0, 0.0); 3]; MOST_PEOPLE],
        }
    }
}

impl ErbrafferSense {
    fn learn_the_tree(&mut self, edition: &Edition) {
        self.flow = Some(flow(edition));
        for couple in &edition.couples {
            for (place, child) in couple.children.iter().enumerate() {
                if couple.married().all(|married| married != place) {
                    for spouse in couple.spouses.both() {
                        self.gifts[spouse.index()][place] = (child.index() as u8, CHARITY);
                    }
                }
            }
        }
    }
}

impl Sense<Erbraffer> for ErbrafferSense {
    const FEATURES: &'static [&'static str] = &[
        "generation",
        "hourglass",
        "last",
        "purse",
        "on-heirs",
        "to-heirs",
        "heirlooms",
        "heirlooms-to",
        "on-benefactors",
        "to-benefactors",
        "gains",
        "big-gain",
        "harms",
        "specials",
        "wills",
        "hourglasses",
        "wait",
        "mine",
        "heirs",
        "late-heirs",
        "seats",
    ];

    fn begin(&mut self, mind: &Mind<'_, Erbraffer>) {
        self.evidence = evidence(mind.edition, mind.history);
        let suspicion = Suspicion::of(mind.view, mind.edition, mind.seat, &self.evidence, TRUST);
        self.suspicion = Some((mind.seat, suspicion));
        self.learn_the_tree(mind.edition);
    }

    fn rollout_policy(&mut self, world: &Erbraffer, seat: Seat, offers: &[Action], _: &mut Chance) -> Option<Action> {
        let view = world.view(Viewer::Seat(seat));
        let mind = Mind { seat, edition: world.edition(), view: &view, offers, history: &[] };
        Steady::default().decide(&mind, &self.evidence)
    }

    fn priors(&mut self, mind: &Mind<'_, Erbraffer>, into: &mut Vec<f64>) {
        let Some(situation) = Situation::of(mind, &self.evidence, Weights::STEADY) else { return };
        into.extend(mind.offers.iter().map(|offer| situation.worth_of_offer(offer)));
    }

    fn likelihood(&self, world: &Erbraffer) -> f64 {
        let Some((seat, suspicion)) = &self.suspicion else { return 1.0 };
        let mut likelihood = 1.0;
        for (place, heir) in world.edition().last_heirs().iter().enumerate() {
            for rival in Seat::all(world.seats()).filter(|rival| rival != seat) {
                if world.portraits(rival).contains(&heir) {
                    likelihood *= suspicion.fits(rival, place);
                }
            }
        }
        likelihood
    }

    fn stage(&self, world: &Erbraffer) -> u32 {
        u32::from(world.turns())
    }

    fn features(&mut self, world: &Erbraffer, into: &mut [Features]) {
        let edition = world.edition();
        if self.flow.is_none() {
            self.learn_the_tree(edition);
        }
        let flow = self.flow.as_ref().expect("the tree is known");
        let generations = edition.generations.len() as f32 - 1.0;
        let last = f32::from(world.generation()) == generations;
        let squares = edition.calendar.squares().len() as f32;
        let turn = match world.phase() {
            Phase::Turn { seat } | Phase::Death { seat } => *seat,
            Phase::Division(change) => change.mover,
            Phase::Window(window) => window.change.mover,
            Phase::Over { .. } => Seat(0),
        };
        let seats = world.seats();
        let mut cash = [0.0f32; MOST_PEOPLE];
        Person::all().for_each(|person| cash[person.index()] = world.cash_of(person) as f32);
        for (seat, into) in Seat::all(seats).zip(into) {
            let heirs = world.portraits(seat);
            let mine: [f32; 6] = {
                let mut mine = [0.0; 6];
                for (place, heir) in edition.last_heirs().iter().enumerate() {
                    mine[place] = f32::from(u8::from(heirs.contains(&heir)));
                }
                mine
            };
            let share =
                |person: usize| flow[person].iter().zip(mine).map(|(part, mine)| *part as f32 * mine).sum::<f32>();
            let mut to_heirs = 0.0;
            let mut to_benefactors = 0.0;
            let mut on_benefactors = 0.0;
            let benefactors = world.benefactors(seat);
            for (person, cash) in cash.iter().enumerate().filter(|(_, cash)| **cash > 0.0) {
                to_heirs += cash * share(person);
                for (benefactor, part) in self.gifts[person] {
                    if part > 0.0 && benefactors.iter().any(|held| held.index() == benefactor as usize) {
                        to_benefactors += cash * part;
                    }
                }
            }
            benefactors.iter().for_each(|held| on_benefactors += cash[held.index()]);
            let on_heirs: f32 = heirs.iter().map(|heir| cash[heir.index()]).sum();
            let mut heirlooms = 0.0;
            let mut heirlooms_to = 0.0;
            for (holder, (_, value)) in world.holders().iter().zip(&edition.heirlooms) {
                heirlooms_to += *value as f32 * share(holder.index());
                heirlooms += if heirs.contains(holder) { *value as f32 } else { 0.0 };
            }
            let (mut gains, mut big, mut harms, mut specials, mut wills, mut glasses) =
                (0.0, 0.0f32, 0.0, 0.0, 0.0, 0.0);
            for card in world.hand(seat).iter() {
                let amount = card.amount() as f32;
                glasses += f32::from(u8::from(card.has_hourglass()));
                match card.kind().effect() {
                    Effect::Gain => {
                        gains += amount;
                        big = big.max(amount);
                    }
                    Effect::Loss => harms += amount,
                    Effect::LossOfAll | Effect::LossOfHalf => harms += 10.0,
                    Effect::Doubling | Effect::GiftOfHalf | Effect::GiftOfHeirloom | Effect::SwapOfHeirlooms => {
                        specials += 1.0;
                    }
                    Effect::NewDivision => wills += 1.0,
                    Effect::NewHands => {}
                }
            }
            let wait = (seat.0 + seats - turn.0) % seats;
            let told = [
                f32::from(world.generation()) / generations,
                f32::from(world.hourglass()) / squares,
                f32::from(u8::from(world.last_turns().is_some())),
                f32::from(world.purse(seat) as u16) / 30.0,
                on_heirs / 30.0,
                to_heirs / 30.0,
                heirlooms / 20.0,
                heirlooms_to / 20.0,
                on_benefactors / 20.0,
                to_benefactors / 20.0,
                gains / 20.0,
                big / 10.0,
                harms / 20.0,
                specials / 2.0,
                if last { 0.0 } else { wills },
                glasses / 2.0,
                f32::from(wait) / f32::from(seats),
                f32::from(u8::from(wait == 0)),
                heirs.len() as f32 / 2.0,
                if last { on_heirs / 30.0 } else { 0.0 },
                f32::from(seats) / 6.0,
            ];
            into[..told.len()].copy_from_slice(&told);
        }
    }
}
