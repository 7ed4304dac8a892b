//! `aedile sim`: many games among bots. The result depends on the input alone: integers are
//! summed, so neither threads nor their order can be seen in it.

mod tally;

use std::io::Write;
use std::time::Instant;

use bots::BotSpec;
use kernel::{Advice, Game, Seed, Setup};
use lab::LineUp;
use serde::Serialize;

use crate::args::SimArgs;
use crate::failure::Failure;
use crate::options::Chosen;
use crate::series::{self, Series};
use crate::{file, json};
use tally::Tally;

/// The command, for a game whose type is known.
pub fn sim<G: Advice>(args: &SimArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let setup = series::table::<G>(&args.series, &args.bots)?;
    let means = series::means::<G>(&args.series, None)?;
    let line_up = LineUp::new(&args.bots, setup.seats(), means)?;
    let begun = Instant::now();
    let tally = play_all(args, &setup, &line_up)?;
    report_time(&tally, begun);
    let summary = Summary::new(args, &setup, &tally);
    if args.json {
        return json::line(out, &summary);
    }
    summary.print(line_up.bots(), out)
}

fn play_all<G: Advice>(
    args: &SimArgs,
    setup: &Setup<G>,
    line_up: &LineUp,
) -> Result<Tally, Failure> {
    if let Some(folder) = &args.records {
        file::prepare_folder(folder)?;
    }
    let games: Vec<u64> = (0..args.games).collect();
    Series::new(args.series.threads, args.games)?
        .sum(&games, |index| play_one(args, setup, line_up, index))
}

fn play_one<G: Advice>(
    args: &SimArgs,
    setup: &Setup<G>,
    line_up: &LineUp,
    index: u64,
) -> Result<Tally, Failure> {
    let seed = Seed::of_series(args.series.seed, index);
    let played = lab::play(setup, &seed, line_up.players(0));
    if let Some(folder) = &args.records {
        let (game, seats) = (G::META.id, setup.seats());
        let name = format!("{game}-{seats}-{}-{index:06}", args.series.seed);
        file::write_record(folder, &name, &played.record(setup, seed))?;
    }
    Ok(Tally::of(&played))
}

fn report_time(tally: &Tally, begun: Instant) {
    let seconds = begun.elapsed().as_secs_f64();
    let rate = tally.decisions as f64 / seconds.max(1e-9);
    eprintln!(
        "{} decisions in {seconds:.2} s, {rate:.0} decisions/s",
        tally.decisions
    );
}

/// What is printed. Nothing in it depends on time or threads.
#[derive(Serialize)]
struct Summary {
    game: &'static str,
    seats: usize,
    options: Chosen,
    games: u64,
    decisions: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<Vec<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    team_wins: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rival_mean_score: Option<f64>,
    mean_scores: Vec<f64>,
}

impl Summary {
    fn new<G: Game>(args: &SimArgs, setup: &Setup<G>, tally: &Tally) -> Summary {
        let seats = setup.seats().count();
        let mean = |sum: i64| sum as f64 / args.games as f64;
        let team = tally.team_games > 0;
        let wins = || {
            tally.shares[..seats]
                .iter()
                .map(|share| *share as f64 / 60.0)
        };
        Summary {
            game: G::META.id,
            seats,
            options: Chosen::of(setup),
            games: args.games,
            decisions: tally.decisions,
            wins: (!team).then(|| wins().collect()),
            team_wins: team.then_some(tally.team_wins),
            rival_mean_score: team.then(|| mean(tally.rival)),
            mean_scores: tally.scores[..seats].iter().map(|sum| mean(*sum)).collect(),
        }
    }

    fn print(&self, bots: &[BotSpec], out: &mut dyn Write) -> Result<(), Failure> {
        let Summary {
            game,
            options,
            games,
            decisions,
            ..
        } = self;
        writeln!(
            out,
            "{game} {options}: {games} games, {decisions} decisions"
        )?;
        if let (Some(wins), Some(rival)) = (self.team_wins, self.rival_mean_score) {
            writeln!(
                out,
                "the team won {wins}; the rival's mean score is {rival:.2}"
            )?;
        }
        let width = bots
            .iter()
            .map(|bot| bot.to_string().len())
            .fold(8, usize::max);
        writeln!(out, "seat  {:<width$}  wins        mean score", "bot")?;
        for (index, (bot, score)) in bots.iter().zip(&self.mean_scores).enumerate() {
            let wins = self
                .wins
                .as_ref()
                .map_or("–".to_string(), |wins| format!("{:.2}", wins[index]));
            let seat = index + 1;
            writeln!(out, "{seat:<4}  {bot:<width$}  {wins:<10}  {score:.2}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use pebbles::Pebbles;
    use serde_json::Value;

    use super::*;
    use crate::args::{Command, Request, parse};

    fn sim(line: &str) -> Result<String, Failure> {
        let game = table::AnyGame::ALL[0];
        let words = format!("aedile sim {game} {line}");
        let Request::Do(Command::Sim(args)) = parse(words.split(' ')).unwrap() else {
            panic!("{words} is another command");
        };
        let mut out = Vec::new();
        super::sim::<Pebbles>(&args, &mut out)?;
        Ok(String::from_utf8(out).unwrap())
    }

    fn json(line: &str) -> Value {
        serde_json::from_str(&sim(&format!("{line} --json")).unwrap()).unwrap()
    }

    #[test]
    fn the_same_input_gives_the_same_bytes_whatever_the_threads() {
        let line = "--seats 3 --games 200 --seed 7 --json";
        let once = sim(line).unwrap();
        for threads in [1, 2, 5] {
            assert_eq!(sim(&format!("{line} --threads {threads}")).unwrap(), once);
        }
        assert_ne!(sim("--seats 3 --games 200 --seed 8 --json").unwrap(), once);
    }

    #[test]
    fn every_game_is_won_exactly_once() {
        let result = json("--seats 5 --games 300");
        let wins = result["wins"].as_array().unwrap().iter();
        let sum: f64 = wins.map(|share| share.as_f64().unwrap()).sum();
        assert!((sum - 300.0).abs() < 1e-6, "{sum}");
        assert_eq!(result["mean_scores"].as_array().unwrap().len(), 5);
        assert!(result.get("team_wins").is_none());
    }

    #[test]
    fn a_team_wins_or_loses_together() {
        let result = json("--seats 2 --set team=true --games 300");
        let wins = result["team_wins"].as_u64().unwrap();
        assert!(0 < wins && wins < 300, "{wins}");
        assert_eq!(result["rival_mean_score"], 24.0);
        assert!(result.get("wins").is_none());
    }

    #[test]
    fn seats_follow_the_bots_or_the_game() {
        assert_eq!(json("--games 1")["seats"], 5);
        assert_eq!(json("--games 1 --bots first,random,builder")["seats"], 3);
        assert_eq!(json("--games 1 --bots builder --seats 2")["seats"], 2);
    }

    #[test]
    fn impossible_tables_are_refused() {
        for line in [
            "--seats 1",
            "--seats 6",
            "--set pile=9",
            "--set team=x",
            "--set first=4 --seats 3",
        ] {
            assert!(matches!(sim(line), Err(Failure::Input(_))), "{line}");
        }
        assert!(matches!(
            sim("--seats 3 --bots first,random"),
            Err(Failure::Input(_))
        ));
    }

    #[test]
    fn people_get_a_table() {
        let text = sim("--seats 2 --bots builder,first --games 10").unwrap();
        assert!(
            text.starts_with("pebbles first=random team=false: 10 games, "),
            "{text}"
        );
        assert_eq!(text.lines().count(), 4);
    }
}
