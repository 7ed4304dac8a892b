//! A decision as one seat sees it: the only thing a bot is ever given.

use std::fmt;

use crate::{Game, Rng, Seat, View as _, Viewer};

/// One seat's decision: what it knows and what it may do. There is no state in it, so that a bot
/// which looks at hidden things does not compile, and a bot elsewhere is never sent any.
#[derive(Clone, PartialEq, Eq)]
pub struct Observed<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Game> fmt::Debug for Observed<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Observed { seat, legal, .. } = self;
        write!(f, "Observed(seat {seat}, {} choices)", legal.len())
    }
}

impl<G: Game> Observed<G> {
    /// The decision of `seat`.
    pub fn new(game: &G, seat: Seat) -> Observed<G> {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        Observed { seat, view, legal }
    }

    /// The decision that this view and these choices are; `None` if it is no seat's view.
    pub fn from_view(view: G::View, legal: Vec<G::Action>) -> Option<Observed<G>> {
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        Some(Observed { seat, view, legal })
    }

    /// Whose decision it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat knows.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// What the seat may do.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// A game that the seat cannot tell from the real one.
    pub fn determinize(&self, rng: &mut Rng) -> G {
        self.view.determinize(rng)
    }
}
