//! Why a place or piece cannot be used now, by the rule that forbids what a click on it would mean.
//! The engine's own refusals say most of it; a few sentences say where a piece has its part.

use kernel::{Illegal as _, Seat};
use scene::{Reader, Speak as _, WhyNot};

use super::color_name;
use super::hit::Hit;
use super::words as say;
use crate::action::{Action, Kind, Tiles};
use crate::data::{Aqueduct, Color, NEXT_PIECES};
use crate::grid::{Edge, Spoke, TilePosition};
use crate::position::{Leaving, Marble, Open, Phase, Space, View};
use crate::refusal::Illegal;

/// The reason, or `None` where the hit plays no part in what is asked.
pub fn why_not(
    view: &View,
    seat: Seat,
    clicked: &[Hit],
    hit: Hit,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    let asker = Asker { view, seat, reader };
    match view.phase {
        Phase::Kind => asker.kind(hit),
        Phase::Extra => asker.extra(hit),
        Phase::Draw => asker.draw(clicked, hit),
        Phase::Expand { .. } | Phase::Begin { .. } => asker.piece(hit),
        Phase::Recall => asker.magistrate(hit, Action::Fetch),
        Phase::Color => asker.hand(hit),
        Phase::Position { .. } => asker.hand(hit).or_else(|| asker.ground(hit)),
        Phase::Magistrate { tile } => asker.on_tile(tile, hit),
        Phase::Site { .. } => match hit {
            Hit::Site(site) => asker.refused(Action::Resolve(site)),
            _ => None,
        },
        Phase::Leave(leaving) => asker.leaving(leaving, hit),
        Phase::Over => None,
    }
}

struct Asker<'a> {
    view: &'a View,
    seat: Seat,
    reader: &'a Reader<'a>,
}

