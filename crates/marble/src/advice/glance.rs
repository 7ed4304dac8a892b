//! One look at a position: what each of a seat's actions would bring, with what they share
//! worked out once.

use std::cell::OnceCell;

use kernel::Seat;

use super::promises::{Memory, SitePromises};
use super::weights as weight;
use crate::action::{Action, Kind};
use crate::data::{BUILDING_ON_AQUEDUCT, ByColor, Color};
use crate::grid::{Edge, TilePosition, TilePositions, Vertex};
use crate::position::{Open, Phase, Player, Space};
use crate::sites::Built;

/// The position as one seat looks at it.
pub(super) struct Glance<'a> {
    game: &'a Open,
    seat: Seat,
    promises: SitePromises<'a>,
    /// Where a tile finds a bridge tile, and a spring.
    finds: OnceCell<(TilePositions, TilePositions)>,
    /// What a tile of each colour brings at its best place.
    best_places: OnceCell<ByColor<f32>>,
    /// What the best action brings.
    best_action: OnceCell<f32>,
    future: f32,
}

impl<'a> Glance<'a> {
    pub fn new(game: &'a Open, seat: Seat, memory: &'a Memory) -> Glance<'a> {
        Glance {
            game,
            seat,
            promises: SitePromises::new(game, seat, memory),
            finds: OnceCell::new(),
            best_places: OnceCell::new(),
            best_action: OnceCell::new(),
            future: game.future(),
        }
    }

    /// How good the action seems.
    pub fn prior(&self, action: Action) -> f32 {
        match action {
            Action::Choose(kind) => self.kind(kind),
            Action::Pass | Action::End | Action::Stay => 0.0,
            Action::Spend(color) => self.extra() - self.keeping(color),
            Action::Take(tiles) => tiles.colors().iter().map(|color| self.color(*color)).sum(),
            Action::Fetch(position) => self.recall(position),
            Action::Tile(color) => self.best_place(color),
            Action::Lay(position) => match self.game.phase {
                Phase::Position { color } => self.tile(position)[color],
                _ => 0.0,
            },
            Action::With => self.magistrate(),
            Action::Without => 0.0,
            Action::Piece(edge) => self.piece(edge),
            Action::Resolve(site) => self.promises.site(site),
            Action::Move(position) => self.leave(position),
        }
    }

    fn player(&self) -> &Player {
        &self.game.players[self.seat]
    }

    fn kind(&self, kind: Kind) -> f32 {
        let player = self.player();
        let best = match kind {
            Kind::Draw => Some(self.draw()),
            Kind::Expand => {
                let edges = self.game.map.all_extensions().iter();
                best(edges, |edge| self.piece(edge))
            }
            Kind::Recall => best(player.posted.iter(), |position| self.recall(position)),
            Kind::Play => {
                let in_hand = |color: &Color| player.hand[*color] > 0;
                let colors = Color::ALL.iter().copied().filter(in_hand);
                best(colors, |color| self.best_place(color))
            }
        };
        best.unwrap_or(0.0)
    }

    /// M-10: the best action there is.
    fn extra(&self) -> f32 {
        *self.best_action.get_or_init(|| {
            let possible = |kind: &Kind| self.game.can(*kind).is_ok();
            let kinds = Kind::ALL.iter().copied().filter(possible);
            best(kinds, |kind| self.kind(kind)).unwrap_or(0.0)
        })
    }

    /// What an imperium tile is worth if it is kept.
    fn keeping(&self, color: Color) -> f32 {
        let award = self.award(color, 0) - self.award(color, -1);
        weight::IMPERIUM * self.future + award as f32
    }

    /// What one more imperium tile is worth.
    fn gaining(&self, color: Color) -> f32 {
        let award = self.award(color, 1) - self.award(color, 0);
        weight::IMPERIUM * self.future + weight::AWARD * award as f32
    }

    /// What the imperium tiles of a colour would bring with so many more or fewer of them.
    fn award(&self, color: Color, more: i8) -> i32 {
        self.game.imperium_award(self.seat, |seat| {
            let count = self.game.players[seat].imperium[color];
            let more = if seat == self.seat { more } else { 0 };
            count.saturating_add_signed(more)
        })
    }

    /// M-12: the fewer tiles one has, the better.
    fn draw(&self) -> f32 {
        let value = weight::DRAW - weight::DRAW_LESS * self.player().tiles() as f32;
        value * self.future
    }

    /// M-12: colours one has least of, from high stacks.
    fn color(&self, color: Color) -> f32 {
        let player = self.player();
        let own = f32::from(player.hand[color] + player.drawn[color]);
        let stack = f32::from(self.game.stacks[color]);
        weight::STACK * stack - weight::OWN_COLOR * own
    }

    fn best_place(&self, color: Color) -> f32 {
        self.best_places.get_or_init(|| self.all_best_places())[color]
    }

    fn all_best_places(&self) -> ByColor<f32> {
        let places = self.game.map.places();
        let tiles = places.iter().map(|position| self.tile(position));
        let best =
            tiles.reduce(|one, other| ByColor::from_fn(|color| one[color].max(other[color])));
        best.unwrap_or_default()
    }

    /// M-15: what a tile of each colour brings here, with or without a magistrate.
    fn tile(&self, position: TilePosition) -> ByColor<f32> {
        let (now, after) = self.promises.with_tile(position);
        let posting = self.posting();
        let fixed = self.found_below(position) - now - weight::TILE * self.future;
        ByColor::from_fn(|color| match posting {
            Some(cost) => fixed + after.without.max(after.with[color] - cost),
            None => fixed + after.without,
        })
    }

    /// What it costs to take a magistrate from the hand, if there is one.
    fn posting(&self) -> Option<f32> {
        let left = self.player().magistrates as usize;
        let less = left.checked_sub(1)?;
        Some(self.future * (weight::IN_HAND[left] - weight::IN_HAND[less]))
    }

    /// M-15: a magistrate on the tile just laid, against none.
    fn magistrate(&self) -> f32 {
        let Phase::Magistrate { tile } = self.game.phase else {
            return 0.0;
        };
        let with = self
            .promises
            .around_with(tile, |posted| posted.insert(tile));
        with - self.promises.around(tile) - self.posting().unwrap_or_default()
    }

    /// M-14: the magistrate in the hand instead of on the tile.
    fn recall(&self, position: TilePosition) -> f32 {
        self.homecoming() - self.leaving_loss(position)
    }

    /// One more magistrate in the hand.
    fn homecoming(&self) -> f32 {
        let left = self.player().magistrates as usize;
        self.future * (weight::IN_HAND[(left + 1).min(3)] - weight::IN_HAND[left])
    }

    /// What the tile's open corners lose with its magistrate.
    fn leaving_loss(&self, position: TilePosition) -> f32 {
        let without = |posted: &mut TilePositions| posted.remove(position);
        self.promises.around(position) - self.promises.around_with(position, without)
    }

    /// M-33: the way to the space, and home from there.
    fn leave(&self, position: TilePosition) -> f32 {
        let gain = match self.game.phase {
            Phase::Leave(leaving) => match leaving.to {
                Space::Imperium(color) if self.game.imperium[color] > 0 => self.gaining(color),
                Space::Imperium(_) => 0.0,
                Space::Treasury => weight::COIN,
            },
            _ => 0.0,
        };
        gain + self.homecoming() - self.leaving_loss(position)
    }

    /// M-13, M-21: what the piece reaches, and what could be reached from there.
    fn piece(&self, edge: Edge) -> f32 {
        let Some((aqueduct, far)) = self.game.map.continuation(edge) else {
            return 0.0;
        };
        let map = &self.game.map;
        let more = map.pieces_left(aqueduct) > 1;
        let onward = map.ways_on(far).filter(|_| more);
        let onward = best(onward, |way| self.reaching(way.far));
        let later = weight::NEXT_PIECE * onward.unwrap_or(weight::DEAD_END);
        // M-27: the fountain that the piece leaves.
        let left = if map.coin_due(aqueduct) {
            weight::COIN
        } else {
            0.0
        };
        self.reaching(far) + later + left
    }

    /// What it brings to lead water to a vertex.
    fn reaching(&self, vertex: Vertex) -> f32 {
        match self.game.built_at(vertex) {
            Some(Built::Civic(_, owner)) if owner == self.seat => BUILDING_ON_AQUEDUCT as f32,
            Some(Built::Civic(..)) => weight::RIVAL_WATER,
            Some(Built::Fountain) => weight::COIN,
            None => weight::OPEN_WATER * self.promises.site(vertex),
        }
    }

    /// A bridge tile or a spring under the tile.
    fn found_below(&self, tile: TilePosition) -> f32 {
        let one = |found: bool| f32::from(u8::from(found));
        let find = || (self.game.over_bridges(), self.game.at_springs());
        let (bridges, springs) = self.finds.get_or_init(find);
        weight::BRIDGE * one(bridges.contains(tile)) + weight::SPRING * one(springs.contains(tile))
    }
}

/// The highest opinion on any of these.
fn best<T>(options: impl Iterator<Item = T>, opinion: impl Fn(T) -> f32) -> Option<f32> {
    options.map(opinion).reduce(f32::max)
}
