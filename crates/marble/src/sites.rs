//! What comes of a tile and of the sites it completes: M-20, M-21, M-28 to M-33, M-36.

use kernel::Seat;

use crate::data::{Aqueduct, Civic, Color, bridge_places};
use crate::grid::{TilePosition, TilePositions, Vertex, Vertices};
use crate::options::FountainReach;
use crate::position::Open;

/// What a resolved site became.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// A civic building with somebody's commission marker (M-31).
    Civic(Civic, Seat),
    /// A fountain, nobody's (M-32).
    Fountain,
}

impl Open {
    /// What a site became; nothing before it is resolved.
    pub fn built_at(&self, site: Vertex) -> Option<Built> {
        if self.map.fountains.contains(site) {
            return Some(Built::Fountain);
        }
        let mut types = self.map.buildings.iter();
        let (color, _) = types.find(|(_, sites)| sites.contains(site))?;
        let owner = self.seat_with(|player| player.buildings.contains(site))?;
        Some(Built::Civic(color.civic(), owner))
    }

    /// M-20: the bridge place that a tile here covers, if its bridge tile is still there.
    pub fn bridge_under(&self, tile: TilePosition) -> Option<usize> {
        let covered = tile.triangles();
        let mut places = bridge_places().enumerate();
        let (place, _) = places.find(|(_, place)| covered.contains(place))?;
        self.bridge_owners[place].is_none().then_some(place)
    }

    /// M-21: the aqueduct that a tile here begins.
    pub fn spring_at(&self, tile: TilePosition) -> Option<Aqueduct> {
        let corners = tile.corners();
        let mut aqueducts = Aqueduct::ALL.iter().copied();
        aqueducts.find(|aqueduct| {
            corners.contains(&aqueduct.spring()) && self.map.path(*aqueduct).is_empty()
        })
    }

    /// M-20: all positions of which [`Open::bridge_under`] knows a place.
    pub(crate) fn over_bridges(&self) -> TilePositions {
        let bridges = bridge_places().zip(self.bridge_owners);
        let free = bridges.filter(|(_, owner)| owner.is_none());
        free.fold(TilePositions::EMPTY, |all, (place, _)| {
            all | place.positions()
        })
    }

    /// M-21: all positions of which [`Open::spring_at`] knows an aqueduct.
    pub(crate) fn at_springs(&self) -> TilePositions {
        let aqueducts = Aqueduct::ALL.iter();
        let waiting = aqueducts.filter(|aqueduct| self.map.path(**aqueduct).is_empty());
        waiting.fold(TilePositions::EMPTY, |all, aqueduct| {
            all | aqueduct.spring().positions()
        })
    }

    /// M-29: whether a drawn hill keeps the vertex from ever being a site.
    pub fn is_shut(&self, vertex: Vertex) -> bool {
        let open = self.map.covered - self.map.filled(self.options.hill_corners);
        vertex.triangles().intersects(open)
    }

    /// M-28: whether all of the site that must be covered is.
    pub(crate) fn is_complete(&self, site: Vertex) -> bool {
        site.is_complete(self.map.filled(self.options.hill_corners))
    }

    /// M-28, M-29: the sites that a tile here completes, with their types. Only its corners can
    /// be newly complete.
    #[inline]
    pub fn completed_by(&self, tile: TilePosition) -> impl Iterator<Item = (Vertex, Civic)> {
        let filled = self.map.filled(self.options.hill_corners);
        let filled = filled | tile.triangles().into_iter().collect();
        let corners = tile.corners().into_iter().zip(tile.fills());
        let complete = corners.filter(move |(corner, _)| corner.is_complete(filled));
        complete.map(move |(site, fills)| (site, self.ground().plot(site).with_tile(fills).civic()))
    }

    /// M-30: the tiles on which magistrates count at a site of this colour.
    #[inline]
    pub(crate) fn counting(&self, site: Vertex, color: Color) -> TilePositions {
        self.map.tiles[color] & site.positions()
    }

    /// M-30: how many magistrates of the seat count at a site of this colour.
    #[inline]
    pub fn influence(&self, seat: Seat, site: Vertex, color: Color) -> usize {
        (self.players[seat].posted & self.counting(site, color)).len()
    }

    /// M-30, M-31: who builds on a site of this type, the one with most influence; M-32: nobody on
    /// a tie or without any. `joining`: with one more magistrate of a seat, on a tile of a colour.
    pub fn builder(
        &self,
        site: Vertex,
        civic: Civic,
        joining: Option<(Seat, Color)>,
    ) -> Option<Seat> {
        let color = civic.color();
        let (mut builder, mut most) = (None, 0);
        for seat in self.seats().iter() {
            let joins = usize::from(joining == Some((seat, color)));
            let influence = self.influence(seat, site, color) + joins;
            if influence > most {
                (builder, most) = (Some(seat), influence);
            } else if influence == most {
                builder = None;
            }
        }
        builder
    }

    /// M-33: the seat's magistrates on tiles of a site, of any colour.
    #[inline]
    pub fn at_site(&self, seat: Seat, site: Vertex) -> TilePositions {
        self.players[seat].posted & site.positions()
    }

    /// M-36, M-40: the vertices that neighbour this one, as fountains and buildings do.
    pub fn neighbors(&self, vertex: Vertex) -> Vertices {
        match self.options.fountain_reach {
            FountainReach::Distance => vertex.neighbors(),
            FountainReach::Sides => {
                let laid = self.map.laid();
                let spokes = vertex.spokes().iter();
                let along = spokes
                    .filter(|spoke| !spoke.edge.across().is_some_and(|tile| laid.contains(tile)));
                along.map(|spoke| spoke.far).collect()
            }
        }
    }
}
