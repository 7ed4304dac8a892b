//! The style sheet of the page: the tokens and classes of all pictures, the two fonts inside, and
//! a quiet frame round the plots.

use scene::{PAGE_FONTS, page_css, tokens_css};

use super::base64::base64;

/// The whole sheet. It asks for nothing outside of the page.
pub fn sheet() -> String {
    let mut classes = page_css();
    for (name, bytes) in PAGE_FONTS {
        let inside = format!("data:font/woff2;base64,{}", base64(bytes));
        classes = classes.replace(&format!("fonts/{name}"), &inside);
    }
    tokens_css() + &classes + FRAME
}

const FRAME: &str = include_str!("report.css");
