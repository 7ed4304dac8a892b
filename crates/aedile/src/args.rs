//! The command line as typed. What it means for a game is for the commands to say.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use bots::{Bot, BotSpec, BotSpecError};
use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand};
use kernel::{Seat, Vocabulary};
use lab::Opening;
use scene::{Format, Lang, Theme};
use table::AnyGame;

use crate::admin_args::AdminArgs;
use crate::failure::Failure;
use crate::options::Assignment;

/// More would only be a slip of the finger.
const MOST_THREADS: usize = 1024;

/// Board games about building Rome: play in the browser, simulate, replay, draw, check, measure.
/// Without a command it serves the games.
#[derive(Parser, Debug)]
#[command(name = "aedile", version, arg_required_else_help = false)]
#[command(args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

/// What the program is to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serves the games to browsers; also what happens without a command.
    Serve(ServeArgs),
    /// Lists the games: titles, seats, options with values and defaults.
    Games(GamesArgs),
    /// Plays games among bots and counts wins and points.
    Sim(SimArgs),
    /// Lets bots compete, each at every seat: wins with their intervals, places, points, time.
    Arena(ArenaArgs),
    /// Studies a game: plays it at every size and with every option, and writes a report.
    Lab(LabArgs),
    /// Plays games to learn from: positions in numbers, what was found, how it ended.
    #[command(name = "selfplay")]
    SelfPlay(SelfPlayArgs),
    /// Measures the speed of the engine, single thread: the median of nine one-second runs.
    Bench(BenchArgs),
    /// Plays a record through, line by line.
    Replay(ReplayArgs),
    /// Prints a recorded game step by step as JSON Lines.
    Dump(FileArgs),
    /// Draws a position of a recorded game, the opening of a game, or all its pieces.
    Draw(DrawArgs),
    /// Checks a record's commitment against its seed and the deal.
    Verify(FileArgs),
    /// For operators: finds tables and players in a server's data, closes, bans, forgets.
    Admin(AdminArgs),
    /// Copies a server's data into a new file, while it runs.
    Backup(BackupArgs),
    /// Prints a table of a server's data: its record once it is over, its log before.
    Export(ExportArgs),
    /// Forgets tables where nothing was played and gives the room back: best while nobody plays.
    Compact(DataArgs),
    /// Checks a record and keeps it as a finished game in a server's data.
    Import(ImportArgs),
}

#[derive(Args, Clone, Debug)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any free one.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8000")]
    pub listen: SocketAddr,
    #[command(flatten)]
    pub data: DataArgs,
    /// The address under which people reach the server, for links and for the check of origins.
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Reads the page's files from this folder instead of the built-in ones.
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// Takes the client's address from X-Forwarded-For: only behind a proxy that sets it.
    #[arg(long)]
    pub trust_proxy: bool,
    /// Lifts the limits on requests, connections and new tables: for measuring, or among friends.
    #[arg(long)]
    pub no_limits: bool,
    /// Closes tables that have waited for players for so many days, after a warning; 0 never.
    #[arg(long, value_name = "DAYS", default_value = "30", value_parser = days)]
    #[arg(allow_negative_numbers = true)]
    pub expire_waiting: Days,
    /// Closes games that nobody has played on for so many days, after a warning; 0 never.
    #[arg(long, value_name = "DAYS", default_value = "0", value_parser = days)]
    #[arg(allow_negative_numbers = true)]
    pub expire_abandoned: Days,
    /// On how many threads bots may search at length, all together; if nothing is said, on as many
    /// as there are cores but one.
    #[arg(long, value_name = "N", value_parser = threads)]
    pub bot_threads: Option<usize>,
    /// Serves over https with this chain of certificates (PEM, the server's own first). It is read
    /// again when it changes.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    pub tls_cert: Option<PathBuf>,
    /// The key of the certificate (PEM).
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    pub tls_key: Option<PathBuf>,
    /// A file with the operators' token, for the page /admin; the environment variable
    /// AEDILE_ADMIN_TOKEN does the same. Without either the page is not there.
    #[arg(long, value_name = "FILE")]
    pub admin_token_file: Option<PathBuf>,
    /// How much to log: error, warn, info, debug or trace.
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    pub log: tracing::Level,
    /// How much of a client's address to log: off, network or full.
    #[arg(long, value_name = "HOW", default_value = "network")]
    pub log_addresses: server::LogAddresses,
}

