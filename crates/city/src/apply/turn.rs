//! A turn: the compulsory card (C-14), Produce (C-19), and when it ends (C-15).

use kernel::{Seat, Sink};

use super::unchecked;
use crate::data::Card;
use crate::event::Event;
use crate::legal;
use crate::phase::{Phase, Turn};
use crate::position::City;

impl City {
    /// C-14: takes a card of the offer into the hand, seen by all (C-27).
    pub(crate) fn take(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let mut offer = (1..).zip(&mut self.open.offer);
        let wanted = offer.find(|(_, offered)| offered.is_free(card));
        let (Phase::Take(space), Some((slot, offered))) = (self.open.phase, wanted) else {
            unchecked()
        };
        offered.taken_by = Some(seat);
        let deck = offered.deck;
        sink.emit(Event::Took {
            seat,
            card,
            deck,
            slot,
        });
        self.open.players[seat].seen.add(card);
        self.open.phase = Phase::Act(Turn {
            space,
            build: true,
            produce: true,
        });
    }

    /// C-19: pays for missing cogs; then every production building works once.
    pub(crate) fn produce(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut turn = self.turn();
        let (_, free_cogs) = self.free_points(turn.space);
        let paid = legal::produce_price(free_cogs);
        let player = &mut self.open.players[seat];
        let gain = player.town.production();
        let bricks = gain.bricks - player.town.bricks();
        player.coins = player.coins - paid + u16::from(gain.coins);
        player.influence += u16::from(gain.influence);
        player.town.add_bricks(bricks);
        sink.emit(Event::Produced {
            seat,
            paid,
            coins: gain.coins,
            bricks: bricks.len() as u8,
            influence: gain.influence,
        });
        turn.produce = false;
        self.go_on(seat, turn, sink);
    }

    /// C-15: the turn goes on with what is still open, and ends when nothing is.
    pub(super) fn go_on(&mut self, seat: Seat, turn: Turn, sink: &mut impl Sink<Event>) {
        self.open.phase = Phase::Act(turn);
        if !turn.build && !turn.produce {
            self.end_turn(seat, sink);
        }
    }

    /// C-15: the player ends the turn.
    pub(crate) fn end_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::TurnEnded { seat });
        self.next_turn(Some(self.turn().space), sink);
    }
}
