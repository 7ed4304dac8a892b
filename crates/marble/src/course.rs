//! How far the game is: whose turn comes when, and how near the last actions are (M-9, M-35).

use kernel::Seat;

use crate::data::{ACTIONS, EMPTY_STACKS};
use crate::position::{Open, Phase, Stage};

impl Open {
    /// M-35: whether the last actions are under way or follow this turn.
    pub fn is_ending(&self) -> bool {
        match self.stage {
            Stage::Turn { .. } => self.empty_stacks() >= EMPTY_STACKS,
            Stage::Last { .. } => true,
        }
    }

    /// Tiles that are drawn before the last actions, at least (M-35): the three lower stacks.
    pub(crate) fn tiles_to_come(&self) -> f32 {
        let highest = self.stacks.0.iter().max().copied().unwrap_or(0);
        (self.stacks.total() - usize::from(highest)) as f32
    }

    /// So many draws bring the last actions about, at least. Two tiles of one draw differ (M-12),
    /// so the highest of the three lower stacks takes one draw for each tile.
    pub(crate) fn draws_to_end(&self) -> usize {
        let mut stacks = self.stacks.0;
        stacks.sort_unstable();
        let [lowest, low, middle, _] = stacks.map(usize::from);
        middle.max((lowest + low + middle).div_ceil(2))
    }

    /// How many turns pass before the seat's, its own not counted; nothing after the end.
    pub(crate) fn turns_away(&self, seat: Seat) -> Option<usize> {
        let mut order = self.seats().clockwise_from(self.active);
        order.position(|next| next == seat && self.phase != Phase::Over)
    }

    /// Actions that the seat has still, the one in progress included, even if the end comes as soon
    /// as it can; exactly so many once the game is ending, extra actions (M-10) aside.
    pub(crate) fn sure_actions(&self, seat: Seat) -> usize {
        let Some(away) = self.turns_away(seat) else {
            return 0;
        };
        match self.stage {
            Stage::Turn { left } if away == 0 => usize::from(left) + 1,
            Stage::Turn { .. } => 1,
            Stage::Last { left } => usize::from(away < usize::from(left)),
        }
    }

    /// Whether the seat can bring the last actions about in its next turn or the one under way,
    /// by draws alone, for extra actions (M-10) too, if nobody draws before.
    pub(crate) fn can_end(&self, seat: Seat) -> bool {
        let actions = match self.stage {
            Stage::Last { .. } => return false,
            Stage::Turn { left } if seat == self.active => match self.phase {
                Phase::Kind | Phase::Draw | Phase::Extra => left,
                // The one in progress is no draw.
                _ => left - 1,
            },
            Stage::Turn { .. } => ACTIONS,
        };
        let extra = self.players[seat].imperium.total();
        !self.is_ending() && self.draws_to_end() <= usize::from(actions) + extra
    }
}
