//! The parts of a view: decisions, buildings, players, the Consul.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::held_before;
use crate::action::Slot;
use crate::board::{Lot, Lots};
use crate::consul::Consul;
use crate::data::{Building, Invocation, Objective, Role, SLOTS};
use crate::player::{Category, Estate, Party, Points};
use crate::shape::Shape;
use crate::state::{Choices, Foundations, Phase};
use crate::trade::{Side, Trade};

/// One building on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuildingView {
    pub building: Building,
    pub owner: Party,
    pub lots: Lots,
    /// F-26: current values.
    pub citizens: i32,
    pub silver: i32,
    /// What it would score as a civic building now.
    pub civic_points: i16,
}

/// One side of a trade.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SideView {
    pub lots: Lots,
    pub silver: u8,
    pub favor: u8,
    pub flipped: u8,
    pub invocations: Vec<Invocation>,
}

/// What is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum PhaseView {
    Draft {
        hands: Vec<Vec<Option<Lot>>>,
        picks: Vec<Option<Lot>>,
    },
    Roles {
        offered: Vec<Option<[Role; 2]>>,
        kept: Vec<Option<Role>>,
    },
    Objectives {
        offered: Vec<Option<[Objective; 2]>>,
        kept: Vec<Option<Objective>>,
    },
    Turn,
    Trade {
        partner: Seat,
        give: SideView,
        take: SideView,
    },
    Answer {
        partner: Seat,
        give: SideView,
        take: SideView,
    },
    Foresight {
        cards: usize,
    },
    NewPurpose {
        offered: Option<[Objective; 2]>,
    },
    Offer {
        seat: Seat,
        invocation: Invocation,
        census: Option<Seat>,
    },
    Consul {
        token: Building,
        new_lot: Option<Lot>,
    },
    Over,
}

/// The turn in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    pub seat: Seat,
    pub actions_left: u8,
    /// F-14: something was bought or built, or the Consul acted.
    pub busy: bool,
    pub proposals: u8,
    pub rebuild: bool,
    pub bold_claim: bool,
    pub dispensation: bool,
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    pub lots: Lots,
    pub empty_lots: Lots,
    pub silver: i32,
    pub points: BTreeMap<Category, i16>,
    pub population: i32,
    pub income: i32,
    /// What each slot of the market costs this player.
    pub prices: Vec<i32>,
    pub tray: BTreeMap<Building, u8>,
    pub free_lot_markers: usize,
    pub free_monument_markers: Option<usize>,
    pub favor: u8,
    pub flipped: u8,
    pub role: Option<Role>,
    pub rejected_role: Option<Role>,
    pub role_used: bool,
    pub invocations: Vec<Invocation>,
    pub spent: Vec<Invocation>,
    pub objectives: Vec<Option<Objective>>,
    pub rejected_objectives: Vec<Option<Objective>>,
}

/// A token in a face-down pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TokenView {
    pub token: Option<Building>,
    /// Known of those that were passed over.
    pub shape: Option<Shape>,
}

/// The Consul's side of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConsulView {
    pub lots: Lots,
    pub bare_lots: Lots,
    pub points: BTreeMap<Category, i16>,
    pub population: i32,
    pub silver_on_tokens: i32,
    pub ready: bool,
    pub controller: Seat,
    /// By size from 1, from the top down.
    pub piles: Vec<Vec<TokenView>>,
    pub discards: BTreeMap<Building, u8>,
}

impl PhaseView {
    pub(super) fn of(game: &Foundations, viewer: Viewer) -> PhaseView {
        match &game.phase {
            Phase::Draft(draft) => PhaseView::Draft {
                hands: game
                    .seats
                    .iter()
                    .map(|seat| hand(game, seat, viewer))
                    .collect(),
                picks: own_only(game, viewer, |seat| draft.picks[seat]),
            },
            Phase::Roles(choices) => {
                let (offered, kept) = own_choices(game, viewer, choices);
                PhaseView::Roles { offered, kept }
            }
            Phase::Objectives(choices) => {
                let (offered, kept) = own_choices(game, viewer, choices);
                PhaseView::Objectives { offered, kept }
            }
            Phase::Turn => PhaseView::Turn,
            Phase::Trade(Trade {
                partner,
                give,
                take,
                ..
            }) => PhaseView::Trade {
                partner: *partner,
                give: SideView::of(give),
                take: SideView::of(take),
            },
            Phase::Answer(Trade {
                partner,
                give,
                take,
                ..
            }) => PhaseView::Answer {
                partner: *partner,
                give: SideView::of(give),
                take: SideView::of(take),
            },
            Phase::Foresight => PhaseView::Foresight {
                cards: game.looked_at(),
            },
            Phase::NewPurpose(pair) => PhaseView::NewPurpose {
                offered: viewer.knows_secrets_of(game.turn.seat).then_some(*pair),
            },
            Phase::Offer(offer) => PhaseView::Offer {
                seat: offer.seat,
                invocation: offer.card,
                census: offer.census,
            },
            Phase::Consul(placing) => PhaseView::Consul {
                token: placing.token,
                new_lot: placing.new_lot,
            },
            Phase::Over => PhaseView::Over,
        }
    }
}

