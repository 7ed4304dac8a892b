//! Single numbers of the rules.

use super::OWN_BUILDINGS;

/// Eras of a game.
pub const ERAS: usize = 3;
/// F-2: slots of the market (rulebook).
pub const SLOTS: usize = 6;
/// F-2: what a card costs in each slot, left to right (rulebook).
pub const SLOT_PRICES: [u8; SLOTS] = [2, 3, 4, 6, 8, 10];
/// F-3: deeds dealt to each player (rulebook).
pub const DEEDS_DEALT: usize = 6;
/// F-3: lot markers of each player (rulebook).
pub const LOT_MARKERS: usize = 8;
/// F-4: silver of the first player; each next one has one more (rulebook).
pub const FIRST_SILVER: i32 = 5;
/// F-7: silver of an Income without any building (rulebook).
pub const INCOME: i32 = 5;
/// F-14: idle turns in a row before a card leaves, in rounds of the table (house).
pub const IDLE_ROUNDS: usize = 3;
/// F-16: bonus for most citizens in each era (rulebook).
pub const RESIDENTIAL_BONUS: [i16; ERAS] = [4, 7, 10];
/// F-23: monument markers of each player (rulebook).
pub const MONUMENT_MARKERS: usize = 6;
/// F-27: favor tokens of each player at the start (rulebook).
pub const FAVOR_TOKENS: u8 = 2;
/// F-28: the most silver in a trade (house).
pub const MAX_TRADE_SILVER: u8 = 20;
/// F-28a: the most proposals in a turn (house).
pub const MAX_PROPOSALS: u8 = 8;
/// F-33: invocations shuffled into each era stack (rulebook).
pub const INVOCATIONS_PER_ERA: usize = 3;
/// F-37: points of players and Consul at the start (rulebook).
pub const CONSUL_START: i16 = 5;
/// F-39: points of the Consul for a lot he cannot use (rulebook).
pub const REFUSED_LOT: i16 = 7;
/// F-41: the Consul's tokens, so many like each building of the players' sets (house).
pub const TOKENS: [u8; OWN_BUILDINGS] =
    [4, 3, 1, 1, 1, 1, 4, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

#[cfg(test)]
mod tests {
    use super::super::Building;

    #[test]
    fn f41_there_are_30_tokens() {
        let of_size = |size| {
            let kinds = Building::own().iter().filter(|kind| kind.size() == size);
            kinds.map(|kind| kind.tokens()).sum::<usize>()
        };
        assert_eq!([1, 2, 3, 4].map(of_size), [12, 10, 4, 4]);
    }
}
