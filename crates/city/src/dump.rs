//! A view as documented JSON, in rulebook words: docs/dump/city.md explains each field. A card that
//! the viewer may not know is `None`. Nothing else uses these structs.

use arrayvec::ArrayVec;
use kernel::{BySeat, DumpError, Game as _, Seat, Seats, Seed, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Deck, SPACES, STRIPS, Strip, influence_cards};
use crate::determinize;
use crate::event::MAX_DRAWN;
use crate::grid::{Cell, Cells, Geometry as _};
use crate::hand::Cards;
use crate::memory::{Keep, MAX_KEEPS, MAX_VISITS, SLOTS, Stack, UnseenBuild, Visit};
use crate::position::{Hidden, MAX_TURNS, Offered, Open, Phase, Player, Space, Turn, View, decks};
use crate::setup;
use crate::town::Town;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    pub round: u8,
    pub rounds: u8,
    pub first: Seat,
    pub phase: Step,
    /// As they lie now, the one in use first.
    pub strips: Vec<Option<Strip>>,
    pub emissaries: Vec<Option<Seat>>,
    pub offer: Vec<Offered>,
    pub influence_beside_offer: Vec<u8>,
    pub influence_to_come: Vec<InfluenceToCome>,
    pub decks: Vec<DeckDump>,
    pub players: BySeat<PlayerDump>,
    pub drafts: Vec<KeptCard>,
    pub passed_on: Option<Vec<Card>>,
    pub school_visits: Vec<VisitDump>,
    pub unseen_builds: Vec<UnseenBuild>,
}

