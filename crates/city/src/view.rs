//! What a viewer may know (C-27), in rulebook words; `docs/dump/city.md` explains each field.
//! A card that the viewer may not know is `None`.

use kernel::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Deck, Strip, influence_cards};
use crate::grid::Cell;
use crate::hand::Cards;
use crate::knowledge::Knowledge;
use crate::state::{City, Phase, Turn};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Counted from 1; 0 during the draft.
    pub round: u8,
    /// Rounds in the game.
    pub rounds: u8,
    /// Who has the first-player pawn.
    pub first: Seat,
    /// The decision at hand.
    pub phase: PhaseView,
    /// The six strips as they lie now, the one in use first.
    pub strips: Vec<Option<Strip>>,
    /// Who stands on the spaces, the one next to the emperor first.
    pub emissaries: Vec<Option<Seat>>,
    /// The offer, by deck.
    pub offer: Vec<OfferedView>,
    /// Worth of the influence cards beside the offer.
    pub influence_beside_offer: Vec<u8>,
    /// Worth of the influence cards still in deck I, and the round in which each comes out.
    pub influence_to_come: Vec<InfluenceToCome>,
    /// The decks in play.
    pub decks: Vec<DeckView>,
    /// The players in seat order.
    pub players: BySeat<PlayerView>,
    /// C-8: who drafted what, in the order of drafting.
    pub drafts: Vec<KeepView>,
    /// C-8: the cards the viewer passed on, wherever they went; ascending.
    pub passed_on: Option<Vec<Card>>,
    /// C-25: every look into a deck so far.
    pub school_visits: Vec<VisitView>,
    /// Cards that nobody saw in a hand before they were built.
    pub unseen_builds: Vec<UnseenBuildView>,
}

/// The decision at hand, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum PhaseView {
    /// C-8.
    Draft {
        /// Who drafts.
        seat: Seat,
        /// From which cards; ascending.
        cards: Vec<Option<Card>>,
    },
    /// C-12.
    Place {
        /// Whose emissary.
        seat: Seat,
    },
    /// C-14.
    Take {
        /// Whose turn.
        seat: Seat,
        /// The emissary's space, counted from 1.
        space: usize,
        /// C-16.
        free_bricks: u8,
        /// C-16.
        free_cogs: u8,
    },
    /// C-15.
    Act(TurnView),
    /// C-25: naming the deck.
    SchoolDeck {
        /// The turn that goes on afterwards.
        turn: TurnView,
        /// How many cards may be drawn.
        draws: u8,
    },
    /// C-25: keeping one card.
    SchoolKeep {
        /// The turn that goes on afterwards.
        turn: TurnView,
        /// The deck.
        deck: Deck,
        /// The cards drawn; ascending.
        cards: Vec<Option<Card>>,
    },
    /// C-25: putting the others under the deck.
    SchoolUnder {
        /// The turn that goes on afterwards.
        turn: TurnView,
        /// The deck.
        deck: Deck,
        /// The cards left to put under; ascending.
        cards: Vec<Option<Card>>,
    },
    /// The game is over.
    Over,
}

/// A turn under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    /// Whose turn.
    pub seat: Seat,
    /// The emissary's space, counted from 1.
    pub space: usize,
    /// C-16.
    pub free_bricks: u8,
    /// C-16.
    pub free_cogs: u8,
    /// Whether a Build is still allowed.
    pub build_open: bool,
    /// Whether a Produce is still allowed.
    pub produce_open: bool,
}

/// A card of the offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferedView {
    /// The deck it came from.
    pub deck: Deck,
    /// The card.
    pub card: Card,
    /// Who took it.
    pub taken_by: Option<Seat>,
}

/// An influence card in deck I.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InfluenceToCome {
    /// Its worth.
    pub points: u8,
    /// When it comes out.
    pub round: u8,
}

/// A deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// Which.
    pub deck: Deck,
    /// The cards left, top first.
    pub cards: Vec<Option<Card>>,
}

