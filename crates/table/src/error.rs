//! Why something was not done, from the rule to the sentence in the reader's language.

use log::{Level, Sequence, Status};
use scene::words::common;

use crate::{Speech, speech as say};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Seats are still open.
    Waiting,
    /// The game has begun.
    Running,
    /// The game is over.
    Over,
    /// The table was given up.
    Closed,
    /// Only for who made the table.
    NotOwner,
    /// The table has no such seat.
    NoSeat,
    /// The seat may not do this.
    Forbidden,
    /// Somebody sits there.
    SeatTaken,
    /// The player sits at the table already.
    SeatedAlready,
    /// Somebody may know the deal, and who wants to sit down has not said that they know that.
    KnownDeal,
    /// There is no bot of this level.
    UnknownBot(Level),
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
        /// The game's id.
        game: &'static str,
        /// The rule's id.
        rule: &'static str,
        /// The word of the sentence that says why.
        word: &'static str,
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
    /// The others at the table must agree first.
    NeedsConsent,
    /// It was done too often lately.
    TooOften,
    /// It was done too often at this table.
    TooMany,
}

impl Refusal {
    /// What a table of this status says to who expects another one.
    pub fn of_status(status: Status) -> Refusal {
        match status {
            Status::Waiting => Refusal::Waiting,
            Status::Running => Refusal::Running,
            Status::Finished => Refusal::Over,
            Status::Closed => Refusal::Closed,
        }
    }

    /// The rule that forbids it.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Illegal { rule, .. } => Some(rule),
            _ => None,
        }
    }

    /// Which action of a list, counted from 0.
    pub fn index(&self) -> Option<usize> {
        match self {
            Refusal::Illegal { index, .. }
            | Refusal::Notation { index, .. }
            | Refusal::Blind { index } => Some(*index),
            _ => None,
        }
    }

    /// The table's sequence, where another one was answered.
    pub fn current(&self) -> Option<Sequence> {
        match self {
            Refusal::Stale { current } => Some(*current),
            _ => None,
        }
    }

    /// What is wrong, for people: in the words of the table's game.
    pub fn sentence(&self, speech: &Speech) -> String {
        let words = &speech.table;
        match self {
            Refusal::Waiting => say::error_waiting(words),
            Refusal::Running => say::error_running(words),
            Refusal::Over => common::game_over(words),
            Refusal::Closed => say::error_closed(words),
            Refusal::NotOwner => say::error_not_owner(words),
            Refusal::SeatTaken => say::error_seat_taken(words),
            Refusal::SeatedAlready => say::error_seated_already(words),
            Refusal::KnownDeal => say::error_known_deal(words),
            Refusal::UnknownBot(level) => say::error_unknown_bot(words, level.as_str()),
            Refusal::NoSeat => say::error_no_seat(words),
            Refusal::Forbidden => say::error_forbidden(words),
            Refusal::NotTurn => say::error_not_turn(words),
            Refusal::Stale { .. } => say::error_stale(words),
            Refusal::NoAction => say::error_no_action(words),
            Refusal::Notation { reason, .. } => say::error_unreadable(words, reason),
            Refusal::Illegal { rule, word, .. } => {
                let sentence = speech.game.member("no", word, "");
                common::refused(words, &sentence, rule)
            }
            Refusal::Blind { .. } => say::error_blind(words),
            Refusal::NothingToUndo => say::error_nothing_to_undo(words),
            Refusal::AlreadyAsked => say::error_already_asked(words),
            Refusal::NotAsked => say::error_not_asked(words),
            Refusal::NotLate => say::error_not_late(words),
            Refusal::SameDriver => say::error_same_driver(words),
            Refusal::NeedsConsent => say::error_needs_consent(words),
            Refusal::TooOften => say::error_too_often(words),
            Refusal::TooMany => say::error_too_many(words),
        }
    }
}
