//! F-22, F-30, F-31, F-35, I20: what everybody chooses at the same time, and in secret.

use kernel::{Full, Pile, Plain, Seat, SeatSet, Sink};

use super::out_of_phase;
use crate::data::{Ability, Objective, Role};
use crate::position::Dealt;
use crate::{Choice, Event, Foundations, Lot, ObjectiveRule, Phase};

impl Foundations {
    /// The seat has chosen; whether all have.
    fn chose(&mut self, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) -> bool {
        let choice = Some(choice);
        sink.emit(Event::Chose { seat, choice });
        if let Phase::Draft(chosen) | Phase::Roles(chosen) | Phase::Objectives(chosen) =
            &mut self.open.phase
        {
            chosen.insert(seat);
        }
        self.to_act().is_empty()
    }

    pub(crate) fn draft(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        self.hidden.players[seat].pick = Some(lot);
        if self.chose(seat, Choice::Deed(lot), sink) {
            self.end_draft_round(sink);
        }
    }

    /// F-22: all picks are revealed, and the hands pass left.
    fn end_draft_round(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.seats.iter() {
            let secrets = &mut self.hidden.players[seat];
            let Some(lot) = secrets.pick.take() else {
                continue;
            };
            let mut hand = secrets.hand.as_slice().iter();
            if let Some(index) = hand.position(|own| *own == lot) {
                secrets.hand.remove(index);
            }
            self.open.players[seat].estate.gain(lot.alone());
            sink.emit(Event::Dealt { seat, lot });
        }
        let before = self.hidden.players;
        for (seat, secrets) in self.hidden.players.iter_mut() {
            secrets.hand = before[seat.previous(self.open.seats)].hand;
        }
        if self.hidden.players[self.first].hand.is_empty() {
            self.deal_roles(sink);
        } else {
            self.open.phase = Phase::Draft(SeatSet::EMPTY);
            sink.emit(Event::HandsPassed);
        }
    }

    /// F-35: two roles for everybody.
    pub(crate) fn deal_roles(&mut self, sink: &mut impl Sink<Event>) {
        if !self.options.roles {
            return self.deal_consul_deed(sink);
        }
        for (_, secrets) in self.hidden.players.iter_mut() {
            secrets.roles.offered = next_pair(&mut self.hidden.roles);
        }
        self.hidden.roles = Pile::default();
        self.open.phase = Phase::Roles(SeatSet::EMPTY);
    }

    pub(crate) fn keep_role(&mut self, seat: Seat, role: Role, sink: &mut impl Sink<Event>) {
        self.hidden.players[seat].roles.kept = Some(role);
        if self.chose(seat, Choice::Role(role), sink) {
            self.show_roles(sink);
        }
    }

    fn show_roles(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.seats.iter() {
            let secrets = &mut self.hidden.players[seat];
            let choice = std::mem::take(&mut secrets.roles);
            secrets.rejected_role = choice.rejected();
            self.open.players[seat].role = choice.kept;
            if let Some(role) = choice.kept {
                sink.emit(Event::RoleShown { seat, role });
            }
        }
        for seat in self.seats.iter() {
            // R9: a seventh starting lot.
            if self.players[seat].ability() == Some(Ability::MoreLand) {
                let lot = self.next_deed();
                self.open.players[seat].estate.gain(lot.alone());
                sink.emit(Event::Dealt { seat, lot });
            }
        }
        self.deal_consul_deed(sink);
    }

    pub(crate) fn deal_objectives(&mut self, sink: &mut impl Sink<Event>) {
        match self.options.objectives {
            ObjectiveRule::Off => {}
            ObjectiveRule::Hidden => return self.deal_hidden_objectives(sink),
            ObjectiveRule::Public => self.show_objectives(sink),
        }
        self.begin_era(sink);
    }

    /// F-31: as many open objectives as players.
    fn show_objectives(&mut self, sink: &mut impl Sink<Event>) {
        for _ in self.seats.iter() {
            if let Some(objective) = self.hidden.objectives.pop() {
                self.open.public_objectives.insert(objective);
                sink.emit(Event::ObjectiveShown { objective });
            }
        }
    }

    /// F-30: two objectives for everybody.
    fn deal_hidden_objectives(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.seats.iter() {
            self.offer_objectives(seat, sink);
        }
        self.open.phase = Phase::Objectives(SeatSet::EMPTY);
    }

    /// F-30, I20: two objectives, one of which is kept.
    pub(crate) fn offer_objectives(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let pair = next_pair(&mut self.hidden.objectives);
        self.hidden.players[seat].dealt.offered = pair;
        sink.emit(Event::ObjectivesOffered { seat, pair });
    }

    pub(crate) fn keep_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        sink: &mut impl Sink<Event>,
    ) {
        self.hidden.players[seat].dealt.kept = Some(objective);
        let all = self.chose(seat, Choice::Objective(objective), sink);
        match self.phase {
            Phase::NewPurpose => {
                self.file_objectives(seat);
                self.resume_turn(sink);
            }
            Phase::Objectives(_) if all => {
                self.seats
                    .iter()
                    .for_each(|seat| self.file_objectives(seat));
                self.begin_era(sink);
            }
            Phase::Objectives(_) => {}
            _ => out_of_phase(),
        }
    }

    fn file_objectives(&mut self, seat: Seat) {
        let secrets = &mut self.hidden.players[seat];
        let choice = std::mem::take(&mut secrets.dealt);
        let filed = [
            (choice.kept, &mut secrets.objectives),
            (choice.rejected(), &mut secrets.rejected_objectives),
        ];
        for (card, pile) in filed {
            card.into_iter().for_each(|card| pile.push(card));
            pile.as_mut_slice().sort_unstable();
        }
    }
}

impl<T: Plain> Dealt<Full, T> {
    /// The card of the two that is not kept.
    fn rejected(&self) -> Option<T> {
        let kept = self.kept?;
        self.offered?.into_iter().find(|card| *card != kept)
    }
}

/// The two top cards.
fn next_pair<T: Plain, const N: usize>(deck: &mut Pile<T, N>) -> Option<[T; 2]> {
    Some([deck.pop()?, deck.pop()?])
}
