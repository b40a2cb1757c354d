//! Die Erbraffer: three people grow a generation old, divide three estates, and two of them find a new will at once.

use erbraffer::{Action, Card, Edition, Erbraffer, Kind, Pair, Person, Phase, Shares, Target};
use serde_json::json;
use tabletop::{By, Entry, Game, Input, Moment, Seat, Table, Viewer};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::Inspection;
use crate::ledger::Ledger;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

#[tokio::test]
async fn two_new_wills_race_for_one_estate() {
    let evening = Evening::begin().await;
    let mut inspection = Inspection::default();
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let a = a.await;
    let b = b.await;
    let c = c.await;
    let anna = evening.set_table_of("erbraffer", &[("seats", "3")], &a, NAMES[0]).await;
    let ben = evening.join(&anna, &b, NAMES[1]).await;
    let clara = evening.join(&anna, &c, NAMES[2]).await;
    let ledger = Ledger::of(&evening.house, &anna).await;
    // Three hourglasses end the first generation, and two players hold a new will from the start.
    let table = ledger.deal(|game: &Erbraffer| {
        let [first, second, third] = round(game);
        let clocks = [first, second, third].iter().all(|seat| years_pass_by(game, *seat).is_some());
        let will = |seat| hand(game, seat).iter().any(|card| card.kind() == Kind::NewWill);
        clocks && will(first) && will(second)
    });
    anna.click("form[action$='/start'] button:not(:disabled)").await;
    let mut family = Family { tabs: [&anna, &ben, &clara], table };
    let [first, second, third] = round(family.table.state());
    family.everybody_sees_it().await;

    // Two white years: somebody dies each time, and what is frozen can't be chosen any more (E20).
    family.let_years_pass(first, person("A1")).await;
    family.lay_will(first, person("A1")).await;
    let card = years_pass_by(family.table.state(), second).unwrap();
    family.choose(second, card).await;
    let tab = family.tab(second);
    tab.click("#person-A1 a.frame").await;
    tab.until("$('#desk .why')?.textContent.includes('frozen') && $('#desk .why .rule').textContent === 'E20'").await;
    assert!(tab.see::<bool>("!$('#confirm') && Boolean($('#person-A1 [aria-disabled=true]'))").await);
    inspection.table(tab, "erbraffer-frozen").await;
    tab.click("#desk .buttons a").await;
    tab.until("!$('#desk .why') && !$('#board [aria-pressed=true]')").await;
    family.let_years_pass(second, person("B1")).await;
    family.lay_will(second, person("B1")).await;

    // The third hourglass: the generation changes, and whoever moved it divides first (E22).
    family.let_years_pass(third, person("C1")).await;
    let couple = family.tap_couple(third, person("A1")).await;
    let tab = family.tab(third);
    let place = benefactor_of(family.table.state().edition(), couple);
    tab.click(&format!("#step-{place}-up5")).await;
    tab.until(&format!("$$('.children > li')[{place}].querySelector('.coins b').textContent === '5'")).await;
    let shares = family.drafted(third).await;
    assert_eq!(shares.cash[place], 5);
    inspection.table(tab, "erbraffer-division").await;
    tab.click("#confirm").await;
    family.played(third, Action::Divide { couple, shares }).await;

    // Two find a new will for the same division; the first to arrive counts (E28, E29).
    let winner = family.draft_new_will(first).await;
    let loser = family.draft_new_will(second).await;
    assert_ne!(winner, loser, "everybody wants something else");
    let division = family.division();
    keep_form(family.tab(second)).await;
    family.tab(first).click("#confirm").await;
    family.played(first, Action::NewWill { division, shares: winner }).await;
    let tab = family.tab(second);
    send_kept_form(tab).await;
    tab.until("$('#news').textContent.includes('changed since') && $('#news').textContent.includes('E29')").await;
    // The browser notes that something was refused.
    tab.forgive();
    family.everybody_sees_it().await;
    // The other one has kept the card and the draft, and needs a tap.
    inspection.table(tab, "erbraffer-second-will").await;
    tab.click("#confirm").await;
    family.played(second, Action::NewWill { division: division + 1, shares: loser }).await;
    let wills = ledger.entries().iter().filter(|entry| entry.to_string().contains("new_will")).count();
    assert_eq!(wills, 2);

    // One answers for the whole change; nobody sees who has answered (E29).
    let division = family.division();
    family.tab(third).click("#let-all-stand").await;
    family.played(third, Action::LetAllStand { division }).await;
    for seat in [first, second] {
        family.tab(seat).click("#let-stand").await;
        family.played(seat, Action::LetStand { division }).await;
    }

    // The other two estates, by the players at the left of the last divider (E22).
    for (divider, spouse) in [(first, "B2"), (second, "C1")] {
        let couple = family.tap_couple(divider, person(spouse)).await;
        let shares = family.drafted(divider).await;
        family.tab(divider).click("#confirm").await;
        family.played(divider, Action::Divide { couple, shares }).await;
        let division = family.division();
        assert!(!family.tab(third).see::<bool>("Boolean($('#let-stand'))").await, "the third has answered already");
        for seat in [second, first] {
            family.tab(seat).click("#let-stand").await;
            family.played(seat, Action::LetStand { division }).await;
        }
    }
    let view = family.table.state().view(Viewer::Public);
    assert_eq!((view.generation, view.phase), (1, Phase::Turn { seat: first }), "the next generation lives (E33)");
    for tab in family.tabs {
        tab.until("$('.row.now').id === 'generation-1870' && $('#past-1840')").await;
        tab.assert_no_complaints();
    }
    inspection.table(family.tab(first), "erbraffer-next-generation").await;
    inspection.assert_nothing_found();
}

