//! What may be done. Each decision has one set of choices; `legal` lists it, `check` looks the
//! action up in it, and only where it is missing asks for the rule that forbids it.

use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::action::{Action, Kind, Tiles};
use crate::data::{Aqueduct, ByColor, Color, hill_places};
use crate::grid::{Edge, Edges, TilePosition, Triangle};
use crate::position::{Open, Phase};
use crate::refusal::Illegal;

/// The colours of which there is something.
fn there(counts: ByColor<u8>) -> impl Iterator<Item = Color> {
    let colors = Color::ALL.iter().copied();
    colors.filter(move |color| counts[*color] > 0)
}

impl Open {
    /// Who decides.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Leave(leaving) => SeatSet::one(leaving.seat),
            _ => SeatSet::one(self.active),
        }
    }

    /// Replaces `out` by everything the seat may do.
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.to_act().contains(seat) {
            self.each_choice(|action| out.push(action));
        }
    }

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        let mut listed = false;
        self.each_choice(|choice| listed |= choice == action);
        if listed {
            Ok(())
        } else {
            Err(self.explain(action))
        }
    }

    /// Everything that the deciding seat may do, in canonical order.
    #[inline]
    pub(crate) fn each_choice(&self, each: impl FnMut(Action)) {
        let player = self.active_player();
        match self.phase {
            Phase::Kind => {
                let possible = |kind: &Kind| self.can(*kind).is_ok();
                let kinds = Kind::ALL.iter().copied().filter(possible);
                let passes = (!self.can_act()).then_some(Action::Pass);
                kinds.map(Action::Choose).chain(passes).for_each(each);
            }
            Phase::Extra => {
                let spent = there(player.imperium).map(Action::Spend);
                spent.chain([Action::End]).for_each(each);
            }
            Phase::Draw => self.draws().map(Action::Take).for_each(each),
            Phase::Expand { .. } | Phase::Begin { .. } => {
                self.next_edges().iter().map(Action::Piece).for_each(each);
            }
            Phase::Recall => player.posted.iter().map(Action::Fetch).for_each(each),
            Phase::Color => there(player.hand).map(Action::Tile).for_each(each),
            Phase::Position { .. } => self.map.places().iter().map(Action::Lay).for_each(each),
            Phase::Magistrate { .. } => [Action::With, Action::Without].into_iter().for_each(each),
            Phase::Site { waiting } => waiting.iter().map(Action::Resolve).for_each(each),
            Phase::Leave(leaving) => {
                let there = self.at_site(leaving.seat, leaving.site).iter();
                there.map(Action::Move).chain([Action::Stay]).for_each(each);
            }
            Phase::Over => {}
        }
    }

    /// M-9: whether an action of this kind can be carried out.
    ///
    /// # Errors
    /// Why not.
    #[inline]
    pub fn can(&self, kind: Kind) -> Result<(), Illegal> {
        let player = self.active_player();
        let (possible, otherwise) = match kind {
            Kind::Draw => (self.stacks.total() > 0, Illegal::NothingToDraw),
            Kind::Expand => (!self.map.all_extensions().is_empty(), Illegal::NoPieceFits),
            Kind::Recall => (!player.posted.is_empty(), Illegal::NoneToRecall),
            Kind::Play if player.hand.total() == 0 => (false, Illegal::EmptyHand),
            Kind::Play => (!self.map.places().is_empty(), Illegal::NoPlace),
        };
        if possible { Ok(()) } else { Err(otherwise) }
    }

    fn can_act(&self) -> bool {
        Kind::ALL.iter().any(|kind| self.can(*kind).is_ok())
    }

    /// M-10: whether an extra action can be had.
    pub(crate) fn can_spend(&self) -> bool {
        self.active_player().imperium.total() > 0 && self.can_act()
    }

    /// M-12: two tiles of different colours; from one stack only if no other is left. It has two,
    /// for the stacks together always hold an even number.
    fn draws(&self) -> impl Iterator<Item = Tiles> {
        let left: ArrayVec<Color, 4> = there(self.stacks).collect();
        let mut draws = ArrayVec::<Tiles, 6>::new();
        if let [only] = left[..] {
            draws.push(Tiles::new(only, only));
        }
        for (index, a) in left.iter().enumerate() {
            let others = left[index + 1..].iter();
            draws.extend(others.map(|b| Tiles::new(*a, *b)));
        }
        draws.into_iter()
    }

    /// M-13, M-21: where the next piece may go; at a spring only those of its aqueduct.
    pub fn next_edges(&self) -> Edges {
        if let Phase::Begin { aqueduct, .. } = self.phase {
            self.map.extensions(aqueduct)
        } else {
            self.map.all_extensions()
        }
    }
}

/// Nothing here decides what is legal.
impl Open {
    /// The rule that forbids an action that is not among the choices.
    fn explain(&self, action: Action) -> Illegal {
        match (self.phase, action) {
            (Phase::Kind, Action::Choose(kind)) => {
                self.can(kind).err().unwrap_or(Illegal::NotAsked)
            }
            (Phase::Kind, Action::Pass) => Illegal::MustAct,
            (Phase::Extra, Action::Spend(_)) => Illegal::NoImperium,
            (Phase::Draw, Action::Take(tiles)) => self.explain_draw(tiles),
            (Phase::Recall, Action::Fetch(_)) => Illegal::NotRecallable,
            (Phase::Color, Action::Tile(_)) => Illegal::NotInHand,
            (Phase::Position { .. }, Action::Lay(position)) => self.explain_place(position),
            (Phase::Expand { .. } | Phase::Begin { .. }, Action::Piece(edge)) => {
                self.explain_piece(edge)
            }
            (Phase::Site { .. }, Action::Resolve(_)) => Illegal::NotWaiting,
            (Phase::Leave(_), Action::Move(_)) => Illegal::NotAtSite,
            _ => Illegal::NotAsked,
        }
    }

    fn explain_draw(&self, tiles: Tiles) -> Illegal {
        let mut left = self.stacks;
        for color in tiles.colors() {
            if left[color] == 0 {
                return Illegal::StackEmpty;
            }
            left[color] -= 1;
        }
        Illegal::OtherTilesLeft
    }

    fn explain_place(&self, position: TilePosition) -> Illegal {
        let triangles = position.triangles();
        let covered = |triangle: &Triangle| self.map.covered.contains(*triangle);
        let on_hill_place = hill_places().any(|place| triangles.contains(&place));
        if triangles.iter().any(covered) {
            Illegal::Covered
        } else if on_hill_place && !self.options.unused_hills {
            Illegal::HillPlaceClosed
        } else {
            Illegal::NotBeside
        }
    }

    fn explain_piece(&self, edge: Edge) -> Illegal {
        if !self.map.sides.contains(edge) {
            return Illegal::NoTileSide;
        }
        if self.map.all_extensions().contains(edge) {
            return Illegal::OtherAqueduct;
        }
        let ends_here = |aqueduct: &&Aqueduct| {
            let end = self.map.path(**aqueduct).last();
            end.is_some_and(|end| edge.ends().contains(end))
        };
        match Aqueduct::ALL.iter().find(ends_here) {
            None => Illegal::NotAtEnd,
            Some(aqueduct) if self.map.pieces_left(*aqueduct) == 0 => Illegal::Finished,
            Some(_) => Illegal::Touches,
        }
    }
}
