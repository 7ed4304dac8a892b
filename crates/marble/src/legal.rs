//! What may be done. Each decision has one set of choices; `legal` lists it, `check` looks the
//! action up in it, and only where it is missing asks `explain` for the rule that forbids it.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::action::{Action, Kind, Tiles};
use crate::data::Color;
use crate::grid::EdgeSet;
use crate::illegal::Illegal;
use crate::state::{Marble, Phase};

/// All choices of what to draw.
type Draws = ArrayVec<Tiles, 6>;

impl Marble {
    /// Who decides.
    #[inline]
    pub(crate) fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Leave(leaving) => SeatSet::one(leaving.seat),
            Phase::Kind
            | Phase::Extra
            | Phase::Draw
            | Phase::Expand { .. }
            | Phase::Recall
            | Phase::Color
            | Phase::Position { .. }
            | Phase::Magistrate { .. }
            | Phase::Begin { .. }
            | Phase::Site { .. } => SeatSet::one(self.active),
        }
    }

    /// Replaces `out` by everything the deciding seat may do.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Kind => self.list_kinds(out),
            Phase::Extra => {
                out.extend(self.spendable().map(Action::Spend));
                out.push(Action::End);
            }
            Phase::Draw => out.extend(self.draws().into_iter().map(Action::Take)),
            Phase::Expand { .. } | Phase::Begin { .. } => {
                out.extend(self.next_edges().iter().map(Action::Piece));
            }
            Phase::Recall => out.extend(self.active_player().posted.iter().map(Action::Fetch)),
            Phase::Color => out.extend(self.playable().map(Action::Tile)),
            Phase::Position { .. } => out.extend(self.map.places().iter().map(Action::Lay)),
            Phase::Magistrate { .. } => out.extend([Action::With, Action::Without]),
            Phase::Site { waiting } => out.extend(waiting.iter().map(Action::Resolve)),
            Phase::Leave(leaving) => {
                let there = self.at_site(leaving.seat, leaving.site);
                out.extend(there.iter().map(Action::Move));
                out.push(Action::Stay);
            }
            Phase::Over => {}
        }
    }

    fn list_kinds(&self, out: &mut Vec<Action>) {
        let possible = |kind: &&Kind| self.can(**kind).is_ok();
        out.extend(
            Kind::ALL
                .iter()
                .filter(possible)
                .copied()
                .map(Action::Choose),
        );
        if out.is_empty() {
            out.push(Action::Pass);
        }
    }

    /// Whether the seat may do this now.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.deciders().contains(seat) {
            return Err(Illegal::NotYourDecision);
        }
        let allowed = match (self.phase, action) {
            (Phase::Kind, Action::Choose(kind)) => return self.can(kind),
            (Phase::Kind, Action::Pass) => !self.can_act(),
            (Phase::Extra, Action::Spend(color)) => self.active_player().imperium[color] > 0,
            (Phase::Draw, Action::Take(tiles)) => self.draws().contains(&tiles),
            (Phase::Expand { .. } | Phase::Begin { .. }, Action::Piece(edge)) => {
                self.next_edges().contains(edge)
            }
            (Phase::Recall, Action::Fetch(position)) => {
                self.active_player().posted.contains(position)
            }
            (Phase::Color, Action::Tile(color)) => self.active_player().hand[color] > 0,
            (Phase::Position { .. }, Action::Lay(position)) => self.map.places().contains(position),
            (Phase::Site { waiting }, Action::Resolve(site)) => waiting.contains(site),
            (Phase::Leave(leaving), Action::Move(position)) => {
                self.at_site(leaving.seat, leaving.site).contains(position)
            }
            (Phase::Extra, Action::End)
            | (Phase::Magistrate { .. }, Action::With | Action::Without)
            | (Phase::Leave(_), Action::Stay) => true,
            _ => return Err(Illegal::NotAsked),
        };
        if allowed {
            Ok(())
        } else {
            Err(self.explain(action))
        }
    }

    /// M-9: whether an action of this kind can be carried out.
    ///
    /// # Errors
    /// Why not.
    #[inline]
    pub(crate) fn can(&self, kind: Kind) -> Result<(), Illegal> {
        let player = self.active_player();
        let (possible, otherwise) = match kind {
            Kind::Draw => (self.stacks.total() > 0, Illegal::NothingToDraw),
            Kind::Expand => (self.map.can_extend(), Illegal::NoPieceFits),
            Kind::Recall => (!player.posted.is_empty(), Illegal::NoneToRecall),
            Kind::Play if player.hand.total() == 0 => (false, Illegal::EmptyHand),
            Kind::Play => (!self.map.places().is_empty(), Illegal::NoPlace),
        };
        if possible { Ok(()) } else { Err(otherwise) }
    }

    /// Whether any action can be carried out.
    pub(crate) fn can_act(&self) -> bool {
        Kind::ALL.iter().any(|kind| self.can(*kind).is_ok())
    }

    /// M-10: whether an extra action can be had.
    pub(crate) fn can_spend(&self) -> bool {
        self.active_player().imperium.total() > 0 && self.can_act()
    }

    fn spendable(&self) -> impl Iterator<Item = Color> {
        let imperium = self.active_player().imperium;
        Color::ALL
            .iter()
            .copied()
            .filter(move |color| imperium[*color] > 0)
    }

    fn playable(&self) -> impl Iterator<Item = Color> {
        let hand = self.active_player().hand;
        Color::ALL
            .iter()
            .copied()
            .filter(move |color| hand[*color] > 0)
    }

    /// M-12: two tiles of different colours; from one stack only if no other is left.
    pub(crate) fn draws(&self) -> Draws {
        let full = |color: &Color| self.stacks[*color] > 0;
        let left: ArrayVec<Color, 4> = Color::ALL.iter().copied().filter(full).collect();
        let mut draws = Draws::new();
        if let [only] = left[..] {
            draws.push(match self.stacks[only] {
                1 => Tiles::one(only),
                _ => Tiles::two(only, only),
            });
        }
        for (index, a) in left.iter().enumerate() {
            let others = left[index + 1..].iter();
            draws.extend(others.map(|b| Tiles::two(*a, *b)));
        }
        draws
    }

    /// M-13, M-21: where the next piece may go; at a spring only those of its aqueduct.
    pub(crate) fn next_edges(&self) -> EdgeSet {
        if let Phase::Begin { aqueduct, .. } = self.phase {
            self.map.extensions(aqueduct)
        } else {
            self.map.all_extensions()
        }
    }
}
