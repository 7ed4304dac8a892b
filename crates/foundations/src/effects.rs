//! Numbers that buildings, roles and ongoing invocations change: population, income, prices,
//! lot and monument markers. Always computed from the table as it is.

use kernel::Seat;

use crate::data::{
    Ability, Building, BuildingType, INCOME, Invocation, MONUMENT_MARKERS, SLOT_PRICES,
};
use crate::{Estate, Lots, Open, Slot};

impl Open {
    /// Each own building of the seat with its lots.
    pub fn buildings_of(&self, seat: Seat) -> impl Iterator<Item = (Building, Lots)> {
        self.players[seat].estate.buildings(&self.city)
    }

    /// F-12: citizens on own residential buildings, and those of I15 and R5.
    pub fn population(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let housed = self.citizens_on(&player.estate);
        if housed == 0 && self.count_type(seat, BuildingType::Residential) == 0 {
            return 0;
        }
        let prosperity = 2 * i32::from(player.holds(Invocation::Prosperity));
        let fruitful = match player.ability() {
            Some(Ability::MoreCitizens(citizens)) => citizens,
            _ => 0,
        };
        housed + prosperity + fruitful
    }

    /// F-6a: the citizens of the own residential buildings.
    pub fn citizens_on(&self, estate: &Estate) -> i32 {
        let buildings = estate.buildings(&self.city);
        buildings
            .map(|(building, lots)| self.city.citizens(building, lots))
            .sum()
    }

    /// F-6a: the silver of the own commercial buildings.
    pub fn silver_on(&self, estate: &Estate) -> i32 {
        let buildings = estate.buildings(&self.city);
        buildings
            .map(|(building, lots)| self.city.silver(building, lots))
            .sum()
    }

    /// F-7, I12, R4: what an Income would bring.
    pub fn income(&self, seat: Seat) -> i32 {
        let player = &self.players[seat];
        let abundance = 3 * i32::from(player.holds(Invocation::Abundance));
        let greedy = match player.ability() {
            Some(Ability::MoreIncome(silver)) => silver,
            _ => 0,
        };
        INCOME + self.silver_on(&player.estate) + abundance + greedy
    }

    /// F-2, F-33b, F-42: what the card of a slot costs the seat.
    pub fn price(&self, seat: Seat, slot: Slot) -> i32 {
        self.prices(seat).of(slot)
    }

    /// F-2, F-42: what a slot costs somebody without a card or role that changes it.
    pub fn common_price(&self, slot: Slot) -> i32 {
        printed_price(slot).max(self.min_price())
    }

    /// F-33b, F-42: what changes the prices of a seat.
    #[inline]
    pub(crate) fn prices(&self, seat: Seat) -> Prices {
        let player = &self.players[seat];
        let persuasive = match player.ability() {
            Some(Ability::CheaperSlots(less)) => less,
            _ => 0,
        };
        Prices {
            least: self.min_price(),
            persuasive,
            connections: i32::from(player.holds(Invocation::Connections)),
        }
    }

    /// F-42: the silver on the Consul's tokens makes the cheap slots dearer.
    pub(crate) fn min_price(&self) -> i32 {
        match &self.consul {
            Some(consul) => 2 + self.silver_on(&consul.estate) / 2,
            None => 0,
        }
    }

    /// F-23: monument markers in the tray.
    pub fn free_monument_markers(&self, seat: Seat) -> usize {
        let built = self.buildings_of(seat);
        MONUMENT_MARKERS - built.filter(|(own, _)| own.is_monument()).count()
    }

    pub(crate) fn count_type(&self, seat: Seat, building_type: BuildingType) -> usize {
        self.buildings_of(seat)
            .filter(|(own, _)| own.building_type() == building_type)
            .count()
    }
}

/// What a seat pays.
pub(crate) struct Prices {
    least: i32,
    persuasive: i32,
    connections: i32,
}

impl Prices {
    #[inline]
    pub(crate) fn of(&self, slot: Slot) -> i32 {
        let persuasive = if slot.index() >= 3 {
            self.persuasive
        } else {
            0
        };
        let printed = printed_price(slot).max(self.least);
        (printed - persuasive - self.connections).max(1)
    }
}

fn printed_price(slot: Slot) -> i32 {
    i32::from(SLOT_PRICES[slot.index()])
}
