//! How long bots wait for their turn to think, and how long they think.

use std::time::Instant;

use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Upper bounds of waiting and thinking, in seconds.
const BOUNDS: [f64; 10] = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 15.0];

/// How bots wait and think. A clone counts the same.
#[derive(Clone, Debug)]
pub struct BotMetrics {
    queue: Gauge,
    thinking: Gauge,
    waited: Histogram,
    thought: Histogram,
}

impl BotMetrics {
    /// Known to a registry.
    pub fn new(registry: &mut Registry) -> BotMetrics {
        let metrics = BotMetrics {
            queue: Gauge::default(),
            thinking: Gauge::default(),
            waited: Histogram::new(BOUNDS),
            thought: Histogram::new(BOUNDS),
        };
        let queue = "Decisions that wait for a bot to think";
        registry.register("bot_queue", queue, metrics.queue.clone());
        let thinking = "Bots that think";
        registry.register("bots_thinking", thinking, metrics.thinking.clone());
        let waited = "From a bot's turn to the begin of its thinking";
        registry.register("bot_waiting_seconds", waited, metrics.waited.clone());
        let thought = "How long a bot thought";
        registry.register("bot_thinking_seconds", thought, metrics.thought.clone());
        metrics
    }

    /// A decision waits from now on.
    pub fn wait(&self) -> Waiting {
        self.queue.inc();
        Waiting {
            metrics: self.clone(),
            since: Instant::now(),
        }
    }
}

/// A decision in the queue, until it is dropped or thought about.
#[derive(Debug)]
pub struct Waiting {
    metrics: BotMetrics,
    since: Instant,
}

impl Waiting {
    /// Its bot begins to think.
    pub fn think(self) -> Thinking {
        let metrics = self.metrics.clone();
        metrics.waited.observe(self.since.elapsed().as_secs_f64());
        metrics.thinking.inc();
        Thinking {
            metrics,
            since: Instant::now(),
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.metrics.queue.dec();
    }
}

/// A bot that thinks, until it is dropped.
#[derive(Debug)]
pub struct Thinking {
    metrics: BotMetrics,
    since: Instant,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.metrics.thinking.dec();
        let took = self.since.elapsed();
        self.metrics.thought.observe(took.as_secs_f64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_waits_and_is_thought_about() {
        let mut registry = Registry::default();
        let metrics = BotMetrics::new(&mut registry);
        let lines = |wanted: &[&str]| {
            let mut text = String::new();
            prometheus_client::encoding::text::encode(&mut text, &registry).unwrap();
            for line in wanted {
                assert!(text.lines().any(|found| found == *line), "{line}\n{text}");
            }
        };
        let (waiting, given_up) = (metrics.wait(), metrics.wait());
        lines(&["bot_queue 2", "bots_thinking 0"]);
        drop(given_up);
        let thinking = waiting.think();
        lines(&[
            "bot_queue 0",
            "bots_thinking 1",
            "bot_waiting_seconds_count 1",
        ]);
        drop(thinking);
        lines(&["bots_thinking 0", "bot_thinking_seconds_count 1"]);
    }
}
