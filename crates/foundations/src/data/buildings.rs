//! F-5, F-25: the buildings every player owns, and the monuments.

use kernel::Provenance::{Public, Rulebook, Weak};
use kernel::vocabulary;

use super::{Sources, TOKENS};
use crate::shape::Shape::{self, I2, I3, I4, L3, O4, One, R6, T4, U5};

vocabulary! {
    /// A building of the players' sets, or a monument.
    #[derive(Default)]
    #[allow(missing_docs, reason = "the names are those of the rulebook")]
    pub enum Building: "building" {
        #[default]
        Domus = "domus", DomusMaxima = "domus-maxima",
        InsulaLong = "insula-long", InsulaL = "insula-l",
        GrandInsulaLong = "grand-insula-long", GrandInsulaSquare = "grand-insula-square",
        Bakery = "bakery", Pottery = "pottery",
        ArtisanLong = "artisan-long", ArtisanL = "artisan-l",
        FoundryLong = "foundry-long", FoundrySquare = "foundry-square",
        Fountain = "fountain", Library = "library", Market = "market", Garden = "garden",
        ResplendentLibrary = "resplendent-library", MajesticFountain = "majestic-fountain",
        LuxuryGarden = "luxury-garden", Marketplace = "marketplace",
        Pantheon = "pantheon", ForumRomanum = "forum-romanum", CircusMaximus = "circus-maximus",
        Vulcan = "vulcan", Minerva = "minerva", TowerOfWonders = "tower-of-wonders",
        Mars = "mars", Neptune = "neptune", Lighthouse = "lighthouse",
        Watchtower = "watchtower", Jupiter = "jupiter", Colosseum = "colosseum",
        RoyalWinery = "royal-winery", Regia = "regia", Romulus = "romulus", Venus = "venus",
        Apollo = "apollo", TriumphalArch = "triumphal-arch", ImperialHarbor = "imperial-harbor",
    }
}

vocabulary! {
    /// What a building is used for.
    #[allow(missing_docs, reason = "the names are those of the rulebook")]
    pub enum BuildingType: "type" {
        Residential = "residential", Commercial = "commercial", Civic = "civic",
    }
}

/// What a civic building counts around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Adjacent buildings of any type.
    Buildings,
    /// Adjacent civic buildings.
    Civic,
    /// Citizens on adjacent residential buildings.
    Citizens,
    /// Silver on adjacent commercial buildings.
    Silver,
}

/// What a building is good for.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// So many citizens, and so many more per adjacent building.
    Citizens { fixed: u8, per_neighbor: u8 },
    /// So much silver, so much more per adjacent building, and points.
    Commerce {
        silver: u8,
        per_neighbor: u8,
        points: u8,
    },
    /// `points` for every full `per` of what lies beside it.
    Civic { beside: Beside, points: u8, per: u8 },
}

impl Worth {
    const fn building_type(self) -> BuildingType {
        match self {
            Worth::Citizens { .. } => BuildingType::Residential,
            Worth::Commerce { .. } => BuildingType::Commercial,
            Worth::Civic { .. } => BuildingType::Civic,
        }
    }
}

/// F-25: what a player must have before building a monument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Requirement {
    /// No own lot marker on the board.
    NoEmptyLot,
    /// At least this population.
    Population(u8),
    /// At least so many own lots.
    Lots(u8),
    /// At least so many lots under own buildings of the type.
    LotsOf(BuildingType, u8),
    /// An own building of at least this size.
    BuildingOfSize(u8),
    /// Own commercial buildings worth at least so much silver.
    Silver(u8),
    /// At least so many own buildings of the type.
    BuildingsOf(BuildingType, u8),
    /// At least so many own buildings.
    Buildings(u8),
    /// At least so many own lots on the edge of the area.
    EdgeLots(u8),
}

/// What every player with an adjacent building gets when a monument is built.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    Points(i16),
    Silver(i32),
}

