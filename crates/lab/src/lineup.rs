//! Who sits where: a line-up of bots that moves round the table from game to game.

use std::fmt;

use bots::Bot;
use kernel::{Seat, Seats};

/// Names that do not fill a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineUpError {
    names: usize,
    seats: Seats,
}

impl fmt::Display for LineUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LineUpError { names, seats } = self;
        write!(
            f,
            "{names} bots cannot fill {seats} seats: name one for all, or one a seat"
        )
    }
}

impl std::error::Error for LineUpError {}

/// One bot for each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineUp {
    bots: Vec<Bot>,
    seats: Seats,
}

impl LineUp {
    /// One name for all seats, or one a seat.
    ///
    /// # Errors
    /// If there are more names, or fewer.
    pub fn new(names: &[Bot], seats: Seats) -> Result<LineUp, LineUpError> {
        let bots = match names {
            [all] => vec![*all; seats.count()],
            _ if names.len() == seats.count() => names.to_vec(),
            _ => {
                let names = names.len();
                return Err(LineUpError { names, seats });
            }
        };
        Ok(LineUp { bots, seats })
    }

    /// The bots in the order in which they were named.
    pub fn bots(&self) -> &[Bot] {
        &self.bots
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Each name once, in the order in which they were named.
    pub fn names(&self) -> Vec<Bot> {
        let mut names = Vec::new();
        for bot in &self.bots {
            if !names.contains(bot) {
                names.push(*bot);
            }
        }
        names
    }

    /// Which of the bots sits here after so many rotations; with each rotation everybody moves
    /// to the seat before.
    pub fn place_at(&self, seat: Seat, rotation: usize) -> usize {
        seat.after(rotation, self.seats).index()
    }

    /// One bot a seat after so many rotations.
    pub fn seated(&self, rotation: usize) -> Vec<Bot> {
        let at = |seat| self.bots[self.place_at(seat, rotation)];
        self.seats.iter().map(at).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: usize) -> Seats {
        Seats::new(count).unwrap()
    }

    #[test]
    fn one_name_fills_the_table() {
        let line_up = LineUp::new(&[Bot::Builder], seats(3)).unwrap();
        assert_eq!(line_up.bots(), [Bot::Builder; 3]);
        assert_eq!(line_up.names(), [Bot::Builder]);
    }

    #[test]
    fn names_that_do_not_fill_the_table_are_refused() {
        let error = LineUp::new(&[Bot::First, Bot::Random], seats(3)).unwrap_err();
        assert!(error.to_string().starts_with("2 bots cannot fill 3 seats"));
        assert!(LineUp::new(&[], seats(2)).is_err());
    }

    #[test]
    fn every_bot_sits_once_at_every_seat() {
        let bots = [Bot::Builder, Bot::Random, Bot::Random, Bot::First];
        let line_up = LineUp::new(&bots, seats(4)).unwrap();
        for seat in seats(4).iter() {
            let mut places: Vec<_> = (0..4)
                .map(|rotation| line_up.place_at(seat, rotation))
                .collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3]);
        }
        assert_eq!(line_up.seated(0), bots);
        let moved = [Bot::Random, Bot::Random, Bot::First, Bot::Builder];
        assert_eq!(line_up.seated(1), moved);
    }
}
