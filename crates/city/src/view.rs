//! What a viewer knows of the hidden part (C-8, C-10, C-25, C-27): the one definition behind views,
//! dumps and determinization.

use kernel::Viewer;

use crate::data::STRIPS;
use crate::hand::Cards;
use crate::options::FirstCards;
use crate::phase::Phase;
use crate::position::{City, Hidden, View};

pub(crate) fn view(city: &City, viewer: Viewer) -> View {
    let all = viewer == Viewer::Everything;
    let (hidden, knows) = (&city.hidden, |seat| viewer.knows_secrets_of(seat));
    let seen = seen_slots(city, viewer);
    let strips = if all { STRIPS.len() } else { seen_strips(city) };
    let keeps = city.keeps.iter().map(|keep| knows(keep.seat));
    let mut keeps = keeps.chain(std::iter::repeat(false));
    let kept = hidden.kept.map(|card| keeps.next()?.then_some(card));
    let hidden = Hidden {
        strips: std::array::from_fn(|place| (place < strips).then_some(hidden.strips[place])),
        slots: std::array::from_fn(|deck| {
            let seen = if all { u64::MAX } else { seen[deck] };
            std::array::from_fn(|slot| {
                let there = slot < usize::from(city.stacks[deck].end);
                (there && seen >> slot & 1 == 1).then_some(hidden.slots[deck][slot])
            })
        }),
        kept,
        secret_kinds: city.secret_kinds(kept),
        choice: city.actor().is_some_and(knows).then_some(hidden.choice),
        viewer,
        passed_on: passed_on(city, viewer),
    };
    let open = city.open.clone();
    View { open, hidden }
}

/// Cards turned up were seen by all; cards drawn for a school and put under again, by its owner.
/// One bit for each slot.
fn seen_slots(city: &City, viewer: Viewer) -> [u64; 4] {
    let bits = |range: std::ops::Range<usize>| range.fold(0_u64, |bits, slot| bits | 1 << slot);
    let mut seen = city.stacks.map(|stack| bits(0..stack.head.into()));
    for visit in &city.visits {
        seen[visit.deck.index()] &= !bits(visit.drawn_slots());
    }
    for visit in &city.visits {
        if viewer.knows_secrets_of(visit.seat) {
            seen[visit.deck.index()] |= bits(visit.drawn_slots()) | bits(visit.returned_slots());
        }
    }
    seen
}

/// C-8, C-10: nothing during the draft; then the top strip of the set-up, and each one used.
fn seen_strips(city: &City) -> usize {
    match city.round {
        0 => 0,
        round => STRIPS.len().min(usize::from(round) + 1),
    }
}

/// C-8: the cards that the viewer passed on. He saw them together, not who took which. Where the
/// first cards were dealt (C-8a), nobody saw another's.
fn passed_on(city: &City, viewer: Viewer) -> Option<Cards> {
    let (Viewer::Seat(own), FirstCards::Draft) = (viewer, city.first_cards) else {
        return None;
    };
    let drafts = &city.keeps[..city.drafts()];
    let own = drafts.iter().position(|keep| keep.seat == own)?;
    let later = &city.hidden.kept[own + 1..drafts.len()];
    let mut cards: Cards = later.iter().copied().collect();
    if city.phase == Phase::Draft {
        cards.extend(city.hidden.choice.iter());
    }
    Some(cards)
}
