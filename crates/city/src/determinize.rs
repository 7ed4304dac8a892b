//! Drawing anew what a viewer cannot know. It starts from what the viewer knows and nothing else,
//! and deals the other cards so that everything seen so far, and every card built since, could have
//! happened.
//!
//! A card built unseen was kept before (C-27): each is laid to one of its builder's keeps. A card
//! that came out of a school went in (C-25): from the last visit to the first, each card known to
//! have come out is laid to a slot that was drawn. The cards that are left of a deck then fill its
//! other places in any order, and what went into each school comes out of it in any order.
//!
//! Choices are made at random and tried in turn, so that a world is found wherever there is one.
//! The true course of the game always is one. There are few to try:
//! - A seat has one draft and its visits, and four visits are all there are: at most 5! = 120 ways
//!   to explain the cards built, and 4! = 24 if one visit is the viewer's.
//! - Where nobody drew a card that the viewer had put under, any slot will do: whether a deck has
//!   the cards that came out of its schools is counted beforehand, and the first way succeeds.
//! - Where somebody did, at most three visits are not the viewer's. A card can come from the dealt
//!   slots or from what an earlier one of these put under, so at most 2⁴ · 3⁵ ways are tried.

use std::ops::Range;

use arrayvec::ArrayVec;
use kernel::{Rng, Seat, Viewer};

use crate::data::{Card, Deck, STRIPS, Strip};
use crate::event::MAX_DRAWN;
use crate::hand::Cards;
use crate::memory::{Keep, MAX_KEEPS, MAX_VISITS, SLOTS, Visit};
use crate::phase::Phase;
use crate::position::{City, Hidden, View};

/// A game that the viewer cannot tell from the real one.
pub(crate) fn determinize(view: &View, rng: &mut Rng) -> City {
    let world = world(view, rng);
    world.expect("a view is of a game, and a dump is read only if it could be of one")
}

/// The same; `None` for a view of no game.
pub(crate) fn world(view: &View, rng: &mut Rng) -> Option<City> {
    let strips = strips(view, rng)?;
    let puzzle = Puzzle {
        view,
        slots: view.hidden.slots,
        kept: view.hidden.kept,
        choice: view.hidden.choice,
    };
    let mut solved = puzzle.explain(0, rng)?;
    // Deck I is only ever turned up from the top.
    solved.fill(Deck::I, rng)?;
    let slots = solved
        .slots
        .map(|slots| slots.map(Option::unwrap_or_default));
    let secret_kinds = view.secret_kinds(solved.kept);
    Some(City {
        open: view.open.clone(),
        hidden: Hidden {
            strips,
            slots,
            kept: solved.kept.map(Option::unwrap_or_default),
            secret_kinds: secret_kinds.map(|kinds| kinds.unwrap_or_default()),
            choice: solved.choice.unwrap_or_default(),
            viewer: (),
            passed_on: (),
        },
    })
}

/// C-9: unseen strips in any order, any way round.
fn strips(view: &View, rng: &mut Rng) -> Option<[Strip; STRIPS.len()]> {
    let mut unseen = ArrayVec::from(STRIPS);
    for strip in view.hidden.strips.iter().flatten() {
        let place = unseen.iter().position(|other| *other == strip.printed())?;
        unseen.remove(place);
    }
    rng.shuffle(&mut unseen);
    let mut draw = || unseen.pop().map(|strip| strip.turned(rng.coin()));
    let strips = view.hidden.strips.map(|strip| strip.or_else(&mut draw));
    let all = strips.iter().all(Option::is_some);
    all.then(|| strips.map(Option::unwrap_or_default))
}

/// The hidden cards that the viewer knows, and those that are settled.
#[derive(Clone, Copy)]
struct Puzzle<'a> {
    view: &'a View,
    slots: [[Option<Card>; SLOTS]; 4],
    kept: [Option<Card>; MAX_KEEPS],
    choice: Option<Cards>,
}

impl<'a> Puzzle<'a> {
    fn knows(&self, seat: Seat) -> bool {
        self.view.hidden.viewer.knows_secrets_of(seat)
    }

