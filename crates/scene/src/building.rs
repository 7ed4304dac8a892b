//! The buildings: front views in a box of 64 by 52, ground line at 46. A home has as many window
//! bays as its value; "grand" is one storey or a dome more. Data for cards of any game.

use crate::parts::{drawn, flat, inked, oval, round};
use crate::{Item, Rect, Size, Symbol, Token, size, square};

macro_rules! buildings {
    ($( $value:ident = $word:literal: [$($part:expr),+ $(,)?], )+) => {
        kernel::vocabulary! {
            /// A building as it stands on a card.
            pub enum Building: "building" { $( #[doc = $word] $value = $word ),+ }
        }

        impl Building {
            /// The symbol's name: `b-` and the word.
            pub const fn symbol(self) -> &'static str {
                match self { $( Building::$value => concat!("b-", $word) ),+ }
            }

            const fn parts(self) -> &'static [Item] {
                match self { $( Building::$value => const { &[$($part),+] } ),+ }
            }
        }
    };
}

impl Building {
    /// The box.
    pub const SIZE: Size = size(64.0, 52.0);

    /// The drawing, to be sent once.
    pub const fn drawing(self) -> Symbol {
        Symbol {
            id: self.symbol(),
            size: Building::SIZE,
            parts: self.parts(),
        }
    }

    /// How high it is when drawn `width` wide.
    pub const fn height(width: f32) -> f32 {
        width * Building::SIZE.h / Building::SIZE.w
    }

    /// Where the produce of a farm or the attribute of a temple's god stands.
    pub const fn emblem(self) -> Option<Rect> {
        match self {
            Building::Farm => Some(square(11.0, 17.0, 20.0)),
            Building::Temple => Some(square(24.6, 23.2, 14.8)),
            _ => None,
        }
    }
}

