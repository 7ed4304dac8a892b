//! F-47: the game as one seat could imagine it: everything it cannot know is drawn anew from
//! what is left, and nothing but its knowledge and the rng decides the result.

use kernel::{BySeat, Rng, Seat};

use crate::apply::{invocations_in_play, roles_in_play};
use crate::board::Lot;
use crate::card::Card;
use crate::consul::{Consul, LaterShuffles, TokenPile};
use crate::data::{Building, ERAS, Invocation, Objective};
use crate::options::ObjectiveRule;
use crate::pile::Pile;
use crate::set::{Numbered, SetOf};
use crate::state::{Choices, Foundations, MOST_DEEDS, MOST_STACK, Phase};
use crate::view::{held_before, knows_top};

impl Foundations {
    pub(crate) fn as_known_to(&self, seat: Seat, rng: &mut Rng) -> Foundations {
        let mut game = self.clone();
        game.redraw_deeds(seat, rng);
        game.redraw_stacks(seat, rng);
        game.redraw_roles(seat, rng);
        game.redraw_monuments(rng);
        game.redraw_objectives(seat, rng);
        if let Some(consul) = &mut game.consul {
            consul.redraw(rng);
        }
        game
    }

    /// Before the era stacks are made: the deck, and the hands the seat has not held.
    fn redraw_deeds(&mut self, seat: Seat, rng: &mut Rng) {
        if !self.in_setup() {
            return;
        }
        let mut unknown: Pile<Lot, MOST_DEEDS> = self.decks.deeds;
        if let Phase::Draft(draft) = &self.phase {
            for (holder, hand) in draft.hands.iter() {
                if !held_before(self.seats, seat, holder, hand.len()) {
                    hand.as_slice().iter().for_each(|lot| unknown.push(*lot));
                }
            }
        }
        unknown.as_mut_slice().sort_unstable();
        rng.shuffle(unknown.as_mut_slice());
        self.redraw_draft(seat, &mut unknown, rng);
        self.decks.deeds = unknown;
        if self.options.invocations {
            self.decks.invocations = self.draw_inserts(rng);
        }
    }

    /// F-22: hands not held come from the unknown deeds; a hidden pick may be any of its hand.
    fn redraw_draft(&mut self, seat: Seat, unknown: &mut Pile<Lot, MOST_DEEDS>, rng: &mut Rng) {
        let seats = self.seats;
        let Phase::Draft(draft) = &mut self.phase else {
            return;
        };
        for holder in seats.iter() {
            let hand = &mut draft.hands[holder];
            if !held_before(seats, seat, holder, hand.len()) {
                for lot in hand.as_mut_slice() {
                    *lot = unknown.pop().expect("the hand's own deeds are among them");
                }
                hand.as_mut_slice().sort_unstable();
            }
            if holder != seat && draft.picks[holder].is_some() {
                draft.picks[holder] = rng.choose(draft.hands[holder].as_slice()).copied();
            }
        }
    }

    /// The cards of the era stacks that the seat has not seen. How many invocations each stack
    /// holds follows from what has come out of it.
    fn redraw_stacks(&mut self, seat: Seat, rng: &mut Rng) {
        if self.in_setup() {
            return;
        }
        self.mix_top(seat, rng);
        let (mut deeds, mut invocations) = self.unseen(seat);
        rng.shuffle(deeds.as_mut_slice());
        rng.shuffle(invocations.as_mut_slice());
        for era in 0..ERAS {
            let unknown = self.unknown_places(seat, era);
            let stack = &mut self.stacks[era];
            let mut cards: Pile<Card, MOST_STACK> = Pile::default();
            for place in unknown.as_slice() {
                let pool = match stack.as_slice()[usize::from(*place)] {
                    Card::Deed(_) => deeds.pop().map(Card::Deed),
                    Card::Invocation(_) => invocations.pop().map(Card::Invocation),
                };
                cards.push(pool.expect("the unseen cards fill the unknown places"));
            }
            // Where among them the invocations lie is unknown too.
            cards.as_mut_slice().sort_unstable();
            rng.shuffle(cards.as_mut_slice());
            for (place, card) in unknown.as_slice().iter().zip(cards.as_slice()) {
                stack.as_mut_slice()[usize::from(*place)] = *card;
            }
        }
    }

