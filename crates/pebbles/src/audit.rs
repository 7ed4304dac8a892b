//! Every component is in exactly one place, and the phase has what it is about.

use kernel::{Imbalance, Sight};

use crate::position::NUMBERS;
use crate::{Phase, Position};

/// As far as it is seen: no number is there twice, and none is missing where all are seen.
pub(crate) fn audit<S: Sight>(position: &Position<S>) -> Result<(), Imbalance> {
    let pebbles = position
        .taken
        .as_slice()
        .iter()
        .map(|taken| u32::from(*taken));
    let pebbles = u32::from(position.pile) + pebbles.sum::<u32>();
    if pebbles != u32::from(position.pebbles()) {
        return Err(Imbalance(format!("{pebbles} pebbles")));
    }
    let fits = match position.phase {
        Phase::Choose { .. } => {
            position.pile == position.pebbles() && position.given_back.is_empty()
        }
        Phase::Take { .. } => position.pile > 0,
        Phase::Over => position.pile == 0,
    };
    if !fits || position.open.to_act().is_empty() != (position.phase == Phase::Over) {
        return Err(Imbalance(format!("{:?}", position.phase)));
    }
    let bag = S::get(position.hidden.bag);
    let mut numbers = position.given_back.as_slice().to_vec();
    numbers.extend(
        position
            .open
            .seats()
            .iter()
            .filter_map(|seat| position.number(seat)),
    );
    numbers.extend(bag.iter().flat_map(|bag| bag.top_down()));
    numbers.sort_unstable();
    let each_once = numbers.is_sorted_by(|a, b| a < b);
    let all_known = numbers.iter().all(|number| NUMBERS.contains(number));
    if each_once && all_known && (bag.is_none() || numbers.len() == 12) {
        Ok(())
    } else {
        Err(Imbalance(format!("numbers {numbers:?}")))
    }
}
