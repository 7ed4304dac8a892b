//! A quick opinion on positions and actions, for bots: what an experienced player expects each
//! seat to end with, and by how much an action changes that. Called on determinized states.

use std::cell::OnceCell;

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::board::{Lot, Lots};
use crate::data::{ERAS, Invocation, Role};
use crate::player::{Category, Estate};
use crate::state::{Foundations, Phase, Turn};

/// Silver in hand: the first few, as many more, and beyond that.
const FEW_SILVER: f32 = 9.0;
const SILVER: [f32; 3] = [0.5, 0.3, 0.1];
/// How much of that worth is left in each era.
const SILVER_BY_ERA: [f32; ERAS] = [1.0, 1.0, 0.5];
/// Silver on an own building, each time it is paid.
const PAID_SILVER: f32 = 0.22;
/// Incomes taken per era.
const INCOMES: f32 = 1.8;
/// Per scoring to come: an own lot, more if it is empty, more for each pair of lots side by side
/// that can still be built on, less for empty lots that use up the markers.
const LOT: f32 = 0.8;
const EMPTY_LOT: f32 = 0.7;
const JOINED_LOTS: f32 = 0.55;
const CROWDED_LOT: f32 = 0.28;
const CROWDED_FROM: f32 = 5.0;
/// An ongoing invocation per scoring to come, besides what it changes at once.
const ONGOING: f32 = 1.2;
/// Against the Consul: the other players' points.
const TEAM: f32 = 0.5;
/// A trade is proposed only for a reason.
const TRADE: f32 = -1.0;

impl Advice for Foundations {
    fn prior(&self, seat: Seat, action: Action) -> f32 {
        Glance::new(self, seat).prior(action)
    }

    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        let glance = Glance::new(self, seat);
        out.clear();
        out.extend(actions.iter().map(|action| glance.prior(*action)));
    }

    fn is_settled(&self) -> bool {
        matches!(self.phase, Phase::Turn) && self.turn == Turn::of(self.turn.seat)
    }

    fn value(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seats, |seat| self.outlook(seat, self.is_closing()))
    }
}

/// One look at a position: what a seat's actions would change.
struct Glance<'a> {
    game: &'a Foundations,
    seat: Seat,
    /// That the end comes once the last card is bought is nobody's loss: all is looked at as if
    /// it came as far off as now.
    closing: bool,
    /// What the seat works for, as it stands.
    aim: OnceCell<f32>,
}

impl<'a> Glance<'a> {
    fn new(game: &'a Foundations, seat: Seat) -> Glance<'a> {
        Glance {
            game,
            seat,
            closing: game.is_closing(),
            aim: OnceCell::new(),
        }
    }

    fn prior(&self, action: Action) -> f32 {
        let Glance { game, seat, .. } = *self;
        match action {
            Action::Draft(lot) => game.draft_prior(seat, lot),
            Action::Role(role) => role_prior(role),
            Action::Objective(objective) => {
                let met = game.meets_objective(seat, objective);
                f32::from(objective.row().points) * if met { 1.0 } else { 0.5 }
            }
            // One proposal a turn is enough for anybody.
            Action::Trade(_) if game.turn.proposals > 0 => f32::NEG_INFINITY,
            Action::Trade(_) | Action::Give(_) | Action::Take(_) => TRADE,
            Action::Offer => game.offer_prior(seat),
            Action::Withdraw | Action::Decline | Action::End | Action::Order(_) => 0.0,
            Action::Steal(_)
            | Action::Accept
            | Action::Use(_)
            | Action::Bargain(_)
            | Action::Exchange(..)
            | Action::Clearance(_)
            | Action::Festival(_)
            | Action::Census
            | Action::Keep
            | Action::Place(_)
            | Action::Income
            | Action::Buy(_)
            | Action::Build(..) => self.change(action),
        }
    }

    /// By how much the action changes what the seat works for.
    fn change(&self, action: Action) -> f32 {
        let mut after = self.game.clone();
        after.perform(self.seat, action, &mut ());
        let aim = |game: &Foundations| game.aim(self.seat, self.closing);
        aim(&after) - self.aim.get_or_init(|| aim(self.game))
    }
}

impl Foundations {
    /// What a seat works for: its own points; against the Consul everybody's lead over him.
    fn aim(&self, seat: Seat, closing: bool) -> f32 {
        let own = self.outlook(seat, closing);
        let Some(consul) = &self.consul else {
            return own;
        };
        let others = self.seats.iter().filter(|other| *other != seat);
        let team: f32 = others.map(|other| self.outlook(other, closing)).sum();
        let his = consul.points.total() as f32 + self.consul_outlook(&consul.estate);
        own + TEAM * team - his
    }

    /// The points a seat will probably end with; `closing` says whether nothing is to be bought
    /// any more.
    fn outlook(&self, seat: Seat, closing: bool) -> f32 {
        let player = &self.players[seat];
        let so_far = player.points.total() as f32;
        if matches!(self.phase, Phase::Over) {
            return so_far;
        }
        let cards = player.invocations.iter();
        let cards: f32 = cards.map(|card| self.card_outlook(card)).sum();
        let tokens = 2 * player.favor + 4 * player.flipped;
        so_far
            + self.scorings() * self.residential_outlook(seat)
            + self.buildings_outlook(&player.estate)
            + self.silver_outlook(player.silver, closing)
            + self.land_outlook(&player.estate, closing)
            + cards
            + f32::from(tokens)
    }