impl Asker<'_> {
    fn because(&self, illegal: Illegal) -> WhyNot {
        WhyNot {
            text: Marble::refusal(self.reader.words, illegal),
            rule: illegal.rule(),
        }
    }

    fn refused(&self, action: Action) -> Option<WhyNot> {
        let illegal = self.view.check(self.seat, action).err()?;
        Some(self.because(illegal))
    }

    /// What the engine would say to the action if it asked for it.
    fn refused_in(&self, phase: Phase, action: Action) -> Option<WhyNot> {
        let mut asked: Open = self.view.open.clone();
        asked.phase = phase;
        let illegal = asked.check(self.seat, action).err()?;
        Some(self.because(illegal))
    }

    /// M-9: the kind of action that the hit stands for, or where else it has its part.
    fn kind(&self, hit: Hit) -> Option<WhyNot> {
        let words = self.reader.words;
        let not_that = |kind: Kind| self.refused(Action::Choose(kind));
        match hit {
            Hit::Hand(_, owner) if owner == self.seat => {
                not_that(Kind::Play).or_else(|| self.hand(hit))
            }
            Hit::Stack(_) => not_that(Kind::Draw).or_else(|| self.draw(&[], hit)),
            Hit::Aqueduct(_) | Hit::Spring(_) => self.piece(hit),
            Hit::Magistrate(tile) => self.refused_in(Phase::Recall, Action::Fetch(tile)),
            Hit::Imperium(color, owner) if owner == self.seat => {
                let none = self.refused_in(Phase::Extra, Action::Spend(color));
                none.or_else(|| say_so(say::why_extra_later(words), "M-10"))
            }
            Hit::Reserve(owner) if owner == self.seat => {
                say_so(say::why_with_a_tile(words), "M-15")
            }
            Hit::Office(_) | Hit::Treasury => say_so(say::why_from_a_site(words), "M-33"),
            _ => None,
        }
    }

    /// M-10: everything but imperium tiles needs an action.
    fn extra(&self, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Imperium(color, owner) if owner == self.seat => self.refused(Action::Spend(color)),
            Hit::Hand(_, owner) | Hit::Reserve(owner) if owner != self.seat => None,
            Hit::Hand(..) | Hit::Reserve(_) | Hit::Stack(_) | Hit::Aqueduct(_) => {
                say_so(say::why_actions_used(self.reader.words), "M-10")
            }
            _ => None,
        }
    }

    /// M-12: a stack, beside the one that was clicked before.
    fn draw(&self, clicked: &[Hit], hit: Hit) -> Option<WhyNot> {
        let Hit::Stack(color) = hit else {
            return None;
        };
        let before = clicked.iter().find_map(|hit| match hit {
            Hit::Stack(before) if *before != color => Some(*before),
            _ => None,
        });
        let pair =
            |other: Color| self.refused_in(Phase::Draw, Action::Take(Tiles::new(color, other)));
        match before {
            Some(before) => pair(before),
            None if self.view.stacks[color] == 0 => pair(color),
            None => None,
        }
    }

    /// M-15: a colour of the own hand.
    fn hand(&self, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Hand(color, owner) if owner == self.seat => {
                self.refused_in(Phase::Color, Action::Tile(color))
            }
            _ => None,
        }
    }

    /// M-16, M-17: the ground under a piece of the map.
    fn ground(&self, hit: Hit) -> Option<WhyNot> {
        let under: Vec<TilePosition> = match hit {
            Hit::Tile(tile) | Hit::Magistrate(tile) => vec![tile],
            Hit::Hill(hill) => hill.triangle().positions().iter().collect(),
            Hit::Bridge(triangle) | Hit::Ground(triangle) => triangle.positions().iter().collect(),
            Hit::Site(site) => site.positions().iter().collect(),
            _ => return None,
        };
        self.none_fits(under.into_iter().map(Action::Lay))
    }

    /// M-21 to M-25: where a piece of an aqueduct could touch what was clicked.
    fn piece(&self, hit: Hit) -> Option<WhyNot> {
        let edges: Vec<Edge> = match hit {
            Hit::Spring(line) if self.view.map.path(line).is_empty() => {
                return say_so(say::why_spring_first(self.reader.words), "M-21");
            }
            Hit::Spring(line) => {
                return self
                    .line(line)
                    .or_else(|| Some(self.because(Illegal::NotAtEnd)));
            }
            Hit::Aqueduct(line) => return self.line(line),
            Hit::Site(site) => site.spokes().iter().map(|spoke| spoke.edge).collect(),
            Hit::Tile(tile) => tile.sides().iter().collect(),
            _ => return None,
        };
        self.none_fits(edges.into_iter().map(Action::Piece))
    }

    /// Why a line that has begun cannot go on.
    fn line(&self, line: Aqueduct) -> Option<WhyNot> {
        if let Phase::Begin { aqueduct, .. } = self.view.phase
            && aqueduct != line
        {
            return Some(self.because(Illegal::OtherAqueduct));
        }
        let expand = Phase::Expand { left: NEXT_PIECES };
        let spokes = self.view.map.path(line).last()?.spokes().iter();
        let refused = |spoke: &Spoke| self.refused_in(expand, Action::Piece(spoke.edge));
        let reasons: Option<Vec<WhyNot>> = spokes.map(refused).collect();
        // On some sides no tile lies (M-22), others are shut (M-24): what is shut tells more.
        reasons?.into_iter().max_by_key(|reason| reason.rule)
    }

    /// The first reason, if there is one against every action.
    fn none_fits(&self, actions: impl Iterator<Item = Action>) -> Option<WhyNot> {
        let reasons: Option<Vec<WhyNot>> = actions.map(|action| self.refused(action)).collect();
        reasons?.into_iter().next()
    }

    /// M-14, M-33: one's own magistrate on the tile is asked for.
    fn magistrate(&self, hit: Hit, action: fn(TilePosition) -> Action) -> Option<WhyNot> {
        match hit {
            Hit::Magistrate(tile) | Hit::Tile(tile) => self.refused(action(tile)),
            _ => None,
        }
    }

    /// M-15: the magistrate goes on the tile just laid.
    fn on_tile(&self, tile: TilePosition, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Tile(other) | Hit::Position(other) if other != tile => {
                say_so(say::why_this_tile(self.reader.words), "M-15")
            }
            _ => None,
        }
    }

    /// M-33: who leaves, and where to.
    fn leaving(&self, leaving: Leaving, hit: Hit) -> Option<WhyNot> {
        let words = self.reader.words;
        let space = match leaving.to {
            Space::Imperium(color) => say::why_other_office(words, &color_name(words, color)),
            Space::Treasury => say::why_treasury(words),
        };
        match hit {
            Hit::Office(_) | Hit::Treasury => say_so(space, "M-33"),
            hit => self.magistrate(hit, Action::Move),
        }
    }
}

/// A sentence of its own, where no refusal says it.
fn say_so(text: String, rule: &'static str) -> Option<WhyNot> {
    Some(WhyNot { text, rule })
}
