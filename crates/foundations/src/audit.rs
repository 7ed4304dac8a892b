//! Conservation: every building, marker, deed, card and token is in exactly one place. Of a view,
//! what is unknown must be as much as is missing.

use kernel::{Bits, Id, Imbalance, Pile, Plain, SeatSet, Set, Sight};

use crate::data::{
    Building, Buildings, ERAS, FAVOR_TOKENS, INVOCATIONS_PER_ERA, MONUMENT_MARKERS, Objective,
    Objectives,
};
use crate::{Card, ConsulRule, Estate, Lots, ObjectiveRule, Open, Phase, Position, Shape};

type Audit = Result<(), Imbalance>;

fn require(condition: bool, what: impl FnOnce() -> String) -> Audit {
    if condition {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
}

/// What is still to be found of one kind of component, and how many were found unseen.
struct Missing<T, B> {
    left: Set<T, B>,
    unseen: usize,
}

impl<T: Id + Plain, B: Bits> Missing<T, B> {
    fn of(all: Set<T, B>) -> Missing<T, B> {
        Missing {
            left: all,
            unseen: 0,
        }
    }

    fn find(&mut self, items: impl IntoIterator<Item = T>) -> Audit {
        items
            .into_iter()
            .try_for_each(|item| self.find_if_seen(Some(item)))
    }

    fn find_in<S: Sight, const N: usize>(&mut self, pile: &Pile<S::Of<T>, N>) -> Audit {
        let items = pile.as_slice().iter();
        items
            .copied()
            .try_for_each(|item| self.find_if_seen(S::get(item)))
    }

    fn find_if_seen(&mut self, item: Option<T>) -> Audit {
        let Some(item) = item else {
            self.unseen += 1;
            return Ok(());
        };
        require(self.left.contains(item), || {
            format!("{item:?} is there twice or not in play")
        })?;
        self.left.remove(item);
        Ok(())
    }

    /// Everything was found.
    fn none(&self) -> Audit {
        require(self.left.len() == self.unseen, || {
            format!("{:?} are missing, {} unseen", self.left, self.unseen)
        })
    }
}

/// Whether every component is in exactly one place.
pub(crate) fn audit<S: Sight>(position: &Position<S>) -> Audit {
    position.audit_cards()?;
    position.audit_buildings()?;
    position.audit_monuments()?;
    position.audit_objectives()?;
    position.audit_roles()?;
    position.audit_favor()?;
    position.audit_tokens()
}

impl<S: Sight> Position<S> {
    /// Deeds: deck, hands, stacks, market, owned, gone; each of the area once. Invocations: none
    /// twice; as many as were drawn.
    fn audit_cards(&self) -> Audit {
        let mut deeds = Missing::of(self.area.lots());
        let mut invocations = Missing::of(self.options.invocations_in_play());
        let all = invocations.left.len();
        deeds.find_in::<S, _>(&self.hidden.deeds)?;
        invocations.find_in::<S, _>(&self.hidden.invocations)?;
        for own in self.hidden.players.as_slice() {
            deeds.find_in::<S, _>(&own.hand)?;
        }
        let stacks = self.hidden.stacks.iter().flat_map(|stack| stack.as_slice());
        let stacked = stacks.copied().map(S::get);
        for card in stacked.chain(self.market.as_slice().iter().copied().map(Some)) {
            match card {
                Some(Card::Invocation(card)) => invocations.find([card])?,
                Some(Card::Deed(lot)) => deeds.find([lot])?,
                None => deeds.unseen += 1,
            }
        }
        for (_, estate) in self.estates() {
            deeds.find(estate.lots)?;
        }
        for player in self.players.as_slice() {
            invocations.find(player.invocations)?;
            invocations.find(player.spent)?;
        }
        deeds.find(self.gone.deeds)?;
        invocations.find(self.gone.invocations)?;
        let drawn = ERAS * INVOCATIONS_PER_ERA * usize::from(self.options.invocations);
        let found = all - invocations.left.len();
        let unseen = deeds.unseen + invocations.unseen;
        require(found + unseen == drawn + deeds.left.len(), || {
            let lots = deeds.left;
            format!("{found} of {drawn} invocations, {lots} missing, {unseen} unseen")
        })?;
        require(found <= drawn, || format!("{found} of {drawn} invocations"))
    }

    /// Monuments: deck, pool, board; markers.
    fn audit_monuments(&self) -> Audit {
        let in_play = self.options.monuments;
        let all = Building::monuments().iter().copied();
        let mut missing: Missing<_, u64> =
            Missing::of(all.filter(|_| in_play).collect::<Buildings>());
        missing.find_in::<S, _>(&self.hidden.monuments)?;
        missing.find(self.pool)?;
        for seat in self.seats.iter() {
            let built = self.buildings_of(seat).map(|(own, _)| own);
            let left = missing.left.len();
            missing.find(built.filter(|own| own.is_monument()))?;
            let own = left - missing.left.len();
            require(own <= MONUMENT_MARKERS, || {
                format!("seat {seat} has {own} monuments")
            })?;
        }
        missing.none()
    }

    fn audit_objectives(&self) -> Audit {
        let in_play = self.options.objectives != ObjectiveRule::Off;
        let all = Objective::ALL.iter().copied();
        let mut missing = Missing::of(all.filter(|_| in_play).collect::<Objectives>());
        missing.find_in::<S, _>(&self.hidden.objectives)?;
        missing.find(self.public_objectives)?;
        let dealt = match self.phase {
            Phase::Objectives(_) => SeatSet::all(self.seats),
            Phase::NewPurpose => SeatSet::one(self.turn.seat),
            _ => SeatSet::EMPTY,
        };
        for (seat, own) in self.hidden.players.iter() {
            missing.find_in::<S, _>(&own.objectives)?;
            missing.find_in::<S, _>(&own.rejected_objectives)?;
            match S::get(own.dealt.offered) {
                Some(offered) => missing.find(offered.into_iter().flatten())?,
                None => missing.unseen += 2 * usize::from(dealt.contains(seat)),
            }
        }
        missing.none()
    }

    /// Roles: those that were not dealt have left the game.
    fn audit_roles(&self) -> Audit {
        let mut missing = Missing::of(self.options.roles_in_play());
        missing.find_in::<S, _>(&self.hidden.roles)?;
        for (seat, own) in self.hidden.players.iter() {
            let offered = S::get(own.roles.offered).flatten();
            missing.find(offered.into_iter().flatten())?;
            missing.find(self.players[seat].role)?;
            missing.find(S::get(own.rejected_role).flatten())?;
        }
        require(missing.unseen <= missing.left.len(), || {
            "more roles than there are".to_string()
        })
    }

    /// Tokens of each size: piles, board, discards, in hand.
    fn audit_tokens(&self) -> Audit {
        let plays = self.options.consul != ConsulRule::Off;
        require(self.consul.is_some() == plays, || {
            "the Consul is in the wrong game".to_string()
        })?;
        let mut standing = self
            .consul
            .iter()
            .flat_map(|own| own.estate.buildings(&self.city));
        require(!standing.any(|(token, _)| token.is_monument()), || {
            "the Consul has a monument".to_string()
        })?;
        for (size, pile) in (1..).zip(&self.hidden.tokens) {
            let mut left = 0;
            let fits = |token: Building, shape: Option<Shape>| {
                token.size() == size && shape.is_none_or(|shape| shape == token.shape())
            };
            let mut piled = pile.as_slice().iter();
            let fit = piled.all(|own| S::get(own.token).is_none_or(|token| fits(token, own.shape)));
            require(fit, || format!("a token is not like those of size {size}"))?;
            for token in Building::own().iter().filter(|own| own.size() == size) {
                let piled = pile.as_slice().iter();
                let piled = piled
                    .filter(|own| S::get(own.token) == Some(*token))
                    .count();
                let found = self.tokens_out(*token) + piled;
                let all = token.tokens() * usize::from(plays);
                require(found <= all, || format!("{found} of {all} {token}"))?;
                left += all - found;
            }
            let piled = pile.as_slice().iter();
            let unseen = piled.filter(|own| S::get(own.token).is_none()).count();
            require(unseen == left, || {
                format!("{left} tokens of size {size} are missing, {unseen} unseen")
            })?;
        }
        Ok(())
    }
}

impl Open {
    /// Buildings: the sets of 24, estates that agree with the city, lot markers.
    fn audit_buildings(&self) -> Audit {
        let mut built = Lots::EMPTY;
        for (seat, player) in self.players.iter() {
            self.audit_estate(&player.estate)?;
            require(!player.estate.built().intersects(built), || {
                format!("seat {seat} builds on others")
            })?;
            built |= player.estate.built();
            for building in Building::own() {
                let standing = self
                    .buildings_of(seat)
                    .filter(|(own, _)| own == building)
                    .count();
                let all = standing + usize::from(player.tray[building.index()]);
                let count = usize::from(building.row().count);
                require(all == count, || {
                    format!("seat {seat} has {all} of {count} {building}")
                })?;
            }
            let empty = player.estate.empty.len();
            let markers = player.lot_markers();
            require(empty <= markers, || {
                format!("seat {seat} uses {empty} of {markers} lot markers")
            })?;
        }
        if let Some(consul) = &self.consul {
            self.audit_estate(&consul.estate)?;
            built |= consul.estate.built();
        }
        require(built == self.city.built(), || {
            "a building is nobody's".to_string()
        })
    }

    fn audit_estate(&self, estate: &Estate) -> Audit {
        let mut built = Lots::EMPTY;
        for (building, lots) in estate.buildings(&self.city) {
            let whole = lots.len() == building.size() && !lots.intersects(built);
            require(whole, || format!("{building} on {lots} is not whole"))?;
            built |= lots;
        }
        let agrees = built == estate.built() && estate.empty.is_subset(estate.lots);
        require(agrees, || {
            format!("built {built}, but {} is not empty", estate.built())
        })
    }

    fn audit_favor(&self) -> Audit {
        let players = self.players.as_slice().iter();
        let tokens: usize = players
            .map(|player| usize::from(player.favor) + usize::from(player.flipped))
            .sum();
        let all = if self.options.favor() {
            usize::from(FAVOR_TOKENS) * self.seats.count()
        } else {
            0
        };
        require(tokens == all, || format!("{tokens} of {all} favor tokens"))
    }
}
