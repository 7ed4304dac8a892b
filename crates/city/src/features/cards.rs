//! Cards of a hand, an offer or the decks by what they are.

use kernel::Describe;

use crate::data::{Color, Kind, Value};
use crate::hand::Cards;

/// How many cards there are of each sort.
#[derive(Default)]
pub(super) struct Sorts {
    /// Farms that bring coins, brick tokens, influence tokens; the vineyard is two of them.
    farms: [u8; 3],
    residences: [u8; 3],
    public: [u8; 4],
    aqueducts: u8,
    temples: u8,
    cards: u8,
    stars: u8,
    bricks: u8,
}

impl Sorts {
    pub fn of(cards: &Cards) -> Sorts {
        let mut sorts = Sorts::default();
        for card in cards.kinds() {
            let (count, row) = (cards.count(card), card.data());
            sorts.cards += count;
            sorts.stars += count * row.stars;
            sorts.bricks += count * row.cost;
            match row.kind {
                Kind::Production(gain) => {
                    sorts.farms[0] += count * gain.coins;
                    sorts.farms[1] += count * u8::from(gain.brick);
                    sorts.farms[2] += count * gain.influence;
                }
                Kind::Residence(value) => sorts.residences[value.index()] += count,
                Kind::Public(color, _) => sorts.public[color.index()] += count,
                Kind::Aqueduct => sorts.aqueducts += count,
                Kind::Temple(_) => sorts.temples += count,
            }
        }
        sorts
    }

    /// The cards of each sort, out of about so many.
    pub fn describe(&self, place: &str, about: f32, out: &mut impl Describe) {
        let mut put = |name: std::fmt::Arguments<'_>, count: u8| {
            out.count(name, count.into(), about);
        };
        for (farms, good) in self.farms.iter().zip(["coins", "bricks", "influence"]) {
            put(format_args!("{place}.farm.{good}"), *farms);
        }
        for (count, value) in self.residences.iter().zip(Value::ALL) {
            put(format_args!("{place}.residence.{}", value.get()), *count);
        }
        for (count, color) in self.public.iter().zip(Color::ALL) {
            put(format_args!("{place}.public.{color}"), *count);
        }
        put(format_args!("{place}.aqueduct"), self.aqueducts);
        put(format_args!("{place}.temple"), self.temples);
    }

    /// How many cards there are in all, what they cost and how many stars they have.
    pub fn describe_sums(&self, place: &str, out: &mut impl Describe) {
        out.count(format_args!("{place}.cards"), self.cards.into(), 4.0);
        out.count(format_args!("{place}.cost"), self.bricks.into(), 10.0);
        out.count(format_args!("{place}.stars"), self.stars.into(), 3.0);
    }
}
