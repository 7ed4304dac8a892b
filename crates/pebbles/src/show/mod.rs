//! Everything people see and read of the game, one file for each trait. All is made from a view:
//! what a viewer may not know cannot be drawn or said.

mod draw;
mod offer;
mod speak;
mod words;

pub use draw::Part;
pub use offer::Hit;
