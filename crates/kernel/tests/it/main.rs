//! Tests of what works with any game, played with the smallest one.

extern crate aedile_kernel as kernel;

mod contract;
mod deals;
mod flawed;
mod observed;
mod options;
mod replay;
