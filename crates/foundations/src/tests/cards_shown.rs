//! Every card a player has is there to be clicked, however many they are.

use kernel::testing::setup;
use kernel::{Game as _, Seed, Viewer};
use scene::{Cast, Draw as _, Format, Lang, Reader, Speak as _, Words};

use super::scene::seat;
use crate::data::{Invocation, Role};
use crate::{Area, Foundations, Hit};

#[test]
fn the_fullest_hand_is_shown_whole() {
    let options = [
        ("invocations", "true"),
        ("roles", "true"),
        ("objectives", "hidden"),
    ];
    let mut game = Foundations::new(&setup(2, &options), &Seed::of_series(1, 1));
    let own = &mut game.open.players[seat(1)];
    own.role = Some(Role::ALL[0]);
    own.favor = 3;
    for (index, card) in Invocation::ALL.iter().enumerate() {
        match index % 2 {
            0 => own.invocations.insert(*card),
            _ => own.spent.insert(*card),
        };
    }
    for lang in [Lang::En, Lang::De] {
        let words = Words::new(lang, &Foundations::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1)));
        let view = game.view(reader.viewer);
        for format in [Format::Wide, Format::Short, Format::Narrow] {
            let area = Foundations::draw(&view, Area::Cards, format, &reader);
            let sheet = Foundations::sheet(&view, format, &reader);
            let slot = sheet.slots().find(|slot| slot.area == Area::Cards);
            assert_eq!(slot.map(|slot| slot.at.size()), Some(area.size()));
            let svg = area.fragment().svg;
            let cards = Invocation::ALL.iter();
            let cards = cards.map(|card| Hit::Invocation(*card, seat(1)));
            for hit in cards.chain([Hit::Role(seat(1)), Hit::Favor(seat(1))]) {
                assert!(svg.contains(&format!("\"{hit}\"")), "{hit} {format}");
            }
        }
    }
}
