//! Pictures of named positions, compared letter by letter. `UPDATE_EXPECT=1` writes them anew;
//! what changed is then a diff.

use expect_test::expect_file;
use foundations::{Action, Foundations};
use kernel::{Advice, Game, Rng, Seed, Viewer};
use scene::{Cast, Format, Lang, Reader, Scene, Show, Theme, Words};

/// Name, seats, options, and number of decisions before.
type Position = (
    &'static str,
    usize,
    &'static [(&'static str, &'static str)],
    usize,
);

const POSITIONS: [Position; 6] = [
    ("opening", 2, &[], 0),
    ("middle", 4, &[], 90),
    ("end", 5, &[], usize::MAX),
    ("roles", 3, &[("roles", "true")], 1),
    (
        "modules",
        3,
        &[
            ("drafting", "true"),
            ("monuments", "true"),
            ("trading", "true"),
            ("stealing", "true"),
            ("objectives", "public"),
            ("invocations", "true"),
            ("roles", "true"),
        ],
        150,
    ),
    (
        "consul",
        3,
        &[("consul", "challenge"), ("monuments", "true")],
        60,
    ),
];

/// The game after so many decisions, each the best the advice sees; after all of them if there
/// are fewer.
fn play((_, seats, options, at): Position) -> Foundations {
    let setup = kernel::testing::setup::<Foundations>(seats, options);
    let mut game = Foundations::new(&setup, &Seed::of_series(7, 4));
    let mut legal = Vec::new();
    for _ in 0..at {
        let Some(seat) = game.to_act().first() else {
            break;
        };
        game.legal(seat, &mut legal);
        let better = |a: &Action, b: &Action| game.prior(seat, *a).total_cmp(&game.prior(seat, *b));
        let best = legal.iter().copied().max_by(better);
        let best = best.expect("a seat that must act has a choice");
        game.apply(seat, best, &mut ());
    }
    game
}

/// One element a line, so that a change is seen where it is.
fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<") + "\n"
}

#[test]
fn pictures_of_named_positions_stay_as_they_are() {
    let mut sums = String::new();
    for position in POSITIONS {
        let (name, game) = (position.0, play(position));
        let seat = game.to_act().first();
        let viewer = seat.map_or(Viewer::Everything, Viewer::Seat);
        let view = game.view(viewer);
        for lang in Lang::ALL {
            let words = Words::new(*lang, &Foundations::WORDS);
            let cast = Cast::unnamed(game.seats(), &words);
            let reader = Reader::new(&words, &cast, viewer);
            for format in Format::ALL {
                let pages = Scene::pages::<Foundations>(&view, *format, &reader);
                if *lang == Lang::En {
                    let areas = pages.iter().flat_map(|page| &page.areas);
                    let drawn: String = areas.map(|area| lines(&area.fragment().svg)).collect();
                    expect_file![format!("drawings/{name}-{format}.svg.txt")].assert_eq(&drawn);
                }
                sums += &standalone(&pages, &format!("{name} {format} {lang}"));
            }
        }
    }
    expect_file!["drawings/standalone.txt"].assert_eq(&sums);
}

/// The whole files in both themes and languages differ from the areas by colours, symbols and
/// words, so their length and a checksum stand for them.
fn standalone(pages: &[Scene], name: &str) -> String {
    let mut lines = String::new();
    for theme in Theme::ALL {
        for (number, page) in (1..).zip(pages) {
            let svg = page.svg(&[], Foundations::symbols(), *theme);
            let sum = svg.bytes().fold(0_u64, |sum, byte| {
                (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
            });
            let (theme, bytes) = (theme.as_str(), svg.len());
            lines += &format!("{name} {theme} page {number}: {bytes} bytes, {sum:016x}\n");
        }
    }
    lines
}

/// Drawn as PNG, to see that symbols with patterns are understood.
#[test]
fn a_picture_is_more_than_its_ground() {
    let game = play(POSITIONS[1]);
    let words = Words::new(Lang::De, &Foundations::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let view = game.view(Viewer::Spectator);
    let pages = Scene::pages::<Foundations>(&view, Format::Thumb, &reader);
    let svg = pages[0].svg(&[], Foundations::symbols(), Theme::Light);
    let png = scene::png(&svg, 1.0).unwrap();
    assert!(png.len() > 20_000, "{} bytes", png.len());
}

/// The largest picture of a seat over whole games: no symbols, all areas of the wide format.
#[test]
fn all_areas_of_a_seat_take_at_most_150_kilobytes() {
    let words = Words::new(Lang::De, &Foundations::WORDS);
    let setup = kernel::testing::setup::<Foundations>(5, &[]);
    let mut largest = 0;
    for number in 0..3 {
        let seed = Seed::of_series(kernel::testing::seed(), number);
        let mut rng: Rng = seed.derive("size").rng();
        let mut game = Foundations::new(&setup, &seed);
        let cast = Cast::unnamed(game.seats(), &words);
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let viewer = Viewer::Seat(seat);
            let reader = Reader::new(&words, &cast, viewer);
            let pages = Scene::pages::<Foundations>(&game.view(viewer), Format::Wide, &reader);
            let areas = pages.iter().flat_map(|page| &page.areas);
            largest = largest.max(areas.map(|area| area.fragment().svg.len()).sum());
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
    println!("{largest} bytes");
    assert!(largest > 50_000, "busy positions were drawn");
    assert!(largest <= 150_000, "{largest} bytes");
}
