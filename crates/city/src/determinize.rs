//! Drawing anew what a seat cannot know. It starts from what the seat has seen and nothing else:
//! cards whose places are unknown are first sorted, then dealt so that everything seen so far,
//! and every card built since, could have happened.
//!
//! Where several explanations fit, one is chosen at random; if it leads nowhere, another try
//! begins. The true course of the game is always among the possible ones.

use std::ops::Range;

use kernel::{Rng, Seat, Viewer};

use crate::data::{Card, Deck, STRIPS};
use crate::hand::Cards;
use crate::knowledge::Knowledge;
use crate::memory::Visit;
use crate::setup::turned;
use crate::state::{City, Phase};

/// Far more tries than any position needs; running out of them means a bug.
const TRIES: usize = 100_000;

/// A state that the seat cannot tell from this one.
pub fn determinize(city: &City, seat: Seat, rng: &mut Rng) -> City {
    let knowledge = Knowledge::of(city, Viewer::Seat(seat));
    let mut other = city.clone();
    redraw_strips(&mut other, &knowledge, rng);
    redraw_first_deck(&mut other, rng);
    let blank = Puzzle::new(city, seat, knowledge);
    let solved = (0..TRIES).find_map(|_| blank.clone().solve(city, rng));
    solved
        .expect("the true course of the game is one solution")
        .write(&mut other);
    other
}

/// C-9: unseen strips in any order, any way round.
fn redraw_strips(city: &mut City, knowledge: &Knowledge, rng: &mut Rng) {
    let unseen = |place: &usize| !knowledge.strip(*place);
    let places = (0..STRIPS.len()).filter(unseen);
    let mut strips: Vec<_> = places
        .clone()
        .map(|place| city.strips[place].printed())
        .collect();
    strips.sort_unstable();
    rng.shuffle(&mut strips);
    for (place, strip) in places.zip(strips) {
        city.strips[place] = turned(strip, rng);
    }
}

/// Deck I is only ever turned up from the top.
fn redraw_first_deck(city: &mut City, rng: &mut Rng) {
    let stack = city.stack_mut(Deck::I);
    let cards = stack.slots_mut(stack.drawn()..stack.end());
    cards.sort_unstable();
    rng.shuffle(cards);
}

type Slots = [Option<Card>; 64];

/// The hidden cards with those filled in that the seat knows, or that a try has settled.
#[derive(Clone)]
struct Puzzle {
    seat: Seat,
    knowledge: Knowledge,
    slots: [Slots; 4],
    keeps: [Option<Card>; 16],
    /// The cards going round in the draft, if the seat does not know them.
    going_round: Option<Vec<Card>>,
    /// What lies in the dealt slots (and unknown drafts) that the seat never saw, by deck.
    pools: [Cards; 4],
}

impl Puzzle {
    fn new(city: &City, seat: Seat, knowledge: Knowledge) -> Puzzle {
        let mut puzzle = Puzzle {
            seat,
            knowledge,
            slots: [[None; 64]; 4],
            keeps: [None; 16],
            going_round: None,
            pools: [Cards::default(); 4],
        };
        for deck in puzzle.decks(city) {
            puzzle.note_deck(city, *deck);
        }
        puzzle.note_keeps(city);
        puzzle
    }