/// A number of days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Days(u16);

impl Days {
    /// The time; nothing for 0, which means never.
    pub fn time(self) -> Option<Duration> {
        let seconds = u64::from(self.0) * 24 * 3600;
        (seconds > 0).then(|| Duration::from_secs(seconds))
    }
}

#[derive(Args, Clone, Debug)]
pub struct DataArgs {
    /// The data file; made if it is not there.
    #[arg(long, value_name = "FILE", default_value = "aedile.db")]
    pub data: PathBuf,
}

#[derive(Args, Debug)]
pub struct BackupArgs {
    /// The copy; must not be there yet.
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The table's id: the last part of its address.
    pub table: String,
    /// Writes to this file, which only its owner may read, and which must not be there yet.
    #[arg(short, long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    #[command(flatten)]
    pub data: DataArgs,
}

#[derive(Args, Debug)]
pub struct ImportArgs {
    /// The record of a finished game.
    pub file: PathBuf,
    #[command(flatten)]
    pub data: DataArgs,
}

#[derive(Args, Debug)]
pub struct GamesArgs {
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
}

/// A series of games: what `sim`, `arena` and `lab` have in common.
#[derive(Args, Debug)]
pub struct SeriesArgs {
    /// The game.
    #[arg(value_parser = game)]
    pub game: AnyGame,
    /// How many play; as many as there are bots, or as the game allows, if nothing is said.
    #[arg(long, value_name = "N", value_parser = seats, allow_negative_numbers = true)]
    pub seats: Option<usize>,
    /// An option of the game; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<Assignment>,
    /// The series of deals.
    #[arg(long, value_name = "S", value_parser = seed, allow_negative_numbers = true)]
    #[arg(default_value_t = 0)]
    pub seed: u64,
    /// How many threads; one a processor if nothing is said. The result does not depend on it.
    #[arg(long, value_name = "T", value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Weights for searches with value=1; given again, for value=2 and so on.
    #[arg(long, value_name = "FILE")]
    pub weights: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub struct SelfPlayArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// Each seat of each game has one of these bots, by chance; as for sim.
    #[arg(long, value_name = "A,B,…", value_parser = bot, value_delimiter = ',')]
    #[arg(default_value = "mcts:64")]
    pub bots: Vec<BotSpec>,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    #[arg(default_value_t = 100)]
    pub games: u64,
    /// The share of decisions that are taken by chance, from 0 to 1.
    #[arg(long, value_name = "SHARE", value_parser = share, allow_negative_numbers = true)]
    #[arg(default_value_t = 0.04)]
    pub loose: f32,
    /// Draws the game's options anew for each game.
    #[arg(long, conflicts_with = "set")]
    pub any_options: bool,
    /// The file.
    #[arg(short, long, value_name = "FILE")]
    pub out: PathBuf,
}

#[derive(Args, Debug)]
pub struct SimArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// One name for all seats, or one a seat: random, first, apprentice, builder, mason, aedile,
    /// or a search as mcts:ITERATIONS[:key=value…].
    #[arg(long, value_name = "A,B,…", value_parser = bot, value_delimiter = ',')]
    #[arg(default_value = "random")]
    pub bots: Vec<BotSpec>,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    #[arg(default_value_t = 100)]
    pub games: u64,
    /// Writes a record of each game into this folder.
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// One JSON object.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct ArenaArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// One name for all seats, or one a seat, as for sim; they change seats from game to game. A
    /// search may also have time: mcts:50ms.
    #[arg(long, value_name = "A,B,…", value_parser = bot, value_delimiter = ',')]
    #[arg(required = true)]
    pub bots: Vec<BotSpec>,
    /// How many games; rounded up until everybody had every seat equally often.
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    #[arg(default_value_t = 200)]
    pub games: u64,
    /// Keeps each finished game in this file, and goes on from it if it is there.
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// One JSON object a bot.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct LabArgs {
    #[command(flatten)]
    pub series: SeriesArgs,
    /// One name for all seats, or one a seat, as for sim; they change seats from game to game.
    #[arg(long, value_name = "A,B,…", value_parser = bot, value_delimiter = ',')]
    #[arg(default_value = "builder")]
    pub bots: Vec<BotSpec>,
    /// Who decides before the first turn (drafts, roles, objectives): the bots, or chance.
    #[arg(long, value_name = "bots|chance", value_parser = word::<Opening>, default_value = "bots")]
    pub opening: Opening,
    /// How many games at each table size and with each option.
    #[arg(long, value_name = "N", value_parser = count, allow_negative_numbers = true)]
    #[arg(default_value_t = 2000)]
    pub games: u64,
    /// Writes every game and decision into this folder: games.csv, decisions.csv, games.jsonl.
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// The report.
    #[arg(short, long, value_name = "REPORT.html")]
    pub out: PathBuf,
}

