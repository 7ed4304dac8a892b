//! F-47: the game as a viewer could imagine it: everything that is not known is drawn anew from
//! what is left, and nothing but the view and the rng decides the result.

use kernel::{Bits, Full, Id, Partial, Pile, Plain, Rng, Seat, SeatSet, Set, Viewer};

use crate::consul::{LaterShuffles, PiledToken, TokenPile};
use crate::data::{Building, Buildings, INVOCATIONS_PER_ERA, Invocation, Invocations};
use crate::data::{Objective, Objectives};
use crate::position::{Dealt, Hidden, MAX_DEEDS, MAX_STACK};
use crate::{Card, Foundations, Lot, Lots, ObjectiveRule, Phase, Position, View};

/// A game in which all that is hidden is as it could be.
pub(crate) fn determinize(view: &View, rng: &mut Rng) -> Foundations {
    let mut hidden = Hidden::new(view.seats);
    if view.in_setup() {
        view.determinize_deeds(&mut hidden, rng);
    } else {
        view.determinize_stacks(&mut hidden, rng);
    }
    if view.options.roles {
        view.determinize_roles(&mut hidden, rng);
    }
    if view.options.monuments {
        view.determinize_monuments(&mut hidden, rng);
    }
    if view.options.objectives != ObjectiveRule::Off {
        view.determinize_objectives(&mut hidden, rng);
    }
    if view.consul.is_some() {
        for (size, pile) in (1..).zip(&mut hidden.tokens) {
            *pile = view.determinize_tokens(size, rng);
        }
        hidden.later = LaterShuffles::draw(rng);
    }
    let open = view.open.clone();
    Position { open, hidden }
}

impl View {
    /// Before the era stacks are made: the deck, and the hands the viewer has not held. A hidden
    /// pick may be any of its hand.
    fn determinize_deeds(&self, hidden: &mut Hidden<Full>, rng: &mut Rng) {
        let mut unseen: Pile<Lot, MAX_DEEDS> = self.unseen_deeds().iter().collect();
        rng.shuffle(unseen.as_mut_slice());
        for (seat, seen) in self.hidden.players.iter() {
            let own = &mut hidden.players[seat];
            own.hand = filled(&seen.hand, || unseen.pop());
            own.hand.as_mut_slice().sort_unstable();
            own.pick = match (seen.pick, self.phase) {
                (None, Phase::Draft(chosen)) if chosen.contains(seat) => {
                    rng.choose(own.hand.as_slice()).copied()
                }
                (pick, _) => pick.flatten(),
            };
        }
        let mut rest = unseen.as_slice().iter().copied();
        hidden.deeds = filled(&self.hidden.deeds, || rest.next());
        if self.options.invocations {
            let (cards, places) = self.draw_inserts(rng);
            let mut cards = cards.as_slice().iter().copied();
            hidden.invocations = filled(&self.hidden.invocations, || cards.next());
            hidden.places = places;
        }
    }

    /// The deeds whose place is not known.
    fn unseen_deeds(&self) -> Lots {
        let hands = self.hidden.players.as_slice().iter();
        let hands = hands.flat_map(|seen| seen.hand.as_slice());
        let deck = self.hidden.deeds.as_slice().iter().chain(hands).flatten();
        let cards = self.seen_cards().filter_map(Card::lot);
        let mut seen: Lots = cards.chain(deck.copied()).collect();
        seen |= self.gone.deeds;
        self.estates()
            .fold(self.area.lots() - seen, |rest, (_, own)| rest - own.lots)
    }

    /// The invocations whose place is not known, and those that were not drawn.
    fn unseen_invocations(&self) -> Invocations {
        let mut seen: Invocations = self.seen_cards().filter_map(Card::invocation).collect();
        for player in self.players.as_slice() {
            seen |= player.invocations | player.spent;
        }
        self.options.invocations_in_play() - seen - self.gone.invocations
    }

    /// The known cards of stacks and market.
    fn seen_cards(&self) -> impl Iterator<Item = Card> {
        let stacks = self.hidden.stacks.iter().flat_map(|stack| stack.as_slice());
        let open = [&self.market, &self.known.put_under];
        let open = open.into_iter().flat_map(|pile| pile.as_slice());
        stacks.flatten().chain(open).copied()
    }

