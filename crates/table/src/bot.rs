//! Bot turns: a job that holds all it needs and may run anywhere, and its answer as a proposal.

use std::fmt;
use std::time::Duration;

use bots::mcts::Timing;
use bots::{Bot, Job};
use kernel::{Advice, Seat};
use log::{Driver, Right, Sequence};
use scene::Show;

use crate::submit::Blind;
use crate::table::Playing as _;
use crate::{Author, Proposed, Refusal, Table};

/// The bot that decides, if one does and it is known here.
pub(crate) fn of(driver: Driver) -> Option<Bot> {
    match driver {
        Driver::Bot(level) => level.as_str().parse().ok(),
        Driver::Open | Driver::Person => None,
    }
}

/// How long a bot thinks about its turn: each takes many times longer than the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effort {
    /// It looks at what can be done: microseconds.
    Glance,
    /// A short search: milliseconds.
    Short,
    /// A long search: from a twentieth of a second to as long as people like to wait.
    Long,
}

impl Effort {
    fn of(bot: Bot) -> Effort {
        match bot {
            Bot::First | Bot::Random | Bot::Apprentice | Bot::Builder => Effort::Glance,
            Bot::Mason => Effort::Short,
            Bot::Aedile | Bot::Praetor | Bot::Censor => Effort::Long,
        }
    }
}

/// What a bot has to decide now, and what it can decide along with it. The same table and sequence
/// give the same answer, unless the bot thinks by the clock.
pub struct BotJob {
    seat: Seat,
    bot: Bot,
    answered: Sequence,
    plan: Box<Planning>,
}

type Planning = dyn FnOnce(Option<&Timing>) -> Option<Vec<String>> + Send;

impl BotJob {
    /// For whom it decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Which bot.
    pub fn bot(&self) -> Bot {
        self.bot
    }

    /// How long it will take.
    pub fn effort(&self) -> Effort {
        Effort::of(self.bot)
    }

    /// How long at most, if time is its budget.
    pub fn time(&self) -> Option<Duration> {
        self.bot.time_per_turn()
    }

    /// Decides; none if the bot thinks by the clock and there is none. It may take long: not for a
    /// thread that others wait for.
    pub fn run(self, timing: Option<&Timing>) -> Option<BotAnswer> {
        Some(BotAnswer {
            seat: self.seat,
            answered: self.answered,
            actions: (self.plan)(timing)?,
        })
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
    /// The actions' texts, in their order; at least one.
    pub actions: Vec<String>,
}

impl<G: Advice + Show> Table<G> {
    /// The next decisions of a bot, if one is to act, as data.
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
        let (seat, bot) = self.next_bot()?;
        let job = self.job()?;
        Some(BotJob {
            seat,
            bot,
            answered: self.sequence(),
            plan: Box::new(move |timing| {
                let plan = job.run(timing)?;
                Some(plan.iter().map(ToString::to_string).collect())
            }),
        })
    }

    /// What the bot decided, as a proposal of all its actions at once, up to one that reveals
    /// something. A late answer is stale: ask for the next job.
    pub(crate) fn answer(&self, answer: &BotAnswer, author: &Author) -> Result<Proposed, Refusal> {
        let BotAnswer {
            seat,
            answered,
            actions,
        } = answer;
        self.check_open()?;
        let driver = self.driver(*seat).ok_or(Refusal::NoSeat)?;
        // Before all else: the seat may have been handed back while the bot was thinking.
        self.check_sequence(*answered)?;
        if !matches!(driver, Driver::Bot(_)) {
            return Err(Refusal::Forbidden);
        }
        self.check_turn(*seat)?;
        self.carry_out(*seat, actions, Blind::Dropped, author, Right::Table)
    }
}
