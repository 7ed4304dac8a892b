//! F-22, F-30, F-31, F-35, I20: what everybody chooses at the same time, and in secret.

use kernel::{BySeat, Seat, Sink};

use super::out_of_phase;
use crate::board::Lot;
use crate::data::{Ability, Objective, Role};
use crate::event::{Choice, Event};
use crate::options::ObjectiveRule;
use crate::pile::Pile;
use crate::state::{Choices, Foundations, Phase};

impl Foundations {
    pub(super) fn draft(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let Phase::Draft(draft) = &mut self.phase else {
            out_of_phase();
        };
        draft.picks[seat] = Some(lot);
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Deed(lot)),
        });
        if self.acting().is_empty() {
            self.end_draft_round(sink);
        }
    }

    /// F-22: all picks are revealed, and the hands pass left.
    fn end_draft_round(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Draft(mut draft) = self.phase else {
            out_of_phase();
        };
        for seat in self.seats.iter() {
            let Some(lot) = draft.picks[seat].take() else {
                continue;
            };
            let hand = &mut draft.hands[seat];
            if let Some(index) = hand.as_slice().iter().position(|own| *own == lot) {
                hand.remove(index);
            }
            self.players[seat].estate.gain(lot.alone());
            sink.emit(Event::Dealt { seat, lot });
        }
        let before = draft.hands;
        draft.hands = BySeat::from_fn(self.seats, |seat| before[seat.previous(self.seats)]);
        self.phase = Phase::Draft(draft);
        if draft.hands[self.first].is_empty() {
            self.deal_roles(sink);
        } else {
            sink.emit(Event::HandsPassed);
        }
    }

    /// F-35: two roles for everybody.
    pub(super) fn deal_roles(&mut self, sink: &mut impl Sink<Event>) {
        if !self.options.roles {
            return self.deal_consul_deed(sink);
        }
        let roles = &mut self.decks.roles;
        let offered = BySeat::from_fn(self.seats, |_| roles.pop().zip(roles.pop()).map(pair));
        self.decks.roles = Pile::default();
        self.phase = Phase::Roles(Choices {
            offered,
            kept: BySeat::new(self.seats),
        });
    }

    pub(super) fn keep_role(&mut self, seat: Seat, role: Role, sink: &mut impl Sink<Event>) {
        let Phase::Roles(choices) = &mut self.phase else {
            out_of_phase();
        };
        choices.kept[seat] = Some(role);
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Role(role)),
        });
        if self.acting().is_empty() {
            self.show_roles(sink);
        }
    }

    fn show_roles(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Roles(choices) = self.phase else {
            out_of_phase();
        };
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.role = choices.kept[seat];
            player.rejected_role = choices.rejected(seat);
            if let Some(role) = player.role {
                sink.emit(Event::RoleShown { seat, role });
            }
        }
        for seat in self.seats.iter() {
            // R9: a seventh starting lot.
            if self.players[seat].ability() == Some(Ability::MoreLand) {
                let lot = self.next_deed();
                self.players[seat].estate.gain(lot.alone());
                sink.emit(Event::Dealt { seat, lot });
            }
        }
        self.deal_consul_deed(sink);
    }

    pub(super) fn deal_objectives(&mut self, sink: &mut impl Sink<Event>) {
        match self.options.objectives {
            ObjectiveRule::Off => {}
            ObjectiveRule::Hidden => return self.offer_objectives(sink),
            ObjectiveRule::Public => self.show_objectives(sink),
        }
        self.begin_era(sink);
    }

    /// F-31: as many open objectives as players.
    fn show_objectives(&mut self, sink: &mut impl Sink<Event>) {
        for _ in self.seats.iter() {
            if let Some(objective) = self.decks.objectives.pop() {
                self.public_objectives.put(objective);
                sink.emit(Event::ObjectiveShown { objective });
            }
        }
    }

    /// F-30: two objectives for everybody.
    fn offer_objectives(&mut self, sink: &mut impl Sink<Event>) {
        let offered = BySeat::from_fn(self.seats, |_| self.next_objectives());
        for (seat, pair) in offered.iter() {
            sink.emit(Event::ObjectivesOffered { seat, pair: *pair });
        }
        self.phase = Phase::Objectives(Choices {
            offered,
            kept: BySeat::new(self.seats),
        });
    }

    pub(super) fn next_objectives(&mut self) -> Option<[Objective; 2]> {
        let deck = &mut self.decks.objectives;
        deck.pop().zip(deck.pop()).map(pair)
    }

    pub(super) fn keep_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Objective(objective)),
        });
        match &mut self.phase {
            Phase::Objectives(choices) => choices.kept[seat] = Some(objective),
            Phase::NewPurpose(pair) => {
                let pair = *pair;
                self.file_objectives(seat, pair, objective);
                return self.resume_turn(sink);
            }
            _ => out_of_phase(),
        }
        if self.acting().is_empty() {
            self.end_objective_choice(sink);
        }
    }

    fn end_objective_choice(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Objectives(choices) = self.phase else {
            out_of_phase();
        };
        for seat in self.seats.iter() {
            if let (Some(pair), Some(kept)) = (choices.offered[seat], choices.kept[seat]) {
                self.file_objectives(seat, pair, kept);
            }
        }
        self.begin_era(sink);
    }

    fn file_objectives(&mut self, seat: Seat, pair: [Objective; 2], kept: Objective) {
        let player = &mut self.players[seat];
        player.objectives.put(kept);
        pair.into_iter()
            .filter(|card| *card != kept)
            .for_each(|card| {
                player.rejected_objectives.put(card);
            });
    }
}

impl<T: Copy + PartialEq> Choices<T> {
    /// The card of the two that the seat did not keep.
    pub(crate) fn rejected(&self, seat: Seat) -> Option<T> {
        let kept = self.kept[seat]?;
        self.offered[seat]?.into_iter().find(|card| *card != kept)
    }
}

fn pair<T>((first, second): (T, T)) -> [T; 2] {
    [first, second]
}
