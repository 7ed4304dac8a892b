//! Every legal action as something to choose: its sentence, its button, what it costs, and what a
//! person would click for it.

use kernel::Seat;
use scene::{Choice, Glyph, Help, Motion, Offer, Reader};

use super::hit::{self, Hit};
use super::words as say;
use super::{log, speech};
use crate::action::Action;
use crate::data::{Card, Point};
use crate::event::Event;
use crate::grid::Cell;
use crate::legal;
use crate::position::{City, Space, View};

impl Offer for City {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        let words = reader.words;
        let full = |card: Card| say::card_full(words, card);
        match action {
            Action::Draft(card) => shown(
                say::choose_draft(words, &full(card)),
                say::button_draft(words),
                card,
            ),
            Action::Place(space) => place(view, space, reader),
            Action::Take(card) => take(view, card, reader),
            Action::Build { card, cell, tokens } => build(view, seat, card, cell, tokens, reader),
            Action::Produce => produce(view, reader),
            Action::School(deck) => Choice {
                path: vec![Hit::Deck(deck)],
                glyph: Some(Glyph::Card),
                ..plain(
                    say::choose_school(words, deck.as_str()),
                    say::button_school(words),
                )
            },
            Action::Keep(card) => shown(
                say::choose_keep(words, &full(card)),
                say::button_keep(words),
                card,
            ),
            Action::Under(card) => shown(
                say::choose_under(words, &full(card)),
                say::button_under(words),
                card,
            ),
            Action::End => plain(say::choose_end(words), say::choose_end(words)),
        }
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        hit::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        speech::help(view, hit, reader.words)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }
}

/// A choice that is a button only.
fn plain(label: String, button: String) -> Choice<Hit> {
    Choice {
        label,
        button,
        note: String::new(),
        glyph: None,
        path: Vec::new(),
        marks: Vec::new(),
    }
}

/// One of the cards that only the viewer is shown.
fn shown(label: String, button: String, card: Card) -> Choice<Hit> {
    Choice {
        glyph: Some(Glyph::Check),
        path: vec![Hit::Choice(card)],
        ..plain(label, button)
    }
}

fn place(view: &View, space: Space, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let label = match view.strip().map(|strip| strip.point(space.index())) {
        Some(Point::Cog) => say::choose_place_cog(words, space.number()),
        Some(Point::Brick) | None => say::choose_place_brick(words, space.number()),
    };
    let (bricks, cogs) = view.free_points(space);
    Choice {
        note: say::note_place(words, bricks, cogs),
        path: vec![Hit::Space(space)],
        glyph: Some(Glyph::Check),
        ..plain(label, say::button_place(words))
    }
}

/// Equal cards of the offer are one choice: the first is its path, the others are marks.
fn take(view: &View, card: Card, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let free = (1..)
        .zip(&view.offer)
        .filter(|(_, offered)| offered.is_free(card));
    let mut hits = free.map(|(number, _)| Hit::Offer(number));
    Choice {
        path: hits.next().into_iter().collect(),
        marks: hits.collect(),
        glyph: Some(Glyph::Check),
        ..plain(
            say::choose_take(words, &say::card_full(words, card)),
            say::button_take(words),
        )
    }
}

fn build(
    view: &View,
    seat: Seat,
    card: Card,
    cell: Cell,
    tokens: u8,
    reader: &Reader<'_>,
) -> Choice<Hit> {
    let words = reader.words;
    let place = hit::cell_place(view, cell, seat, reader);
    let sentence = say::choose_build(words, &say::card_full(words, card), &place);
    let label = match tokens {
        0 => sentence,
        tokens => say::choose_build_tokens(words, &sentence, tokens),
    };
    let price = price(view, card, tokens, reader);
    let (button, note) = match view.players[seat].town.card(cell) {
        None => (say::button_build(words), price),
        Some(old) => {
            let note = say::note_replaces(words, &price, &say::card_full(words, old));
            (say::button_replace(words), note)
        }
    };
    Choice {
        note,
        glyph: Some(Glyph::Check),
        path: vec![Hit::Hand(card, seat), Hit::Cell(cell, seat)],
        ..plain(label, button)
    }
}

/// What a build costs, in words (C-16 to C-18).
fn price(view: &View, card: Card, tokens: u8, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let (free, _) = view.free_now();
    let cost = card.data().cost;
    let used = cost.min(free);
    match (legal::build_price(card, free, tokens), tokens) {
        (0, 0) => say::note_build_free(words, used, free),
        (0, tokens) => say::note_build_tokens(words, used, tokens),
        (coins, tokens) => say::note_build_coins(words, used, tokens, coins),
    }
}

fn produce(view: &View, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let note = match legal::produce_price(view.free_now().1) {
        0 => say::note_produce_free(words),
        coins => say::note_produce_coins(words, coins),
    };
    let label = say::choose_produce(words);
    Choice {
        note,
        glyph: Some(Glyph::Cog),
        ..plain(label.clone(), label)
    }
}
