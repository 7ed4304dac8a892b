//! Standalone pictures as PNG, with the two fonts of the look inside. Nothing is read from the
//! machine: no system fonts, no files.

use std::fmt;
use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

pub(crate) const SANS_REGULAR: &[u8] = include_bytes!("../fonts/source-sans-3-400.ttf");
pub(crate) const SANS_SEMIBOLD: &[u8] = include_bytes!("../fonts/source-sans-3-600.ttf");
pub(crate) const SANS_BOLD: &[u8] = include_bytes!("../fonts/source-sans-3-700.ttf");
pub(crate) const DISPLAY: &[u8] = include_bytes!("../fonts/marcellus-400.ttf");

/// Why a picture could not be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The text is no SVG.
    NoSvg(String),
    /// The picture has no size, or one too large to hold.
    Size,
    /// The picture could not be written.
    Encoding(String),
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::NoSvg(reason) => write!(f, "the picture is no SVG: {reason}"),
            PngError::Size => f.write_str("the picture has no size that can be drawn"),
            PngError::Encoding(reason) => write!(f, "the picture cannot be written: {reason}"),
        }
    }
}

impl std::error::Error for PngError {}

/// A standalone SVG as PNG, `scale` pixels to the unit.
///
/// # Errors
/// If the text is no SVG or the picture is too large.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let tree = parse(svg)?;
    let size = tree
        .size()
        .to_int_size()
        .scale_by(scale)
        .ok_or(PngError::Size)?;
    let mut pixels = Pixmap::new(size.width(), size.height()).ok_or(PngError::Size)?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    pixels
        .encode_png()
        .map_err(|error| PngError::Encoding(error.to_string()))
}

pub(crate) fn parse(svg: &str) -> Result<Tree, PngError> {
    let options = Options {
        fontdb: fonts(),
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|error| PngError::NoSvg(error.to_string()))
}

/// The fonts, read once.
fn fonts() -> Arc<fontdb::Database> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let load = || {
        let mut fonts = fontdb::Database::new();
        for font in [SANS_REGULAR, SANS_SEMIBOLD, SANS_BOLD, DISPLAY] {
            fonts.load_font_data(font.to_vec());
        }
        Arc::new(fonts)
    };
    Arc::clone(FONTS.get_or_init(load))
}
