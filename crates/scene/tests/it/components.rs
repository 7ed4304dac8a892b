//! The component sheet as scenes: seats, tile colours, states, glyphs, and every kind of card at
//! three sizes.

use scene::pieces::{self, Card};
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Glyph, Group, Hit, Mark, Rect, Scene, SeatColor, Shape,
    State, Style, Target, Text, Theme, TileColor, Token, Transform, point, rect, shared_symbols,
    size, square,
};

use super::cards::CARDS;
use super::{forms, table};

const WIDTH: f32 = 1240.0;

/// Every picture with its name.
pub fn pictures() -> Vec<(String, String)> {
    let mut pictures = Vec::new();
    for theme in Theme::ALL {
        for (name, areas, marks) in sheets() {
            let svg = Scene::stacked(areas).svg(&marks, shared_symbols(), *theme);
            pictures.push((format!("{name}-{}", theme.as_str()), svg));
        }
    }
    for theme in Theme::ALL {
        for (name, (scene, marks)) in [("wide", table::wide()), ("narrow", table::narrow())] {
            let svg = scene.svg(&marks, shared_symbols(), *theme);
            pictures.push((format!("{name}-{}", theme.as_str()), svg));
        }
    }
    pictures
}

/// The areas of each sheet, and what is marked in them.
pub fn sheets() -> Vec<(&'static str, Vec<Area>, Vec<Mark>)> {
    let marks = STATES
        .iter()
        .map(|(word, state, _)| (Hit::of(format!("cell:{word}")), *state));
    vec![
        ("pieces", vec![seats(), colors(), states()], marks.collect()),
        (
            "cards",
            vec![
                cards(127.0, "large"),
                cards(84.0, "medium"),
                cards(43.0, "small"),
            ],
            vec![],
        ),
        ("forms", vec![forms::upright(), forms::lying()], vec![]),
        ("glyphs", vec![glyphs()], vec![]),
    ]
}

pub fn titled(word: &'static str, height: f32, title: &str) -> Area {
    let mut area = Area::new(AreaId::shared(word), size(WIDTH, height), title);
    let whole = rect(0.5, 0.5, WIDTH - 1.0, height - 1.0);
    area.rounded(
        whole,
        14.0,
        Style::fill(Token::Surface).line(Token::Line, 1.0),
    );
    area.text(Text::new(22.0, 38.0, 22.0, Token::Ink, title).font(Font::Display));
    area
}

fn caption(drawing: &mut Drawing, x: f32, y: f32, text: &str) {
    drawing.text(Text::new(x, y, 13.0, Token::Ink2, text).anchor(Anchor::Middle));
}

fn seats() -> Area {
    let mut area = titled("seats", 150.0, "Seats 1 to 5");
    for (index, color) in SeatColor::ALL.iter().enumerate() {
        let x = 70.0 + 230.0 * index as f32;
        pieces::token(&mut area, *color, point(x, 90.0), 22.0);
        pieces::token(&mut area, *color, point(x + 40.0, 90.0), 11.0);
        pieces::pawn(&mut area, *color, point(x + 85.0, 92.0), 17.0);
        caption(&mut area, x + 45.0, 136.0, color.as_str());
    }
    area
}

fn colors() -> Area {
    let mut area = titled("colors", 160.0, "Tile colours and patterns");
    let glyphs = [Glyph::Arena, Glyph::Theatre, Glyph::Temple, Glyph::Bath];
    for (index, (color, glyph)) in TileColor::ALL.iter().zip(glyphs).enumerate() {
        let (x, y) = (90.0 + 230.0 * index as f32, 92.0);
        let corners = [(0.0, -36.0), (34.0, 0.0), (0.0, 36.0), (-34.0, 0.0)];
        let rhombus = Shape::Polygon(corners.map(|(dx, dy)| point(x + dx, y + dy)).to_vec());
        area.shape(
            rhombus.clone(),
            Style::fill(color.token()).line(Token::Hairline, 1.3),
        );
        area.shape(rhombus, Style::pattern(color.pattern()));
        area.glyph(glyph, Rect::around(point(x, y), 28.0), color.on());
        caption(&mut area, x, 148.0, color.as_str());
    }
    area
}

const STATES: [(&str, State, bool); 6] = [
    ("legal", State::Legal, false),
    ("hover", State::Hover, false),
    ("focus", State::Focus, false),
    ("selected", State::Selected, true),
    ("last", State::Last, true),
    ("unavailable", State::Unavailable, true),
];

fn states() -> Area {
    let mut area = titled("states", 200.0, "States of places and pieces");
    let side = 92.0;
    let home = CARDS[5].card();
    for (index, (word, state, filled)) in STATES.iter().enumerate() {
        let (x, y) = (60.0 + 190.0 * index as f32, 64.0);
        let target = Target {
            hit: Hit::of(format!("cell:{word}")),
            name: (*word).to_string(),
            outline: Shape::rounded(square(0.0, 0.0, side), 7.0),
        };
        area.rounded(square(x, y, side), 7.0, Style::fill(Token::Board2));
        let faded = if *state == State::Unavailable {
            0.3
        } else {
            1.0
        };
        let group = Group::at(Transform::to(x, y)).target(target).opacity(faded);
        area.group(group, |cell| {
            if *filled {
                home.draw(cell, side);
            }
        });
        caption(&mut area, x + side / 2.0, 186.0, word);
    }
    area
}

fn cards(side: f32, word: &'static str) -> Area {
    let gap = 10.0;
    let columns = ((WIDTH - 40.0) / (side + gap)) as usize;
    let rows = CARDS.len().div_ceil(columns);
    let height = 70.0 + rows as f32 * (side + gap) + 10.0;
    let mut area = titled(word, height, &format!("Cards, {side} pixels"));
    for (index, row) in CARDS.iter().enumerate() {
        let x = 22.0 + (index % columns) as f32 * (side + gap);
        let y = 60.0 + (index / columns) as f32 * (side + gap);
        let target = Target {
            hit: Hit::of(format!("card:{index}")),
            name: row.name.to_string(),
            outline: Shape::rounded(square(0.0, 0.0, side), Card::radius(side)),
        };
        let group = Group::at(Transform::to(x, y)).target(target);
        area.group(group, |drawing| row.card().draw(drawing, side));
    }
    area
}

fn glyphs() -> Area {
    let columns = 14;
    let rows = Glyph::ALL.len().div_ceil(columns);
    let mut area = titled("glyphs", 80.0 + 66.0 * rows as f32, "Glyphs");
    for (index, glyph) in Glyph::ALL.iter().enumerate() {
        let x = 60.0 + 86.0 * (index % columns) as f32;
        let y = 74.0 + 66.0 * (index / columns) as f32;
        area.glyph(*glyph, Rect::around(point(x, y), 30.0), Token::Ink);
        let name = scene::shorten(glyph.as_str(), Font::Regular, 12.0, 84.0);
        let text = Text::new(x, y + 34.0, 12.0, Token::Ink3, name);
        area.text(text.font(Font::Regular).anchor(Anchor::Middle));
    }
    area
}