    /// What an invocation in hand is worth.
    fn card_outlook(&self, card: Invocation) -> f32 {
        if card.is_ongoing() {
            ONGOING * self.scorings()
        } else {
            f32::from(card.row().points)
        }
    }

    /// How often the city will still be scored.
    fn scorings(&self) -> f32 {
        (ERAS - usize::from(self.era)) as f32
    }

    fn is_closing(&self) -> bool {
        self.last_turns > 0 && usize::from(self.era) + 1 == ERAS
    }

    /// What the next residential scoring would give.
    fn residential_outlook(&self, seat: Seat) -> f32 {
        let tally = self.residential_tally();
        f32::from(tally.players[seat].points.of(Category::Residential))
    }

    /// Civic and commercial buildings in all scorings to come.
    fn buildings_outlook(&self, estate: &Estate) -> f32 {
        let scorings = self.scorings();
        let silver = self.silver_on(estate) as f32;
        let paid = (scorings - 1.0 + INCOMES * scorings) * PAID_SILVER;
        scorings * self.building_points(estate) + silver * (1.0 + paid)
    }

    fn building_points(&self, estate: &Estate) -> f32 {
        let buildings = estate.buildings(&self.city);
        let points = buildings.map(|(building, lots)| {
            self.city.civic_points(building, lots) + crate::city::City::commercial_points(building)
        });
        f32::from(points.sum::<i16>())
    }

    fn silver_outlook(&self, silver: i32, closing: bool) -> f32 {
        let silver = silver as f32;
        let more = silver - FEW_SILVER;
        let parts = [
            silver.min(FEW_SILVER),
            more.clamp(0.0, FEW_SILVER),
            (more - FEW_SILVER).max(0.0),
        ];
        let worth: f32 = parts
            .iter()
            .zip(SILVER)
            .map(|(part, worth)| part * worth)
            .sum();
        let use_left = if closing {
            0.0
        } else {
            SILVER_BY_ERA[usize::from(self.era)]
        };
        // A last silver still breaks a tie.
        use_left * worth + 0.001 * silver
    }

    /// Own lots, the more so where something larger can still be built.
    fn land_outlook(&self, estate: &Estate, closing: bool) -> f32 {
        let empty = estate.empty.len() as f32;
        if closing {
            return empty;
        }
        let crowded = (empty - CROWDED_FROM).max(0.0);
        let per_scoring =
            LOT * estate.lots.len() as f32 + EMPTY_LOT * empty + JOINED_LOTS * joins(estate) as f32
                - CROWDED_LOT * crowded;
        self.scorings() * per_scoring
    }

    fn consul_outlook(&self, estate: &Estate) -> f32 {
        let scorings = self.scorings();
        let tally = self.residential_tally();
        let residential = tally
            .consul
            .map_or(0, |points| points.of(Category::Residential));
        let silver = self.silver_on(estate) as f32;
        scorings * (f32::from(residential) + self.building_points(estate)) + silver
    }

    /// F-22: a deed beside own lots, or near the middle.
    fn draft_prior(&self, seat: Seat, lot: Lot) -> f32 {
        let estate = &self.players[seat].estate;
        let beside = lot.alone().beside() & self.area.lots();
        let near = beside.beside() & estate.lots;
        (beside & estate.lots).len() as f32 + 0.3 * near.len() as f32 + 0.1 * beside.len() as f32
    }

    /// An offer that helps the own side and that the partner might take.
    fn offer_prior(&self, seat: Seat) -> f32 {
        let Phase::Trade(trade) = self.phase else {
            return 0.0;
        };
        let mut after = self.clone();
        after.perform(seat, Action::Offer, &mut ());
        after.perform(trade.partner, Action::Accept, &mut ());
        let closing = self.is_closing();
        let gain = |seat: Seat| after.aim(seat, closing) - self.aim(seat, closing);
        if gain(trade.partner) > 0.0 {
            gain(seat)
        } else {
            TRADE
        }
    }
}

/// Pairs of own lots side by side of which at least one is empty.
fn joins(estate: &Estate) -> usize {
    let Estate { lots, empty, .. } = *estate;
    let pairs = |shift: usize| {
        let ahead = Lots(lots.0 >> shift);
        let ahead_empty = Lots(empty.0 >> shift);
        ((empty & ahead) | (lots & ahead_empty)).len()
    };
    pairs(1) + pairs(crate::board::STRIDE)
}

/// How useful a role is on the whole.
fn role_prior(role: Role) -> f32 {
    match role {
        Role::Persuasive | Role::Greedy | Role::Thrifty | Role::Landed => 9.0,
        Role::Fruitful | Role::Ambitious | Role::Industrious => 8.0,
        Role::Blessed | Role::Patient | Role::Shrewd | Role::Humble => 6.0,
        Role::Popular | Role::Cosmopolitan => 5.0,
        Role::Philosophical | Role::Resourceful => 4.0,
    }
}
