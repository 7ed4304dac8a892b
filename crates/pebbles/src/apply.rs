//! What an action does.

use kernel::{Seat, SeatSet, Sink};

use crate::{Choice, Event, Pebbles, Phase};

impl Pebbles {
    /// P-2.
    pub(crate) fn choose(&mut self, seat: Seat, swaps: bool, sink: &mut impl Sink<Event>) {
        let Phase::Choose { first, chosen } = self.phase else {
            return;
        };
        let chosen = chosen.with(seat);
        self.open.phase = Phase::Choose { first, chosen };
        self.hidden.secrets[seat].swaps = swaps;
        sink.emit(Event::Chose(seat, Choice::of(swaps)));
        if chosen == SeatSet::all(self.open.seats()) {
            self.open.phase = Phase::Take { turn: first };
            self.swap_numbers(sink);
        }
    }

    /// P-2: once all have chosen, the numbers are swapped in seat order.
    fn swap_numbers(&mut self, sink: &mut impl Sink<Event>) {
        for (seat, secret) in self.hidden.secrets.iter_mut() {
            if std::mem::take(&mut secret.swaps) {
                let got = self.hidden.bag.pop().expect("12 numbers, 5 seats, 5 swaps");
                let gave = std::mem::replace(&mut secret.number, got);
                self.open.given_back.push(gave);
                sink.emit(Event::Swapped(seat, gave, Some(got)));
            }
        }
    }

    /// P-3.
    pub(crate) fn take(&mut self, seat: Seat, count: u8, sink: &mut impl Sink<Event>) {
        self.open.pile -= count;
        self.open.taken[seat] += count;
        self.open.phase = match self.pile {
            0 => Phase::Over,
            _ => Phase::Take {
                turn: seat.next(self.open.seats()),
            },
        };
        sink.emit(Event::Took(seat, count));
    }
}
