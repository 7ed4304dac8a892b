//! What the sites promise one seat, each worked out once: as they are, after one more tile, or with
//! another magistrate.

use std::cell::OnceCell;

use kernel::{Id as _, Seat};

use super::sites::{Promise, Prospect, Site, Sites, Stake};
use crate::grid::{TilePosition, TilePositions, VERTICES, Vertex};
use crate::position::Open;

/// A position through the eyes of one seat.
pub(super) struct SitePromises<'a> {
    sites: Sites<'a>,
    stake: Stake,
    memory: &'a Memory,
}

/// What is known of each site, once somebody asked. Too large to be moved about.
pub(super) struct Memory([OnceCell<Option<Known>>; VERTICES]);

impl Default for Memory {
    fn default() -> Memory {
        Memory([const { OnceCell::new() }; VERTICES])
    }
}

/// What is known of a site.
struct Known {
    site: Site,
    prospect: Prospect,
    promise: f32,
}

impl<'a> SitePromises<'a> {
    pub fn new(game: &'a Open, seat: Seat, memory: &'a Memory) -> SitePromises<'a> {
        let sites = Sites::new(game);
        SitePromises {
            stake: sites.stake(seat),
            sites,
            memory,
        }
    }

    fn known(&self, at: Vertex) -> Option<&Known> {
        let cell = &self.memory.0[at.index()];
        let known = cell.get_or_init(|| {
            let site = self.sites.site(at)?;
            let prospect = self.sites.prospect(&site, &self.stake);
            Some(Known {
                prospect,
                promise: self.sites.promise(&site, &self.stake, || prospect),
                site,
            })
        });
        known.as_ref()
    }

    /// What a site promises: points, less a share of what it promises to the others.
    pub fn site(&self, at: Vertex) -> f32 {
        self.known(at).map_or(0.0, |known| known.promise)
    }

    /// What the sites at the corners of a tile promise together.
    pub fn around(&self, position: TilePosition) -> f32 {
        let corners = position.corners();
        corners.iter().map(|corner| self.site(*corner)).sum()
    }

    /// The same with other magistrates of the seat.
    pub fn around_with(&self, tile: TilePosition, change: impl FnOnce(&mut TilePositions)) -> f32 {
        let mut stake = self.stake;
        change(&mut stake.posted);
        let promise = |corner: &Vertex| {
            self.known(*corner).map_or(0.0, |Known { site, .. }| {
                let prospect = || self.sites.prospect(site, &stake);
                self.sites.promise(site, &stake, prospect)
            })
        };
        tile.corners().iter().map(promise).sum()
    }

    /// What they promise now, and what they would after a tile was laid here.
    pub fn with_tile(&self, position: TilePosition) -> (f32, Promise) {
        let (mut now, mut after) = (0.0, Promise::default());
        for (corner, fills) in position.corners().into_iter().zip(position.fills()) {
            if let Some(known) = self.known(corner) {
                now += known.promise;
                let Known { site, prospect, .. } = known;
                let plot = site.plot.with_tile(fills);
                let promise = self.sites.promise_on(plot, site, prospect, &self.stake);
                after = after.plus(promise);
            }
        }
        (now, after)
    }
}
