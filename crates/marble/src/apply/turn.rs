//! M-9 to M-12, M-14, M-35: the frame of a turn, the actions without effects on the board, and
//! the end of the game.

use kernel::{Seat, Sink};

use crate::action::Tiles;
use crate::data::{ACTIONS, Color};
use crate::event::Event;
use crate::grid::TilePosition;
use crate::position::{Marble, Phase, Space, Stage};

impl Marble {
    /// M-9: no action can be carried out.
    pub(crate) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Passed { seat: self.active });
        self.finish_action(sink);
    }

    /// M-10: an imperium tile goes back to its stack for one more action.
    pub(crate) fn spend(&mut self, color: Color, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        self.open.active_player_mut().imperium[color] -= 1;
        self.open.imperium[color] += 1;
        self.open.stage = Stage::Turn { left: 1 };
        self.open.phase = Phase::Kind;
        sink.emit(Event::Spent { seat, color });
    }

    /// M-12: the tiles join the hand at the end of the turn.
    pub(crate) fn draw(&mut self, tiles: Tiles, sink: &mut impl Sink<Event>) {
        for color in tiles.colors() {
            self.open.stacks[color] -= 1;
            self.open.active_player_mut().drawn[color] += 1;
        }
        let seat = self.active;
        sink.emit(Event::Drew { seat, tiles });
        self.finish_action(sink);
    }

    /// M-14: the magistrate can be used with the next action.
    pub(crate) fn recall(&mut self, position: TilePosition, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        let player = self.open.active_player_mut();
        player.posted.remove(position);
        player.magistrates += 1;
        sink.emit(Event::Recalled { seat, position });
        self.finish_action(sink);
    }

    /// M-9, M-10, M-35: what comes after an action with all it set off.
    pub(crate) fn finish_action(&mut self, sink: &mut impl Sink<Event>) {
        match self.stage {
            Stage::Turn { left } if left > 1 => {
                self.open.stage = Stage::Turn { left: left - 1 };
                self.open.phase = Phase::Kind;
            }
            Stage::Turn { .. } => {
                self.open.stage = Stage::Turn { left: 0 };
                if self.can_spend() {
                    self.open.phase = Phase::Extra;
                } else {
                    self.end_turn(sink);
                }
            }
            Stage::Last { .. } => self.end_turn(sink),
        }
    }

    /// M-11, then the next player, the last actions, or the end.
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        let player = self.open.active_player_mut();
        for (color, count) in std::mem::take(&mut player.drawn).iter() {
            player.hand[color] += count;
        }
        self.bring_home(seat, sink);
        self.open.active = seat.next(self.seats());
        self.open.phase = Phase::Kind;
        self.open.stage = match self.stage {
            Stage::Turn { .. } if self.is_ending() => {
                sink.emit(Event::LastActions { trigger: seat });
                Stage::Last {
                    left: self.seats().count() as u8,
                }
            }
            Stage::Turn { .. } => Stage::Turn { left: ACTIONS },
            Stage::Last { left } => {
                if left == 1 {
                    (self.open.phase, self.open.active) = (Phase::Over, Seat::default());
                    sink.emit(Event::Over);
                }
                Stage::Last { left: left - 1 }
            }
        };
    }

    /// M-11: each own magistrate on a space brings its tile or coin and returns.
    fn bring_home(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let (players, imperium) = (&mut self.open.players, &mut self.open.imperium);
        let player = &mut players[seat];
        for color in Color::ALL.iter().copied() {
            for _ in 0..std::mem::take(&mut player.offices[color]) {
                let gained = imperium[color] > 0;
                if gained {
                    imperium[color] -= 1;
                    player.imperium[color] += 1;
                }
                player.magistrates += 1;
                let from = Space::Imperium(color);
                sink.emit(Event::Returned { seat, from, gained });
            }
        }
        for _ in 0..std::mem::take(&mut player.treasury) {
            player.coins += 1;
            player.magistrates += 1;
            let (from, gained) = (Space::Treasury, true);
            sink.emit(Event::Returned { seat, from, gained });
        }
    }
}
