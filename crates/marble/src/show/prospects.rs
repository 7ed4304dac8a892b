//! What the open corners of the city may still become, and who leads there: M-28 to M-32 asked
//! ahead of time. How it is drawn and said is elsewhere.

use kernel::Seat;

use crate::data::{COLORS, Civic, Color};
use crate::grid::{TilePosition, TilePositions, Triangles, Vertex};
use crate::position::View;

/// So many triangles may be missing before a corner can become almost anything.
const NEAR: usize = 3;

/// A site at which a tile lies and that is not complete yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corner {
    /// Where.
    pub site: Vertex,
    /// The triangles that are still free.
    pub gaps: usize,
    /// What it may become, with the fewest tiles first; nothing where a gap stays open for ever.
    pub prospects: Vec<Prospect>,
}

/// One of the things that a corner may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What is built (M-29).
    pub civic: Civic,
    /// With so many more tiles.
    pub tiles: usize,
    /// Who would build now (M-31); a fountain, if nobody (M-32).
    pub leader: Option<Seat>,
}

impl Corner {
    /// What is worth showing: of a corner that can become almost anything only what somebody leads.
    pub fn telling(&self) -> impl Iterator<Item = Prospect> {
        let near = self.gaps <= NEAR;
        let all = self.prospects.iter().copied();
        all.filter(move |prospect| near || prospect.leader.is_some())
    }
}

/// Every open corner, in the order of the grid.
pub fn corners(view: &View) -> impl Iterator<Item = Corner> {
    Vertex::sites()
        .iter()
        .filter_map(move |site| corner(view, site))
}

/// The corner here, if it is open: some but not all of its triangles are covered, one by a tile.
pub fn corner(view: &View, site: Vertex) -> Option<Corner> {
    let missing = site.triangles() - view.map.filled(view.options.hill_corners);
    let begun = view.map.laid().intersects(site.positions());
    if !site.is_site() || !begun || missing.is_empty() || view.is_shut(site) {
        return None;
    }
    Some(Corner {
        site,
        gaps: missing.len(),
        prospects: prospects(view, site, missing),
    })
}

/// M-28, M-29: each tile whose short diagonal ends at the site fills two gaps with one corner.
fn prospects(view: &View, site: Vertex, missing: Triangles) -> Vec<Prospect> {
    let ground = view.ground();
    let free = site.positions() - view.map.blocked;
    let most = ground.plot(site).structures();
    let prospect = |doubled: usize| {
        let mut rows = COLORS.iter();
        let row = rows.find(|row| usize::from(row.structures) + doubled == most)?;
        Some(Prospect {
            civic: row.civic,
            tiles: missing.len() - doubled,
            leader: view.builder(site, row.civic, None),
        })
    };
    let possible = fillings(site, missing, free);
    let doubled = (0..possible.len())
        .rev()
        .filter(|doubled| possible[*doubled]);
    doubled.filter_map(prospect).collect()
}

/// By how many tiles that fill two gaps the site can be completed: all, if any, up to three. One
/// that fills a single gap lies half outside, where it is in nobody's way.
fn fillings(site: Vertex, missing: Triangles, free: TilePositions) -> [bool; 4] {
    let Some(gap) = missing.first() else {
        return [true, false, false, false];
    };
    let rest = missing.without(gap);
    let mut possible = [false; 4];
    let diagonals = site.diagonals();
    if !((free & gap.positions()) - diagonals).is_empty() {
        possible = fillings(site, rest, free);
    }
    for tile in free & gap.positions() & diagonals {
        let [one, other] = tile.triangles();
        let other = if one == gap { other } else { one };
        if !rest.contains(other) {
            continue;
        }
        let further = fillings(site, rest.without(other), free);
        for doubled in 1..possible.len() {
            possible[doubled] |= further[doubled - 1];
        }
    }
    possible
}

