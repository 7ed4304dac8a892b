//! F-31, F-32: how probable it is that an objective will be met at the end.

use kernel::Seat;

use crate::Foundations;
use crate::data::{Objective, Subject, Target};

/// The chance that one missing piece will still come.
const EDGE: f32 = 0.65;
const COLUMN: f32 = 0.8;
const CORNER: f32 = 0.45;
const SIZE: f32 = 0.75;
const TYPE: f32 = 0.6;
/// The chance that an empty lot will be built on; before the last era nobody minds them.
const EMPTY_LOT: f32 = 0.85;
const EMPTY_LOTS_EARLY: f32 = 0.4;
/// Ties are friendly: half a piece ahead.
const TIE: f32 = 0.5;
/// The part of an objective's promise that comes true.
const OBJECTIVE: f32 = 0.6;

impl Foundations {
    /// The points that all objectives of a seat will probably bring.
    pub(super) fn objectives_outlook(&self, seat: Seat) -> f32 {
        let objectives = self.objectives_of(seat).iter();
        let points = objectives.map(|objective| self.objective_outlook(seat, objective));
        OBJECTIVE * points.sum::<f32>()
    }

    /// The points that an objective will probably bring.
    pub(super) fn objective_outlook(&self, seat: Seat, objective: Objective) -> f32 {
        f32::from(objective.row().points) * self.objective_chance(seat, objective.row().target)
    }

    fn objective_chance(&self, seat: Seat, target: Target) -> f32 {
        let landless = self.players[seat].estate.lots.is_empty();
        let piece = match target {
            Target::Most(subject) => return self.chance_of_most(seat, subject),
            Target::NoEmptyLot if self.scorings() > 1.0 || landless => return EMPTY_LOTS_EARLY,
            Target::NoEmptyLot => EMPTY_LOT,
            Target::EveryEdge => EDGE,
            Target::EveryColumn => COLUMN,
            Target::Corners(_) => CORNER,
            Target::EverySize => SIZE,
            Target::Balance(_) => TYPE,
        };
        missing(piece, self.missing_pieces(seat, target))
    }

    /// The further ahead, and the later, the surer.
    fn chance_of_most(&self, seat: Seat, subject: Subject) -> f32 {
        let lead = self.most_margin(seat, subject) as f32 + TIE;
        1.0 / (1.0 + libm::expf(-lead / (spread(subject) * self.scorings())))
    }
}

/// A lead of so many is likely to be kept through one era.
fn spread(subject: Subject) -> f32 {
    match subject {
        Subject::BuildingsOfSize { .. } | Subject::BuildingsOf(_) => 0.7,
        Subject::Lots | Subject::EdgeLots => 1.0,
        Subject::LargestGroup => 1.5,
        Subject::SilverOnBuildings => 1.5,
        Subject::SilverInHand => 4.0,
    }
}

/// The chance that so many pieces will all still come: a power, by squares.
fn missing(mut chance: f32, mut pieces: usize) -> f32 {
    let mut all = 1.0;
    while pieces > 0 {
        if pieces % 2 == 1 {
            all *= chance;
        }
        chance *= chance;
        pieces /= 2;
    }
    all
}
