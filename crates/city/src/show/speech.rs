//! What the table says: the prompt, how far the game is, what a player has, help.

use kernel::{Provenance, Seat, Standing};
use scene::{Fact, Glyph, Help, Keys, LogLine, Progress, Prompt, Reader, Source, Speak, Words};

use super::hit::{self, Hit};
use super::log;
use super::words as say;
use crate::action::Action;
use crate::data::{Card, Color, Kind};
use crate::event::Event;
use crate::legal::produce_price;
use crate::phase::{Phase, Turn};
use crate::position::{City, View};
use crate::refusal::Illegal;

impl Speak for City {
    const WORDS: Source = scene::source!("city");
    const KEYS: Keys = say::KEYS;

    fn prompt(view: &View, seat: Seat, reader: &Reader<'_>) -> Prompt {
        let words = reader.words;
        let (bricks, cogs) = view.free_now();
        let (title, note) = match view.phase {
            Phase::Draft if view.choice_len() == 1 => {
                (say::prompt_draft_last(words), String::new())
            }
            Phase::Draft => (say::prompt_draft(words), say::prompt_draft_note(words)),
            Phase::Place => (
                place_title(view, seat, words),
                say::prompt_place_note(words),
            ),
            Phase::Take(_) => (
                say::prompt_take(words),
                say::prompt_take_note(words, bricks, cogs),
            ),
            Phase::Act(turn) => {
                let coins = view.players[seat].coins;
                let note = act_note(view, coins, words);
                let title = act_title(turn, words);
                match view.check(seat, Action::Produce) {
                    Err(Illegal::TooFewCogs) => {
                        let short = produce_price(cogs) - coins;
                        (title, say::prompt_produce_short(words, &note, short))
                    }
                    _ => (title, note),
                }
            }
            Phase::SchoolDeck { draws, .. } => (
                say::prompt_school_deck(words),
                say::prompt_school_deck_note(words, draws),
            ),
            Phase::SchoolKeep(_) => (
                say::prompt_school_keep(words),
                say::prompt_school_keep_note(words),
            ),
            Phase::SchoolUnder(_) => (
                say::prompt_school_under(words),
                say::prompt_school_under_note(words),
            ),
            Phase::Over => (say::log_ended(words), String::new()),
        };
        Prompt {
            title,
            note,
            answers: Vec::new(),
        }
    }

    fn line(event: &Event, reader: &Reader<'_>) -> Option<LogLine> {
        let text = log::sentence(event, reader)?;
        let seat = log::actor(event);
        Some(LogLine::new(seat, text))
    }

    fn progress(view: &View, reader: &Reader<'_>) -> Progress {
        let words = reader.words;
        let (round, rounds) = (view.round, view.rounds());
        let text = match round {
            0 => say::drafting(words),
            round => say::round_of(words, round, rounds),
        };
        Progress::of_part(text, Some((u32::from(round), u32::from(rounds))))
    }

    fn facts(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Fact> {
        let (words, player) = (reader.words, &view.players[seat]);
        let won: u8 = view.influence_points(player.won).sum();
        let hand = player.seen.len() + view.secret_len(seat);
        let built = player.town.occupied().len();
        let fact = |glyph, name, value: usize| Fact {
            glyph,
            name,
            value: value.to_string(),
        };
        vec![
            fact(Glyph::Coin, say::fact_coins(words), player.coins.into()),
            fact(
                Glyph::Influence,
                say::fact_influence(words),
                player.influence.into(),
            ),
            fact(Glyph::Points, say::fact_won(words), won.into()),
            fact(Glyph::Hand, say::fact_hand(words), hand),
            fact(Glyph::Card, say::fact_city(words), built),
        ]
    }

    fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
        let Standing::Places(places) = standing else {
            return None;
        };
        let merits = view.merits();
        let winner = places.iter().find(|(_, place)| **place == 1)?.0;
        let (points, influence, coins) = merits[winner];
        let rivals = merits.iter().filter(|(seat, _)| *seat != winner);
        let next = rivals.map(|(_, merit)| *merit).max()?;
        let name = reader.name(winner);
        match next {
            next if next.0 < points => None,
            next if next.1 < influence => Some(say::verdict_influence(reader.words, name)),
            next if next.2 < coins => Some(say::verdict_coins(reader.words, name)),
            _ => Some(say::verdict_shared(reader.words)),
        }
    }
}

