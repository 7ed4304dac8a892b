//! Counters for `/metrics`, in the text format of OpenMetrics, which Prometheus reads.

use std::time::Duration;

use axum::http::StatusCode;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

use crate::bot_metrics::BotMetrics;
use crate::panics;
use crate::process::Process;

/// What the text says of itself.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
const PREFIX: &str = "aedile";
/// Upper bounds of the acknowledgement times, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0];

/// What is counted.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    /// Requests over HTTP.
    pub requests: Counter,
    /// Responses by their status.
    responses: Family<[(&'static str, u16); 1], Counter>,
    /// Messages of live connections.
    pub messages: Counter,
    /// Changes that became durable.
    changes: Counter,
    /// Changes that were refused or failed.
    pub refused: Counter,
    /// Changes that the store failed to keep.
    pub store_failures: Counter,
    /// Decisions of bots.
    pub bot_decisions: Counter,
    /// How bots wait and think.
    pub bots: BotMetrics,
    /// Updates sent.
    pub updates: Counter,
    /// Bytes of updates, before compression.
    pub update_bytes: Counter,
    acknowledged: Histogram,
}

/// What is so at the moment of the question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gauges {
    /// Live connections.
    pub connections: usize,
    /// Tables in memory.
    pub rooms: usize,
    /// What is stored.
    pub stored: store::Counts,
    /// How large the data is.
    pub files: store::FileSizes,
    /// What the process holds.
    pub process: Process,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix(PREFIX);
        let all = &mut registry;
        Metrics {
            requests: registered(all, "requests", "Requests over HTTP"),
            responses: registered(all, "responses", "Responses over HTTP by their status"),
            messages: registered(all, "messages", "Messages of live connections"),
            changes: registered(all, "changes", "Changes that became durable"),
            refused: registered(all, "refused", "Changes that were refused"),
            store_failures: registered(all, "store_failures", "Changes the store failed to keep"),
            bot_decisions: registered(all, "bot_decisions", "Decisions of bots"),
            bots: BotMetrics::new(all),
            updates: registered(all, "updates", "Updates sent"),
            update_bytes: registered(all, "update_bytes", "Bytes of updates before compression"),
            acknowledged: {
                let histogram = Histogram::new(BOUNDS);
                let help = "From request to durable acknowledgement";
                all.register("acknowledged_seconds", help, histogram.clone());
                histogram
            },
            registry,
        }
    }
}

fn registered<M: Metric + Clone + Default>(
    registry: &mut Registry,
    name: &'static str,
    help: &'static str,
) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}

impl Metrics {
    /// Counts a change that took this long from request to acknowledgement.
    pub fn acknowledged(&self, took: Duration) {
        self.acknowledged.observe(took.as_secs_f64());
        self.changes.inc();
    }

    /// Counts a response.
    pub fn responded(&self, status: StatusCode) {
        let label = [("status", status.as_u16())];
        self.responses.get_or_create(&label).inc();
    }

    /// All of it as text.
    pub fn text(&self, gauges: Gauges) -> String {
        let mut now = Registry::with_prefix(PREFIX);
        let stored = gauges.stored;
        for (name, help, value) in [
            ("connections", "Live connections", gauges.connections as u64),
            ("rooms", "Tables in memory", gauges.rooms as u64),
            ("players", "Players kept", stored.players),
            (
                "tables_waiting",
                "Tables that wait for players",
                stored.waiting,
            ),
            ("tables_running", "Games going on", stored.running),
            ("tables_finished", "Games over", stored.finished),
            ("tables_closed", "Tables given up", stored.closed),
        ] {
            let gauge: Gauge = registered(&mut now, name, help);
            gauge.set(value as i64);
        }
        let (process, files) = (gauges.process, gauges.files);
        for (name, help, value) in [
            ("file_bytes", "Size of the data file", files.file),
            ("wal_bytes", "Size of its write-ahead log", files.wal),
            (
                "descriptors_open",
                "Open files and connections",
                process.descriptors,
            ),
            (
                "descriptors_limit",
                "How many of them there may be",
                process.descriptor_limit,
            ),
            ("resident_bytes", "Memory in use", process.resident_bytes),
        ] {
            // What is not known is left out.
            if let Some(value) = value {
                let gauge: Gauge = registered(&mut now, name, help);
                gauge.set(value as i64);
            }
        }
        let panics: Counter = registered(&mut now, "panics", "Bugs of ours that came to a panic");
        panics.inc_by(panics::count());
        let mut text = String::new();
        let written = prometheus_client::encoding::text::encode_registry(&mut text, &now)
            .and_then(|()| encode(&mut text, &self.registry));
        written.expect("a text can be written to");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_is_what_prometheus_reads() {
        let metrics = Metrics::default();
        metrics.acknowledged(Duration::from_millis(3));
        metrics.acknowledged(Duration::from_secs(7));
        let text = metrics.text(Gauges {
            connections: 4,
            ..Gauges::default()
        });
        for line in [
            "# TYPE aedile_changes counter",
            "aedile_changes_total 2",
            "# TYPE aedile_connections gauge",
            "aedile_connections 4",
            "aedile_acknowledged_seconds_bucket{le=\"0.002\"} 0",
            "aedile_acknowledged_seconds_bucket{le=\"0.005\"} 1",
            "aedile_acknowledged_seconds_bucket{le=\"+Inf\"} 2",
            "aedile_acknowledged_seconds_count 2",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        assert!(text.ends_with("# EOF\n"), "{text}");
        assert_eq!(text.matches("# EOF").count(), 1);
    }

    #[test]
    fn responses_are_counted_by_status_and_what_is_not_known_is_left_out() {
        let metrics = Metrics::default();
        metrics.responded(StatusCode::OK);
        metrics.responded(StatusCode::NOT_FOUND);
        metrics.responded(StatusCode::OK);
        let gauges = Gauges {
            files: store::FileSizes {
                file: Some(4096),
                wal: None,
            },
            ..Gauges::default()
        };
        let text = metrics.text(gauges);
        for line in [
            "aedile_responses_total{status=\"200\"} 2",
            "aedile_responses_total{status=\"404\"} 1",
            "aedile_file_bytes 4096",
            "aedile_bot_queue 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
        for unknown in ["aedile_wal_bytes", "aedile_descriptors_open"] {
            assert!(!text.contains(unknown), "{text}");
        }
    }

    #[test]
    fn every_name_is_told_to_hosts() {
        let known = Process {
            descriptors: Some(1),
            descriptor_limit: Some(1),
            resident_bytes: Some(1),
        };
        let files = store::FileSizes {
            file: Some(1),
            wal: Some(1),
        };
        let gauges = Gauges {
            process: known,
            files,
            ..Gauges::default()
        };
        let text = Metrics::default().text(gauges);
        let docs = include_str!("../../../docs/hosting.md");
        let names = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        let names: Vec<&str> = names.filter_map(|rest| rest.split(' ').next()).collect();
        assert!(names.len() > 20, "{names:?}");
        for name in names {
            let told = [format!("`{name}`"), format!("`{name}{{")];
            let told = told.iter().any(|name| docs.contains(name));
            assert!(told, "docs/hosting.md does not tell {name}");
        }
    }
}