#[rustfmt::skip]
buildings! {
    House2 = "house-2": [
        drawn(Token::Plaster, 1.4, "M19 24h26v22h-26z"),
        drawn(Token::Roof, 1.4, "M15 24l5-9h24l5 9z"),
        inked(Token::Draw, 0.8, "M25.5 16v7M32 16v7M38.5 16v7"),
        flat(Token::Draw, "M23.2 35v-4a2.3 2.3 0 0 1 4.6 0v4zM36.2 35v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    House3 = "house-3": [
        drawn(Token::Plaster, 1.4, "M15 21h34v25h-34z"),
        drawn(Token::Roof, 1.4, "M11 21l5-9h32l5 9z"),
        inked(Token::Draw, 0.8, "M21.8 13v7M28.6 13v7M35.4 13v7M42.2 13v7"),
        flat(Token::Draw, "M18.37 32v-4a2.3 2.3 0 0 1 4.6 0v4zM18.37 41v-4a2.3 2.3 0 0 1 4.6 0v4zM29.7 32v-4a2.3 2.3 0 0 1 4.6 0v4zM41.03 32v-4a2.3 2.3 0 0 1 4.6 0v4zM41.03 41v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    House4 = "house-4": [
        drawn(Token::Plaster, 1.4, "M11 18h42v28h-42z"),
        drawn(Token::Roof, 1.4, "M7 18l5-9h40l5 9z"),
        inked(Token::Draw, 0.8, "M17 10v7M23 10v7M29 10v7M35 10v7M41 10v7M47 10v7"),
        flat(Token::Draw, "M13.95 29v-4a2.3 2.3 0 0 1 4.6 0v4zM13.95 38v-4a2.3 2.3 0 0 1 4.6 0v4zM24.45 29v-4a2.3 2.3 0 0 1 4.6 0v4zM24.45 38v-4a2.3 2.3 0 0 1 4.6 0v4zM34.95 29v-4a2.3 2.3 0 0 1 4.6 0v4zM34.95 38v-4a2.3 2.3 0 0 1 4.6 0v4zM45.45 29v-4a2.3 2.3 0 0 1 4.6 0v4zM45.45 38v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Villa2 = "villa-2": [
        drawn(Token::Plaster, 1.4, "M19 24h26v22h-26z"),
        drawn(Token::Roof, 1.4, "M15 24l5-9h24l5 9z"),
        inked(Token::Draw, 0.8, "M25.5 16v7M32 16v7M38.5 16v7"),
        inked(Token::TileYellow, 3.0, "M20 15h24"),
        inked(Token::Draw, 1.0, "M20 13.4h24"),
        flat(Token::Draw, "M23.2 35v-4a2.3 2.3 0 0 1 4.6 0v4zM36.2 35v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        drawn(Token::Marble, 1.1, "M19 24h3.2v22h-3.2zM41.8 24h3.2v22h-3.2z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Villa3 = "villa-3": [
        drawn(Token::Plaster, 1.4, "M15 21h34v25h-34z"),
        drawn(Token::Roof, 1.4, "M11 21l5-9h32l5 9z"),
        inked(Token::Draw, 0.8, "M21.8 13v7M28.6 13v7M35.4 13v7M42.2 13v7"),
        inked(Token::TileYellow, 3.0, "M16 12h32"),
        inked(Token::Draw, 1.0, "M16 10.4h32"),
        flat(Token::Draw, "M18.37 32v-4a2.3 2.3 0 0 1 4.6 0v4zM18.37 41v-4a2.3 2.3 0 0 1 4.6 0v4zM29.7 32v-4a2.3 2.3 0 0 1 4.6 0v4zM41.03 32v-4a2.3 2.3 0 0 1 4.6 0v4zM41.03 41v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        drawn(Token::Marble, 1.1, "M15 21h3.2v25h-3.2zM45.8 21h3.2v25h-3.2z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Villa4 = "villa-4": [
        drawn(Token::Plaster, 1.4, "M11 18h42v28h-42z"),
        drawn(Token::Roof, 1.4, "M7 18l5-9h40l5 9z"),
        inked(Token::Draw, 0.8, "M17 10v7M23 10v7M29 10v7M35 10v7M41 10v7M47 10v7"),
        inked(Token::TileYellow, 3.0, "M12 9h40"),
        inked(Token::Draw, 1.0, "M12 7.4h40"),
        flat(Token::Draw, "M13.95 29v-4a2.3 2.3 0 0 1 4.6 0v4zM13.95 38v-4a2.3 2.3 0 0 1 4.6 0v4zM24.45 29v-4a2.3 2.3 0 0 1 4.6 0v4zM24.45 38v-4a2.3 2.3 0 0 1 4.6 0v4zM34.95 29v-4a2.3 2.3 0 0 1 4.6 0v4zM34.95 38v-4a2.3 2.3 0 0 1 4.6 0v4zM45.45 29v-4a2.3 2.3 0 0 1 4.6 0v4zM45.45 38v-4a2.3 2.3 0 0 1 4.6 0v4z"),
        drawn(Token::Roof2, 1.1, "M28.8 46v-7.5a3.2 3.2 0 0 1 6.4 0V46z"),
        drawn(Token::Marble, 1.1, "M11 18h3.2v28h-3.2zM49.8 18h3.2v28h-3.2z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Farm = "farm": [
        drawn(Token::Field, 1.4, "M3 46V33q14-8 29-6t29-3v22z"),
        inked(Token::Field2, 0.9, "M3 40q14-6 29-4t29-3M3 46q20-7 58-6"),
        drawn(Token::Plaster, 1.2, "M40 27V18h15v8"),
        drawn(Token::Roof, 1.2, "M37.6 18l3-5.4h14l3 5.4z"),
        flat(Token::Draw, "M45.4 26v-4.4h4V26z"),
        round(Token::Marble, 1.4, 21.0, 27.0, 14.0),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Market = "market": [
        drawn(Token::Plaster, 1.4, "M8 26h48v20H8z"),
        drawn(Token::Sand, 1.2, "M8 38h48v8H8z"),
        round(Token::TileRed, 1.0, 16.0, 36.6, 2.6),
        round(Token::TileYellow, 1.0, 22.0, 36.6, 2.6),
        round(Token::TileRed, 1.0, 28.0, 36.6, 2.6),
        round(Token::Field, 1.0, 38.0, 36.6, 2.6),
        round(Token::Field, 1.0, 44.0, 36.6, 2.6),
        round(Token::TileYellow, 1.0, 50.0, 36.6, 2.6),
        drawn(Token::Marble, 1.4, "M8 12h48l4 11H4z"),
        drawn(Token::TileGreen, 1.0, "M8 12h6l-0.9 11h-7zM20 12h6l-0.4 11h-7zM32 12h6l0.1 11h-7zM44 12h6l0.6 11h-7z"),
        drawn(Token::Marble, 1.2, "M4 23a4.67 4.67 0 0 0 9.33 0a4.67 4.67 0 0 0 9.33 0a4.67 4.67 0 0 0 9.33 0a4.67 4.67 0 0 0 9.33 0a4.67 4.67 0 0 0 9.33 0a4.67 4.67 0 0 0 9.33 0"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Forum = "forum": [
        drawn(Token::Marble2, 1.2, "M5 46h54v-4H5z"),
        drawn(Token::Marble, 1.1, "M8 21h3.6v21h-3.6zM16.9 21h3.6v21h-3.6zM25.8 21h3.6v21h-3.6zM34.6 21h3.6v21h-3.6zM43.5 21h3.6v21h-3.6zM52.4 21h3.6v21h-3.6z"),
        drawn(Token::Marble, 1.4, "M5 21h54v-5H5z"),
        drawn(Token::Roof, 1.4, "M5 16l4-5h46l4 5z"),
        drawn(Token::TileGreen, 1.2, "M24 42V30h16v12z"),
        drawn(Token::Marble, 1.2, "M24 30l8-5 8 5z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Arena = "arena": [
        drawn(Token::Marble, 1.4, "M5 22c0-6 12-10 27-10s27 4 27 10v16c0 5-12 8-27 8S5 43 5 38z"),
        oval(Token::Sand, 1.3, 32.0, 22.0, 20.0, 6.4),
        drawn(Token::TileRed, 1.0, "M9.8 40v-6a2.4 2.4 0 0 1 4.8 0v6zM17.8 43v-6a2.4 2.4 0 0 1 4.8 0v6zM26.3 44.4v-6a2.4 2.4 0 0 1 4.8 0v6zM34.8 44.4v-6a2.4 2.4 0 0 1 4.8 0v6zM43.3 43v-6a2.4 2.4 0 0 1 4.8 0v6zM51.3 40v-6a2.4 2.4 0 0 1 4.8 0v6z"),
    ],
    ArenaGrand = "arena-grand": [
        drawn(Token::Marble, 1.4, "M4 12h40l16 9v25H4z"),
        inked(Token::Draw, 1.4, "M4 12h40l16 9"),
        inked(Token::Draw, 1.1, "M4 28.6h56"),
        flat(Token::Draw, "M6.4 26.4V18.16a2.36 2.36 0 0 1 4.72 0V26.4ZM13.52 26.4V18.16a2.36 2.36 0 0 1 4.72 0V26.4ZM20.64 26.4V18.16a2.36 2.36 0 0 1 4.72 0V26.4ZM27.76 26.4V18.16a2.36 2.36 0 0 1 4.72 0V26.4ZM34.88 26.4V18.16a2.36 2.36 0 0 1 4.72 0V26.4Z"),
        drawn(Token::TileRed, 1.0, "M6.4 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM14.06 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM21.71 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM29.37 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM37.03 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM44.69 46V34.43a2.63 2.63 0 0 1 5.26 0V46ZM52.34 46V34.43a2.63 2.63 0 0 1 5.26 0V46Z"),
        drawn(Token::Marble2, 1.1, "M4 12V8.4h5v3.6M14 12V8.4h5v3.6M24 12V8.4h5v3.6M34 12V8.4h5v3.6"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    School = "school": [
        drawn(Token::Plaster, 1.4, "M10 24h44v22H10z"),
        drawn(Token::Roof, 1.4, "M6 24l5-9h42l5 9z"),
        drawn(Token::Marble, 1.4, "M20 20h24v19H20z"),
        drawn(Token::TileYellow, 1.2, "M17 38.4h24c0 3.4-1.2 5.4-3.6 5.4H20.6c-2.4 0-3.6-2-3.6-5.4z"),
        inked(Token::Draw, 1.3, "M25 25h14M25 29.4h14M25 33.8h9"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    University = "university": [
        drawn(Token::Marble2, 1.2, "M5 46h54v-4H5z"),
        drawn(Token::Plaster, 1.4, "M8 26h48v16H8z"),
        drawn(Token::Marble, 1.1, "M9 26h3v16h-3zM17.6 26h3v16h-3zM26.2 26h3v16h-3zM34.8 26h3v16h-3zM43.4 26h3v16h-3zM52 26h3v16h-3z"),
        drawn(Token::Marble, 1.4, "M5 26h54v-4H5z"),
        drawn(Token::TileYellow, 1.4, "M14 22a18 14 0 0 1 36 0z"),
        flat(Token::Draw, "M26 42V31a6 6 0 0 1 12 0v11z"),
        drawn(Token::Marble, 1.0, "M29 34h6v7h-6z"),
        inked(Token::Draw, 1.4, "M32 8V4.4M4 46h56"),
    ],
    Baths = "baths": [
        drawn(Token::Plaster, 1.4, "M9 22h46v14H9z"),
        drawn(Token::Roof, 1.4, "M5 22l5-8h44l5 8z"),
        flat(Token::Draw, "M12 36V28.28a3.88 3.88 0 0 1 7.75 0V36ZM22.75 36V28.28a3.88 3.88 0 0 1 7.75 0V36ZM33.5 36V28.28a3.88 3.88 0 0 1 7.75 0V36ZM44.25 36V28.28a3.88 3.88 0 0 1 7.75 0V36Z"),
        drawn(Token::TileBlue, 1.4, "M4 35h56v4a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z"),
        inked(Token::OnTileBlue, 1.4, "M10 40q4-3.4 8 0t8 0 8 0 8 0 8 0 4-1"),
    ],
    BathsGrand = "baths-grand": [
        drawn(Token::Marble, 1.4, "M9 24h46v14H9z"),
        drawn(Token::TileBlue, 1.4, "M18 24a14 13 0 0 1 28 0z"),
        inked(Token::Draw, 1.4, "M32 11V7"),
        drawn(Token::Marble2, 1.2, "M6 24h52v-3.4H6z"),
        flat(Token::Draw, "M11.8 37V29.12a2.92 2.92 0 0 1 5.84 0V37ZM20.44 37V29.12a2.92 2.92 0 0 1 5.84 0V37ZM29.08 37V29.12a2.92 2.92 0 0 1 5.84 0V37ZM37.72 37V29.12a2.92 2.92 0 0 1 5.84 0V37ZM46.36 37V29.12a2.92 2.92 0 0 1 5.84 0V37Z"),
        drawn(Token::TileBlue, 1.4, "M4 36h56v3a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7z"),
        inked(Token::OnTileBlue, 1.4, "M10 41q4-3.4 8 0t8 0 8 0 8 0 8 0 4-1"),
    ],
    Aqueduct = "aqueduct": [
        drawn(Token::Marble, 1.4, "M3 17h58v29h-5V33a7 7 0 0 0-14 0v13h-3V33a7 7 0 0 0-14 0v13h-3V33a7 7 0 0 0-14 0v13H3z"),
        drawn(Token::Water, 1.2, "M3 17h58v5H3z"),
        drawn(Token::Marble2, 1.2, "M3 13.6h58V17H3z"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    AqueductGrand = "aqueduct-grand": [
        drawn(Token::Marble, 1.4, "M3 11h58v35h-5V37a7 7 0 0 0-14 0v9h-3V37a7 7 0 0 0-14 0v9h-3V37a7 7 0 0 0-14 0v9H3z"),
        drawn(Token::Water, 1.2, "M3 11h58v4.4H3z"),
        drawn(Token::Marble2, 1.2, "M3 8h58v3H3z"),
        flat(Token::Draw, "M5.2 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM13.17 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM21.14 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM29.11 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM37.09 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM45.06 26V20.29a2.89 2.89 0 0 1 5.77 0V26ZM53.03 26V20.29a2.89 2.89 0 0 1 5.77 0V26Z"),
        inked(Token::Draw, 1.1, "M3 27.4h58"),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
    Temple = "temple": [
        drawn(Token::Marble2, 1.2, "M8 46h48v-3.4H8z"),
        drawn(Token::Marble, 1.2, "M11 42.6h42v-3H11z"),
        drawn(Token::Marble, 1.1, "M13 24h4v15.6h-4zM24.3 24h4v15.6h-4zM35.7 24h4v15.6h-4zM47 24h4v15.6h-4z"),
        drawn(Token::Marble, 1.2, "M10 24h44v-3.6H10z"),
        drawn(Token::Marble2, 1.4, "M8 20.4L32 5l24 15.4z"),
        round(Token::Marble, 1.3, 32.0, 30.6, 10.4),
        inked(Token::Draw, 1.4, "M4 46h56"),
    ],
}
