//! From numbers on any scale to probabilities and shares, with the same bits everywhere.

use kernel::BySeat;

/// The logistic function: a probability.
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

/// Shares that come to 1.
pub(crate) fn softmax(logits: &BySeat<f32>) -> BySeat<f32> {
    let all = logits.as_slice().iter().copied();
    let highest = all.fold(f32::NEG_INFINITY, f32::max);
    let weights = logits.map(|logit| libm::expf(logit - highest));
    let total: f32 = weights.as_slice().iter().sum();
    weights.map(|weight| weight / total)
}

#[cfg(test)]
mod tests {
    use kernel::Seats;

    use super::*;

    #[test]
    fn a_softmax_bears_large_numbers() {
        let seats = Seats::new(3).unwrap();
        let shares = softmax(&BySeat::from_fn(seats, |seat| 1000.0 * seat.index() as f32));
        assert_eq!(shares.as_slice(), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn two_shares_are_a_logistic_function() {
        let seats = Seats::new(2).unwrap();
        let shares = softmax(&BySeat::from_fn(seats, |seat| 0.7 * seat.index() as f32));
        assert!((shares.as_slice()[1] - logistic(0.7)).abs() < 1e-6);
    }
}
