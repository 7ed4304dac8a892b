//! `cargo xtask pictures`: the pictures of the documents, drawn by the program from kept games.

use std::path::Path;

use crate::steps::step;

/// A picture: the file, and what `aedile draw` is asked for.
const PICTURES: &[(&str, &str)] = &[
    (
        "city-light.png",
        "records/city/city-4-1-000000.aedile --at 120 --as 2",
    ),
    (
        "city-dark.png",
        "records/city/city-4-1-000000.aedile --at 120 --as 2 --theme dark",
    ),
    (
        "city-phone.png",
        "records/city/city-4-1-000000.aedile --at 120 --as 2 --format narrow",
    ),
    ("city-cards.png", "city --components"),
    (
        "foundations-light.png",
        "records/foundations/foundations-4-base.aedile --at 94 --as 1",
    ),
    (
        "foundations-dark.png",
        "records/foundations/foundations-5-all-modules.aedile --at 380 --as 2 --theme dark",
    ),
    (
        "foundations-phone.png",
        "records/foundations/foundations-4-base.aedile --at 94 --as 1 --format narrow",
    ),
    ("foundations-pieces.png", "foundations --components"),
    (
        "marble-light.png",
        "records/marble/marble-4-7-000014.aedile --at 174 --as 1",
    ),
];

/// Draws every picture anew.
pub fn renew(root: &Path) -> Result<(), String> {
    let folder = root.join("docs/pictures");
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    for (name, subject) in PICTURES {
        let out = format!("docs/pictures/{name}");
        let mut words = vec![
            "run",
            "--quiet",
            "--release",
            "--package",
            "aedile",
            "--",
            "draw",
        ];
        words.extend(subject.split(' '));
        words.extend(["-o", &out]);
        step(root, name, &words, &[])?;
    }
    Ok(())
}