/// F-22: a hand as far as the viewer has held it.
fn hand(game: &Foundations, holder: Seat, viewer: Viewer) -> Vec<Option<Lot>> {
    let Phase::Draft(draft) = &game.phase else {
        return Vec::new();
    };
    let hand = draft.hands[holder];
    let known = match viewer {
        Viewer::Everything => true,
        Viewer::Spectator => false,
        Viewer::Seat(seat) => held_before(game.seats, seat, holder, hand.len()),
    };
    hand.as_slice()
        .iter()
        .map(|lot| known.then_some(*lot))
        .collect()
}

/// Each seat's secret, null where the viewer may not know it.
fn own_only<T>(
    game: &Foundations,
    viewer: Viewer,
    secret: impl Fn(Seat) -> Option<T>,
) -> Vec<Option<T>> {
    let seats = game.seats.iter();
    seats
        .map(|seat| secret(seat).filter(|_| viewer.knows_secrets_of(seat)))
        .collect()
}

type Dealt<T> = (Vec<Option<[T; 2]>>, Vec<Option<T>>);

fn own_choices<T: Copy>(game: &Foundations, viewer: Viewer, choices: &Choices<T>) -> Dealt<T> {
    let offered = own_only(game, viewer, |seat| choices.offered[seat]);
    (offered, own_only(game, viewer, |seat| choices.kept[seat]))
}

impl SideView {
    pub(crate) fn of(side: &Side) -> SideView {
        SideView {
            lots: side.lots,
            silver: side.silver,
            favor: side.favor,
            flipped: side.flipped,
            invocations: side.invocations.iter().collect(),
        }
    }
}

impl TurnView {
    pub(super) fn of(game: &Foundations) -> TurnView {
        TurnView {
            seat: game.turn.seat,
            actions_left: game.turn.actions,
            busy: game.turn.busy,
            proposals: game.turn.proposals,
            rebuild: game.turn.rebuild,
            bold_claim: game.turn.bold_claim,
            dispensation: game.turn.dispensation,
        }
    }
}

/// Every building, by owner and first lot.
pub(super) fn buildings(game: &Foundations) -> Vec<BuildingView> {
    let players = game
        .players
        .iter()
        .map(|(seat, player)| (Party::Seat(seat), player.estate));
    let consul = game
        .consul
        .iter()
        .map(|consul| (Party::Consul, consul.estate));
    players
        .chain(consul)
        .flat_map(|(owner, estate)| estate_view(game, owner, estate))
        .collect()
}

fn estate_view(
    game: &Foundations,
    owner: Party,
    estate: Estate,
) -> impl Iterator<Item = BuildingView> {
    let city = &game.city;
    estate
        .buildings(city)
        .map(move |(building, lots)| BuildingView {
            building,
            owner,
            lots,
            citizens: city.citizens(building, lots),
            silver: city.silver(building, lots),
            civic_points: city.civic_points(building, lots),
        })
}

impl PlayerView {
    pub(super) fn of(game: &Foundations, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = &game.players[seat];
        // F-47: everything is shown at the end.
        let own = viewer.knows_secrets_of(seat) || matches!(game.phase, Phase::Over);
        let monuments = game.options.monuments;
        PlayerView {
            lots: player.estate.lots,
            empty_lots: player.estate.empty,
            silver: player.silver,
            points: points(&player.points),
            population: game.population(seat),
            income: game.income(seat),
            prices: Slot::first(SLOTS)
                .map(|slot| game.price(seat, slot))
                .collect(),
            tray: counts(&player.tray),
            free_lot_markers: player.free_markers(),
            free_monument_markers: monuments.then(|| game.free_monument_markers(seat)),
            favor: player.favor,
            flipped: player.flipped,
            role: player.role,
            rejected_role: player.rejected_role.filter(|_| own),
            role_used: player.role_used,
            invocations: player.invocations.iter().collect(),
            spent: player.spent.iter().collect(),
            objectives: player
                .objectives
                .iter()
                .map(|card| own.then_some(card))
                .collect(),
            rejected_objectives: player
                .rejected_objectives
                .iter()
                .map(|card| own.then_some(card))
                .collect(),
        }
    }
}

impl ConsulView {
    pub(super) fn of(game: &Foundations, consul: &Consul, viewer: Viewer) -> ConsulView {
        let pile = |pile: &crate::consul::TokenPile| {
            let tokens = pile.top_down().map(|piled| TokenView {
                token: (viewer == Viewer::Everything).then_some(piled.token),
                shape: piled.shape_known.then(|| piled.token.shape()),
            });
            tokens.collect()
        };
        ConsulView {
            lots: consul.estate.lots,
            bare_lots: consul.estate.empty,
            points: points(&consul.points),
            population: game.citizens_on(&consul.estate),
            silver_on_tokens: game.silver_on(&consul.estate),
            ready: consul.ready,
            controller: consul.controller,
            piles: consul.piles.iter().map(pile).collect(),
            discards: counts(&consul.discards),
        }
    }
}

fn points(points: &Points) -> BTreeMap<Category, i16> {
    let all = Category::ALL
        .iter()
        .map(|category| (*category, points.of(*category)));
    all.filter(|(_, points)| *points != 0).collect()
}

fn counts(counts: &[u8]) -> BTreeMap<Building, u8> {
    let all = Building::own().iter().copied().zip(counts.iter().copied());
    all.filter(|(_, count)| *count > 0).collect()
}
