//! The components of C-1 to C-6 as tables. What they do is in the rules; what they are called is
//! in the locales.

mod cards;
mod influence;
mod strips;

pub use cards::{CARDS, Card, CardData, Color, DECK_SIZES, Deck, Gain, Kind, Reward, Value};
pub use influence::{
    INFLUENCE_FOR_MANY, INFLUENCE_FOR_TWO, InfluenceCard, InfluenceToCome, influence_cards,
};
pub use strips::{Point, SPACES, STRIPS, Strip};
