//! The five seat colours, each with its symbol, so that no seat is known by colour alone.

use kernel::Seat;

use crate::{Glyph, Token};

kernel::vocabulary! {
    /// A player's colour. Given to seats in this order, small games use the most distinct ones.
    pub enum SeatColor: "seat colour" {
        /// Purple stone; an open ring.
        Porphyry = "porphyry",
        /// Blue stone; a trident.
        Lapis = "lapis",
        /// Yellow spice; a sun.
        Saffron = "saffron",
        /// Green bay; a leaf.
        Laurel = "laurel",
        /// Black rock; a column.
        Basalt = "basalt",
    }
}

impl SeatColor {
    /// The colour a seat has if nobody chose another.
    pub const fn of(seat: Seat) -> SeatColor {
        SeatColor::ALL[seat.index()]
    }

    /// The colour itself.
    pub const fn token(self) -> Token {
        match self {
            SeatColor::Porphyry => Token::Porphyry,
            SeatColor::Lapis => Token::Lapis,
            SeatColor::Saffron => Token::Saffron,
            SeatColor::Laurel => Token::Laurel,
            SeatColor::Basalt => Token::Basalt,
        }
    }

    /// The ink on it.
    pub const fn on(self) -> Token {
        match self {
            SeatColor::Porphyry => Token::OnPorphyry,
            SeatColor::Lapis => Token::OnLapis,
            SeatColor::Saffron => Token::OnSaffron,
            SeatColor::Laurel => Token::OnLaurel,
            SeatColor::Basalt => Token::OnBasalt,
        }
    }

    /// The symbol on it.
    pub const fn glyph(self) -> Glyph {
        match self {
            SeatColor::Porphyry => Glyph::Ring,
            SeatColor::Lapis => Glyph::Trident,
            SeatColor::Saffron => Glyph::Sun,
            SeatColor::Laurel => Glyph::Leaf,
            SeatColor::Basalt => Glyph::Column,
        }
    }
}