    /// The cards of the era stacks that the viewer has not seen.
    fn determinize_stacks(&self, hidden: &mut Hidden<Full>, rng: &mut Rng) {
        let mut stacks = self.hidden.stacks;
        self.mix_top(&mut stacks[usize::from(self.era)], rng);
        let mut deeds: Pile<Lot, MAX_DEEDS> = self.unseen_deeds().iter().collect();
        let mut invocations: Pile<Invocation, 20> = self.unseen_invocations().iter().collect();
        let seen = self.options.invocations_in_play().len() - invocations.len();
        rng.shuffle(deeds.as_mut_slice());
        rng.shuffle(invocations.as_mut_slice());
        for (era, stack) in stacks.iter().enumerate() {
            let unknown = stack.as_slice().iter().filter(|card| card.is_none());
            let unknown = unknown.count();
            let inserts = self.unseen_inserts(era, seen).min(unknown);
            let inserted = (0..inserts).filter_map(|_| invocations.pop().map(Card::Invocation));
            let others = (inserts..unknown).filter_map(|_| deeds.pop().map(Card::Deed));
            let mut cards: Pile<Card, MAX_STACK> = inserted.chain(others).collect();
            // Where among them the invocations lie is unknown too.
            cards.as_mut_slice().sort_unstable();
            rng.shuffle(cards.as_mut_slice());
            let mut cards = cards.as_slice().iter().copied();
            hidden.stacks[era] = filled(stack, || cards.next());
        }
    }

    /// I5: to the others the cards looked at lie in any order. Of those only the cards that I6
    /// put under the stack are known to them; these go to any of the places looked at.
    fn mix_top(&self, stack: &mut Pile<Option<Card>, MAX_STACK>, rng: &mut Rng) {
        let viewer = self.hidden.viewer;
        let Some((owner, count)) = self.known.foresight else {
            return;
        };
        if viewer == Viewer::Everything || viewer == Viewer::Seat(owner) {
            return;
        }
        let seen = *stack;
        let hidden = |card: &&Card| !seen.as_slice().contains(&Some(**card));
        let mut known = self.known.put_under.as_slice().iter().filter(hidden);
        let rest = stack.len() - usize::from(count);
        let top = &mut stack.as_mut_slice()[rest..];
        top.fill_with(|| known.next().copied());
        rng.shuffle(top);
    }

    /// How many invocations lie at unknown places of an era's stack. Three were shuffled into
    /// each, and all that came out of earlier ones is among those seen.
    fn unseen_inserts(&self, era: usize, seen: usize) -> usize {
        let now = usize::from(self.era);
        match INVOCATIONS_PER_ERA * usize::from(self.options.invocations) {
            inserted if era > now => inserted,
            inserted if era == now => (inserted * (era + 1)).saturating_sub(seen),
            _ => 0,
        }
    }

    /// F-35: roles not dealt, offered to others, or not kept by them.
    fn determinize_roles(&self, hidden: &mut Hidden<Full>, rng: &mut Rng) {
        let mut unknown = self.options.roles_in_play();
        for (seat, seen) in self.hidden.players.iter() {
            let dealt = seen.roles.offered.flatten().into_iter().flatten();
            let kept = self.players[seat].role.into_iter();
            let known = dealt.chain(kept).chain(seen.rejected_role.flatten());
            known.for_each(|role| unknown.remove(role));
        }
        let deck = self.hidden.roles.as_slice().iter().flatten();
        deck.for_each(|role| unknown.remove(*role));
        if let Phase::Roles(chosen) = self.phase {
            for (seat, seen) in self.hidden.players.iter() {
                hidden.players[seat].roles.offered = seen.roles.pair(&mut unknown, rng);
            }
            for (seat, seen) in self.hidden.players.iter() {
                let own = &mut hidden.players[seat].roles;
                own.kept = seen.roles.kept(own.offered, chosen.contains(seat), rng);
            }
        }
        for (seat, seen) in self.hidden.players.iter() {
            let rejected = &mut hidden.players[seat].rejected_role;
            *rejected = match (seen.rejected_role, self.players[seat].role) {
                (None, Some(_)) => draw(&mut unknown, rng),
                (known, _) => known.flatten(),
            };
        }
        hidden.roles = filled(&self.hidden.roles, || draw(&mut unknown, rng));
    }

    /// F-23: the order of the monuments that are not in the pool, and before it is opened of all.
    fn determinize_monuments(&self, hidden: &mut Hidden<Full>, rng: &mut Rng) {
        let mut unseen: Buildings = Building::monuments().iter().copied().collect();
        unseen -= self.pool;
        let deck = self.hidden.monuments.as_slice().iter().flatten();
        deck.for_each(|monument| unseen.remove(*monument));
        let built = self.seats.iter().flat_map(|seat| self.buildings_of(seat));
        built.for_each(|(building, _)| unseen.remove(building));
        let places = self.hidden.monuments.len();
        let mut deck: Pile<Building, 19> = unseen.iter().take(places).collect();
        rng.shuffle(deck.as_mut_slice());
        let mut cards = deck.as_slice().iter().copied();
        hidden.monuments = filled(&self.hidden.monuments, || cards.next());
    }

