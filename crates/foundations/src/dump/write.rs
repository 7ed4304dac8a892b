//! From a view to its dump.

use std::collections::BTreeMap;

use kernel::Seat;

use super::{
    BuildingDump, ChoiceDump, ConsulDump, DecksDump, Dump, PhaseDump, PlayerDump, TokenDump,
};
use crate::consul::PiledToken;
use crate::data::{Building, SLOTS};
use crate::{Card, Consul, Estate, Gone, Party, Phase, Slot, Trade, View};

/// The view as documented JSON.
pub(crate) fn dump(view: &View) -> Dump {
    let begun = view.has_begun();
    Dump {
        side: view.area.side(),
        era: begun.then_some(view.era + 1),
        to_act: view.to_act(),
        phase: view.phase_dump(),
        first: view.first,
        turn: begun.then_some(view.turn),
        idle_turns: view.idle,
        last_turns: (view.last_turns > 0).then_some(view.last_turns),
        market: view.market.as_slice().to_vec(),
        stacks: view.hidden.stacks.map(|stack| stack.top_down().collect()),
        foresight: view.known.foresight,
        put_under: view.known.put_under.as_slice().to_vec(),
        buildings: view.buildings_dump(),
        players: view
            .seats
            .iter()
            .map(|seat| view.player_dump(seat))
            .collect(),
        consul: view.consul.as_ref().map(|consul| view.consul_dump(consul)),
        gone: gone_cards(&view.gone),
        monument_pool: view.pool,
        public_objectives: view.public_objectives,
        decks: view.decks_dump(),
    }
}

impl View {
    fn decks_dump(&self) -> DecksDump {
        let hidden = &self.hidden;
        DecksDump {
            deeds: hidden.deeds.top_down().collect(),
            roles: hidden.roles.top_down().collect(),
            invocations: hidden.invocations.as_slice().to_vec(),
            monuments: hidden.monuments.top_down().collect(),
            objectives: hidden.objectives.top_down().collect(),
            consul_deeds: self.consul.map_or(0, |consul| consul.deeds),
        }
    }

    fn phase_dump(&self) -> PhaseDump {
        let players = self.hidden.players.as_slice().iter();
        match self.phase {
            Phase::Draft(_) => PhaseDump::Draft {
                hands: players
                    .clone()
                    .map(|own| own.hand.as_slice().to_vec())
                    .collect(),
                picks: players.map(|own| own.pick.flatten()).collect(),
            },
            Phase::Roles(_) => PhaseDump::Roles(ChoiceDump {
                offered: players
                    .clone()
                    .map(|own| own.roles.offered.flatten())
                    .collect(),
                kept: players.map(|own| own.roles.kept.flatten()).collect(),
            }),
            Phase::Objectives(_) => PhaseDump::Objectives(ChoiceDump {
                offered: players
                    .clone()
                    .map(|own| own.dealt.offered.flatten())
                    .collect(),
                kept: players.map(|own| own.dealt.kept.flatten()).collect(),
            }),
            Phase::Turn => PhaseDump::Turn,
            Phase::Trade(trade) => PhaseDump::Trade(Trade { rank: 0, ..trade }),
            Phase::Answer(trade) => PhaseDump::Answer(Trade { rank: 0, ..trade }),
            Phase::Foresight => PhaseDump::Foresight {
                cards: self.looked_at(),
            },
            Phase::NewPurpose => PhaseDump::NewPurpose {
                offered: self.hidden.players[self.turn.seat].dealt.offered.flatten(),
            },
            Phase::Offer(offer) => PhaseDump::Offer(offer),
            Phase::Consul(placing) => PhaseDump::Consul(placing),
            Phase::Over => PhaseDump::Over,
        }
    }

    /// Every building, by owner and first lot.
    fn buildings_dump(&self) -> Vec<BuildingDump> {
        let city = &self.city;
        let owned = |(owner, estate): (Party, &Estate)| {
            let buildings = estate.buildings(city);
            buildings.map(move |(building, lots)| BuildingDump {
                building,
                owner,
                lots,
                citizens: city.citizens(building, lots),
                silver: city.silver(building, lots),
                civic_points: city.civic_points(building, lots),
            })
        };
        self.estates().flat_map(owned).collect()
    }

    fn player_dump(&self, seat: Seat) -> PlayerDump {
        let (player, secrets) = (&self.players[seat], &self.hidden.players[seat]);
        let monuments = self.options.monuments;
        PlayerDump {
            lots: player.estate.lots,
            empty_lots: player.estate.empty,
            silver: player.silver,
            points: player.points,
            population: self.population(seat),
            income: self.income(seat),
            prices: Slot::first(SLOTS)
                .map(|slot| self.price(seat, slot))
                .collect(),
            tray: counts(&player.tray),
            free_lot_markers: player.free_markers(),
            free_monument_markers: monuments.then(|| self.free_monument_markers(seat)),
            favor: player.favor,
            flipped: player.flipped,
            role: player.role,
            rejected_role: secrets.rejected_role.flatten(),
            role_used: player.role_used,
            invocations: player.invocations,
            spent: player.spent,
            objectives: secrets.objectives.as_slice().to_vec(),
            rejected_objectives: secrets.rejected_objectives.as_slice().to_vec(),
        }
    }

    fn consul_dump(&self, consul: &Consul) -> ConsulDump {
        let token = |PiledToken { token, shape }| TokenDump { token, shape };
        let piles = self.hidden.tokens.iter();
        ConsulDump {
            lots: consul.estate.lots,
            bare_lots: consul.estate.empty,
            points: consul.points,
            population: self.citizens_on(&consul.estate),
            silver_on_tokens: self.silver_on(&consul.estate),
            ready: consul.ready,
            controller: consul.controller,
            piles: piles
                .map(|pile| pile.top_down().map(token).collect())
                .collect(),
            discards: counts(&consul.discards),
        }
    }
}

fn counts(counts: &[u8]) -> BTreeMap<Building, u8> {
    let all = Building::own().iter().copied().zip(counts.iter().copied());
    all.filter(|(_, count)| *count > 0).collect()
}

fn gone_cards(gone: &Gone) -> Vec<Card> {
    let deeds = gone.deeds.iter().map(Card::Deed);
    deeds
        .chain(gone.invocations.iter().map(Card::Invocation))
        .collect()
}
