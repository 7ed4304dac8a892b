//! What a seat will probably end with: its points now, and what land, buildings, silver, cards and
//! objectives promise for the scorings to come.

use kernel::Seat;

use crate::data::{ERAS, Invocation};
use crate::{Category, Estate, Foundations, Lots, Phase, Points};

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

impl Foundations {
    /// What a seat works for: its own points; against the Consul everybody's lead over him.
    pub(super) fn aim(&self, seat: Seat, closing: bool) -> f32 {
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
    pub(super) fn outlook(&self, seat: Seat, closing: bool) -> f32 {
        let player = &self.players[seat];
        let so_far = player.points.total() as f32;
        if matches!(self.phase, Phase::Over) {
            return so_far;
        }
        let cards = player.invocations.iter();
        let cards: f32 = cards.map(|card| self.card_outlook(card)).sum();
        so_far
            + self.scorings() * self.residential_outlook(seat)
            + self.buildings_outlook(&player.estate)
            + self.silver_outlook(player.silver, closing)
            + self.land_outlook(&player.estate, closing)
            + cards
            + f32::from(player.favor_points())
            + self.scorings() * self.role_outlook(seat)
            + self.objectives_outlook(seat)
    }

    /// What an invocation in hand is worth.
    fn card_outlook(&self, card: Invocation) -> f32 {
        if card.is_ongoing() {
            ONGOING * self.scorings()
        } else {
            f32::from(card.row().points)
        }
    }

    /// What the role would give at the end of this era. Silver is there to be spent: R15 is
    /// looked at as if there were none.
    fn role_outlook(&self, seat: Seat) -> f32 {
        let ability = self.players[seat].ability();
        f32::from(ability.map_or(0, |ability| self.role_points(seat, ability, 0)))
    }

    /// What another player's gain is worth to a seat: against the Consul it helps, otherwise it
    /// makes one rival of several stronger.
    pub(super) fn sympathy(&self) -> f32 {
        if self.consul.is_some() {
            TEAM
        } else {
            -1.0 / (self.seats.count() - 1) as f32
        }
    }

    /// What a seat gains by a trade that leads to this state, against what it gives the other.
    pub(super) fn trade_worth(&self, after: &Foundations, seat: Seat, other: Seat) -> f32 {
        let closing = self.is_closing();
        let gain = |seat: Seat| after.outlook(seat, closing) - self.outlook(seat, closing);
        gain(seat) + self.sympathy() * gain(other)
    }

    /// How often the city will still be scored.
    pub(super) fn scorings(&self) -> f32 {
        (ERAS - usize::from(self.era)) as f32
    }

    pub(super) fn is_closing(&self) -> bool {
        self.last_turns > 0 && self.is_last_era()
    }

    /// What the next residential scoring would give.
    fn residential_outlook(&self, seat: Seat) -> f32 {
        let tally = self.residential_tally(None);
        f32::from(tally.players[seat].points.of(Category::Residential))
    }

    /// Civic and commercial buildings in all scorings to come.
    fn buildings_outlook(&self, estate: &Estate) -> f32 {
        let scorings = self.scorings();
        let silver = self.silver_on(estate) as f32;
        let paid = (scorings - 1.0 + INCOMES * scorings) * PAID_SILVER;
        scorings * self.estate_points(estate) + silver * (1.0 + paid)
    }

    fn estate_points(&self, estate: &Estate) -> f32 {
        let mut points = Points::default();
        self.tally_buildings(estate, &mut points);
        points.total() as f32
    }

    pub(super) fn silver_outlook(&self, silver: i32, closing: bool) -> f32 {
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
    pub(super) fn land_outlook(&self, estate: &Estate, closing: bool) -> f32 {
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
        let tally = self.residential_tally(None);
        let residential = tally
            .consul
            .map_or(0, |points| points.of(Category::Residential));
        let silver = self.silver_on(estate) as f32;
        scorings * (f32::from(residential) + self.estate_points(estate)) + silver
    }
}

/// Pairs of own lots side by side of which at least one is empty.
fn joins(estate: &Estate) -> usize {
    let Estate { lots, empty, .. } = *estate;
    let pairs = |shift: usize| {
        let ahead = Lots::from_bits(lots.bits() >> shift);
        let ahead_empty = Lots::from_bits(empty.bits() >> shift);
        ((empty & ahead) | (lots & ahead_empty)).len()
    };
    pairs(1) + pairs(crate::board::STRIDE)
}
