//! What tests of every game's pictures and words share.

mod boxes;
mod games;
mod golden;
mod locales;
mod pictures;

pub use boxes::{TextFault, text_faults};
pub use games::check_games;
pub use golden::{golden_files, golden_pictures};
pub use locales::{check_words, locale_faults};
pub use pictures::Pictures;
