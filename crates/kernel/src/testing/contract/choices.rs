//! What the contract asks of choices: `legal`, `check` and the notation agree, and what is refused
//! changes nothing. How a choice is made.

use std::mem::discriminant;

use super::Run;
use super::rhythm::Check;
use crate::testing::word::{Word, leading_word};
use crate::{BySeat, Game, Rng, Seat, SeatSet};

/// How many old actions are offered to `check` at a step.
const ALIEN_ACTIONS: usize = 8;
/// How many old actions are remembered.
const ALIENS: usize = 256;

impl<G: Game> Run<'_, G> {
    /// Lists everybody's choices; `legal` and `check` agree, for every seat.
    pub(super) fn check_choices(&mut self, lists: &mut BySeat<Vec<G::Action>>) {
        let acting = self.game.to_act();
        self.hold(self.game.standing().is_none(), "no standing before the end");
        for (seat, list) in lists.iter_mut() {
            self.game.legal(seat, list);
        }
        for (seat, list) in lists.iter() {
            self.hold(
                list.is_empty() != acting.contains(seat),
                "exactly the seats that act have choices",
            );
            self.hold(
                list.is_sorted_by(|a, b| a < b),
                "choices are ascending and unique",
            );
            for action in list {
                self.hold(
                    self.game.check(seat, *action).is_ok(),
                    "check allows what legal lists",
                );
            }
        }
        if self.is_due(Check::Aliens) {
            self.check_aliens(lists);
        }
        self.remember_aliens(acting, lists);
    }

    /// Actions of other steps and seats are refused unless listed, and change nothing.
    fn check_aliens(&mut self, lists: &BySeat<Vec<G::Action>>) {
        let mut copy = self.game.clone();
        for _ in 0..ALIEN_ACTIONS.min(self.aliens.len()) {
            let action = self.aliens[self.rng.below(self.aliens.len())];
            for (seat, list) in lists.iter() {
                let allowed = self.game.check(seat, action).is_ok();
                self.hold(
                    allowed == list.binary_search(&action).is_ok(),
                    format_args!("check agrees on {action}"),
                );
                if !allowed {
                    let refused = copy.try_apply(seat, action, &mut ()).is_err();
                    self.hold(
                        refused && copy == self.game,
                        "a refused action changes nothing",
                    );
                }
            }
        }
    }

    fn remember_aliens(&mut self, acting: SeatSet, lists: &BySeat<Vec<G::Action>>) {
        for seat in acting {
            let list = &lists[seat];
            let action = list[self.rng.below(list.len())];
            if self.aliens.len() < ALIENS {
                self.aliens.push(action);
            } else {
                let place = self.rng.below(ALIENS);
                self.aliens[place] = action;
            }
        }
    }

    /// The first word of each acting seat's first choice.
    pub(super) fn phase_of(&self, lists: &BySeat<Vec<G::Action>>) -> String {
        lists
            .iter()
            .filter_map(|(_, list)| list.first())
            .map(|action| leading_word(action).as_str().to_string())
            .collect()
    }

    /// Every choice has its own text, which reads back as the choice.
    pub(super) fn check_notation(&self, lists: &BySeat<Vec<G::Action>>) {
        for (_, list) in lists.iter() {
            let mut texts: Vec<String> = list.iter().map(G::Action::to_string).collect();
            for (action, text) in list.iter().zip(&texts) {
                self.hold(
                    text.parse::<G::Action>()
                        .is_ok_and(|parsed| parsed == *action),
                    format_args!("the notation {text:?} goes there and back"),
                );
            }
            texts.sort_unstable();
            self.hold(
                texts.windows(2).all(|pair| pair[0] != pair[1]),
                "notations are unique",
            );
        }
    }

    /// Half of the games choose any action alike, half first a kind of action, so that rare
    /// kinds are seen too.
    pub(super) fn choose(&mut self, lists: &BySeat<Vec<G::Action>>) -> (Seat, G::Action) {
        let acting = self.game.to_act();
        let place = self.rng.below(acting.len());
        let seat = acting.iter().nth(place).expect("the place is among them");
        let list = &lists[seat];
        let any = list[self.rng.below(list.len())];
        let action = if self.label.1.is_multiple_of(2) {
            any
        } else if self.rhythm.minds_phases() {
            by_word(list, &mut self.rng)
        } else {
            by_variant(list, &mut self.rng)
        };
        (seat, action)
    }
}

/// An action of a kind that is told by its first word.
fn by_word<A: crate::Action>(list: &[A], rng: &mut Rng) -> A {
    let words: Vec<Word> = list.iter().map(leading_word).collect();
    let mut kinds = words.clone();
    kinds.dedup();
    let kind = kinds[rng.below(kinds.len())];
    let of_kind = list.iter().zip(&words).filter(|(_, word)| **word == kind);
    let of_kind: Vec<A> = of_kind.map(|(action, _)| *action).collect();
    of_kind[rng.below(of_kind.len())]
}

/// An action of a kind that is told by its variant: no text is written for it.
fn by_variant<A: crate::Action>(list: &[A], rng: &mut Rng) -> A {
    let kinds = || list.chunk_by(|a, b| discriminant(a) == discriminant(b));
    let kind = rng.below(kinds().count());
    let of_kind = kinds().nth(kind).unwrap_or(list);
    of_kind[rng.below(of_kind.len())]
}