#[derive(Args, Debug)]
pub struct BenchArgs {
    /// The game; all games if nothing is said.
    #[arg(value_parser = game)]
    pub game: Option<AnyGame>,
    /// How many play; every table size if nothing is said.
    #[arg(long, value_name = "N", value_parser = seats, allow_negative_numbers = true)]
    pub seats: Option<usize>,
    /// An option of the game; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE", requires = "game")]
    pub set: Vec<Assignment>,
    /// One JSON object a line.
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record.
    pub file: PathBuf,
    /// Only says whether every action and the result hold.
    #[arg(long)]
    pub check: bool,
}

#[derive(Args, Debug)]
pub struct DrawArgs {
    /// A record, or a game: its opening with the seed of game 0 of series 0.
    #[arg(value_name = "FILE|GAME")]
    pub subject: PathBuf,
    /// How many players the opening is for; as many as the game allows if nothing is said.
    #[arg(long, value_name = "N", value_parser = seats, allow_negative_numbers = true)]
    #[arg(conflicts_with = "components")]
    pub seats: Option<usize>,
    /// An option of the opening; may be given several times.
    #[arg(long, value_name = "OPTION=VALUE", conflicts_with = "components")]
    pub set: Vec<Assignment>,
    /// After how many actions; the last position if nothing is said.
    #[arg(long, value_name = "N", value_parser = steps, allow_negative_numbers = true)]
    #[arg(conflicts_with = "components")]
    pub at: Option<usize>,
    /// As this seat sees it; a spectator if nothing is said, everything once the game is over.
    #[arg(long = "as", value_name = "SEAT", value_parser = seat, allow_negative_numbers = true)]
    #[arg(conflicts_with = "components")]
    pub viewer: Option<Seat>,
    /// The theme.
    #[arg(long, value_name = "light|dark", value_parser = theme, default_value = "light")]
    pub theme: Theme,
    /// The language.
    #[arg(long, value_name = "en|de", value_parser = word::<Lang>, default_value = "en")]
    pub lang: Lang,
    /// How much room there is.
    #[arg(long, value_name = "wide|short|narrow|thumb", value_parser = word::<Format>)]
    #[arg(default_value = "wide", conflicts_with = "components")]
    pub format: Format,
    /// Every card, building and tile instead of a position.
    #[arg(long)]
    pub components: bool,
    /// The picture: its ending says whether SVG or PNG. Further pages get a number.
    #[arg(short, long, value_name = "X.svg|X.png")]
    pub out: PathBuf,
}

#[derive(Args, Debug)]
pub struct FileArgs {
    /// The record.
    pub file: PathBuf,
}

/// What the command line asks for.
#[derive(Debug)]
pub enum Request {
    /// A command.
    Do(Command),
    /// This text: the help or the version.
    Tell(String),
}

/// Reads the command line, the program's name first.
pub fn parse<I>(words: I) -> Result<Request, Failure>
where
    I: IntoIterator<Item: Into<OsString> + Clone>,
{
    match CommandLine::try_parse_from(words) {
        Ok(line) => {
            let serve = || Command::Serve(line.serve);
            Ok(Request::Do(line.command.unwrap_or_else(serve)))
        }
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(Request::Tell(error.to_string()))
            }
            _ => Err(Failure::Input(one_sentence(&error.to_string()))),
        },
    }
}

