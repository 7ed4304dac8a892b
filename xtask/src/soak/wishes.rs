//! What is asked for by the words after `cargo xtask soak`.

use std::str::FromStr;

use super::HELP;

/// What is asked for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wishes<'a> {
    pub parts: Vec<&'a str>,
    pub seed: Option<u64>,
    pub share: Option<f64>,
    /// How many parts of one thread may run side by side.
    pub jobs: Option<usize>,
    /// Where the state is kept.
    pub state: Option<&'a str>,
    pub new: bool,
    pub list: bool,
    pub report: bool,
}

impl<'a> Wishes<'a> {
    pub fn read(words: &[&'a str]) -> Result<Wishes<'a>, String> {
        let mut wishes = Wishes::default();
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            match word {
                "--new" => wishes.new = true,
                "--list" => wishes.list = true,
                "--report" => wishes.report = true,
                "--seed" => {
                    let seed = number(words.next());
                    wishes.seed = Some(seed.ok_or("--seed needs a number")?);
                }
                "--share" => {
                    let share = number(words.next());
                    let share = share.filter(|share| *share > 0.0 && *share <= 1.0);
                    wishes.share = Some(share.ok_or("--share needs a number above 0, up to 1")?);
                }
                "--jobs" => {
                    let jobs = number(words.next()).filter(|jobs| *jobs > 0);
                    wishes.jobs = Some(jobs.ok_or("--jobs needs a number above 0")?);
                }
                "--state" => {
                    let file = words.next().filter(|file| !file.starts_with('-'));
                    wishes.state = Some(file.ok_or("--state needs a file")?);
                }
                flag if flag.starts_with('-') => return Err(HELP.to_string()),
                part => wishes.parts.push(part),
            }
        }
        Ok(wishes)
    }
}

fn number<T: FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read() {
        let words = "kills --seed 9 --share 0.5 power --jobs 2 --state docs/soak.json --new";
        let words: Vec<&str> = words.split(' ').collect();
        let wishes = Wishes {
            parts: vec!["kills", "power"],
            seed: Some(9),
            share: Some(0.5),
            jobs: Some(2),
            state: Some("docs/soak.json"),
            new: true,
            ..Wishes::default()
        };
        assert_eq!(Wishes::read(&words), Ok(wishes));
        assert_eq!(Wishes::read(&[]), Ok(Wishes::default()));
        assert!(Wishes::read(&["--list"]).unwrap().list);
        assert!(Wishes::read(&["--report"]).unwrap().report);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        for wrong in [
            &["--seed"][..],
            &["--seed", "x"],
            &["--share", "0"],
            &["--share", "2"],
            &["--jobs"],
            &["--jobs", "0"],
            &["--jobs", "two"],
            &["--state"],
            &["--state", "--new"],
            &["--often"],
        ] {
            assert!(Wishes::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
