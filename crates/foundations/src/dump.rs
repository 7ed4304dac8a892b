//! Views as documented JSON, in plain rulebook words. Stacks are listed from the top down; what is
//! hidden is null. Every field is described in docs/dump/foundations.md.

use std::collections::BTreeMap;

use kernel::{DumpError, Pile, Plain, Seat, SeatSet, Seats, Setup, Viewer};
use serde::{Deserialize, Serialize};

use crate::consul::PiledToken;
use crate::data::{Building, Buildings, ERAS, Invocation, Invocations, OWN_BUILDINGS};
use crate::data::{Objective, Objectives, Role, SLOTS};
use crate::position::{Choice, Hidden};
use crate::{
    Card, Consul, Estate, Foundations, Gone, Known, Lot, Lots, Offer, Open, Party, Phase,
    Placement, Points, Position, Shape, Slot, TokenToPlace, Trade, Turn, View,
};

/// The whole table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    pub(crate) side: usize,
    pub(crate) era: Option<u8>,
    pub(crate) to_act: SeatSet,
    pub(crate) phase: PhaseDump,
    pub(crate) first: Seat,
    pub(crate) turn: Option<Turn>,
    pub(crate) idle_turns: u8,
    pub(crate) last_turns: Option<u8>,
    pub(crate) market: Vec<Card>,
    pub(crate) stacks: [Vec<Option<Card>>; ERAS],
    pub(crate) foresight: Option<(Seat, u8)>,
    pub(crate) put_under: Vec<Card>,
    pub(crate) buildings: Vec<BuildingDump>,
    pub(crate) players: Vec<PlayerDump>,
    pub(crate) consul: Option<ConsulDump>,
    pub(crate) gone: Vec<Card>,
    pub(crate) monument_pool: Buildings,
    pub(crate) public_objectives: Objectives,
    pub(crate) decks: DecksDump,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DecksDump {
    pub(crate) deeds: Vec<Option<Lot>>,
    pub(crate) roles: Vec<Option<Role>>,
    pub(crate) invocations: Vec<Option<Invocation>>,
    pub(crate) monuments: Vec<Option<Building>>,
    pub(crate) objectives: Vec<Option<Objective>>,
    pub(crate) consul_deeds: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub(crate) enum PhaseDump {
    Draft {
        hands: Vec<Vec<Option<Lot>>>,
        picks: Vec<Option<Lot>>,
    },
    Roles(ChoiceDump<Role>),
    Objectives(ChoiceDump<Objective>),
    Turn,
    Trade(Trade),
    Answer(Trade),
    Foresight {
        cards: usize,
    },
    NewPurpose {
        offered: Option<[Objective; 2]>,
    },
    Offer(Offer),
    Consul(TokenToPlace),
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ChoiceDump<T> {
    pub(crate) offered: Vec<Option<[T; 2]>>,
    pub(crate) kept: Vec<Option<T>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BuildingDump {
    pub(crate) building: Building,
    pub(crate) owner: Party,
    pub(crate) lots: Lots,
    pub(crate) citizens: i32,
    pub(crate) silver: i32,
    pub(crate) civic_points: i16,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PlayerDump {
    pub(crate) lots: Lots,
    pub(crate) empty_lots: Lots,
    pub(crate) silver: i32,
    pub(crate) points: Points,
    pub(crate) population: i32,
    pub(crate) income: i32,
    pub(crate) prices: Vec<i32>,
    pub(crate) tray: BTreeMap<Building, u8>,
    pub(crate) free_lot_markers: usize,
    pub(crate) free_monument_markers: Option<usize>,
    pub(crate) favor: u8,
    pub(crate) flipped: u8,
    pub(crate) role: Option<Role>,
    pub(crate) rejected_role: Option<Role>,
    pub(crate) role_used: bool,
    pub(crate) invocations: Invocations,
    pub(crate) spent: Invocations,
    pub(crate) objectives: Vec<Option<Objective>>,
    pub(crate) rejected_objectives: Vec<Option<Objective>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ConsulDump {
    pub(crate) lots: Lots,
    pub(crate) bare_lots: Lots,
    pub(crate) points: Points,
    pub(crate) population: i32,
    pub(crate) silver_on_tokens: i32,
    pub(crate) ready: bool,
    pub(crate) controller: Seat,
    pub(crate) piles: Vec<Vec<TokenDump>>,
    pub(crate) discards: BTreeMap<Building, u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TokenDump {
    pub(crate) token: Option<Building>,
    pub(crate) shape: Option<Shape>,
}

impl View {
    pub(crate) fn to_dump(&self) -> Dump {
        let begun = self.has_begun();
        Dump {
            side: self.area.side(),
            era: begun.then_some(self.era + 1),
            to_act: self.to_act(),
            phase: self.phase_dump(),
            first: self.first,
            turn: begun.then_some(self.turn),
            idle_turns: self.idle,
            last_turns: (self.last_turns > 0).then_some(self.last_turns),
            market: self.market.as_slice().to_vec(),
            stacks: self.hidden.stacks.map(|stack| stack.top_down().collect()),
            foresight: self.known.foresight,
            put_under: self.known.put_under.as_slice().to_vec(),
            buildings: self.buildings_dump(),
            players: self
                .seats
                .iter()
                .map(|seat| self.player_dump(seat))
                .collect(),
            consul: self.consul.as_ref().map(|consul| self.consul_dump(consul)),
            gone: gone_cards(&self.gone),
            monument_pool: self.pool,
            public_objectives: self.public_objectives,
            decks: self.decks_dump(),
        }
    }

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
                    .map(|own| own.choice.offered.flatten())
                    .collect(),
                kept: players.map(|own| own.choice.kept.flatten()).collect(),
            }),
            Phase::Turn => PhaseDump::Turn,
            Phase::Trade(trade) => PhaseDump::Trade(Trade { rank: 0, ..trade }),
            Phase::Answer(trade) => PhaseDump::Answer(Trade { rank: 0, ..trade }),
            Phase::Foresight => PhaseDump::Foresight {
                cards: self.looked_at(),
            },
            Phase::NewPurpose => PhaseDump::NewPurpose {
                offered: self.hidden.players[self.turn.seat].choice.offered.flatten(),
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

impl Dump {
    /// The view that was dumped: all that is written, and nothing that does not follow from it.
    pub(crate) fn view(&self, setup: &Setup<Foundations>, viewer: Viewer) -> Read<View> {
        let seats = setup.seats();
        self.check_seats(seats)?;
        let mut open = Open::new(setup);
        self.read_table(&mut open)?;
        self.read_players(&mut open)?;
        self.read_consul(&mut open)?;
        self.read_buildings(&mut open)?;
        let hidden = self.hidden(&open, viewer)?;
        let view = Position { open, hidden };
        let size = view.stack().len();
        let known = self
            .foresight
            .is_none_or(|(_, count)| usize::from(count) <= size);
        require(known, "foresight", "the stack is smaller")?;
        view.check_components()
            .map_err(|error| DumpError::new("state", error.0))?;
        require(view.to_dump() == *self, "state", "it does not add up")?;
        Ok(view)
    }

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

    fn hidden(&self, open: &Open, viewer: Viewer) -> Read<Hidden<kernel::Partial>> {
        let mut hidden = Hidden::<kernel::Full>::new(open.seats).seen_by(viewer, open);
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

    fn read_secrets(&self, hidden: &mut Hidden<kernel::Partial>, open: &Open) -> Read<()> {
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
                PhaseDump::Objectives(dump) => dump.read(&mut own.choice, seat),
                PhaseDump::NewPurpose { offered } if seat == open.turn.seat => {
                    own.choice.offered = own.choice.offered.and(Some(*offered));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

impl<T: Plain> ChoiceDump<T> {
    /// What is written is known only to who may know it: for the others it stays open.
    fn read(&self, choice: &mut Choice<kernel::Partial, T>, seat: Seat) {
        let (offered, kept) = (self.offered.get(seat.index()), self.kept.get(seat.index()));
        choice.offered = choice.offered.and(offered.copied());
        choice.kept = choice.kept.and(kept.copied());
    }
}
