//! Every kind of card that a game about a city has, one row each.

use scene::pieces::{Band, Card, Tokens};
use scene::{Building, Glyph, TileColor};

/// A card to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub building: Building,
    pub emblem: Option<Glyph>,
    pub band: Band,
    pub name: &'static str,
    pub short: &'static str,
    pub value: Option<u8>,
    pub stars: u8,
    pub tokens: Option<(Glyph, u8)>,
}

impl Row {
    pub fn card(&self) -> Card<'static> {
        Card {
            building: self.building,
            emblem: self.emblem,
            band: self.band,
            name: self.name,
            short: self.short,
            value: self.value,
            stars: self.stars,
            tokens: self.tokens.map(|(glyph, count)| Tokens { glyph, count }),
        }
    }
}

const fn row(building: Building, band: Band, name: &'static str, short: &'static str) -> Row {
    Row {
        building,
        emblem: None,
        band,
        name,
        short,
        value: None,
        stars: 0,
        tokens: None,
    }
}

const fn farm(produce: Glyph, name: &'static str, short: &'static str) -> Row {
    Row {
        emblem: Some(produce),
        ..row(Building::Farm, Band::Farm, name, short)
    }
}

const fn home(building: Building, value: u8, stars: u8, name: &'static str) -> Row {
    let short = if stars > 0 { "Luxury" } else { name };
    Row {
        value: Some(value),
        stars,
        ..row(building, Band::Home, name, short)
    }
}

const fn public(
    building: Building,
    color: TileColor,
    name: &'static str,
    short: &'static str,
) -> Row {
    row(building, Band::Public(color), name, short)
}

const fn temple(attribute: Glyph, stars: u8, name: &'static str) -> Row {
    Row {
        emblem: Some(attribute),
        stars,
        ..row(Building::Temple, Band::Temple, name, name)
    }
}

const fn with(tokens: (Glyph, u8), row: Row) -> Row {
    Row {
        tokens: Some(tokens),
        ..row
    }
}

#[rustfmt::skip]
pub const CARDS: [Row; 30] = [
    farm(Glyph::Vegetables, "Vegetable Farm", "Vegetables"),
    with((Glyph::Brick, 1), farm(Glyph::Wheat, "Grain Farm", "Grain")),
    farm(Glyph::Sheep, "Sheep Farm", "Sheep"),
    farm(Glyph::Grapes, "Vineyard", "Vineyard"),
    home(Building::House2, 2, 0, "Residence"),
    home(Building::House3, 3, 0, "Residence"),
    home(Building::House4, 4, 0, "Residence"),
    home(Building::Villa2, 2, 1, "Luxury Residence"),
    home(Building::Villa3, 3, 1, "Luxury Residence"),
    home(Building::Villa4, 4, 1, "Luxury Residence"),
    public(Building::Market, TileColor::Green, "Market", "Market"),
    public(Building::Forum, TileColor::Green, "Forum Romanum", "Forum"),
    public(Building::Arena, TileColor::Red, "Arena", "Arena"),
    public(Building::ArenaGrand, TileColor::Red, "Colosseum", "Colosseum"),
    public(Building::School, TileColor::Yellow, "School", "School"),
    public(Building::University, TileColor::Yellow, "University", "University"),
    with((Glyph::Points, 3), public(Building::Baths, TileColor::Blue, "Baths", "Baths")),
    with(
        (Glyph::Points, 5),
        public(Building::BathsGrand, TileColor::Blue, "Imperial Baths", "Imp. Baths"),
    ),
    row(Building::Aqueduct, Band::Water, "Aqueduct", "Aqueduct"),
    Row { stars: 1, ..row(Building::AqueductGrand, Band::Water, "Grand Aqueduct", "Grand Aq.") },
    temple(Glyph::Owl, 0, "Minerva"),
    temple(Glyph::Wheel, 0, "Fortuna"),
    temple(Glyph::Bow, 0, "Cupid"),
    temple(Glyph::Feather, 0, "Juno"),
    temple(Glyph::Sickle, 0, "Saturn"),
    temple(Glyph::Crescent, 1, "Luna"),
    temple(Glyph::Shield, 3, "Mars"),
    temple(Glyph::Shell, 1, "Venus"),
    temple(Glyph::Bolt, 2, "Jupiter"),
    temple(Glyph::Caduceus, 2, "Mercury"),
];
