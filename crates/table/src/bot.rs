//! Bot turns: a job that holds all it needs and may run anywhere, and its answer as a proposal.

use std::fmt;

use bots::{Bot, BotSpec, Job, Means};
use kernel::{Advice, Seat};
use log::{Driver, Right, Sequence};
use scene::Show;

use crate::table::Playing as _;
use crate::{Author, Proposed, Refusal, Table};

/// The bot that decides, if one does and it is known here.
pub(crate) fn of(driver: Driver) -> Option<Bot> {
    match driver {
        Driver::Bot(level) => level.as_str().parse().ok(),
        Driver::Open | Driver::Person => None,
    }
}

/// How long a bot thinks about a decision: each takes many times longer than the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effort {
    /// It looks at what can be done: microseconds.
    Glance,
    /// A short search: milliseconds.
    Short,
    /// A long search: as long as people like to wait.
    Long,
}

impl Effort {
    fn of(bot: BotSpec) -> Effort {
        match bot {
            BotSpec::Named(Bot::First | Bot::Random | Bot::Apprentice | Bot::Builder) => {
                Effort::Glance
            }
            BotSpec::Named(Bot::Mason) => Effort::Short,
            BotSpec::Named(Bot::Aedile) | BotSpec::Mcts(_) => Effort::Long,
        }
    }
}

/// A decision that a bot has to take. The same table and sequence give the same answer.
pub struct BotJob {
    seat: Seat,
    bot: BotSpec,
    answered: Sequence,
    choose: Box<dyn FnOnce() -> String + Send>,
}

impl BotJob {
    /// For whom it decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Which bot.
    pub fn bot(&self) -> BotSpec {
        self.bot
    }

    /// How long it will take.
    pub fn effort(&self) -> Effort {
        Effort::of(self.bot)
    }

    /// Decides. It may take long: not for a thread that others wait for.
    pub fn run(self) -> BotAnswer {
        BotAnswer {
            seat: self.seat,
            answered: self.answered,
            action: (self.choose)(),
        }
    }
}

impl fmt::Debug for BotJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BotJob { seat, bot, .. } = self;
        write!(f, "BotJob({bot} for seat {seat} at {})", self.answered)
    }
}

/// What a bot decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAnswer {
    /// For whom.
    pub seat: Seat,
    /// The sequence it answers.
    pub answered: Sequence,
    /// The action's text.
    pub action: String,
}

impl<G: Advice + Show> Table<G> {
    /// The next decision of a bot, if one is to act, as data.
    pub fn job(&self) -> Option<Job<G>> {
        let (seat, bot) = self.next_bot()?;
        let name = format!("bot {seat} {}", self.sequence());
        let key = self.live.now.seed.derive(&name);
        Some(Job::new(self.setup.clone(), self.game(), seat, key, bot))
    }

    /// The seat of a bot that is to act.
    pub(crate) fn next_bot(&self) -> Option<(Seat, Bot)> {
        let drivers = &self.live.now.drivers;
        let mut seats = self.to_act().into_iter();
        seats.find_map(|seat| Some((seat, of(drivers[seat])?)))
    }

    /// The same for whoever does not name the game.
    pub(crate) fn next_bot_job(&self) -> Option<BotJob> {
        let job = self.job()?;
        Some(BotJob {
            seat: job.seat(),
            bot: job.bot(),
            answered: self.sequence(),
            choose: Box::new(move || {
                let action = job.run(&Means::default());
                action.expect("named bots need no clock").to_string()
            }),
        })
    }

    /// What the bot decided, as a proposal. A late answer is stale: ask for the next job.
    pub(crate) fn answer(&self, answer: &BotAnswer, author: &Author) -> Result<Proposed, Refusal> {
        let BotAnswer {
            seat,
            answered,
            action,
        } = answer;
        self.check_open()?;
        let driver = self.driver(*seat).ok_or(Refusal::NoSeat)?;
        // Before all else: the seat may have been handed back while the bot was thinking.
        self.check_sequence(*answered)?;
        if !matches!(driver, Driver::Bot(_)) {
            return Err(Refusal::Forbidden);
        }
        self.check_turn(*seat)?;
        self.carry_out(*seat, std::slice::from_ref(action), author, Right::Table)
    }
}
