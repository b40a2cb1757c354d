//! What a game's tests tell proof about the game.

use tabletop::{Chance, Game, Seat, Viewer};
use words::Words;

pub type ActionOf<S> = <<S as Subject>::Game as Game>::Action;
pub type EventOf<S> = <<S as Subject>::Game as Game>::Event;
pub type ViewOf<S> = <<S as Subject>::Game as Game>::View;

/// A game under proof. What is asked here is answered from the rulebook, not from the game's own code: two opinions are compared.
pub trait Subject: Sync {
    type Game: Game;
    /// What lies in hidden zones: a card, a tile.
    type Piece: Clone;

    /// No game takes more inputs than this.
    const LONGEST: usize;

    /// Any action at all for a seat with this view, sensible or not.
    fn any_action(&self, view: &ViewOf<Self>, chance: &mut Chance) -> ActionOf<Self>;

    /// Whether the rulebook lets `seat`, which sees `view`, do this now.
    fn lawful(&self, view: &ViewOf<Self>, seat: Seat, action: &ActionOf<Self>) -> bool;

    /// What `viewer` may not know, zone by zone. Pieces of one kind can stand for each other, whatever their zones.
    fn hidden_zones(&self, game: &Self::Game, viewer: Viewer) -> Vec<Vec<Self::Piece>>;

    /// What sort of piece this is, where there are several: cards and suitcases are not shuffled together.
    fn kind_of_piece(&self, piece: &Self::Piece) -> u8 {
        let _ = piece;
        0
    }

    /// Whether this is something that a player has decided in secret, such as a sealed choice: it comes out when the rules say so,
    /// so that what happens next may depend on it.
    fn is_decision(&self, piece: &Self::Piece) -> bool {
        let _ = piece;
        false
    }

    /// The same match with other pieces in those zones, each of the size it had and with as many of each kind.
    fn with_hidden_zones(&self, game: &Self::Game, viewer: Viewer, zones: &[Vec<Self::Piece>]) -> Self::Game;

    /// The events of the set-up as they would have been told, had `world` been dealt instead of what was.
    fn opening_of(&self, opening: &[EventOf<Self>], world: &Self::Game) -> Vec<EventOf<Self>>;

    /// Whether after this event something that was shown before may hold no more, such as when discards become the stack:
    /// then views can be alike though different things were shown.
    fn forgets(&self, event: &EventOf<Self>) -> bool {
        let _ = event;
        false
    }

    /// Every kind of event there is.
    fn event_kinds(&self) -> Vec<&'static str>;
    fn kind_of(&self, event: &EventOf<Self>) -> &'static str;

    /// The message id of every refusal there is.
    fn refusals(&self) -> Vec<&'static str>;
    /// The number of every rule there is.
    fn rules(&self) -> Vec<String>;
    fn words(&self) -> &Words;

    /// Who plays, besides players who do anything: companies with intents, so that rare things happen.
    fn companies(&self) -> Vec<Company<Self::Game>> {
        Vec::new()
    }

    /// What must come up at tables of every size.
    fn sights(&self) -> Vec<Sight<Self::Game>> {
        Vec::new()
    }
}

/// Players who share an intent, and perhaps a deck that was stacked for it.
#[derive(Debug)]
pub struct Company<G: Game> {
    pub name: &'static str,
    /// Rearranges what is hidden before the first move.
    pub stack: Option<fn(G, &mut Chance) -> G>,
    pub choose: Intent<G>,
}

/// Picks what to do from the mover's view and offers; `None` means anything.
pub type Intent<G> = fn(&<G as Game>::View, &[<G as Game>::Action], &mut Chance) -> Option<<G as Game>::Action>;

impl<G: Game> Company<G> {
    /// Players who do anything.
    pub fn random() -> Company<G> {
        Company { name: "random", stack: None, choose: |_, _, _| None }
    }
}

/// Something worth seeing: whether one input, with what it told, showed it.
#[derive(Debug)]
pub struct Sight<G: Game> {
    pub name: &'static str,
    /// Gets the state before, the events, and the state after.
    pub seen: fn(&G, &[G::Event], &G) -> bool,
}
