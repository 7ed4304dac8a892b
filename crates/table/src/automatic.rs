//! Choices that are none: a person's only choice is played by the table. Not one that ends the
//! turn, so that the person may look and take back; nor one that reveals something, since nobody
//! could take back what led to it. Bots play everything themselves.

use kernel::{Advice, Game, Seat};
use scene::Show;

use crate::live::Live;
use crate::table::Draft;
use crate::{Driver, Payload};

impl<G: Game> Live<G> {
    /// The only choice of a seat that is to be played for it, and what it leads to.
    pub fn forced(&self, seat: Seat) -> Option<(G::Action, Live<G>)> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let [only] = legal[..] else {
            return None;
        };
        let next = self.ahead(seat, only).ok()?;
        let goes_on = next.game.to_act().contains(seat);
        goes_on.then_some((only, next))
    }

    fn next_forced(&self) -> Option<(Seat, G::Action)> {
        let to_act = self.game.to_act();
        let mut people = to_act
            .iter()
            .filter(|seat| self.drivers[*seat] == Driver::Person);
        people.find_map(|seat| self.forced(seat).map(|(action, _)| (seat, action)))
    }
}

impl<G: Advice + Show> Draft<'_, G> {
    /// Plays every forced choice there is now.
    pub fn settle(&mut self) {
        while let Some((seat, action)) = self.live.next_forced() {
            self.add(seat, Payload::Automatic(action))
                .expect("the only legal action is legal");
        }
    }
}
