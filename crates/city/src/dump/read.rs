//! Reading a dump: nothing that came over a wire is believed before some game could look like it.

use arrayvec::ArrayVec;
use kernel::{BySeat, DumpError, Game as _, Seats, Seed, Viewer};

use super::{DeckDump, Dump, Memory, PlayerDump, Step, TurnDump, VisitDump, dump};
use crate::data::{Card, SPACES, STRIPS, influence_cards};
use crate::determinize;
use crate::event::MAX_DRAWN;
use crate::grid::{Cells, lines, window};
use crate::hand::Cards;
use crate::memory::{Keep, MAX_KEEPS, MAX_VISITS, SLOTS, Stack, Visit};
use crate::phase::{Phase, Space, Turn};
use crate::position::{City, Hidden, MAX_TURNS, Open, Player, View, decks};
use crate::setup;
use crate::town::Town;

/// The view that was dumped.
///
/// # Errors
/// The field that no table can have.
pub(crate) fn from_dump(seats: Seats, viewer: Viewer, dump: &Dump) -> Result<View, DumpError> {
    let no = |field, reason| move || DumpError::new(field, reason);
    fits(seats, dump).ok_or_else(no("players", "more than a table has room for"))?;
    let decks = match &dump.memory {
        Some(memory) => remembered_decks(seats, dump, memory),
        None => read_decks(seats, viewer, dump),
    };
    let (visits, stacks, slots) = decks.ok_or_else(no("decks", "schools did not leave them so"))?;
    let step = read_step(&dump.phase);
    let (phase, choice) = step.ok_or_else(no("phase", "no such decision"))?;
    let mut players = BySeat::new(seats);
    for (seat, player) in dump.players.iter() {
        let player = read_player(seats, player);
        players[seat] = player.ok_or_else(no("players", "no such city, hand or purse"))?;
    }
    let waiting = influence_bits(seats, &dump.influence_beside_offer);
    let (keeps, kept) = read_keeps(dump);
    let passed_on = dump.passed_on.as_ref();
    let mut view = View {
        open: Open {
            phase,
            round: dump.round,
            first: dump.first,
            emissaries: std::array::from_fn(|space| dump.emissaries[space]),
            offer: dump.offer.iter().copied().collect(),
            waiting: waiting.ok_or_else(no("influence_beside_offer", "no such card"))?,
            stacks,
            players,
            keeps,
            visits,
            unseen_builds: dump.unseen_builds.iter().copied().collect(),
            replaced: 0,
        },
        hidden: Hidden {
            strips: [None; STRIPS.len()],
            slots,
            kept,
            choice: None,
            viewer,
            passed_on: passed_on.map(|cards| cards.iter().copied().collect()),
        },
    };
    let actor = view.actor();
    view.hidden.choice = choice.filter(|_| actor.is_some_and(|own| viewer.knows_secrets_of(own)));
    for (below, strip) in dump.strips.iter().enumerate() {
        let place = (usize::from(dump.round) + below) % STRIPS.len();
        let reversed = view.is_reversed(place);
        view.hidden.strips[place] = strip.map(|strip| strip.turned(reversed));
    }
    view.open.replaced = replaced(&view).ok_or_else(no("decks", "too many cards"))?;
    could_be(&view, dump).ok_or_else(no("state", "no course of the game leads there"))?;
    Ok(view)
}

/// Whether some game looks like this to the viewer.
fn could_be(view: &View, read: &Dump) -> Option<()> {
    let world: City = determinize::world(view, &mut Seed::of_series(0, 0).rng())?;
    world.audit().ok()?;
    (dump(view) == *read && world.view(view.hidden.viewer) == *view).then_some(())
}

/// Nothing is longer than the table has room for, and nobody sits beside it.
fn fits(seats: Seats, dump: &Dump) -> Option<()> {
    let visits = dump.school_visits.iter();
    let mut looks = visits
        .clone()
        .map(|visit| (visit.drawn.len(), visit.put_under.len()));
    let named = dump.emissaries.iter().flatten().copied();
    let named = named.chain(dump.offer.iter().filter_map(|offered| offered.taken_by));
    let named = named.chain(dump.drafts.iter().map(|kept| kept.seat));
    let named = named.chain(visits.clone().map(|visit| visit.seat));
    let named = named.chain(dump.unseen_builds.iter().map(|built| built.seat));
    let room = dump.players.seats() == seats
        && dump.round <= dump.rounds
        && dump.rounds <= 14
        && dump.strips.len() == STRIPS.len()
        && dump.emissaries.len() == SPACES
        && dump.offer.len() <= MAX_TURNS
        && dump.drafts.len() <= seats.count()
        && dump.passed_on.as_ref().map_or(0, Vec::len) < seats.count()
        && dump.unseen_builds.len() <= MAX_KEEPS
        && dump.school_visits.len() <= MAX_VISITS
        && looks.all(|(drawn, under)| drawn <= MAX_DRAWN && under < drawn)
        && visits
            .clone()
            .all(|visit| decks(seats)[1..].contains(&visit.deck))
        && named.chain([dump.first]).all(|seat| seats.contains(seat));
    room.then_some(())
}

