//! F-39: which tokens the Consul can use, and where they may stand.

use super::{Check, require};
use crate::consul::MAX_TOKEN_SIZE;
use crate::data::Building;
use crate::spots::Spots;
use crate::{Consul, Illegal, Lot, Lots, Open, Placement, Shape, TokenToPlace};

impl Open {
    /// F-39, step 2: the largest size of which some shape has a place.
    pub(crate) fn largest_size(&self, new_lot: Option<Lot>) -> Option<usize> {
        (1..=MAX_TOKEN_SIZE)
            .rev()
            .find(|size| token_shapes(*size).any(|shape| self.token_fits(shape, new_lot)))
    }

    /// Whether a token of this shape has a place.
    pub(crate) fn token_fits(&self, shape: Shape, new_lot: Option<Lot>) -> bool {
        !self.token_spots(shape, new_lot).is_empty()
    }

    fn token_spots(&self, shape: Shape, new_lot: Option<Lot>) -> Spots {
        let mut spots = Spots::within(shape, self.token_ground(shape.size(), new_lot));
        if let Some(lot) = new_lot {
            spots = spots.and(&Spots::meeting(shape, lot.alone()));
        }
        spots
    }

    /// Step 2: his lots with smaller tokens; step 5: his bare lots.
    fn token_ground(&self, size: usize, new_lot: Option<Lot>) -> Lots {
        let Some(Consul { estate, .. }) = self.consul else {
            return Lots::EMPTY;
        };
        if new_lot.is_none() {
            return estate.empty;
        }
        let too_large = estate
            .buildings(&self.city)
            .filter(|(token, _)| token.size() >= size);
        too_large.fold(estate.lots, |ground, (_, lots)| ground - lots)
    }

    /// Step 4: where the controller may place the token, ascending.
    pub(crate) fn token_places(
        &self,
        placing: &TokenToPlace,
    ) -> impl Iterator<Item = Placement> + use<> {
        self.token_spots(placing.token.shape(), placing.new_lot)
            .iter()
    }

    pub(crate) fn check_token_place(&self, placing: &TokenToPlace, at: Placement) -> Check {
        require(at.shape() == placing.token.shape(), Illegal::WrongToken)?;
        require(
            self.token_places(placing).any(|place| place == at),
            Illegal::NotThere,
        )
    }
}

/// F-41: the shapes among the tokens of a size.
fn token_shapes(size: usize) -> impl Iterator<Item = Shape> {
    let tokens = Building::own().iter();
    tokens
        .filter(move |token| token.size() == size)
        .map(|token| token.shape())
}
