//! What a tile would bring: the sites it completes and who would build there, a bridge, an
//! aqueduct. As things stand: magistrates who leave one site no longer count at the next (M-34).

use kernel::{BySeat, Seat};

use super::known;
use crate::data::{Aqueduct, Civic, Color};
use crate::grid::{Position, Vertex};
use crate::map::Map;
use crate::view::View;

/// What a tile on a place would bring.
pub struct Outlook<'a> {
    view: &'a View,
    map: Map,
    position: Position,
    color: Color,
}

/// A site that the tile completes.
pub struct Completed {
    /// Its type.
    pub civic: Civic,
    /// Who builds it; nobody builds a fountain.
    pub builder: Option<Seat>,
}

impl<'a> Outlook<'a> {
    /// Of a tile of this colour here, whether it lies already or not.
    pub fn new(view: &'a View, position: Position, color: Color) -> Outlook<'a> {
        let mut map = known::map(view);
        map.lay(color, position);
        Outlook {
            view,
            map,
            position,
            color,
        }
    }

    /// The sites, with this player's magistrate on the tile, or with none.
    pub fn sites(&self, magistrate: Option<Seat>) -> Vec<Completed> {
        let resolved = |vertex: &Vertex| self.view.sites.iter().any(|site| site.vertex == *vertex);
        let corners = self.position.corners();
        let complete = corners
            .iter()
            .filter(|vertex| self.map.is_complete(**vertex) && !resolved(vertex));
        let completed = complete.map(|vertex| {
            let civic = self.map.civic_at(*vertex, self.view.switches.hill_corners);
            Completed {
                civic,
                builder: self.builder(*vertex, civic, magistrate),
            }
        });
        completed.collect()
    }

    /// M-30 to M-32: who alone has most magistrates on tiles of the right colour at the site.
    fn builder(&self, site: Vertex, civic: Civic, magistrate: Option<Seat>) -> Option<Seat> {
        let mut influence = BySeat::from_fn(self.view.players.seats(), |_| 0_u8);
        let here = site.positions();
        for tile in &self.view.tiles {
            if let Some(seat) = tile.magistrate
                && tile.color == civic.color()
                && here.contains(tile.position)
            {
                influence[seat] += 1;
            }
        }
        if let Some(seat) = magistrate
            && self.color == civic.color()
        {
            influence[seat] += 1;
        }
        let most = influence.iter().map(|(_, count)| *count).max()?;
        let mut leaders = influence.iter().filter(|(_, count)| **count == most);
        match (leaders.next(), leaders.next()) {
            (Some((seat, _)), None) if most > 0 => Some(seat),
            _ => None,
        }
    }

    /// Whether it takes a bridge tile (M-20).
    pub fn takes_bridge(&self) -> bool {
        let covered = self.position.triangles();
        let mut free = self
            .view
            .bridges
            .iter()
            .filter(|bridge| bridge.owner.is_none());
        free.any(|bridge| covered.contains(&bridge.triangle))
    }

    /// The aqueduct that it begins (M-21).
    pub fn begins(&self) -> Option<Aqueduct> {
        let corners = self.position.corners();
        let at_spring = |line: &&crate::view::AqueductView| {
            line.path.is_empty() && corners.contains(&line.aqueduct.spring())
        };
        let mut lines = self.view.aqueducts.iter();
        lines.find(at_spring).map(|line| line.aqueduct)
    }
}
