//! Who sees what and whose a seat is: the one place where it is decided. Seats belong to players;
//! a full view is for after the end; looking back shows hands only once the game is over.

use kernel::{Advice, Seat, Viewer};
use log::{PlayerId, Right};
use scene::Show;

use crate::table::Playing as _;
use crate::{Author, Onlooker, Refusal, Table};

/// Whether somebody looks at the table as it is, or as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    Now,
    Past,
}

impl<G: Advice + Show> Table<G> {
    /// With whose eyes a player looks who asks for a seat's: with those of the seat as long as it
    /// is the player's, and else as everybody, who sees everything once the game is over.
    pub(crate) fn viewer_for(&self, player: Option<PlayerId>, seat: Option<Seat>) -> Viewer {
        let own = |seat: &Seat| player.is_some_and(|player| self.seats_of(player).contains(*seat));
        match seat.filter(own) {
            Some(seat) => Viewer::Seat(seat),
            None => self.narrowed(Viewer::Everything, Moment::Now),
        }
    }

    /// Nobody sees everything before the end, nobody sits on a seat that is not there, and before
    /// the end a seat does not look back: what it saw then is not what it may see now.
    fn narrowed(&self, viewer: Viewer, moment: Moment) -> Viewer {
        let allowed = match viewer {
            Viewer::Spectator => true,
            Viewer::Everything => self.is_over(),
            Viewer::Seat(seat) => {
                self.seats().contains(seat) && (moment == Moment::Now || self.is_over())
            }
        };
        if allowed { viewer } else { Viewer::Spectator }
    }

    /// The onlooker with no more than may be seen.
    pub(crate) fn lawful<'a>(&self, onlooker: &Onlooker<'a>, moment: Moment) -> Onlooker<'a> {
        Onlooker {
            viewer: self.narrowed(onlooker.viewer, moment),
            points: self.is_over() || !self.deal.hide_scores,
            ..*onlooker
        }
    }

    /// The right by which the author acts for a seat.
    pub(crate) fn own_seat(&self, author: &Author, seat: Seat) -> Result<Right, Refusal> {
        let occupant = self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let player = author.player.ok_or(Refusal::Forbidden)?;
        let own = occupant.player() == Some(player);
        own.then_some(Right::Seat(player, seat))
            .ok_or(Refusal::Forbidden)
    }

    /// The right by which the author acts for the whole table.
    pub(crate) fn own_table(&self, author: &Author) -> Result<Right, Refusal> {
        let own = author.player.filter(|_| author.player == self.deal.owner);
        own.map(Right::Owner).ok_or(Refusal::NotOwner)
    }
}
