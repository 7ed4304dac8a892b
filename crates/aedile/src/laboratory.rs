//! `aedile lab`: plays a game at every table size and with every option, and writes what follows
//! as one page; on request every game and decision as data.

mod data;

use bots::Means;
use kernel::{Advice, First, Options, Seed, Setup, Subjects};
use lab::{Experiment, Export, LineUp, Note, Observer, Part, Results, StudyTally, Table};
use scene::Show;

use crate::args::LabArgs;
use crate::failure::Failure;
use crate::series::{self, Series};
use crate::{file, options};
use data::{Data, Rows};

/// The command, for a game whose type is known.
pub fn laboratory<G: Advice + Show + Subjects>(args: &LabArgs) -> Result<(), Failure> {
    let plan = plan::<G>(args)?;
    file::prepare_file(&args.out)?;
    let mut data = Data::open::<G>(args.data.as_deref())?;
    let games = args.games.saturating_mul(plan.len() as u64);
    let series = Series::new(args.series.threads, games)?;
    let means = series::means::<G>(&args.series, None)?;
    let mut played = Vec::new();
    for (table, number) in plan.into_iter().zip(1..) {
        let study = Study::new(args, &table, number, means.clone())?;
        let tally = study.play(&series, &mut data)?;
        played.push((table, tally));
    }
    series.report_time();
    let bots: Vec<String> = args.bots.iter().map(|bot| bot.to_string()).collect();
    let experiment = Experiment {
        bots: bots.join(","),
        opening: args.opening,
        seed: args.series.seed,
        games: args.games,
    };
    let page = lab::report_page(&Results::new::<G>(experiment, played));
    data.finish()?;
    file::write_all(&[(args.out.clone(), page.into_bytes())])
}

/// The tables to be played. Seat 1 begins unless it was asked for otherwise, so that seats are
/// the order of play. A line-up of several bots, like `--seats`, fixes the size.
fn plan<G: Show + Advice>(args: &LabArgs) -> Result<Vec<Table<G>>, Failure> {
    let mut options = G::Options::default();
    options.set(First::KEY, "1")?;
    options::assign::<G>(&mut options, &args.series.set)?;
    let line_up = (args.bots.len() > 1).then_some(args.bots.len());
    let seats = args.series.seats.or(line_up);
    let plan = lab::plan::<G>(&options, seats);
    if plan.iter().all(|table| table.part != Part::Plain) {
        // Says why such a table cannot be.
        Setup::<G>::new(seats.unwrap_or(G::META.min_seats), options)?;
    }
    let means = series::means::<G>(&args.series, None)?;
    for table in &plan {
        LineUp::new(&args.bots, table.setup.seats(), means.clone())?;
    }
    Ok(plan)
}

/// One table of the study.
struct Study<'a, G: Subjects> {
    args: &'a LabArgs,
    table: &'a Table<G>,
    number: usize,
    line_up: LineUp,
}

/// Games in one go: what is written at once.
const BATCH: usize = 500;

impl<'a, G: Advice + Subjects> Study<'a, G> {
    fn new(
        args: &'a LabArgs,
        table: &'a Table<G>,
        number: usize,
        means: Means,
    ) -> Result<Self, Failure> {
        Ok(Study {
            args,
            table,
            number,
            line_up: LineUp::new(&args.bots, table.setup.seats(), means)?,
        })
    }

    fn play(&self, series: &Series, data: &mut Data) -> Result<StudyTally, Failure> {
        let games: Vec<u64> = (0..self.args.games).collect();
        let mut all = StudyTally::default();
        for batch in games.chunks(BATCH) {
            let is_kept = data.is_open();
            let rows = series.sum(batch, |index| self.play_one(index, is_kept))?;
            data.write(&rows)?;
            all += rows.tally;
        }
        Ok(all)
    }

    fn play_one(&self, index: u64, is_kept: bool) -> Result<Rows, Failure> {
        let setup = &self.table.setup;
        // No two games of a study share a deal, so that tables may be pooled.
        let deal = (self.number as u64 - 1) * self.args.games + index;
        let seed = Seed::of_series(self.args.series.seed, deal);
        let rotation = index as usize % setup.seats().count();
        let players = self.line_up.players(rotation);
        let mut observer = Observer::default();
        let played = lab::play_watched(setup, &seed, players, self.args.opening, &mut observer);
        let note = Note::new(index, seed, &played, observer);
        let tally = StudyTally::of(&note);
        let export = Export {
            table: self.number,
            setup,
            opening: self.args.opening,
            bots: &self.line_up.seated(rotation),
            note: &note,
        };
        match is_kept {
            true => Rows::of(tally, &export),
            false => Ok(Rows::bare(tally)),
        }
    }
}
