//! Who reads: a language, the people at the table, and whose eyes.

use kernel::{BySeat, Seat, Seats, Viewer};

use super::{Words, common};
use crate::SeatColor;

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The chosen name.
    pub name: String,
    /// The chosen colour and symbol.
    pub color: SeatColor,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            name: String::new(),
            color: SeatColor::Porphyry,
        }
    }
}

/// Everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cast {
    players: BySeat<Player>,
}

impl Cast {
    /// These people.
    pub fn new(players: BySeat<Player>) -> Cast {
        Cast { players }
    }

    /// A table where nobody gave a name: "Player 1", colours in order.
    pub fn unnamed(seats: Seats, words: &Words) -> Cast {
        let player = |seat: Seat| Player {
            name: common::player(words, seat.number()),
            color: SeatColor::of(seat),
        };
        Cast {
            players: BySeat::from_fn(seats, player),
        }
    }

    /// How many they are.
    pub fn seats(&self) -> Seats {
        self.players.seats()
    }
}

/// What every sentence and picture is made for.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub words: &'a Words,
    /// The people at the table.
    pub cast: &'a Cast,
    /// Whose eyes.
    pub viewer: Viewer,
    /// Whether points are told: not while a table hides them.
    pub points: bool,
}

impl<'a> Reader<'a> {
    /// Who reads.
    pub fn new(words: &'a Words, cast: &'a Cast, viewer: Viewer) -> Reader<'a> {
        Reader {
            words,
            cast,
            viewer,
            points: true,
        }
    }

    /// The same with or without points.
    #[must_use]
    pub fn with_points(self, points: bool) -> Reader<'a> {
        Reader { points, ..self }
    }

    /// The same for what everybody is shown.
    #[must_use]
    pub fn for_everybody(self) -> Reader<'a> {
        Reader {
            viewer: Viewer::Spectator,
            ..self
        }
    }

    /// The player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.cast.players[seat].name
    }

    /// The player's colour and symbol.
    pub fn color(&self, seat: Seat) -> SeatColor {
        self.cast.players[seat].color
    }

    /// Whether the reader sits there.
    pub fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The reader's own seat; for somebody without one, the first.
    pub fn own_seat(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Everything => Seat::default(),
        }
    }
}