fn person(key: &str) -> Person {
    key.parse().unwrap()
}

/// The players from the one who is first on.
fn round(game: &Erbraffer) -> [Seat; 3] {
    let first = game.view(Viewer::Public).turn().unwrap();
    [first, first.left(3), first.left(3).left(3)]
}

fn hand(game: &Erbraffer, seat: Seat) -> erbraffer::Hand {
    game.view(Viewer::Seat(seat)).me().unwrap().hand.unwrap()
}

/// A card of this player with an hourglass that is played on one heir.
fn years_pass_by(game: &Erbraffer, seat: Seat) -> Option<Card> {
    let one_heir = |card: &Card| matches!(card.kind(), Kind::Tax | Kind::Riches);
    hand(game, seat).iter().find(|card| card.has_hourglass() && one_heir(card))
}

/// The place of the benefactor among a couple's children.
fn benefactor_of(edition: &Edition, couple: Pair) -> usize {
    let children = &edition.couple(couple).unwrap().children;
    children.iter().position(|child| edition.is_benefactor(*child)).unwrap()
}

/// Keeps the form as it is: what is pressed in this instant.
async fn keep_form(tab: &Tab) {
    tab.see::<bool>("(window.kept = $('#confirm').cloneNode(true)) !== null").await;
}

/// What was pressed arrives.
async fn send_kept_form(tab: &Tab) {
    tab.see::<bool>(
        "(window.kept.hidden = true, $('main').append(window.kept), window.kept.click(), window.kept.remove(), true)",
    )
    .await;
}

/// The pages of three people, and the same match played beside them.
struct Family<'a> {
    tabs: [&'a Tab; 3],
    table: Table<Erbraffer>,
}

