//! The network: one embedding of the table and a seat for each seat, then a hidden layer over the
//! seat's own embedding, the mean and the maximum of the others'. So the order of the others does
//! not matter, and one set of weights serves every seat.

use kernel::{BySeat, Seat, Seats};

use super::description::Description;
use super::error::WeightsError;
use crate::shares::{logistic, softmax};

/// Points are told in hundreds.
const POINTS: f32 = 100.0;

/// The widths of a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Size {
    pub table: usize,
    pub seat: usize,
    pub embedding: usize,
    pub hidden: usize,
}

/// A linear output of the hidden layer, with a short cut from the seat's own numbers.
#[derive(Clone, PartialEq, Debug)]
struct Head {
    hidden: Vec<f32>,
    bias: f32,
    own: Vec<f32>,
}

/// The weights of one network. Matrices have a row for each input.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    seats: Seats,
    size: Size,
    table: Vec<f32>,
    seat: Vec<f32>,
    embedding_bias: Vec<f32>,
    hidden: Vec<f32>,
    hidden_bias: Vec<f32>,
    worth: Head,
    points: Head,
}

/// Room to work in, kept from one position to the next.
#[derive(Clone, Debug)]
pub struct Scratch {
    table: Vec<f32>,
    embeddings: BySeat<Vec<f32>>,
    input: Vec<f32>,
    layer: Vec<f32>,
}

impl Scratch {
    /// For so many players.
    pub fn new(seats: Seats) -> Scratch {
        Scratch {
            table: Vec::new(),
            embeddings: BySeat::new(seats),
            input: Vec::new(),
            layer: Vec::new(),
        }
    }
}

/// What the network makes of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How well each seat stands: the logits of its worth.
    pub logits: BySeat<f32>,
    /// The points each seat will probably end with.
    pub points: BySeat<f32>,
}

impl Estimate {
    /// What the position is worth to each seat: shares of 1, or the same for all where they win or
    /// lose together.
    pub fn worth(&self, team: bool) -> BySeat<f32> {
        if !team {
            return softmax(&self.logits);
        }
        let seats = self.logits.seats().count() as f32;
        let mean = self.logits.as_slice().iter().sum::<f32>() / seats;
        self.logits.map(|_| logistic(mean))
    }
}

impl Network {
    /// Of tensors in the order of the format.
    pub(super) fn new(
        seats: Seats,
        size: Size,
        mut tensor: impl FnMut(usize) -> Result<Vec<f32>, WeightsError>,
    ) -> Result<Network, WeightsError> {
        let Size {
            embedding, hidden, ..
        } = size;
        Ok(Network {
            seats,
            size,
            table: tensor(size.table * embedding)?,
            seat: tensor(size.seat * embedding)?,
            embedding_bias: tensor(embedding)?,
            hidden: tensor(3 * embedding * hidden)?,
            hidden_bias: tensor(hidden)?,
            worth: Head::new(size, &mut tensor)?,
            points: Head::new(size, &mut tensor)?,
        })
    }

    /// For how many players it is.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// What it makes of a position for so many players.
    pub fn estimate(&self, position: &Description, scratch: &mut Scratch) -> Estimate {
        self.embed(position, scratch);
        let mut estimate = Estimate {
            logits: BySeat::new(self.seats),
            points: BySeat::new(self.seats),
        };
        for seat in self.seats.iter() {
            self.hide(seat, scratch);
            let own = &position.seats[seat];
            estimate.logits[seat] = self.worth.output(&scratch.layer, own);
            estimate.points[seat] = POINTS * self.points.output(&scratch.layer, own);
        }
        estimate
    }

    /// The table's part is worked out once for all seats.
    fn embed(&self, position: &Description, scratch: &mut Scratch) {
        let Scratch {
            table, embeddings, ..
        } = scratch;
        restart(table, &self.embedding_bias);
        accumulate(table, &position.table, &self.table);
        *embeddings = BySeat::from_fn(self.seats, |seat| {
            let mut embedding = std::mem::take(&mut embeddings[seat]);
            restart(&mut embedding, table);
            accumulate(&mut embedding, &position.seats[seat], &self.seat);
            rectify(&mut embedding);
            embedding
        });
    }

    fn hide(&self, seat: Seat, scratch: &mut Scratch) {
        let Scratch {
            embeddings,
            input,
            layer,
            ..
        } = scratch;
        let width = self.size.embedding;
        restart(input, &embeddings[seat]);
        input.resize(3 * width, 0.0);
        let (mean, most) = input[width..].split_at_mut(width);
        for (_, other) in embeddings.iter().filter(|(other, _)| *other != seat) {
            for ((mean, most), unit) in mean.iter_mut().zip(most.iter_mut()).zip(other) {
                *mean += unit;
                *most = most.max(*unit);
            }
        }
        let count = (self.seats.count() - 1).max(1) as f32;
        for mean in mean {
            *mean /= count;
        }
        restart(layer, &self.hidden_bias);
        accumulate(layer, input, &self.hidden);
        rectify(layer);
    }
}

impl Head {
    fn new(
        size: Size,
        tensor: &mut impl FnMut(usize) -> Result<Vec<f32>, WeightsError>,
    ) -> Result<Head, WeightsError> {
        Ok(Head {
            hidden: tensor(size.hidden)?,
            bias: tensor(1)?[0],
            own: tensor(size.seat)?,
        })
    }

    fn output(&self, layer: &[f32], own: &[f32]) -> f32 {
        let product = |(one, other): (&f32, &f32)| one * other;
        let hidden: f32 = layer.iter().zip(&self.hidden).map(product).sum();
        let own: f32 = own.iter().zip(&self.own).map(product).sum();
        self.bias + hidden + own
    }
}

/// Adds to each output the inputs times their rows. Inputs that are 0 cost nothing: most of a
/// description is. Every output is summed in the order of the inputs, whatever the width of the
/// processor's vectors.
fn accumulate(outputs: &mut [f32], inputs: &[f32], rows: &[f32]) {
    for (input, row) in inputs.iter().zip(rows.chunks_exact(outputs.len())) {
        if *input != 0.0 {
            for (output, weight) in outputs.iter_mut().zip(row) {
                *output += input * weight;
            }
        }
    }
}

/// Begins anew with these values.
fn restart(values: &mut Vec<f32>, start: &[f32]) {
    values.clear();
    values.extend_from_slice(start);
}

fn rectify(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}
