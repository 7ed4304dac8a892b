//! A view as documented JSON, in rulebook words: docs/dump/city.md explains each field. A card that
//! the viewer may not know is `None`. Nothing else uses these structs.

mod read;

pub(crate) use read::from_dump;

use kernel::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Deck, InfluenceToCome, STRIPS, Strip};
use crate::grid::Cell;
use crate::hand::Cards;
use crate::memory::UnseenBuild;
use crate::phase::Phase;
use crate::position::{Offered, View};

/// A view as documented JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    pub(crate) round: u8,
    pub(crate) rounds: u8,
    pub(crate) first: Seat,
    pub(crate) phase: Step,
    /// As they lie now, the one in use first.
    pub(crate) strips: Vec<Option<Strip>>,
    pub(crate) emissaries: Vec<Option<Seat>>,
    pub(crate) offer: Vec<Offered>,
    pub(crate) influence_beside_offer: Vec<u8>,
    pub(crate) influence_to_come: Vec<InfluenceToCome>,
    pub(crate) decks: Vec<DeckDump>,
    pub(crate) players: BySeat<PlayerDump>,
    pub(crate) drafts: Vec<KeptCard>,
    pub(crate) passed_on: Option<Vec<Card>>,
    pub(crate) school_visits: Vec<VisitDump>,
    pub(crate) unseen_builds: Vec<UnseenBuild>,
    /// Of everything there is no need to remember anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) memory: Option<Memory>,
}

/// What a viewer has seen go by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Memory {
    /// The cards that left each deck, the first one first.
    pub gone: Vec<DeckDump>,
    /// How many had left the deck before each look into it.
    pub visits_after: Vec<u8>,
}

/// The decision at hand, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub(crate) enum Step {
    Draft {
        seat: Seat,
        cards: Vec<Option<Card>>,
    },
    Place {
        seat: Seat,
    },
    Take {
        seat: Seat,
        space: usize,
        free_bricks: u8,
        free_cogs: u8,
    },
    Act(TurnDump),
    SchoolDeck {
        turn: TurnDump,
        draws: u8,
    },
    SchoolKeep {
        turn: TurnDump,
        deck: Deck,
        cards: Vec<Option<Card>>,
    },
    SchoolUnder {
        turn: TurnDump,
        deck: Deck,
        cards: Vec<Option<Card>>,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TurnDump {
    pub seat: Seat,
    pub space: usize,
    pub free_bricks: u8,
    pub free_cogs: u8,
    pub build_open: bool,
    pub produce_open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DeckDump {
    pub deck: Deck,
    pub cards: Vec<Option<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct PlayerDump {
    pub city: Vec<BuiltCard>,
    pub coins: u16,
    pub influence: u16,
    pub influence_cards: Vec<u8>,
    pub hand_seen: Vec<Card>,
    pub hand_secret: Vec<Option<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BuiltCard {
    pub cell: Cell,
    pub card: Card,
    pub bricks: u8,
    pub points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct KeptCard {
    pub seat: Seat,
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct VisitDump {
    pub seat: Seat,
    pub deck: Deck,
    pub drawn: Vec<Option<Card>>,
    pub kept: Option<KeptCard>,
    pub put_under: Vec<Option<Card>>,
}

/// The view in these words.
pub(crate) fn dump(view: &View) -> Dump {
    let places = (0..STRIPS.len()).map(|below| (usize::from(view.round) + below) % STRIPS.len());
    let decks = view.decks().iter().map(|deck| DeckDump {
        deck: *deck,
        cards: view.cards_left(*deck).collect(),
    });
    let drafts = (0..view.drafts()).map(|keep| kept_card(view, keep));
    let visits = (0..view.visits.len()).map(|index| visit_dump(view, index));
    Dump {
        round: view.round,
        rounds: view.rounds(),
        first: view.first,
        phase: step(view),
        strips: places.map(|place| view.strip_at(place)).collect(),
        emissaries: view.emissaries.to_vec(),
        offer: view.offer.to_vec(),
        influence_beside_offer: view.influence_points(view.waiting).collect(),
        influence_to_come: view.influence_to_come().collect(),
        decks: decks.collect(),
        players: BySeat::from_fn(view.open.seats(), |seat| player_dump(view, seat)),
        drafts: drafts.collect(),
        passed_on: view.hidden.passed_on.map(|cards| cards.iter().collect()),
        school_visits: visits.collect(),
        unseen_builds: view.unseen_builds.to_vec(),
        memory: (view.hidden.viewer != Viewer::Everything).then(|| memory(view)),
    }
}

fn memory(view: &View) -> Memory {
    let gone = view.decks().iter().map(|deck| DeckDump {
        deck: *deck,
        cards: view
            .cards_at(*deck, 0..view.stack(*deck).head.into())
            .collect(),
    });
    Memory {
        gone: gone.collect(),
        visits_after: view.visits.iter().map(|visit| visit.from).collect(),
    }
}

/// Cards that are known all together, ascending, or only by their number.
fn all_or_none(cards: Option<Cards>, count: usize) -> Vec<Option<Card>> {
    cards.map_or(vec![None; count], |cards| cards.iter().map(Some).collect())
}

fn step(view: &View) -> Step {
    let Some(seat) = view.actor() else {
        return Step::Over;
    };
    let deck = view.choice_deck();
    let cards = all_or_none(view.hidden.choice, view.choice_len());
    let space = view.phase.space().map_or(0, |space| space.number());
    let (free_bricks, free_cogs) = view.free_now();
    let open = view.phase.turn();
    let turn = TurnDump {
        seat,
        space,
        free_bricks,
        free_cogs,
        build_open: open.is_some_and(|turn| turn.build),
        produce_open: open.is_some_and(|turn| turn.produce),
    };
    match view.phase {
        Phase::Draft => Step::Draft { seat, cards },
        Phase::Place => Step::Place { seat },
        Phase::Take(_) => Step::Take {
            seat,
            space,
            free_bricks,
            free_cogs,
        },
        Phase::Act(_) => Step::Act(turn),
        Phase::SchoolDeck { draws, .. } => Step::SchoolDeck { turn, draws },
        Phase::SchoolKeep(_) => Step::SchoolKeep { turn, deck, cards },
        Phase::SchoolUnder(_) => Step::SchoolUnder { turn, deck, cards },
        Phase::Over => Step::Over,
    }
}

fn player_dump(view: &View, seat: Seat) -> PlayerDump {
    let player = &view.players[seat];
    let built = |(cell, card)| BuiltCard {
        cell,
        card,
        bricks: u8::from(player.town.bricks().contains(cell)),
        points: player.town.points(cell),
    };
    PlayerDump {
        city: player.town.iter().map(built).collect(),
        coins: player.coins,
        influence: player.influence,
        influence_cards: view.influence_points(player.won).collect(),
        hand_seen: player.seen.iter().collect(),
        hand_secret: all_or_none(view.secret(seat), view.secret_len(seat)),
    }
}

fn kept_card(view: &View, keep: usize) -> KeptCard {
    KeptCard {
        seat: view.keeps[keep].seat,
        card: view.hidden.kept[keep],
    }
}

fn visit_dump(view: &View, index: usize) -> VisitDump {
    let visit = view.visits[index];
    VisitDump {
        seat: visit.seat,
        deck: visit.deck,
        drawn: view.cards_at(visit.deck, visit.drawn_slots()).collect(),
        kept: view.kept_in(index).map(|keep| kept_card(view, keep)),
        put_under: view.cards_at(visit.deck, visit.returned_slots()).collect(),
    }
}
