//! Why something was not done: typed, with stable codes, and a sentence in the reader's language.

use scene::words::common;
use serde::Serialize;

use crate::{Sequence, Speech, speech as say};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Seats are still open.
    Waiting,
    /// The game is over.
    Over,
    /// The table has no such seat.
    NoSeat,
    /// The seat may not do this.
    Forbidden,
    /// Another seat acts.
    NotTurn,
    /// The table has moved on.
    Stale {
        /// Its sequence now.
        current: Sequence,
    },
    /// An empty list of actions.
    NoAction,
    /// A text that is no action.
    Notation {
        /// Which of the list, counted from 0.
        index: usize,
        /// Why, in English.
        reason: String,
    },
    /// The rules forbid it.
    Illegal {
        /// Which of the list, counted from 0.
        index: usize,
        /// The rule's id.
        rule: &'static str,
        /// Why, in the language of the reader it was made for.
        sentence: String,
    },
    /// The action before it in the list reveals something, so nobody can choose it yet.
    Blind {
        /// Which of the list, counted from 0.
        index: usize,
    },
    /// There is no such action of the seat in force.
    NothingToUndo,
    /// The others are already being asked.
    AlreadyAsked,
    /// No question waits for the seat's answer.
    NotAsked,
    /// The seat still has time.
    NotLate,
    /// The seat is in these hands already, or in nobody's.
    SameDriver,
}

/// A refusal as the page is told it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Refused {
    /// Stable, for programs.
    pub code: &'static str,
    /// For people.
    pub sentence: String,
    /// The rule that forbids it.
    pub rule: Option<&'static str>,
    /// Which action of a list, counted from 0.
    pub index: Option<usize>,
    /// The table's sequence, where another one was answered.
    pub current: Option<Sequence>,
}

impl Refusal {
    /// The stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Waiting => "table/waiting",
            Refusal::Over => "table/over",
            Refusal::NoSeat => "seat/unknown",
            Refusal::Forbidden => "seat/forbidden",
            Refusal::NotTurn => "seat/not-your-turn",
            Refusal::Stale { .. } => "action/stale",
            Refusal::NoAction => "action/none",
            Refusal::Notation { .. } => "action/unreadable",
            Refusal::Illegal { .. } => "action/illegal",
            Refusal::Blind { .. } => "action/blind",
            Refusal::NothingToUndo => "undo/nothing",
            Refusal::AlreadyAsked => "undo/already-asked",
            Refusal::NotAsked => "undo/not-asked",
            Refusal::NotLate => "pace/not-late",
            Refusal::SameDriver => "seat/same-driver",
        }
    }

    /// As the page is told it.
    pub fn told(&self, speech: &Speech) -> Refused {
        let mut told = Refused {
            code: self.code(),
            sentence: self.sentence(speech),
            rule: None,
            index: None,
            current: None,
        };
        match self {
            Refusal::Illegal { index, rule, .. } => {
                (told.index, told.rule) = (Some(*index), Some(*rule));
            }
            Refusal::Notation { index, .. } | Refusal::Blind { index } => {
                told.index = Some(*index);
            }
            Refusal::Stale { current } => told.current = Some(*current),
            Refusal::Waiting
            | Refusal::Over
            | Refusal::NoSeat
            | Refusal::Forbidden
            | Refusal::NotTurn
            | Refusal::NoAction
            | Refusal::NothingToUndo
            | Refusal::AlreadyAsked
            | Refusal::NotAsked
            | Refusal::NotLate
            | Refusal::SameDriver => {}
        }
        told
    }

    fn sentence(&self, speech: &Speech) -> String {
        let words = &speech.table;
        match self {
            Refusal::Waiting => say::error_waiting(words),
            Refusal::Over => common::game_over(words),
            Refusal::NoSeat => say::error_no_seat(words),
            Refusal::Forbidden => say::error_forbidden(words),
            Refusal::NotTurn => say::error_not_turn(words),
            Refusal::Stale { .. } => say::error_stale(words),
            Refusal::NoAction => say::error_no_action(words),
            Refusal::Notation { reason, .. } => say::error_unreadable(words, reason),
            Refusal::Illegal { rule, sentence, .. } => common::refused(words, sentence, rule),
            Refusal::Blind { .. } => say::error_blind(words),
            Refusal::NothingToUndo => say::error_nothing_to_undo(words),
            Refusal::AlreadyAsked => say::error_already_asked(words),
            Refusal::NotAsked => say::error_not_asked(words),
            Refusal::NotLate => say::error_not_late(words),
            Refusal::SameDriver => say::error_same_driver(words),
        }
    }
}
