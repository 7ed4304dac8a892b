//! What the contract asks of points and events: nobody is told more than he may know, and telling
//! changes nothing.

use super::Run;
use super::rhythm::Check;
use crate::{Event, Game, Seat, View, Viewer};

impl<G: Game> Run<'_, G> {
    /// Hidden points are left out for others, never added.
    pub(super) fn check_scores(&self) {
        let all = self.game.scores();
        let whole = self.game.view(Viewer::Everything).scores();
        self.hold(whole == all, "who may see everything sees all points");
        let public = self.game.view(Viewer::Spectator).scores();
        for (seat, items) in all.seats.iter() {
            self.hold(
                items.is_sorted_by(|(a, _), (b, _)| a < b),
                "categories are in rulebook order, each once",
            );
            let is_there = |category| items.iter().any(|(own, _)| *own == category);
            self.hold(
                public.seats[seat]
                    .iter()
                    .all(|(category, _)| is_there(*category)),
                "a spectator sees no category that is not there",
            );
        }
    }

    /// Carries the choice out; where it is due, telling it is looked at.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) {
        // Whether something was revealed is known after the step.
        let reveals = self.rhythm.is_due(Check::Reveals, self.steps + 1);
        let telling = reveals || self.is_due(Check::Telling);
        self.log.push((seat, action));
        self.steps += 1;
        if !telling {
            self.game.apply(seat, action, &mut ());
            return;
        }
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut events);
        self.check_events(&events);
        if reveals && !events.iter().any(Event::reveals) && !self.game.is_over() {
            self.check_reveals(&before, seat, action);
        }
        let mut quiet = before;
        quiet.apply(seat, action, &mut ());
        self.hold(quiet == self.game, "events change nothing");
    }

    fn check_events(&self, events: &[G::Event]) {
        let viewers = self
            .game
            .seats()
            .iter()
            .map(Viewer::Seat)
            .chain([Viewer::Spectator]);
        for event in events {
            let whole = event.seen_by(Viewer::Everything);
            self.hold(
                whole.as_ref() == Some(event),
                "who may see everything sees every event",
            );
            for viewer in viewers.clone() {
                let seen = event.seen_by(viewer);
                let again = seen.as_ref().and_then(|event| event.seen_by(viewer));
                self.hold(seen == again, "what a viewer saw of an event, he may see");
            }
        }
    }

    /// An action that reveals nothing leads the actor to the same sight, whatever is hidden; the
    /// end may open what was.
    fn check_reveals(&mut self, before: &G, seat: Seat, action: G::Action) {
        let viewer = Viewer::Seat(seat);
        let mut other = before.view(viewer).determinize(&mut self.rng);
        other.apply(seat, action, &mut ());
        self.hold(
            other.view(viewer) == self.game.view(viewer),
            format_args!("{action} reveals nothing to the actor"),
        );
    }
}