    fn decks(&self, city: &City) -> &'static [Deck] {
        &city.decks()[1..]
    }

    fn note_deck(&mut self, city: &City, deck: Deck) {
        let stack = city.stack(deck);
        for (slot, card) in stack.slots(0..stack.end()).iter().enumerate() {
            if self.knowledge.slot(deck, slot) {
                self.slots[deck.index()][slot] = Some(*card);
            } else if slot < stack.dealt() {
                self.pools[deck.index()].add(*card);
            }
        }
    }

    /// Own keeps are known. The drafts of those before the seat, or all while it has not
    /// drafted, come from the pool of deck II.
    fn note_keeps(&mut self, city: &City) {
        let pool = &mut self.pools[Deck::II.index()];
        let later = self.knowledge.later_drafts(city);
        for (index, keep) in city.keeps.iter().enumerate() {
            if self.knowledge.keep(index) {
                self.keeps[index] = Some(keep.card);
            } else if keep.visit.is_none() && !later.contains(&index) {
                pool.add(keep.card);
            }
        }
        let knows_draft = self.knowledge.saw_draft() || city.actor() == Some(self.seat);
        if let (Phase::Draft { cards }, false) = (&city.phase, knows_draft) {
            cards.iter().for_each(|card| pool.add(*card));
        }
    }

    /// One try. `None` if its guesses do not fit together.
    fn solve(mut self, city: &City, rng: &mut Rng) -> Option<Solution> {
        self.deal_passed_on(city, rng);
        self.explain_builds(city, rng)?;
        for index in (0..city.visits.len()).rev() {
            self.explain_visit(city, index, rng)?;
        }
        self.fill_from_pools(city, rng)?;
        for index in 0..city.visits.len() {
            self.replay_visit(city, index, rng)?;
        }
        Some(Solution(self))
    }

    /// C-8: the cards the seat passed on went to the later drafters, and on, in some way.
    fn deal_passed_on(&mut self, city: &City, rng: &mut Rng) {
        let Some(mut cards) = self.knowledge.passed_on(city) else {
            return;
        };
        rng.shuffle(&mut cards);
        for index in self.knowledge.later_drafts(city) {
            self.keeps[index] = cards.pop();
        }
        if matches!(city.phase, Phase::Draft { .. }) {
            self.going_round = Some(cards);
        }
    }

    /// A card built unseen is one that its builder had kept before.
    fn explain_builds(&mut self, city: &City, rng: &mut Rng) -> Option<()> {
        let mut used = [false; 16];
        for built in city
            .unseen_builds
            .iter()
            .filter(|built| built.seat != self.seat)
        {
            let fits = |index: &usize| {
                city.keeps[*index].seat == built.seat
                    && !used[*index]
                    && self.keeps[*index].is_none_or(|card| card == built.card)
            };
            let candidates: Vec<usize> = (0..built.keeps as usize).filter(fits).collect();
            let index = *rng.choose(&candidates)?;
            used[index] = true;
            self.keeps[index] = Some(built.card);
        }
        Some(())
    }

    /// What is known to have come out of a school must have gone in: known cards that came out
    /// but did not go in by a known slot, went in by an unknown one.
    fn explain_visit(&mut self, city: &City, index: usize, rng: &mut Rng) -> Option<()> {
        let visit = city.visits[index];
        if visit.seat == self.seat {
            return Some(());
        }
        let mut came_out = self.came_out(city, index);
        let slots = &mut self.slots[visit.deck.index()];
        let mut unknown: Vec<usize> = Vec::new();
        for slot in visit.drawn_slots() {
            match slots[slot] {
                Some(card) => drop(came_out.remove(card)),
                None => unknown.push(slot),
            }
        }
        rng.shuffle(&mut unknown);
        for card in came_out.iter() {
            slots[unknown.pop()?] = Some(card);
        }
        Some(())
    }

    /// The known cards among the one kept and those put under in a visit.
    fn came_out(&self, city: &City, index: usize) -> Cards {
        let visit = city.visits[index];
        let kept = kept_in(city, index).and_then(|keep| self.keeps[keep]);
        let returned = self.slots[visit.deck.index()][visit.returned_slots()].iter();
        kept.into_iter()
            .chain(returned.copied().flatten())
            .collect()
    }

    /// Deals the rest of each pool over the places that are still unknown.
    fn fill_from_pools(&mut self, city: &City, rng: &mut Rng) -> Option<()> {
        for deck in self.decks(city) {
            let dealt = 0..city.stack(*deck).dealt();
            let drafts = if *deck == Deck::II {
                self.unknown_drafts(city)
            } else {
                0..0
            };
            let mut pool = self.pools[deck.index()];
            let slots = &mut self.slots[deck.index()];
            let guessed = dealt
                .clone()
                .filter(|slot| !self.knowledge.slot(*deck, *slot));
            let guessed = guessed.filter_map(|slot| slots[slot]);
            let guessed = guessed.chain(drafts.clone().filter_map(|index| self.keeps[index]));
            for card in guessed {
                pool.remove(card).then_some(())?;
            }
            let mut rest: Vec<Card> = pool.iter().collect();
            rng.shuffle(&mut rest);
            for slot in slots[dealt].iter_mut().filter(|slot| slot.is_none()) {
                *slot = Some(rest.pop()?);
            }
            for keep in self.keeps[drafts].iter_mut().filter(|keep| keep.is_none()) {
                *keep = Some(rest.pop()?);
            }
            if !rest.is_empty() {
                self.going_round = Some(rest);
            }
        }
        Some(())
    }

    /// The drafts of those before the seat.
    fn unknown_drafts(&self, city: &City) -> Range<usize> {
        let drafts = city
            .keeps
            .iter()
            .filter(|keep| keep.visit.is_none())
            .count();
        let own = (0..drafts).find(|index| self.knowledge.keep(*index));
        0..own.unwrap_or(drafts)
    }

    /// What went into a school and is not yet known to have come out is kept or put under in
    /// some order.
    fn replay_visit(&mut self, city: &City, index: usize, rng: &mut Rng) -> Option<()> {
        let visit: Visit = city.visits[index];
        if visit.seat == self.seat {
            return Some(());
        }
        let slots = &self.slots[visit.deck.index()];
        let mut inside: Cards = slots[visit.drawn_slots()]
            .iter()
            .copied()
            .flatten()
            .collect();
        for card in self.came_out(city, index).iter() {
            inside.remove(card).then_some(())?;
        }
        let mut rest: Vec<Card> = inside.iter().collect();
        rng.shuffle(&mut rest);
        if let Some(keep) = kept_in(city, index)
            && self.keeps[keep].is_none()
        {
            self.keeps[keep] = Some(rest.pop()?);
        }
        let returned = &mut self.slots[visit.deck.index()][visit.returned_slots()];
        for slot in returned.iter_mut().filter(|slot| slot.is_none()) {
            *slot = Some(rest.pop()?);
        }
        Some(())
    }
}

