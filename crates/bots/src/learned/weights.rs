//! The weights of a game as bytes: a network for each number of seats. The format is described in
//! `learn/README.md`.

use kernel::{Advice, Seats};

use super::description::Description;
use super::error::WeightsError;
use super::network::{Network, Size};

const MAGIC: &[u8] = b"AEDILE-W";
const FORMAT: u32 = 1;
/// Wider would be a slip: the search could not use it.
const WIDEST: u32 = 4096;

/// The networks of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: FeatureShape,
    networks: Vec<Network>,
}

/// From which descriptions something was learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FeatureShape {
    /// Of the description.
    pub version: u32,
    /// Numbers of the table.
    pub table: usize,
    /// Numbers of a seat.
    pub seat: usize,
}

impl Weights {
    /// Those that come with the game; none if nothing was learned of it, or of another version of
    /// its description.
    pub fn of<G: Advice>() -> Option<Weights> {
        let weights = Weights::read(G::WEIGHTS).ok()?;
        let is_current = weights.features.version == G::FEATURES_VERSION;
        is_current.then_some(weights)
    }

    /// Weights of any game.
    ///
    /// # Errors
    /// If they are damaged.
    pub fn read(bytes: &[u8]) -> Result<Weights, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Format)?;
        let mut reader = Reader(rest);
        if reader.number()? != FORMAT {
            return Err(WeightsError::Format);
        }
        let features = FeatureShape {
            version: reader.number()?,
            table: reader.width()?,
            seat: reader.width()?,
        };
        let count = reader.number()?;
        let networks: Result<Vec<Network>, _> =
            (0..count).map(|_| reader.network(features)).collect();
        let networks = networks?;
        match (reader.0, networks.is_empty()) {
            ([], false) => Ok(Weights { features, networks }),
            ([], true) => Err(WeightsError::Damaged),
            _ => Err(WeightsError::Length),
        }
    }

    /// Whether they were learned from what positions of this game say of themselves.
    ///
    /// # Errors
    /// If from something else.
    pub fn check<G: Advice>(&self, game: &G) -> Result<(), WeightsError> {
        let names = Description::names(game);
        let wanted = FeatureShape {
            version: G::FEATURES_VERSION,
            table: names.table.len(),
            seat: names.seat.len(),
        };
        let found = self.features;
        match found == wanted {
            true => Ok(()),
            false => Err(WeightsError::Features { found, wanted }),
        }
    }

    /// The network for so many players, if there is one.
    pub fn network(&self, seats: Seats) -> Option<&Network> {
        let mut networks = self.networks.iter();
        networks.find(|network| network.seats() == seats)
    }
}

/// What is still to be read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(WeightsError::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn number(&mut self) -> Result<u32, WeightsError> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    fn width(&mut self) -> Result<usize, WeightsError> {
        let width = self.number()?;
        let fits = (1..=WIDEST).contains(&width);
        fits.then_some(width as usize).ok_or(WeightsError::Damaged)
    }

    fn network(&mut self, features: FeatureShape) -> Result<Network, WeightsError> {
        let seats = Seats::new(self.number()? as usize).ok_or(WeightsError::Damaged)?;
        let size = Size {
            table: features.table,
            seat: features.seat,
            embedding: self.width()?,
            hidden: self.width()?,
        };
        Network::new(seats, size, |count| self.tensor(count))
    }

    /// One scale for all numbers of a tensor.
    fn tensor(&mut self, count: usize) -> Result<Vec<f32>, WeightsError> {
        let scale = f32::from_le_bytes(self.take()?);
        if !scale.is_finite() {
            return Err(WeightsError::Damaged);
        }
        let value = |_| Ok(f32::from(i16::from_le_bytes(self.take()?)) * scale);
        (0..count).map(value).collect()
    }
}
