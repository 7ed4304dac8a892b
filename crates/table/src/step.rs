//! What bots do at once is told step by step: before the newest, an onlooker is told how the table
//! stood after each of their actions.

use kernel::Advice;
use log::{Entry, Payload, Sequence};
use scene::Show;

use crate::rights::Moment;
use crate::table::Playing as _;
use crate::update::SeatShown;
use crate::{Onlooker, Shown, Table, Update};

/// Who is so many entries behind is told the newest at once.
const MOST_BEHIND: usize = 40;

impl<G: Advice + Show> Table<G> {
    /// What the onlooker must be told before the newest, given what it has been shown.
    pub(crate) fn next_step(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Option<Update> {
        let end = self.end_of_step(shown)?;
        let onlooker = self.lawful(onlooker, Moment::Now);
        let decisions = self.live.played.partition_point(|one| one.sequence < end);
        let mut past = self.take_past(decisions);
        let pictures_only = Shown {
            sequence: past.sequence(),
            ..shown.clone()
        };
        let update = past.told(&onlooker, None, &pictures_only);
        let seat = |seat| SeatShown {
            to_act: past.to_act().contains(seat),
            ..self.seat_shown(seat, &onlooker)
        };
        let update = Update {
            sequence: end,
            lines: self.lines_between(shown.sequence, end, &onlooker),
            seats: self.seats().iter().map(seat).collect(),
            link: self.link_question(),
            ..update
        };
        self.past.push(past);
        Some(update)
    }

    /// Up to where the next step goes: to where another action of a bot follows. Nothing where
    /// something was taken back since, for who has only come, and for who wants no pictures.
    fn end_of_step(&self, shown: &Shown) -> Option<Sequence> {
        let since = self.live.log.get(shown.sequence.index()..)?;
        let came_before = shown.sequence > self.live.now.started && !shown.blind;
        let whole = since
            .iter()
            .all(|entry| entry.payload.takes_back().is_empty());
        if !came_before || !whole || since.len() > MOST_BEHIND {
            return None;
        }
        let next = since.iter().skip(1).position(is_of_bot)?;
        Some(Sequence(shown.sequence.0 + 1 + next as u32))
    }

    /// The table after so many decisions, with the pictures that were drawn of it for others.
    fn take_past(&mut self, decisions: usize) -> Table<G> {
        let known = |past: &Table<G>| past.live.played.len() == decisions;
        match self.past.iter().position(known) {
            Some(index) => self.past.swap_remove(index),
            None => self.after(decisions),
        }
    }
}

/// Nobody has said it but the table itself, and it was not forced.
fn is_of_bot<A>(entry: &Entry<A>) -> bool {
    entry.player.is_none() && matches!(entry.payload, Payload::Action(_))
}