/// How much influence the seat has, and how much the strongest of the others (M-30).
pub fn lead(view: &View, seat: Seat, site: Vertex, civic: Civic) -> (usize, usize) {
    let influence = |seat| view.influence(seat, site, civic.color());
    let others = view.seats().iter().filter(|other| *other != seat);
    (influence(seat), others.map(influence).max().unwrap_or(0))
}

/// At how many open corners of a tile of this colour the seat would lead with a magistrate on it.
pub fn led_with(view: &View, seat: Seat, tile: TilePosition, color: Color) -> usize {
    let leads = |site: &Vertex| {
        let open = corner(view, *site);
        let mut prospects = open.iter().flat_map(|open| &open.prospects);
        prospects.any(|one| {
            one.civic.color() == color
                && view.builder(*site, one.civic, Some((seat, color))) == Some(seat)
        })
    };
    tile.corners().iter().filter(|site| leads(site)).count()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Game, Seed, Viewer};

    use super::*;
    use crate::action::{Action, Kind};
    use crate::map::Map;
    use crate::position::Marble;

    /// Every way to complete the site with tiles that touch it: how many, and what it becomes.
    fn tried(
        view: &View,
        map: Map,
        site: Vertex,
        tiles: usize,
        found: &mut BTreeSet<(usize, Civic)>,
    ) {
        let missing = site.triangles() - map.filled(view.options.hill_corners);
        if missing.is_empty() {
            let plot = map.ground(&view.options).plot(site);
            found.insert((tiles, plot.civic()));
            return;
        }
        let gap = |tile: &TilePosition| tile.triangles().iter().any(|one| missing.contains(*one));
        for tile in (map.places() & site.positions()).iter().filter(gap) {
            let mut next = map;
            next.lay(Color::Red, tile);
            tried(view, next, site, tiles + 1, found);
        }
    }

    /// A position of a random game in which tiles are laid whenever possible.
    fn position(corners: &str, unused: &str, number: u64, decisions: usize) -> View {
        let options = [("hill-corners", corners), ("unused-hills", unused)];
        let setup = kernel::testing::setup::<Marble>(3, &options);
        let seed = Seed::of_series(kernel::testing::seed(), number);
        let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("corners").rng());
        let mut legal = Vec::new();
        for _ in 0..decisions {
            let Some(seat) = game.to_act().first() else {
                break;
            };
            game.legal(seat, &mut legal);
            let play = Action::Choose(Kind::Play);
            let action = match legal.contains(&play) {
                true => play,
                false => legal[rng.below(legal.len())],
            };
            game.apply(seat, action, &mut ());
        }
        game.view(Viewer::Spectator)
    }

    #[test]
    fn m28_m29_a_corner_becomes_what_some_way_of_laying_makes_of_it() {
        let mut seen = [0; 6];
        for (index, corners) in ["none", "structure", "no-site"].into_iter().enumerate() {
            for unused in ["true", "false"] {
                let view = position(corners, unused, index as u64, 150);
                for corner in super::corners(&view) {
                    let mut found = BTreeSet::new();
                    tried(&view, view.map, corner.site, 0, &mut found);
                    let told = corner.prospects.iter().map(|one| (one.tiles, one.civic));
                    assert_eq!(told.collect::<BTreeSet<_>>(), found, "{}", corner.site);
                    seen[corner.gaps] += 1;
                }
            }
        }
        assert!(seen[1..=4].iter().all(|count| *count > 0), "{seen:?}");
    }

    #[test]
    fn m31_m32_who_leads_is_who_would_build() {
        let view = position("none", "true", 3, 120);
        let mut led = 0;
        for corner in super::corners(&view) {
            for one in &corner.prospects {
                let builder = view.builder(corner.site, one.civic, None);
                assert_eq!(one.leader, builder);
                if let Some(seat) = builder {
                    let (own, others) = lead(&view, seat, corner.site, one.civic);
                    assert!(own > others);
                    led += 1;
                }
            }
        }
        assert!(led > 0);
    }
}
