//! What the contract asks of views, determinizations and dumps: nothing hidden shows, and what is
//! shown goes there and back.

use super::Run;
use crate::{BySeat, Game, View, Viewer};

/// How far a determinized game is played on.
const PLAYED_ON: u32 = 50;

impl<G: Game> Run<'_, G> {
    /// What a viewer cannot know may be anything: nothing it sees depends on it.
    pub(super) fn check_hidden(&mut self, lists: &BySeat<Vec<G::Action>>) {
        let mut own = Vec::new();
        for seat in self.game.seats().iter() {
            let other = self.check_view(Viewer::Seat(seat));
            let spectator = Viewer::Spectator;
            self.hold(
                other.view(spectator) == self.game.view(spectator),
                "the spectator's view stays",
            );
            other.legal(seat, &mut own);
            self.hold(own == lists[seat], "a seat's choices stay");
            self.play_out(other);
        }
        self.check_view(Viewer::Spectator);
        self.check_view(Viewer::Everything);
    }

    /// A view is told from a view with the same knowledge by nothing, is dumped and read back,
    /// and belongs to a game: the one returned, in which all that is not known is drawn anew.
    fn check_view(&mut self, viewer: Viewer) -> G {
        let view = self.game.view(viewer);
        self.hold(view.viewer() == viewer, "a view says whose it is");
        self.hold(
            view.seats() == self.game.seats(),
            "a view has the game's seats",
        );
        let mut same_rng = self.rng.clone();
        let other = view.determinize(&mut self.rng);
        self.hold(
            other.view(viewer) == view,
            format_args!("the view of {viewer:?} stays"),
        );
        self.hold(
            other.to_act() == self.game.to_act(),
            "the seats to act stay",
        );
        self.hold(
            other.view(viewer).scores() == view.scores(),
            "known scores stay",
        );
        if let Err(imbalance) = other.audit() {
            self.hold(false, format_args!("determinized: {imbalance}"));
        }
        let (seen, read) = self.check_dump(&view);
        // Nobody plays by the sight of everything: a dump of it need not tell how it came about.
        self.hold(
            viewer == Viewer::Everything || read.determinize(&mut same_rng) == other,
            "a determinization depends on the view alone",
        );
        let whole = dumped(&self.game.view(Viewer::Everything));
        if matches!(viewer, Viewer::Seat(_)) && seen != whole {
            self.hidden.looks += 1;
            self.hidden.redrawn += u32::from(other != self.game);
        }
        other
    }

    /// A view is dumped and read back: the text, and the view that was read.
    fn check_dump(&self, view: &G::View) -> (String, G::View) {
        let text = dumped(view);
        let read = serde_json::from_str::<<G::View as View>::Dump>(&text);
        let read = read.map_err(|error| error.to_string()).and_then(|dump| {
            let view = G::View::from_dump(self.setup, view.viewer(), &dump);
            view.map_err(|error| error.to_string())
        });
        let fault = read.as_ref().err().map_or("", String::as_str);
        self.hold(
            read.as_ref() == Ok(view),
            format_args!("a view is dumped and read back: {fault}"),
        );
        (text, read.unwrap_or_else(|_| view.clone()))
    }

    /// A determinized game can be played on.
    fn play_out(&mut self, mut game: G) {
        let mut list = Vec::new();
        for _ in 0..PLAYED_ON {
            let Some(seat) = game.to_act().first() else {
                return;
            };
            game.legal(seat, &mut list);
            self.hold(!list.is_empty(), "a determinized game goes on");
            game.apply(seat, list[self.rng.below(list.len())], &mut ());
        }
    }
}

fn dumped<V: View>(view: &V) -> String {
    serde_json::to_string(&view.dump()).unwrap_or_default()
}
