//! What makes the points, and what lies over the map, told of random games.

use std::collections::BTreeSet;

use kernel::{BySeat, Viewer};
use scene::testing::text_faults;
use scene::{Draw, Format, Lang, Offer as _, Speak as _, Words};

use super::eyes::{Eyes, collect, play};
use super::table::{Table, seat};
use crate::Marble;
use crate::data::Color;
use crate::options::HillCorners;

#[test]
fn m36_what_makes_the_points_adds_up_for_every_seat_and_viewer() {
    play(7, |game| {
        let seats = game.seats().iter().map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Spectator]) {
            let eyes = Eyes::of(game, viewer, Lang::En);
            let told = BySeat::from_fn(game.seats(), |seat| {
                let lines = Marble::tally(&eyes.view, seat, &eyes.reader());
                let names: BTreeSet<&str> = lines.iter().map(|line| line.name.as_str()).collect();
                assert_eq!(names.len(), lines.len(), "{lines:?}");
                lines.iter().map(|line| line.points).sum::<i32>()
            });
            assert_eq!(told, kernel::View::scores(&eyes.view).totals());
        }
    });
}

#[test]
fn m36_every_line_says_how_it_counts() {
    let game = Table::new(2)
        .tiles("blue 0,1+0,2")
        .imperium(seat(1), Color::Green, 2)
        .imperium(seat(2), Color::Green, 1)
        .imperium(seat(2), Color::Red, 1)
        .with(|game| {
            game.open.players[seat(1)].coins = 3;
            game.open.players[seat(2)].coins = 3;
            game.open.bridge_owners[0] = Some(seat(1));
        })
        .build();
    let lines = |viewer, of| {
        let eyes = Eyes::of(&game, viewer, Lang::En);
        let lines = Marble::tally(&eyes.view, of, &eyes.reader());
        let said = lines
            .iter()
            .map(|line| format!("{}: {}", line.name, line.text));
        said.collect::<Vec<_>>().join("\n")
    };
    let value = game.hidden.bridges[0];
    let own = format!(
        "Bridges: {value}\nCoins: 3 × 1\nMost coins: 3, as many as Player 2\n\
         Most imperium tiles: Temple: 2, next Player 2 with 1"
    );
    assert_eq!(lines(Viewer::Seat(seat(1)), seat(1)), own);
    let other = "Coins: 3 × 1\nMost coins: 3, as many as Player 1\n\
         Most imperium tiles: Temple: 1, Player 1 has 2\n\
         Most imperium tiles: Arena: 1, nobody else has any";
    assert_eq!(lines(Viewer::Spectator, seat(2)), other);
    let hidden = lines(Viewer::Spectator, seat(1));
    assert!(!hidden.contains("Bridges"), "M-38: {hidden}");
}

#[test]
fn what_lies_over_the_map_is_as_large_as_the_map_and_has_no_targets() {
    play(11, |game| {
        for (lang, format) in [(Lang::En, Format::Wide), (Lang::De, Format::Narrow)] {
            let eyes = Eyes::of(game, Viewer::Spectator, lang);
            let reader = eyes.reader();
            let map = <Marble as Draw>::draw(&eyes.view, crate::Area::Map, format, &reader);
            for overlay in Marble::overlays(&eyes.words) {
                for area in Marble::overlay(&eyes.view, overlay.key, format, &reader) {
                    assert_eq!((area.id(), area.size()), (map.id(), map.size()));
                    let mut hits = BTreeSet::new();
                    collect(area.items(), &mut hits);
                    assert!(hits.is_empty(), "{hits:?}");
                    assert_eq!(text_faults(&area), [], "{}", overlay.key);
                }
            }
        }
    });
    let words = Words::new(Lang::De, &Marble::WORDS);
    let keys = Marble::overlays(&words).into_iter();
    let keys: Vec<_> = keys.map(|one| (one.key, one.shortcut, one.name)).collect();
    let wanted = [("corners", 'c', "Ecken"), ("aqueducts", 'a', "Aquädukte")];
    assert_eq!(
        keys,
        wanted.map(|(key, sign, name)| (key, sign, name.to_string()))
    );
}

/// M-28, M-29, M-31: the help of a tile says what its corners may become.
#[test]
fn m31_a_tile_tells_its_open_corners() {
    let lines = "blue 1,2+1,3 1\ngreen 2,3+2,4\nyellow 1,4+1,5 2";
    let game = Table::new(2).tiles(lines).build();
    assert_eq!(game.options.hill_corners, HillCorners::None);
    let eyes = Eyes::of(&game, Viewer::Spectator, Lang::En);
    let help = Marble::help(&eyes.view, "tile:1,2+1,3".parse().unwrap(), &eyes.reader());
    assert!(help.text.contains("more tile"), "{}", help.text);
    assert!(help.text.contains("Player 1 leads 1 to 0"), "{}", help.text);
}
