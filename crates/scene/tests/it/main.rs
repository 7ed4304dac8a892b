//! Tests of the room as its users see it: the component sheet, golden pictures, the busiest
//! picture, and a small game that is shown.

extern crate aedile_scene as scene;

mod cards;
mod cities;
mod components;
mod faulty;
mod forms;
mod golden;
mod show;
mod table;
