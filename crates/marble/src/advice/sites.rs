//! What a site promises to a player: exactly where it is complete, by rule of thumb where tiles
//! are missing. Fountains count at distance 1, whatever the switch of M-40 says.

use kernel::Seat;

use super::weights as weight;
use crate::data::{BUILDING_ON_AQUEDUCT, ByColor, COLORS, Color, ColorRow, NEIGHBORING_FOUNTAIN};
use crate::grid::{RING, TilePositions, Vertex, Vertices};
use crate::ground::{Ground, Outlook, Plot};
use crate::position::Open;

const FOUNTAIN: f32 = NEIGHBORING_FOUNTAIN as f32;

/// The sites of a position, as anybody sees them.
pub(super) struct Sites<'a> {
    game: &'a Open,
    ground: Ground,
    /// Tiles with anybody's magistrate.
    posted: TilePositions,
    buildings: Vertices,
    resolved: Vertices,
    future: f32,
}

/// What a seat has in the city.
#[derive(Clone, Copy)]
pub(super) struct Stake {
    seat: Seat,
    /// Its magistrates on tiles, those of the position or others.
    pub posted: TilePositions,
    own: Vertices,
    rivals: Vertices,
}

/// A site that is not resolved.
#[derive(Clone, Copy)]
pub(super) struct Site {
    at: Vertex,
    pub plot: Plot,
    /// The points of a building of each colour, with water and fountains.
    buildings: ByColor<f32>,
}

/// What a building of each colour promises a seat: with the influence it has, and with one more
/// magistrate.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    promises: ByColor<f32>,
    raised: ByColor<f32>,
}

/// What a site promises: without a magistrate of the seat on the tile just laid, and with one if
/// the tile has this colour.
#[derive(Clone, Copy, Default)]
pub(super) struct Promise {
    pub without: f32,
    pub with: ByColor<f32>,
}

/// Influence of the seat and of the strongest other one.
#[derive(Clone, Copy, Default)]
struct Influence {
    own: usize,
    others: usize,
}

impl Promise {
    pub fn plus(self, other: Promise) -> Promise {
        Promise {
            without: self.without + other.without,
            with: ByColor::from_fn(|color| self.with[color] + other.with[color]),
        }
    }
}

impl Influence {
    /// With one more magistrate.
    fn raised(self) -> Influence {
        Influence {
            own: self.own + 1,
            ..self
        }
    }

    /// How likely the seat builds, less a share of how likely another does.
    fn chance(self) -> f32 {
        let Influence { own, others } = self;
        if own > others {
            weight::AHEAD
        } else if others > own {
            -weight::RIVAL * weight::AHEAD
        } else if own == 0 {
            weight::UNDECIDED
        } else {
            weight::TIED
        }
    }
}

