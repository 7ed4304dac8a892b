//! That the phase fits the table: what is to be decided can be decided, and the game can go on.

use kernel::{Id, Plain, Sight};

use super::{Audit, require};
use crate::data::{Ability, DEEDS_DEALT, ERAS, IDLE_ROUNDS, INVOCATIONS_PER_ERA, Invocation};
use crate::data::{MAX_PROPOSALS, SLOTS};
use crate::position::Dealt;
use crate::setup::stack_sizes;
use crate::{Card, Category, ObjectiveRule, Offer, Open, Phase, Points, Position};

/// Far more points and silver than any game brings.
const MAX_POINTS: i16 = 10_000;
const MAX_SILVER: i32 = 100_000_000;

fn fits(condition: bool, what: &str) -> Audit {
    require(condition, || format!("{what} does not fit the table"))
}

/// Whether this could come about in a game, and can go on: asked of what comes from elsewhere.
pub(crate) fn audit_phase<S: Sight>(position: &Position<S>) -> Audit {
    let waits = position.phase == Phase::Over || !position.to_act().is_empty();
    fits(waits && position.phase_fits(), "the phase")?;
    fits(position.stacks_fit(), "a stack")?;
    fits(position.known_fits(), "what is known of the stack")?;
    fits(position.open.turn_fits(), "the turn")?;
    fits(position.open.amounts_fit(), "an amount")?;
    let mut seats = position.seats.iter();
    fits(seats.all(|seat| position.secrets_fit(seat)), "a secret")
}

impl<S: Sight> Position<S> {
    fn phase_fits(&self) -> bool {
        let (options, spent) = (&self.options, self.players[self.turn.seat].spent);
        let era_over = self.market.is_empty() && self.last_turns == 0;
        let begun = self.has_begun();
        match &self.phase {
            Phase::Draft(_) => options.drafting && self.in_setup(),
            Phase::Roles(_) => options.roles && self.in_setup(),
            Phase::Objectives(_) => options.objectives == ObjectiveRule::Hidden && !self.in_setup(),
            Phase::Turn => begun,
            Phase::Trade(trade) => begun && self.trade_fits(trade),
            Phase::Answer(trade) => {
                let offered = || self.check_offered(self.turn.seat, trade).is_ok();
                begun && self.trade_fits(trade) && offered()
            }
            Phase::Foresight => {
                let looked_at = (self.turn.seat, self.looked_at() as u8);
                begun
                    && spent.contains(Invocation::Foresight)
                    && self.known.foresight == Some(looked_at)
            }
            Phase::NewPurpose => begun && spent.contains(Invocation::NewPurpose),
            Phase::Offer(Offer { seat, card, census }) => {
                let counted = |seat| self.players[seat].spent.contains(Invocation::Census);
                begun
                    && era_over
                    && self.can_use_at_era_end(*seat, *card)
                    && census.is_none_or(counted)
            }
            Phase::Consul(placing) => {
                let his_turn = self.in_setup() || self.turn.seat == self.controller();
                his_turn && self.token_places(placing).next().is_some()
            }
            Phase::Over => begun && era_over && self.is_last_era(),
        }
    }

    /// F-3, F-33, F-40: as many cards as were dealt to each era, less those that came out.
    fn stacks_fit(&self) -> bool {
        let players = self.players.as_slice().iter();
        let landed = players.filter(|own| own.ability() == Some(Ability::MoreLand));
        let all = self.area.lots().len() - DEEDS_DEALT * self.seats.count() - landed.count();
        let to_come = self.consul.map_or(0, |consul| consul.deeds);
        let Some(taken) = self.options.consul.deeds().checked_sub(to_come) else {
            return false;
        };
        let deeds = all - usize::from(taken);
        let inserts = INVOCATIONS_PER_ERA * usize::from(self.options.invocations);
        if self.in_setup() {
            let nothing = self.stack_sizes() == [0; ERAS] && self.market.is_empty();
            return nothing
                && self.pool.is_empty()
                && self.hidden.deeds.len() == deeds
                && self.hidden.invocations.len() == ERAS * inserts
                && matches!(self.phase, Phase::Consul(_)) == (taken > 0);
        }
        let is_insert = |card: &Card| card.invocation().is_some();
        let sizes = stack_sizes(deeds).map(|deeds| deeds + inserts);
        let mut stacks = self.hidden.stacks.iter().zip(sizes).enumerate();
        let filled = self.market.len() == SLOTS || self.stack().is_empty();
        filled
            && to_come == 0
            && self.hidden.invocations.is_empty()
            && stacks.all(
                |(era, (stack, size))| match era.cmp(&usize::from(self.era)) {
                    std::cmp::Ordering::Less => stack.is_empty(),
                    std::cmp::Ordering::Equal => stack.len() + self.market.len() <= size,
                    std::cmp::Ordering::Greater => {
                        let cards = stack.as_slice().iter().copied();
                        let unseen = cards.clone().filter(|card| S::get(*card).is_none()).count();
                        let seen = cards.filter_map(S::get).filter(is_insert).count();
                        stack.len() == size && (seen..=seen + unseen).contains(&inserts)
                    }
                },
            )
    }