/// Where everybody has two emissaries, which of them is asked for (C-12).
fn place_title(view: &View, seat: Seat, words: &Words) -> String {
    let placed = view.emissaries.iter().flatten();
    match (
        view.turns_each(),
        placed.filter(|one| **one == seat).count(),
    ) {
        (1, _) => say::prompt_place(words),
        (_, 0) => say::prompt_place_first(words),
        (_, _) => say::prompt_place_second(words),
    }
}

fn act_title(turn: Turn, words: &Words) -> String {
    match (turn.build, turn.produce) {
        (true, true) => say::prompt_act(words),
        (true, false) => say::prompt_build(words),
        (false, true) => say::prompt_produce(words),
        (false, false) => say::prompt_end(words),
    }
}

/// What is free for what the turn still allows, and the coins.
fn act_note(view: &View, coins: u16, words: &Words) -> String {
    match view.free_still() {
        (Some(bricks), Some(cogs)) => say::prompt_act_note(words, bricks, cogs, coins),
        (Some(bricks), None) => say::prompt_build_note(words, bricks, coins),
        (None, Some(cogs)) => say::prompt_produce_note(words, cogs, coins),
        (None, None) => String::new(),
    }
}

/// What to know about a place or piece.
pub fn help(view: &View, hit: Hit, words: &Words) -> Help {
    let (text, rules) = match hit {
        Hit::Space(_) => {
            let text = [say::help_space(words), say::from_inferred_strips(words)];
            (text.join(" "), vec!["C-2", "C-12", "C-16"])
        }
        Hit::Deck(_) => (say::help_deck(words), vec!["C-25"]),
        Hit::Hand(card, _) | Hit::Choice(card) => return card_help(card, words),
        Hit::Offer(number) => match hit::offered(view, number) {
            Some(offered) => return card_help(offered.card, words),
            None => (String::new(), vec!["C-14"]),
        },
        Hit::Cell(cell, seat) => match hit::built(view, cell, seat) {
            Some(card) => return card_help(card, words),
            None => (say::help_cell(words), vec!["C-21", "C-22", "C-23"]),
        },
    };
    Help { text, rules }
}

fn card_help(card: Card, words: &Words) -> Help {
    let text = say::card_text(words, card);
    let text = match card.data().cost {
        0 => say::help_card(words, &text),
        cost => say::help_cost(words, &text, cost),
    };
    let text = match card.kind() {
        Kind::Public(..) => [text, say::help_public(words)].join(" "),
        _ => text,
    };
    let text = [text, source(card, words)].join(" ");
    let rules = match card.kind() {
        Kind::Production(_) => vec!["C-1", "C-19"],
        Kind::Residence(_) => vec!["C-1", "C-30"],
        Kind::Public(Color::Yellow, _) => vec!["C-24", "C-25", "C-30"],
        Kind::Public(..) => vec!["C-24", "C-30", "C-31"],
        Kind::Aqueduct => vec!["C-22", "C-23", "C-32"],
        Kind::Temple(_) => vec!["C-1", "C-33"],
    };
    Help { text, rules }
}

/// Where the card's values come from: the rulebook, but for one of them (C-1).
fn source(card: Card, words: &Words) -> String {
    match (card.data().provenance, card.kind()) {
        (Provenance::Inferred, Kind::Residence(_)) => say::from_inferred_cost(words),
        (Provenance::Inferred, _) => say::from_inferred_color(words),
        _ => say::from_rulebook(words),
    }
}
