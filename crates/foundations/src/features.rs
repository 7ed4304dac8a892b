//! The position as numbers for a learner.

use kernel::{BySeat, Describe, Features};

use crate::position::Foundations;

impl Features for Foundations {
    const FEATURES_VERSION: u32 = 1;

    fn describe<D: Describe>(&self, _: &mut D, _: &mut BySeat<D>) {}
}
