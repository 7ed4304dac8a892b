//! The colours by name, for both themes: the only place where a colour is written down.
//! What the names are for, and what is measured on them, is in the guide of the look.

use std::fmt;

kernel::vocabulary! {
    /// One of the two looks. Pieces stay light in the dark one; only the table turns dark.
    pub enum Theme: "theme" {
        /// Dark ink on a light table.
        Light = "light",
        /// Light ink on a dark table.
        Dark = "dark",
    }
}

/// A colour on the screen: 8 bits each of red, green, blue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgb(pub u32);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:06X}", self.0)
    }
}

macro_rules! tokens {
    ($( $value:ident = $word:literal, $light:literal, $dark:literal, $doc:literal; )+) => {
        kernel::vocabulary! {
            /// A colour by what it is for. Its word is the name of the CSS variable.
            pub enum Token: "colour" { $( #[doc = $doc] $value = $word ),+ }
        }

        impl Token {
            /// The colour in a theme.
            pub const fn value(self, theme: Theme) -> Rgb {
                match (self, theme) {
                    $(
                        (Token::$value, Theme::Light) => Rgb($light),
                        (Token::$value, Theme::Dark) => Rgb($dark),
                    )+
                }
            }
        }
    };
}

#[rustfmt::skip]
tokens! {
    Ground =       "ground",          0xEDE6DA, 0x191613, "The page.";
    Surface =      "surface",         0xFBF8F3, 0x23201C, "Panels.";
    Raised =       "raised",          0xFFFFFF, 0x2E2A25, "Controls.";
    Sunk =         "sunk",            0xE2D8C8, 0x12100E, "Wells.";
    Line =         "line",            0xD5C9B7, 0x3D372F, "Dividers; never the only border of a control.";
    LineStrong =   "line-strong",     0x867863, 0x8B7F70, "Borders of controls.";
    Ink =          "ink",             0x2A231D, 0xF3ECE1, "Text.";
    Ink2 =         "ink-2",           0x544A40, 0xCEC3B4, "Second text.";
    Ink3 =         "ink-3",           0x675C50, 0xA99D8E, "Captions; not on sunk.";
    Accent =       "accent",          0xA2412A, 0xE48B63, "Filled button, active tab.";
    AccentHover =  "accent-hover",    0x8A3521, 0xF0A37F, "The same under the pointer.";
    OnAccent =     "on-accent",       0xFFF9F4, 0x2A0F06, "Text on accent.";
    AccentSoft =   "accent-soft",     0xF4DFD3, 0x3B2820, "Ground of the prompt.";
    OnAccentSoft = "on-accent-soft",  0x7A2E1B, 0xFFC9AE, "Text on accent-soft.";
    Signal =       "signal",          0xA2412A, 0xFFAA80, "Legal and selected places, always with halo.";
    Halo =         "halo",            0xFFFFFF, 0x12100E, "The other half of that pair.";
    Focus =        "focus",           0x1C5FA6, 0x8FC1F5, "The keyboard ring.";
    Good =         "good",            0x3B6A2E, 0x9CCB86, "Good news, with a word.";
    Warn =         "warn",            0x7F5300, 0xE8BC62, "A warning, with a word.";
    Bad =          "bad",             0xA1261F, 0xF39A8E, "An error, with a word.";
    Board =        "board",           0xE9E0D0, 0x302B25, "Ground of maps and grids.";
    Board2 =       "board-2",         0xDDD1BC, 0x3A342C, "Empty cells.";
    BoardLine =    "board-line",      0xB9AA91, 0x5A5145, "Lines of a grid.";
    Water =        "water",           0x9DBFCA, 0x2F4C58, "River, fountains, aqueducts.";
    WaterLine =    "water-line",      0x4F7F8F, 0x6E9BAA, "Its lines.";
    Hill =         "hill",            0xC3AE88, 0x5B4E38, "Hills.";
    HillLine =     "hill-line",       0x7D6845, 0xB39C70, "Their lines.";
    Roof =         "roof",            0xC66B45, 0xB2603E, "Roofs.";
    Roof2 =        "roof-2",          0xA75434, 0x8A452B, "Residential bands, value tags, stars.";
    Marble =       "marble",          0xFAF7F1, 0xDDD6CA, "Civic buildings, temples.";
    Marble2 =      "marble-2",        0xDCD4C7, 0xB3AA9C, "Their second tone.";
    Sand =         "sand",            0xE2C48E, 0xC9A86F, "Commercial.";
    Sand2 =        "sand-2",          0xB98F46, 0x8F6C33, "Its second tone.";
    Plaster =      "plaster",         0xF1E6D4, 0xCFC3B0, "Walls.";
    Field =        "field",           0xC9CFA0, 0x8F9768, "Farms.";
    Field2 =       "field-2",         0x66713A, 0x56603A, "Their bands and furrows.";
    Draw =         "draw",            0x3B3029, 0x1C1613, "Ink of drawings on pieces.";
    Card =         "card",            0xF6EFE3, 0xE4DBCD, "Card paper.";
    OnBand =       "on-band",         0xFFFFFF, 0xFFFFFF, "Text on roof-2 and field-2.";
    TileRed =      "t-red",           0xB2402C, 0x9C3A28, "The red of districts and public buildings.";
    TileYellow =   "t-yellow",        0xF2CB52, 0xDBB945, "The yellow of districts and public buildings.";
    TileGreen =    "t-green",         0x8CAA7B, 0x7D9B70, "The green of districts and public buildings.";
    TileBlue =     "t-blue",          0x456FA8, 0x3D6498, "The blue of districts and public buildings.";
    OnTileRed =    "on-t-red",        0xFFFFFF, 0xFFFFFF, "What stands on tile red.";
    OnTileYellow = "on-t-yellow",     0x2A231D, 0x2A231D, "What stands on tile yellow.";
    OnTileGreen =  "on-t-green",      0x1E2A16, 0x1E2A16, "What stands on tile green.";
    OnTileBlue =   "on-t-blue",       0xFFFFFF, 0xFFFFFF, "What stands on tile blue.";
    Porphyry =     "p-porphyry",      0xA03A55, 0xA03A55, "The seat colour porphyry.";
    Lapis =        "p-lapis",         0x0C539A, 0x0C539A, "The seat colour lapis.";
    Saffron =      "p-saffron",       0xF7CB33, 0xF7CB33, "The seat colour saffron.";
    Laurel =       "p-laurel",        0x62AC74, 0x62AC74, "The seat colour laurel.";
    Basalt =       "p-basalt",        0x24252D, 0x24252D, "The seat colour basalt.";
    OnPorphyry =   "on-porphyry",     0xFFFFFF, 0xFFFFFF, "The symbol on porphyry.";
    OnLapis =      "on-lapis",        0xFFFFFF, 0xFFFFFF, "The symbol on lapis.";
    OnSaffron =    "on-saffron",      0x2A1C00, 0x2A1C00, "The symbol on saffron.";
    OnLaurel =     "on-laurel",       0x12230F, 0x12230F, "The symbol on laurel.";
    OnBasalt =     "on-basalt",       0xFFFFFF, 0xFFFFFF, "The symbol on basalt.";
    Ring =         "ring",            0xFFFFFF, 0xFFFFFF, "The ring round a seat's token, outlines of pawns.";
    Hairline =     "hairline",        0x2A231D, 0x2A231D, "The thin line round that ring; outlines of pieces of a seat.";
    StoneGrey =    "stone-grey",      0x8E9499, 0x8E9499, "First water line of a map.";
    StoneBrown =   "stone-brown",     0xA0703F, 0xA0703F, "Second water line of a map.";
    StoneWhite =   "stone-white",     0xFFFFFF, 0xFFFFFF, "Third water line of a map.";
}
