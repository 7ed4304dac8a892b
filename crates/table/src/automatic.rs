//! Choices that are none: a person's only choice is played by the table. Not one that ends the
//! turn, so that the person may look and take back; nor one that reveals something, since nobody
//! could take back what led to it. Bots play everything themselves.

use kernel::{Advice, BySeat, Event as _, Game, Seat};
use scene::Show;

use crate::table::Draft;
use crate::{Deed, Driver};

/// The only choice of a seat that is to be played for it.
pub(crate) fn forced<G: Game>(game: &G, seat: Seat) -> Option<G::Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let [only] = legal[..] else {
        return None;
    };
    let (mut after, mut events) = (game.clone(), Vec::new());
    after.apply(seat, only, &mut events);
    let goes_on = after.to_act().contains(seat);
    (goes_on && !events.iter().any(G::Event::reveals)).then_some(only)
}

fn next_forced<G: Game>(game: &G, drivers: &BySeat<Driver>) -> Option<(Seat, G::Action)> {
    let people = game.to_act();
    let mut people = people
        .iter()
        .filter(|seat| drivers[*seat] == Driver::Person);
    people.find_map(|seat| forced(game, seat).map(|action| (seat, action)))
}

impl<G: Advice + Show> Draft<'_, G> {
    /// Plays every forced choice there is now.
    pub fn settle(&mut self) {
        while let Some((seat, action)) = next_forced(&self.live.game, &self.live.drivers) {
            self.add(seat, Deed::Automatic(action))
                .expect("the only legal action is legal");
        }
    }
}
