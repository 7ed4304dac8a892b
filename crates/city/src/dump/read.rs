//! Reading a dump: nothing that came over a wire is believed before some game could look like it.

use arrayvec::ArrayVec;
use kernel::{BySeat, DumpError, Game as _, Seats, Seed, Setup, Viewer};

use super::{DeckDump, Dump, Memory, PlayerDump, Step, TurnDump, VisitDump, dump};
use crate::data::{Card, Deck, SPACES, STRIPS, influence_cards};
use crate::event::MAX_DRAWN;
use crate::grid::{Cells, lines, window};
use crate::hand::Cards;
use crate::memory::{Keep, MAX_KEEPS, MAX_VISITS, SLOTS, Stack, Visit};
use crate::options::FirstCards;
use crate::phase::{Phase, Space, Turn};
use crate::position::{City, Hidden, MAX_TURNS, Open, Player, View, decks};
use crate::setup;
use crate::town::Town;
use crate::{audit, determinize};

/// The view that was dumped.
///
/// # Errors
/// The field that no table can have.
pub(crate) fn from_dump(
    setup: &Setup<City>,
    viewer: Viewer,
    dump: &Dump,
) -> Result<View, DumpError> {
    let seats = setup.seats();
    let no = |field, reason| move || DumpError::new(field, reason);
    fits(seats, dump).ok_or_else(no("players", "more than a table has room for"))?;
    let memory = dump.memory.clone().or_else(|| any_memory(seats, dump));
    let decks = memory.and_then(|memory| read_decks(seats, dump, &memory));
    let decks = decks.ok_or_else(no("decks", "schools did not leave them so"))?;
    let step = read_step(&dump.phase);
    let (phase, choice) = step.ok_or_else(no("phase", "no such decision"))?;
    let mut players = BySeat::new(seats);
    for (seat, player) in dump.players.iter() {
        let player = read_player(seats, player);
        players[seat] = player.ok_or_else(no("players", "no such city, hand or purse"))?;
    }
    let waiting = influence_bits(seats, &dump.influence_beside_offer);
    let waiting = waiting.ok_or_else(no("influence_beside_offer", "no such card"))?;
    let read = (phase, players, waiting);
    let mut view = read_table(dump, (viewer, setup.options().first_cards), read, decks);
    let knows = |seat| viewer.knows_secrets_of(seat);
    view.hidden.choice = choice.filter(|_| view.actor().is_some_and(knows));
    view.open.replaced = replaced(&view).ok_or_else(no("decks", "too many cards"))?;
    could_be(&view, dump).ok_or_else(no("state", "no course of the game leads there"))?;
    Ok(view)
}

/// The view, but for what follows from all of it.
fn read_table(
    dump: &Dump,
    (viewer, first_cards): (Viewer, FirstCards),
    (phase, players, waiting): (Phase, BySeat<Player>, u8),
    (visits, stacks, slots): Decks,
) -> View {
    let (keeps, kept) = read_keeps(dump);
    let passed_on = dump.passed_on.as_ref();
    let open = Open {
        phase,
        round: dump.round,
        first: dump.first,
        first_cards,
        emissaries: std::array::from_fn(|space| dump.emissaries[space]),
        offer: dump.offer.iter().copied().collect(),
        waiting,
        stacks,
        players,
        keeps,
        visits,
        unseen_builds: dump.unseen_builds.iter().copied().collect(),
        replaced: 0,
    };
    let mut strips = [None; STRIPS.len()];
    for (below, strip) in dump.strips.iter().enumerate() {
        let place = (usize::from(dump.round) + below) % STRIPS.len();
        strips[place] = strip.map(|strip| strip.turned(open.is_reversed(place)));
    }
    let hidden = Hidden {
        strips,
        slots,
        secret_kinds: open.secret_kinds(kept),
        kept,
        choice: None,
        viewer,
        passed_on: passed_on.map(|cards| cards.iter().copied().collect()),
    };
    View { open, hidden }
}

/// Whether some game looks like this to the viewer, and can be played on.
fn could_be(view: &View, read: &Dump) -> Option<()> {
    let world: City = determinize::world(view, &mut Seed::of_series(0, 0).rng())?;
    audit::audit(&world).ok()?;
    audit::course(&world).ok()?;
    (dump(view) == *read && world.view(view.hidden.viewer) == *view).then_some(())
}

