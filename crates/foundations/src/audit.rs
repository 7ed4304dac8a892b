//! Conservation: every building, marker, deed, card and token is in exactly one place.

use kernel::Imbalance;

use crate::apply::{invocations_in_play, roles_in_play};
use crate::board::Lots;
use crate::card::Card;
use crate::consul::Consul;
use crate::data::{Building, FAVOR_TOKENS, MONUMENT_MARKERS, Objective, TOKENS};
use crate::options::{ConsulRule, ObjectiveRule};
use crate::player::Estate;
use crate::set::{Numbered, SetOf};
use crate::state::{Foundations, Phase};

type Audit = Result<(), Imbalance>;

fn require(condition: bool, what: impl FnOnce() -> String) -> Audit {
    if condition {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
}

/// Takes one from what is still to be found.
fn find<T: Numbered>(missing: &mut SetOf<T>, item: T) -> Audit {
    require(missing.has(item), || {
        format!("{item:?} is there twice or not in play")
    })?;
    missing.take(item);
    Ok(())
}

impl Foundations {
    pub(crate) fn audit_all(&self) -> Audit {
        self.audit_deeds()?;
        self.audit_invocations()?;
        self.audit_buildings()?;
        self.audit_monuments()?;
        self.audit_objectives()?;
        self.audit_roles()?;
        self.audit_favor()?;
        self.audit_consul()
    }

    fn cards(&self) -> impl Iterator<Item = Card> {
        let stacks = self.stacks.iter().flat_map(|stack| stack.as_slice());
        stacks.chain(self.market.as_slice()).copied()
    }

    /// Deeds: deck, hands, stacks, market, owned, gone; each of the area once.
    fn audit_deeds(&self) -> Audit {
        let mut missing = self.area.lots();
        let mut find = |lots: Lots, place: &str| {
            require(lots.is_within(missing), || {
                format!("a deed of {lots} ({place}) is there twice")
            })?;
            missing -= lots;
            Ok(())
        };
        for lot in self.decks.deeds.as_slice() {
            find(lot.alone(), "deck")?;
        }
        if let Phase::Draft(draft) = &self.phase {
            for lot in draft
                .hands
                .as_slice()
                .iter()
                .flat_map(|hand| hand.as_slice())
            {
                find(lot.alone(), "hand")?;
            }
        }
        for lot in self.cards().filter_map(Card::lot) {
            find(lot.alone(), "stack or market")?;
        }
        for player in self.players.as_slice() {
            find(player.estate.lots, "player")?;
        }
        if let Some(consul) = &self.consul {
            find(consul.estate.lots, "Consul")?;
        }
        find(self.gone.deeds, "gone")?;
        require(missing.is_empty(), || {
            format!("the deeds of {missing} are missing")
        })
    }

    /// Invocations: none twice; as many as were drawn.
    fn audit_invocations(&self) -> Audit {
        let in_play = invocations_in_play(&self.options);
        let mut missing = in_play;
        let waiting = self.decks.invocations.cards;
        for card in waiting.as_slice() {
            find(&mut missing, *card)?;
        }
        for card in self.cards().filter_map(Card::invocation) {
            find(&mut missing, card)?;
        }
        for player in self.players.as_slice() {
            for card in player.invocations.iter().chain(player.spent.iter()) {
                find(&mut missing, card)?;
            }
        }
        for card in self.gone.invocations.iter() {
            find(&mut missing, card)?;
        }
        let drawn = if self.options.invocations { 9 } else { 0 };
        let found = in_play.len() - missing.len();
        require(found == drawn, || {
            format!("{found} invocations instead of {drawn}")
        })
    }

    /// Buildings: the sets of 24, estates that agree with the city, lot markers.
    fn audit_buildings(&self) -> Audit {
        let mut built = Lots::EMPTY;
        for (seat, player) in self.players.iter() {
            self.audit_estate(&player.estate)?;
            require(!player.estate.built().meets(built), || {
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
            require(player.silver >= 0, || {
                format!("seat {seat} has {} silver", player.silver)
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
            let whole = lots.len() == building.size() && !lots.meets(built);
            require(whole, || format!("{building} on {lots} is not whole"))?;
            built |= lots;
        }
        let agrees = built == estate.built() && estate.empty.is_within(estate.lots);
        require(agrees, || {
            format!("built {built}, but {} is not empty", estate.built())
        })
    }

    /// Monuments: deck, pool, board; markers.
    fn audit_monuments(&self) -> Audit {
        if !self.options.monuments {
            let none = self.pool.is_empty() && self.decks.monuments.is_empty();
            return require(none, || "monuments that are not in play".to_string());
        }
        let mut missing: SetOf<Building> = Building::monuments().iter().copied().collect();
        for monument in self.decks.monuments.as_slice() {
            find(&mut missing, *monument)?;
        }
        for monument in self.pool.iter() {
            find(&mut missing, monument)?;
        }
        for seat in self.seats.iter() {
            let mut own = 0;
            for (monument, _) in self.buildings_of(seat).filter(|(own, _)| own.is_monument()) {
                find(&mut missing, monument)?;
                own += 1;
            }
            require(own <= MONUMENT_MARKERS, || {
                format!("seat {seat} has {own} monuments")
            })?;
        }
        require(missing.is_empty(), || format!("{missing:?} are missing"))
    }

    fn audit_objectives(&self) -> Audit {
        let in_play = self.options.objectives != ObjectiveRule::Off;
        let all = if in_play { Objective::ALL } else { &[] };
        let mut missing: SetOf<Objective> = all.iter().copied().collect();
        for card in self
            .decks
            .objectives
            .as_slice()
            .iter()
            .copied()
            .chain(self.public_objectives.iter())
        {
            find(&mut missing, card)?;
        }
        for player in self.players.as_slice() {
            for card in player.objectives.and(player.rejected_objectives).iter() {
                find(&mut missing, card)?;
            }
        }
        for card in self.offered_objectives() {
            find(&mut missing, card)?;
        }
        require(missing.is_empty(), || {
            format!("objectives {missing:?} are missing")
        })
    }

    fn offered_objectives(&self) -> impl Iterator<Item = Objective> {
        let (dealt, pair) = match &self.phase {
            Phase::Objectives(choices) => (Some(choices.offered), None),
            Phase::NewPurpose(pair) => (None, Some(*pair)),
            _ => (None, None),
        };
        let dealt = dealt.into_iter().flat_map(|offered| {
            self.seats
                .iter()
                .filter_map(move |seat| offered[seat])
                .flatten()
        });
        dealt.chain(pair.into_iter().flatten())
    }

    fn audit_roles(&self) -> Audit {
        let mut missing = if self.options.roles {
            roles_in_play(&self.options)
        } else {
            SetOf::default()
        };
        for role in self.decks.roles.as_slice() {
            find(&mut missing, *role)?;
        }
        if let Phase::Roles(choices) = &self.phase {
            for role in self
                .seats
                .iter()
                .filter_map(|seat| choices.offered[seat])
                .flatten()
            {
                find(&mut missing, role)?;
            }
        }
        for player in self.players.as_slice() {
            for role in player.role.into_iter().chain(player.rejected_role) {
                find(&mut missing, role)?;
            }
        }
        Ok(())
    }

    fn audit_favor(&self) -> Audit {
        let players = self.players.as_slice().iter();
        let tokens: usize = players
            .map(|player| usize::from(player.favor + player.flipped))
            .sum();
        let all = if self.options.favor() {
            usize::from(FAVOR_TOKENS) * self.seats.count()
        } else {
            0
        };
        require(tokens == all, || format!("{tokens} of {all} favor tokens"))
    }

    fn audit_consul(&self) -> Audit {
        let plays = self.options.consul != ConsulRule::Off;
        require(self.consul.is_some() == plays, || {
            "the Consul is in the wrong game".to_string()
        })?;
        let Some(consul) = &self.consul else {
            return Ok(());
        };
        for row in &TOKENS {
            let all = self.count_tokens(consul, row.token);
            require(all == usize::from(row.count), || {
                format!("{all} of {} {}", row.count, row.token)
            })?;
        }
        Ok(())
    }

    fn count_tokens(&self, consul: &Consul, token: Building) -> usize {
        let piled = consul
            .pile(token.size())
            .as_slice()
            .iter()
            .filter(|own| own.token == token);
        let standing = consul
            .estate
            .buildings(&self.city)
            .filter(|(own, _)| *own == token);
        let to_place = matches!(&self.phase, Phase::Consul(placing) if placing.token == token);
        let discarded = usize::from(consul.discards[token.index()]);
        piled.count() + standing.count() + discarded + usize::from(to_place)
    }
}