fn read_step(step: &Step) -> Option<(Phase, Option<Cards>)> {
    let open = |turn: &TurnDump| {
        Some(Turn {
            space: Space::from_number(turn.space)?,
            build: turn.build_open,
            produce: turn.produce_open,
        })
    };
    let (phase, cards) = match step {
        Step::Draft { cards, .. } => (Phase::Draft, &cards[..]),
        Step::Place { .. } => (Phase::Place, &[][..]),
        Step::Take { space, .. } => (Phase::Take(Space::from_number(*space)?), &[][..]),
        Step::Act(turn) => (Phase::Act(open(turn)?), &[][..]),
        Step::SchoolDeck { turn, draws } => {
            let (turn, draws) = (open(turn)?, *draws);
            (Phase::SchoolDeck { turn, draws }, &[][..])
        }
        Step::SchoolKeep { turn, cards, .. } => (Phase::SchoolKeep(open(turn)?), &cards[..]),
        Step::SchoolUnder { turn, cards, .. } => (Phase::SchoolUnder(open(turn)?), &cards[..]),
        Step::Over => (Phase::Over, &[][..]),
    };
    let known = cards.iter().copied().collect::<Option<Cards>>();
    (cards.len() <= MAX_DRAWN).then_some((phase, known))
}

/// Drafts, then cards kept from schools.
fn read_keeps(dump: &Dump) -> (ArrayVec<Keep, MAX_KEEPS>, [Option<Card>; MAX_KEEPS]) {
    let drafts = dump.drafts.iter().map(|kept| (kept, None));
    let schools = (0..).zip(&dump.school_visits);
    let schools = schools.filter_map(|(index, visit)| Some((visit.kept.as_ref()?, Some(index))));
    let (mut keeps, mut cards) = (ArrayVec::new(), [None; MAX_KEEPS]);
    for ((kept, visit), card) in drafts.chain(schools).zip(&mut cards) {
        let seat = kept.seat;
        keeps.push(Keep { seat, visit });
        *card = kept.card;
    }
    (keeps, cards)
}

/// The slots of a deck, as far as they are known.
type Slots = [Option<Card>; SLOTS];

/// Looks into decks, how many cards lie in each, and what is known of them.
type Decks = (ArrayVec<Visit, MAX_VISITS>, [Stack; 4], [Slots; 4]);

/// The decks as the viewer saw them become fewer.
fn remembered_decks(seats: Seats, dump: &Dump, memory: &Memory) -> Option<Decks> {
    let named = |list: &[DeckDump]| {
        let named = list.iter().map(|deck| deck.deck);
        named.eq(decks(seats).iter().copied()).then_some(())
    };
    named(&dump.decks)?;
    named(&memory.gone)?;
    let (mut stacks, mut slots) = ([Stack::default(); 4], [[None; SLOTS]; 4]);
    let mut visits = ArrayVec::new();
    for deck in decks(seats) {
        stacks[deck.index()] = Stack::of(setup::dealt(*deck, seats));
    }
    (memory.visits_after.len() == dump.school_visits.len()).then_some(())?;
    for (look, from) in dump.school_visits.iter().zip(&memory.visits_after) {
        (usize::from(*from) <= SLOTS).then_some(())?;
        let stack = &mut stacks[look.deck.index()];
        let visit = look.after(*from, stack.end);
        stack.end = u8::try_from(visit.returned_slots().end).ok()?;
        visits.push(visit);
    }
    for (gone, left) in memory.gone.iter().zip(&dump.decks) {
        let (stack, cards) = (&mut stacks[left.deck.index()], gone.cards.iter());
        let cards: Vec<Option<Card>> = cards.chain(&left.cards).copied().collect();
        (cards.len() == usize::from(stack.end) && cards.len() <= SLOTS).then_some(())?;
        stack.head = gone.cards.len() as u8;
        slots[left.deck.index()][..cards.len()].copy_from_slice(&cards);
    }
    let drawn = |visit: &Visit| visit.drawn_slots().end <= stacks[visit.deck.index()].head.into();
    visits.iter().all(drawn).then_some((visits, stacks, slots))
}

