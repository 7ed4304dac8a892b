//! What a viewer may know, in plain rulebook words (F-47). Stacks are listed from the top down;
//! what is hidden is null. Every field is described in docs/dump/foundations.md.

mod knowledge;
mod parts;

pub(crate) use knowledge::{held_before, knows_top};
pub use parts::{BuildingView, ConsulView, PhaseView, PlayerView, SideView, TokenView, TurnView};

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::Lot;
use crate::card::Card;
use crate::data::{Building, Invocation, Objective, Role};
use crate::state::{Foundations, Phase};

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    pub side: usize,
    /// 1 to 3; null during set-up.
    pub era: Option<u8>,
    pub to_act: Vec<Seat>,
    pub phase: PhaseView,
    /// The first player of the era.
    pub first: Seat,
    pub turn: Option<TurnView>,
    pub idle_turns: u8,
    /// F-13: turns left in the era, once the market is empty.
    pub last_turns: Option<u8>,
    pub market: Vec<Card>,
    pub stacks: Vec<Vec<Option<Card>>>,
    /// I5: whose cards lie on the stack in an order only he knows, and how many.
    pub foresight: Option<(Seat, u8)>,
    /// I6: cards known to be in the current stack.
    pub put_under: Vec<Card>,
    pub buildings: Vec<BuildingView>,
    pub players: Vec<PlayerView>,
    pub consul: Option<ConsulView>,
    /// F-14, F-39: cards that left the game.
    pub gone: Vec<Card>,
    pub monument_pool: Vec<Building>,
    pub public_objectives: Vec<Objective>,
    pub decks: DecksView,
}

/// What set-up has shuffled and not handed out, from the top down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DecksView {
    pub deeds: Vec<Option<Lot>>,
    pub roles: Vec<Option<Role>>,
    pub invocations: Vec<Option<Invocation>>,
    pub monuments: Vec<Option<Building>>,
    pub objectives: Vec<Option<Objective>>,
    /// F-40: deeds the Consul will still be dealt.
    pub consul_deeds: u8,
}

impl View {
    pub(crate) fn of(game: &Foundations, viewer: Viewer) -> View {
        let begun = !game.in_setup() && !matches!(game.phase, Phase::Objectives(_));
        View {
            side: game.area.side(),
            era: begun.then_some(game.era + 1),
            to_act: game.acting().iter().collect(),
            phase: PhaseView::of(game, viewer),
            first: game.first,
            turn: begun.then(|| TurnView::of(game)),
            idle_turns: game.idle,
            last_turns: (game.last_turns > 0).then_some(game.last_turns),
            market: game.market.as_slice().to_vec(),
            stacks: (0..game.stacks.len())
                .map(|era| stack(game, viewer, era))
                .collect(),
            foresight: game.known.foresight,
            put_under: game.known.put_under.as_slice().to_vec(),
            buildings: parts::buildings(game),
            players: game
                .seats
                .iter()
                .map(|seat| PlayerView::of(game, seat, viewer))
                .collect(),
            consul: game
                .consul
                .as_ref()
                .map(|consul| ConsulView::of(game, consul, viewer)),
            gone: gone(game),
            monument_pool: game.pool.iter().collect(),
            public_objectives: game.public_objectives.iter().collect(),
            decks: DecksView::of(game, viewer),
        }
    }
}

impl DecksView {
    fn of(game: &Foundations, viewer: Viewer) -> DecksView {
        let decks = &game.decks;
        DecksView {
            deeds: face_down(decks.deeds.top_down(), viewer),
            roles: face_down(decks.roles.top_down(), viewer),
            invocations: face_down(decks.invocations.cards.as_slice().iter().copied(), viewer),
            monuments: face_down(decks.monuments.top_down(), viewer),
            objectives: face_down(decks.objectives.top_down(), viewer),
            consul_deeds: decks.consul_deeds,
        }
    }
}

/// The cards for who may see everything, as many nulls for the others.
fn face_down<T>(cards: impl Iterator<Item = T>, viewer: Viewer) -> Vec<Option<T>> {
    cards
        .map(|card| (viewer == Viewer::Everything).then_some(card))
        .collect()
}

fn stack(game: &Foundations, viewer: Viewer, era: usize) -> Vec<Option<Card>> {
    let cards = game.stacks[era].top_down().enumerate();
    cards
        .map(|(depth, card)| {
            let shown = match viewer {
                Viewer::Everything => true,
                Viewer::Seat(seat) => game.knows_card(Some(seat), era, depth, card),
                Viewer::Spectator => game.knows_card(None, era, depth, card),
            };
            shown.then_some(card)
        })
        .collect()
}

fn gone(game: &Foundations) -> Vec<Card> {
    let deeds = game.gone.deeds.iter().map(Card::Deed);
    deeds
        .chain(game.gone.invocations.iter().map(Card::Invocation))
        .collect()
}