    /// F-30: objectives not dealt, offered to others, kept or rejected by them.
    fn determinize_objectives(&self, hidden: &mut Hidden<Full>, rng: &mut Rng) {
        let mut unknown = self.unseen_objectives();
        let (dealt, chosen) = match self.phase {
            Phase::Objectives(chosen) => (SeatSet::all(self.seats), chosen),
            Phase::NewPurpose => (SeatSet::one(self.turn.seat), SeatSet::EMPTY),
            _ => (SeatSet::EMPTY, SeatSet::EMPTY),
        };
        let seen = |seat: Seat| &self.hidden.players[seat];
        for seat in dealt {
            hidden.players[seat].dealt.offered = seen(seat).dealt.pair(&mut unknown, rng);
        }
        for seat in dealt {
            let own = &mut hidden.players[seat].dealt;
            let seen = &seen(seat).dealt;
            own.kept = seen.kept(own.offered, chosen.contains(seat), rng);
        }
        for (seat, own) in hidden.players.iter_mut() {
            let mut filed = |pile| {
                let mut pile: Pile<Objective, 2> = filled(pile, || draw(&mut unknown, rng));
                pile.as_mut_slice().sort_unstable();
                pile
            };
            own.objectives = filed(&seen(seat).objectives);
            own.rejected_objectives = filed(&seen(seat).rejected_objectives);
        }
        hidden.objectives = filled(&self.hidden.objectives, || draw(&mut unknown, rng));
    }

    fn unseen_objectives(&self) -> Objectives {
        let mut unseen: Objectives = Objective::ALL.iter().copied().collect();
        unseen -= self.public_objectives;
        for seen in self.hidden.players.as_slice() {
            let piles = [&seen.objectives, &seen.rejected_objectives];
            let filed = piles.into_iter().flat_map(|pile| pile.as_slice());
            filed.flatten().for_each(|card| unseen.remove(*card));
            let offered = seen.dealt.offered.flatten().into_iter().flatten();
            offered.for_each(|card| unseen.remove(card));
        }
        let deck = self.hidden.objectives.as_slice().iter().flatten();
        deck.for_each(|card| unseen.remove(*card));
        unseen
    }

    /// F-39, F-47: any order of a pile in which the places of known shape keep their shape.
    fn determinize_tokens(&self, size: usize, rng: &mut Rng) -> TokenPile<Full> {
        let seen = &self.hidden.tokens[size - 1];
        let known = |token: Building| {
            let piled = seen.as_slice().iter();
            piled.filter(|piled| piled.token == Some(token)).count()
        };
        let mut tokens: Pile<Building, 12> = Pile::default();
        for token in Building::own().iter().filter(|own| own.size() == size) {
            let elsewhere = self.tokens_out(*token) + known(*token);
            (elsewhere..token.tokens()).for_each(|_| tokens.push(*token));
        }
        rng.shuffle(tokens.as_mut_slice());
        let mut pile: TokenPile<Full> = Pile::default();
        for piled in seen.as_slice() {
            let fits = |token: &Building| Some(token.shape()) == piled.shape;
            let of_shape = tokens.as_slice().iter().position(fits);
            let drawn = of_shape.filter(|_| piled.token.is_none());
            pile.push(PiledToken {
                token: piled
                    .token
                    .or(drawn.map(|found| tokens.remove(found)))
                    .unwrap_or_default(),
                shape: piled.shape,
            });
        }
        for (own, piled) in pile.as_mut_slice().iter_mut().zip(seen.as_slice()) {
            if piled.token.is_none() && piled.shape.is_none() {
                own.token = tokens.pop().unwrap_or_default();
            }
        }
        pile
    }
}

impl<T: Id + Plain> Dealt<Partial, T> {
    /// The two cards dealt: others may have been dealt anything.
    fn pair<B: Bits>(&self, unknown: &mut Set<T, B>, rng: &mut Rng) -> Option<[T; 2]> {
        let pair = |unknown: &mut _, rng: &mut _| Some([draw(unknown, rng)?, draw(unknown, rng)?]);
        self.offered.unwrap_or_else(|| pair(unknown, rng))
    }

    /// The card kept: either of them.
    fn kept(&self, pair: Option<[T; 2]>, chosen: bool, rng: &mut Rng) -> Option<T> {
        match self.kept {
            None if chosen => pair.map(|pair| pair[usize::from(rng.coin())]),
            kept => kept.flatten(),
        }
    }
}

/// Takes one of the set at random.
fn draw<T: Id, B: Bits>(unknown: &mut Set<T, B>, rng: &mut Rng) -> Option<T> {
    if unknown.is_empty() {
        return None;
    }
    let card = unknown.iter().nth(rng.below(unknown.len()))?;
    unknown.remove(card);
    Some(card)
}

/// The pile with every unknown card drawn, from the bottom up.
fn filled<T: Plain, const N: usize>(
    pile: &Pile<Option<T>, N>,
    mut draw: impl FnMut() -> Option<T>,
) -> Pile<T, N> {
    let cards = pile.as_slice().iter();
    cards
        .map(|card| card.or_else(&mut draw).unwrap_or_default())
        .collect()
}
