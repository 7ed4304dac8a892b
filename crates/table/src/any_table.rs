//! A table of any game: what whoever holds tables needs, without naming the game.

use kernel::{Advice, Commitment, Meta, Record, Seat, SeatSet};
use scene::{Show, Theme};

use crate::{
    AnyGame, BotAnswer, BotJob, Chapter, Deal, Driver, Entry, HelpShown, Millis, Onlooker,
    OpenError, Proposal, Refusal, Sequence, Shown, Staged, Table, Update,
};

/// A running match of any game. Each method is the one of [`Table`].
pub trait AnyTable: Send + Sync + std::fmt::Debug {
    /// Name, seats, version.
    fn meta(&self) -> &'static Meta;

    /// The number of entries of the log.
    fn sequence(&self) -> Sequence;

    /// Whose decision it is.
    fn to_act(&self) -> SeatSet;

    /// Who decides for the seat; nothing beyond the table.
    fn driver(&self, seat: Seat) -> Option<Driver>;

    /// Whether every seat is taken.
    fn is_started(&self) -> bool;

    /// Whether nobody has anything left to decide.
    fn is_over(&self) -> bool;

    /// The promise for the seed.
    fn commitment(&self) -> Commitment;

    /// The game as text, once it is over.
    fn record(&self) -> Option<Record>;

    /// When the seat's turn runs out.
    fn deadline(&self, seat: Seat) -> Option<Millis>;

    /// The seats whose turn has run out.
    fn late(&self, now: Millis) -> SeatSet;

    /// See [`Table::begin`].
    fn begin(&self, now: Millis) -> Result<Proposal, Refusal>;

    /// See [`Table::submit`]; a refusal speaks the onlooker's language.
    fn submit(
        &self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        now: Millis,
        onlooker: &Onlooker<'_>,
    ) -> Result<Proposal, Refusal>;

    /// See [`Table::undo`].
    fn undo(
        &self,
        seat: Seat,
        answered: Sequence,
        point: Sequence,
        now: Millis,
    ) -> Result<Proposal, Refusal>;

    /// See [`Table::agree`].
    fn agree(&self, seat: Seat, answered: Sequence, now: Millis) -> Result<Proposal, Refusal>;

    /// See [`Table::decline`].
    fn decline(&self, seat: Seat, answered: Sequence, now: Millis) -> Result<Proposal, Refusal>;

    /// See [`Table::hand_over`].
    fn hand_over(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        now: Millis,
    ) -> Result<Proposal, Refusal>;

    /// The next decision of a bot, if one is to act.
    fn bot_job(&self) -> Option<BotJob>;

    /// See [`Table::answer`].
    fn answer(
        &self,
        answer: &BotAnswer,
        now: Millis,
        onlooker: &Onlooker<'_>,
    ) -> Result<Proposal, Refusal>;

    /// See [`Table::commit`].
    fn commit(&mut self, proposal: &Proposal) -> Result<(), Refusal>;

