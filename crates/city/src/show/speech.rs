//! What the table says: the prompt, how far the game is, what a player has, help, and why not.

use kernel::Seat;
use scene::{Fact, Glyph, Help, Progress, Prompt, Reader};

use super::hit::{self, Hit};
use super::words as say;
use crate::data::{Card, Kind};
use crate::illegal::Illegal;
use crate::view::{PhaseView, TurnView, View};

/// What the seat is asked now.
pub fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
    let words = reader.words;
    let ask = |title: String, note: String| Prompt { title, note };
    match &view.phase {
        PhaseView::Draft { cards, .. } if cards.len() == 1 => {
            ask(say::prompt_draft_last(words), String::new())
        }
        PhaseView::Draft { .. } => ask(say::prompt_draft(words), say::prompt_draft_note(words)),
        PhaseView::Place { .. } => ask(say::prompt_place(words), say::prompt_place_note(words)),
        PhaseView::Take {
            free_bricks,
            free_cogs,
            ..
        } => ask(
            say::prompt_take(words),
            say::prompt_take_note(words, *free_bricks, *free_cogs),
        ),
        PhaseView::Act(turn) => {
            let coins = view.players[seat].coins;
            let note = say::prompt_act_note(words, turn.free_bricks, turn.free_cogs, coins);
            ask(act_title(turn, reader), note)
        }
        PhaseView::SchoolDeck { draws, .. } => ask(
            say::prompt_school_deck(words),
            say::prompt_school_deck_note(words, *draws),
        ),
        PhaseView::SchoolKeep { .. } => ask(
            say::prompt_school_keep(words),
            say::prompt_school_keep_note(words),
        ),
        PhaseView::SchoolUnder { .. } => ask(
            say::prompt_school_under(words),
            say::prompt_school_under_note(words),
        ),
        PhaseView::Over => ask(say::log_ended(words), String::new()),
    }
}

fn act_title(turn: &TurnView, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match (turn.build_open, turn.produce_open) {
        (true, true) => say::prompt_act(words),
        (true, false) => say::prompt_build(words),
        (false, true) => say::prompt_produce(words),
        (false, false) => say::prompt_end(words),
    }
}

/// "Round 8 of 14".
pub fn progress(view: &View, reader: &Reader<'_>) -> Progress {
    let (round, rounds) = (view.round, view.rounds);
    let text = match round {
        0 => say::drafting(reader.words),
        round => say::round_of(reader.words, round, rounds),
    };
    Progress {
        text,
        step: Some((u32::from(round), u32::from(rounds))),
    }
}

/// What is open of a player.
pub fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
    let (words, player) = (reader.words, &view.players[seat]);
    let won: u8 = player.influence_cards.iter().sum();
    let hand = player.hand_seen.len() + player.hand_secret.len();
    let fact = |glyph, name, value: String| Fact { glyph, name, value };
    vec![
        fact(
            Glyph::Coin,
            say::fact_coins(words),
            player.coins.to_string(),
        ),
        fact(
            Glyph::Influence,
            say::fact_influence(words),
            player.influence.to_string(),
        ),
        fact(Glyph::Points, say::fact_won(words), won.to_string()),
        fact(Glyph::Hand, say::fact_hand(words), hand.to_string()),
        fact(
            Glyph::Card,
            say::fact_city(words),
            player.city.len().to_string(),
        ),
    ]
}

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    match hit {
        Hit::Space(_) => Help {
            text: say::help_space(words),
            rules: vec!["C-12", "C-16"],
        },
        Hit::Deck(_) => Help {
            text: say::help_deck(words),
            rules: vec!["C-25"],
        },
        Hit::Hand(card, _) | Hit::Choice(card) => card_help(card, reader),
        Hit::Offer(number) => match hit::offered(view, number) {
            Some(offered) => card_help(offered.card, reader),
            None => Help {
                text: String::new(),
                rules: vec!["C-14"],
            },
        },
        Hit::Cell(cell, seat) => match hit::built(view, cell, seat) {
            Some(built) => card_help(built.card, reader),
            None => Help {
                text: say::help_cell(words),
                rules: vec!["C-21", "C-22", "C-23"],
            },
        },
    }
}

fn card_help(card: Card, reader: &Reader<'_>) -> Help {
    let words = reader.words;
    let text = say::card_text(words, card);
    let text = match card.data().cost {
        0 => say::help_card(words, &text),
        cost => say::help_cost(words, &text, cost),
    };
    let rules = match card.kind() {
        Kind::Production(_) => vec!["C-1", "C-19"],
        Kind::Residence(_) => vec!["C-1", "C-30"],
        Kind::Public(crate::data::Color::Yellow, _) => vec!["C-24", "C-25", "C-30"],
        Kind::Public(..) => vec!["C-24", "C-30", "C-31"],
        Kind::Aqueduct => vec!["C-22", "C-23", "C-32"],
        Kind::Temple(_) => vec!["C-1", "C-33"],
    };
    Help { text, rules }
}

/// Why an action may not be, and what helps.
pub fn refusal(illegal: Illegal, reader: &Reader<'_>) -> String {
    let words = reader.words;
    match illegal {
        Illegal::Over => say::no_over(words),
        Illegal::NotYourTurn => say::no_turn(words),
        Illegal::NotDrafting => say::no_draft(words),
        Illegal::NotInDraft => say::no_draft_card(words),
        Illegal::NotPlacing => say::no_place(words),
        Illegal::SpaceTaken => say::no_space(words),
        Illegal::NotTaking => say::no_take(words),
        Illegal::TakeFirst => say::no_take_first(words),
        Illegal::NotOffered => say::no_offer(words),
        Illegal::NotActing => say::no_act(words),
        Illegal::BuiltAlready => say::no_second_build(words),
        Illegal::ProducedAlready => say::no_second_produce(words),
        Illegal::TooDear => say::no_money(words),
        Illegal::TooFewCogs => say::no_cogs(words),
        Illegal::TooManyTokens => say::no_tokens(words),
        Illegal::NotInHand => say::no_hand(words),
        Illegal::Occupied => say::no_free_cell(words),
        Illegal::NotAdjacent => say::no_neighbour(words),
        Illegal::OutsideWindow => say::no_window(words),
        Illegal::AqueductInLine => say::no_line(words),
        Illegal::NotSchooling => say::no_school(words),
        Illegal::NotASchoolDeck => say::no_school_deck(words),
        Illegal::SchoolFirst => say::no_school_first(words),
        Illegal::NotDrawn => say::no_drawn(words),
    }
}
