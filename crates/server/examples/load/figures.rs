//! Times as people read them.

use std::fmt;
use std::time::Duration;

/// A time in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Millis(pub Duration);

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} ms", self.0.as_secs_f64() * 1000.0)
    }
}

impl Millis {
    /// The time that so many of a thousand do not exceed.
    pub fn quantile(times: &mut [Duration], per_mille: usize) -> Millis {
        times.sort_unstable();
        let last = times.len().saturating_sub(1);
        let time = times.get((times.len() * per_mille / 1000).min(last));
        Millis(time.copied().unwrap_or_default())
    }

    /// The middle one.
    pub fn median(times: &mut [Duration]) -> Millis {
        Millis::quantile(times, 500)
    }

    /// Median and p95.
    pub fn late(times: &mut [Duration]) -> String {
        let (middle, late) = (Millis::median(times), Millis::quantile(times, 950));
        format!("median {middle}, p95 {late} ({} measured)", times.len())
    }

    /// Median and p99.
    pub fn summary(times: &mut [Duration]) -> String {
        let (middle, late) = (Millis::median(times), Millis::quantile(times, 990));
        format!("median {middle}, p99 {late} ({} measured)", times.len())
    }
}
