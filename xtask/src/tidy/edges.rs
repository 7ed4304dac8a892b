//! Which crate may know which. A crate that is not in the table below is a game.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::Complaint;

/// A crate of ours, by its folder, and the crates of ours that it knows, in tests and builds too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Package {
    pub name: String,
    pub knows: Vec<String>,
}

/// The game that anybody's tests may play.
const TEMPLATE: &str = "pebbles";

/// Any game, as the table below writes it.
const GAMES: &str = "games";

/// The rooms of the house and what each may know.
const ROOMS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("scene", &["kernel"]),
    (GAMES, &["kernel", "scene"]),
    ("bots", &["kernel"]),
    ("log", &["kernel"]),
    ("table", &["kernel", "scene", "bots", "log", GAMES]),
    ("lab", &["kernel", "scene", "bots"]),
    ("protocol", &["kernel", "scene", "bots", "log", "table"]),
    ("store", &["kernel", "log"]),
    (
        "server",
        &[
            "kernel", "scene", "bots", "log", "table", "protocol", "store",
        ],
    ),
    (
        "aedile",
        &[
            "kernel", "scene", "bots", "lab", "log", "table", "protocol", "store", "server",
        ],
    ),
    ("xtask", &[]),
];

pub fn check(packages: &[Package]) -> Vec<Complaint> {
    let mut complaints = Vec::new();
    for package in packages {
        let allowed = allowed(&package.name);
        // A crate that turns its own features on for its tests knows nobody new.
        let others = package.knows.iter().filter(|other| **other != package.name);
        for other in others.filter(|other| !allowed.contains(&room(other))) {
            let text = format!("{} may not know {other}", package.name);
            complaints.push(Complaint::new(&manifest(&package.name), 1, text));
        }
    }
    complaints
}

/// The crates that are games.
pub fn games(packages: &[Package]) -> Vec<&str> {
    let names = packages.iter().map(|package| package.name.as_str());
    names.filter(|name| room(name) == GAMES).collect()
}

fn room(name: &str) -> &str {
    let known = ROOMS.iter().any(|(room, _)| *room == name);
    if known { name } else { GAMES }
}

fn allowed(name: &str) -> &'static [&'static str] {
    let found = ROOMS.iter().find(|(known, _)| *known == room(name));
    found.map_or(&[], |(_, allowed)| allowed)
}

fn manifest(name: &str) -> String {
    match name {
        "xtask" => "xtask/Cargo.toml".to_string(),
        _ => format!("crates/{name}/Cargo.toml"),
    }
}

/// The crates of the workspace as cargo sees them.
pub fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--no-deps"]);
    let output = cargo.current_dir(root).output();
    let output = output.map_err(|error| format!("cannot run cargo: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata = serde_json::from_slice(&output.stdout);
    let metadata: Value = metadata.map_err(|error| format!("cargo metadata: {error}"))?;
    Ok(read_packages(&metadata))
}

/// Dependencies of ours are those that lie in a folder.
fn read_packages(metadata: &Value) -> Vec<Package> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let name = |value: &Value| {
        let name = value["name"].as_str().unwrap_or_default();
        name.strip_prefix("aedile-").unwrap_or(name).to_string()
    };
    let package = |package: &Value| Package {
        name: name(package),
        knows: list(&package["dependencies"])
            .iter()
            .filter(|dependency| dependency["path"].is_string())
            .filter(|dependency| !(dependency["kind"] == "dev" && name(dependency) == TEMPLATE))
            .map(name)
            .collect(),
    };
    list(&metadata["packages"]).iter().map(package).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn complaints(name: &str, knows: &[&str]) -> Vec<String> {
        let package = Package {
            name: name.to_string(),
            knows: knows.iter().map(|other| other.to_string()).collect(),
        };
        check(&[package])
            .into_iter()
            .map(|complaint| complaint.text)
            .collect()
    }

    #[test]
    fn the_house_as_designed_passes() {
        for (name, knows) in [
            ("kernel", &[][..]),
            ("city", &["kernel", "scene"]),
            ("bots", &["kernel"]),
            ("scene", &["kernel", "scene"]),
            ("table", &["kernel", "bots", "city", "marble"]),
            ("aedile", &["kernel", "bots", "table"]),
        ] {
            assert!(complaints(name, knows).is_empty(), "{name}");
        }
    }

    #[test]
    fn games_do_not_know_each_other() {
        assert_eq!(
            complaints("city", &["kernel", "marble"]),
            ["city may not know marble"]
        );
        assert_eq!(complaints("city", &["bots"]), ["city may not know bots"]);
    }

    #[test]
    fn only_the_table_knows_games() {
        for name in [
            "kernel", "scene", "bots", "lab", "store", "server", "aedile", "xtask",
        ] {
            assert_eq!(complaints(name, &["city"]).len(), 1, "{name}");
        }
    }

    #[test]
    fn dependencies_of_ours_lie_in_a_folder() {
        let metadata = json!({"packages": [{"name": "city", "dependencies": [
            {"name": "kernel", "path": "/x/kernel", "kind": "dev"},
            {"name": "serde", "path": null},
        ]}]});
        let expected = Package {
            name: "city".to_string(),
            knows: vec!["kernel".to_string()],
        };
        assert_eq!(read_packages(&metadata), [expected]);
    }
}