    /// I5: to the others the cards looked at lie in any order. Of those only the cards that I6
    /// put under the stack are known to them; these go to any of the places looked at.
    fn mix_top(&mut self, seat: Seat, rng: &mut Rng) {
        let (count, is_own) = knows_top(self, Some(seat));
        if count > 0 && !is_own {
            let put_under = self.known.put_under;
            let stack = self.stacks[usize::from(self.era)].as_mut_slice();
            let top = stack.len() - count;
            let top = &mut stack[top..];
            // Known cards first, then the unknown ones, whichever they are.
            top.sort_unstable_by_key(|card| {
                let known = put_under.as_slice().contains(card);
                (!known, known.then_some(*card), card.invocation().is_some())
            });
            rng.shuffle(top);
        }
    }

    /// Places of an era's stack whose card the seat does not know.
    fn unknown_places(&self, seat: Seat, era: usize) -> Pile<u8, MOST_STACK> {
        let stack = self.stacks[era].as_slice();
        let places = stack
            .iter()
            .enumerate()
            .filter(|(place, card)| !self.knows_place(seat, era, stack.len() - 1 - place, **card));
        places.map(|(place, _)| place as u8).collect()
    }

    /// As `knows_card`, but a card that I6 put under the stack is known wherever it lies.
    fn knows_place(&self, seat: Seat, era: usize, depth: usize, card: Card) -> bool {
        let put_under =
            era == usize::from(self.era) && self.known.put_under.as_slice().contains(&card);
        put_under || self.knows_card(Some(seat), era, depth, card)
    }

    /// The deeds and invocations at unknown places, and the invocations that were not drawn.
    fn unseen(&self, seat: Seat) -> (Pile<Lot, MOST_DEEDS>, Pile<Invocation, 20>) {
        let mut deeds: Pile<Lot, MOST_DEEDS> = Pile::default();
        let mut invocations = SetOf::default();
        for era in 0..ERAS {
            for place in self.unknown_places(seat, era).as_slice() {
                match self.stacks[era].as_slice()[usize::from(*place)] {
                    Card::Deed(lot) => deeds.push(lot),
                    Card::Invocation(card) => invocations.put(card),
                }
            }
        }
        if self.options.invocations {
            invocations = invocations.and(self.undrawn_invocations());
        }
        deeds.as_mut_slice().sort_unstable();
        (deeds, invocations.iter().collect())
    }

    fn undrawn_invocations(&self) -> SetOf<Invocation> {
        let stacks = self.stacks.iter().flat_map(|stack| stack.as_slice());
        let cards = stacks
            .chain(self.market.as_slice())
            .filter_map(|card| card.invocation());
        let mut drawn: SetOf<Invocation> = cards.collect();
        for player in self.players.as_slice() {
            drawn = drawn.and(player.invocations).and(player.spent);
        }
        invocations_in_play(&self.options).less(drawn.and(self.gone.invocations))
    }

    /// F-35: roles not dealt, offered to others, or not kept by them.
    fn redraw_roles(&mut self, seat: Seat, rng: &mut Rng) {
        if !self.options.roles || matches!(self.phase, Phase::Over) {
            return;
        }
        let mut unknown = roles_in_play(&self.options);
        for (other, player) in self.players.iter() {
            player.role.into_iter().for_each(|role| unknown.take(role));
            if other == seat {
                player
                    .rejected_role
                    .into_iter()
                    .for_each(|role| unknown.take(role));
            }
        }
        if let Phase::Roles(choices) = &mut self.phase {
            choices.redraw(seat, &mut unknown, rng);
        }
        for (other, player) in self.players.iter_mut() {
            if other != seat && player.rejected_role.is_some() {
                player.rejected_role = draw(&mut unknown, rng);
            }
        }
        for role in self.decks.roles.as_mut_slice() {
            *role = draw(&mut unknown, rng).expect("the deck holds the rest");
        }
    }

    /// F-23: the order of the monuments that are not in the pool, and before it is opened of all.
    fn redraw_monuments(&mut self, rng: &mut Rng) {
        self.decks.monuments.as_mut_slice().sort_unstable();
        rng.shuffle(self.decks.monuments.as_mut_slice());
    }

