//! Pictures and words: the drawing vocabulary, the traits of [`Show`], themes, glyphs, SVG and PNG,
//! and Fluent bundles for English and German.
//!
//! `View -> Area -> SVG | PNG`. No game is named here, and nothing is read or written.
//!
//! # Example
//! The smallest game as a picture:
//! ```
//! use aedile_scene::{Cast, Draw, Format, Lang, Reader, Scene, Speak, Theme, Words};
//! use kernel::{Game, Seed, Setup, Viewer};
//! use pebbles::{Options, Pebbles};
//!
//! let game = Pebbles::new(&Setup::new(2, Options::default())?, &Seed::of_series(1, 0));
//! let words = Words::new(Lang::De, &Pebbles::WORDS);
//! let cast = Cast::unnamed(game.seats(), &words);
//! let reader = Reader::new(&words, &cast, Viewer::Spectator);
//! let pages = Scene::pages::<Pebbles>(&game.view(reader.viewer), Format::Wide, &reader);
//! let svg = pages[0].svg(&[], Pebbles::symbols(), Theme::Light);
//! assert!(svg.starts_with("<svg") && svg.contains("noch 10 Kiesel"));
//! # Ok::<(), kernel::OptionError>(())
//! ```
//!
//! # How a game is shown
//! 1. Hits: a closed enum of what can be pointed at, with `Display` and `FromStr` as `kind:name`.
//! 2. Layout: one type per game, the only bridge from its grid to pixels, made for a [`Format`].
//! 3. Areas: an enum of [`areas!`]. [`Draw::sheet`] lists them with their places; [`Draw::draw`]
//!    draws one with the verbs of [`Drawing`] and the [`pieces`] that games share. Colours are
//!    [`Token`]s; whatever a player can choose is a [`Group`] with a [`Target`]. The page marks
//!    legal, chosen and last places by itself, from the targets' outlines.
//! 4. Words: `locales/en/GAME.ftl` of the game's crate and its German sister, asked through the
//!    functions that [`keys!`] makes. Categories, options and refusals are asked by [`Speak`]
//!    itself: `category-WORD`, `option-KEY` with its attribute `help`, `option-KEY-VALUE`,
//!    `no-WORD`.
//! 5. Choices: [`Offer`] says which hits an action is clicked by, and what is to know of each.
//! 6. Tests, with the feature `testing`: `testing::check_words`, `testing::check_games`, and
//!    `testing::golden_pictures` for positions whose pictures are kept.

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
mod detail;
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
pub use detail::Detail;
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
    Answer, Choice, Draw, Fact, Help, HitName, LogLine, Motion, Offer, Overlay, Progress, Prompt,
    Show, Speak, Tally, WhyNot,
};
pub use style::{Dash, Line, Paint, Style};
pub use svg::{Fragment, Mark, Scene, State, symbols_svg};
pub use symbol::{Symbol, shared_symbols};
pub use text::{Anchor, Font, Text, fitting, shorten, wrap};
pub use theme::{Pattern, Rgb, SeatColor, Theme, TileColor, Token, page_css, tokens_css};
pub use words::{Arg, Cast, Family, Keys, Lang, Number, Player, Reader, Source, Words};
