//! `cargo xtask soak`: the long numbers, in named parts of an hour at most, from one seed. What is
//! done is kept, so that a soak can be ended at any moment and goes on with its next part.

mod command;
mod fuzz;
mod part;
mod report;
mod running;
mod state;
mod wishes;
mod work;

use std::path::{Path, PathBuf};

use crate::steps::fresh_seed;
use running::Soak;
use state::State;
use wishes::Wishes;

pub const HELP: &str = "\
cargo xtask soak [PART…] [--seed N] [--share X] [--new] [--jobs N] [--state FILE]
    runs the parts that are not done yet, of those that are named; a fresh seed unless it goes on
    --new gives up what was begun; --share 0.01 tries it out with a hundredth of the numbers
    --jobs 2 runs parts that use one core, the fuzz targets, two at a time
    --state keeps what is done in FILE, with which a checkout of the same commit goes on elsewhere
cargo xtask soak --list [--state FILE]     the parts, and which are done
cargo xtask soak --report [--state FILE]   what was done, for docs/reliability.md";

/// Does what the words after `soak` ask for.
pub fn soak(root: &Path, words: &[&str]) -> Result<(), String> {
    let wishes = Wishes::read(words)?;
    let file = file(root, &wishes)?;
    if wishes.list {
        list(State::load(&file)?.as_ref());
        return Ok(());
    }
    if wishes.report {
        let begun = State::load(&file)?;
        let state = begun.ok_or_else(|| format!("no soak is kept in {}", file.display()))?;
        println!("{}", report::markdown(&state, &part::all()));
        return Ok(());
    }
    let parts = part::named(&wishes.parts)?;
    let state = resume(root, &file, &wishes)?;
    let seed = state.seed;
    println!("seed {seed}, kept in {}", file.display());
    state.save(&file)?;
    let soak = Soak::new(root, file, state);
    soak.run_all(&parts, wishes.jobs.unwrap_or(1))?;
    let all = part::all();
    let done = all.iter().filter(|part| soak.is_done(part));
    match (done.count(), all.len()) {
        (done, all) if done == all => println!("the soak holds (seed {seed})"),
        (done, all) => println!("{done} of {all} parts hold (seed {seed})"),
    }
    Ok(())
}

/// Where the soak is kept: named from the folder in which one stands.
fn file(root: &Path, wishes: &Wishes<'_>) -> Result<PathBuf, String> {
    let Some(named) = wishes.state else {
        return Ok(state::usual_file(root));
    };
    std::path::absolute(named).map_err(|error| format!("{named:?} is no file: {error}"))
}

fn resume(root: &Path, file: &Path, wishes: &Wishes<'_>) -> Result<State, String> {
    let share = wishes.share.unwrap_or(1.0);
    let commit = state::commit(root, file);
    if !wishes.new
        && let Some(begun) = State::load(file)?
    {
        begun.check(wishes.seed, share, &commit)?;
        return Ok(begun);
    }
    let seed = wishes.seed.unwrap_or_else(fresh_seed);
    Ok(State::new(commit, seed, share))
}

fn list(begun: Option<&State>) {
    for part in part::all() {
        let done = begun.and_then(|state| state.parts.get(&part.name));
        let mark = if done.is_some() { "done" } else { "    " };
        println!("{mark} {:24} {}", part.name, part.what);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_is_kept_where_it_is_asked_for() {
        let kept = |words: &[&str]| {
            let wishes = Wishes::read(words).unwrap();
            file(Path::new("/project"), &wishes).unwrap()
        };
        assert_eq!(kept(&[]), Path::new("/project/target/soak/state.json"));
        assert_eq!(kept(&["--state", "/a/b.json"]), Path::new("/a/b.json"));
        assert!(kept(&["--state", "b.json"]).is_absolute());
    }

    #[test]
    fn a_soak_goes_on_with_its_file_unless_it_is_given_up() {
        let folder = std::env::temp_dir().join(format!("aedile-resume-{}", std::process::id()));
        let file = folder.join("soak.json");
        let resumed = |words: &[&str]| {
            let wishes = Wishes::read(words).unwrap();
            resume(&folder, &file, &wishes)
        };
        let begun = resumed(&["--seed", "9"]).unwrap();
        begun.save(&file).unwrap();
        assert_eq!(resumed(&[]), Ok(begun));
        assert!(resumed(&["--seed", "8"]).is_err());
        assert_eq!(resumed(&["--new", "--seed", "8"]).unwrap().seed, 8);
        std::fs::write(&file, "damaged").unwrap();
        assert!(resumed(&[]).is_err());
        assert_eq!(resumed(&["--new", "--seed", "8"]).unwrap().seed, 8);
        std::fs::remove_dir_all(&folder).unwrap();
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