/// Nothing is longer than the table has room for, and nobody sits beside it.
fn fits(seats: Seats, dump: &Dump) -> Option<()> {
    let looks = |look: &VisitDump| {
        let school_deck = decks(seats)[1..].contains(&look.deck);
        school_deck && look.drawn.len() <= MAX_DRAWN && look.put_under.len() < look.drawn.len()
    };
    let named = dump.emissaries.iter().flatten().copied();
    let named = named.chain(dump.offer.iter().filter_map(|offered| offered.taken_by));
    let named = named.chain(dump.drafts.iter().map(|kept| kept.seat));
    let named = named.chain(dump.school_visits.iter().map(|look| look.seat));
    let named = named.chain(dump.unseen_builds.iter().map(|built| built.seat));
    let room = dump.players.seats() == seats
        && dump.strips.len() == STRIPS.len()
        && dump.emissaries.len() == SPACES
        && dump.offer.len() <= MAX_TURNS
        && dump.drafts.len() <= seats.count()
        && dump.passed_on.as_ref().map_or(0, Vec::len) < seats.count()
        && dump.unseen_builds.len() <= MAX_KEEPS
        && dump.school_visits.len() <= MAX_VISITS
        && dump.school_visits.iter().all(looks)
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

/// First cards, then those kept from schools.
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
fn read_decks(seats: Seats, dump: &Dump, memory: &Memory) -> Option<Decks> {
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
        let visit = Visit {
            seat: look.seat,
            deck: look.deck,
            from: *from,
            drawn: look.drawn.len() as u8,
            under: stack.end,
            returned: look.put_under.len() as u8,
        };
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

/// What went by, as who sees everything need not remember it: when schools were visited is in no
/// dump of a whole game. At some time that fits to the cards drawn, put under and left.
fn any_memory(seats: Seats, dump: &Dump) -> Option<Memory> {
    let drafting = match &dump.phase {
        Step::Draft { cards, .. } => &cards[..],
        _ => &[],
    };
    let drafted = dump.drafts.iter().filter_map(|kept| kept.card);
    let drafted: Vec<Card> = drafted.chain(drafting.iter().copied().flatten()).collect();
    let (mut gone, mut after) = (Vec::new(), [const { Vec::new() }; 4]);
    for DeckDump { deck, cards } in &dump.decks {
        let looks = dump.school_visits.iter().filter(|look| look.deck == *deck);
        let put_under: usize = looks.clone().map(|look| look.put_under.len()).sum();
        let dealt = setup::dealt(*deck, seats);
        let head = (dealt + put_under).checked_sub(cards.len())?;
        let drafted = drafted.iter().filter(|_| *deck == Deck::II);
        let left = cards.iter().flatten().take(dealt.saturating_sub(head));
        let pool: Cards = deck.cards().collect();
        let past = Past {
            pool: pool.less(drafted.chain(left).copied())?,
            dealt,
            head,
        };
        let looks: Vec<&VisitDump> = looks.collect();
        let (deck, mut cards) = (*deck, vec![None; dealt]);
        (cards, after[deck.index()]) = past.place(cards, 0, &looks)?;
        cards.truncate(head);
        gone.push(DeckDump { deck, cards });
    }
    let looks = dump.school_visits.iter();
    let visits_after = looks.map(|look| after[look.deck.index()].pop());
    let visits_after = visits_after.collect::<Option<_>>()?;
    Some(Memory { gone, visits_after })
}

/// What is certain of a deck's past: which of its dealt cards left it, how many were dealt, and
/// how many cards left it in all.
struct Past {
    pool: Cards,
    dealt: usize,
    head: usize,
}

impl Past {
    /// The deck's slots after these looks into it, and how many cards had left it before each, the
    /// last one first. At most four looks are tried at every place.
    fn place(
        &self,
        slots: Vec<Option<Card>>,
        gone: usize,
        looks: &[&VisitDump],
    ) -> Option<(Vec<Option<Card>>, Vec<u8>)> {
        let Some((look, rest)) = looks.split_first() else {
            let known = slots[..self.dealt.min(self.head)].iter().copied().flatten();
            return self.pool.less(known).map(|_| (slots, Vec::new()));
        };
        let last = self.head.min(slots.len()).checked_sub(look.drawn.len())?;
        (gone..=last).find_map(|from| {
            let drawn = from..from + look.drawn.len();
            let mut there = slots[drawn.clone()].iter().zip(&look.drawn);
            let fits = there.all(|(there, card)| there.is_none() || there == card);
            let mut slots = Some(slots.clone()).filter(|_| fits)?;
            slots[drawn.clone()].copy_from_slice(&look.drawn);
            slots.extend(&look.put_under);
            let (slots, mut times) = self.place(slots, drawn.end, rest)?;
            times.push(from as u8);
            Some((slots, times))
        })
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
    let alone = |cell| !lines(aqueducts.without(cell)).contains(cell);
    let sound = !occupied.is_empty()
        && occupied.is_subset(window(occupied))
        && aqueducts.iter().all(alone)
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
