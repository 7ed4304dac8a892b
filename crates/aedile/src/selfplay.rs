//! `aedile selfplay`: games to learn from, as one file (docs/selfplay.md). Its bytes depend on the
//! input alone.

use std::io::Write;

use bots::Means;
use flate2::Compression;
use flate2::write::GzEncoder;
use kernel::{Advice, Seed, Setup};
use lab::LineUp;
use lab::selfplay::{Header, SelfPlay, any_options, rows};

use crate::args::SelfPlayArgs;
use crate::failure::Failure;
use crate::file::{self, GrowingFile};
use crate::options::Chosen;
use crate::series::{self, Series};

/// Games in one go: what is written at once.
const BATCH: usize = 256;

/// The command, for a game whose type is known.
pub fn selfplay<G: Advice>(args: &SelfPlayArgs) -> Result<(), Failure> {
    file::prepare_file(&args.out)?;
    let setup = series::table::<G>(&args.series, &[])?;
    let means = series::means::<G>(&args.series, None)?;
    check(args, &setup, &means)?;
    let play = SelfPlay {
        pool: args.bots.clone(),
        means,
        loose: args.loose,
    };
    let series = Series::new(args.series.threads, args.games)?;
    write_games(args, &setup, &play, &series)?;
    series.report_time();
    Ok(())
}

/// Each bot of the pool can play.
fn check<G: Advice>(args: &SelfPlayArgs, setup: &Setup<G>, means: &Means) -> Result<(), Failure> {
    for bot in &args.bots {
        LineUp::new(&[*bot], setup.seats(), means.clone())?;
    }
    Ok(())
}

fn write_games<G: Advice>(
    args: &SelfPlayArgs,
    setup: &Setup<G>,
    play: &SelfPlay,
    series: &Series,
) -> Result<(), Failure> {
    let options = match args.any_options {
        true => "any".to_string(),
        false => Chosen::of(setup).to_string(),
    };
    let header = Header::new(setup, options, play, (args.series.seed, args.games));
    let header = serde_json::to_string(&header).expect("a header is plain data");
    let mut file = GzEncoder::new(GrowingFile::begin(&args.out)?, Compression::fast());
    file.write_all(format!("{header}\n").as_bytes())?;
    let games: Vec<u64> = (0..args.games).collect();
    for batch in games.chunks(BATCH) {
        let played = series.map(batch, |index| {
            let seed = Seed::of_series(args.series.seed, index);
            let setup = setup_of(args, setup, &seed)?;
            Ok(rows(index, &play.play(&setup, &seed)))
        })?;
        for rows in played {
            file.write_all(&rows)?;
        }
    }
    file.finish()?.finish()
}

/// The table of one game.
fn setup_of<G: Advice>(
    args: &SelfPlayArgs,
    setup: &Setup<G>,
    seed: &Seed,
) -> Result<Setup<G>, Failure> {
    if !args.any_options {
        return Ok(setup.clone());
    }
    let mut rng = seed.derive("options").rng();
    // Options that do not go together are drawn again.
    let drawn = std::iter::from_fn(|| Some(any_options::<G>(&mut rng)));
    let mut tables = drawn.filter_map(|options| Setup::new(setup.seats().count(), options).ok());
    Ok(tables.next().expect("the defaults go together"))
}
