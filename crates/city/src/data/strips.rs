//! The six action strips (C-2).

use std::fmt;
use std::str::FromStr;

use kernel::UnknownWord;

/// Spaces on a strip.
pub const SPACES: usize = 5;

/// What a space of a strip gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// A brick, for building.
    Brick,
    /// A cog, for producing.
    Cog,
}

/// A strip as it lies: bit `i` is set where space `i` (0 is next to the emperor) is a cog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Strip(u8);

/// C-2: three bricks and two cogs make six orders, up to reversal.
pub const STRIPS: [Strip; 6] = [
    Strip::read(b"BBBCC"),
    Strip::read(b"BBCBC"),
    Strip::read(b"BBCCB"),
    Strip::read(b"BCBBC"),
    Strip::read(b"BCBCB"),
    Strip::read(b"CBBBC"),
];

impl Strip {
    const fn read(letters: &[u8; SPACES]) -> Strip {
        let mut cogs = 0;
        let mut space = 0;
        while space < SPACES {
            if letters[space] == b'C' {
                cogs |= 1 << space;
            }
            space += 1;
        }
        Strip(cogs)
    }

    /// What the space gives, counted from 0.
    pub const fn point(self, space: usize) -> Point {
        if self.0 >> space & 1 == 1 {
            Point::Cog
        } else {
            Point::Brick
        }
    }

    /// The other way round: space 1 becomes space 5.
    #[must_use]
    pub const fn reversed(self) -> Strip {
        Strip(self.0.reverse_bits() >> (8 - SPACES))
    }

    /// The other way round if told so.
    #[inline]
    #[must_use]
    pub fn turned(self, reversed: bool) -> Strip {
        if reversed { self.reversed() } else { self }
    }

    /// The strip as C-2 prints it, whichever way it lies.
    #[must_use]
    pub fn printed(self) -> Strip {
        self.turned(!STRIPS.contains(&self))
    }

    /// C-16: bricks and cogs of a space (counted from 0) and all spaces nearer the emperor.
    #[inline]
    pub const fn free_points(self, space: usize) -> (u8, u8) {
        let reached = (1u8 << (space + 1)) - 1;
        let cogs = (self.0 & reached).count_ones() as u8;
        (space as u8 + 1 - cogs, cogs)
    }
}

impl fmt::Display for Strip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..SPACES).try_for_each(|space| match self.point(space) {
            Point::Brick => f.write_str("B"),
            Point::Cog => f.write_str("C"),
        })
    }
}

impl FromStr for Strip {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Strip, UnknownWord> {
        let letters: Option<&[u8; SPACES]> = text.as_bytes().try_into().ok();
        letters
            .map(Strip::read)
            .filter(|strip| strip.to_string() == text && STRIPS.contains(&strip.printed()))
            .ok_or_else(|| UnknownWord {
                kind: "strip",
                word: text.to_string(),
            })
    }
}

kernel::serde_as_text!(Strip);