/// A player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerView {
    /// The private city, in reading order.
    pub city: Vec<BuiltCard>,
    /// Coins in hand.
    pub coins: u16,
    /// Influence tokens.
    pub influence: u16,
    /// Worth of the influence cards won.
    pub influence_cards: Vec<u8>,
    /// Cards in hand that were taken from the offer; ascending.
    pub hand_seen: Vec<Card>,
    /// The other cards in hand; ascending where known.
    pub hand_secret: Vec<Option<Card>>,
}

/// A card in a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuiltCard {
    /// Where: `row,column`.
    pub cell: Cell,
    /// What.
    pub card: Card,
    /// Brick tokens on it.
    pub bricks: u8,
    /// Point tokens on it.
    pub points: u8,
}

/// A card kept in secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepView {
    /// Who kept it.
    pub seat: Seat,
    /// Which.
    pub card: Option<Card>,
}

/// A look into a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VisitView {
    /// Who looked.
    pub seat: Seat,
    /// Into which deck.
    pub deck: Deck,
    /// The cards drawn, the first from the top.
    pub drawn: Vec<Option<Card>>,
    /// The card kept, once it is kept.
    pub kept: Option<KeepView>,
    /// The cards put under the deck, each under all before it.
    pub put_under: Vec<Option<Card>>,
}

/// A card built from the secret part of a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnseenBuildView {
    /// Who built it.
    pub seat: Seat,
    /// What.
    pub card: Card,
    /// How many cards had been kept in secret by all players before: it is one of those.
    pub after_keeps: u8,
}

/// What the viewer may know of the game.
pub fn view(city: &City, viewer: Viewer) -> View {
    let knowledge = Knowledge::of(city, viewer);
    View {
        round: city.round,
        rounds: city.rounds(),
        first: city.first,
        phase: phase_view(city, viewer),
        strips: strips_view(city, &knowledge),
        emissaries: city.emissaries.to_vec(),
        offer: city
            .offer
            .iter()
            .map(|offered| OfferedView {
                deck: offered.deck,
                card: offered.card,
                taken_by: offered.taken_by,
            })
            .collect(),
        influence_beside_offer: city.influence_points(city.waiting).collect(),
        influence_to_come: influence_to_come(city),
        decks: city
            .decks()
            .iter()
            .map(|deck| deck_view(city, *deck, &knowledge))
            .collect(),
        players: BySeat::from_fn(city.players.seats(), |seat| player_view(city, seat, viewer)),
        drafts: drafts_view(city, &knowledge),
        passed_on: knowledge.passed_on(city),
        school_visits: visits_view(city, &knowledge),
        unseen_builds: city
            .unseen_builds
            .iter()
            .map(|built| UnseenBuildView {
                seat: built.seat,
                card: built.card,
                after_keeps: built.keeps,
            })
            .collect(),
    }
}

fn phase_view(city: &City, viewer: Viewer) -> PhaseView {
    let (Some(seat), shown) = (city.actor(), |cards: Cards| shown_to(viewer, city, cards)) else {
        return PhaseView::Over;
    };
    match &city.phase {
        Phase::Draft { cards } => PhaseView::Draft {
            seat,
            cards: shown(cards.iter().copied().collect()),
        },
        Phase::Place => PhaseView::Place { seat },
        Phase::Take(space) => {
            let (free_bricks, free_cogs) = city.free_points(*space);
            PhaseView::Take {
                seat,
                space: space.number(),
                free_bricks,
                free_cogs,
            }
        }
        Phase::Act(turn) => PhaseView::Act(turn_view(city, seat, *turn)),
        Phase::SchoolDeck { turn, draws } => PhaseView::SchoolDeck {
            turn: turn_view(city, seat, *turn),
            draws: *draws,
        },
        Phase::SchoolKeep(turn) => PhaseView::SchoolKeep {
            turn: turn_view(city, seat, *turn),
            deck: open_deck(city),
            cards: shown(city.open_cards()),
        },
        Phase::SchoolUnder(turn) => PhaseView::SchoolUnder {
            turn: turn_view(city, seat, *turn),
            deck: open_deck(city),
            cards: shown(city.open_cards()),
        },
        Phase::Over => PhaseView::Over,
    }
}

