//! Everything people see and read of a game, in three traits: what [draws](Draw), what
//! [speaks](Speak), what [offers choices](Offer). The table asks them, the page shows what they
//! answer; neither needs a rule. All is made from a view, so what is not in the view cannot leak.

mod draw;
mod offer;
mod speak;

pub use draw::{Draw, Overlay};
pub use offer::{Choice, Help, HitName, Motion, Offer, Tally, WhyNot};
pub use speak::{Answer, Fact, LogLine, Progress, Prompt, Speak};

/// A game that people can see: one that draws, speaks and offers choices.
pub trait Show: Draw + Speak + Offer {}

impl<G: Draw + Speak + Offer> Show for G {}
