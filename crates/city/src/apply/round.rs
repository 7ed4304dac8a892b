//! The frame of a round: upkeep and offer (C-10, C-11), placing (C-12), the order of turns
//! (C-13), influence scoring (C-28), the pawn (C-29).

use kernel::{Seat, Sink};

use crate::data::{Deck, influence_cards};
use crate::event::Event;
use crate::phase::{Phase, Space};
use crate::position::{City, Offered, Open};

impl City {
    /// C-10, C-11: the next strip and a new offer; then the emissaries are placed.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.open.round += 1;
        self.open.emissaries = Default::default();
        self.turn_up_offer();
        let offer = self.offer.iter();
        sink.emit(Event::RoundBegan {
            round: self.round,
            strip: self.strip().unwrap_or_default(),
            offer: offer.map(|offered| (offered.deck, offered.card)).collect(),
        });
        self.lay_influence(sink);
        self.open.phase = Phase::Place;
    }

    /// C-11: one card of each deck; with two players two of each.
    fn turn_up_offer(&mut self) {
        self.open.offer.clear();
        for deck in self.decks().iter().copied() {
            for _ in 0..self.turns_each() {
                if let Some(card) = self.draw(deck) {
                    self.open.offer.push(Offered {
                        deck,
                        card,
                        taken_by: None,
                    });
                }
            }
        }
    }

    /// C-11: an influence card that is now on top of deck I is laid beside the offer.
    fn lay_influence(&mut self, sink: &mut impl Sink<Event>) {
        let above = self.stack(Deck::I).head;
        for (index, card) in influence_cards(self.seats()).iter().enumerate() {
            if card.depth == above {
                self.open.waiting |= 1 << index;
                let points = card.points;
                sink.emit(Event::InfluenceLaid { points });
            }
        }
    }

    /// C-12: after the last emissary the one nearest the emperor acts.
    pub(crate) fn place(&mut self, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
        self.open.emissaries[space.index()] = Some(seat);
        sink.emit(Event::Placed { seat, space });
        if self.placed() == self.turns() {
            self.next_turn(None, sink);
        }
    }

    /// C-13: the emissary next from the emperor acts; after the last one the round ends.
    pub(super) fn next_turn(&mut self, after: Option<Space>, sink: &mut impl Sink<Event>) {
        let next = Space::all()
            .filter(|space| after.is_none_or(|after| *space > after))
            .find(|space| self.emissaries[space.index()].is_some());
        match next {
            Some(space) => self.open.phase = Phase::Take(space),
            None => self.end_round(sink),
        }
    }

    /// C-28, C-29; the game ends with the last round.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.waiting != 0 {
            self.score_influence(sink);
        }
        if self.round == self.rounds() {
            self.open.phase = Phase::Over;
            sink.emit(Event::Over);
            return;
        }
        self.open.first = self.first.next(self.seats());
        sink.emit(Event::PawnPassed { first: self.first });
        self.begin_round(sink);
    }

    /// C-28: the one player with strictly most tokens returns them all for all waiting cards.
    fn score_influence(&mut self, sink: &mut impl Sink<Event>) {
        let points = self.influence_points(self.waiting).sum();
        let (winner, tokens) = self.influence_leader();
        if let Some(winner) = winner {
            let player = &mut self.open.players[winner];
            player.influence = 0;
            player.won |= self.open.waiting;
            self.open.waiting = 0;
        }
        sink.emit(Event::InfluenceScored {
            winner,
            points,
            tokens,
        });
    }
}

impl Open {
    /// C-28: the one player with strictly most tokens, if there is one, and how many the leaders
    /// have.
    pub fn influence_leader(&self) -> (Option<Seat>, u16) {
        let tokens = self.players.iter().map(|(_, player)| player.influence);
        let max = tokens.max().unwrap_or(0);
        let players = self.players.iter();
        let mut leaders = players.filter(|(_, player)| player.influence == max);
        let leader = leaders.next().map(|(seat, _)| seat);
        (leader.filter(|_| leaders.next().is_none()), max)
    }
}
