//! `aedile arena`: a match of bots in which everybody has every seat equally often, with the
//! same deals. Only time depends on anything but the input: what is measured, and what bots that
//! think by the clock make of it.

mod clock;
mod ledger;
mod stopwatch;

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Arc;

use kernel::{Advice, Seed, Setup};
use lab::{ArenaGame, ArenaTally, BotResult, LineUp, Opening};

use crate::args::ArenaArgs;
use crate::failure::Failure;
use crate::json;
use crate::series::{self, Series};
use clock::Running;
use ledger::Ledger;
use stopwatch::Stopwatch;

/// The command, for a game whose type is known.
pub fn arena<G: Advice>(args: &ArenaArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let setup = series::table::<G>(&args.series, &args.bots)?;
    let clock = Arc::new(Running::from_now());
    let means = series::means::<G>(&args.series, Some(clock))?;
    let line_up = LineUp::new(&args.bots, setup.seats(), means)?;
    let tally = Match {
        args,
        setup: &setup,
        line_up: &line_up,
    }
    .play(balanced(args.games, &line_up))?;
    let results = tally.results(&line_up);
    if args.json {
        return results
            .iter()
            .try_for_each(|result| json::line(out, result));
    }
    print(&results, out)
}

/// As many games as were asked for, and as many more as give everybody every seat.
fn balanced(games: u64, line_up: &LineUp) -> u64 {
    let balanced = games.next_multiple_of(line_up.seats().count() as u64);
    if balanced != games {
        eprintln!("{balanced} games instead of {games}, so that every bot has every seat");
    }
    balanced
}

/// What every game of the match needs to know.
struct Match<'a, G: Advice> {
    args: &'a ArenaArgs,
    setup: &'a Setup<G>,
    line_up: &'a LineUp,
}

impl<G: Advice> Match<'_, G> {
    fn play(&self, games: u64) -> Result<ArenaTally, Failure> {
        let header = ledger::Header::new(self.setup, self.line_up, self.args.series.seed);
        let (ledger, kept) = match &self.args.resume {
            Some(path) => Ledger::open(path, &header, self.line_up)?,
            None => (Ledger::nowhere(), Vec::new()),
        };
        let kept: Vec<_> = kept.iter().filter(|game| game.index < games).collect();
        let done: BTreeSet<u64> = kept.iter().map(|game| game.index).collect();
        let missing: Vec<u64> = (0..games).filter(|index| !done.contains(index)).collect();
        let series = Series::new(self.args.series.threads, missing.len() as u64)?;
        let mut tally = series.sum(&missing, |index| {
            let game = self.play_one(index);
            ledger.keep(&game)?;
            Ok(ArenaTally::of(&game, self.line_up))
        })?;
        series.report_time();
        for game in kept {
            tally += ArenaTally::of(game, self.line_up);
        }
        Ok(tally)
    }

    fn play_one(&self, index: u64) -> ArenaGame {
        let deal = ArenaGame::deal(index, self.line_up);
        let rotation = ArenaGame::rotation(index, self.line_up);
        let seed = Seed::of_series(self.args.series.seed, deal);
        let players = self.line_up.players(rotation);
        let mut stopwatch = Stopwatch::new(self.line_up, rotation);
        let played = lab::play_watched(self.setup, &seed, players, Opening::Bots, &mut stopwatch);
        ArenaGame::new(index, self.line_up, &played, &stopwatch.times())
    }
}

fn print(results: &[BotResult], out: &mut dyn Write) -> Result<(), Failure> {
    let names = results.iter().map(|result| result.bot.to_string());
    let width = names.map(|name| name.len()).fold(12, usize::max);
    writeln!(
        out,
        "{:<width$} {:>7} {:>9}  {:>8}  {:>15}  {:>6}  {:>7}  {:>11}",
        "bot", "games", "wins", "win rate", "95 % interval", "place", "points", "ms/decision",
    )?;
    for result in results {
        writeln!(out, "{:<width$} {}", result.bot, figures(result))?;
    }
    if let Some(rival) = results.first().and_then(|result| result.rival_mean_score) {
        writeln!(out, "the team's wins; the rival's mean score is {rival:.2}")?;
    }
    Ok(())
}

/// What is told of a bot after its name.
fn figures(result: &BotResult) -> String {
    let dash = || "–".to_string();
    let wins = result.wins.or(result.team_wins.map(|wins| wins as f64));
    let place = result.mean_place;
    let place = place.map_or_else(dash, |place| format!("{place:.2}"));
    let ms = result.ms_per_decision;
    let ms = ms.map_or_else(dash, |ms| format!("{ms:.3}"));
    format!(
        "{:>7} {:>9.1}  {:>6.1} %  {:>5.1} – {:>5.1} %  {place:>6}  {:>7.2}  {ms:>11}",
        result.games,
        wins.unwrap_or(0.0),
        100.0 * result.win_rate,
        100.0 * result.low,
        100.0 * result.high,
        result.mean_score,
    )
}
