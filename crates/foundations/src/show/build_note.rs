//! What a build would change, in words: for its owner old → new, for others what it gives or takes,
//! and what goes back. Without points where they are hidden.

use scene::Reader;
use scene::words::common;

use super::names;
use super::words as say;
use crate::data::BuildingType;
use crate::{BuildPreview, Change, Party, Touched};

/// The note of a build by the party.
pub fn note(preview: &BuildPreview, owner: Party, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let mut notes = own_changes(preview, reader);
    if reader.points {
        notes.extend(residential(&preview.residential, owner, reader));
    }
    let others = preview.others.iter();
    let others = others.filter(|other| reader.points || !counts_points(other));
    notes.extend(others.map(|other| format!("{}.", touched(other, reader))));
    let covered = preview.covered.iter();
    notes.extend(covered.map(|back| say::note_covered(words, &say::building_short(words, *back))));
    if !preview.left_over.is_empty() {
        let lots = names::lots(words, preview.left_over);
        notes.push(say::note_left_over(words, &lots));
    }
    notes.join(" ")
}

fn own_changes(preview: &BuildPreview, reader: &Reader<'_>) -> Vec<String> {
    let words = reader.words;
    let goods = [
        (say::word_income(words), preview.income),
        (say::word_citizens(words), preview.citizens),
    ];
    let points = reader
        .points
        .then(|| (say::word_points(words), preview.points));
    let changes = goods
        .into_iter()
        .chain(points)
        .filter(|(_, (old, new))| old != new);
    changes
        .map(|(name, change)| format!("{}.", changed(&name, change, reader)))
        .collect()
}

/// "For citizens at era end – you: 10 → 17, Flavia: 12 → 8."
fn residential(changes: &[(Party, Change)], owner: Party, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words;
    let name = |party: Party| match party == owner {
        true => say::you(words),
        false => names::party(party, reader),
    };
    let told = changes.iter();
    let told: Vec<String> = told
        .map(|(party, change)| changed(&format!("{}:", name(*party)), *change, reader))
        .collect();
    (!told.is_empty()).then(|| say::note_residential(words, &told.join(", ")))
}

fn counts_points(other: &Touched) -> bool {
    other.building.building_type() == BuildingType::Civic
}

/// "Luxury Garden (Flavia) 6 → 9".
fn touched(other: &Touched, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let building = say::building(words, other.building);
    let owner = names::party(other.owner, reader);
    let name = match other.building.building_type() {
        BuildingType::Residential => say::citizens_of(words, &building, &owner),
        BuildingType::Commercial => say::silver_of(words, &building, &owner),
        BuildingType::Civic => say::building_of(words, &building, &owner),
    };
    changed(&name, other.worth, reader)
}

/// "Income 8 → 11".
pub fn changed(name: &str, (old, new): Change, reader: &Reader<'_>) -> String {
    common::change(reader.words, name, &old.to_string(), &new.to_string())
}
