//! What a client might say at a table, and might have misunderstood.

use kernel::{Rng, Seat};
use serde_json::json;

use super::FuzzTable;

/// A message that could be meant: mostly a legal choice, now and then something else.
///
/// # Panics
/// Never: there is a first seat, and a seat that may choose has a choice.
pub fn plausible(table: &mut FuzzTable, rng: &mut Rng) -> String {
    let sequence = table.sequence();
    let choice = table.choices();
    let (seat, action) = choice.map_or(
        (
            Seat::from_number(1).expect("a first seat"),
            "pass".to_string(),
        ),
        |(seat, choices)| {
            let choice = rng.choose(&choices);
            (seat, choice.expect("who may choose has a choice").clone())
        },
    );
    let near = (sequence + 1).saturating_sub(rng.below(3));
    let other = 1 + rng.below(5);
    let request = match rng.below(12) {
        0 => json!({"stage": {"seat": seat, "sequence": sequence, "actions": [action]}}),
        1 => json!({"submit": {"seat": other, "sequence": near, "actions": [action, action]}}),
        2 => {
            json!({"undo": {"seat": other, "sequence": sequence, "point": rng.below(sequence + 2)}})
        }
        3 => json!({"agree": {"seat": other, "sequence": sequence}}),
        4 => json!({"decline": {"seat": other, "sequence": near}}),
        5 => json!({"hand_over": {"seat": seat, "by": other, "to": "bot random"}}),
        6 => json!({"hand_over": {"seat": other, "by": other, "to": "person"}}),
        7 => json!({"help": {"hit": action}}),
        _ => json!({"submit": {"seat": seat, "sequence": sequence, "actions": [action]}}),
    };
    let message = match rng.below(20) {
        0 => json!({"hello": {"seat": other, "sequence": rng.next_u32(), "pictures": false}}),
        _ => json!({"id": 1, "request": request}),
    };
    message.to_string()
}
