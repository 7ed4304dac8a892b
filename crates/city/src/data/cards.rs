//! The 80 building cards (C-1): 32 ids, how many lie in each deck, what they cost and do.

use kernel::{Provenance, vocabulary};

vocabulary! {
    /// A building card. Cards of one id are interchangeable (C-1a).
    #[allow(missing_docs, reason = "their words name them")]
    pub enum Card: "card" {
        VegStart = "veg-start", Res2Start = "res2-start",
        Veg = "veg", Grain = "grain", Sheep = "sheep", Wine = "wine",
        Res2 = "res2", Res3 = "res3", Res4 = "res4",
        Lux2 = "lux2", Lux3 = "lux3", Lux4 = "lux4",
        Market = "market", Forum = "forum",
        Arena = "arena", Colosseum = "colosseum",
        School = "school", University = "university",
        Bath = "bath", ImpBath = "impbath",
        Aqueduct = "aqueduct", GrandAq = "grandaq",
        Minerva = "minerva", Fortuna = "fortuna", Amor = "amor", Juno = "juno", Saturn = "saturn",
        Luna = "luna", Mars = "mars", Venus = "venus", Jupiter = "jupiter", Mercury = "mercury",
    }
}

vocabulary! {
    /// One of the four decks.
    #[allow(missing_docs, reason = "their words name them")]
    pub enum Deck: "deck" { I = "I", II = "II", III = "III", IV = "IV" }
}

vocabulary! {
    /// The four colours of public buildings.
    #[allow(missing_docs, reason = "their words name them")]
    pub enum Color: "colour" { Green = "green", Red = "red", Yellow = "yellow", Blue = "blue" }
}

/// The value of a residence: 2, 3 or 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "their names say it")]
#[repr(u8)]
pub enum Value {
    Two = 2,
    Three = 3,
    Four = 4,
}

impl Value {
    /// All values, ascending.
    pub const ALL: [Value; 3] = [Value::Two, Value::Three, Value::Four];

    /// As a number.
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The value's place in [`Value::ALL`].
    pub const fn index(self) -> usize {
        self as usize - 2
    }
}

/// What a production building brings when the city produces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Coins into the hand.
    pub coins: u8,
    /// Whether a brick token is put on the card, if it holds none.
    pub brick: bool,
    /// Influence tokens.
    pub influence: u8,
}

/// What a temple is worth in the final scoring (C-33).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Points if the city has all its 16 cards.
    IfFull(u8),
    /// Points if there are public buildings of all four colours.
    IfAllColors(u8),
    /// Points if there are at least so many residences of this value.
    IfResidences(Value, u8, u8),
    /// Points if there are at least so many temples.
    IfTemples(u8, u8),
    /// Points if there are at least so many production buildings.
    IfProduction(u8, u8),
    /// Points per star on the cards of the city.
    PerStar(u8),
    /// Points per residence of this value.
    PerResidence(Value, u8),
    /// Points per temple.
    PerTemple(u8),
    /// One point per so many coins.
    PerCoins(u8),
}

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Works with each Produce.
    Production(Gain),
    /// Scores in zones.
    Residence(Value),
    /// Works once, when built: for each neighbour, and for so many more.
    Public(Color, u8),
    /// Brings water.
    Aqueduct,
    /// Scores by what the city holds.
    Temple(Reward),
}

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub struct CardData {
    /// The card.
    pub card: Card,
    /// How many lie in the decks I, II, III, IV; starting cards lie in none.
    pub copies: [u8; 4],
    /// Bricks needed; starting cards are built already.
    pub cost: u8,
    /// Influence tokens when built.
    pub stars: u8,
    /// What it is.
    pub kind: Kind,
    /// How well the row is known.
    pub provenance: Provenance,
}

/// Cards in the decks I to IV.
pub const DECK_SIZES: [usize; 4] = [14, 22, 18, 18];

const fn farm(coins: u8, brick: bool, influence: u8) -> Kind {
    Kind::Production(Gain {
        coins,
        brick,
        influence,
    })
}

use Card::*;
use Color::{Blue, Green, Red, Yellow};
use Kind::{Public, Residence, Temple};
use Provenance::{Inferred, Rulebook};
use Reward::*;

macro_rules! rows {
    ($(($card:expr, $copies:expr, $cost:expr, $stars:expr, $kind:expr, $provenance:expr),)+) => {
        [$(CardData {
            card: $card,
            copies: $copies,
            cost: $cost,
            stars: $stars,
            kind: $kind,
            provenance: $provenance,
        }),+]
    };
}

