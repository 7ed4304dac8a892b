//! Wilson's score interval: how far a rate that was counted may be from the true one.

/// The normal quantile of a two-sided interval of 95 %.
pub(crate) const Z_95: f64 = 1.959_963_984_540_054;

/// From the lowest to the highest rate that the count does not speak against.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lowest.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

impl Interval {
    /// Whether the rate is one of those.
    pub fn contains(&self, rate: f64) -> bool {
        self.low <= rate && rate <= self.high
    }
}

/// The 95 % interval for `wins` of `games`; a shared win counts as its part. Anything is
/// possible where nothing was played.
pub fn wilson(wins: f64, games: f64) -> Interval {
    if games <= 0.0 {
        return Interval {
            low: 0.0,
            high: 1.0,
        };
    }
    let rate = wins / games;
    let square = Z_95 * Z_95;
    let scale = 1.0 + square / games;
    let centre = (rate + square / (2.0 * games)) / scale;
    let spread = rate * (1.0 - rate) / games + square / (4.0 * games * games);
    let reach = Z_95 * spread.max(0.0).sqrt() / scale;
    Interval {
        low: (centre - reach).max(0.0),
        high: (centre + reach).min(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the literature (Newcombe 1998, table I), and of no wins at all.
    #[test]
    fn known_values() {
        for (wins, games, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let interval = wilson(wins, games);
            assert!((interval.low - low).abs() < 5e-5, "{interval:?}");
            assert!((interval.high - high).abs() < 5e-5, "{interval:?}");
        }
    }

    #[test]
    fn wins_and_losses_mirror_each_other() {
        let (wins, losses) = (wilson(30.5, 100.0), wilson(69.5, 100.0));
        assert!((wins.low + losses.high - 1.0).abs() < 1e-12);
        assert!(wins.contains(0.305) && !wins.contains(0.5));
    }

    #[test]
    fn nothing_played_says_nothing() {
        let all = Interval {
            low: 0.0,
            high: 1.0,
        };
        assert_eq!(wilson(0.0, 0.0), all);
    }
}
