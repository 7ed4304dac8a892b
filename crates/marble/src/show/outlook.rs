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

#[cfg(test)]
mod tests {
    use kernel::testing::{seed, setup};
    use kernel::{Game, Seed, Viewer};

    use super::*;
    use crate::action::Action;
    use crate::event::Event;
    use crate::state::Marble;
    use crate::view::ChoiceView;

    /// What the events say about the first site: its type if it is built, and who built it.
    fn told(events: &[Event]) -> Option<(Option<Civic>, Option<Seat>)> {
        events.iter().find_map(|event| match event {
            Event::Built { seat, civic, .. } => Some((Some(*civic), Some(*seat))),
            Event::Fountain { .. } => Some((None, None)),
            _ => None,
        })
    }

    /// What the view promises for the action, where the tile completes a single site.
    fn promised(view: &View, seat: Seat, action: Action) -> Option<Completed> {
        let magistrate = match action {
            Action::With => Some(seat),
            Action::Without => None,
            _ => return None,
        };
        let ChoiceView::Magistrate { position } = view.asked.choice else {
            return None;
        };
        let tile = view.tiles.iter().find(|tile| tile.position == position)?;
        let outlook = Outlook::new(view, position, tile.color);
        let mut sites = outlook.sites(magistrate);
        let single = sites.len() == 1 && outlook.begins().is_none();
        single.then(|| sites.remove(0))
    }

    #[test]
    fn m31_m32_who_is_promised_a_building_gets_it() {
        let mut kept = 0;
        for number in 0..40 {
            let seed = Seed::of_series(seed(), number);
            let mut rng = seed.derive("outlook").rng();
            let mut game = Marble::new(&setup::<Marble>(4, &[]), &seed);
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut legal);
                let action = legal[rng.below(legal.len())];
                let promise = promised(&game.view(Viewer::Spectator), seat, action);
                events.clear();
                game.apply(seat, action, &mut events);
                if let Some(Completed { civic, builder }) = promise {
                    let expected = (builder.map(|_| civic), builder);
                    assert_eq!(told(&events), Some(expected), "{action}");
                    kept += usize::from(builder.is_some());
                }
            }
        }
        assert!(kept > 10, "only {kept} buildings were promised");
    }
}