impl Family<'_> {
    fn tab(&self, seat: Seat) -> &Tab {
        self.tabs[seat.index()]
    }

    async fn choose(&self, seat: Seat, card: Card) {
        let tab = self.tab(seat);
        tab.click(&format!("a.pick:has(#hand-{card}-0)")).await;
        tab.until(&format!("$('a.pick[aria-pressed=true] #hand-{card}-0')")).await;
    }

    /// Plays a card with an hourglass on somebody who is not frozen, step by step.
    async fn let_years_pass(&mut self, seat: Seat, not_on: Person) {
        let game = self.table.state();
        let card = years_pass_by(game, seat).unwrap();
        let alive = game.view(Viewer::Public).alive(game.edition());
        let heir = alive.iter().find(|heir| *heir != not_on).unwrap();
        self.choose(seat, card).await;
        let tab = self.tab(seat);
        // The page tells what will happen before it does: on whom, and what becomes of the hourglass.
        tab.until("$('#desk .then')?.textContent.includes('hourglass moves')").await;
        let after: u32 = tab.see(&format!("Number($('#person-{heir} .after').textContent.replace('→', ''))")).await;
        tab.click(&format!("#on-{heir}")).await;
        self.played(seat, Action::Play { card, on: Target::Heir(heir) }).await;
        assert_eq!(self.table.state().view(Viewer::Public).cash(heir), after, "it was foreseen");
    }

    async fn lay_will(&mut self, seat: Seat, person: Person) {
        let tab = self.tab(seat);
        tab.click(&format!("#person-{person} a.frame")).await;
        tab.until("$('#confirm')").await;
        tab.click("#confirm").await;
        self.played(seat, Action::PlaceWill { person }).await;
        for tab in self.tabs {
            assert!(tab.see::<bool>(&format!("Boolean($('#person-{person}.dead .wax'))")).await);
        }
    }

    /// Chooses the couple of this spouse to divide its estate.
    async fn tap_couple(&self, seat: Seat, spouse: Person) -> Pair {
        let tab = self.tab(seat);
        tab.click(&format!("#person-{spouse} a.frame")).await;
        tab.until("$('#confirm') && $$('.people .chosen').length === 2").await;
        self.table.state().edition().couple_of(spouse).unwrap().spouses
    }

    /// The division that the page's form would send.
    async fn drafted(&self, seat: Seat) -> Shares {
        let sent = "new URLSearchParams(new FormData($('#act'), $('#confirm'))).toString()";
        let fields = face::Fields::read(self.tab(seat).see::<String>(sent).await.as_bytes());
        match <erbraffer_face::ErbrafferFace as face::Face>::read(&fields) {
            Some(Action::Divide { shares, .. } | Action::NewWill { shares, .. }) => shares,
            other => panic!("{other:?}"),
        }
    }

    /// All cash to the child at the player's own place, by the steppers of the page.
    async fn draft_new_will(&self, seat: Seat) -> Shares {
        let tab = self.tab(seat);
        tab.click("#new-will").await;
        tab.until("$('.steppers')").await;
        let wanted = seat.index();
        for child in (0..3).filter(|child| *child != wanted) {
            let given = format!("Number($$('.children > li')[{child}].querySelector('.coins b').textContent)");
            while tab.see::<u32>(&given).await > 0 {
                let before: u32 = tab.see(&given).await;
                tab.click(&format!("#step-{child}-down5")).await;
                tab.until(&format!("{given} < {before}")).await;
            }
        }
        assert!(!tab.see::<bool>("Boolean($('#confirm'))").await, "something is still to be given");
        tab.click(&format!("#all-{wanted}")).await;
        tab.until("$('#confirm')").await;
        let shares = self.drafted(seat).await;
        assert_eq!(shares.cash.iter().filter(|cash| **cash > 0).count(), 1);
        shares
    }

    fn division(&self) -> u16 {
        self.table.state().view(Viewer::Public).divisions
    }

    /// This was played on a page: everybody sees what the rules make of it.
    async fn played(&mut self, seat: Seat, action: Action) {
        let step = self.table.consider(Moment(0), By::Person, Entry::Input(Input::Act(seat, action)));
        self.table.accept(step.unwrap());
        self.everybody_sees_it().await;
    }

    /// Everybody sees all the cash in the tree, their own hand and secrets, and a desk only when they are asked, about
    /// the division as it stands.
    async fn everybody_sees_it(&self) {
        let game = self.table.state();
        let open = game.view(Viewer::Public);
        let cash: Vec<(String, u32)> =
            Person::all().map(|person| (person.to_string(), open.cash(person))).filter(|(_, cash)| *cash > 0).collect();
        let mut cash: Vec<String> = cash.iter().map(|(person, cash)| format!("{person} {cash}")).collect();
        cash.sort();
        for seat in Seat::all(3) {
            let tab = self.tab(seat);
            let view = game.view(Viewer::Seat(seat));
            let me = view.me().unwrap();
            let mut cards: Vec<String> = me.hand.unwrap().iter().map(|card| card.to_string()).collect();
            cards.sort();
            let secrets = me.portraits.as_ref().unwrap().len() + me.benefactors.as_ref().unwrap().len();
            let asked = view.turn() == Some(seat) || view.is_asked();
            let division = view.is_asked().then(|| view.divisions.to_string());
            let expected = json!([cash, cards, secrets, asked, division]).to_string();
            let shown = format!("JSON.stringify(family()) === {}", json!(expected));
            tab.until(&format!("seq() === '{}' && {shown}", self.table.seq())).await;
        }
    }
}
