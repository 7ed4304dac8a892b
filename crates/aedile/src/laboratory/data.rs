//! Every game and decision as files, for other programs. They get their names when all is done.

use std::ops::AddAssign;
use std::path::Path;

use kernel::Game;
use lab::{Export, StudyTally};

use crate::failure::Failure;
use crate::file::{self, GrowingFile};

/// What comes of some games: their sums, and their rows if they are asked for.
#[derive(Default)]
pub struct Rows {
    pub tally: StudyTally,
    games: String,
    decisions: String,
    lines: String,
}

impl Rows {
    /// The sums alone.
    pub fn bare(tally: StudyTally) -> Rows {
        Rows {
            tally,
            ..Rows::default()
        }
    }

    /// A game with all its rows.
    pub fn of<G: Game>(tally: StudyTally, export: &Export<'_, G>) -> Result<Rows, Failure> {
        Ok(Rows {
            tally,
            games: export.game_rows(),
            decisions: export.decision_rows(),
            lines: serde_json::to_string(&export.line())? + "\n",
        })
    }
}

impl AddAssign for Rows {
    fn add_assign(&mut self, other: Rows) {
        self.tally += other.tally;
        self.games += &other.games;
        self.decisions += &other.decisions;
        self.lines += &other.lines;
    }
}

/// The three files, or nothing.
pub struct Data {
    files: Option<[GrowingFile; 3]>,
}

impl Data {
    /// Begins the files in this folder, if there is one.
    pub fn open<G: Game>(folder: Option<&Path>) -> Result<Data, Failure> {
        let Some(folder) = folder else {
            return Ok(Data { files: None });
        };
        file::prepare_folder(folder)?;
        let mut games = GrowingFile::begin(&folder.join("games.csv"))?;
        let mut decisions = GrowingFile::begin(&folder.join("decisions.csv"))?;
        let lines = GrowingFile::begin(&folder.join("games.jsonl"))?;
        games.append(&Export::<G>::game_header())?;
        decisions.append(&Export::<G>::decision_header())?;
        Ok(Data {
            files: Some([games, decisions, lines]),
        })
    }

    /// Whether rows are asked for.
    pub fn is_open(&self) -> bool {
        self.files.is_some()
    }

    /// Writes the rows of some games.
    pub fn write(&mut self, rows: &Rows) -> Result<(), Failure> {
        let Some([games, decisions, lines]) = &mut self.files else {
            return Ok(());
        };
        games.append(&rows.games)?;
        decisions.append(&rows.decisions)?;
        lines.append(&rows.lines)
    }

    /// Gives the files their names.
    pub fn finish(self) -> Result<(), Failure> {
        let mut files = self.files.into_iter().flatten();
        files.try_for_each(GrowingFile::finish)
    }
}