/// The keep that came out of a visit, once it is made.
fn kept_in(city: &City, visit: usize) -> Option<usize> {
    city.keeps
        .iter()
        .position(|keep| keep.visit == Some(visit as u8))
}

/// A puzzle whose every place is filled.
struct Solution(Puzzle);

impl Solution {
    fn write(self, city: &mut City) {
        let Solution(puzzle) = self;
        for deck in puzzle.decks(city) {
            let stack = city.stack_mut(*deck);
            let solved = puzzle.slots[deck.index()].iter().copied().flatten();
            let all = 0..stack.end();
            stack
                .slots_mut(all)
                .iter_mut()
                .zip(solved)
                .for_each(|(slot, card)| *slot = card);
        }
        for (keep, card) in city
            .keeps
            .iter_mut()
            .zip(puzzle.keeps.iter().copied().flatten())
        {
            keep.card = card;
        }
        if let (Phase::Draft { cards }, Some(mut going_round)) =
            (&mut city.phase, puzzle.going_round)
        {
            going_round.sort_unstable();
            *cards = going_round.into_iter().collect();
        }
        rebuild_hands(city, puzzle.seat);
    }
}

/// A hand is what was seen being taken, and what was kept and not yet built.
fn rebuild_hands(city: &mut City, own: Seat) {
    for seat in city.players.seats().iter().filter(|seat| *seat != own) {
        let player = &mut city.players[seat];
        player.hand = player.seen;
        for keep in city.keeps.iter().filter(|keep| keep.seat == seat) {
            player.hand.add(keep.card);
        }
        for built in city.unseen_builds.iter().filter(|built| built.seat == seat) {
            player.hand.remove(built.card);
        }
    }
}
