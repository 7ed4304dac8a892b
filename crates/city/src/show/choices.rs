//! Every legal action as something to choose: its sentence, its button, and what a person would
//! click for it.

use kernel::Seat;
use scene::{Choice, Glyph, Help, Motion, Offer, Reader, Tally, WhyNot, Words};

use super::hit::{self, Hit};
use super::words as say;
use super::{log, notes, speech, tally, why_not};
use crate::action::Action;
use crate::data::{Card, Point};
use crate::event::Event;
use crate::position::{City, View};

impl Offer for City {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        let words = reader.words;
        let label = label(view, seat, action, reader);
        let button = button(view, seat, action, words);
        let (path, marks) = clicks(view, seat, action);
        let note = notes::note(view, seat, action, reader);
        let glyph = match action {
            Action::School(_) => Some(Glyph::Card),
            Action::Produce => Some(Glyph::Cog),
            Action::End => None,
            _ => Some(Glyph::Check),
        };
        Choice {
            label,
            button,
            note,
            glyph,
            path,
            marks,
            answer: None,
            leads: false,
        }
    }

    fn kinds(words: &Words) -> Vec<(&'static str, String)> {
        vec![
            ("hand", say::hits_hand(words)),
            ("cell", say::hits_cell(words)),
        ]
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        hit::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        speech::help(view, hit, reader.words)
    }

    fn why_not(
        view: &View,
        seat: Seat,
        clicked: &[Hit],
        hit: Hit,
        reader: &Reader<'_>,
    ) -> Option<WhyNot> {
        why_not::why_not(view, seat, clicked, hit, reader)
    }

    fn tally(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
        tally::tally(view, seat, reader)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }
}

/// The sentence of an action.
fn label(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let full = |card: Card| say::card_full(words, card);
    match action {
        Action::Draft(card) => say::choose_draft(words, &full(card)),
        Action::Place(space) => match view.strip().map(|strip| strip.point(space.index())) {
            Some(Point::Cog) => say::choose_place_cog(words, space.number()),
            Some(Point::Brick) | None => say::choose_place_brick(words, space.number()),
        },
        Action::Take(card) => say::choose_take(words, &full(card)),
        Action::Build { card, cell, tokens } => {
            let place = hit::cell_place(view, cell, seat, reader);
            let label = say::choose_build(words, &full(card), &place);
            match tokens {
                0 => label,
                tokens => say::choose_build_tokens(words, &label, tokens),
            }
        }
        Action::Produce => say::choose_produce(words),
        Action::School(deck) => say::choose_school(words, deck.as_str()),
        Action::Keep(card) => say::choose_keep(words, &full(card)),
        Action::Under(card) => say::choose_under(words, &full(card)),
        Action::End => say::choose_end(words),
    }
}

fn button(view: &View, seat: Seat, action: Action, words: &Words) -> String {
    let is_free = |cell| view.players[seat].town.card(cell).is_none();
    match action {
        Action::Draft(_) => say::button_draft(words),
        Action::Place(_) => say::button_place(words),
        Action::Take(_) => say::button_take(words),
        Action::Build { cell, .. } if is_free(cell) => say::button_build(words),
        Action::Build { .. } => say::button_replace(words),
        Action::Produce => say::choose_produce(words),
        Action::School(_) => say::button_school(words),
        Action::Keep(_) => say::button_keep(words),
        Action::Under(_) => say::button_under(words),
        Action::End => say::choose_end(words),
    }
}

/// What a person would click, and what is marked. Equal cards of the offer are one choice: the
/// first is its path, the others are marks.
fn clicks(view: &View, seat: Seat, action: Action) -> (Vec<Hit>, Vec<Hit>) {
    let path = match action {
        Action::Draft(card) | Action::Keep(card) | Action::Under(card) => vec![Hit::Choice(card)],
        Action::Place(space) => vec![Hit::Space(space)],
        Action::Take(card) => {
            let free = (1..)
                .zip(&view.offer)
                .filter(|(_, offered)| offered.is_free(card));
            let mut hits = free.map(|(number, _)| Hit::Offer(number));
            return (hits.next().into_iter().collect(), hits.collect());
        }
        Action::Build { card, cell, .. } => vec![Hit::Hand(card, seat), Hit::Cell(cell, seat)],
        Action::School(deck) => vec![Hit::Deck(deck)],
        Action::Produce | Action::End => Vec::new(),
    };
    (path, Vec::new())
}