    /// See [`Table::stage`].
    fn stage(
        &mut self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Result<Staged, Refusal>;

    /// See [`Table::update`].
    fn update(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Update;

    /// Gives the shared pictures back; they are drawn again when somebody looks.
    fn forget_pictures(&mut self);

    /// How many decisions are in force.
    fn decisions(&self) -> usize;

    /// See [`Table::past`].
    fn past(&self, decisions: usize, onlooker: &Onlooker<'_>, shown: &Shown) -> Update;

    /// See [`Table::chapters`].
    fn chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter>;

    /// The first page of what the onlooker sees, as a picture of its own.
    fn picture(&self, onlooker: &Onlooker<'_>, theme: Theme) -> String;

    /// What to know about a place or piece that the onlooker sees.
    fn help(&self, hit: &str, onlooker: &Onlooker<'_>) -> Option<HelpShown>;

    /// See [`Table::double`].
    #[cfg(any(test, feature = "testing"))]
    fn double(&self, viewer: kernel::Viewer, rng: &mut kernel::Rng) -> Box<dyn AnyTable>;
}

impl<G: Advice + Show> AnyTable for Table<G> {
    fn meta(&self) -> &'static Meta {
        &G::META
    }

    fn sequence(&self) -> Sequence {
        self.sequence()
    }

    fn to_act(&self) -> SeatSet {
        self.to_act()
    }

    fn driver(&self, seat: Seat) -> Option<Driver> {
        self.driver(seat)
    }

    fn is_started(&self) -> bool {
        self.is_started()
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn commitment(&self) -> Commitment {
        self.commitment()
    }

    fn record(&self) -> Option<Record> {
        self.record()
    }

    fn deadline(&self, seat: Seat) -> Option<Millis> {
        self.deadline(seat)
    }

    fn late(&self, now: Millis) -> SeatSet {
        self.late(now)
    }

    fn begin(&self, now: Millis) -> Result<Proposal, Refusal> {
        self.begin(now)
    }

    fn submit(
        &self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        now: Millis,
        onlooker: &Onlooker<'_>,
    ) -> Result<Proposal, Refusal> {
        self.submit(seat, answered, actions, now, &onlooker.reader())
    }

    fn undo(
        &self,
        seat: Seat,
        answered: Sequence,
        point: Sequence,
        now: Millis,
    ) -> Result<Proposal, Refusal> {
        self.undo(seat, answered, point, now)
    }

    fn agree(&self, seat: Seat, answered: Sequence, now: Millis) -> Result<Proposal, Refusal> {
        self.agree(seat, answered, now)
    }

    fn decline(&self, seat: Seat, answered: Sequence, now: Millis) -> Result<Proposal, Refusal> {
        self.decline(seat, answered, now)
    }

    fn hand_over(
        &self,
        by: Seat,
        seat: Seat,
        driver: Driver,
        now: Millis,
    ) -> Result<Proposal, Refusal> {
        self.hand_over(by, seat, driver, now)
    }

    fn bot_job(&self) -> Option<BotJob> {
        self.bot_job()
    }

    fn answer(
        &self,
        answer: &BotAnswer,
        now: Millis,
        onlooker: &Onlooker<'_>,
    ) -> Result<Proposal, Refusal> {
        self.answer(answer, now, &onlooker.reader())
    }

    fn commit(&mut self, proposal: &Proposal) -> Result<(), Refusal> {
        self.commit(proposal)
    }

    fn stage(
        &mut self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Result<Staged, Refusal> {
        self.stage(seat, answered, actions, onlooker)
    }

    fn update(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Update {
        self.update(onlooker, shown)
    }

    fn forget_pictures(&mut self) {
        self.forget_pictures();
    }

    fn decisions(&self) -> usize {
        self.decisions()
    }

    fn past(&self, decisions: usize, onlooker: &Onlooker<'_>, shown: &Shown) -> Update {
        self.past(decisions, onlooker, shown)
    }

    fn chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter> {
        self.chapters(onlooker)
    }

    fn picture(&self, onlooker: &Onlooker<'_>, theme: Theme) -> String {
        self.picture(onlooker, theme)
    }

    fn help(&self, hit: &str, onlooker: &Onlooker<'_>) -> Option<HelpShown> {
        self.help(hit, onlooker)
    }

    #[cfg(any(test, feature = "testing"))]
    fn double(&self, viewer: kernel::Viewer, rng: &mut kernel::Rng) -> Box<dyn AnyTable> {
        Box::new(self.double(viewer, rng))
    }
}

impl AnyGame {
    /// Opens a table of this game: a new one has an empty log.
    ///
    /// # Errors
    /// The deal or the log does not hold.
    pub fn open(self, deal: Deal, log: &[Entry<String>]) -> Result<Box<dyn AnyTable>, OpenError> {
        with_game!(self, G => Ok(Box::new(Table::<G>::open(deal, log)?)))
    }
}
