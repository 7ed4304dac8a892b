//! The log as people read it: sentences of what happened since a sequence, as far as the reader saw
//! it, with the motions that belong to them.

use kernel::{Advice, Event as _, Seat};
use log::{Driver, Entry, Note, Payload, Sequence, UnixMillis};
use scene::words::common;
use scene::{LogLine, Motion, Show};
use serde::Serialize;

use crate::live::LoggedEvent;
use crate::{Onlooker, Table, speech as say};

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// The entry it belongs to.
    pub sequence: Sequence,
    /// Whom it is about.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// The sentence; empty where there is only a motion.
    pub text: String,
    /// The pieces that go somewhere.
    pub motions: Vec<MotionShown>,
    /// Entries that are taken back by it.
    pub takes_back: Vec<Sequence>,
    /// Whether it tells what was revealed: then it stays though its entry is taken back.
    pub stays: bool,
    /// Whether it tells that the seat is in other hands now: a bot's, or its person's again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub handed: bool,
    /// Where the points of all are counted at once: what the count is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub scoring: Option<String>,
    /// When it was, of what people want to know the time.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub at: Option<UnixMillis>,
}

/// A piece that goes from one place to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MotionShown {
    /// Where it was.
    pub from: String,
    /// Where it is.
    pub to: String,
}

impl Line {
    /// The sentence alone: the pieces lie where they lay.
    fn without_motions(self) -> Line {
        let motions = Vec::new();
        Line { motions, ..self }
    }
}

impl<G: Advice + Show> Table<G> {
    /// What happened since a sequence. What was done and taken back since then is left out, but for
    /// what was revealed by it: others know it too.
    pub(crate) fn lines(&self, since: Sequence, onlooker: &Onlooker<'_>) -> Vec<Line> {
        self.lines_between(since, self.live.sequence(), onlooker)
    }

    /// What happened since a sequence and before another.
    pub(crate) fn lines_between(
        &self,
        since: Sequence,
        end: Sequence,
        onlooker: &Onlooker<'_>,
    ) -> Vec<Line> {
        let log = &self.live.log[..end.index()];
        let from = log.len().min(since.index());
        let mut gone: Vec<Sequence> = log[from..]
            .iter()
            .flat_map(|entry| entry.payload.takes_back().to_vec())
            .collect();
        gone.sort_unstable();
        let mut lines = Vec::new();
        for (sequence, entry) in (from as u32..).map(Sequence).zip(&log[from..]) {
            if gone.binary_search(&sequence).is_err() {
                self.tell(sequence, entry, onlooker, &mut lines);
            } else {
                let seen = self.seen(sequence, onlooker);
                lines.extend(
                    seen.filter(|line| line.stays && !line.text.is_empty())
                        .map(Line::without_motions),
                );
            }
        }
        lines
    }

    /// What the onlooker saw happen by an entry.
    fn seen(&self, sequence: Sequence, onlooker: &Onlooker<'_>) -> impl Iterator<Item = Line> {
        self.events(sequence).iter().filter_map(move |told| {
            let event = told.event.seen_by(onlooker.viewer)?;
            event_line::<G>(sequence, &event, onlooker)
        })
    }

    fn tell(
        &self,
        sequence: Sequence,
        entry: &Entry<G::Action>,
        onlooker: &Onlooker<'_>,
        lines: &mut Vec<Line>,
    ) {
        let automatic = matches!(entry.payload, Payload::Automatic(_));
        let first = lines.len();
        lines.extend(self.seen(sequence, onlooker));
        if automatic
            && let Some(line) = lines[first..].iter_mut().find(|line| !line.text.is_empty())
        {
            line.text = common::log_automatic(&onlooker.speech.table, &line.text);
        }
        lines.extend(self.entry_line(sequence, entry, onlooker));
    }

    fn events(&self, sequence: Sequence) -> &[LoggedEvent<G::Event>] {
        let told = &self.live.told;
        let from = told.partition_point(|one| one.sequence < sequence);
        let to = told.partition_point(|one| one.sequence <= sequence);
        &told[from..to]
    }

    /// The sentence of an entry that is no action. Who sat down before the game began is no part of
    /// its story.
    fn entry_line(
        &self,
        sequence: Sequence,
        entry: &Entry<G::Action>,
        onlooker: &Onlooker<'_>,
    ) -> Option<Line> {
        let seat = entry.seat?;
        let (words, name) = (&onlooker.speech.table, onlooker.reader().name(seat));
        let text = match &entry.payload {
            Payload::Action(_) | Payload::Automatic(_) => return None,
            Payload::Sit(_) | Payload::Share(_) | Payload::Start | Payload::Close(_) => {
                return None;
            }
            Payload::Link(_) if sequence < self.live.now.started => return None,
            Payload::Link(_) => say::log_link_made(words, name),
            Payload::Undo(entries) => common::log_undo(words, name, entries.len()),
            Payload::HandOver(Driver::Bot(level)) => {
                common::log_hand_over(words, name, level.as_str())
            }
            Payload::HandOver(Driver::Person | Driver::Open) => common::log_take_back(words, name),
            Payload::Note(note) => match note {
                Note::AskUndo(_) => say::log_undo_asked(words, name),
                Note::Agree => say::log_undo_agreed(words, name),
                Note::Decline => say::log_undo_declined(words, name),
                Note::AskLink => say::log_link_asked(words, name),
                Note::AgreeLink => say::log_link_agreed(words, name),
                Note::DeclineLink if entry.player == self.deal.owner => {
                    say::log_link_withdrawn(words)
                }
                Note::DeclineLink => say::log_link_declined(words, name),
                Note::TookOver(name) => say::log_took_over(words, name, seat.number()),
            },
        };
        let timed = matches!(
            entry.payload,
            Payload::Note(Note::TookOver(_)) | Payload::Link(_)
        );
        Some(Line {
            sequence,
            seat: Some(seat),
            text,
            takes_back: entry.payload.takes_back().to_vec(),
            handed: matches!(entry.payload, Payload::HandOver(_)),
            at: timed.then_some(entry.at),
            ..Line::default()
        })
    }
}

/// The sentence and motions of an event; `None` for what goes without saying.
fn event_line<G: Show>(
    sequence: Sequence,
    event: &G::Event,
    onlooker: &Onlooker<'_>,
) -> Option<Line> {
    let line = G::line(event, &onlooker.reader());
    let moved = |motion: &Motion<G::Hit>| MotionShown {
        from: motion.from.to_string(),
        to: motion.to.to_string(),
    };
    let motions: Vec<_> = G::moves(event).iter().map(moved).collect();
    let told = line.is_some() || !motions.is_empty();
    let line = line.unwrap_or_else(|| LogLine::new(None, String::new()));
    told.then_some(Line {
        sequence,
        seat: line.seat,
        text: line.text,
        scoring: line.scoring,
        motions,
        stays: event.reveals(),
        ..Line::default()
    })
}
