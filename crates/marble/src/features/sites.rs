//! One walk over the sites: what they can become and who leads there, counted for the table and
//! for every seat. A site that can become one of several types is shared out among them.

use kernel::{BySeat, Seat};

use crate::data::{ByColor, COLORS, Civic, Color, ColorRow};
use crate::grid::{RING, TilePositions, Vertex, Vertices};
use crate::ground::{Ground, Outlook};
use crate::position::Open;

/// Open sites are told apart by the triangles they lack: one, two, or more.
pub(super) const NEARNESS: usize = 3;

/// One number for each [nearness](NEARNESS).
pub(super) type ByNearness = [f32; NEARNESS];

/// What all sites come to.
pub(super) struct Survey {
    /// Open sites by what they can become and by nearness.
    pub open: [ByColor<f32>; NEARNESS],
    /// Open sites at which nobody has influence, by nearness.
    pub undecided: ByNearness,
    /// Sites of which nothing is filled.
    pub untouched: usize,
    /// Sites that a gap keeps open for ever.
    pub shut: usize,
    /// Complete sites that are not resolved yet.
    pub waiting: usize,
    /// Sites that can still become something, those that wait among them.
    pub alive: Vertices,
    /// Of these, the ones that lack two triangles at most.
    pub near: Vertices,
    /// Vertices that aqueducts can reach by one piece, and by two at most.
    pub in_reach: [Vertices; 2],
    /// What each seat has of them.
    pub seats: BySeat<Share>,
}

/// What the sites mean to one seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Share {
    /// Open sites at which it has most influence alone.
    pub leads: [ByColor<f32>; NEARNESS],
    /// What the buildings there would be worth.
    pub worth: ByNearness,
    /// Those it leads by two or more.
    pub safe: ByNearness,
    /// Open sites at which it ties for most.
    pub tied: ByNearness,
    /// Open sites at which another has more than it.
    pub behind: ByNearness,
    /// Open sites that it does not lead, and would with a magistrate on a tile from its hand.
    pub could_lead: ByNearness,
    /// What a tile from its hand would let it build at once.
    pub finish: ByColor<f32>,
    /// What all of these would be worth, and the best of them.
    pub finish_worth: f32,
    pub finish_best: f32,
    /// Sites that another leads and that a tile from its hand would make a fountain.
    pub spoil: f32,
    /// Sites that a tile from its hand would complete and that one of its magistrates could leave.
    pub release: f32,
    /// Complete sites that it builds, and what they are worth.
    pub builds: f32,
    pub builds_worth: f32,
}

/// What a seat could put on a site.
#[derive(Clone, Copy, Default)]
struct Reserve {
    any_tile: bool,
    /// A tile of the colour with a magistrate on it.
    joins: ByColor<bool>,
}

/// The influence of a seat and of the strongest other one (M-30).
#[derive(Clone, Copy)]
struct Lead {
    own: usize,
    others: usize,
}

impl Lead {
    const NONE: Lead = Lead { own: 0, others: 0 };

    fn of(game: &Open, seat: Seat, site: Vertex, color: Color) -> Lead {
        let influence = |seat: Seat| game.influence(seat, site, color);
        let others = game.seats().iter().filter(|other| *other != seat);
        Lead {
            own: influence(seat),
            others: others.map(influence).max().unwrap_or(0),
        }
    }

    fn raised(self) -> Lead {
        Lead {
            own: self.own + 1,
            ..self
        }
    }

    fn builds(self) -> bool {
        self.own > self.others
    }
}

impl Survey {
    pub fn new(game: &Open) -> Survey {
        let seats = game.seats();
        let mut survey = Survey {
            open: Default::default(),
            undecided: [0.0; NEARNESS],
            untouched: 0,
            shut: 0,
            waiting: 0,
            alive: Vertices::EMPTY,
            near: Vertices::EMPTY,
            in_reach: game.map.in_reach(),
            seats: BySeat::new(seats),
        };
        let players = game.players.iter();
        let walk = Walk {
            game,
            ground: game.ground(),
            posted: players.fold(TilePositions::EMPTY, |all, (_, player)| all | player.posted),
            reserves: BySeat::from_fn(seats, |seat| Reserve::of(game, seat)),
        };
        let resolved = game.map.all_buildings() | game.map.fountains;
        for site in Vertex::sites() - resolved {
            walk.visit(site, &mut survey);
        }
        survey
    }
}