/// C-1. Checked against the sums of the rule sheet: 14, 22, 18, 18 cards; production 1/3/3/3,
/// residences 3/10/7/7, public 4/4/4/4, aqueducts 1/4/2/2, temples 5/1/2/2. Inferred is the cost
/// of a residence, and the colour of a public building but for the blue one.
#[rustfmt::skip]
pub static CARDS: [CardData; Card::ALL.len()] = rows![
    // card       I  II III IV  cost stars kind                                   provenance
    (VegStart,   [0, 0, 0, 0], 0, 0, farm(1, false, 0),                             Rulebook),
    (Res2Start,  [0, 0, 0, 0], 0, 0, Residence(Value::Two),                         Rulebook),
    (Veg,        [0, 1, 1, 1], 2, 0, farm(1, false, 0),                             Rulebook),
    (Grain,      [0, 1, 1, 1], 2, 0, farm(0, true, 0),                              Rulebook),
    (Sheep,      [0, 1, 1, 1], 2, 0, farm(0, false, 1),                             Rulebook),
    (Wine,       [1, 0, 0, 0], 2, 0, farm(1, true, 0),                              Rulebook),
    (Res2,       [0, 5, 3, 3], 1, 0, Residence(Value::Two),                         Inferred),
    (Res3,       [0, 3, 3, 3], 2, 0, Residence(Value::Three),                       Inferred),
    (Res4,       [0, 2, 1, 1], 3, 0, Residence(Value::Four),                        Inferred),
    (Lux2,       [1, 0, 0, 0], 1, 1, Residence(Value::Two),                         Inferred),
    (Lux3,       [1, 0, 0, 0], 2, 1, Residence(Value::Three),                       Inferred),
    (Lux4,       [1, 0, 0, 0], 3, 1, Residence(Value::Four),                        Inferred),
    (Market,     [0, 1, 1, 1], 3, 0, Public(Green, 0),                              Inferred),
    (Forum,      [1, 0, 0, 0], 3, 0, Public(Green, 1),                              Inferred),
    (Arena,      [0, 1, 1, 1], 3, 0, Public(Red, 0),                                Inferred),
    (Colosseum,  [1, 0, 0, 0], 3, 0, Public(Red, 1),                                Inferred),
    (School,     [0, 1, 1, 1], 3, 0, Public(Yellow, 0),                             Inferred),
    (University, [1, 0, 0, 0], 3, 0, Public(Yellow, 1),                             Inferred),
    (Bath,       [0, 1, 1, 1], 3, 0, Public(Blue, 0),                               Rulebook),
    (ImpBath,    [1, 0, 0, 0], 3, 0, Public(Blue, 1),                               Rulebook),
    (Aqueduct,   [0, 4, 2, 2], 1, 0, Kind::Aqueduct,                                Rulebook),
    (GrandAq,    [1, 0, 0, 0], 1, 1, Kind::Aqueduct,                                Rulebook),
    (Minerva,    [0, 1, 0, 0], 3, 0, Temple(IfFull(10)),                            Rulebook),
    (Fortuna,    [0, 0, 1, 0], 3, 0, Temple(IfAllColors(15)),                       Rulebook),
    (Amor,       [0, 0, 1, 0], 3, 0, Temple(IfResidences(Value::Two, 4, 10)),       Rulebook),
    (Juno,       [0, 0, 0, 1], 3, 0, Temple(IfTemples(4, 10)),                      Rulebook),
    (Saturn,     [0, 0, 0, 1], 3, 0, Temple(IfProduction(4, 15)),                   Rulebook),
    (Luna,       [1, 0, 0, 0], 2, 1, Temple(PerStar(1)),                            Rulebook),
    (Mars,       [1, 0, 0, 0], 2, 3, Temple(IfResidences(Value::Four, 1, 5)),       Rulebook),
    (Venus,      [1, 0, 0, 0], 2, 1, Temple(PerResidence(Value::Two, 2)),           Rulebook),
    (Jupiter,    [1, 0, 0, 0], 2, 2, Temple(PerTemple(2)),                          Rulebook),
    (Mercury,    [1, 0, 0, 0], 2, 2, Temple(PerCoins(3)),                           Rulebook),
];

/// Fills the places without a card, so that equal positions are equal.
impl Default for Card {
    fn default() -> Card {
        Card::VegStart
    }
}

impl Card {
    /// The card's row.
    #[inline]
    pub fn data(self) -> &'static CardData {
        &CARDS[self.index()]
    }

    /// What the card is.
    #[inline]
    pub fn kind(self) -> Kind {
        self.data().kind
    }

    /// The value, if it is a residence.
    pub fn residence(self) -> Option<Value> {
        match self.kind() {
            Kind::Residence(value) => Some(value),
            _ => None,
        }
    }

    /// The colour, if it is a public building.
    pub fn color(self) -> Option<Color> {
        match self.kind() {
            Kind::Public(color, _) => Some(color),
            _ => None,
        }
    }

    /// Whether it is an aqueduct.
    #[inline]
    pub fn is_aqueduct(self) -> bool {
        matches!(self, Card::Aqueduct | Card::GrandAq)
    }
}

impl Deck {
    /// The deck's cards in table order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let equal =
            move |row: &CardData| std::iter::repeat_n(row.card, row.copies[self.index()].into());
        CARDS.iter().flat_map(equal)
    }
}
