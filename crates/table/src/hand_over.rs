//! A seat changes hands: its person leaves it to a bot or takes it back; a seat that is late may be
//! handed to a bot by the others.

use kernel::{Advice, Seat};
use scene::Show;

use crate::table::Draft;
use crate::{Driver, Millis, Payload, Proposal, Refusal, Table};

impl<G: Advice + Show> Table<G> {
    /// `by` gives the decisions of `seat` to `driver`. Whose seat `by` is, the caller knows.
    ///
    /// # Errors
    /// Nothing is done, and why.
    pub fn hand_over(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        now: Millis,
    ) -> Result<Proposal, Refusal> {
        self.check_open()?;
        let current = self.driver(seat).ok_or(Refusal::NoSeat)?;
        if by != seat {
            self.check_others(by, seat, driver, now)?;
        }
        if driver == Driver::Open || driver == current {
            return Err(Refusal::SameDriver);
        }
        let mut draft = Draft::new(self, now);
        draft
            .add(seat, Payload::HandOver(driver))
            .expect("the seat is at the table");
        draft.settle();
        Ok(draft.proposal())
    }

    /// The others may only hand a late seat to a bot.
    fn check_others(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        now: Millis,
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