/// The deck of the visit under way.
fn open_deck(city: &City) -> Deck {
    city.visits.last().map_or(Deck::II, |visit| visit.deck)
}

/// The cards the acting seat holds up, to itself alone.
fn shown_to(viewer: Viewer, city: &City, cards: Cards) -> Vec<Option<Card>> {
    let known = city
        .actor()
        .is_some_and(|actor| viewer.knows_secrets_of(actor));
    cards.iter().map(|card| known.then_some(card)).collect()
}

fn turn_view(city: &City, seat: Seat, turn: Turn) -> TurnView {
    let (free_bricks, free_cogs) = city.free_points(turn.space);
    TurnView {
        seat,
        space: turn.space.number(),
        free_bricks,
        free_cogs,
        build_open: turn.build,
        produce_open: turn.produce,
    }
}

/// The stack as it lies now: the strip in use, then those that will be used next.
fn strips_view(city: &City, knowledge: &Knowledge) -> Vec<Option<Strip>> {
    let strips = city.strips.len();
    (0..strips)
        .map(|below| (city.round as usize + below) % strips)
        .map(|place| knowledge.strip(place).then(|| city.strip_at(place)))
        .collect()
}

fn influence_to_come(city: &City) -> Vec<InfluenceToCome> {
    let above = city.stack(Deck::I).drawn() as u8;
    let per_round = city.turns() as u8 / city.decks().len() as u8;
    influence_cards(city.players.seats())
        .iter()
        .filter(|card| card.depth > above)
        .map(|card| InfluenceToCome {
            points: card.points,
            round: card.depth / per_round,
        })
        .collect()
}

fn deck_view(city: &City, deck: Deck, knowledge: &Knowledge) -> DeckView {
    let stack = city.stack(deck);
    let slots = stack.drawn()..stack.end();
    DeckView {
        deck,
        cards: knowledge.cards(stack, deck, slots),
    }
}

fn player_view(city: &City, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &city.players[seat];
    let town = &player.town;
    let built = town.iter().map(|(cell, card)| BuiltCard {
        cell,
        card,
        bricks: u8::from(town.bricks().contains(cell)),
        points: town.points(cell),
    });
    let mut secret = player.hand;
    player.seen.iter().for_each(|card| {
        secret.remove(card);
    });
    let known = viewer.knows_secrets_of(seat);
    PlayerView {
        city: built.collect(),
        coins: player.coins,
        influence: player.influence,
        influence_cards: city.influence_points(player.won).collect(),
        hand_seen: player.seen.iter().collect(),
        hand_secret: secret.iter().map(|card| known.then_some(card)).collect(),
    }
}

fn drafts_view(city: &City, knowledge: &Knowledge) -> Vec<KeepView> {
    let drafted = city
        .keeps
        .iter()
        .enumerate()
        .filter(|(_, keep)| keep.visit.is_none());
    drafted
        .map(|(index, keep)| KeepView {
            seat: keep.seat,
            card: knowledge.keep(index).then_some(keep.card),
        })
        .collect()
}

fn visits_view(city: &City, knowledge: &Knowledge) -> Vec<VisitView> {
    let visits = city.visits.iter().enumerate();
    visits
        .map(|(index, visit)| {
            let stack = city.stack(visit.deck);
            let kept = city
                .keeps
                .iter()
                .position(|keep| keep.visit == Some(index as u8));
            VisitView {
                seat: visit.seat,
                deck: visit.deck,
                drawn: knowledge.cards(stack, visit.deck, visit.drawn_slots()),
                kept: kept.map(|kept| KeepView {
                    seat: visit.seat,
                    card: knowledge.keep(kept).then(|| city.keeps[kept].card),
                }),
                put_under: knowledge.cards(stack, visit.deck, visit.returned_slots()),
            }
        })
        .collect()
}
