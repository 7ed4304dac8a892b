//! Queries that several handlers take.

use scene::{Format, Theme};
use serde::Deserialize;

/// `?format=`
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct FormatQuery {
    #[serde(default = "wide")]
    pub format: Format,
}

/// What is drawn for whoever says nothing.
pub fn wide() -> Format {
    Format::Wide
}

/// `?theme=`
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ThemeQuery {
    #[serde(default = "light")]
    pub theme: Theme,
}

/// What is drawn for whoever says nothing.
pub fn light() -> Theme {
    Theme::Light
}
