//! The Consul: his land, his tokens, and whose hand he plays by (F-37 to F-44).

use kernel::{Full, Pile, Rng, Seat, Sight};

use crate::data::{Building, CONSUL_START, OWN_BUILDINGS};
use crate::{Category, Estate, Open, Phase, Points, Shape};

/// The largest size of a token.
pub(crate) const MAX_TOKEN_SIZE: usize = 4;

/// A token in a face-down pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PiledToken<S: Sight> {
    pub token: S::Of<Building>,
    /// F-39, F-47: the shape of one that was passed over because of it, so that everybody knows.
    pub shape: Option<Shape>,
}

/// A pile of tokens of one size.
pub(crate) type TokenPile<S> = Pile<PiledToken<S>, 12>;

/// The open side of the Consul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Consul {
    /// His land.
    pub estate: Estate,
    /// Gained so far.
    pub points: Points,
    /// F-38: READY, or else PLANNING.
    pub ready: bool,
    /// F-37: who decides for him.
    pub controller: Seat,
    /// F-40: deeds he will still be dealt in set-up.
    pub deeds: u8,
    /// How many of each token are discarded: they lie open, so only their numbers matter.
    pub discards: [u8; OWN_BUILDINGS],
}

impl Consul {
    /// F-37, F-38: the Consul before the first turn.
    pub(crate) fn new(controller: Seat, deeds: u8) -> Consul {
        let mut points = Points::default();
        points.add(Category::Start, CONSUL_START);
        Consul {
            estate: Estate::default(),
            points,
            ready: false,
            controller,
            deeds,
            discards: [0; OWN_BUILDINGS],
        }
    }
}

/// F-46: chance for the shuffles after set-up. Each shuffle replaces the key by one that does
/// not tell the old one, and `determinize` by one of its own.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
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

/// F-41: the piles of all tokens, shuffled.
pub(crate) fn shuffled_piles(rng: &mut Rng) -> [TokenPile<Full>; MAX_TOKEN_SIZE] {
    let mut piles: [TokenPile<Full>; MAX_TOKEN_SIZE] = Default::default();
    for token in Building::own() {
        for _ in 0..token.tokens() {
            piles[token.size() - 1].push(face_down(*token));
        }
    }
    for pile in &mut piles {
        rng.shuffle(pile.as_mut_slice());
    }
    piles
}

/// A token of which nobody knows anything.
pub(crate) fn face_down(token: Building) -> PiledToken<Full> {
    PiledToken { token, shape: None }
}

impl Open {
    /// How many of a kind of token do not lie in a pile: on the board, discarded, or in hand.
    pub(crate) fn tokens_out(&self, token: Building) -> usize {
        let Some(consul) = &self.consul else {
            return 0;
        };
        let standing = consul.estate.buildings(&self.city);
        let standing = standing.filter(|(own, _)| *own == token).count();
        let to_place = matches!(&self.phase, Phase::Consul(placing) if placing.token == token);
        standing + usize::from(consul.discards[token.index()]) + usize::from(to_place)
    }
}
