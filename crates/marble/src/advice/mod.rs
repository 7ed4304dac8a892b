//! A quick opinion for bots: what an experienced player would say at a glance. Called on
//! determinized states, so nothing here looks at hidden things it should not.

mod outlook;
mod weights;

use kernel::{Advice, BySeat, Seat};

use crate::action::{Action, Kind};
use crate::data::{Aqueduct, BUILDING_ON_AQUEDUCT, Color, bridge_places};
use crate::grid::{Edge, Position, Vertex};
use crate::map::Map;
use crate::score::Category;
use crate::state::{Marble, Phase, Space, Stage};
use outlook::Outlook;
use weights as weight;

impl Advice for Marble {
    fn prior(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Choose(kind) => self.advise_kind(seat, kind),
            Action::Pass | Action::End | Action::Stay => 0.0,
            Action::Spend(color) => self.advise_extra(seat) - self.keeping(seat, color),
            Action::Take(tiles) => tiles
                .colors()
                .map(|color| self.advise_color(seat, color))
                .sum(),
            Action::Fetch(position) => self.advise_recall(seat, position),
            Action::Tile(color) => self.best_place(seat, color),
            Action::Lay(position) => match self.phase {
                Phase::Position { color } => self.advise_tile(seat, color, position),
                _ => 0.0,
            },
            Action::With => self.advise_magistrate(seat),
            Action::Without => 0.0,
            Action::Piece(edge) => self.advise_piece(seat, edge),
            Action::Resolve(site) => Outlook::new(self, seat).site(site),
            Action::Move(position) => self.advise_move(seat, position),
        }
    }

    fn value(&self) -> BySeat<f32> {
        let to_come = self.tiles_to_come() / self.table().count() as f32;
        BySeat::from_fn(self.table(), |seat| {
            let outlook = Outlook::new(self, seat);
            let sites: f32 = Vertex::sites().iter().map(|site| outlook.site(site)).sum();
            let in_hand = weight::TILE_IN_HAND * self.unplayed(seat) * self.future();
            let later = weight::OPEN_SITES * sites + in_hand + weight::TILE_TO_COME * to_come;
            self.total(seat) as f32 + later
        })
    }
}

impl Marble {
    /// Tiles that are drawn before the last actions, at least (M-35): the three lower stacks.
    fn tiles_to_come(&self) -> f32 {
        let highest = self.stacks.0.iter().max().copied().unwrap_or(0);
        f32::from(self.stacks.total() - highest)
    }

    /// How much of what comes later will still come: 1 for most of the game, 0 in the last
    /// actions.
    fn future(&self) -> f32 {
        match self.stage {
            Stage::Turn { .. } => (self.tiles_to_come() / weight::LATE).min(1.0),
            Stage::Last { .. } => 0.0,
        }
    }

    /// Tiles that the seat has still to play.
    fn unplayed(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        f32::from(player.hand.total() + player.drawn.total())
    }

    fn advise_kind(&self, seat: Seat, kind: Kind) -> f32 {
        let player = &self.players[seat];
        let best = match kind {
            Kind::Draw => Some(self.advise_draw(seat)),
            Kind::Expand => best(self.map.all_extensions().iter(), |edge| {
                self.advise_piece(seat, edge)
            }),
            Kind::Recall => best(player.posted.iter(), |position| {
                self.advise_recall(seat, position)
            }),
            Kind::Play => {
                let in_hand = |color: &Color| player.hand[*color] > 0;
                let colors = Color::ALL.iter().copied().filter(in_hand);
                best(colors, |color| self.best_place(seat, color))
            }
        };
        best.unwrap_or(0.0)
    }

    /// M-10: the best action there is.
    fn advise_extra(&self, seat: Seat) -> f32 {
        let possible = |kind: &Kind| self.can(*kind).is_ok();
        let kinds = Kind::ALL.iter().copied().filter(possible);
        best(kinds, |kind| self.advise_kind(seat, kind)).unwrap_or(0.0)
    }

    /// What an imperium tile is worth if it is kept.
    fn keeping(&self, seat: Seat, color: Color) -> f32 {
        let mut spent = self.clone();
        spent.players[seat].imperium[color] -= 1;
        let award = self.points(seat, Category::Imperium) - spent.points(seat, Category::Imperium);
        weight::IMPERIUM * self.future() + award as f32
    }

    /// What one more imperium tile is worth.
    fn gaining(&self, seat: Seat, color: Color) -> f32 {
        let mut gained = self.clone();
        gained.players[seat].imperium[color] += 1;
        let award = gained.points(seat, Category::Imperium) - self.points(seat, Category::Imperium);
        weight::IMPERIUM * self.future() + weight::AWARD * award as f32
    }

    /// M-12: the fewer tiles one has, the better.
    fn advise_draw(&self, seat: Seat) -> f32 {
        let value = weight::DRAW - weight::DRAW_LESS * self.unplayed(seat);
        value * self.future()
    }

