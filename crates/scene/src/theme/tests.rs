//! The colours hold what the guide of the look promises, to its decimals.

use super::vision::{Sight, contrast, distance};
use super::{Rgb, SeatColor, Theme, TileColor, Token, tokens_css};
use Token::*;

/// Text on its ground: the guide's ratios in the light and the dark theme.
const TEXT: [(Token, Token, f64, f64); 23] = [
    (Ink, Ground, 12.5, 15.4),
    (Ink, Surface, 14.6, 13.8),
    (Ink, Board, 11.8, 12.0),
    (Ink2, Ground, 7.0, 10.4),
    (Ink2, Surface, 8.2, 9.3),
    (Ink2, Sunk, 6.1, 10.9),
    (Ink2, AccentSoft, 6.7, 8.0),
    (Ink3, Ground, 5.3, 6.8),
    (Ink3, Surface, 6.2, 6.1),
    (Ink3, Board, 5.0, 5.3),
    (OnAccent, Accent, 6.1, 7.0),
    (Accent, Surface, 6.0, 6.3),
    (Good, Surface, 6.0, 8.7),
    (Warn, Surface, 6.3, 9.1),
    (Bad, Surface, 7.1, 7.6),
    (Draw, Card, 11.2, 13.1),
    (OnBand, Roof2, 5.3, 7.1),
    (OnBand, Field2, 5.3, 6.7),
    (Ink, Water, 7.9, 7.8),
    (OnTileRed, TileRed, 5.7, 6.9),
    (OnTileYellow, TileYellow, 9.9, 8.1),
    (OnTileGreen, TileGreen, 5.8, 4.9),
    (OnTileBlue, TileBlue, 5.1, 6.0),
];

/// Text on its ground without a figure in the guide; at least 4.5.
const MORE_TEXT: [(Token, Token); 8] = [
    (Ink, Sunk),
    (Ink, Raised),
    (Ink, AccentSoft),
    (OnAccentSoft, AccentSoft),
    (Draw, Marble),
    (Draw, Marble2),
    (Draw, Plaster),
    (Hairline, StoneGrey),
];

/// Shapes on their ground.
const SHAPES: [(Token, Token, f64, f64); 7] = [
    (LineStrong, Surface, 4.1, 4.2),
    (LineStrong, Ground, 3.5, 4.6),
    (Signal, Board, 4.8, 7.6),
    (Signal, Halo, 6.3, 10.2),
    (Focus, Ground, 5.2, 9.5),
    (HillLine, Board, 4.1, 5.3),
    (WaterLine, Board, 3.4, 4.6),
];

fn ratio(a: Token, b: Token, theme: Theme) -> f64 {
    contrast(a.value(theme), b.value(theme))
}

fn check_pair(pair: (Token, Token, f64, f64), least: f64) {
    let (a, b, light, dark) = pair;
    for (theme, promised) in [(Theme::Light, light), (Theme::Dark, dark)] {
        let measured = ratio(a, b, theme);
        assert!(measured >= least, "{a} on {b}, {theme:?}: {measured:.2}");
        assert!(
            (measured - promised).abs() < 0.06,
            "{a} on {b}, {theme:?}: {measured:.2}"
        );
    }
}

#[test]
fn text_is_readable() {
    for pair in TEXT {
        check_pair(pair, 4.5);
    }
    for (a, b) in MORE_TEXT {
        for theme in Theme::ALL.iter().copied() {
            assert!(ratio(a, b, theme) >= 4.5, "{a} on {b}, {theme:?}");
        }
    }
}

#[test]
fn shapes_are_seen() {
    for pair in SHAPES {
        check_pair(pair, 3.0);
    }
}

/// A piece is told from what it lies on by its outline, or, where that is dark on dark, by itself.
#[test]
fn pieces_stand_out_from_the_table() {
    for theme in Theme::ALL.iter().copied() {
        for piece in [Card, Marble, Plaster] {
            for ground in [Board, Surface] {
                let seen = ratio(Draw, ground, theme).max(ratio(piece, ground, theme));
                assert!(seen >= 3.0, "{piece} on {ground}, {theme:?}: {seen:.2}");
            }
        }
    }
}

#[test]
fn seat_symbols_are_readable() {
    let promised = [6.5, 7.7, 10.7, 6.0, 15.2];
    for (color, promised) in SeatColor::ALL.iter().zip(promised) {
        let measured = ratio(color.on(), color.token(), Theme::Light);
        assert!((measured - promised).abs() < 0.06, "{color}: {measured:.2}");
    }
}

fn least_distance(colors: &[Rgb], sight: Sight) -> f64 {
    let pairs = colors.iter().enumerate().flat_map(|(index, a)| {
        colors[index + 1..]
            .iter()
            .map(move |b| distance(*a, *b, sight))
    });
    pairs.fold(f64::INFINITY, f64::min)
}

/// The guide's table: least distance with normal, protan, deutan and tritan sight.
#[test]
fn colors_are_told_apart_by_everybody() {
    let seats: Vec<Rgb> = SeatColor::ALL
        .iter()
        .map(|c| c.token().value(Theme::Light))
        .collect();
    let tiles = |theme: Theme| -> Vec<Rgb> {
        TileColor::ALL
            .iter()
            .map(|c| c.token().value(theme))
            .collect()
    };
    let promised = [
        ("four seats", seats[..4].to_vec(), [33.4, 19.1, 20.4, 27.5]),
        ("five seats", seats, [24.6, 14.3, 20.4, 24.1]),
        ("light tiles", tiles(Theme::Light), [25.6, 17.3, 19.7, 21.7]),
        ("dark tiles", tiles(Theme::Dark), [25.2, 17.5, 20.4, 21.1]),
    ];
    for (name, colors, figures) in promised {
        for (sight, figure) in Sight::ALL.into_iter().zip(figures) {
            let measured = least_distance(&colors, sight);
            assert!(measured >= 12.0, "{name}, {sight:?}: {measured:.2}");
            assert!(
                (measured - figure).abs() < 0.06,
                "{name}, {sight:?}: {measured:.2}"
            );
        }
    }
}

#[test]
fn seat_colors_are_the_same_in_both_themes() {
    for color in SeatColor::ALL {
        assert_eq!(
            color.token().value(Theme::Light),
            color.token().value(Theme::Dark)
        );
    }
}

#[test]
fn the_page_gets_every_color() {
    let css = tokens_css();
    for token in Token::ALL {
        assert!(css.contains(&format!("--{token}:{}", token.value(Theme::Light))));
        assert!(css.contains(&format!("--{token}:{}", token.value(Theme::Dark))));
    }
}
