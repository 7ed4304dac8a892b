//! What follows from a view: the city as the rules see it, whose a lot is, and which modules are
//! in play.

use std::collections::BTreeMap;

use kernel::{Seat, Seats};

use crate::board::{Area, Lot, Lots};
use crate::card::Card;
use crate::city::City;
use crate::data::{SLOT_PRICES, SLOTS};
use crate::player::{Category, Party};
use crate::shape::Placement;
use crate::view::{BuildingView, ConsulView, PhaseView, PlayerView, View};

/// The seats of the table.
pub fn seats(view: &View) -> Seats {
    Seats::new(view.players.len()).expect("a table has 2 to 5 players")
}

/// A player's side of the table.
pub fn player(view: &View, seat: Seat) -> &PlayerView {
    &view.players[seat.index()]
}

/// The area in play.
pub fn area(view: &View) -> Area {
    Area::of(seats(view))
}

/// Everything that stands in the city.
pub fn city(view: &View) -> City {
    let mut city = City::empty();
    for built in &view.buildings {
        if let Some(placement) = Placement::covering(built.lots) {
            city.put(built.building, placement);
        }
    }
    city
}

/// Who owns the lot.
pub fn owner(view: &View, lot: Lot) -> Option<Party> {
    owners(view)
        .find(|(_, lots)| lots.contains(lot))
        .map(|(party, _)| party)
}

/// Everybody with his lots.
pub fn owners(view: &View) -> impl Iterator<Item = (Party, Lots)> + '_ {
    let players = seats(view)
        .iter()
        .map(|seat| (Party::Seat(seat), player(view, seat).lots));
    let consul = view
        .consul
        .iter()
        .map(|consul| (Party::Consul, consul.lots));
    players.chain(consul)
}

/// Everybody with his empty lots.
pub fn empty_lots(view: &View) -> impl Iterator<Item = (Party, Lots)> + '_ {
    let players = seats(view)
        .iter()
        .map(|seat| (Party::Seat(seat), player(view, seat).empty_lots));
    let consul = view
        .consul
        .iter()
        .map(|consul| (Party::Consul, consul.bare_lots));
    players.chain(consul)
}

/// The building on the lot.
pub fn building(view: &View, lot: Lot) -> Option<&BuildingView> {
    view.buildings.iter().find(|built| built.lots.contains(lot))
}

/// The slot in which the deed of a lot lies.
pub fn slot_of(view: &View, lot: Lot) -> Option<usize> {
    view.market.iter().position(|card| *card == Card::Deed(lot))
}

/// F-2, F-42: what a slot costs somebody without a card or role that changes it.
pub fn slot_price(view: &View, slot: usize) -> i32 {
    let least = view
        .consul
        .as_ref()
        .map_or(0, |consul| 2 + consul.silver_on_tokens / 2);
    i32::from(SLOT_PRICES[slot.min(SLOTS - 1)]).max(least)
}

/// A player's points so far.
pub fn points(player: &PlayerView) -> i32 {
    sum(&player.points)
}

/// The Consul's points so far.
pub fn points_of_consul(consul: &ConsulView) -> i32 {
    sum(&consul.points)
}

fn sum(points: &BTreeMap<Category, i16>) -> i32 {
    points.values().map(|points| i32::from(*points)).sum()
}

/// Which modules are in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modules {
    pub monuments: bool,
    /// F-27: there are favour tokens.
    pub favor: bool,
    /// F-30: everybody keeps objectives.
    pub hidden_objectives: bool,
    /// F-31: objectives lie open.
    pub public_objectives: bool,
    pub invocations: bool,
    pub roles: bool,
    pub consul: bool,
}

impl Modules {
    pub fn of(view: &View) -> Modules {
        let players = &view.players;
        let objectives = !view.decks.objectives.is_empty();
        let public = !view.public_objectives.is_empty();
        Modules {
            monuments: players
                .iter()
                .any(|own| own.free_monument_markers.is_some()),
            favor: players.iter().any(|own| own.favor + own.flipped > 0),
            hidden_objectives: objectives && !public,
            public_objectives: public,
            invocations: has_invocations(view),
            roles: !view.decks.roles.is_empty()
                || matches!(view.phase, PhaseView::Roles { .. })
                || players.iter().any(|own| own.role.is_some()),
            consul: view.consul.is_some(),
        }
    }

    /// Whether players have cards or tokens besides their tray.
    pub fn cards(self) -> bool {
        self.favor || self.hidden_objectives || self.invocations || self.roles
    }
}

/// F-33: after set-up more cards are on the table than there are lots.
fn has_invocations(view: &View) -> bool {
    let held = |own: &PlayerView| own.lots.len() + own.invocations.len() + own.spent.len();
    let stacked: usize = view.stacks.iter().map(Vec::len).sum();
    let bought: usize = view.players.iter().map(held).sum();
    let consul = view.consul.as_ref().map_or(0, |consul| consul.lots.len());
    let cards = stacked + view.market.len() + view.gone.len() + bought + consul;
    !view.decks.invocations.is_empty() || cards > view.side * view.side
}
