//! Millionen Poker: a Pickpocket is turned round twice, waits, and gets its suitcase in the end.

use millionen::{Action, Attack, Card, Cards, Millionen, Phase};
use serde_json::json;
use tabletop::{By, Entry, Game, Input, Moment, Seat, Table, Viewer};

use crate::chromium::Tab;
use crate::evening::Evening;
use crate::inspection::{Inspection, photograph};
use crate::ledger::Ledger;

const NAMES: [&str; 3] = ["Anna", "Ben", "Clara"];

#[tokio::test]
async fn two_revolvers_turn_a_pickpocket_round_and_round() {
    let evening = Evening::begin().await;
    let [a, b, c] = [(); 3].map(|()| evening.chromium.guest("en"));
    let a = a.await;
    let b = b.await;
    let c = c.await;
    let anna = evening.set_table_of("millionen", &[("seats", "3")], &a, NAMES[0]).await;
    let ben = evening.join(&anna, &b, NAMES[1]).await;
    let clara = evening.join(&anna, &c, NAMES[2]).await;
    let ledger = Ledger::of(&evening.house, &anna).await;
    let table = ledger.deal(|game: &Millionen| {
        let [first, second, third] = round(game).map(|seat| hand(game, seat));
        let armed = |hand: Cards| hand.contains(Card::Revolver) && !hand.pickpockets().is_empty();
        armed(first) && armed(second) && third.contains(Card::Suitcase)
    });
    anna.click("form[action$='/start'] button:not(:disabled)").await;
    let mut duel = Duel { tabs: [&anna, &ben, &clara], table };
    let [first, second, third] = round(duel.table.state());
    duel.everybody_sees_it().await;

    // The first attacks the second; two Revolvers later the attack is where it was (P7, P9).
    let pickpocket = hand(duel.table.state(), first).pickpockets().nth(0);
    duel.tap(first, pickpocket, &target(second)).await;
    duel.played(first, Action::Attack { with: pickpocket, whom: second }).await;
    duel.attack_is_at(Attack { pickpocket, boss: first, victim: second }).await;
    let mut inspection = Inspection::default();
    inspection.table(duel.tab(second), "millionen-attack").await;
    duel.tab(second).click("#shoot").await;
    duel.played(second, Action::Shoot).await;
    duel.attack_is_at(Attack { pickpocket, boss: second, victim: first }).await;
    photograph(duel.tab(first), "millionen-turned-round", 1440).await;
    duel.tab(first).click("#shoot").await;
    duel.played(first, Action::Shoot).await;
    duel.attack_is_at(Attack { pickpocket, boss: first, victim: second }).await;
    duel.tab(second).click("#give-in").await;
    duel.played(second, Action::GiveIn).await;

    // There was nothing to take, so it waits (P11), and the turn goes on to its victim (P14).
    let waits = format!("$('#player-{} .waiting')", second.0);
    for (seat, tab) in Seat::all(3).zip(duel.tabs) {
        let boss = if seat == first { "you" } else { NAMES[first.index()] };
        tab.until(&format!("{waits}?.textContent.includes('waits for {boss}')")).await;
        assert!(tab.see::<bool>(&format!("!$('#attack') && $$('.waiting').length === 1 && $('[data-card]', {waits}).dataset.card === '{pickpocket}'")).await);
    }
    photograph(duel.tab(second), "millionen-waits", 1440).await;

    // A round later the threatened one robs the third, and the suitcase goes on to the first (P12).
    let spare = |game: &Millionen, seat| {
        hand(game, seat).iter().find(|card| !card.is_pickpocket() && *card != Card::Dandy).unwrap()
    };
    let card = spare(duel.table.state(), second);
    duel.tap(second, card, "#desk .discard").await;
    duel.played(second, Action::Discard(card)).await;
    duel.tap(third, Card::Suitcase, "#desk [value=front].for-suitcase").await;
    duel.played(third, Action::LaySuitcase).await;
    let card = spare(duel.table.state(), first);
    duel.tap(first, card, "#desk .discard").await;
    duel.played(first, Action::Discard(card)).await;
    let avenger = hand(duel.table.state(), second).pickpockets().nth(0);
    duel.tap(second, avenger, &target(third)).await;
    duel.played(second, Action::Attack { with: avenger, whom: third }).await;
    duel.attack_is_at(Attack { pickpocket: avenger, boss: second, victim: third }).await;
    duel.tab(third).click("#give-in").await;
    duel.played(third, Action::GiveIn).await;
    for tab in duel.tabs {
        let cases = "$$('#players > li').map((player) => $$('[id^=case-]', player).length)";
        let mut expected = [0; 3];
        expected[first.index()] = 1;
        assert_eq!(tab.see::<[u8; 3]>(cases).await, expected);
        assert!(tab.see::<bool>("!$('.waiting') && !$('#attack')").await, "nobody is threatened any more");
        tab.assert_no_complaints();
    }
    photograph(duel.tab(first), "millionen-passed-on", 1440).await;
    inspection.assert_nothing_found();
}

