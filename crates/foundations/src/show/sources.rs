//! Where the values that a help text names come from, in a few words.

use kernel::{Provenance, vocabulary};
use scene::Words;
use scene::words::common;

use super::words as say;
use crate::data::{Building, Worth};

vocabulary! {
    /// A value that help names.
    #[allow(missing_docs, reason = "the words say it")]
    pub(super) enum Value: "value" {
        Size = "size", Citizens = "citizens", Silver = "silver", Points = "points",
        Needs = "needs", Gift = "gift", Task = "task", Effect = "effect", Ability = "ability",
        Prices = "prices", Markers = "markers", Lots = "lots", Limits = "limits",
        Tokens = "tokens",
    }
}

/// A value and how well it is known.
pub(super) type Sourced = (Value, Provenance);

/// The values of a building, in the order in which help names them. Those of the Consul's tokens
/// are like the buildings', but by a house rule (F-41).
pub(super) fn of_building(building: Building, is_token: bool) -> Vec<Sourced> {
    let (row, from) = (building.row(), building.row().sources);
    let mut values = vec![(Value::Size, from.shape)];
    match row.worth {
        Worth::Citizens { .. } => values.push((Value::Citizens, from.worth)),
        Worth::Commerce { per_neighbor, .. } => {
            values.push((Value::Silver, from.worth));
            values.extend((per_neighbor == 0).then_some((Value::Points, from.points)));
        }
        Worth::Civic { .. } => values.push((Value::Points, from.worth)),
    }
    let needs = row.on_edge || !row.needs.is_empty();
    values.extend(needs.then_some((Value::Needs, from.terms)));
    values.extend(row.gift.map(|_| (Value::Gift, from.terms)));
    if is_token {
        let house = |(_, source): &mut Sourced| *source = Provenance::House;
        values.iter_mut().for_each(house);
    }
    values
}

/// "Rulebook: size and silver. Publicly known: points.", the best known first.
pub(super) fn named(words: &Words, values: &[Sourced]) -> Option<String> {
    let from = |source: Provenance| {
        let own = values.iter().filter(|(_, own)| *own == source);
        let names: Vec<String> = own.map(|(value, _)| say::value(words, *value)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let list = common::list(words, &names);
        (!names.is_empty()).then(|| say::help_source(words, &say::source(words, source), &list))
    };
    let sentences: Vec<String> = Provenance::ALL
        .iter()
        .rev()
        .copied()
        .filter_map(from)
        .collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
