//! The Consul: his land, his tokens, and whose hand he plays by (F-37 to F-44).

use kernel::{Rng, Seat};

use crate::data::{Building, CONSUL_START, OWN_BUILDINGS, TOKENS};
use crate::pile::Pile;
use crate::player::{Category, Estate, Points};

/// The largest size of a token.
pub(crate) const MOST_TOKEN_SIZE: usize = 4;

/// A token in a face-down pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PiledToken {
    pub token: Building,
    /// F-39, F-47: it was passed over because of its shape, so everybody knows its shape.
    pub shape_known: bool,
}

/// Fills the unused places of a pile.
impl Default for PiledToken {
    fn default() -> PiledToken {
        PiledToken {
            token: Building::Domus,
            shape_known: false,
        }
    }
}

/// A pile of tokens of one size.
pub(crate) type TokenPile = Pile<PiledToken, 12>;

/// What the Consul has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consul {
    pub(crate) estate: Estate,
    pub(crate) points: Points,
    /// F-38: READY, or else PLANNING.
    pub(crate) ready: bool,
    pub(crate) controller: Seat,
    /// F-39: by size from 1, the top one last.
    pub(crate) piles: [TokenPile; MOST_TOKEN_SIZE],
    /// Open, so only their numbers matter.
    pub(crate) discards: [u8; OWN_BUILDINGS],
    pub(crate) later: LaterShuffles,
}

/// F-46: chance for the shuffles after set-up. Each shuffle replaces the key by one that does
/// not tell the old one, and `determinize` by one of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct LaterShuffles([u8; 32]);

impl LaterShuffles {
    pub(crate) fn draw(rng: &mut Rng) -> LaterShuffles {
        let mut key = [0; 32];
        for word in key.chunks_exact_mut(4) {
            word.copy_from_slice(&rng.next_u32().to_le_bytes());
        }
        LaterShuffles(key)
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut rng = Rng::from_key(self.0);
        *self = LaterShuffles::draw(&mut rng);
        rng.shuffle(items);
    }
}

// A key in a debug line would give the shuffles away.
impl std::fmt::Debug for LaterShuffles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("LaterShuffles(secret)")
    }
}

impl Consul {
    /// F-37, F-38: the Consul before the first turn, with shuffled piles.
    pub(crate) fn new(controller: Seat, rng: &mut Rng) -> Consul {
        let mut consul = Consul {
            estate: Estate::default(),
            points: Points::default(),
            ready: false,
            controller,
            piles: Default::default(),
            discards: [0; OWN_BUILDINGS],
            later: LaterShuffles::draw(rng),
        };
        consul.points.add(Category::Start, CONSUL_START);
        for row in &TOKENS {
            for _ in 0..row.count {
                consul.pile_mut(row.token.size()).push(PiledToken {
                    token: row.token,
                    shape_known: false,
                });
            }
        }
        consul
            .piles
            .iter_mut()
            .for_each(|pile| rng.shuffle(pile.as_mut_slice()));
        consul
    }

    pub(crate) fn pile(&self, size: usize) -> &TokenPile {
        &self.piles[size - 1]
    }

    pub(crate) fn pile_mut(&mut self, size: usize) -> &mut TokenPile {
        &mut self.piles[size - 1]
    }
}
