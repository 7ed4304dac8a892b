//! Colours by name, seat colours and tile colours with their symbols and patterns, and the style
//! sheets made from them. A drawing never names a colour, only a [`Token`].

mod css;
mod seat_color;
mod tile;
mod token;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod vision;

pub(crate) use css::scene_rules;
pub use css::{page_css, tokens_css};
pub use seat_color::SeatColor;
pub use tile::{Pattern, TileColor};
pub use token::{Rgb, Theme, Token};
