//! Pictures compared byte by byte; a change shows as a diff. `UPDATE_EXPECT=1` renews them.

use expect_test::{ExpectFile, expect_file};
use scene::Area;
use scene::testing::text_faults;

use super::{components, table};

fn area(sheet: &str, word: &str) -> Area {
    let (_, areas, _) = components::sheets()
        .into_iter()
        .find(|(name, ..)| *name == sheet)
        .expect("a sheet of this name");
    areas
        .into_iter()
        .find(|area| area.id().word() == word)
        .expect("an area of this name")
}

/// One element a line, so that a diff is read easily.
fn check(svg: &str, expected: &ExpectFile) {
    expected.assert_eq(&svg.replace("><", ">\n<"));
}

#[test]
fn seats_and_colors() {
    check(
        &area("pieces", "seats").fragment().svg,
        &expect_file!["golden/seats.svg"],
    );
    check(
        &area("pieces", "colors").fragment().svg,
        &expect_file!["golden/colors.svg"],
    );
}

#[test]
fn cards_at_three_sizes() {
    check(
        &area("cards", "large").fragment().svg,
        &expect_file!["golden/cards-127.svg"],
    );
    check(
        &area("cards", "medium").fragment().svg,
        &expect_file!["golden/cards-84.svg"],
    );
    check(
        &area("cards", "small").fragment().svg,
        &expect_file!["golden/cards-43.svg"],
    );
}

#[test]
fn upright_and_lying_cards() {
    check(
        &area("forms", "upright").fragment().svg,
        &expect_file!["golden/cards-upright.svg"],
    );
    check(
        &area("forms", "lying").fragment().svg,
        &expect_file!["golden/cards-lying.svg"],
    );
}

#[test]
fn symbols_and_style_sheets() {
    let symbols = scene::symbols_svg(scene::shared_symbols());
    check(&symbols, &expect_file!["golden/symbols.svg"]);
    expect_file!["golden/tokens.css"].assert_eq(&scene::tokens_css());
    expect_file!["golden/page.css"].assert_eq(&scene::page_css());
}

#[test]
fn a_standalone_picture_in_both_themes() {
    let pictures = components::pictures();
    let find = |name: &str| &pictures.iter().find(|(found, _)| found == name).unwrap().1;
    check(
        find("pieces-light"),
        &expect_file!["golden/pieces-light.svg"],
    );
    check(find("pieces-dark"), &expect_file!["golden/pieces-dark.svg"]);
}

#[test]
fn fragments_have_no_styles_and_no_colors() {
    for (_, areas, _) in components::sheets() {
        for area in areas {
            let svg = area.fragment().svg;
            assert!(
                !svg.contains("style") && !svg.contains("rgb("),
                "{}",
                area.id()
            );
            let colors = svg.split('"').filter(|value| {
                value.starts_with('#') && value[1..].chars().all(|c| c.is_ascii_hexdigit())
            });
            assert_eq!(colors.count(), 0, "{}", area.id());
        }
    }
}

#[test]
fn equal_drawings_have_equal_hashes() {
    let (one, other) = (area("cards", "large"), area("cards", "large"));
    assert_eq!(one.fragment(), other.fragment());
    let mut changed = other;
    changed.circle(1.0, 1.0, 1.0, scene::Style::fill(scene::Token::Ink));
    assert_ne!(one.fragment().hash, changed.fragment().hash);
}

#[test]
fn text_stays_in_its_place() {
    let sheets = components::sheets()
        .into_iter()
        .flat_map(|(_, areas, _)| areas);
    let tables = [table::wide(), table::narrow()]
        .into_iter()
        .flat_map(|(scene, _)| scene.areas);
    for area in sheets.chain(tables) {
        let faults = text_faults(&area);
        assert!(faults.is_empty(), "{}: {faults:#?}", area.id());
    }
}

#[test]
fn a_file_needs_nothing_from_outside() {
    for (name, svg) in components::pictures() {
        assert!(
            !svg.contains("var(") && !svg.contains("http://www.w3.org/1999"),
            "{name}"
        );
        let used = svg
            .split("href=\"#")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        for symbol in used {
            assert!(
                svg.contains(&format!("id=\"{symbol}\"")),
                "{name}: {symbol}"
            );
        }
    }
}

/// The fonts are found and the symbols are drawn: both themes give a picture with many colours.
#[test]
fn pictures_become_png() {
    for (name, svg) in components::pictures() {
        let png = scene::png(&svg, 0.5).unwrap();
        assert!(png.starts_with(b"\x89PNG"), "{name}");
        assert!(png.len() > 10_000, "{name}: {} bytes", png.len());
    }
    assert!(scene::png("no picture", 1.0).is_err());
}
