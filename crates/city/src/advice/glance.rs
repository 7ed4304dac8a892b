//! One look at a city: what each of a seat's actions would bring, with what they share worked out
//! once.

use std::cell;

use kernel::Seat;

use super::outlook::Outlook;
use super::weights;
use crate::action::Action;
use crate::data::Card;
use crate::grid::Cell;
use crate::hand::Kinds;
use crate::legal;
use crate::phase::{Phase, Space};
use crate::position::{City, Player};

/// The game as one seat looks at it.
pub(super) struct Glance<'a> {
    city: &'a City,
    player: &'a Player,
    hand: Kinds,
    pub outlook: Outlook,
    /// What the player's city is worth as it is.
    pub town: f32,
    /// What each card would add on its best cell, once somebody asked.
    gains: [cell::Cell<f32>; Card::ALL.len()],
}

impl<'a> Glance<'a> {
    pub fn new(city: &'a City, seat: Seat) -> Glance<'a> {
        let player = &city.players[seat];
        let outlook = Outlook::new(city, seat);
        Glance {
            city,
            player,
            hand: city.hand_kinds(seat),
            outlook,
            town: outlook.town(&player.town),
            gains: [const { cell::Cell::new(f32::NAN) }; Card::ALL.len()],
        }
    }

    /// What the two best cards of the hand will probably add.
    pub fn hand(&self) -> f32 {
        let gains = self.hand.iter().map(|card| self.card(card));
        let (best, second) = gains.fold((0.0_f32, 0.0_f32), |(best, second), gain| {
            (best.max(gain), second.max(gain.min(best)))
        });
        weights::BEST_IN_HAND * best + weights::SECOND_IN_HAND * second
    }

    /// How good the action seems.
    pub fn prior(&self, action: Action) -> f32 {
        match action {
            Action::Draft(card) | Action::Take(card) | Action::Keep(card) => self.card(card),
            Action::Place(space) => self.space(space),
            Action::Build { card, cell, tokens } => {
                let (free_bricks, _) = self.city.free_now();
                let price = f32::from(legal::build_price(card, free_bricks, tokens));
                self.built(card, cell)
                    - price * weights::COIN
                    - f32::from(tokens) * weights::BRICK_TOKEN
            }
            Action::Produce => self.production(),
            Action::End => self.end(),
            Action::School(_) | Action::Under(_) => 0.0,
        }
    }

    /// What the city would be worth with the card built there, and what it brings at once.
    fn built(&self, card: Card, cell: Cell) -> f32 {
        let outlook = &self.outlook;
        let mut town = self.player.town;
        town.lay(card, cell);
        let gain = town.gain(card, cell);
        town.add_points(cell, gain.points);
        let mut worth = f32::from(gain.stars + gain.influence) * outlook.influence
            + f32::from(gain.coins) * weights::COIN;
        if gain.draws > 0 {
            worth += outlook.school(gain.draws);
        }
        worth + outlook.town(&town)
    }

    /// The gain from the card on its best cell, less its bricks.
    fn card(&self, card: Card) -> f32 {
        self.best_gain(card) - f32::from(card.data().cost) * weights::BRICK
    }

    fn best_gain(&self, card: Card) -> f32 {
        let gain = &self.gains[card.index()];
        if gain.get().is_nan() {
            let cells = self.player.town.cells_for(card);
            let worth = cells.iter().map(|cell| self.built(card, cell));
            gain.set(worth.fold(f32::MIN, f32::max) - self.town);
        }
        gain.get()
    }

    /// The best build and the produce that a space pays for, less what acting late costs.
    fn space(&self, space: Space) -> f32 {
        let (free_bricks, free_cogs) = self.city.free_points(space);
        let offered = self.city.offer.iter().map(|offered| offered.card);
        let tokens = self.player.town.bricks().len() as u8;
        let cards = self.hand.iter().chain(offered);
        let worth = |card| {
            let price = legal::build_price(card, free_bricks, tokens);
            self.best_gain(card) - f32::from(price) * weights::COIN
        };
        let best = cards.map(worth).fold(0.0, f32::max);
        let produce = self.produce(free_cogs).max(0.0);
        best + produce - space.index() as f32 * weights::LATE
    }

    /// C-15: nobody ends a turn while a Produce that costs nothing would bring something.
    fn end(&self) -> f32 {
        let free_cogs = self.city.free_now().1;
        let is_open = matches!(&self.city.phase, Phase::Act(turn) if turn.produce);
        if is_open && legal::produce_price(free_cogs) == 0 && self.produce(free_cogs) > 0.0 {
            f32::NEG_INFINITY
        } else {
            self.town
        }
    }

    /// C-19: a Produce that brings no more than it costs is allowed, and pointless.
    fn production(&self) -> f32 {
        let gain = self.produce(self.city.free_now().1);
        if gain > 0.0 {
            self.town + gain
        } else {
            f32::NEG_INFINITY
        }
    }

    /// What a Produce would bring, less the cogs to be bought.
    fn produce(&self, free_cogs: u8) -> f32 {
        let gain = self.player.town.production();
        let brought = f32::from(gain.coins) * weights::COIN
            + (gain.bricks - self.player.town.bricks()).len() as f32 * weights::BRICK_TOKEN
            + f32::from(gain.influence) * self.outlook.influence;
        brought - f32::from(legal::produce_price(free_cogs)) * weights::COIN
    }
}
