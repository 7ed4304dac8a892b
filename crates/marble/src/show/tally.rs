//! What makes a player's points now, line by line: M-36 as far as the view knows it. Nothing is
//! counted here that `score` does not count.

use kernel::Seat;
use scene::{Reader, Speak as _, Tally};

use super::hit::Hit;
use super::words as say;
use super::{ORDER, color_name};
use crate::data::{
    Aqueduct, BOARD, BUILDING_ON_AQUEDUCT, COIN, COLORS, Color, NEIGHBORING_FOUNTAIN,
};
use crate::grid::{Vertex, Vertices};
use crate::position::{Marble, View};
use crate::score::Category;

/// Everything that counts, in the order of the categories.
pub fn lines(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
    let count = Count { view, seat, reader };
    let buildings = ORDER.into_iter().filter_map(|color| count.buildings(color));
    let aqueducts = Aqueduct::ALL.iter();
    let aqueducts = aqueducts.filter_map(|aqueduct| count.aqueduct(*aqueduct));
    let imperium = ORDER.into_iter().filter_map(|color| count.imperium(color));
    buildings
        .chain(count.bridges())
        .chain(aqueducts)
        .chain(count.fountains())
        .chain(count.coins())
        .chain(count.most_coins())
        .chain(imperium)
        .collect()
}

/// The sites of the seat's buildings that an aqueduct connects (M-26).
pub fn connected(view: &View, aqueduct: Aqueduct, seat: Seat) -> Vertices {
    let path: Vertices = view.map.path(aqueduct).iter().copied().collect();
    path & view.players[seat].buildings
}

struct Count<'a> {
    view: &'a View,
    seat: Seat,
    reader: &'a Reader<'a>,
}

impl Count<'_> {
    /// M-31: the seat's buildings of one type.
    fn buildings(&self, color: Color) -> Option<Tally<Hit>> {
        let own = self.view.map.buildings[color] & self.view.players[self.seat].buildings;
        let name = say::civics(self.reader.words, color.civic());
        let each = i32::from(COLORS[color.index()].points);
        self.each(name, own.len(), each, sites(own))
    }

    fn bridges(&self) -> Option<Tally<Hit>> {
        let points = self.view.bridge_points(self.seat)?;
        let places = self.view.bridges_of(self.seat);
        let values = places.filter_map(|place| self.view.bridge_value(place));
        let values: Vec<String> = values.map(|value| value.to_string()).collect();
        if values.is_empty() {
            return None;
        }
        let places = self.view.bridges_of(self.seat);
        let places = places.map(|place| Hit::Bridge(BOARD.bridges[place].triangle));
        Some(Tally {
            name: Marble::category(self.reader.words, Category::Bridges),
            text: values.join(" + "),
            points,
            hits: places.chain([Hit::Bridges(self.seat)]).collect(),
        })
    }

    /// M-26: the seat's buildings on one line.
    fn aqueduct(&self, aqueduct: Aqueduct) -> Option<Tally<Hit>> {
        let words = self.reader.words;
        let own = connected(self.view, aqueduct, self.seat);
        let name = say::tally_aqueduct(words, &say::aqueduct(words, aqueduct));
        let hits = sites(own).chain([Hit::Spring(aqueduct)]);
        self.each(name, own.len(), BUILDING_ON_AQUEDUCT, hits)
    }

    fn fountains(&self) -> Option<Tally<Hit>> {
        let (view, own) = (self.view, self.view.players[self.seat].buildings);
        let beside = |fountain: &Vertex| view.neighbors(*fountain) & own;
        let fountains = view.map.fountains.iter();
        let fountains: Vertices = fountains.filter(|one| !beside(one).is_empty()).collect();
        let buildings = fountains
            .iter()
            .fold(Vertices::EMPTY, |all, one| all | beside(&one));
        let name = Marble::category(self.reader.words, Category::Fountains);
        let count = view.fountains_beside(self.seat);
        let hits = sites(fountains | buildings);
        self.each(name, count, NEIGHBORING_FOUNTAIN, hits)
    }

    fn coins(&self) -> Option<Tally<Hit>> {
        let coins = self.view.players[self.seat].coins;
        let name = Marble::category(self.reader.words, Category::Coins);
        self.each(name, coins.into(), COIN, [Hit::Coins(self.seat)])
    }

    fn most_coins(&self) -> Option<Tally<Hit>> {
        Some(Tally {
            name: Marble::category(self.reader.words, Category::MostCoins),
            text: self.compared(|seat| self.view.players[seat].coins)?,
            points: self.view.points(self.seat, Category::MostCoins),
            hits: vec![Hit::Coins(self.seat)],
        })
    }

    fn imperium(&self, color: Color) -> Option<Tally<Hit>> {
        let words = self.reader.words;
        Some(Tally {
            name: say::tally_imperium(words, &color_name(words, color)),
            text: self.compared(|seat| self.view.players[seat].imperium[color])?,
            points: self.view.most_imperium(self.seat, color),
            hits: vec![Hit::Imperium(color, self.seat)],
        })
    }

    /// So many at so much each; nothing for none.
    fn each(
        &self,
        name: String,
        count: usize,
        each: i32,
        hits: impl IntoIterator<Item = Hit>,
    ) -> Option<Tally<Hit>> {
        (count > 0).then(|| Tally {
            name,
            text: say::tally_each(self.reader.words, count, each),
            points: count as i32 * each,
            hits: hits.into_iter().collect(),
        })
    }

    /// How many the seat has beside who has most of the others; nothing for none.
    fn compared(&self, has: impl Fn(Seat) -> u8) -> Option<String> {
        let (words, own) = (self.reader.words, has(self.seat));
        let others = self.view.seats().iter();
        let others = others.filter(|other| *other != self.seat && has(*other) > 0);
        let most = others.max_by_key(|other| (has(*other), std::cmp::Reverse(*other)));
        if own == 0 {
            return None;
        }
        let Some(other) = most else {
            return Some(say::tally_alone(words, own));
        };
        let (name, count) = (self.reader.name(other), has(other));
        Some(match own.cmp(&count) {
            std::cmp::Ordering::Greater => say::tally_ahead(words, own, name, count),
            std::cmp::Ordering::Equal => say::tally_tied(words, own, name),
            std::cmp::Ordering::Less => say::tally_behind(words, own, name, count),
        })
    }
}

fn sites(sites: Vertices) -> impl Iterator<Item = Hit> {
    sites.iter().map(Hit::Site)
}
