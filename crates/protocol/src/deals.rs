//! Whose word the deal of a table rests on, in the reader's words.

use kernel::Dealing;
use log::{SeatState, Status, TableInfo};
use scene::words::common;
use scene::{Lang, Reader};

use crate::wire::{DealInfo, DealSource};
use crate::{Translations, words as say};

/// How the table is dealt, as everybody is told it.
pub(crate) fn deal_info(
    info: &TableInfo,
    names: &Reader<'_>,
    lang: Lang,
    translations: &Translations,
) -> DealInfo {
    let (kind, from) = match info.dealing {
        Dealing::Seed => ("seed", None),
        Dealing::Shared { .. } => ("shared", None),
        Dealing::Continued { from, .. } => ("continued", Some(from)),
    };
    let seats = info.seats.iter().filter(|(_, state)| state.shared);
    let added: Vec<&str> = seats.map(|(seat, _)| names.name(seat)).collect();
    let people = common::list(names.words, &added);
    let others = |state: &SeatState| state.shared && state.occupant.player() != info.owner;
    let late = info.seats.iter().any(|(_, state)| others(state));
    DealInfo {
        kind,
        known: info.known_deal,
        sentence: sentence(info, (added.len(), late), &people, lang, translations),
        from: from.map(|from| DealSource {
            commitment: from.commitment.to_string(),
            decisions: from.decisions,
        }),
    }
}

fn sentence(
    info: &TableInfo,
    (count, late): (usize, bool),
    people: &str,
    lang: Lang,
    translations: &Translations,
) -> String {
    let words = translations.beside(lang);
    match (info.dealing, info.status, count) {
        (Dealing::Shared { .. }, Status::Waiting, 0) => say::deal_waits_for_all(words),
        (Dealing::Shared { .. }, Status::Waiting, _) => say::deal_waits(words, people),
        // Who made the table sent the share with it: the server knew it when it promised.
        (Dealing::Shared { .. }, _, 1..) if !late => say::deal_early(words, people),
        (Dealing::Shared { .. }, _, 1..) => say::deal_shared(words, people, count),
        (Dealing::Continued { .. }, ..) => say::deal_continued(words),
        (Dealing::Seed, ..) if info.owner.is_none() => say::deal_recorded(words),
        (Dealing::Seed, ..) if info.known_deal => say::deal_continued(words),
        (Dealing::Seed | Dealing::Shared { .. }, ..) => say::deal_alone(words),
    }
}