impl Reserve {
    fn of(game: &Open, seat: Seat) -> Reserve {
        let player = &game.players[seat];
        let posts = player.magistrates > 0;
        Reserve {
            any_tile: player.hand.total() > 0,
            joins: ByColor::from_fn(|color| posts && player.hand[color] > 0),
        }
    }
}

/// What the walk asks again and again.
struct Walk<'a> {
    game: &'a Open,
    ground: Ground,
    /// Tiles with anybody's magistrate.
    posted: TilePositions,
    reserves: BySeat<Reserve>,
}

impl Walk<'_> {
    fn visit(&self, site: Vertex, survey: &mut Survey) {
        let plot = self.ground.plot(site);
        match plot.missing() {
            0 => self.complete(site, plot.civic(), survey),
            RING => survey.untouched += 1,
            _ => match plot.outlook() {
                Some(outlook) => self.open(site, outlook, survey),
                None => survey.shut += 1,
            },
        }
    }

    fn complete(&self, site: Vertex, civic: Civic, survey: &mut Survey) {
        survey.waiting += 1;
        survey.alive.insert(site);
        survey.near.insert(site);
        if let Some(seat) = self.game.builder(site, civic, None) {
            let share = &mut survey.seats[seat];
            share.builds += 1.0;
            share.builds_worth += self.game.building_worth(site, civic) as f32;
        }
    }

    fn open(&self, site: Vertex, outlook: Outlook, survey: &mut Survey) {
        survey.alive.insert(site);
        if outlook.missing <= 2 {
            survey.near.insert(site);
        }
        let near = outlook.missing.min(NEARNESS) - 1;
        let rows = || COLORS.iter().filter(|row| outlook.types()[row.color]);
        let part = 1.0 / rows().count() as f32;
        for row in rows() {
            survey.open[near][row.color] += part;
            if self.is_contested(site, row.color) {
                self.contested(site, row, near, part, survey);
            } else {
                self.undecided(row, near, part, survey);
            }
        }
        if let Some(civic) = outlook.by_one_tile() {
            self.finish(site, &COLORS[civic.index()], survey);
        }
    }

    /// Whether anybody has influence on a site of this colour.
    fn is_contested(&self, site: Vertex, color: Color) -> bool {
        self.posted.intersects(self.game.counting(site, color))
    }

    fn contested(&self, site: Vertex, row: &ColorRow, near: usize, part: f32, all: &mut Survey) {
        let worth = part * self.game.building_worth(site, row.civic) as f32;
        for (seat, share) in all.seats.iter_mut() {
            let lead = Lead::of(self.game, seat, site, row.color);
            let Lead { own, others } = lead;
            if own > others {
                share.leads[near][row.color] += part;
                share.worth[near] += worth;
                if own > others + 1 {
                    share.safe[near] += part;
                }
                continue;
            }
            let place = if own == others {
                &mut share.tied
            } else {
                &mut share.behind
            };
            place[near] += part;
            if self.reserves[seat].joins[row.color] && lead.raised().builds() {
                share.could_lead[near] += part;
            }
        }
    }

    fn undecided(&self, row: &ColorRow, near: usize, part: f32, survey: &mut Survey) {
        survey.undecided[near] += part;
        for (seat, share) in survey.seats.iter_mut() {
            if self.reserves[seat].joins[row.color] {
                share.could_lead[near] += part;
            }
        }
    }

    /// One tile completes the site.
    fn finish(&self, site: Vertex, row: &ColorRow, survey: &mut Survey) {
        let worth = self.game.building_worth(site, row.civic) as f32;
        let contested = self.is_contested(site, row.color);
        for (seat, share) in survey.seats.iter_mut() {
            let reserve = &self.reserves[seat];
            if !reserve.any_tile {
                continue;
            }
            let lead = if contested {
                Lead::of(self.game, seat, site, row.color)
            } else {
                Lead::NONE
            };
            let joins = reserve.joins[row.color];
            if lead.builds() || joins && lead.raised().builds() {
                share.finish[row.color] += 1.0;
                share.finish_worth += worth;
                share.finish_best = share.finish_best.max(worth);
            } else if joins && lead.raised().own == lead.others {
                share.spoil += 1.0;
            }
            if !self.game.at_site(seat, site).is_empty() {
                share.release += 1.0;
            }
        }
    }
}
