//! Words of a table: those of its game and its own, in one language; and who looks on.

use kernel::Viewer;
use scene::{Cast, Format, Lang, Reader, Source, Speak, Words};

use crate::AnyGame;

/// `table.ftl`.
pub(crate) const SOURCE: Source = scene::source!("table");

scene::keys! { pub(crate)
    messages {
        error_waiting() = "error-waiting";
        error_running() = "error-running";
        error_closed() = "error-closed";
        error_not_owner() = "error-not-owner";
        error_seat_taken() = "error-seat-taken";
        error_seated_already() = "error-seated-already";
        error_unknown_bot(level: Text) = "error-unknown-bot";
        error_no_seat() = "error-no-seat";
        error_forbidden() = "error-forbidden";
        error_not_turn() = "error-not-turn";
        error_stale() = "error-stale";
        error_no_action() = "error-no-action";
        error_unreadable(reason: Text) = "error-unreadable";
        error_blind() = "error-blind";
        error_nothing_to_undo() = "error-nothing-to-undo";
        error_already_asked() = "error-already-asked";
        error_not_asked() = "error-not-asked";
        error_not_late() = "error-not-late";
        error_same_driver() = "error-same-driver";
        error_needs_consent() = "error-needs-consent";
        error_too_often() = "error-too-often";
        error_too_many() = "error-too-many";
        error_known_deal() = "error-known-deal";
        log_undo_asked(player: Text) = "log-undo-asked";
        log_undo_agreed(player: Text) = "log-undo-agreed";
        log_undo_declined(player: Text) = "log-undo-declined";
        log_link_asked(player: Text) = "log-link-asked";
        log_link_agreed(player: Text) = "log-link-agreed";
        log_link_declined(player: Text) = "log-link-declined";
        log_link_withdrawn() = "log-link-withdrawn";
        log_link_made(player: Text) = "log-link-made";
        log_took_over(name: Text, seat: Number) = "log-took-over";
    }
    families {}
}

/// The words of a game and of the table in one language. Made once and shared.
#[derive(Debug)]
pub struct Speech {
    pub(crate) game: Words,
    pub(crate) table: Words,
}

impl Speech {
    /// The words for tables of this game.
    pub fn new<G: Speak>(lang: Lang) -> Speech {
        Speech {
            game: Words::new(lang, &G::WORDS),
            table: Words::new(lang, &SOURCE),
        }
    }

    /// The same for a game known only when the program runs.
    pub fn of(game: AnyGame, lang: Lang) -> Speech {
        Speech {
            game: Words::new(lang, &game.facts().words),
            table: Words::new(lang, &SOURCE),
        }
    }

    /// The game's words, the common ones included.
    pub fn words(&self) -> &Words {
        &self.game
    }
}

/// Somebody who looks at the table: whose eyes, in which language, how much room.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    /// The language.
    pub speech: &'a Speech,
    /// The people at the table.
    pub cast: &'a Cast,
    /// Whose eyes. Before the end nobody sees everything: then it is a spectator's.
    pub viewer: Viewer,
    /// How much room there is.
    pub format: Format,
    /// Whether points are told: the table says so.
    pub(crate) points: bool,
}

impl<'a> Onlooker<'a> {
    /// Somebody who looks at the table.
    pub fn new(speech: &'a Speech, cast: &'a Cast, viewer: Viewer, format: Format) -> Onlooker<'a> {
        Onlooker {
            speech,
            cast,
            viewer,
            format,
            points: true,
        }
    }

    pub(crate) fn reader(&self) -> Reader<'a> {
        Reader::new(&self.speech.game, self.cast, self.viewer).with_points(self.points)
    }
}
