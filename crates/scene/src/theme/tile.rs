//! The four tile colours and the patterns that tell them apart without colour.

use crate::Token;

kernel::vocabulary! {
    /// The colour of a district or of a public building.
    pub enum TileColor: "tile colour" {
        /// With arches.
        Red = "red",
        /// With dots.
        Yellow = "yellow",
        /// With stripes.
        Green = "green",
        /// With waves.
        Blue = "blue",
    }
}

impl TileColor {
    /// The colour itself.
    pub const fn token(self) -> Token {
        match self {
            TileColor::Red => Token::TileRed,
            TileColor::Yellow => Token::TileYellow,
            TileColor::Green => Token::TileGreen,
            TileColor::Blue => Token::TileBlue,
        }
    }

    /// The ink on it.
    pub const fn on(self) -> Token {
        match self {
            TileColor::Red => Token::OnTileRed,
            TileColor::Yellow => Token::OnTileYellow,
            TileColor::Green => Token::OnTileGreen,
            TileColor::Blue => Token::OnTileBlue,
        }
    }

    /// The pattern over it.
    pub const fn pattern(self) -> Pattern {
        match self {
            TileColor::Red => Pattern::Arches,
            TileColor::Yellow => Pattern::Dots,
            TileColor::Green => Pattern::Stripes,
            TileColor::Blue => Pattern::Waves,
        }
    }
}

kernel::vocabulary! {
    /// A pattern laid over a colour.
    pub enum Pattern: "pattern" {
        /// Over red.
        Arches = "arches",
        /// Over yellow.
        Dots = "dots",
        /// Over green.
        Stripes = "stripes",
        /// Over blue.
        Waves = "waves",
        /// Roof tiles.
        Tiles = "tiles",
        /// Upright ribs, for a roof that runs from side to side.
        RibsUpright = "ribs-upright",
        /// Level ribs, for a roof that runs up and down.
        RibsLevel = "ribs-level",
        /// Stripes of an awning.
        Awning = "awning",
    }
}

/// How a pattern is drawn: one tile of `w` times `h`, repeated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PatternTile {
    pub w: f32,
    pub h: f32,
    /// Turned by this many degrees.
    pub turn: f32,
    /// The path.
    pub d: &'static str,
    /// Its colour.
    pub token: Token,
    /// Line width; 0 for a filled path.
    pub width: f32,
    pub opacity: f32,
}

impl Pattern {
    /// The pattern's tile. Over tile colours it is dark and seen through by two thirds, so that a
    /// white glyph on it keeps its contrast.
    pub(crate) const fn tile(self) -> PatternTile {
        match self {
            Pattern::Arches => inked(
                8.0,
                8.0,
                "M0 8a4 4 0 0 1 8 0M-4 4a4 4 0 0 1 8 0M4 4a4 4 0 0 1 8 0",
            ),
            Pattern::Dots => PatternTile {
                width: 0.0,
                ..inked(
                    7.0,
                    7.0,
                    "M.8 1.8a1 1 0 0 1 2 0a1 1 0 0 1-2 0M4.3 5.3a1 1 0 0 1 2 0a1 1 0 0 1-2 0",
                )
            },
            Pattern::Stripes => inked(5.0, 5.0, "M2.5 0v5"),
            Pattern::Waves => inked(12.0, 6.0, "M-1 3.8q3.5-4 7 0t7 0"),
            Pattern::Tiles => roof(6.0, 6.0, 1.0, "M0 5.5a3 3 0 0 1 6 0M3 0v2.5"),
            Pattern::RibsUpright => roof(6.0, 6.0, 1.7, "M3 0v6"),
            Pattern::RibsLevel => roof(6.0, 6.0, 1.7, "M0 3h6"),
            Pattern::Awning => PatternTile {
                turn: 45.0,
                token: Token::Sand2,
                opacity: 1.0,
                ..roof(11.0, 11.0, 5.5, "M2.75 0v11")
            },
        }
    }
}

const fn inked(w: f32, h: f32, d: &'static str) -> PatternTile {
    PatternTile {
        w,
        h,
        turn: 0.0,
        d,
        token: Token::Hairline,
        width: 1.1,
        opacity: 0.34,
    }
}

const fn roof(w: f32, h: f32, width: f32, d: &'static str) -> PatternTile {
    PatternTile {
        w,
        h,
        turn: 0.0,
        d,
        token: Token::Roof2,
        width,
        opacity: 0.75,
    }
}