/// The decision at hand, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Step {
    Draft {
        seat: Seat,
        cards: Vec<Option<Card>>,
    },
    Place {
        seat: Seat,
    },
    Take {
        seat: Seat,
        space: usize,
        free_bricks: u8,
        free_cogs: u8,
    },
    Act(TurnDump),
    SchoolDeck {
        turn: TurnDump,
        draws: u8,
    },
    SchoolKeep {
        turn: TurnDump,
        deck: Deck,
        cards: Vec<Option<Card>>,
    },
    SchoolUnder {
        turn: TurnDump,
        deck: Deck,
        cards: Vec<Option<Card>>,
    },
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnDump {
    pub seat: Seat,
    pub space: usize,
    pub free_bricks: u8,
    pub free_cogs: u8,
    pub build_open: bool,
    pub produce_open: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InfluenceToCome {
    pub points: u8,
    pub round: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckDump {
    pub deck: Deck,
    pub cards: Vec<Option<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerDump {
    pub city: Vec<BuiltCard>,
    pub coins: u16,
    pub influence: u16,
    pub influence_cards: Vec<u8>,
    pub hand_seen: Vec<Card>,
    pub hand_secret: Vec<Option<Card>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BuiltCard {
    pub cell: Cell,
    pub card: Card,
    pub bricks: u8,
    pub points: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptCard {
    pub seat: Seat,
    pub card: Option<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VisitDump {
    pub seat: Seat,
    pub deck: Deck,
    pub drawn: Vec<Option<Card>>,
    pub kept: Option<KeptCard>,
    pub put_under: Vec<Option<Card>>,
}

/// The view in these words.
pub(crate) fn dump(view: &View) -> Dump {
    let stack = (0..STRIPS.len()).map(|below| (usize::from(view.round) + below) % STRIPS.len());
    let to_come = view.influence_to_come();
    let drafts = view.keeps.iter().zip(view.hidden.kept).take(view.drafts());
    let passed_on = view.hidden.passed_on;
    Dump {
        round: view.round,
        rounds: view.rounds(),
        first: view.first,
        phase: step(view),
        strips: stack.map(|place| view.strip_at(place)).collect(),
        emissaries: view.emissaries.to_vec(),
        offer: view.offer.to_vec(),
        influence_beside_offer: view.influence_points(view.waiting).collect(),
        influence_to_come: to_come
            .map(|(points, round)| InfluenceToCome { points, round })
            .collect(),
        decks: view
            .decks()
            .iter()
            .map(|deck| deck_dump(view, *deck))
            .collect(),
        players: BySeat::from_fn(view.seats(), |seat| player_dump(view, seat)),
        drafts: drafts
            .map(|(keep, card)| KeptCard {
                seat: keep.seat,
                card,
            })
            .collect(),
        passed_on: passed_on.map(|cards| cards.iter().collect()),
        school_visits: (0..view.visits.len())
            .map(|index| visit_dump(view, index))
            .collect(),
        unseen_builds: view.unseen_builds.to_vec(),
    }
}

/// Cards that are known all together, ascending, or only by their number.
fn all_or_none(cards: Option<Cards>, count: usize) -> Vec<Option<Card>> {
    cards.map_or(vec![None; count], |cards| cards.iter().map(Some).collect())
}

fn step(view: &View) -> Step {
    let Some(seat) = view.actor() else {
        return Step::Over;
    };
    let deck = view.choice_deck();
    let cards = all_or_none(view.hidden.choice, view.choice_len());
    let (space, (free_bricks, free_cogs)) =
        view.phase.space().map_or_else(Default::default, |space| {
            (space.number(), view.free_points(space))
        });
    let turn = |turn: Turn| TurnDump {
        seat,
        space,
        free_bricks,
        free_cogs,
        build_open: turn.build,
        produce_open: turn.produce,
    };
    match view.phase {
        Phase::Draft => Step::Draft { seat, cards },
        Phase::Place => Step::Place { seat },
        Phase::Take(_) => Step::Take {
            seat,
            space,
            free_bricks,
            free_cogs,
        },
        Phase::Act(open) => Step::Act(turn(open)),
        Phase::SchoolDeck { turn: open, draws } => Step::SchoolDeck {
            turn: turn(open),
            draws,
        },
        Phase::SchoolKeep(open) => Step::SchoolKeep {
            turn: turn(open),
            deck,
            cards,
        },
        Phase::SchoolUnder(open) => Step::SchoolUnder {
            turn: turn(open),
            deck,
            cards,
        },
        Phase::Over => Step::Over,
    }
}

fn deck_dump(view: &View, deck: Deck) -> DeckDump {
    let cards = view.cards_left(deck).collect();
    DeckDump { deck, cards }
}

fn player_dump(view: &View, seat: Seat) -> PlayerDump {
    let player = &view.players[seat];
    let built = |(cell, card)| BuiltCard {
        cell,
        card,
        bricks: u8::from(player.town.bricks().contains(cell)),
        points: player.town.points(cell),
    };
    PlayerDump {
        city: player.town.iter().map(built).collect(),
        coins: player.coins,
        influence: player.influence,
        influence_cards: view.influence_points(player.won).collect(),
        hand_seen: player.seen.iter().collect(),
        hand_secret: all_or_none(view.secret(seat), view.secret_len(seat)),
    }
}

fn visit_dump(view: &View, index: usize) -> VisitDump {
    let visit = view.visits[index];
    let kept = view.kept_in(index).map(|keep| KeptCard {
        seat: visit.seat,
        card: view.hidden.kept[keep],
    });
    VisitDump {
        seat: visit.seat,
        deck: visit.deck,
        drawn: view.cards_at(visit.deck, visit.drawn_slots()).collect(),
        kept,
        put_under: view.cards_at(visit.deck, visit.returned_slots()).collect(),
    }
}

type Read<T> = Result<T, DumpError>;

fn require(holds: bool, field: &'static str, reason: &str) -> Read<()> {
    holds
        .then_some(())
        .ok_or_else(|| DumpError::new(field, reason))
}

/// The view that was dumped. What is remembered of earlier offers is in no dump.
pub(crate) fn from_dump(seats: Seats, viewer: Viewer, dump: &Dump) -> Read<View> {
    check_sizes(seats, dump)?;
    let (visits, stacks, slots) = read_decks(seats, viewer, dump)?;
    let keeps = dump.drafts.iter().map(|kept| (kept, None));
    let schools = (0..).zip(&dump.school_visits);
    let schools = schools.filter_map(|(index, visit)| Some((visit.kept.as_ref()?, Some(index))));
    let (mut all, mut kept) = (ArrayVec::new(), [None; MAX_KEEPS]);
    for ((card, visit), place) in keeps.chain(schools).zip(&mut kept) {
        let seat = card.seat;
        all.push(Keep { seat, visit });
        *place = card.card;
    }
    let (phase, choice) = read_step(&dump.phase)?;
    let mut strips = [None; STRIPS.len()];
    for (below, strip) in dump.strips.iter().enumerate() {
        strips[(usize::from(dump.round) + below) % STRIPS.len()] = *strip;
    }
    let mut players = BySeat::new(seats);
    for (seat, player) in dump.players.iter() {
        players[seat] = read_player(seats, player)?;
    }
    let mut view = View {
        open: Open {
            phase,
            round: dump.round,
            first: dump.first,
            emissaries: std::array::from_fn(|space| dump.emissaries[space]),
            offer: dump.offer.iter().copied().collect(),
            waiting: influence_bits(seats, &dump.influence_beside_offer)?,
            stacks,
            players,
            keeps: all,
            visits,
            unseen_builds: dump.unseen_builds.iter().copied().collect(),
            replaced: 0,
        },
        hidden: Hidden {
            strips,
            slots,
            kept,
            choice,
            viewer,
            passed_on: dump
                .passed_on
                .as_ref()
                .map(|cards| cards.iter().copied().collect()),
        },
    };
    for (place, strip) in strips.iter().enumerate() {
        view.hidden.strips[place] = strip.map(|strip| strip.turned(view.is_reversed(place)));
    }
    view.open.replaced = replaced(&view)?;
    require(
        could_be(&view, dump),
        "state",
        "no course of the game leads there",
    )?;
    Ok(view)
}

/// Whether some game looks like this to the viewer.
fn could_be(view: &View, dump: &Dump) -> bool {
    let world = determinize::world(view, &mut Seed::of_series(0, 0).rng());
    let same =
        |world: crate::City| world.audit().is_ok() && world.view(view.hidden.viewer) == *view;
    self::dump(view) == *dump && world.is_some_and(same)
}

/// Nothing is longer than the table has room for, and nobody sits beside it.
fn check_sizes(seats: Seats, dump: &Dump) -> Read<()> {
    let count = seats.count();
    require(
        dump.players.seats() == seats,
        "players",
        "not the table's size",
    )?;
    require(dump.strips.len() == STRIPS.len(), "strips", "not six")?;
    require(dump.emissaries.len() == SPACES, "emissaries", "not five")?;
    require(dump.offer.len() <= MAX_TURNS, "offer", "too many cards")?;
    require(dump.drafts.len() <= count, "drafts", "too many")?;
    require(
        dump.school_visits.len() <= MAX_VISITS,
        "school_visits",
        "too many",
    )?;
    require(
        dump.unseen_builds.len() <= MAX_KEEPS,
        "unseen_builds",
        "too many",
    )?;
    require(
        dump.round <= dump.rounds && dump.rounds <= 14,
        "round",
        "after the last one",
    )?;
    let passed = dump.passed_on.as_ref().map_or(0, Vec::len);
    require(passed < count, "passed_on", "too many cards")?;
    let named = dump.emissaries.iter().flatten().copied();
    let named = named.chain(dump.offer.iter().filter_map(|offered| offered.taken_by));
    let named = named.chain(dump.drafts.iter().map(|kept| kept.seat));
    let named = named.chain(dump.school_visits.iter().map(|visit| visit.seat));
    let named = named.chain(dump.unseen_builds.iter().map(|built| built.seat));
    let mut named = named.chain([dump.first]);
    require(
        named.all(|seat| seats.contains(seat)),
        "players",
        "a seat beside the table",
    )
}

fn read_step(step: &Step) -> Read<(Phase, Option<Cards>)> {
    let space = |number| {
        Space::from_number(number).ok_or_else(|| DumpError::new("space", "not from 1 to 5"))
    };
    let turn = |turn: &TurnDump| -> Read<Turn> {
        Ok(Turn {
            space: space(turn.space)?,
            build: turn.build_open,
            produce: turn.produce_open,
        })
    };
    let all = |cards: &[Option<Card>]| -> Read<Option<Cards>> {
        require(cards.len() <= MAX_DRAWN, "cards", "too many")?;
        Ok(cards.iter().copied().collect())
    };
    Ok(match step {
        Step::Draft { cards, .. } => (Phase::Draft, all(cards)?),
        Step::Place { .. } => (Phase::Place, None),
        Step::Take { space: number, .. } => (Phase::Take(space(*number)?), None),
        Step::Act(open) => (Phase::Act(turn(open)?), None),
        Step::SchoolDeck { turn: open, draws } => {
            let (turn, draws) = (turn(open)?, *draws);
            (Phase::SchoolDeck { turn, draws }, None)
        }
        Step::SchoolKeep {
            turn: open, cards, ..
        } => (Phase::SchoolKeep(turn(open)?), all(cards)?),
        Step::SchoolUnder {
            turn: open, cards, ..
        } => (Phase::SchoolUnder(turn(open)?), all(cards)?),
        Step::Over => (Phase::Over, None),
    })
}

/// The slots of a deck, as far as they are known.
type Slots = [Option<Card>; SLOTS];

/// The decks with everything that schools took from them and put under them.
fn read_decks(
    seats: Seats,
    viewer: Viewer,
    dump: &Dump,
) -> Read<(ArrayVec<Visit, MAX_VISITS>, [Stack; 4], [Slots; 4])> {
    let named = dump.decks.iter().map(|deck| deck.deck);
    require(
        named.eq(decks(seats).iter().copied()),
        "decks",
        "not those in play",
    )?;
    let (mut stacks, mut slots) = ([Stack::default(); 4], [[None; SLOTS]; 4]);
    let mut visits: [ArrayVec<Visit, MAX_VISITS>; 4] = Default::default();
    for DeckDump { deck, cards } in &dump.decks {
        let looks = dump
            .school_visits
            .iter()
            .filter(|visit| visit.deck == *deck);
        let looks: Vec<&VisitDump> = looks.collect();
        let put_under: usize = looks.iter().map(|visit| visit.put_under.len()).sum();
        let dealt = Stack::of(setup::dealt(*deck, seats));
        let end = usize::from(dealt.end) + put_under;
        let head = end.checked_sub(cards.len());
        let head = head.ok_or_else(|| DumpError::new("decks", "too many cards"))?;
        let past = Past {
            viewer,
            head,
            stack: dealt,
            slots: [None; SLOTS],
            visits: ArrayVec::new(),
        };
        let past = past.place(&looks);
        let past = past.ok_or_else(|| DumpError::new("drawn", "not what lay there"))?;
        let (stack, slots) = (&mut stacks[deck.index()], &mut slots[deck.index()]);
        (*stack, *slots) = (past.stack, past.slots);
        stack.head = head as u8;
        slots[stack.slots()].copy_from_slice(cards);
        visits[deck.index()] = past.visits;
    }
    let visits = dump
        .school_visits
        .iter()
        .map(|visit| visits[visit.deck.index()].remove(0));
    Ok((visits.collect(), stacks, slots))
}

/// What happened to a deck. When its schools were visited is in no dump: at some time that fits to
/// what the viewer knows of the cards drawn and put under. At most four visits are tried at every
/// place of the deck.
#[derive(Clone)]
struct Past {
    viewer: Viewer,
    /// The top card's slot in the end.
    head: usize,
    /// The deck after the visits so far.
    stack: Stack,
    slots: Slots,
    visits: ArrayVec<Visit, MAX_VISITS>,
}

impl Past {
    fn place(self, visits: &[&VisitDump]) -> Option<Past> {
        let Some((visit, rest)) = visits.split_first() else {
            return self.is_sound().then_some(self);
        };
        let (count, own) = (visit.drawn.len(), self.viewer.knows_secrets_of(visit.seat));
        let known = |(slot, card): (usize, &Option<Card>)| match self.slots[slot] {
            None => own || card.is_none(),
            there => there == *card,
        };
        let mut places = self
            .stack
            .slots()
            .take_while(|from| from + count <= self.head);
        places.find_map(|from| {
            let there = from + count <= self.stack.end.into();
            let fits = there && (from..).zip(&visit.drawn).all(known);
            fits.then(|| self.clone().look(from, visit).place(rest))
                .flatten()
        })
    }

    fn look(mut self, from: usize, dump: &VisitDump) -> Past {
        let (under, next) = (self.stack.end, from + dump.drawn.len());
        self.slots[from..next].copy_from_slice(&dump.drawn);
        self.slots[under.into()..][..dump.put_under.len()].copy_from_slice(&dump.put_under);
        self.stack.head = next as u8;
        self.stack.end += dump.put_under.len() as u8;
        self.visits.push(Visit {
            seat: dump.seat,
            deck: dump.deck,
            from: from as u8,
            drawn: dump.drawn.len() as u8,
            under,
            returned: dump.put_under.len() as u8,
        });
        self
    }

    /// Whether cards that were put under and are not known were drawn, not turned up.
    fn is_sound(&self) -> bool {
        let mut gone = usize::from(self.stack.dealt)..self.head;
        gone.all(|slot| {
            let drawn = |visit: &Visit| visit.drawn_slots().contains(&slot);
            self.slots[slot].is_some() || self.visits.iter().any(drawn)
        })
    }
}

fn read_player(seats: Seats, dump: &PlayerDump) -> Read<Player> {
    let mut town = Town::EMPTY;
    for built in &dump.city {
        require(
            town.card(built.cell).is_none(),
            "city",
            "two cards on a cell",
        )?;
        require(built.bricks <= 1, "bricks", "more than one")?;
        town.lay(built.card, built.cell);
        town.add_points(built.cell, built.points);
        if built.bricks == 1 {
            town.add_bricks(Cells::one(built.cell));
        }
    }
    let fits = |town: &Town| {
        let occupied = town.occupied();
        let lines = town.aqueducts().iter().all(|cell| {
            let others = town.aqueducts().without(cell);
            !others.lines().contains(cell)
        });
        !occupied.is_empty() && occupied.is_subset(occupied.window()) && lines
    };
    require(fits(&town), "city", "no city of four rows and columns")?;
    require(dump.hand_seen.len() <= 14, "hand_seen", "too many cards")?;
    require(dump.coins.max(dump.influence) <= 999, "coins", "too many")?;
    Ok(Player {
        town,
        coins: dump.coins,
        influence: dump.influence,
        won: influence_bits(seats, &dump.influence_cards)?,
        seen: dump.hand_seen.iter().copied().collect(),
    })
}

/// Influence cards by their worth, which differs.
fn influence_bits(seats: Seats, points: &[u8]) -> Read<u8> {
    let mut bits = 0;
    for points in points {
        let mut cards = influence_cards(seats).iter();
        let index = cards.position(|card| card.points == *points);
        let index = index.filter(|index| bits >> index & 1 == 0);
        bits |= 1 << index.ok_or_else(|| DumpError::new("influence_cards", "no such card"))?;
    }
    Ok(bits)
}

/// C-23: the cards that lie nowhere any more.
fn replaced(view: &View) -> Read<u8> {
    let decks: usize = view
        .decks()
        .iter()
        .map(|deck| view.stack(*deck).len())
        .sum();
    let offered = view
        .offer
        .iter()
        .filter(|offered| offered.taken_by.is_none());
    let hands = view.players.iter().map(|(seat, player)| {
        player.town.occupied().len() + player.seen.len() + view.secret_len(seat)
    });
    let there = decks + offered.count() + hands.sum::<usize>() + view.choice_len();
    let gone = view.printed().len().checked_sub(there);
    gone.map(|gone| gone as u8)
        .ok_or_else(|| DumpError::new("decks", "too many cards"))
}