    /// A card built unseen is one that its builder had kept before.
    fn explain(self, next: usize, rng: &mut Rng) -> Option<Puzzle<'a>> {
        let Some(built) = self.view.unseen_builds.get(next) else {
            let puzzle = self.deal_passed_on(rng)?;
            let mut decks = self.view.school_decks().iter();
            let possible = decks.all(|deck| puzzle.suffices(*deck));
            return possible.then(|| puzzle.unwind(self.view.visits.len(), rng))?;
        };
        if self.knows(built.seat) {
            return self.explain(next + 1, rng);
        }
        let before = self.view.keeps.iter().take(built.after_keeps.into());
        let free =
            |(index, keep): &(usize, &Keep)| keep.seat == built.seat && self.kept[*index].is_none();
        let candidates = before.enumerate().filter(free).map(|(index, _)| index);
        let mut candidates: ArrayVec<usize, MAX_KEEPS> = candidates.collect();
        rng.shuffle(&mut candidates);
        candidates.into_iter().find_map(|index| {
            let mut puzzle = self;
            puzzle.kept[index] = Some(built.card);
            puzzle.explain(next + 1, rng)
        })
    }

    /// C-8: the cards that the viewer passed on went to the later drafters, and on, in some way.
    fn deal_passed_on(mut self, rng: &mut Rng) -> Option<Puzzle<'a>> {
        let (Some(passed), Viewer::Seat(own)) =
            (self.view.hidden.passed_on, self.view.hidden.viewer)
        else {
            return Some(self);
        };
        let drafts = self.view.drafts();
        let own = self.view.keeps.iter().position(|keep| keep.seat == own)?;
        let later = self.kept.get_mut(own + 1..drafts)?;
        let rest = passed.less(later.iter().copied().flatten())?;
        let mut rest: ArrayVec<Card, MAX_KEEPS> = rest.iter().collect();
        rng.shuffle(&mut rest);
        fill(later, &mut rest)?;
        if self.view.phase == Phase::Draft {
            self.choice = Some(rest.drain(..).collect());
        }
        rest.is_empty().then_some(self)
    }

    /// Whether the deck has the cards that came out of its schools and did not go in by a known
    /// slot.
    fn suffices(&self, deck: Deck) -> bool {
        let visits = self.view.visits.iter().enumerate();
        let visits = visits.filter(|(_, visit)| visit.deck == deck && !self.knows(visit.seat));
        let mut pool = self.pool(deck).unwrap_or_default();
        for (_, visit) in visits.clone() {
            pool.extend(self.known(deck, visit.drawn_slots()));
        }
        let mut came_out = visits.map(|(index, _)| self.came_out(index));
        came_out.all(|cards| cards.iter().all(|card| pool.remove(card)))
    }

    /// The known cards among the one kept and those put under in a visit.
    fn came_out(&self, index: usize) -> Cards {
        let visit = self.view.visits[index];
        let kept = self.view.kept_in(index).and_then(|keep| self.kept[keep]);
        let returned = self.known(visit.deck, visit.returned_slots());
        kept.into_iter().chain(returned).collect()
    }

    /// What is known to lie in slots of a deck.
    fn known(&self, deck: Deck, slots: Range<usize>) -> impl Iterator<Item = Card> {
        self.slots[deck.index()][slots].iter().copied().flatten()
    }

    /// Explains the first so many visits, the last one first: what came out and did not go in by a
    /// known slot, went in by an unknown one.
    fn unwind(self, visits: usize, rng: &mut Rng) -> Option<Puzzle<'a>> {
        let Some(index) = visits.checked_sub(1) else {
            return self.deal(rng);
        };
        let visit = self.view.visits[index];
        if self.knows(visit.seat) {
            return self.unwind(index, rng);
        }
        let mut went_in = self.came_out(index);
        for card in self.known(visit.deck, visit.drawn_slots()) {
            went_in.remove(card);
        }
        let went_in: ArrayVec<Card, MAX_DRAWN> = went_in.iter().collect();
        self.lay_into(index, &went_in, rng)
    }

    /// Lays cards to unknown slots that were drawn in a visit, and goes on with the one before.
    /// Slots that were dealt are alike, and so are those that one visit put under.
    fn lay_into(self, visit: usize, cards: &[Card], rng: &mut Rng) -> Option<Puzzle<'a>> {
        let Some((card, rest)) = cards.split_first() else {
            return self.unwind(visit, rng);
        };
        let (earlier, deck) = (&self.view.visits[..visit], self.view.visits[visit].deck);
        let drawn = self.view.visits[visit].drawn_slots();
        let unknown = drawn.filter(|slot| self.slots[deck.index()][*slot].is_none());
        let mut unknown: ArrayVec<usize, MAX_DRAWN> = unknown.collect();
        rng.shuffle(&mut unknown);
        let mut tried = [false; MAX_VISITS + 1];
        unknown.into_iter().find_map(|slot| {
            let put_under =
                |visit: &Visit| visit.deck == deck && visit.returned_slots().contains(&slot);
            let origin = earlier.iter().position(put_under).unwrap_or(MAX_VISITS);
            if std::mem::replace(&mut tried[origin], true) {
                return None;
            }
            let mut puzzle = self;
            puzzle.slots[deck.index()][slot] = Some(*card);
            puzzle.lay_into(visit, rest, rng)
        })
    }

    /// Deals the rest of the decks, and lets the schools look into them again.
    fn deal(mut self, rng: &mut Rng) -> Option<Puzzle<'a>> {
        for deck in self.view.school_decks() {
            self.fill(*deck, rng)?;
        }
        for index in 0..self.view.visits.len() {
            self.replay(index, rng)?;
        }
        Some(self)
    }

    /// What lies in the dealt slots, and the drafts (C-8), that are not known.
    fn pool(&self, deck: Deck) -> Option<Cards> {
        let dealt = usize::from(self.view.stack(deck).dealt);
        let mut pool: Cards = deck.cards().collect();
        pool = pool.less(self.known(deck, 0..dealt))?;
        if deck == Deck::II {
            pool = pool.less(self.kept[..self.view.drafts()].iter().copied().flatten())?;
        }
        match self.choice {
            Some(choice) if deck == Deck::II && self.view.phase == Phase::Draft => {
                pool.less(choice.iter())
            }
            _ => Some(pool),
        }
    }

    /// Fills the places of a deck that are still unknown with what is left of it.
    fn fill(&mut self, deck: Deck, rng: &mut Rng) -> Option<()> {
        let mut rest: ArrayVec<Card, SLOTS> = self.pool(deck)?.iter().collect();
        rng.shuffle(&mut rest);
        let dealt = usize::from(self.view.stack(deck).dealt);
        fill(&mut self.slots[deck.index()][..dealt], &mut rest)?;
        if deck == Deck::II {
            fill(&mut self.kept[..self.view.drafts()], &mut rest)?;
            if self.view.phase == Phase::Draft && self.choice.is_none() {
                self.choice = Some(rest.drain(..).collect());
            }
        }
        rest.is_empty().then_some(())
    }

    /// What went into a school and is not yet known to have come out is kept, put under in some
    /// order, or still to be chosen from.
    fn replay(&mut self, index: usize, rng: &mut Rng) -> Option<()> {
        let visit = self.view.visits[index];
        if self.knows(visit.seat) {
            return Some(());
        }
        let deck = visit.deck.index();
        let drawn = self.slots[deck][visit.drawn_slots()].iter().copied();
        let inside = drawn.collect::<Option<Cards>>()?;
        let inside = inside.less(self.came_out(index).iter())?;
        let mut rest: ArrayVec<Card, MAX_DRAWN> = inside.iter().collect();
        rng.shuffle(&mut rest);
        if let Some(keep) = self.view.kept_in(index) {
            fill(&mut self.kept[keep..=keep], &mut rest)?;
        }
        fill(&mut self.slots[deck][visit.returned_slots()], &mut rest)?;
        if self.view.visits.len() == index + 1 && self.view.choice_len() > 0 {
            self.choice = Some(rest.drain(..).collect());
        }
        rest.is_empty().then_some(())
    }
}

/// Puts cards into the unknown places.
fn fill<const N: usize>(places: &mut [Option<Card>], cards: &mut ArrayVec<Card, N>) -> Option<()> {
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = Some(cards.pop()?);
    }
    Some(())
}
