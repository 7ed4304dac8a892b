//! The busiest picture: four full cities of 16 cards, each card a target. Its size is bounded here,
//! its speed is measured by the bench.

use kernel::{Seat, Seats};
use scene::pieces::Card;
use scene::{Area, AreaId, Group, Hit, Shape, Target, Transform, size, square};

use super::cards::CARDS;

/// Four cities, one large and three small: as much as a table of four ever shows.
pub fn busy_cities() -> Vec<Area> {
    let seats = Seats::new(4).expect("a table of four");
    seats
        .iter()
        .map(|seat| city(seat, if seat.index() == 0 { 127.0 } else { 43.0 }))
        .collect()
}

fn city(seat: Seat, side: f32) -> Area {
    let pitch = side + 7.0;
    let whole = size(4.0 * pitch, 4.0 * pitch);
    let mut area = Area::new(
        AreaId::of("city", seat),
        whole,
        format!("City of player {seat}"),
    );
    for (index, row) in CARDS
        .iter()
        .cycle()
        .skip(4 * seat.index())
        .take(16)
        .enumerate()
    {
        let (line, column) = (index / 4, index % 4);
        let target = Target {
            hit: Hit::of(format_args!("cell:{line},{column}@{seat}")),
            name: format!("{}, row {line}, column {column}", row.name),
            outline: Shape::rounded(square(0.0, 0.0, side), Card::radius(side)),
        };
        let at = Transform::to(column as f32 * pitch, line as f32 * pitch);
        area.group(Group::at(at).target(target), |drawing| {
            row.card().draw(drawing, side);
        });
    }
    area
}

#[test]
fn a_busy_table_is_small() {
    let bytes: usize = busy_cities()
        .iter()
        .map(|area| area.fragment().svg.len())
        .sum();
    assert!(bytes <= 120 * 1024, "{bytes} bytes");
}
