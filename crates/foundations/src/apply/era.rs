//! F-13 to F-15a, F-20, F-38: the end of a turn, of an era, of the game.

use kernel::{Seat, Sink};

use super::out_of_phase;
use crate::data::{Ability, ERAS, IDLE_ROUNDS, Invocation};
use crate::{Card, Event, Foundations, Offer, Party, Phase, Turn};

impl Foundations {
    /// F-38: the Consul's step comes first.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self
            .open
            .consul
            .is_some_and(|consul| consul.controller == self.open.turn.seat)
        {
            self.consul_step(sink);
        } else {
            self.close_turn(sink);
        }
    }

    /// F-13, F-14: what the end of a turn brings, then the next turn or the end of the era.
    pub(crate) fn close_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.open.last_turns > 0 {
            self.open.last_turns -= 1;
            if self.open.last_turns == 0 {
                return self.end_era(sink);
            }
        } else {
            self.guard_against_idling(sink);
            if self.open.market.is_empty() {
                self.open.last_turns = self.seats.count() as u8;
                sink.emit(Event::LastTurns);
            }
        }
        self.open.turn = Turn::of(self.open.turn.seat.next(self.seats));
        self.open.phase = Phase::Turn;
    }

    /// F-14: after so many idle turns in a row the leftmost card leaves the game.
    fn guard_against_idling(&mut self, sink: &mut impl Sink<Event>) {
        self.open.idle = if self.open.turn.busy {
            0
        } else {
            self.open.idle + 1
        };
        if usize::from(self.open.idle) < IDLE_ROUNDS * self.seats.count()
            || self.open.market.is_empty()
        {
            return;
        }
        self.open.idle = 0;
        let card = self.open.market.remove(0);
        match card {
            Card::Deed(lot) => self.open.gone.deeds |= lot.alone(),
            Card::Invocation(invocation) => self.open.gone.invocations.insert(invocation),
        }
        sink.emit(Event::LeftGame { card });
        self.refill(sink);
    }

    /// F-15a: offers of I9 and I10, then scoring.
    fn end_era(&mut self, sink: &mut impl Sink<Event>) {
        if !self.options.invocations {
            return self.score_era(None, sink);
        }
        self.offer_from(0, None, sink);
    }

    /// The question after the one just answered.
    pub(crate) fn next_offer(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Offer(Offer { seat, card, census }) = self.open.phase else {
            out_of_phase();
        };
        self.offer_from(self.offer_rank(seat, card) + 1, census, sink);
    }

    /// I9, I10: in turn order from the first player of the era, I9 before I10.
    fn offer_from(&mut self, rank: usize, census: Option<Seat>, sink: &mut impl Sink<Event>) {
        let next = (rank..2 * self.seats.count())
            .map(|rank| {
                (
                    self.open.first.after(rank / 2, self.seats),
                    OFFERED[rank % 2],
                )
            })
            .find(|(seat, card)| self.can_use_at_era_end(*seat, *card));
        match next {
            Some((seat, card)) => self.open.phase = Phase::Offer(Offer { seat, card, census }),
            None => self.score_era(census, sink),
        }
    }

    fn offer_rank(&self, seat: Seat, card: Invocation) -> usize {
        let steps = self
            .seats
            .clockwise_from(self.open.first)
            .position(|own| own == seat);
        2 * steps.unwrap_or(0) + usize::from(card == OFFERED[1])
    }

    /// F-15: everybody scores; F-20: the next era, or the end.
    fn score_era(&mut self, census: Option<Seat>, sink: &mut impl Sink<Event>) {
        let tally = self.tally(census);
        for seat in self.seats.iter() {
            let player = &mut self.open.players[seat];
            player.points.add_all(&tally.players[seat].points);
            player.silver += tally.players[seat].silver;
            let (points, silver) = (tally.players[seat].points, tally.players[seat].silver);
            sink.emit(Event::Scored {
                party: Party::Seat(seat),
                points,
            });
            if silver > 0 {
                sink.emit(Event::Silver { seat, silver });
            }
        }
        if let (Some(consul), Some(points)) = (&mut self.open.consul, tally.consul) {
            consul.points.add_all(&points);
            sink.emit(Event::Scored {
                party: Party::Consul,
                points,
            });
        }
        if usize::from(self.open.era) + 1 == ERAS {
            self.open.phase = Phase::Over;
            sink.emit(Event::Over);
        } else {
            self.next_era(sink);
        }
    }

    fn next_era(&mut self, sink: &mut impl Sink<Event>) {
        self.open.era += 1;
        self.refill(sink);
        self.open.first = self.open.turn.seat.next(self.seats);
        if let Some(consul) = &mut self.open.consul {
            consul.controller = consul.controller.next(self.open.seats);
        }
        self.begin_era(sink);
    }

    /// F-15a: once-per-era abilities are fresh, R10 gets silver, the first player's turn.
    pub(crate) fn begin_era(&mut self, sink: &mut impl Sink<Event>) {
        self.open.idle = 0;
        sink.emit(Event::EraBegins {
            era: self.open.era + 1,
            first: self.open.first,
        });
        for seat in self.seats.iter() {
            self.open.players[seat].role_used = false;
            if let Some(Ability::EraSilver(silver)) = self.open.players[seat].ability() {
                self.open.gain_silver(seat, silver, sink);
            }
        }
        self.open.turn = Turn::of(self.open.first);
        self.open.phase = Phase::Turn;
    }
}

/// The cards of an era's end, in the order they are offered.
const OFFERED: [Invocation; 2] = [Invocation::Festival, Invocation::Census];
