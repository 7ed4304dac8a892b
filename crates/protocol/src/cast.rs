//! The people at a table, under the names that are shown, the same to every reader. Names that are
//! alike are marked; a bot has a Roman name that nobody at the table has.

use kernel::{BySeat, Seat};
use log::{Occupant, SeatState, TableInfo};
use scene::words::common;
use scene::{Cast, SeatColor, Words};

use crate::names;

/// The people at a table.
pub fn cast(info: &TableInfo, words: &Words) -> Cast {
    let mut names: Vec<String> = Vec::new();
    for (seat, state) in info.seats.iter() {
        let name = seat_name(info, seat, state, &names, words);
        names.push(name);
    }
    let names = names::told_apart(&names);
    Cast::new(BySeat::from_fn(info.seats.seats(), |seat| scene::Player {
        name: names[seat.number() - 1].clone(),
        color: SeatColor::of(seat),
    }))
}

fn seat_name(
    info: &TableInfo,
    seat: Seat,
    state: &SeatState,
    before: &[String],
    words: &Words,
) -> String {
    match (&state.occupant, &state.name) {
        (Occupant::Person { .. }, Some(name)) => name.clone(),
        (Occupant::Bot { .. }, _) => {
            let person = |name: &str| {
                let seats = info.seats.iter();
                let mut named = seats.filter_map(|(_, other)| other.name.as_deref());
                named.any(|other| names::alike(other, name))
            };
            let taken = |name: &str| person(name) || before.iter().any(|other| other == name);
            let draw = info.id.as_str().bytes().map(u64::from).sum::<u64>();
            names::roman(draw + seat.number() as u64 * 7, taken).to_string()
        }
        (Occupant::Open | Occupant::Person { .. }, _) => common::player(words, seat.number()),
    }
}