/// What clap says, without its usage and its line breaks.
fn one_sentence(text: &str) -> String {
    let text = text.trim_start_matches("error: ");
    let end = ["\n\nUsage:", "\n\nFor more information"]
        .iter()
        .filter_map(|mark| text.find(mark))
        .min()
        .unwrap_or(text.len());
    let text = text[..end].replace("\n\n  tip: ", "; ");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An address without a final slash.
fn public_url(word: &str) -> Result<String, &'static str> {
    let known = ["http://", "https://"]
        .iter()
        .find_map(|scheme| word.strip_prefix(scheme));
    let host = known.filter(|rest| !rest.is_empty() && !rest.starts_with('/'));
    host.ok_or("expected an address that begins with http:// or https://")?;
    Ok(word.trim_end_matches('/').to_string())
}

fn days(word: &str) -> Result<Days, &'static str> {
    let days = word.parse().map(Days);
    days.map_err(|_| "expected a whole number of days, 0 for never")
}

fn count(word: &str) -> Result<u64, &'static str> {
    let count = word.parse().ok().filter(|count| *count > 0);
    count.ok_or("expected a whole number, 1 or more")
}

fn seats(word: &str) -> Result<usize, &'static str> {
    word.parse().map_err(|_| "expected a number of players")
}

fn steps(word: &str) -> Result<usize, &'static str> {
    word.parse()
        .map_err(|_| "expected a number of actions, 0 or more")
}

fn seat(word: &str) -> Result<Seat, kernel::ParseSeatError> {
    word.parse()
}

fn theme(word: &str) -> Result<Theme, &'static str> {
    let found = Theme::ALL.iter().find(|theme| theme.as_str() == word);
    found.copied().ok_or("expected light or dark")
}

/// A word of a vocabulary; if it is none, the words there are.
fn word<T: Vocabulary + FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| {
        let words: Vec<_> = T::ALL.iter().map(|value| value.as_str()).collect();
        format!("expected {}", words.join(" or "))
    })
}

fn seed(word: &str) -> Result<u64, &'static str> {
    word.parse()
        .map_err(|_| "expected a whole number, 0 or more")
}

fn threads(word: &str) -> Result<usize, &'static str> {
    let threads = word
        .parse()
        .ok()
        .filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or("expected a whole number from 1 to 1024")
}

fn share(word: &str) -> Result<f32, &'static str> {
    let share = word.parse().ok();
    let share = share.filter(|share| (0.0..=1.0).contains(share));
    share.ok_or("expected a number from 0 to 1")
}

fn game(word: &str) -> Result<AnyGame, table::UnknownGame> {
    word.parse()
}

fn bot(word: &str) -> Result<BotSpec, String> {
    word.parse().map_err(|error| match error {
        BotSpecError::Name(unknown) => {
            let names: Vec<_> = Bot::ALL.iter().map(|bot| bot.as_str()).collect();
            format!("{unknown}; there is {}, mcts:…", names.join(", "))
        }
        BotSpecError::Mcts(fault) => fault.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        <CommandLine as clap::CommandFactory>::command().debug_assert();
    }

    #[test]
    fn a_complaint_is_one_line() {
        for line in [
            &["aedile", "dance"][..],
            &["aedile", "--listen", "here"],
            &["aedile", "serve", "--public-url", "rome"],
            &["aedile", "sim"],
            &["aedile", "sim", "chess"],
            &["aedile", "arena", "city"],
            &["aedile", "replay", "a", "b"],
            &["aedile", "games", "--jsn"],
            &["aedile", "admin"],
            &["aedile", "admin", "ban", "rome", "--why", "x"],
            &["aedile", "admin", "close", "0123456789"],
            &["aedile", "admin", "close", "0123456789", "--why", " "],
        ] {
            let error = CommandLine::try_parse_from(line).unwrap_err();
            let sentence = one_sentence(&error.to_string());
            assert!(
                !sentence.contains('\n') && !sentence.contains("Usage"),
                "{sentence}"
            );
            assert!(sentence.len() > 10, "{sentence}");
        }
    }
}
