//! Points that a table hides are in no picture and no note.

use kernel::{Game as _, Viewer};
use scene::{Cast, Draw as _, Format, Lang, Offer, Reader, Speak as _, Words};

use super::insight::{collect, mock_up};
use super::table::{parse, seat};
use crate::{Action, City};

/// Asks about the city of the look guide, in which a residence more costs points.
fn told<T>(points: bool, ask: impl FnOnce(&City, &Reader<'_>) -> T) -> T {
    let city = mock_up().hand(1, "res4").coins(1, 6).build();
    let words = Words::new(Lang::En, &City::WORDS);
    let cast = Cast::unnamed(city.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1)));
    ask(&city, &reader.with_points(points))
}

fn note(points: bool) -> String {
    told(points, |city, reader| {
        let action: Action = parse("build res4 1,0");
        <City as Offer>::choice(&city.view(reader.viewer), seat(1), action, reader).note
    })
}

/// The texts on all cities, whose zones bear sums.
fn texts(points: bool, format: Format) -> Vec<String> {
    told(points, |city, reader| {
        let view = city.view(reader.viewer);
        let sheet = City::sheet(&view, format, reader);
        let mut texts = Vec::new();
        for slot in sheet.slots() {
            let area = City::draw(&view, slot.area, format, reader);
            collect(area.items(), &mut Default::default(), &mut texts);
        }
        texts
    })
}

#[test]
fn hidden_points_are_on_no_city() {
    let is_sum = |text: &&String| text.contains('=');
    assert!(texts(true, Format::Wide).iter().any(|text| is_sum(&text)));
    for format in Format::ALL {
        let texts = texts(false, *format);
        assert_eq!(texts.iter().find(is_sum), None, "{format}");
    }
}

#[test]
fn a_build_that_costs_hidden_points_tells_its_price_only() {
    assert!(note(true).contains("points"));
    assert_eq!(note(false), "2 free bricks, 2 coins");
}
