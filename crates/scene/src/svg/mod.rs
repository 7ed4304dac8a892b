//! Scene to SVG, in three packagings. A *fragment* is one area for the page: classes, no style
//! attributes, symbols by name. A *standalone* picture is a file: symbols and colours inside. A
//! *detail* is a part of an area, for a text.

mod detail;
mod fragment;
mod number;
mod standalone;
mod writer;

pub use fragment::{Fragment, symbols_svg};
pub use standalone::{Mark, Scene, State};

/// Writes a number as all pictures do.
pub(crate) fn push_number(out: &mut String, value: f32) {
    number::push_number(out, value);
}
