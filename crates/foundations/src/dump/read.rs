//! From a dump to the view that was dumped, whatever came over the wire.

use std::collections::BTreeMap;

use kernel::{DumpError, Imbalance, Partial, Pile, Plain, Rng};
use kernel::{Seat, SeatSet, Seats, Setup, Viewer};

use super::{ChoiceDump, Dump, PhaseDump, TokenDump};
use crate::audit::audit;
use crate::consul::PiledToken;
use crate::data::{Building, ERAS, OWN_BUILDINGS};
use crate::determinize::determinize;
use crate::position::{Dealt, Hidden};
use crate::view;
use crate::{Foundations, Gone, Known, Open, Party, Phase, Placement, Position, Turn, View};

type Read<T> = Result<T, DumpError>;

fn require(condition: bool, field: &'static str, reason: &str) -> Read<()> {
    if condition {
        Ok(())
    } else {
        Err(DumpError::new(field, reason))
    }
}

/// The cards as a pile, if it has room for them.
fn pile<T: Plain, const N: usize>(
    field: &'static str,
    cards: impl ExactSizeIterator<Item = T>,
) -> Read<Pile<T, N>> {
    require(cards.len() <= N, field, "it has too many cards")?;
    Ok(cards.collect())
}

/// The pile whose cards are listed from the top down.
fn turned<T: Plain, const N: usize>(field: &'static str, cards: &[T]) -> Read<Pile<T, N>> {
    pile(field, cards.iter().rev().copied())
}

fn counted(field: &'static str, counts: &BTreeMap<Building, u8>) -> Read<[u8; OWN_BUILDINGS]> {
    let mut all = [0; OWN_BUILDINGS];
    for (building, count) in counts {
        let place = all.get_mut(building.index());
        *place.ok_or_else(|| DumpError::new(field, "it has a monument"))? = *count;
    }
    Ok(all)
}

/// The view that was dumped: all that is written, and nothing that does not follow from it.
pub(crate) fn from_dump(setup: &Setup<Foundations>, viewer: Viewer, dump: &Dump) -> Read<View> {
    dump.check_seats(setup.seats())?;
    let mut open = Open::new(setup);
    dump.read_table(&mut open)?;
    dump.read_players(&mut open)?;
    dump.read_consul(&mut open)?;
    dump.read_buildings(&mut open)?;
    let hidden = dump.hidden(&open, viewer)?;
    let view = Position { open, hidden };
    let unbalanced = |error: Imbalance| DumpError::new("state", error.0);
    audit(&view).map_err(unbalanced)?;
    if let Phase::Trade(trade) | Phase::Answer(trade) = &view.phase {
        require(
            view.trade_fits(trade),
            "phase",
            "somebody has not what he trades",
        )?;
    }
    require(super::dump(&view) == *dump, "state", "it does not add up")?;
    let game = determinize(&view, &mut Rng::from_key([0; 32]));
    audit(&game).map_err(unbalanced)?;
    let knows = view::view(&game, viewer) == view;
    require(knows, "state", "it is not what this viewer knows")?;
    Ok(view)
}

impl Dump {
    /// Everybody named sits at the table.
    fn check_seats(&self, seats: Seats) -> Read<()> {
        let mut named = self.to_act.with(self.first);
        named.extend(self.turn.map(|turn| turn.seat));
        named.extend(self.foresight.map(|(seat, _)| seat));
        named.extend(self.consul.as_ref().map(|consul| consul.controller));
        match &self.phase {
            PhaseDump::Offer(offer) => named.extend(offer.census.into_iter().chain([offer.seat])),
            PhaseDump::Trade(trade) | PhaseDump::Answer(trade) => named.insert(trade.partner),
            _ => {}
        }
        for built in &self.buildings {
            if let Party::Seat(seat) = built.owner {
                named.insert(seat);
            }
        }
        let there = named.is_subset(SeatSet::all(seats));
        require(there, "seat", "somebody does not sit at the table")?;
        let players = self.players.len() == seats.count();
        require(
            players,
            "players",
            "they are not as many as sit at the table",
        )
    }

    fn read_table(&self, open: &mut Open) -> Read<()> {
        let chosen = SeatSet::all(open.seats) - self.to_act;
        open.phase = match self.phase {
            PhaseDump::Draft { .. } => Phase::Draft(chosen),
            PhaseDump::Roles(_) => Phase::Roles(chosen),
            PhaseDump::Objectives(_) => Phase::Objectives(chosen),
            PhaseDump::Turn => Phase::Turn,
            PhaseDump::Trade(trade) => Phase::Trade(trade.ranked()),
            PhaseDump::Answer(trade) => Phase::Answer(trade.ranked()),
            PhaseDump::Foresight { .. } => Phase::Foresight,
            PhaseDump::NewPurpose { .. } => Phase::NewPurpose,
            PhaseDump::Offer(offer) => Phase::Offer(offer),
            PhaseDump::Consul(placing) => Phase::Consul(placing),
            PhaseDump::Over => Phase::Over,
        };
        let era = usize::from(self.era.unwrap_or(1)).checked_sub(1);
        let era = era.filter(|era| *era < ERAS);
        open.era = era.ok_or_else(|| DumpError::new("era", "there is no such era"))? as u8;
        open.first = self.first;
        open.turn = self.turn.unwrap_or(Turn::of(self.first));
        open.idle = self.idle_turns;
        open.last_turns = self.last_turns.unwrap_or(0);
        open.market = pile("market", self.market.iter().copied())?;
        open.known = Known {
            foresight: self.foresight,
            put_under: pile("put_under", self.put_under.iter().copied())?,
        };
        open.gone = Gone {
            deeds: self.gone.iter().filter_map(|card| card.lot()).collect(),
            invocations: self
                .gone
                .iter()
                .filter_map(|card| card.invocation())
                .collect(),
        };
        open.pool = self.monument_pool;
        open.public_objectives = self.public_objectives;
        Ok(())
    }

