//! F-3, F-33: the three era stacks, with the invocations among the deeds.

use kernel::{Rng, Sink};

use super::setup::invocations_in_play;
use crate::board::Lot;
use crate::card::Card;
use crate::data::{DEEDS_DEALT, ERAS, INVOCATIONS_PER_ERA};
use crate::event::Event;
use crate::pile::Pile;
use crate::state::{Foundations, Inserts, MOST_STACK};

impl Foundations {
    /// F-33: nine invocations, and where in the three stacks they will lie.
    pub(crate) fn draw_inserts(&self, rng: &mut Rng) -> Inserts {
        let mut cards: Pile<_, 20> = invocations_in_play(&self.options).iter().collect();
        rng.shuffle(cards.as_mut_slice());
        let sizes = self.sizes_without_landed();
        Inserts {
            cards: cards.top_down().take(ERAS * INVOCATIONS_PER_ERA).collect(),
            places: sizes.map(|deeds| draw_places(deeds + INVOCATIONS_PER_ERA, rng)),
        }
    }

    /// The deeds of each era if nobody took a seventh lot (R9).
    fn sizes_without_landed(&self) -> [usize; ERAS] {
        stack_sizes(self.area.lots().len() - DEEDS_DEALT * self.seats.count())
    }

    /// F-3, F-33: the rest of the deeds make three stacks, the invocations among them.
    pub(super) fn make_stacks(&mut self, sink: &mut impl Sink<Event>) {
        let sizes = stack_sizes(self.decks.deeds.len());
        for (era, deeds) in sizes.into_iter().enumerate() {
            self.stacks[era] = self.make_stack(era, deeds);
        }
        self.decks.invocations = Inserts::default();
        self.refill(sink);
        self.open_pool(sink);
        self.deal_objectives(sink);
    }

    fn make_stack(&mut self, era: usize, deeds: usize) -> Pile<Card, MOST_STACK> {
        let Inserts { cards, places } = self.decks.invocations;
        let invocations = cards.len() / ERAS;
        let own = &cards.as_slice()[era * invocations..][..invocations];
        // The top of the rest becomes the top of the stack.
        let mut rest: Pile<Lot, MOST_STACK> = (0..deeds).map(|_| self.next_deed()).collect();
        let mut stack = Pile::default();
        for place in 0.. {
            if stack.len() == deeds + invocations {
                break;
            }
            let insert = places[era][..invocations]
                .iter()
                .position(|own| *own == place);
            if let Some(index) = insert {
                stack.push(Card::Invocation(own[index]));
            } else if !self.falls_away(era, place, deeds) {
                let lot = rest
                    .pop()
                    .expect("a deed for each place that is no invocation's");
                stack.push(Card::Deed(lot));
            }
        }
        stack
    }

    /// R9 made the stack one deed shorter, and this is the place that it lost.
    fn falls_away(&self, era: usize, place: u8, deeds: usize) -> bool {
        self.options.invocations
            && deeds < self.sizes_without_landed()[era]
            && self.decks.invocations.places[era][INVOCATIONS_PER_ERA] == place
    }
}

/// F-3: as equal as possible, a remainder to the earlier ones.
fn stack_sizes(deeds: usize) -> [usize; ERAS] {
    std::array::from_fn(|era| deeds / ERAS + usize::from(era < deeds % ERAS))
}

/// Four different places of a stack.
fn draw_places(cards: usize, rng: &mut Rng) -> [u8; 4] {
    let mut places: Pile<u8, MOST_STACK> = (0..cards as u8).collect();
    rng.shuffle(places.as_mut_slice());
    std::array::from_fn(|index| places.as_slice()[index])
}
