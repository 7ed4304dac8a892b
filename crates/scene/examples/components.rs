//! The component sheet: every glyph, seat, tile colour, state and card drawing, in both themes, as
//! SVG and PNG. `cargo run -p aedile-scene --features png --example components -- FOLDER`

#![allow(clippy::disallowed_methods, reason = "an example writes files")]

extern crate aedile_scene as scene;

use std::path::PathBuf;

#[path = "../tests/it/cards.rs"]
mod cards;
#[path = "../tests/it/components.rs"]
mod components;
#[path = "../tests/it/forms.rs"]
mod forms;
#[path = "../tests/it/table.rs"]
mod table;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("name a folder for the pictures")?;
    let folder = PathBuf::from(folder);
    for (name, svg) in components::pictures() {
        std::fs::write(folder.join(format!("{name}.svg")), &svg)?;
        std::fs::write(folder.join(format!("{name}.png")), scene::png(&svg, 1.0)?)?;
    }
    Ok(())
}
