//! Build, C-20 to C-26. The order is that of C-24: pay; remove a replaced card; lay; stars;
//! effect.

use kernel::{Seat, Sink};

use crate::data::Card;
use crate::event::Event;
use crate::grid::Cell;
use crate::legal;
use crate::memory::UnseenBuild;
use crate::phase::Phase;
use crate::position::{City, Player};
use crate::town::BuildGain;

impl City {
    /// Builds a card from the hand.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        (card, cell, tokens): (Card, Cell, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let mut turn = self.turn();
        turn.build = false;
        let (free_bricks, _) = self.free_points(turn.space);
        let coins = legal::build_price(card, free_bricks, tokens);
        let unseen = self.leave_hand(seat, card);
        let player = &mut self.open.players[seat];
        let replaced = player.town.card(cell);
        let gain = player.build((card, cell, tokens), coins);
        self.open.replaced += u8::from(replaced.is_some());
        sink.emit(Event::Built {
            seat,
            card,
            cell,
            replaced,
            tokens,
            coins,
            unseen,
        });
        tell(seat, cell, gain, sink);
        match gain.draws {
            0 => self.go_on(seat, turn, sink),
            draws => self.open.phase = Phase::SchoolDeck { turn, draws },
        }
    }

    /// C-27: of two equal cards the one that was seen is built first. Tells whether nobody had
    /// seen the card.
    fn leave_hand(&mut self, seat: Seat, card: Card) -> bool {
        let unseen = !self.open.players[seat].seen.remove(card);
        if unseen {
            let after_keeps = self.keeps.len() as u8;
            self.open.unseen_builds.push(UnseenBuild {
                seat,
                card,
                after_keeps,
            });
            self.hidden.secret_kinds[seat] = self.secret(seat).unwrap_or_default().kinds();
        }
        unseen
    }
}

impl Player {
    /// C-24: pays, lays the card and books what it brings. The school's work is a decision (C-25).
    pub(crate) fn build(
        &mut self,
        (card, cell, tokens): (Card, Cell, u8),
        coins: u16,
    ) -> BuildGain {
        self.coins -= coins;
        self.town.spend_bricks(tokens, cell);
        self.town.lay(card, cell);
        let gain = self.town.gain(card, cell);
        self.coins += u16::from(gain.coins);
        self.influence += u16::from(gain.stars + gain.influence);
        self.town.add_points(cell, gain.points);
        gain
    }
}

/// Tells what the card brought (C-24, C-26).
fn tell(seat: Seat, cell: Cell, gain: BuildGain, sink: &mut impl Sink<Event>) {
    let BuildGain { coins, points, .. } = gain;
    let influence = gain.stars + gain.influence;
    if coins + influence + points > 0 {
        sink.emit(Event::Gained {
            seat,
            cell,
            coins,
            influence,
            points,
        });
    }
}
