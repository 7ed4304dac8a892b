//! How a shape is filled and outlined: by tokens, never by literal colours.

use crate::{Pattern, Token};

/// What a surface or a line is painted with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Paint {
    /// Nothing.
    None,
    /// A colour by name.
    Token(Token),
    /// A pattern, laid over a colour drawn before.
    Pattern(Pattern),
    /// In a symbol: the ink its user chose.
    Ink,
    /// In a symbol: the soft fill its user chose.
    Tint,
}

/// How a line is broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dash {
    /// Not at all.
    Solid,
    /// Short dashes: not available, taken.
    Dashed,
    /// Longer dashes: what a move would bring about.
    Long,
}

/// An outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line {
    /// Its colour.
    pub paint: Paint,
    /// Its width; never under 0.8 on the screen.
    pub width: f32,
    /// How it is broken.
    pub dash: Dash,
}

/// Fill, outline and opacity of one item.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Style {
    /// The surface.
    pub fill: Paint,
    /// The outline, if any.
    pub line: Option<Line>,
    /// 1 is opaque.
    pub opacity: f32,
}

impl Style {
    /// Neither surface nor line: it takes clicks only.
    pub const NONE: Style = Style {
        fill: Paint::None,
        line: None,
        opacity: 1.0,
    };

    /// A surface of one colour.
    pub const fn fill(token: Token) -> Style {
        Style {
            fill: Paint::Token(token),
            ..Style::NONE
        }
    }

    /// A pattern.
    pub const fn pattern(pattern: Pattern) -> Style {
        Style {
            fill: Paint::Pattern(pattern),
            ..Style::NONE
        }
    }

    /// A line and no surface.
    pub const fn stroke(token: Token, width: f32) -> Style {
        Style::NONE.line(token, width)
    }

    /// With this outline.
    #[must_use]
    pub const fn line(self, token: Token, width: f32) -> Style {
        self.outlined(Paint::Token(token), width)
    }

    pub(crate) const fn outlined(self, paint: Paint, width: f32) -> Style {
        let line = Line {
            paint,
            width,
            dash: Dash::Solid,
        };
        Style {
            line: Some(line),
            ..self
        }
    }

    /// With the outline broken.
    #[must_use]
    pub const fn dashed(self, dash: Dash) -> Style {
        match self.line {
            Some(line) => Style {
                line: Some(Line { dash, ..line }),
                ..self
            },
            None => self,
        }
    }

    /// Seen through.
    #[must_use]
    pub const fn opacity(self, opacity: f32) -> Style {
        Style { opacity, ..self }
    }
}
