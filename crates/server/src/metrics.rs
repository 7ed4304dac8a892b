//! Counters for `/metrics`, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn count(&self) {
        self.add(1);
    }

    /// So many more.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    /// How many.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Upper bounds of the acknowledgement times, in milliseconds.
const BOUNDS_MS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 250, 1000];

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Requests over HTTP.
    pub requests: Counter,
    /// Messages of live connections.
    pub messages: Counter,
    /// Changes that became durable.
    pub changes: Counter,
    /// Changes that were refused or failed.
    pub refused: Counter,
    /// Changes that the store failed to keep.
    pub store_failures: Counter,
    /// Decisions of bots.
    pub bot_decisions: Counter,
    /// Updates sent.
    pub updates: Counter,
    /// Bytes of updates, before compression.
    pub update_bytes: Counter,
    acknowledged: [Counter; BOUNDS_MS.len() + 1],
    acknowledged_micros: Counter,
}

/// What is so now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gauges {
    /// Live connections.
    pub connections: usize,
    /// Tables in memory.
    pub rooms: usize,
    /// What is kept.
    pub kept: store::Counts,
}

impl Metrics {
    /// Counts a change that took this long from request to acknowledgement.
    pub fn acknowledged(&self, took: Duration) {
        let millis = took.as_micros().div_ceil(1000) as u64;
        let slot = BOUNDS_MS.iter().position(|bound| millis <= *bound);
        self.acknowledged[slot.unwrap_or(BOUNDS_MS.len())].count();
        self.acknowledged_micros.add(took.as_micros() as u64);
        self.changes.count();
    }

    /// All of it as text.
    pub fn text(&self, gauges: &Gauges) -> String {
        let mut out = String::new();
        let counters = [
            ("requests_total", "Requests over HTTP", &self.requests),
            (
                "messages_total",
                "Messages of live connections",
                &self.messages,
            ),
            (
                "changes_total",
                "Changes that became durable",
                &self.changes,
            ),
            ("refused_total", "Changes that were refused", &self.refused),
            (
                "store_failures_total",
                "Changes the store failed to keep",
                &self.store_failures,
            ),
            (
                "bot_decisions_total",
                "Decisions of bots",
                &self.bot_decisions,
            ),
            ("updates_total", "Updates sent", &self.updates),
            (
                "update_bytes_total",
                "Bytes of updates before compression",
                &self.update_bytes,
            ),
        ];
        for (name, help, counter) in counters {
            metric(&mut out, name, help, "counter", counter.get());
        }
        let kept = gauges.kept;
        let gauges = [
            ("connections", "Live connections", gauges.connections as u64),
            ("rooms", "Tables in memory", gauges.rooms as u64),
            ("players", "Players kept", kept.players),
            (
                "tables_waiting",
                "Tables that wait for players",
                kept.waiting,
            ),
            ("tables_running", "Games going on", kept.running),
            ("tables_finished", "Games over", kept.finished),
            ("tables_closed", "Tables given up", kept.closed),
        ];
        for (name, help, value) in gauges {
            metric(&mut out, name, help, "gauge", value);
        }
        self.histogram(&mut out);
        out
    }

    fn histogram(&self, out: &mut String) {
        let name = "aedile_acknowledged_seconds";
        let _ = writeln!(out, "# HELP {name} From request to durable acknowledgement");
        let _ = writeln!(out, "# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, counter) in BOUNDS_MS.iter().zip(&self.acknowledged) {
            sum += counter.get();
            let seconds = *bound as f64 / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {sum}");
        }
        sum += self.acknowledged[BOUNDS_MS.len()].get();
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}");
        let seconds = self.acknowledged_micros.get() as f64 / 1e6;
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

fn metric(out: &mut String, name: &str, help: &str, kind: &str, value: u64) {
    let _ = writeln!(out, "# HELP aedile_{name} {help}");
    let _ = writeln!(out, "# TYPE aedile_{name} {kind}\naedile_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_what_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.acknowledged(Duration::from_millis(3));
        metrics.acknowledged(Duration::from_secs(7));
        let text = metrics.text(&Gauges::default());
        for line in [
            "aedile_changes_total 2",
            "aedile_acknowledged_seconds_bucket{le=\"0.002\"} 0",
            "aedile_acknowledged_seconds_bucket{le=\"0.005\"} 1",
            "aedile_acknowledged_seconds_bucket{le=\"+Inf\"} 2",
            "aedile_acknowledged_seconds_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