/// One kind of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which.
    pub building: Building,
    /// How many each player owns; of a monument there is one for all.
    pub count: u8,
    /// Its outline.
    pub shape: Shape,
    /// What it is good for.
    pub worth: Worth,
    /// F-25: what its builder must have.
    pub needs: &'static [Requirement],
    /// F-24: one of its lots must be on the edge of the area.
    pub on_edge: bool,
    /// F-26: what its neighbours get.
    pub gift: Option<Gift>,
    /// How well each of this is known.
    pub sources: Sources,
}

/// Kinds of buildings in a player's set; those after them are monuments.
pub const OWN_BUILDINGS: usize = 20;

impl Building {
    /// Its row.
    #[inline]
    pub const fn row(self) -> &'static Row {
        &ROWS[self.index()]
    }

    /// Its outline.
    #[inline]
    pub const fn shape(self) -> Shape {
        SHAPES[self.index()].0
    }

    /// How many lots it covers.
    #[inline]
    pub const fn size(self) -> usize {
        SHAPES[self.index()].1 as usize
    }

    /// Its type.
    #[inline]
    pub const fn building_type(self) -> BuildingType {
        self.row().worth.building_type()
    }

    /// The citizens it gives; none if it is not residential.
    #[inline]
    pub(crate) fn citizens(self) -> Gives {
        CITIZENS[self.index()]
    }

    /// The silver it gives; none if it is not commercial.
    #[inline]
    pub(crate) fn silver(self) -> Gives {
        SILVER[self.index()]
    }

    /// Whether it is a monument.
    #[inline]
    pub const fn is_monument(self) -> bool {
        self.index() >= OWN_BUILDINGS
    }

    /// F-41: how many tokens of the Consul are like it.
    pub fn tokens(self) -> usize {
        TOKENS.get(self.index()).copied().unwrap_or(0).into()
    }

    /// The kinds of a player's set.
    pub fn own() -> &'static [Building] {
        &Building::ALL[..OWN_BUILDINGS]
    }

    /// The monuments.
    pub fn monuments() -> &'static [Building] {
        &Building::ALL[OWN_BUILDINGS..]
    }
}

const fn citizens(fixed: u8) -> Worth {
    Worth::Citizens {
        fixed,
        per_neighbor: 0,
    }
}

const fn commerce(silver: u8, points: u8) -> Worth {
    Worth::Commerce {
        silver,
        per_neighbor: 0,
        points,
    }
}

const fn civic(points: u8, beside: Beside) -> Worth {
    Worth::Civic {
        beside,
        points,
        per: 1,
    }
}

const fn own(building: Building, count: u8, shape: Shape, worth: Worth) -> Row {
    Row {
        building,
        count,
        shape,
        worth,
        needs: &[],
        on_edge: false,
        gift: None,
        sources: Sources::of_own(worth),
    }
}

/// An example of the rulebook says all of it (F-17, F-18).
const fn told(row: Row) -> Row {
    Row {
        sources: Sources::all(Rulebook),
        ..row
    }
}

const fn monument(
    building: Building,
    shape: Shape,
    worth: Worth,
    needs: &'static [Requirement],
    sources: Sources,
) -> Row {
    Row {
        building,
        count: 1,
        shape,
        worth,
        needs,
        on_edge: false,
        gift: None,
        sources,
    }
}

const fn on_edge(row: Row) -> Row {
    Row {
        on_edge: true,
        ..row
    }
}

const fn giving(gift: Gift, row: Row) -> Row {
    Row {
        gift: Some(gift),
        ..row
    }
}

/// What a building gives wherever it stands, and what more per adjacent building.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gives {
    pub fixed: u8,
    pub per_neighbor: u8,
}

/// The citizens of each building, and the silver: they too are asked for all the time.
static CITIZENS: [Gives; Building::ALL.len()] = gives(BuildingType::Residential);
static SILVER: [Gives; Building::ALL.len()] = gives(BuildingType::Commercial);