/// The players from the one who is first on.
fn round(game: &Millionen) -> [Seat; 3] {
    let first = game.view(Viewer::Public).turn;
    [first, first.left(3), first.left(3).left(3)]
}

fn hand(game: &Millionen, seat: Seat) -> Cards {
    game.view(Viewer::Seat(seat)).hand().unwrap()
}

/// The button that sends the chosen card to this player.
fn target(seat: Seat) -> String {
    format!("#player-{} button.target", seat.0)
}

/// The pages of three people, and the same match played beside them.
struct Duel<'a> {
    tabs: [&'a Tab; 3],
    table: Table<Millionen>,
}

impl Duel<'_> {
    fn tab(&self, seat: Seat) -> &Tab {
        self.tabs[seat.index()]
    }

    /// Taps a card, then where it goes.
    async fn tap(&self, seat: Seat, card: Card, place: &str) {
        let tab = self.tab(seat);
        tab.click(&format!("label:has(#pick-{card}-0)")).await;
        tab.until(&format!("$('#pick-{card}-0').checked")).await;
        tab.click(place).await;
    }

    /// This was played on a page: everybody sees what the rules make of it.
    async fn played(&mut self, seat: Seat, action: Action) {
        let step = self.table.consider(Moment(0), By::Person, Entry::Input(Input::Act(seat, action)));
        self.table.accept(step.unwrap());
        self.everybody_sees_it().await;
    }

    /// Everybody sees their own hand, what is open, and nothing else; and only who is to move has anything to press.
    async fn everybody_sees_it(&self) {
        let game = self.table.state();
        let open = names(open_cards(game));
        let mover = game.view(Viewer::Public).mover();
        for seat in Seat::all(3) {
            let tab = self.tab(seat);
            let mine = names(hand(game, seat).iter());
            let desk = "Boolean($('#desk, #board button, #board input:not([type=hidden])'))";
            let page = json!([mine, open, mover == Some(seat)]).to_string();
            let shown = format!("JSON.stringify([kinds($('#mine')), openCards(), {desk}]) === {}", json!(page));
            tab.until(&format!("seq() === '{}' && {shown}", self.table.seq())).await;
            let told: (bool, Vec<String>) =
                tab.see("secrets().then((page) => [page.publicHand, page.moreInStory])").await;
            assert!(!told.0, "the public sees a hand");
            let own = |line: &String| line.to_lowercase().contains("you");
            assert!(told.1.iter().all(own), "{:?}", told.1);
        }
    }

    /// The Pickpocket lies before its victim, who alone has to answer it.
    async fn attack_is_at(&self, attack: Attack) {
        assert_eq!(self.table.state().view(Viewer::Public).phase, Phase::Answer(attack));
        let Attack { pickpocket, boss, victim } = attack;
        for seat in Seat::all(3) {
            let tab = self.tab(seat);
            let at = format!(
                "$$('#attack').length === 1 && $('#player-{} #attack').dataset.card === '{pickpocket}'",
                victim.0
            );
            assert!(tab.see::<bool>(&at).await, "{attack:?}");
            let by = if seat == boss { "you" } else { NAMES[boss.index()] };
            let sent = format!("$('.attack p').textContent === 'sent by {by}'");
            assert!(tab.see::<bool>(&sent).await, "{attack:?}");
            assert_eq!(tab.see::<bool>("Boolean($('#give-in, #shoot, [id^=repel-]'))").await, seat == victim);
        }
    }
}

/// What lies open: suitcases, Pickpockets that wait or attack, the top of the discards.
fn open_cards(game: &Millionen) -> impl Iterator<Item = Card> {
    let view = game.view(Viewer::Public);
    let attacking = if let Phase::Answer(attack) = view.phase { Some(attack.pickpocket) } else { None };
    let suitcases: u8 = view.players.iter().map(|player| player.suitcases).sum();
    let waiting: Vec<Card> = view.waiting.iter().map(|waiting| waiting.pickpocket).collect();
    let laid = std::iter::repeat_n(Card::Suitcase, usize::from(suitcases));
    laid.chain(waiting).chain(attacking).chain(view.top)
}

fn names(cards: impl Iterator<Item = Card>) -> Vec<String> {
    let mut names: Vec<String> = cards.map(|card| card.to_string()).collect();
    names.sort();
    names
}
