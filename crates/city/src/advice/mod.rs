//! A quick opinion for bots: what an experienced player would say at a glance. The outlook of a
//! city is an estimate of its final points; an action is as good as the outlook it leads to.

mod outlook;

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::data::{Card, Color, Kind};
use crate::grid::Cell;
use crate::legal;
use crate::state::{City, Phase, Player, Space};
use outlook::{Outlook, weights};

impl Advice for City {
    fn prior(&self, seat: Seat, action: Action) -> f32 {
        let player = &self.players[seat];
        let outlook = Outlook::new(self, seat);
        match action {
            Action::Draft(card) | Action::Take(card) | Action::Keep(card) => {
                card_worth(player, &outlook, card)
            }
            Action::Place(space) => space_worth(self, player, &outlook, space),
            Action::Build { card, cell, tokens } => {
                let Phase::Act(turn) = self.phase else {
                    return 0.0;
                };
                let (free_bricks, _) = self.free_points(turn.space);
                let price = f32::from(legal::build_price(card, free_bricks, tokens));
                built_worth(player, &outlook, card, cell)
                    - price * weights::COIN
                    - f32::from(tokens) * weights::BRICK_TOKEN
            }
            Action::Produce => {
                let Phase::Act(turn) = self.phase else {
                    return 0.0;
                };
                let (_, free_cogs) = self.free_points(turn.space);
                outlook.town(&player.town) + produce_worth(player, &outlook, free_cogs)
            }
            Action::End => outlook.town(&player.town),
            Action::School(_) | Action::Under(_) => 0.0,
        }
    }

    fn value(&self) -> BySeat<f32> {
        BySeat::from_fn(self.players.seats(), |seat| {
            let player = &self.players[seat];
            let outlook = Outlook::new(self, seat);
            let cards: u8 = self.influence_points(player.won).sum();
            outlook.town(&player.town)
                + f32::from(player.coins)
                + f32::from(player.influence) * outlook.influence
                + f32::from(cards)
                + outlook.turns * weights::TURN
        })
    }
}

/// What the city would be worth with the card built there, and what it brings at once.
fn built_worth(player: &Player, outlook: &Outlook, card: Card, cell: Cell) -> f32 {
    let mut town = player.town;
    town.lay(card, cell);
    let mut worth = f32::from(card.data().stars) * outlook.influence;
    if let Kind::Public(color, extra) = card.kind() {
        let amount = town.neighbors(cell) + extra;
        match color {
            Color::Green => worth += f32::from(amount) * weights::COIN,
            Color::Red => worth += f32::from(amount) * outlook.influence,
            Color::Yellow => worth += outlook.school(amount),
            Color::Blue => town.add_points(cell, amount),
        }
    }
    worth + outlook.town(&town)
}

/// The gain from the card on its best cell, less its bricks.
fn card_worth(player: &Player, outlook: &Outlook, card: Card) -> f32 {
    best_gain(player, outlook, card) - f32::from(card.data().cost) * weights::BRICK
}

fn best_gain(player: &Player, outlook: &Outlook, card: Card) -> f32 {
    let cells = legal::cells_for(player, card);
    let worth = cells
        .iter()
        .map(|cell| built_worth(player, outlook, card, cell));
    worth.fold(f32::MIN, f32::max) - outlook.town(&player.town)
}

/// The best build and the produce that a space pays for, less what acting late costs.
fn space_worth(city: &City, player: &Player, outlook: &Outlook, space: Space) -> f32 {
    let (free_bricks, free_cogs) = city.free_points(space);
    let offered = city.offer.iter().map(|offered| offered.card);
    let tokens = player.town.bricks().len();
    let best = player
        .hand
        .kinds()
        .chain(offered)
        .map(|card| {
            let price = legal::build_price(card, free_bricks, tokens);
            best_gain(player, outlook, card) - f32::from(price) * weights::COIN
        })
        .fold(0.0, f32::max);
    let produce = produce_worth(player, outlook, free_cogs).max(0.0);
    best + produce - space.index() as f32 * weights::LATE
}

/// What a Produce would bring, less the cogs to be bought.
fn produce_worth(player: &Player, outlook: &Outlook, free_cogs: u8) -> f32 {
    let gains = player
        .town
        .iter()
        .filter_map(|(cell, card)| match card.kind() {
            Kind::Production(gain) => Some((gain, player.town.bricks().contains(cell))),
            _ => None,
        });
    let brought: f32 = gains
        .map(|(gain, full)| {
            let brick = if gain.brick && !full {
                weights::BRICK_TOKEN
            } else {
                0.0
            };
            f32::from(gain.coins) * weights::COIN
                + brick
                + f32::from(gain.influence) * outlook.influence
        })
        .sum();
    brought - f32::from(legal::produce_price(free_cogs)) * weights::COIN
}