const fn gives(wanted: BuildingType) -> [Gives; Building::ALL.len()] {
    let mut gives = [Gives {
        fixed: 0,
        per_neighbor: 0,
    }; Building::ALL.len()];
    let mut index = 0;
    while index < gives.len() {
        gives[index] = match (ROWS[index].worth, wanted) {
            (
                Worth::Citizens {
                    fixed,
                    per_neighbor,
                },
                BuildingType::Residential,
            )
            | (
                Worth::Commerce {
                    silver: fixed,
                    per_neighbor,
                    ..
                },
                BuildingType::Commercial,
            ) => Gives {
                fixed,
                per_neighbor,
            },
            _ => gives[index],
        };
        index += 1;
    }
    gives
}

/// Shape and size of each by themselves: they are asked for all the time.
static SHAPES: [(Shape, u8); Building::ALL.len()] = {
    let mut shapes = [(One, 1); Building::ALL.len()];
    let mut index = 0;
    while index < shapes.len() {
        let shape = ROWS[index].shape;
        shapes[index] = (shape, shape.size() as u8);
        index += 1;
    }
    shapes
};

use Beside::{Buildings as Any, Citizens as People, Civic as Civics, Silver as Money};
use BuildingType::{Civic, Commercial, Residential};
use Requirement::{
    BuildingOfSize, Buildings, BuildingsOf, EdgeLots, Lots, LotsOf, NoEmptyLot, Population, Silver,
};

/// Most monuments: one unsure list.
const WEAK: Sources = Sources::all(Weak);
/// The rulebook tells what the Pantheon needs.
const PANTHEON: Sources = Sources {
    terms: Rulebook,
    ..Sources::all(Public)
};
/// The rulebook tells what Vulcan and Minerva need and are worth, but not their shapes, nor that
/// Vulcan has no points.
const TEMPLE: Sources = Sources {
    shape: Weak,
    points: Weak,
    ..Sources::all(Rulebook)
};

