//! Cards in their larger forms: upright as in an offer, lying as in a hand, with long titles.

use scene::pieces::Caption;
use scene::{Area, Glyph, Group, SeatColor, Transform, rect};

use super::cards::CARDS;
use super::components::titled;

/// Which card, its title, what it does, its cost.
#[rustfmt::skip]
pub const CAPTIONS: [(usize, &str, &str, u8); 11] = [
    (8, "Luxury Residence 3", "Value 3. When built, 1 influence", 2),
    (14, "School", "Draw one per neighbour, keep one", 3),
    (4, "Residence 2", "Zone value 2", 1),
    (18, "Aqueduct", "4 / 12 / 24 / 40 for one to four", 1),
    (17, "Imperial Baths", "1 point token per neighbour and 1 more", 3),
    (11, "Forum Romanum", "1 coin per neighbour and 1 more", 3),
    (1, "Grain Farm", "Produces 1 brick token, if it holds none", 2),
    (26, "Temple of Mars", "5 points with a residence of value 4", 2),
    (28, "Tempel des Jupiter", "2 Punkte je Tempel, diesen eingeschlossen", 2),
    (19, "Große Wasserleitung", "Zählt wie eine Wasserleitung; beim Bau 1 Einfluss", 1),
    (0, "Gemüsebauernhof", "Bringt 1 Münze", 2),
];

pub fn caption(index: usize) -> Caption<'static> {
    let (_, title, note, cost) = CAPTIONS[index];
    Caption {
        title,
        note,
        cost,
        cost_glyph: Glyph::Brick,
        count: 1,
    }
}

/// In an offer; the last three are gone.
pub fn upright() -> Area {
    let mut area = titled("upright", 230.0, "Upright cards");
    let bounds = rect(0.0, 0.0, 97.0, 148.0);
    for (index, (card, title, ..)) in CAPTIONS.iter().enumerate() {
        let card = CARDS[*card].card();
        let at = Transform::to(22.0 + index as f32 * 109.0, 60.0);
        area.group(Group::at(at).piece(bounds), |drawing| {
            if index < CAPTIONS.len() - 3 {
                card.draw_tall(drawing, bounds.w, bounds.h, &caption(index));
            } else {
                let taker = SeatColor::ALL[index % 5];
                card.draw_row_taken(drawing, bounds.w, bounds.h, title, taker);
            }
        });
    }
    area
}

/// In a hand: with the note, and in the narrow form without.
pub fn lying() -> Area {
    let mut area = titled("lying", 280.0, "Lying cards");
    for (index, (card, ..)) in CAPTIONS.iter().enumerate() {
        let narrow = index >= 6;
        let height = if narrow { 64.0 } else { 104.0 };
        let bounds = rect(0.0, 0.0, 188.0, height);
        let (x, y) = if narrow {
            (index - 6, 184.0)
        } else {
            (index, 60.0)
        };
        let at = Transform::to(22.0 + x as f32 * 200.0, y);
        area.group(Group::at(at).piece(bounds), |drawing| {
            CARDS[*card]
                .card()
                .draw_row(drawing, bounds.w, height, &caption(index));
        });
    }
    area
}
