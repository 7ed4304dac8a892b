//! What more than one number is made of, counted once for a position.

use arrayvec::ArrayVec;
use kernel::{BySeat, Seat};

use crate::city::Around;
use crate::data::{Building, BuildingType, SLOTS};
use crate::legal::Buildable;
use crate::score::{Gains, Tally};
use crate::shape::MAX_SIZE;
use crate::spots::{OWN_SHAPES, OwnSpots, own_shapes};
use crate::{Estate, Foundations, Lots, Neighbors as _, Phase, Shape};

/// Sizes that are told apart: 1, 2, 3, and larger.
pub(super) const SIZES: usize = 4;
/// The most groups of own lots that are looked at; further ones are of no use yet.
const MAX_GROUPS: usize = 16;

/// What concerns everybody.
pub(super) struct Survey {
    /// The next scoring as the table stands; nothing once the game is over.
    pub tally: Option<Tally>,
    /// F-12: everybody's citizens, and the Consul's.
    pub citizens: BySeat<i32>,
    pub consul_citizens: i32,
    /// Everybody's empty lots, and the lots with a building.
    pub empty: Lots,
    pub built: Lots,
    /// Deeds in the market.
    pub market: Lots,
    /// Lots of nobody whose deed is not in the market but still in the game.
    pub unknown: Lots,
    /// F-29: the lots that each seat could steal if it were its turn.
    pub steals: BySeat<Lots>,
    pub holdings: BySeat<Holding>,
}

/// What a seat has on the board, and could put there.
#[derive(Default)]
pub(super) struct Holding {
    pub estate: Estate,
    /// Own buildings by type and size.
    pub buildings: [[u8; SIZES]; BuildingType::ALL.len()],
    pub monuments: u8,
    /// The lots of civic ones.
    pub civic: Lots,
    /// F-6a: silver on commercial ones.
    pub silver: i32,
    /// F-7: what an Income would bring.
    pub income: i32,
    /// Connected own lots.
    pub groups: ArrayVec<Lots, MAX_GROUPS>,
    /// F-8: whether it could buy the card of each slot.
    pub can_buy: [bool; SLOTS],
    /// F-10: where it may build.
    pub ground: Buildable,
    /// F-9, F-10: the placements of own shapes there, be the lot markers as they may.
    pub places: OwnSpots,
    /// For each own shape, how many placements there are on empty lots.
    pub free_spots: [u8; OWN_SHAPES],
    /// F-9 to F-11: for each own shape, whether there is a place at all.
    pub fits: [bool; OWN_SHAPES],
    /// F-17: the most of all that civic buildings of size 1 and 2 count beside such a place.
    pub around: [Around; 2],
}

impl Survey {
    pub fn of(game: &Foundations) -> Survey {
        let over = matches!(game.phase, Phase::Over);
        let census = match game.phase {
            Phase::Offer(offer) => offer.census,
            _ => None,
        };
        let market = game.market.as_slice().iter();
        let market: Lots = market.filter_map(|card| card.lot()).collect();
        let (mut owned, mut empty) = (Lots::EMPTY, Lots::EMPTY);
        for (_, estate) in game.estates() {
            owned |= estate.lots;
            empty |= estate.empty;
        }
        let consul = game.consul.as_ref();
        Survey {
            tally: (!over).then(|| game.tally(census)),
            citizens: BySeat::from_fn(game.seats, |seat| game.population(seat)),
            consul_citizens: consul.map_or(0, |consul| game.citizens_on(&consul.estate)),
            empty,
            built: game.city.built(),
            market,
            unknown: game.area.lots() - owned - market - game.gone.deeds,
            steals: BySeat::from_fn(game.seats, |seat| game.steals(seat).collect()),
            holdings: BySeat::from_fn(game.seats, |seat| Holding::of(game, seat)),
        }
    }

    /// What the next scoring gives a seat.
    pub fn gains(&self, seat: Seat) -> Gains {
        self.tally
            .as_ref()
            .map_or_else(Gains::default, |tally| tally.players[seat])
    }
}

impl Holding {
    fn of(game: &Foundations, seat: Seat) -> Holding {
        let estate = game.players[seat].estate;
        let mut holding = Holding {
            estate,
            income: game.income(seat),
            silver: game.silver_on(&estate),
            groups: estate.lots.groups().take(MAX_GROUPS).collect(),
            ground: game.ground(seat),
            ..Holding::default()
        };
        for (building, lots) in game.buildings_of(seat) {
            holding.count(building, lots);
        }
        let has_marker = holding.ground.markers > 0;
        let can_buy = &mut holding.can_buy;
        game.buyable(seat, has_marker, |slot| can_buy[slot.index()] = true);
        holding.look_for_places(game);
        holding
    }

    fn count(&mut self, building: Building, lots: Lots) {
        let size = building.size().clamp(1, SIZES) - 1;
        self.buildings[building.building_type().index()][size] += 1;
        self.monuments += u8::from(building.is_monument());
        if building.building_type() == BuildingType::Civic {
            self.civic |= lots;
        }
    }

    fn look_for_places(&mut self, game: &Foundations) {
        let free = OwnSpots::within(&[self.estate.empty; MAX_SIZE + 1]);
        self.places = OwnSpots::within(&self.ground.by_size);
        let mut spots = self.places;
        game.leave_coverable(&self.ground, &mut spots);
        for shape in own_shapes() {
            self.free_spots[shape.index()] = free.count(*shape) as u8;
            self.fits[shape.index()] = spots.has(*shape);
        }
        for (around, shape) in self.around.iter_mut().zip(own_shapes()) {
            spots.each(*shape, |at| {
                *around = around.or_more(&game.city.around(at.footprint()));
            });
        }
    }

    pub fn fits(&self, shape: Shape) -> bool {
        self.fits[shape.index()]
    }

    pub fn fits_free(&self, shape: Shape) -> bool {
        self.free_spots[shape.index()] > 0
    }
}