impl<'a> Sites<'a> {
    pub fn new(game: &'a Open) -> Sites<'a> {
        let buildings = game.map.all_buildings();
        let players = game.players.iter();
        Sites {
            game,
            ground: game.ground(),
            posted: players.fold(TilePositions::EMPTY, |all, (_, player)| all | player.posted),
            buildings,
            resolved: buildings | game.map.fountains,
            future: game.future(),
        }
    }

    /// What a seat has in the city.
    pub fn stake(&self, seat: Seat) -> Stake {
        let player = &self.game.players[seat];
        Stake {
            seat,
            posted: player.posted,
            own: player.buildings,
            rivals: self.buildings - player.buildings,
        }
    }

    /// The site here, if there is one that is not resolved.
    pub fn site(&self, at: Vertex) -> Option<Site> {
        if !at.is_site() || self.resolved.contains(at) {
            return None;
        }
        let map = &self.game.map;
        let water = if map.channels.contains(at) {
            BUILDING_ON_AQUEDUCT as f32
        } else {
            weight::WATER_LATER * self.future
        };
        let beside = at.neighbors() & map.fountains;
        let fountains = if beside.is_empty() { 0 } else { beside.len() };
        let building = |color: Color| {
            f32::from(COLORS[color.index()].points) + water + FOUNTAIN * fountains as f32
        };
        Some(Site {
            at,
            plot: self.ground.plot(at),
            buildings: ByColor::from_fn(building),
        })
    }

    /// What the site promises the seat now.
    #[inline]
    pub fn promise(&self, site: &Site, stake: &Stake, prospect: impl FnOnce() -> Prospect) -> f32 {
        match site.plot.missing() {
            RING => 0.0,
            0 => self.complete_on(site.plot, site, stake).without,
            _ => match site.plot.outlook() {
                Some(outlook) => self.open_on(&outlook, &prospect()).without,
                None => 0.0,
            },
        }
    }

    /// What the site promises the seat with more on it than lies there now.
    #[inline]
    pub fn promise_on(
        &self,
        plot: Plot,
        site: &Site,
        prospect: &Prospect,
        stake: &Stake,
    ) -> Promise {
        match plot.missing() {
            0 => self.complete_on(plot, site, stake),
            _ => match plot.outlook() {
                Some(outlook) => self.open_on(&outlook, prospect),
                None => Promise::default(),
            },
        }
    }

    fn complete_on(&self, plot: Plot, site: &Site, stake: &Stake) -> Promise {
        let row = &COLORS[plot.civic().index()];
        let leaving = stake.posted.intersects(site.at.positions());
        let leaving = if leaving { 1.0 } else { 0.0 };
        let influence = self.influence(site.at, row.color, stake);
        let mut with = ByColor([complete(site, stake, row, influence, 1.0); 4]);
        with[row.color] = complete(site, stake, row, influence.raised(), 1.0);
        Promise {
            without: complete(site, stake, row, influence, leaving),
            with,
        }
    }

    /// An open site: the types it can still become, and whether the seat would build them. Of
    /// several types something between the best and the mean, for doubled corners decide later.
    ///
    /// A search spends much of its time here: what would be with a magistrate is reckoned for all
    /// colours at once, impossible types change nothing.
    #[inline(always)]
    fn open_on(&self, outlook: &Outlook, prospect: &Prospect) -> Promise {
        let possible = outlook.types().0;
        let (mut best, mut sum) = (f32::MIN, 0.0);
        let (mut bests, mut sums) = ([f32::MIN; 4], [0.0; 4]);
        for color in 0..4 {
            let (promise, raised) = (prospect.promises.0[color], prospect.raised.0[color]);
            let either = |none: f32| {
                if possible[color] {
                    (promise, raised)
                } else {
                    (none, none)
                }
            };
            let ((promise, raised), (part, raised_part)) = (either(f32::MIN), either(0.0));
            let (mut promises, mut parts) = ([promise; 4], [part; 4]);
            (promises[color], parts[color]) = (raised, raised_part);
            best = higher(promise, best);
            sum += part;
            for joined in 0..4 {
                bests[joined] = higher(promises[joined], bests[joined]);
                sums[joined] += parts[joined];
            }
        }
        let scale = weight::NEARLY[outlook.missing] * self.future;
        let types = (outlook.doubles + 1) as f32;
        let mixed = |best: f32, sum: f32| {
            scale * (weight::BEST_TYPE * best + (1.0 - weight::BEST_TYPE) * (sum / types))
        };
        let with = |color| mixed(bests[color], sums[color]);
        Promise {
            without: mixed(best, sum),
            with: ByColor(std::array::from_fn(with)),
        }
    }

    /// What buildings here promise the seat.
    #[inline]
    pub fn prospect(&self, site: &Site, stake: &Stake) -> Prospect {
        let posted = self.posted | stake.posted;
        let influences = if posted.intersects(site.at.positions()) {
            ByColor::from_fn(|color| self.influence(site.at, color, stake))
        } else {
            ByColor::default()
        };
        let chance = |color: Color| influences[color].chance();
        let raised = |color: Color| influences[color].raised().chance();
        Prospect {
            promises: ByColor::from_fn(|color| site.buildings[color] * chance(color)),
            raised: ByColor::from_fn(|color| site.buildings[color] * raised(color)),
        }
    }

    fn influence(&self, site: Vertex, color: Color, stake: &Stake) -> Influence {
        let mut influence = Influence::default();
        let counting = self.game.counting(site, color);
        if (self.posted | stake.posted).intersects(counting) {
            influence.own = (stake.posted & counting).len();
            let others = self.game.seats().iter().filter(|seat| *seat != stake.seat);
            let counts = others.map(|seat| self.game.influence(seat, site, color));
            influence.others = counts.max().unwrap_or(0);
        }
        influence
    }
}

/// A complete site not yet resolved. Unlike [`Open::builder`] (M-32), two rivals who tie ahead of
/// the seat are taken for one who builds: the weights were found with it. `leaving`: 1 if a
/// magistrate of the seat may leave the site.
fn complete(site: &Site, stake: &Stake, row: &ColorRow, influence: Influence, leaving: f32) -> f32 {
    let Influence { own, others } = influence;
    let building = site.buildings[row.color];
    if own > others {
        building + leaving * weight::OFFICE
    } else if others > own {
        leaving * weight::OFFICE - weight::RIVAL * building
    } else {
        let own = (site.at.neighbors() & stake.own).len() as f32;
        let rivals = (site.at.neighbors() & stake.rivals).len() as f32;
        FOUNTAIN * (own - weight::RIVAL * rivals) + leaving * weight::TREASURY
    }
}

/// The higher of two numbers. Unlike `f32::max` it is one instruction.
#[inline]
fn higher(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}
