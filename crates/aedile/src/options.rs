//! From the words of the command line to a table that can be played.

use std::str::FromStr;

use kernel::{Game, Options, Setup};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::failure::Failure;

/// `option=value`, as typed.
#[derive(Clone, Debug)]
pub struct Assignment {
    key: String,
    value: String,
}

impl FromStr for Assignment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Assignment, &'static str> {
        let (key, value) = text.split_once('=').ok_or("expected OPTION=VALUE")?;
        Ok(Assignment {
            key: key.to_string(),
            value: value.to_string(),
        })
    }
}

/// The table that these words describe.
pub fn setup<G: Game>(seats: usize, set: &[Assignment]) -> Result<Setup<G>, Failure> {
    let mut options = G::Options::default();
    assign::<G>(&mut options, set)?;
    Ok(Setup::new(seats, options)?)
}

/// Sets what these words say.
pub fn assign<G: Game>(options: &mut G::Options, set: &[Assignment]) -> Result<(), Failure> {
    for Assignment { key, value } in set {
        options.set(key, value)?;
    }
    Ok(())
}

/// The options of a table: written as an object in the game's order.
pub struct Chosen(Vec<(&'static str, &'static str)>);

impl Chosen {
    /// Those of this table, in the words of its rules.
    pub fn of<G: Game>(setup: &Setup<G>) -> Chosen {
        Chosen(setup.entries())
    }
}

impl std::fmt::Display for Chosen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let words: Vec<String> = self
            .0
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        f.write_str(&words.join(" "))
    }
}

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}
