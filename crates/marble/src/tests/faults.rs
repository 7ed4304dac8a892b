//! What any board must hold so that the rules work on it.

use crate::data::{Aqueduct, Board, Hill, SpringPlace};
use crate::grid::{TilePosition, Triangle, Triangles};

/// Why a board cannot be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFault {
    /// A row does not stand where its word says.
    HillOrder(Hill),
    /// A row does not stand where its word says.
    SpringOrder(Aqueduct),
    /// Two bridges, or a bridge and a hill, on one triangle.
    Crowded(Triangle),
    /// A bridge that does not lie at the border.
    BridgeInland(Triangle),
    /// A hill with a corner that is no site.
    HillAtBorder(Hill),
    /// Two hills with a common corner.
    HillsTouch(Hill, Hill),
    /// A spring that could be a site.
    SpringInland(Aqueduct),
    /// A tile here would begin two aqueducts at once.
    TwoSprings(TilePosition),
}

impl Board {
    /// Whether the rules work on this board.
    pub fn validate(&self) -> Result<(), BoardFault> {
        self.validate_bridges()?;
        self.validate_hills()?;
        self.validate_springs()
    }

    fn validate_bridges(&self) -> Result<(), BoardFault> {
        let mut taken: Triangles = self.hills.iter().map(|place| place.triangle).collect();
        for place in &self.bridges {
            if taken.contains(place.triangle) {
                return Err(BoardFault::Crowded(place.triangle));
            }
            if place
                .triangle
                .corners()
                .iter()
                .all(|corner| corner.is_site())
            {
                return Err(BoardFault::BridgeInland(place.triangle));
            }
            taken.insert(place.triangle);
        }
        Ok(())
    }

    fn validate_hills(&self) -> Result<(), BoardFault> {
        for (index, place) in self.hills.iter().enumerate() {
            let corners = place.triangle.corners();
            if place.hill.index() != index {
                return Err(BoardFault::HillOrder(place.hill));
            }
            if !corners.iter().all(|corner| corner.is_site()) {
                return Err(BoardFault::HillAtBorder(place.hill));
            }
            for other in &self.hills[..index] {
                if other
                    .triangle
                    .corners()
                    .iter()
                    .any(|corner| corners.contains(corner))
                {
                    return Err(BoardFault::HillsTouch(other.hill, place.hill));
                }
            }
        }
        Ok(())
    }

    fn validate_springs(&self) -> Result<(), BoardFault> {
        for (index, place) in self.springs.iter().enumerate() {
            if place.aqueduct.index() != index {
                return Err(BoardFault::SpringOrder(place.aqueduct));
            }
            if place.vertex.is_site() {
                return Err(BoardFault::SpringInland(place.aqueduct));
            }
        }
        let n_springs = |position: TilePosition| {
            let corners = position.corners();
            let at_spring = |place: &&SpringPlace| corners.contains(&place.vertex);
            self.springs.iter().filter(at_spring).count()
        };
        match TilePosition::all().find(|position| n_springs(*position) > 1) {
            Some(position) => Err(BoardFault::TwoSprings(position)),
            None => Ok(()),
        }
    }
}