/// The decks with everything that schools took from them and put under them, by who sees all of it.
fn read_decks(seats: Seats, viewer: Viewer, dump: &Dump) -> Option<Decks> {
    let named = dump.decks.iter().map(|deck| deck.deck);
    named.eq(decks(seats).iter().copied()).then_some(())?;
    let (mut stacks, mut slots) = ([Stack::default(); 4], [[None; SLOTS]; 4]);
    let mut visits: [ArrayVec<Visit, MAX_VISITS>; 4] = Default::default();
    for DeckDump { deck, cards } in &dump.decks {
        let looks = dump
            .school_visits
            .iter()
            .filter(|visit| visit.deck == *deck);
        let looks: Vec<&VisitDump> = looks.collect();
        let put_under: usize = looks.iter().map(|visit| visit.put_under.len()).sum();
        let stack = Stack::of(setup::dealt(*deck, seats));
        let end = Some(stack.len() + put_under).filter(|end| *end <= SLOTS)?;
        let past = Past {
            viewer,
            head: end.checked_sub(cards.len())?,
            stack,
            slots: [None; SLOTS],
            visits: ArrayVec::new(),
        };
        let mut past = past.place(&looks)?;
        past.stack.head = past.head as u8;
        past.slots[past.stack.slots()].copy_from_slice(cards);
        let deck = deck.index();
        (stacks[deck], slots[deck], visits[deck]) = (past.stack, past.slots, past.visits);
    }
    let decks = dump.school_visits.iter().map(|visit| visit.deck.index());
    let visits = decks.map(|deck| visits[deck].remove(0)).collect();
    Some((visits, stacks, slots))
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
        let knows = |seat| self.viewer.knows_secrets_of(seat);
        let own = knows(visit.seat);
        let remembered = |slot| {
            let mut own = self.visits.iter().filter(|visit| knows(visit.seat));
            own.any(|visit| visit.returned_slots().contains(&slot))
        };
        let known = |(slot, card): (usize, &Option<Card>)| match self.slots[slot] {
            None => card.is_none() || own && slot < self.stack.dealt.into(),
            there => there == *card && (own || remembered(slot)),
        };
        let last = self
            .head
            .min(self.stack.end.into())
            .checked_sub(visit.drawn.len())?;
        (self.stack.head.into()..=last).find_map(|from: usize| {
            let fits = (from..).zip(&visit.drawn).all(known);
            fits.then(|| self.clone().look(from, visit))?.place(rest)
        })
    }

    fn look(mut self, from: usize, dump: &VisitDump) -> Past {
        let visit = dump.after(from as u8, self.stack.end);
        self.slots[visit.drawn_slots()].copy_from_slice(&dump.drawn);
        self.slots[visit.returned_slots()].copy_from_slice(&dump.put_under);
        self.stack.head = visit.from + visit.drawn;
        self.stack.end += visit.returned;
        self.visits.push(visit);
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

impl VisitDump {
    /// The look after so many cards, at a deck that ends there.
    fn after(&self, from: u8, under: u8) -> Visit {
        Visit {
            seat: self.seat,
            deck: self.deck,
            from,
            drawn: self.drawn.len() as u8,
            under,
            returned: self.put_under.len() as u8,
        }
    }
}

fn read_player(seats: Seats, dump: &PlayerDump) -> Option<Player> {
    let mut town = Town::EMPTY;
    for built in &dump.city {
        let holds_brick = built.bricks == 1;
        let free = town.card(built.cell).is_none() && (holds_brick || built.bricks == 0);
        free.then(|| town.lay(built.card, built.cell))?;
        town.add_points(built.cell, built.points);
        let brick = holds_brick.then(|| Cells::one(built.cell));
        town.add_bricks(brick.unwrap_or_default());
    }
    let (occupied, aqueducts) = (town.occupied(), town.aqueducts());
    let mut in_line = aqueducts
        .iter()
        .map(|cell| lines(aqueducts.without(cell)).contains(cell));
    let sound = !occupied.is_empty()
        && occupied.is_subset(window(occupied))
        && !in_line.any(|in_line| in_line)
        && dump.hand_seen.len() <= 14
        && dump.coins.max(dump.influence) <= 999;
    sound.then_some(())?;
    Some(Player {
        town,
        coins: dump.coins,
        influence: dump.influence,
        won: influence_bits(seats, &dump.influence_cards)?,
        seen: dump.hand_seen.iter().copied().collect(),
    })
}

/// Influence cards by their worth, which differs.
fn influence_bits(seats: Seats, points: &[u8]) -> Option<u8> {
    points.iter().try_fold(0, |bits, points| {
        let mut cards = influence_cards(seats).iter();
        let bit = 1 << cards.position(|card| card.points == *points)?;
        (bits & bit == 0).then_some(bits | bit)
    })
}

/// C-23: how many cards lie nowhere any more.
fn replaced(view: &View) -> Option<u8> {
    let decks = view.decks().iter().map(|deck| view.stack(*deck).len());
    let sides = view.players.iter().map(|(seat, player)| {
        player.town.occupied().len() + player.seen.len() + view.secret_len(seat)
    });
    let there = decks.chain(sides).sum::<usize>() + view.untaken().count() + view.choice_len();
    u8::try_from(view.printed().len().checked_sub(there)?).ok()
}