    /// F-30: objectives not dealt, offered to others, kept or rejected by them.
    fn redraw_objectives(&mut self, seat: Seat, rng: &mut Rng) {
        if self.options.objectives == ObjectiveRule::Off || matches!(self.phase, Phase::Over) {
            return;
        }
        let all: SetOf<Objective> = Objective::ALL.iter().copied().collect();
        let own = &self.players[seat];
        let known = own
            .objectives
            .and(own.rejected_objectives)
            .and(self.public_objectives);
        let mut unknown = all.less(known);
        match &mut self.phase {
            Phase::Objectives(choices) => choices.redraw(seat, &mut unknown, rng),
            Phase::NewPurpose(pair) if self.turn.seat == seat => {
                pair.iter().for_each(|card| unknown.take(*card));
            }
            Phase::NewPurpose(pair) => *pair = draw_pair(&mut unknown, rng),
            _ => {}
        }
        for (_, player) in self.players.iter_mut().filter(|(other, _)| *other != seat) {
            player.objectives = draw_set(player.objectives.len(), &mut unknown, rng);
            let rejected = player.rejected_objectives.len();
            player.rejected_objectives = draw_set(rejected, &mut unknown, rng);
        }
        for card in self.decks.objectives.as_mut_slice() {
            *card = draw(&mut unknown, rng).expect("the deck holds the rest");
        }
    }
}

impl<T: Numbered> Choices<T> {
    /// The others may have been dealt anything, and kept either of it.
    fn redraw(&mut self, seat: Seat, unknown: &mut SetOf<T>, rng: &mut Rng) {
        let own = self.offered[seat];
        own.into_iter()
            .flatten()
            .for_each(|card| unknown.take(card));
        let offered = self.offered;
        self.offered = BySeat::from_fn(offered.seats(), |other| {
            if other == seat {
                own
            } else {
                Some(draw_pair(unknown, rng))
            }
        });
        for other in offered.seats().iter().filter(|other| *other != seat) {
            if self.kept[other].is_some() {
                let index = usize::from(rng.coin());
                self.kept[other] = self.offered[other].map(|pair| pair[index]);
            }
        }
    }
}

/// Takes one of the set at random.
fn draw<T: Numbered>(unknown: &mut SetOf<T>, rng: &mut Rng) -> Option<T> {
    if unknown.is_empty() {
        return None;
    }
    let card = unknown.iter().nth(rng.below(unknown.len()))?;
    unknown.take(card);
    Some(card)
}

fn draw_pair<T: Numbered>(unknown: &mut SetOf<T>, rng: &mut Rng) -> [T; 2] {
    [0, 1].map(|_| draw(unknown, rng).expect("there are enough cards for everybody"))
}

fn draw_set<T: Numbered>(count: usize, unknown: &mut SetOf<T>, rng: &mut Rng) -> SetOf<T> {
    (0..count).filter_map(|_| draw(unknown, rng)).collect()
}

impl Consul {
    /// F-39, F-47: the order of the piles, as far as no shape is known, and later shuffles.
    fn redraw(&mut self, rng: &mut Rng) {
        self.piles
            .iter_mut()
            .for_each(|pile| redraw_pile(pile, rng));
        self.later = LaterShuffles::draw(rng);
    }
}

/// Any order in which the places of known shape keep their shape.
fn redraw_pile(pile: &mut TokenPile, rng: &mut Rng) {
    let mut tokens: Pile<Building, 12> = pile.as_slice().iter().map(|piled| piled.token).collect();
    tokens.as_mut_slice().sort_unstable();
    rng.shuffle(tokens.as_mut_slice());
    for piled in pile
        .as_mut_slice()
        .iter_mut()
        .filter(|piled| piled.shape_known)
    {
        let shape = piled.token.shape();
        let found = tokens
            .as_slice()
            .iter()
            .position(|token| token.shape() == shape);
        piled.token = tokens.remove(found.expect("the place's own token has the shape"));
    }
    for piled in pile
        .as_mut_slice()
        .iter_mut()
        .filter(|piled| !piled.shape_known)
    {
        piled.token = tokens.pop().expect("a token for each place");
    }
}