    /// I5, I6.
    fn known_fits(&self) -> bool {
        let stack = self.stack().as_slice();
        let there = |card: &Card| {
            let mut cards = stack.iter().copied().map(S::get);
            cards.any(|own| own.is_none_or(|own| own == *card))
        };
        let under = self.known.put_under.as_slice();
        under.is_sorted_by(|a, b| a < b)
            && under.iter().all(there)
            && self.known.foresight.is_none_or(|(_, count)| {
                self.options.invocations && (1..=self.looked_at()).contains(&usize::from(count))
            })
    }

    /// F-22, F-30, F-35, I20: what a seat was dealt and has kept, as far as it is known.
    fn secrets_fit(&self, seat: kernel::Seat) -> bool {
        let (own, player) = (&self.hidden.players[seat], &self.players[seat]);
        let none = (false, false);
        let (mut draft, mut roles, mut objectives) = (none, none, none);
        match self.phase {
            Phase::Draft(chosen) => draft = (true, chosen.contains(seat)),
            Phase::Roles(chosen) => roles = (true, chosen.contains(seat)),
            Phase::Objectives(chosen) => objectives = (true, chosen.contains(seat)),
            Phase::NewPurpose => objectives.0 = seat == self.turn.seat,
            _ => {}
        }
        let hand: Option<Vec<_>> = own.hand.as_slice().iter().copied().map(S::get).collect();
        let picked = S::get(own.pick).is_none_or(|pick| match pick {
            None => !draft.1,
            Some(lot) => draft.1 && hand.is_some_and(|hand| hand.contains(&lot)),
        });
        let drafted = self.phase_is_draft();
        let hand_fits = own.hand.is_empty() != drafted
            && (!drafted || own.hand.len() + player.estate.lots.len() == DEEDS_DEALT)
            && own.hand.len() == self.hidden.players[self.first].hand.len();
        let shown = self.options.roles && !matches!(self.phase, Phase::Draft(_) | Phase::Roles(_));
        let rejected = S::get(own.rejected_role).is_none_or(|card| card.is_some() == shown);
        let deck = if drafted {
            self.options.roles_in_play().len()
        } else {
            0
        };
        let hidden = self.options.objectives == ObjectiveRule::Hidden && self.has_begun();
        let renewed = player.spent.contains(Invocation::NewPurpose) && !objectives.0;
        let kept = usize::from(hidden) + usize::from(renewed);
        picked
            && hand_fits
            && own.roles.fits(roles)
            && player.role.is_some() == shown
            && rejected
            && self.hidden.roles.len() == deck
            && own.dealt.fits(objectives)
            && own.objectives.len() == kept
            && own.rejected_objectives.len() == kept
    }

    fn phase_is_draft(&self) -> bool {
        matches!(self.phase, Phase::Draft(_))
    }
}

impl<S: Sight, T: Id + Plain> Dealt<S, T> {
    /// Whether it is as it must be for who was dealt cards or not, and has kept one or not.
    fn fits(&self, (dealt, chosen): (bool, bool)) -> bool {
        let offered = S::get(self.offered);
        offered.is_none_or(|offered| offered.is_some() == dealt)
            && S::get(self.kept).is_none_or(|kept| {
                let pair = offered.flatten();
                kept.is_some() == chosen
                    && kept.is_none_or(|kept| pair.is_some_and(|pair| pair.contains(&kept)))
            })
    }
}

impl Open {
    /// F-12a, F-13, F-14.
    fn turn_fits(&self) -> bool {
        let (turn, seats) = (&self.turn, self.seats.count());
        let spent = self.players[turn.seat].spent;
        let trades = matches!(self.phase, Phase::Trade(_) | Phase::Answer(_));
        let proposals = MAX_PROPOSALS * u8::from(self.options.trading);
        (u8::from(trades)..=proposals).contains(&turn.proposals)
            && turn.actions <= 1 + 2 * u8::from(spent.contains(Invocation::Haste))
            && (!turn.rebuild || spent.contains(Invocation::Rebuild))
            && (!turn.bold_claim || spent.contains(Invocation::BoldClaim))
            && (!turn.dispensation || spent.contains(Invocation::Dispensation))
            && usize::from(self.idle) <= IDLE_ROUNDS * seats
            && usize::from(self.last_turns) <= seats
            && (self.last_turns == 0 || self.market.is_empty())
    }

    fn amounts_fit(&self) -> bool {
        let fit = |points: &Points| {
            let mut all = Category::ALL.iter().map(|category| points.of(*category));
            all.all(|points| (-MAX_POINTS..=MAX_POINTS).contains(&points))
        };
        let mut players = self.players.as_slice().iter();
        players.all(|player| fit(&player.points) && (0..=MAX_SILVER).contains(&player.silver))
            && self.consul.is_none_or(|consul| fit(&consul.points))
    }
}
