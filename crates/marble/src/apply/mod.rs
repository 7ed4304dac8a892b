//! Does what was decided. One file per concept, in the order of the rules.

mod aqueduct;
mod site;
mod tile;
mod turn;
