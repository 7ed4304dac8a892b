//! A quick opinion on positions and actions, for bots: what an experienced player expects each
//! seat to end with, and by how much an action changes that. Called on determinized states.

mod deal;
mod objectives;
mod outlook;

use std::cell::OnceCell;

use kernel::{Advice, BySeat, Game, Seat};

use crate::data::Role;
use crate::{Action, Foundations, Lot, Neighbors as _, Phase, Turn};
use deal::Deal;

impl Advice for Foundations {
    /// A turn is a single action, and the next player takes what it leaves open.
    const TURNS_AHEAD: u32 = 2;

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
    /// The trade that a proposal is being made for.
    deal: OnceCell<Option<Deal>>,
}

impl<'a> Glance<'a> {
    fn new(game: &'a Foundations, seat: Seat) -> Glance<'a> {
        Glance {
            game,
            seat,
            closing: game.is_closing(),
            aim: OnceCell::new(),
            deal: OnceCell::new(),
        }
    }

    fn prior(&self, action: Action) -> f32 {
        let Glance { game, seat, .. } = *self;
        match action {
            Action::Draft(lot) => game.draft_prior(seat, lot),
            Action::Role(role) => role_prior(role),
            Action::Objective(objective) => game.objective_outlook(seat, objective),
            Action::Trade(partner) => self.propose(partner),
            Action::Give(_) | Action::Take(_) | Action::Offer | Action::Withdraw => {
                self.propose_on(action)
            }
            Action::Accept => self.accept(),
            Action::Decline | Action::End | Action::Order(_) => 0.0,
            _ => self.change(action),
        }
    }

    /// F-28: a trade is proposed only for a deal that both sides would like, and once a turn is
    /// enough for anybody.
    fn propose(&self, partner: Seat) -> f32 {
        if self.game.turn.proposals > 0 {
            return f32::NEG_INFINITY;
        }
        let deal = self.game.best_deal(self.seat, partner);
        deal.map_or(f32::NEG_INFINITY, |deal| deal.gain)
    }

    /// F-28a: one step after the other towards the deal; where none leads there, the talk ends.
    fn propose_on(&self, action: Action) -> f32 {
        let Phase::Trade(trade) = self.game.phase else {
            return 0.0;
        };
        let best = || self.game.best_deal(self.seat, trade.partner);
        let deal = self.deal.get_or_init(best).as_ref();
        let step = deal.and_then(|deal| Some((deal.next(&trade)?, deal.gain)));
        let step = step.filter(|(step, _)| self.game.check(self.seat, *step).is_ok());
        let (step, gain) = step.unwrap_or((Action::Withdraw, 0.0));
        if action == step {
            gain
        } else {
            f32::NEG_INFINITY
        }
    }

    /// F-28: what the own side gains, against what it gives the other; a bad trade never.
    fn accept(&self) -> f32 {
        let mut after = self.game.clone();
        after.apply(self.seat, Action::Accept, &mut ());
        let worth = self
            .game
            .trade_worth(&after, self.seat, self.game.turn.seat);
        if worth > 0.0 {
            worth
        } else {
            f32::NEG_INFINITY
        }
    }

    /// By how much the action changes what the seat works for.
    fn change(&self, action: Action) -> f32 {
        let mut after = self.game.clone();
        after.apply(self.seat, action, &mut ());
        let aim = |game: &Foundations| game.aim(self.seat, self.closing);
        aim(&after) - self.aim.get_or_init(|| aim(self.game))
    }
}

impl Foundations {
    /// F-22: a deed beside own lots, or near the middle.
    fn draft_prior(&self, seat: Seat, lot: Lot) -> f32 {
        let estate = &self.players[seat].estate;
        let beside = lot.alone().beside() & self.area.lots();
        let near = beside.beside() & estate.lots;
        (beside & estate.lots).len() as f32 + 0.3 * near.len() as f32 + 0.1 * beside.len() as f32
    }
}

/// The points by which a role leaves its holder ahead of the others, from games in which roles were
/// kept by chance.
fn role_prior(role: Role) -> f32 {
    match role {
        Role::Patient | Role::Blessed => 3.0,
        Role::Fruitful => 2.0,
        Role::Cosmopolitan => 1.0,
        Role::Thrifty | Role::Industrious | Role::Ambitious => 0.4,
        Role::Popular | Role::Shrewd | Role::Resourceful => 0.0,
        Role::Humble | Role::Landed => -0.6,
        Role::Philosophical => -1.0,
        Role::Greedy | Role::Persuasive => -3.0,
    }
}
