//! `cargo xtask soak`: the long numbers, in named parts of an hour at most, from one seed. What is
//! done is kept, so that a soak can be ended at any moment and goes on with its next part.

mod command;
mod fuzz;
mod part;
mod report;
mod state;
mod work;

use std::path::Path;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::steps::fresh_seed;
use part::Part;
use state::{Done, State};

pub const HELP: &str = "\
cargo xtask soak [PART…] [--seed N] [--share X] [--new]
    runs the parts that are not done yet, of those that are named; a fresh seed unless it goes on
    --new gives up what was begun; --share 0.01 tries it out with a hundredth of the numbers
cargo xtask soak --list       the parts, and which are done
cargo xtask soak --report     what was done, for docs/reliability.md";

/// What is asked for.
#[derive(Clone, PartialEq, Debug, Default)]
struct Wishes<'a> {
    parts: Vec<&'a str>,
    seed: Option<u64>,
    share: Option<f64>,
    new: bool,
    list: bool,
    report: bool,
}

impl<'a> Wishes<'a> {
    fn read(words: &[&'a str]) -> Result<Wishes<'a>, String> {
        let mut wishes = Wishes::default();
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            match word {
                "--new" => wishes.new = true,
                "--list" => wishes.list = true,
                "--report" => wishes.report = true,
                "--seed" => {
                    let seed = words.next().and_then(|seed| seed.parse().ok());
                    wishes.seed = Some(seed.ok_or("--seed needs a number")?);
                }
                "--share" => {
                    let share = words.next().and_then(|share| share.parse().ok());
                    let share = share.filter(|share| *share > 0.0 && *share <= 1.0);
                    wishes.share = Some(share.ok_or("--share needs a number above 0, up to 1")?);
                }
                flag if flag.starts_with('-') => return Err(HELP.to_string()),
                part => wishes.parts.push(part),
            }
        }
        Ok(wishes)
    }
}

/// What is going on.
pub struct Soak<'a> {
    root: &'a Path,
    state: State,
}

/// Does what the words after `soak` ask for.
pub fn soak(root: &Path, words: &[&str]) -> Result<(), String> {
    let wishes = Wishes::read(words)?;
    let begun = State::load(root)?;
    if wishes.list {
        list(begun.as_ref());
        return Ok(());
    }
    if wishes.report {
        let state = begun.ok_or("no soak was begun here")?;
        println!("{}", report::markdown(&state, &part::all()));
        return Ok(());
    }
    let parts = part::named(&wishes.parts)?;
    let state = resume(root, begun, &wishes)?;
    let seed = state.seed;
    println!("seed {seed}: repeat this run with `cargo xtask soak --new --seed {seed}`");
    let mut soak = Soak { root, state };
    soak.state.save(root)?;
    for part in &parts {
        soak.run(part)?;
    }
    let all = part::all();
    let done = all
        .iter()
        .filter(|part| soak.state.parts.contains_key(&part.name));
    match (done.count(), all.len()) {
        (done, all) if done == all => println!("the soak holds (seed {seed})"),
        (done, all) => println!("{done} of {all} parts hold (seed {seed})"),
    }
    Ok(())
}

fn resume(root: &Path, begun: Option<State>, wishes: &Wishes<'_>) -> Result<State, String> {
    let share = wishes.share.unwrap_or(1.0);
    match begun.filter(|_| !wishes.new) {
        Some(state) => {
            state.check(wishes.seed, share, &state::commit(root))?;
            Ok(state)
        }
        None => {
            let seed = wishes.seed.unwrap_or_else(fresh_seed);
            Ok(State::new(root, seed, share))
        }
    }
}

fn list(begun: Option<&State>) {
    for part in part::all() {
        let done = begun.and_then(|state| state.parts.get(&part.name));
        let mark = if done.is_some() { "done" } else { "    " };
        println!("{mark} {:24} {}", part.name, part.what);
    }
}

impl Soak<'_> {
    /// Runs a part that is not done, and keeps what it says of itself.
    fn run(&mut self, part: &Part) -> Result<(), String> {
        if self.state.parts.contains_key(&part.name) {
            println!("== {}: done before", part.name);
            return Ok(());
        }
        println!("== {}: {}", part.name, part.what);
        part.work.build(self.root)?;
        let begun = Instant::now();
        let seed = self.state.seed;
        let figures = part.work.run(self).map_err(|error| {
            let again = format!("cargo xtask soak --new --seed {seed} {}", part.name);
            format!("{} failed: {error}\nrepeat it with `{again}`", part.name)
        })?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let done = Done {
            ended: now.map_or(0, |now| now.as_secs()),
            seconds: begun.elapsed().as_secs(),
            figures,
        };
        self.state.parts.insert(part.name.clone(), done);
        self.state.save(self.root)
    }

    fn scaled(&self, whole: u64) -> u64 {
        ((whole as f64 * self.state.share) as u64).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read() {
        let wishes = Wishes::read(&["kills", "--seed", "9", "--share", "0.5", "power"]);
        let wishes = wishes.unwrap();
        assert_eq!(wishes.parts, ["kills", "power"]);
        assert_eq!((wishes.seed, wishes.share), (Some(9), Some(0.5)));
        for wrong in [
            &["--seed"][..],
            &["--seed", "x"],
            &["--share", "0"],
            &["--share", "2"],
            &["--often"],
        ] {
            assert!(Wishes::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_part_that_is_done_is_not_run_again() {
        let mut state = State::new(Path::new("/nowhere"), 1, 1.0);
        let done = Done {
            ended: 0,
            seconds: 1,
            figures: Vec::new(),
        };
        state.parts.insert("power".to_string(), done);
        // Nothing could be built or kept there.
        let root = Path::new("/nowhere");
        let mut soak = Soak { root, state };
        let part = |name: &str| part::named(&[name]).unwrap().remove(0);
        assert_eq!(soak.run(&part("power")), Ok(()));
        assert!(soak.run(&part("kills")).is_err());
        assert!(!soak.state.parts.contains_key("kills"));
    }

    #[test]
    fn a_family_of_parts_has_one_name() {
        let names = |asked: &[&str]| -> Vec<String> {
            let parts = part::named(asked).unwrap();
            parts.into_iter().map(|part| part.name).collect()
        };
        assert_eq!(names(&["kills"]), ["kills"]);
        assert_eq!(names(&["fuzz"]).len(), 3);
        assert!(names(&["contract-marble"])[0].starts_with("contract-marble-"));
        assert_eq!(names(&[]).len(), part::all().len());
        assert!(part::named(&["kill"]).is_err());
    }

    #[test]
    fn a_whole_soak_has_the_promised_numbers() {
        let decisions = part::all().into_iter().map(|part| match part.work {
            work::Work::Contract { decisions, .. } => decisions,
            _ => 0,
        });
        assert!(decisions.sum::<u64>() >= 1_000_000_000);
    }
}
