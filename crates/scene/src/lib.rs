//! Pictures and words: the drawing vocabulary, the trait [`Show`], themes, glyphs, SVG and PNG,
//! and Fluent bundles for English and German.
//!
//! `View -> Area -> SVG | PNG`. No game is named here, and nothing is read or written.

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

pub use area::{Area, AreaId};
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
pub use show::{Choice, Fact, Help, HitName, LogLine, Motion, Progress, Prompt, Show};
pub use style::{Dash, Line, Paint, Style};
pub use svg::{Fragment, Mark, State, standalone, symbols_svg};
pub use symbol::{Symbol, shared_symbols};
pub use text::{Anchor, Font, Text, fitting, shorten, wrap};
pub use theme::{Pattern, Rgb, SeatColor, Theme, TileColor, Token, page_css, tokens_css};
pub use words::{Arg, Cast, Family, Keys, Lang, Number, Player, Reader, Source, Words};
