//! For tests of redaction: a table with everything changed that a viewer cannot know.

use kernel::{Advice, Event as _, Rng, Seed, View as _, Viewer};
use scene::Show;

use log::Payload;

use crate::Table;
use crate::live::LoggedEvent;

/// A table that a viewer cannot tell from another.
pub trait Double {
    /// The table with everything changed that the viewer cannot know: the state, the events, the
    /// actions of others, the seed. What the viewer is told must not change by it.
    fn double(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn crate::AnyTable>;
}

impl<G: Advice + Show> Double for Table<G> {
    fn double(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn crate::AnyTable> {
        Box::new(self.disguised(viewer, rng))
    }
}

impl<G: Advice + Show> Table<G> {
    /// The table with everything changed that the viewer cannot know: the state, the events, the
    /// actions of others, the seed. What the viewer is told must not change by it.
    pub(crate) fn disguised(&self, viewer: Viewer, rng: &mut Rng) -> Table<G> {
        let mut double = self.clone();
        double.gallery.clear();
        double.live.now.game = self.game().view(viewer).determinize(rng);
        double.live.told = seen(&self.live.told, viewer);
        if !self.is_over() {
            double.live.now.seed = Seed::of_series(99, u64::from(rng.next_u32()));
            double.deal.secret = double.live.now.seed.derive("secret").into();
        }
        double.disguise_actions(self, viewer);
        double
    }

    /// Others' actions become any that were possible at the start.
    fn disguise_actions(&mut self, original: &Table<G>, viewer: Viewer) {
        let opening = G::new(&original.setup, &original.live.now.seed);
        let first = opening.to_act().first();
        let mut possible = Vec::new();
        opening.legal(first.expect("a game begins with a decision"), &mut possible);
        for (entry, any) in self.live.log.iter_mut().zip(possible.iter().cycle()) {
            if let Payload::Action(action) | Payload::Automatic(action) = &mut entry.payload
                && entry.seat.map(Viewer::Seat) != Some(viewer)
            {
                *action = *any;
            }
        }
        for (one, any) in self.live.played.iter_mut().zip(possible.iter().cycle()) {
            let mut told = self.live.told.iter();
            one.told_secrets =
                told.any(|told| told.sequence == one.sequence && told.event.reveals());
            if viewer != Viewer::Seat(one.seat) {
                one.action = *any;
            }
        }
    }
}

fn seen<E: kernel::Event>(told: &[LoggedEvent<E>], viewer: Viewer) -> Vec<LoggedEvent<E>> {
    let seen = told.iter().filter_map(|one| {
        let event = one.event.seen_by(viewer)?;
        Some(LoggedEvent {
            sequence: one.sequence,
            event,
        })
    });
    seen.collect()
}
