//! A seat changes hands: its person leaves it to a bot or takes it back; a seat that is late may be
//! handed to a bot by the others. Taking back has a limit, leaving and replacing have none: each
//! needs a person at the seat.

use kernel::{Advice, Seat};
use log::{Driver, Payload, Right, UnixMillis};
use scene::Show;

use crate::proposal::Draft;
use crate::{Author, Proposed, Refusal, Table, bot};

impl<G: Advice + Show> Table<G> {
    /// The player on `by` gives the decisions of `seat` to `driver`.
    pub(crate) fn hand_over(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        self.check_open()?;
        let own_seat = self.own_seat(author, by)?;
        let current = self.driver(seat).ok_or(Refusal::NoSeat)?;
        // Another seat of the same player, who shares a device, is the player's own as well.
        let right = match (self.own_seat(author, seat), own_seat) {
            (Ok(right), _) => {
                if current != Driver::Person && driver != current {
                    self.check_hand_overs(seat, author)?;
                }
                right
            }
            (Err(_), Right::Seat(player, _)) => {
                self.check_others(by, seat, driver, author.at)?;
                Right::Player(player)
            }
            (Err(refusal), _) => return Err(refusal),
        };
        if driver == Driver::Open || driver == current {
            return Err(Refusal::SameDriver);
        }
        if let Driver::Bot(level) = driver
            && bot::of(driver).is_none()
        {
            return Err(Refusal::UnknownBot(level));
        }
        let mut draft = Draft::new(self, author, right);
        let added = draft.add(Some(seat), Payload::HandOver(driver));
        added.expect("the game is on and the seat is at the table");
        draft.settle();
        Ok(draft.proposed())
    }

    /// The others may only hand a late seat to a bot.
    fn check_others(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        now: UnixMillis,
    ) -> Result<(), Refusal> {
        self.check_person(by)?;
        let to_bot = matches!(driver, Driver::Bot(_));
        match (to_bot, self.late(now).contains(seat)) {
            (false, _) => Err(Refusal::Forbidden),
            (true, false) => Err(Refusal::NotLate),
            (true, true) => Ok(()),
        }
    }
}
