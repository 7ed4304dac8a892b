//! What tests of every game's pictures and words share.

mod boxes;
mod locales;
mod pictures;

pub use boxes::{TextFault, text_faults};
pub use locales::{check_words, locale_faults};
pub use pictures::{Pictures, picture_faults};