/// F-5 (24 pieces per player), then F-25 (19 monuments).
#[rustfmt::skip]
static ROWS: [Row; Building::ALL.len()] = [
    own(Building::Domus,              2, One, citizens(1)),
    own(Building::DomusMaxima,        2, I2,  citizens(2)),
    own(Building::InsulaLong,         1, I3,  citizens(4)),
    own(Building::InsulaL,            1, L3,  citizens(4)),
    own(Building::GrandInsulaLong,    1, I4,  citizens(6)),
    own(Building::GrandInsulaSquare,  1, O4,  citizens(6)),
    own(Building::Bakery,             2, One, commerce(1, 0)),
    told(own(Building::Pottery,       2, I2,  commerce(1, 2))),
    own(Building::ArtisanLong,        1, I3,  commerce(2, 3)),
    own(Building::ArtisanL,           1, L3,  commerce(2, 3)),
    own(Building::FoundryLong,        1, I4,  commerce(3, 5)),
    own(Building::FoundrySquare,      1, O4,  commerce(3, 5)),
    own(Building::Fountain,           1, One, civic(1, Any)),
    own(Building::Library,            1, One, Worth::Civic { beside: People, points: 1, per: 2 }),
    own(Building::Market,             1, One, civic(1, Money)),
    own(Building::Garden,             1, One, civic(2, Civics)),
    told(own(Building::ResplendentLibrary, 1, I2, civic(1, People))),
    own(Building::MajesticFountain,   1, I2,  civic(1, Any)),
    own(Building::LuxuryGarden,       1, I2,  civic(3, Civics)),
    own(Building::Marketplace,        1, I2,  civic(2, Money)),

    monument(Building::Pantheon,       I3,  civic(3, Civics), &[NoEmptyLot], PANTHEON),
    monument(Building::ForumRomanum,   I3,  civic(2, Money),  &[Population(6)], WEAK),
    monument(Building::CircusMaximus,  I3,  civic(1, People), &[Lots(14)], WEAK),
    monument(Building::Vulcan,         T4,  Worth::Commerce { silver: 1, per_neighbor: 1, points: 0 }, &[LotsOf(Commercial, 4)], TEMPLE),
    monument(Building::Minerva,        U5,  Worth::Citizens { fixed: 2, per_neighbor: 1 }, &[LotsOf(Residential, 4)], TEMPLE),
    monument(Building::TowerOfWonders, One, commerce(0, 3),   &[BuildingOfSize(3)], WEAK),
    monument(Building::Mars,           L3,  citizens(5),      &[BuildingOfSize(3), Silver(3)], WEAK),
    on_edge(monument(Building::Neptune,        L3,  commerce(1, 5),   &[BuildingsOf(Civic, 2)], WEAK)),
    on_edge(monument(Building::Lighthouse,     One, civic(2, Money),  &[BuildingOfSize(4)], WEAK)),
    monument(Building::Watchtower,     One, civic(1, People), &[EdgeLots(2)], WEAK),
    giving(Gift::Points(2), monument(Building::Jupiter, O4, civic(2, Money), &[], WEAK)),
    giving(Gift::Silver(3), monument(Building::Colosseum, O4, civic(1, People), &[], WEAK)),
    monument(Building::RoyalWinery,    R6,  commerce(4, 8),   &[], WEAK),
    monument(Building::Regia,          R6,  citizens(9),      &[], WEAK),
    monument(Building::Romulus,        O4,  civic(2, Any),    &[Buildings(6)], WEAK),
    monument(Building::Venus,          I2,  citizens(4),      &[Silver(4)], WEAK),
    monument(Building::Apollo,         I2,  commerce(2, 2),   &[BuildingsOf(Residential, 3)], WEAK),
    on_edge(monument(Building::TriumphalArch,  I4,  citizens(7),      &[], WEAK)),
    on_edge(monument(Building::ImperialHarbor, I4,  commerce(3, 7),   &[], WEAK)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f5_every_row_stands_at_its_place() {
        for (row, building) in ROWS.iter().zip(Building::ALL) {
            assert_eq!(row.building, *building);
            assert_eq!(building.shape(), row.shape);
        }
    }

    #[test]
    fn f5_a_set_has_24_buildings() {
        let count = |building_type| {
            let rows = Building::own()
                .iter()
                .filter(|own| own.building_type() == building_type);
            rows.map(|building| building.row().count).sum::<u8>()
        };
        assert_eq!(
            [count(Residential), count(Commercial), count(Civic)],
            [8, 8, 8]
        );
    }

    /// The rulebook's text has these values and no others.
    #[test]
    fn f5_every_value_says_where_it_comes_from() {
        let sources = |building: Building| building.row().sources;
        for own in Building::own() {
            let told = [Building::Pottery, Building::ResplendentLibrary].contains(own);
            let weakest = match own.building_type() {
                Residential => Rulebook,
                _ if told => Rulebook,
                Commercial | Civic => Public,
            };
            assert_eq!(sources(*own).weakest(), weakest, "{own}");
            assert_eq!(sources(*own).shape, Rulebook, "{own}");
            let silver = own.building_type() == Commercial;
            assert!(!silver || sources(*own).worth == Rulebook, "{own}");
        }
        let bakery = sources(Building::Bakery);
        assert_eq!((bakery.worth, bakery.points), (Rulebook, Public));
    }

    #[test]
    fn f25_shapes_of_vulcan_and_minerva_are_unsure() {
        for temple in [Building::Vulcan, Building::Minerva] {
            let own = temple.row().sources;
            assert_eq!((own.shape, own.weakest()), (Weak, Weak));
            assert_eq!((own.worth, own.terms), (Rulebook, Rulebook));
        }
        let pantheon = Building::Pantheon.row().sources;
        assert_eq!((pantheon.terms, pantheon.weakest()), (Rulebook, Public));
        let weak = Building::monuments()[5..].iter();
        assert!(weak.map(|own| own.row().sources).all(|own| own == WEAK));
    }

    #[test]
    fn f25_there_are_19_monuments() {
        let count = |building_type| {
            let rows = Building::monuments().iter();
            rows.filter(|monument| monument.building_type() == building_type)
                .count()
        };
        assert_eq!(Building::monuments().len(), 19);
        assert_eq!(
            [count(Residential), count(Commercial), count(Civic)],
            [5, 6, 8]
        );
        assert!(
            Building::monuments()
                .iter()
                .all(|monument| monument.row().count == 1)
        );
    }
}
