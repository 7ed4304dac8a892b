//! Carrying out a decision. One file per part of the round, in the order of the rulebook.

mod build;
mod draft;
mod produce;
mod round;
mod school;
mod turn;

use kernel::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::state::City;

/// Does what the acting seat decided; the action is legal.
#[inline]
pub fn apply(city: &mut City, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Draft(card) => draft::keep(city, seat, card, sink),
        Action::Place(space) => round::place(city, seat, space, sink),
        Action::Take(card) => turn::take(city, seat, card, sink),
        Action::Build { card, cell, tokens } => {
            build::build(city, seat, card, cell, tokens, sink);
        }
        Action::Produce => produce::produce(city, seat, sink),
        Action::School(deck) => school::draw(city, seat, deck, sink),
        Action::Keep(card) => school::keep(city, seat, card, sink),
        Action::Under(card) => school::put_under(city, seat, card, sink),
        Action::End => turn::end(city, seat, sink),
    }
}

/// `apply` is only called with actions that are legal.
#[cold]
fn unchecked() -> ! {
    unreachable!("the action was checked before it was applied")
}
