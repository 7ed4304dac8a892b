//! Players for any game that choose from what a seat can see: at random, greedily by the game's
//! advice, and by information-set Monte Carlo tree search ([`mcts`]).
//!
//! No game is named here. A bot is given a [`kernel::Observed`] and never a state, so one that
//! looks at hidden things does not compile.
//!
//! - [`Bot`] is a bot by name, the levels that people play against; [`BotSpec`] is a name or any
//!   search as text, `mcts:BUDGET[:key=value…]`.
//! - [`Player`] is what they all are, and what a bot of your own implements.
//! - [`Job`] is a bot's turn as data: it can be sent to another process as JSON, and gives the
//!   same actions there, up to the first that reveals something.
//!
//! The same decision and the same stream of chance give the same action on every machine, unless
//! the budget is time: floats
//! are added, multiplied, divided and rooted, which IEEE 754 fixes to the bit, and the one
//! exponential comes from the `libm` crate. A build for the web must not use relaxed SIMD, whose
//! results differ between processors; nothing here asks for it.
//!
//! # Example
//!
//! A position of Pebbles, the smallest game there is, and a search for its best action:
//!
//! ```
//! use aedile_bots::mcts::{Budget, Mcts, SearchConfig};
//! use aedile_bots::{BotSpec, Job, Player};
//! use aedile_bots::kernel::{Game, Observed, Seed, Setup};
//! use pebbles::Pebbles;
//!
//! let setup = Setup::<Pebbles>::new(3, Default::default())?;
//! let seed = Seed::of_series(1, 0);
//! let game = Pebbles::new(&setup, &seed);
//! let seat = game.to_act().first().expect("somebody begins");
//!
//! // What the seat knows and may do, and nothing else.
//! let observed = Observed::new(&game, seat);
//! let mut bot = Mcts::new(Budget::Iterations(200), SearchConfig::default());
//! let key = seed.derive("bot");
//! let action = bot.choose(&observed, &mut key.rng());
//! assert!(observed.legal().contains(&action));
//!
//! // The same as data, by the name of the bot.
//! let bot: BotSpec = "mcts:200".parse()?;
//! let job = Job::new(setup, &game, seat, key, bot);
//! let plan = job.run(None).expect("iterations need no clock");
//! assert_eq!(plan[0], action);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod player;

mod first;
mod foresight;
mod greedy;
mod random;

pub mod learned;
pub mod mcts;

mod bot;
mod job;
mod means;
mod shares;
mod spec;

pub use bot::Bot;
pub use greedy::GreedyPolicy;
pub use job::{Job, JobDump, JobError, JobHeader};
pub use kernel;
pub use means::Means;
pub use player::Player;
pub use random::Random;
pub use spec::{BotSpec, BotSpecError, MctsSpec, MctsSpecError, SearchKey};
