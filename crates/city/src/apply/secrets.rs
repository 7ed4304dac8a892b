//! Cards kept in secret: the first hand card (C-8), and a school's or university's look into a deck
//! (C-25).

use arrayvec::ArrayVec;
use kernel::{Seat, Sink};

use super::unchecked;
use crate::data::{Card, Deck};
use crate::event::{Event, MAX_DRAWN};
use crate::memory::{Keep, Visit};
use crate::phase::Phase;
use crate::position::City;

impl City {
    /// C-8: keeps a card and passes the others to the right; after the last one the first round
    /// begins.
    pub(crate) fn draft(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.keep_secretly(seat, card, None);
        let passed = self.choice_len() as u8;
        sink.emit(Event::Drafted {
            seat,
            card: Some(card),
            passed,
        });
        if passed == 0 {
            self.begin_round(sink);
        }
    }

    /// Takes one of the cards that only this seat sees into the hand.
    pub(crate) fn keep_secretly(&mut self, seat: Seat, card: Card, visit: Option<u8>) {
        self.hidden.choice.remove(card);
        self.hidden.kept[self.keeps.len()] = card;
        self.hidden.secret_kinds[seat].insert(card);
        self.open.keeps.push(Keep { seat, visit });
    }

    /// C-25: draws from the deck named; if it has fewer cards, all of them.
    pub(crate) fn look_into(&mut self, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
        let Phase::SchoolDeck { turn, draws } = self.phase else {
            unchecked()
        };
        let stack = self.stack(deck);
        let drawn = (0..draws).map_while(|_| self.draw(deck));
        let cards: ArrayVec<Card, MAX_DRAWN> = drawn.collect();
        let count = cards.len() as u8;
        self.hidden.choice.extend(cards.iter().copied());
        self.open.visits.push(Visit {
            seat,
            deck,
            from: stack.head,
            drawn: count,
            under: stack.end,
            returned: 0,
        });
        sink.emit(Event::Drew {
            seat,
            deck,
            count,
            cards: Some(cards),
        });
        self.open.phase = Phase::SchoolKeep(turn);
    }

    /// Keeps one of them in secret.
    pub(crate) fn keep(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let visit = self.visits.len() as u8 - 1;
        self.keep_secretly(seat, card, Some(visit));
        sink.emit(Event::Kept {
            seat,
            card: Some(card),
        });
        self.open.phase = Phase::SchoolUnder(self.turn());
        self.end_school(seat, sink);
    }

    /// Puts the next of the others under all cards of the deck.
    pub(crate) fn return_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let Some(visit) = self.open.visits.last_mut() else {
            unchecked()
        };
        visit.returned += 1;
        let deck = visit.deck;
        self.hidden.choice.remove(card);
        self.put_under(deck, card);
        sink.emit(Event::PutUnder {
            seat,
            deck,
            card: Some(card),
        });
        self.end_school(seat, sink);
    }

    /// The turn goes on when one card is kept and all others are under the deck.
    fn end_school(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.choice_len() == 0 {
            self.go_on(seat, self.turn(), sink);
        }
    }
}