    /// M-12: colours one has least of, from high stacks.
    fn advise_color(&self, seat: Seat, color: Color) -> f32 {
        let player = &self.players[seat];
        let own = f32::from(player.hand[color] + player.drawn[color]);
        let stack = f32::from(self.stacks[color]);
        weight::STACK * stack - weight::OWN_COLOR * own
    }

    fn best_place(&self, seat: Seat, color: Color) -> f32 {
        let places = self.map.places();
        let best = best(places.iter(), |position| {
            self.advise_tile(seat, color, position)
        });
        best.unwrap_or(0.0)
    }

    /// M-15: what a tile brings here, with or without a magistrate.
    fn advise_tile(&self, seat: Seat, color: Color, position: Position) -> f32 {
        let before = Outlook::new(self, seat);
        let mut after = before;
        after.map.lay(color, position);
        let without = after.around(position);
        let mut best = without;
        if self.players[seat].magistrates > 0 {
            let with = after.with_magistrate(position).around(position);
            best = best.max(with - self.posting(seat));
        }
        let below = found_below(&self.map, position);
        best - before.around(position) + below - weight::TILE * self.future()
    }

    /// What it costs to take a magistrate from the hand.
    fn posting(&self, seat: Seat) -> f32 {
        let left = self.players[seat].magistrates as usize;
        self.future() * (weight::IN_HAND[left] - weight::IN_HAND[left.saturating_sub(1)])
    }

    /// M-15: a magistrate on the tile just laid, against none.
    fn advise_magistrate(&self, seat: Seat) -> f32 {
        let Phase::Magistrate { tile } = self.phase else {
            return 0.0;
        };
        let without = Outlook::new(self, seat);
        let with = without.with_magistrate(tile);
        with.around(tile) - without.around(tile) - self.posting(seat)
    }

    /// M-14: the magistrate in the hand instead of on the tile.
    fn advise_recall(&self, seat: Seat, position: Position) -> f32 {
        self.homecoming(seat) - self.leaving_loss(seat, position)
    }

    /// One more magistrate in the hand.
    fn homecoming(&self, seat: Seat) -> f32 {
        let left = self.players[seat].magistrates as usize;
        self.future() * (weight::IN_HAND[(left + 1).min(3)] - weight::IN_HAND[left])
    }

    /// What the tile's open corners lose with its magistrate.
    fn leaving_loss(&self, seat: Seat, position: Position) -> f32 {
        let with = Outlook::new(self, seat);
        with.around(position) - with.without_magistrate(position).around(position)
    }

    /// M-33: the way to the space, and home from there.
    fn advise_move(&self, seat: Seat, position: Position) -> f32 {
        let gain = match self.phase {
            Phase::Leave(leaving) => match leaving.to {
                Space::Imperium(color) if self.imperium[color] > 0 => self.gaining(seat, color),
                Space::Imperium(_) => 0.0,
                Space::Treasury => weight::COIN,
            },
            _ => 0.0,
        };
        gain + self.homecoming(seat) - self.leaving_loss(seat, position)
    }

    /// M-13, M-21: what the piece reaches, and what could be reached from there.
    fn advise_piece(&self, seat: Seat, edge: Edge) -> f32 {
        let Some((aqueduct, far)) = self.map.continuation(edge) else {
            return 0.0;
        };
        let mut map = self.map;
        map.extend(aqueduct, far);
        let outlook = Outlook::new(self, seat);
        let next = map.extensions(aqueduct);
        let onward = next.iter().filter_map(|edge| map.continuation(edge));
        let onward = best(onward, |(_, vertex)| self.reaching(&outlook, seat, vertex));
        let later = weight::NEXT_PIECE * onward.unwrap_or(weight::DEAD_END);
        self.reaching(&outlook, seat, far) + later
    }

    /// What it brings to lead water to a vertex.
    fn reaching(&self, outlook: &Outlook, seat: Seat, vertex: Vertex) -> f32 {
        if self.players[seat].buildings.contains(vertex) {
            BUILDING_ON_AQUEDUCT as f32
        } else if self.map.fountains.contains(vertex) {
            weight::COIN
        } else if self
            .players
            .iter()
            .any(|(_, player)| player.buildings.contains(vertex))
        {
            weight::RIVAL_WATER
        } else {
            weight::OPEN_WATER * outlook.site(vertex)
        }
    }
}

/// A bridge tile or a spring under the tile.
fn found_below(map: &Map, position: Position) -> f32 {
    let triangles = position.triangles();
    let bridges = bridge_places()
        .filter(|place| triangles.contains(place))
        .count() as f32;
    let corners = position.corners();
    let springs = Aqueduct::ALL.iter().filter(|aqueduct| {
        !map.path(**aqueduct).has_begun() && corners.contains(&aqueduct.spring())
    });
    weight::BRIDGE * bridges + weight::SPRING * springs.count() as f32
}

/// The highest opinion on any of these.
fn best<T>(options: impl Iterator<Item = T>, opinion: impl Fn(T) -> f32) -> Option<f32> {
    options.map(opinion).reduce(f32::max)
}
