//! Tests of the room as its users see it: the component sheet, golden pictures, the busiest
//! picture, and a small game that is shown.

mod cards;
mod cities;
mod components;
mod forms;
mod golden;
mod pebbles;
mod show;
mod table;
