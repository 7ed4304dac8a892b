//! A game as one seat sees it: the only thing a bot is ever given.

use crate::{Game, Rng, Seat, Seats, Viewer};

/// One seat's side of a game. It hands out what the seat may know and nothing else, so that a
/// bot which looks at hidden things does not compile.
#[derive(Clone, Copy, Debug)]
pub struct Observed<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Observed<'a, G> {
    /// The side of `seat`.
    pub fn new(game: &'a G, seat: Seat) -> Observed<'a, G> {
        Observed { game, seat }
    }

    /// Whose side it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.game.seats()
    }

    /// What the seat knows.
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do now.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.seat, out);
    }

    /// A game that the seat cannot tell from the real one.
    pub fn determinize(&self, rng: &mut Rng) -> G {
        self.game.determinize(self.seat, rng)
    }
}