    fn read_players(&self, open: &mut Open) -> Read<()> {
        for ((_, own), dump) in open.players.iter_mut().zip(&self.players) {
            own.estate.lots = dump.lots;
            own.estate.empty = dump.empty_lots;
            own.tray = counted("tray", &dump.tray)?;
            own.silver = dump.silver;
            own.points = dump.points;
            own.favor = dump.favor;
            own.flipped = dump.flipped;
            own.role = dump.role;
            own.role_used = dump.role_used;
            own.invocations = dump.invocations;
            own.spent = dump.spent;
        }
        Ok(())
    }

    fn read_consul(&self, open: &mut Open) -> Read<()> {
        let (Some(own), Some(dump)) = (&mut open.consul, &self.consul) else {
            let agree = open.consul.is_some() == self.consul.is_some();
            return require(agree, "consul", "he plays or he does not");
        };
        own.estate.lots = dump.lots;
        own.estate.empty = dump.bare_lots;
        own.points = dump.points;
        own.ready = dump.ready;
        own.controller = dump.controller;
        own.deeds = self.decks.consul_deeds;
        own.discards = counted("discards", &dump.discards)?;
        Ok(())
    }

    fn read_buildings(&self, open: &mut Open) -> Read<()> {
        for built in &self.buildings {
            let at = Placement::covering(built.lots);
            let at = at.filter(|at| at.shape() == built.building.shape());
            let at = at.ok_or_else(|| DumpError::new("buildings", "one has another shape"))?;
            let free = !built.lots.intersects(open.city.built());
            require(free, "buildings", "two stand on the same lot")?;
            open.city.put(built.building, at);
            let estate = match (built.owner, &mut open.consul) {
                (Party::Seat(seat), _) => &mut open.players[seat].estate,
                (Party::Consul, Some(consul)) => &mut consul.estate,
                (Party::Consul, None) => {
                    return Err(DumpError::new("buildings", "the Consul does not play"));
                }
            };
            estate.heads.extend(built.lots.first());
        }
        Ok(())
    }

    fn hidden(&self, open: &Open, viewer: Viewer) -> Read<Hidden<Partial>> {
        let mut hidden = view::hidden(&Hidden::new(open.seats), viewer, open);
        for (stack, cards) in hidden.stacks.iter_mut().zip(&self.stacks) {
            *stack = turned("stacks", cards)?;
        }
        hidden.deeds = turned("deeds", &self.decks.deeds)?;
        hidden.roles = turned("roles", &self.decks.roles)?;
        hidden.objectives = turned("objectives", &self.decks.objectives)?;
        hidden.monuments = turned("monuments", &self.decks.monuments)?;
        let invocations = self.decks.invocations.iter().copied();
        hidden.invocations = pile("invocations", invocations)?;
        let piles = self.consul.iter().flat_map(|consul| &consul.piles);
        for (pile, tokens) in hidden.tokens.iter_mut().zip(piles) {
            let token = |&TokenDump { token, shape }: &TokenDump| PiledToken { token, shape };
            *pile = self::pile("piles", tokens.iter().rev().map(token))?;
        }
        self.read_secrets(&mut hidden, open)?;
        Ok(hidden)
    }

    fn read_secrets(&self, hidden: &mut Hidden<Partial>, open: &Open) -> Read<()> {
        for ((_, own), dump) in hidden.players.iter_mut().zip(&self.players) {
            own.objectives = pile("objectives", dump.objectives.iter().copied())?;
            let rejected = dump.rejected_objectives.iter().copied();
            own.rejected_objectives = pile("rejected_objectives", rejected)?;
            own.rejected_role = own.rejected_role.and(Some(dump.rejected_role));
        }
        for (seat, own) in hidden.players.iter_mut() {
            match &self.phase {
                PhaseDump::Draft { hands, picks } => {
                    let hand = hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
                    own.hand = pile("hands", hand.iter().copied())?;
                    own.pick = own.pick.and(picks.get(seat.index()).copied());
                }
                PhaseDump::Roles(dump) => dump.read(&mut own.roles, seat),
                PhaseDump::Objectives(dump) => dump.read(&mut own.dealt, seat),
                PhaseDump::NewPurpose { offered } if seat == open.turn.seat => {
                    own.dealt.offered = own.dealt.offered.and(Some(*offered));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl<T: Plain> ChoiceDump<T> {
    /// What is written is known only to who may know it: for the others it stays open.
    fn read(&self, choice: &mut Dealt<Partial, T>, seat: Seat) {
        let (offered, kept) = (self.offered.get(seat.index()), self.kept.get(seat.index()));
        choice.offered = choice.offered.and(offered.copied());
        choice.kept = choice.kept.and(kept.copied());
    }
}
