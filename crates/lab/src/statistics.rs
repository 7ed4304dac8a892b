//! Means with their spread, how surprising a difference is, and what is left of many of them.

use std::ops::AddAssign;

use crate::Interval;
use crate::wilson::Z_95;

/// Sums from which mean and spread follow; integers, so that the order of adding is no matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moments {
    count: u64,
    sum: i64,
    squares: i64,
}

impl Moments {
    /// One value.
    pub fn of(value: i64) -> Moments {
        Moments {
            count: 1,
            sum: value,
            squares: value * value,
        }
    }

    /// How many values.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the values.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let spread = self.squares as f64 / self.count.max(1) as f64 - mean * mean;
        spread.max(0.0).sqrt()
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        self.deviation() / (self.count.max(1) as f64).sqrt()
    }

    /// The 95 % interval of the mean.
    pub fn interval(&self) -> Interval {
        let (mean, reach) = (self.mean(), Z_95 * self.error());
        Interval {
            low: mean - reach,
            high: mean + reach,
        }
    }
}

impl AddAssign for Moments {
    fn add_assign(&mut self, other: Moments) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// How probable it is by chance alone to be so many standard errors away, on either side.
pub fn two_sided(z: f64) -> f64 {
    complementary_error(z.abs() / std::f64::consts::SQRT_2)
}

/// The complementary error function for x ≥ 0, by the continued fraction far out and by the
/// series near 0; both to about ten digits.
fn complementary_error(x: f64) -> f64 {
    let root_pi = std::f64::consts::PI.sqrt();
    if x < 2.5 {
        let mut term = x;
        let mut sum = x;
        for n in 1..80 {
            term *= -x * x / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        return 1.0 - 2.0 / root_pi * sum;
    }
    let fraction = (1..60)
        .rev()
        .fold(x, |tail, n| x + f64::from(n) / 2.0 / tail);
    libm::exp(-x * x) / (root_pi * fraction)
}

/// Which of many surprises stand when their number is taken into account: Benjamini and
/// Hochberg's procedure, so that of those that stand at most the share `level` is chance.
pub fn discoveries(chances: &[f64], level: f64) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let bound = |rank: usize| level * (rank + 1) as f64 / chances.len() as f64;
    let last = (0..order.len()).rfind(|rank| chances[order[*rank]] <= bound(*rank));
    let mut stands = vec![false; chances.len()];
    for index in order.iter().take(last.map_or(0, |last| last + 1)) {
        stands[*index] = true;
    }
    stands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_spread() {
        let values = [2, 4, 4, 4, 5, 5, 7, 9];
        let mut all = Moments::default();
        for value in values {
            all += Moments::of(value);
        }
        assert_eq!((all.count(), all.mean(), all.deviation()), (8, 5.0, 2.0));
        assert!((all.error() - 0.5f64.sqrt()).abs() < 1e-9);
        assert!(all.interval().contains(5.0) && !all.interval().contains(7.0));
        assert_eq!(Moments::default().mean(), 0.0);
    }

    #[test]
    fn known_chances() {
        for (z, chance) in [
            (0.0, 1.0),
            (1.0, 0.317_310_508),
            (1.959_963_985, 0.05),
            (2.575_829_304, 0.01),
            (-5.0, 5.733_031e-7),
        ] {
            let found = two_sided(z);
            assert!((found / chance - 1.0).abs() < 1e-6, "{z}: {found}");
        }
    }

    /// The example of Benjamini and Hochberg 1995: of 15 comparisons four stand at 5 %.
    #[test]
    fn many_comparisons() {
        let chances = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
            0.5719, 0.6528, 0.7590, 1.0000,
        ];
        let stands = discoveries(&chances, 0.05);
        assert_eq!(stands.iter().filter(|stands| **stands).count(), 4);
        assert!(stands[..4].iter().all(|stands| *stands));
        assert!(discoveries(&[], 0.05).is_empty());
    }
}
