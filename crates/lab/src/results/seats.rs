//! Whether it matters where one sits: wins by seat, the seat that begins first.

use super::{LEVEL, Results, TableResult};
use crate::{Interval, discoveries, two_sided, wilson};

/// How often one seat of a table wins.
#[derive(Clone, Debug)]
pub struct SeatRate<'a> {
    /// The table.
    pub table: &'a TableResult,
    /// The seat, counted from 1 in the order of play.
    pub seat: usize,
    /// Wins for each game.
    pub rate: f64,
    /// Its 95 % interval.
    pub interval: Interval,
    /// What it would be if all seats were alike.
    pub base: f64,
    /// Whether it differs from that when the number of comparisons is taken into account.
    pub is_clear: bool,
}

impl Results {
    /// Every seat of every table size, with the chosen options and with all modules.
    pub fn seat_rates(&self) -> Vec<SeatRate<'_>> {
        let tables = self.plain().chain(self.together());
        let tables = tables.filter(|table| table.tally.has_winners());
        let mut rates: Vec<SeatRate> = tables.flat_map(rates_of).collect();
        let chances: Vec<f64> = rates.iter().map(chance).collect();
        for (rate, stands) in rates.iter_mut().zip(discoveries(&chances, LEVEL)) {
            rate.is_clear = stands;
        }
        rates
    }
}

fn rates_of(table: &TableResult) -> impl Iterator<Item = SeatRate<'_>> {
    let games = table.tally.games as f64;
    let seats = table.tally.seats.iter().enumerate();
    seats.map(move |(index, seat)| {
        let wins = seat.shares as f64 / 60.0;
        SeatRate {
            table,
            seat: index + 1,
            rate: wins / games,
            interval: wilson(wins, games),
            base: 1.0 / table.seats as f64,
            is_clear: false,
        }
    })
}

fn chance(rate: &SeatRate) -> f64 {
    let games = rate.table.tally.games as f64;
    let error = (rate.base * (1.0 - rate.base) / games).sqrt();
    two_sided((rate.rate - rate.base) / error)
}
