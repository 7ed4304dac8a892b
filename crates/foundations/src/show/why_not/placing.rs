//! Why a building does not go somewhere: of all its placements there, the one that comes furthest
//! in the engine's checks says it.

use scene::WhyNot;

use super::Asked;
use crate::data::Building;
use crate::show::help;
use crate::show::words as say;
use crate::spots::Spots;
use crate::{Action, Hit, Illegal, Lot, Lots, Placement, TokenToPlace};

impl Asked<'_> {
    /// An own lot, for the building that was clicked or any of the tray.
    pub(super) fn own_lot(&self, lot: Lot) -> Option<WhyNot> {
        if let Some(building) = self.clicked_piece() {
            return self.no_place(building, lot.alone());
        }
        let tray = &self.view.players[self.seat].tray;
        let held = Building::own().iter();
        let held = held.filter(|own| tray[own.index()] > 0);
        let refusals = held.filter_map(|own| self.furthest(*own, lot.alone()));
        let furthest = refusals.max_by_key(|(illegal, _)| depth(*illegal));
        let (illegal, _) = furthest.unwrap_or((Illegal::NotInTray, Placement::default()));
        Some(match illegal {
            Illegal::NotOwned => self.no_room(),
            _ => self.told(illegal),
        })
    }

    /// A building of the tray or the pool, for the lot that was clicked or any own one.
    pub(super) fn piece(&self, building: Building) -> Option<WhyNot> {
        let clicked = self.clicked.iter().find_map(|hit| match hit {
            Hit::Lot(lot) | Hit::Building(lot) => Some(lot.alone()),
            _ => None,
        });
        let own = self.view.players[self.seat].estate.lots;
        self.no_place(building, clicked.unwrap_or(own))
    }

    fn clicked_piece(&self) -> Option<Building> {
        self.clicked.iter().find_map(|hit| match hit {
            Hit::Tray(building, _) | Hit::Monument(building) => Some(*building),
            _ => None,
        })
    }

    /// Why the building covers none of the lots.
    fn no_place(&self, building: Building, lots: Lots) -> Option<WhyNot> {
        if self.view.turn.actions == 0 {
            return Some(self.told(Illegal::NoActionLeft));
        }
        let Some((illegal, at)) = self.furthest(building, lots) else {
            return Some(self.no_room());
        };
        Some(match illegal {
            Illegal::NotOwned => self.no_room(),
            Illegal::Requirement => self.said(self.unmet(building, at), illegal),
            _ => self.told(illegal),
        })
    }

    fn no_room(&self) -> WhyNot {
        self.said(say::why_no_room(self.reader.words), Illegal::NotOwned)
    }

    /// The refusal of the placement over one of the lots that breaks the last of the rules.
    fn furthest(&self, building: Building, lots: Lots) -> Option<(Illegal, Placement)> {
        let shape = building.shape();
        let inside = Spots::within(shape, self.view.area.lots());
        let places = inside.and(&Spots::meeting(shape, lots)).iter();
        let refusals = places.filter_map(|at| {
            let refused = self.view.check(self.seat, Action::Build(building, at));
            Some((refused.err()?, at))
        });
        refusals.max_by_key(|(illegal, _)| depth(*illegal))
    }

    /// F-25: what is needed and not there.
    fn unmet(&self, monument: Building, at: Placement) -> String {
        let (words, row) = (self.reader.words, monument.row());
        let needs = row.needs.iter();
        let unmet = needs.filter(|need| !self.view.fulfils(self.seat, **need));
        let mut told: Vec<String> = unmet.map(|need| help::requirement(words, *need)).collect();
        if row.on_edge && !at.footprint().intersects(self.view.area.edge()) {
            told.push(say::needs_edge(words));
        }
        told.join(" ")
    }

    /// F-39: where the Consul's token cannot be placed.
    pub(super) fn in_placing(&self, placing: &TokenToPlace, hit: Hit) -> Option<WhyNot> {
        let (Hit::Lot(_) | Hit::Building(_)) = hit else {
            return None;
        };
        let words = self.reader.words;
        let text = match placing.new_lot {
            Some(lot) => say::prompt_place_note(words, &lot.to_string()),
            None => say::prompt_place_bare(words),
        };
        Some(self.said(text, Illegal::NotThere))
    }
}

/// How far a build comes before it is refused, in the order of the checks.
fn depth(illegal: Illegal) -> usize {
    const ORDER: [Illegal; 6] = [
        Illegal::NotInTray,
        Illegal::NotOwned,
        Illegal::CoversTooLarge,
        Illegal::TooManyLeftOver,
        Illegal::NoMonumentMarker,
        Illegal::Requirement,
    ];
    let found = ORDER.iter().position(|other| *other == illegal);
    // What forbids the build wherever it goes.
    found.unwrap_or(ORDER.len())
}
