//! The one source of chance: ChaCha8, with our own uniform choice and Fisher–Yates on top, so
//! that a deal stays the same whatever other libraries do. Golden tests hold it still.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// A stream of random numbers, the same for ever for the same key.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The stream of a 32-byte key.
    pub fn from_key(key: [u8; 32]) -> Rng {
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `bound - 1`, all equally likely (Lemire's multiplication with
    /// rejection of the biased part).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is nothing to choose from");
        let bound = u32::try_from(bound).expect("lists are shorter than 2^32");
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// Heads or tails.
    pub fn coin(&mut self) -> bool {
        self.next_u32() >> 31 == 1
    }

    /// One of the items; `None` if there is none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            None
        } else {
            Some(&items[self.below(items.len())])
        }
    }

    /// Brings the items into a random order: Fisher–Yates from the last item down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rng() -> Rng {
        Rng::from_key(std::array::from_fn(|i| i as u8))
    }

    #[test]
    fn the_shuffle_never_changes() {
        let mut cards: Vec<u8> = (0..20).collect();
        rng().shuffle(&mut cards);
        let golden = [
            5, 12, 9, 0, 6, 16, 14, 1, 17, 18, 13, 15, 10, 19, 4, 2, 3, 8, 7, 11,
        ];
        assert_eq!(cards, golden);
    }

    #[test]
    fn the_stream_never_changes() {
        let mut rng = rng();
        let numbers: Vec<usize> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(numbers, [561, 416, 482, 199, 152, 311, 840, 795]);
    }

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = rng();
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7)] += 1;
        }
        // 10,000 expected each, standard deviation 93: five of them leave room for no accident.
        assert!(
            counts.iter().all(|count| count.abs_diff(10_000) < 465),
            "{counts:?}"
        );
    }

    #[test]
    fn every_order_of_a_shuffle_is_equally_likely() {
        let mut rng = rng();
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(
            counts.values().all(|count| count.abs_diff(1000) < 160),
            "{counts:?}"
        );
    }
}
