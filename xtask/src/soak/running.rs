//! Running the parts of a soak: one after the other, and side by side where each has one thread.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use super::part::Part;
use super::state::{self, Done, State};

/// What is going on.
pub struct Soak<'a> {
    pub root: &'a Path,
    pub seed: u64,
    pub share: f64,
    machine: String,
    /// Where the state is kept.
    file: PathBuf,
    state: Mutex<State>,
}

impl<'a> Soak<'a> {
    pub fn new(root: &'a Path, file: PathBuf, state: State) -> Soak<'a> {
        Soak {
            root,
            seed: state.seed,
            share: state.share,
            machine: state::machine(),
            file,
            state: Mutex::new(state),
        }
    }

    /// Runs the parts that are not done; so many at a time of those that have one thread.
    pub fn run_all(&self, parts: &[Part], jobs: usize) -> Result<(), String> {
        let (done, left): (Vec<_>, Vec<_>) = parts.iter().partition(|part| self.is_done(part));
        for part in done {
            println!("== {}: done before", part.name);
        }
        for group in groups(&left) {
            // Before any of them runs: what one builds another may be reading.
            for part in group {
                part.work.build(self.root)?;
            }
            let run = |part: &Part| self.run(part, |part| part.work.run(self));
            side_by_side(group, jobs, &run)?;
        }
        Ok(())
    }

    /// Runs a part by `work`, and keeps what it says of itself.
    fn run(
        &self,
        part: &Part,
        work: impl FnOnce(&Part) -> Result<Vec<String>, String>,
    ) -> Result<(), String> {
        println!("== {}: {}", part.name, part.what);
        let begun = Instant::now();
        let figures = work(part).map_err(|error| self.failed(part, &error))?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let done = Done {
            ended: now.map_or(0, |now| now.as_secs()),
            seconds: begun.elapsed().as_secs(),
            machine: self.machine.clone(),
            figures,
        };
        let mut state = self.state();
        state.parts.insert(part.name.clone(), done);
        state.save(&self.file)
    }

    /// What is done stays kept while the part is repeated.
    fn failed(&self, part: &Part, error: &str) -> String {
        let (name, seed) = (&part.name, self.seed);
        let file = "target/soak/again.json";
        let again = format!("cargo xtask soak --state {file} --new --seed {seed} {name}");
        format!("{name} failed: {error}\nrepeat it with `{again}`")
    }

    /// Whether a part came to its end well.
    pub fn is_done(&self, part: &Part) -> bool {
        self.state().parts.contains_key(&part.name)
    }

    /// As much of a number as was asked for.
    pub fn scaled(&self, whole: u64) -> u64 {
        ((whole as f64 * self.share) as u64).max(1)
    }

    /// A thread that panicked has changed nothing by halves.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Parts that may run side by side, in their order; each of the others by itself.
fn groups<'a, 'b>(parts: &'b [&'a Part]) -> impl Iterator<Item = &'b [&'a Part]> {
    parts.chunk_by(|a, b| a.work.has_one_thread() && b.work.has_one_thread())
}

/// Runs all, so many at a time. Where one fails, those that run come to their end, and no other is
/// begun.
fn side_by_side(
    parts: &[&Part],
    jobs: usize,
    run: &(impl Fn(&Part) -> Result<(), String> + Sync),
) -> Result<(), String> {
    let left = Mutex::new(parts.iter());
    let failures = Mutex::new(Vec::new());
    let work = || {
        loop {
            if !lock(&failures).is_empty() {
                return;
            }
            let Some(part) = lock(&left).next() else {
                return;
            };
            if let Err(error) = run(part) {
                lock(&failures).push(error);
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs.min(parts.len()) {
            scope.spawn(work);
        }
    });
    let failures = lock(&failures);
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures.join("\n")),
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use super::*;
    use crate::soak::part;

    fn named(name: &str) -> Vec<Part> {
        part::named(&[name]).unwrap()
    }

    /// Nothing could be built or kept there.
    fn nowhere() -> Soak<'static> {
        let state = State::new("abc".to_string(), 1, 1.0);
        Soak::new(Path::new("/nowhere"), "/nowhere/soak.json".into(), state)
    }

    #[test]
    fn a_part_that_is_done_is_not_run_again() {
        let folder = std::env::temp_dir().join(format!("aedile-parts-{}", std::process::id()));
        let file = folder.join("soak.json");
        let soak = Soak {
            file: file.clone(),
            ..nowhere()
        };
        let power = named("power");
        let works = |_: &Part| Ok(vec!["200 cuts".to_string()]);
        assert_eq!(soak.run(&power[0], works), Ok(()));
        assert_eq!(soak.run_all(&power, 1), Ok(()));
        assert!(soak.run_all(&named("kills"), 1).is_err());
        let kept = State::load(&file).unwrap().unwrap();
        assert_eq!(kept.parts["power"].figures, ["200 cuts"]);
        assert_eq!(kept.parts["power"].machine, soak.machine);
        assert!(!kept.parts.contains_key("kills"));
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_part_that_fails_says_how_to_repeat_it_and_is_not_done() {
        let (soak, kills) = (nowhere(), named("kills"));
        let failed = soak.run(&kills[0], |_| Err("a lost action".to_string()));
        let failed = failed.unwrap_err();
        assert!(
            failed.starts_with("kills failed: a lost action\n"),
            "{failed}"
        );
        assert!(failed.contains("--new --seed 1 kills`"), "{failed}");
        assert!(!soak.is_done(&kills[0]));
    }

    #[test]
    fn only_parts_of_one_thread_share_the_cores() {
        let all = part::all();
        let all: Vec<&Part> = all.iter().collect();
        let mut together = groups(&all).filter(|group| group.len() > 1);
        let fuzz: Vec<&str> = together.next().unwrap().iter().map(|p| &*p.name).collect();
        assert_eq!(fuzz, ["fuzz-protocol", "fuzz-notation", "fuzz-records"]);
        assert!(together.next().is_none());
        assert_eq!(groups(&all).map(<[_]>::len).sum::<usize>(), all.len());
    }

    #[test]
    fn two_jobs_run_at_the_same_time() {
        let fuzz = named("fuzz");
        let fuzz: Vec<&Part> = fuzz.iter().collect();
        let ran = Mutex::new(Vec::new());
        // Neither comes to its end without the other.
        let meeting = Barrier::new(2);
        let meet = |part: &Part| {
            meeting.wait();
            lock(&ran).push(part.name.clone());
            Ok(())
        };
        assert_eq!(side_by_side(&fuzz[..2], 2, &meet), Ok(()));
        lock(&ran).sort();
        assert_eq!(*lock(&ran), ["fuzz-notation", "fuzz-protocol"]);
    }

    #[test]
    fn after_a_failure_no_part_is_begun() {
        let fuzz = named("fuzz");
        let fuzz: Vec<&Part> = fuzz.iter().collect();
        let ran = Mutex::new(Vec::new());
        let fails = |part: &Part| {
            lock(&ran).push(part.name.clone());
            Err(format!("{} fails", part.name))
        };
        let failed = side_by_side(&fuzz, 1, &fails);
        assert_eq!(failed, Err("fuzz-protocol fails".to_string()));
        assert_eq!(*lock(&ran), ["fuzz-protocol"]);
    }
}
