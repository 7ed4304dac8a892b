//! Pictures and words: the drawing vocabulary, the traits of [`Show`], themes, glyphs, SVG and PNG,
//! and Fluent bundles for English and German.
//!
//! `View -> Area -> SVG | PNG`. No game is named here, and nothing is read or written.
//!
//! # How a game is shown
//! 1. Hits: a closed enum of what can be pointed at, with `Display` and `FromStr` as `kind:name`.
//! 2. Layout: one type per game, the only bridge from its grid to pixels, made for a [`Format`].
//! 3. Areas: an enum of [`areas!`]. [`Draw::sheet`] lists them with their places; [`Draw::draw`] draws one with the
//!    verbs of [`Drawing`] and the [`pieces`] that games share. Colours are [`Token`]s; whatever a
//!    player can choose is a [`Group`] with a [`Target`]. The page marks legal, chosen and last
//!    places by itself, from the targets' outlines.
//! 4. Words: `locales/en.ftl` of the game's crate and its German sister, asked through the functions
//!    that [`keys!`] makes. Categories, options and refusals are asked by [`Speak`] itself:
//!    `category-WORD`, `option-KEY` with its attribute `help`, `option-KEY-VALUE`, `no-WORD`.
//! 5. Tests, with the feature `testing`: `testing::check_words` and `testing::check_games`.

#![warn(missing_docs)]

mod geometry;
mod theme;

mod style;
mod text;

mod drawing;
mod hit;
mod item;

mod building;
mod glyph;
mod parts;
mod symbol;

pub mod pieces;

mod area;
mod sheet;

mod svg;

mod show;
pub mod words;

mod fonts;
#[cfg(feature = "png")]
mod png;

#[cfg(feature = "testing")]
pub mod testing;

pub use area::{Area, AreaId, AreaName};
pub use building::Building;
pub use drawing::{Drawing, PathWriter};
pub use fonts::PAGE_FONTS;
pub use geometry::{Point, Rect, Shape, Size, Transform, point, rect, size, square};
pub use glyph::Glyph;
pub use hit::{Hit, MAX_HIT, ParseHitError};
pub use item::{Group, Item, Target, Use, polyline};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use sheet::{Audience, Format, Page, Sheet, Slot};
pub use show::{
    Choice, Draw, Fact, Help, HitName, LogLine, Motion, Offer, Progress, Prompt, Show, Speak,
};
pub use style::{Dash, Line, Paint, Style};
pub use svg::{Fragment, Mark, Scene, State, symbols_svg};
pub use symbol::{Symbol, shared_symbols};
pub use text::{Anchor, Font, Text, fitting, shorten, wrap};
pub use theme::{Pattern, Rgb, SeatColor, Theme, TileColor, Token, page_css, tokens_css};
pub use words::{Arg, Cast, Family, Keys, Lang, Number, Player, Reader, Source, Words};
