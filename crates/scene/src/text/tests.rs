//! The tables of widths are those of the fonts; text breaks and shortens as measured.

use std::fmt::Write as _;

use expect_test::expect_file;
use resvg::usvg;

use super::{Font, advances};
use crate::{Area, AreaId, Scene, Text, Theme, Token, fitting, rect, shorten, size, wrap};

fn font_file(font: Font) -> &'static [u8] {
    match font {
        Font::Regular => crate::png::SANS_REGULAR,
        Font::Semibold => crate::png::SANS_SEMIBOLD,
        Font::Bold => crate::png::SANS_BOLD,
        Font::Display => crate::png::DISPLAY,
    }
}

/// One row of the table: the advance of each letter, in thousandths.
fn advances_of(font: Font) -> Vec<u16> {
    let face = ttf_parser::Face::parse(font_file(font), 0).unwrap();
    let units = u32::from(face.units_per_em());
    let sans = ttf_parser::Face::parse(font_file(Font::Regular), 0).unwrap();
    let advance = |letter: char| {
        let own = face
            .glyph_index(letter)
            .and_then(|glyph| face.glyph_hor_advance(glyph));
        let width = own.map(|width| u32::from(width) * 1000 / units);
        let fallback = || {
            sans.glyph_index(letter)
                .and_then(|glyph| sans.glyph_hor_advance(glyph))
        };
        width.or_else(|| fallback().map(u32::from)).unwrap_or(0) as u16
    };
    advances::letters().map(advance).collect()
}

const HEADER: &str = "\
//! How wide the letters of the bundled fonts are, in thousandths of the size. Made from the fonts
//! by the test `tables_are_those_of_the_fonts`; not written by hand.

use super::advances::N_LETTERS;
";

/// `UPDATE_EXPECT=1` renews the tables.
#[test]
fn tables_are_those_of_the_fonts() {
    let mut out = HEADER.to_string();
    for font in Font::ALL {
        let name = format!("{font:?}").to_uppercase();
        write!(
            out,
            "\n#[rustfmt::skip]\npub(super) const {name}: [u16; N_LETTERS] = [\n"
        )
        .unwrap();
        for row in advances_of(font).chunks(20) {
            let row: Vec<String> = row.iter().map(u16::to_string).collect();
            writeln!(out, "    {},", row.join(", ")).unwrap();
        }
        out.push_str("];\n");
    }
    expect_file!["widths.rs"].assert_eq(&out);
}

#[test]
fn widths_add_up() {
    assert!(Font::Bold.width("Aqueduct", 12.0) > Font::Regular.width("Aqueduct", 12.0));
    assert_eq!(
        Font::Display.width("18", 10.0),
        Font::Regular.width("18", 10.0)
    );
    assert!(Font::Regular.width("Straße", 10.0) > Font::Regular.width("Strae", 10.0));
    let text = Text::centered(rect(0.0, 0.0, 100.0, 20.0), 12.0, Token::Ink, "Market");
    let bounds = text.bounds();
    assert!(rect(0.0, 0.0, 100.0, 20.0).holds(bounds, 0.0), "{bounds:?}");
    assert!((bounds.center().x - 50.0).abs() < 0.01);
}

#[test]
fn text_breaks_at_spaces() {
    let lines = wrap(
        "Draw one per neighbour, keep one",
        Font::Regular,
        12.5,
        100.0,
    );
    assert_eq!(lines, ["Draw one per", "neighbour, keep", "one"]);
    assert!(
        lines
            .iter()
            .all(|line| Font::Regular.width(line, 12.5) <= 100.0)
    );
}

#[test]
fn long_words_break_at_soft_hyphens() {
    let word = "Gemüse\u{AD}bauern\u{AD}hof";
    assert_eq!(
        wrap(word, Font::Semibold, 13.5, 80.0),
        ["Gemüse-", "bauernhof"]
    );
    assert_eq!(
        wrap(word, Font::Semibold, 13.5, 100.0),
        ["Gemüsebauern-", "hof"]
    );
    assert_eq!(wrap(word, Font::Semibold, 13.5, 200.0), ["Gemüsebauernhof"]);
    assert_eq!(
        shorten(word, Font::Semibold, 13.5, 200.0),
        "Gemüsebauernhof"
    );
    assert_eq!(
        Text::new(0.0, 0.0, 12.0, Token::Ink, word).content,
        "Gemüsebauernhof"
    );
}

/// The letters as shaped, with kerning, are never wider than measured, and not much narrower.
#[test]
fn measures_hold_for_shaped_text() {
    let texts = [
        "Luxury Residence 3",
        "Wasserleitung",
        "Tempel der Fortuna",
        "AVATAR To Ta",
        "fifty-five",
    ];
    for font in Font::ALL {
        for text in texts {
            let mut area = Area::new(AreaId::shared("line"), size(300.0, 40.0), "");
            area.text(Text::new(10.0, 20.0, 16.0, Token::Ink, text).font(font));
            let measured = font.width(text, 16.0);
            let shaped = shaped_width(&area);
            let holds = shaped <= measured + 0.5 && shaped >= measured * 0.88;
            assert!(
                holds,
                "{text:?} in {font:?}: {shaped} shaped, {measured} measured"
            );
        }
    }
}

fn shaped_width(area: &Area) -> f32 {
    let scene = Scene::stacked(vec![area.clone()]);
    let tree = crate::png::parse(&scene.svg(&[], [], Theme::Light)).unwrap();
    texts(tree.root())
        .map(|bounds| bounds.width())
        .fold(0.0, f32::max)
}

fn texts(group: &usvg::Group) -> Box<dyn Iterator<Item = usvg::Rect> + '_> {
    Box::new(group.children().iter().flat_map(|node| match node {
        usvg::Node::Group(inner) => texts(inner),
        usvg::Node::Text(text) => Box::new([text.abs_bounding_box()].into_iter()),
        usvg::Node::Path(_) | usvg::Node::Image(_) => Box::new([].into_iter()),
    }))
}

#[test]
fn text_shortens_to_fit() {
    let forms = ["Luxury Residence", "Luxury"];
    assert_eq!(
        fitting(&forms, Font::Semibold, 12.5, 110.0),
        "Luxury Residence"
    );
    assert_eq!(fitting(&forms, Font::Semibold, 12.5, 60.0), "Luxury");
    let short = shorten("Wasserleitung", Font::Semibold, 12.5, 50.0);
    assert!(
        short.ends_with('…') && Font::Semibold.width(&short, 12.5) <= 50.0,
        "{short}"
    );
}
