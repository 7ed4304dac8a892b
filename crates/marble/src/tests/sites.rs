//! M-28 to M-34: sites become buildings and fountains.

use kernel::testing::{seed, setup};
use kernel::{Game, Seat, Seed, Viewer};

use super::table::{
    HILLS, Table, choices, decider, events, play, points, refusal, seat, turn_of, vertex,
};
use crate::data::{Aqueduct, COLORS, Civic, Color};
use crate::grid::Vertex;
use crate::map::Map;
use crate::{Action, Category, Event, HillCorners, Illegal, Marble, Options, Phase, Space, View};

/// The site of most tests, away from hills and border.
const SITE: &str = "6,5";
/// Six tiles that meet at [`SITE`] with pointed corners, from the north-east clockwise.
const STAR: [&str; 6] = [
    "6,3+6,4", "6,5+7,5", "6,6+6,7", "5,6+5,7", "4,5+5,5", "5,3+5,4",
];
/// Three tiles that fill [`SITE`] with two triangles each.
const TRIO: [&str; 3] = ["6,4+6,5", "5,6+6,6", "5,4+5,5"];

/// Lays the other tiles, `COLOR` or `COLOR SEAT` and a place each; then seat 1 lays the last one.
fn around(last: &str, others: &[(&str, &str)]) -> Table {
    let line = |(tile, place): &(&str, &str)| match tile.split_once(' ') {
        Some((color, seat)) => format!("{color} {place} {seat}"),
        None => format!("{tile} {place}"),
    };
    let lines: Vec<String> = others.iter().map(line).collect();
    let (color, place) = last.split_once(' ').unwrap();
    let play = format!("1 play\n1 tile {color}\n1 lay {place}");
    Table::new(3).tiles(&lines.join("\n")).play(&play)
}

#[test]
fn m28_a_site_is_complete_when_its_six_triangles_are_covered() {
    let mut map = Map::new(&HILLS, true);
    for (index, place) in STAR.iter().enumerate() {
        assert!(
            !vertex(SITE).is_complete(map.covered),
            "after {index} tiles"
        );
        map.lay(Color::Red, place.parse().unwrap());
    }
    assert!(vertex(SITE).is_complete(map.covered));
}

#[test]
fn m28_a_drawn_hill_covers_and_a_border_vertex_is_no_site() {
    let mut map = Map::new(&HILLS, true);
    for place in ["4,5+5,5", "5,3+5,4", "4,2+4,3"] {
        map.lay(Color::Red, place.parse().unwrap());
    }
    // 5,4 is a corner of the Quirinal 4,4.
    assert!(vertex("5,4").is_complete(map.covered));
    for place in ["11,3+11,4", "11,1+11,2", "11,5+11,6"] {
        map.lay(Color::Red, place.parse().unwrap());
    }
    assert!(!vertex("12,3").is_site());
    assert!(!vertex("12,3").is_complete(map.covered));
    assert_eq!(Vertex::all().filter(|vertex| vertex.is_site()).count(), 72);
}

/// The type of [`SITE`] with these tiles round it.
fn type_of(places: &[&str]) -> Civic {
    let mut map = Map::new(&HILLS, true);
    places
        .iter()
        .for_each(|place| map.lay(Color::Red, place.parse().unwrap()));
    assert!(vertex(SITE).is_complete(map.covered));
    map.ground(&Options::default()).plot(vertex(SITE)).civic()
}

#[test]
fn m29_the_number_of_structures_makes_the_type() {
    assert_eq!(type_of(&STAR), Civic::Arena);
    assert_eq!(
        type_of(&["6,4+6,5", STAR[2], STAR[3], STAR[4], STAR[5]]),
        Civic::Theatre
    );
    assert_eq!(
        type_of(&["6,4+6,5", "5,6+6,6", STAR[4], STAR[5]]),
        Civic::Bath
    );
    assert_eq!(type_of(&TRIO), Civic::Temple);
}

#[test]
fn m29_a_hill_corner_fills_its_place_and_counts_nothing_or_one() {
    let mut map = Map::new(&HILLS, true);
    for place in ["4,5+5,5", "5,3+5,4", "4,2+4,3"] {
        map.lay(Color::Red, place.parse().unwrap());
    }
    let doubled = ["5,3+5,4", "4,5+5,5"].map(|place| place.parse().unwrap());
    let site = vertex("5,4");
    assert_eq!(
        doubled
            .iter()
            .filter(|place| site.diagonals().contains(**place))
            .count(),
        2
    );
    let civic = |hill_corners| {
        let options = Options {
            hill_corners,
            ..Options::default()
        };
        map.ground(&options).plot(site).civic()
    };
    assert_eq!(civic(HillCorners::None), Civic::Temple);
    assert_eq!(civic(HillCorners::Structure), Civic::Bath);
}

#[test]
fn m30_only_magistrates_on_tiles_of_the_right_color_count() {
    // Seat 2 has one on the temple's green; seat 1 two on other colours.
    let table = around("red 5,4+5,5", &[("green 2", TRIO[0]), ("blue 1", TRIO[1])]);
    let game = table.play("1 with magistrate").build();
    assert_eq!(game.players[seat(2)].buildings.len(), 1);
    assert_eq!(points(&game, 2, Category::Buildings), 3);
}

#[test]
fn m30_a_magistrate_counts_at_each_corner_of_his_tile() {
    let others = [("green", "6,4+6,5"), ("green", "5,6+6,6")];
    let mut game = around("green 5,4+5,5", &others).build();
    play(&mut game, "1 with magistrate\n1 stay");
    let player = &game.players[seat(1)];
    assert_eq!(player.posted.len(), 1);
    let tile = player.posted.first().unwrap();
    for corner in tile.corners() {
        assert_eq!(game.at_site(seat(1), corner).len(), 1);
    }
}

#[test]
fn m31_the_player_with_most_influence_builds() {
    let others = [("green 1", TRIO[0]), ("green 2", TRIO[1])];
    let mut game = around("green 5,4+5,5", &others).build();
    let told = events(&mut game, "1 with magistrate");
    let site = vertex(SITE);
    assert_eq!(
        told[1],
        Event::Built {
            seat: seat(1),
            site,
            civic: Civic::Temple
        }
    );
    assert!(game.players[seat(1)].buildings.contains(site));
    assert_eq!(points(&game, 1, Category::Buildings), 3);
    let values = [Civic::Temple, Civic::Bath, Civic::Theatre, Civic::Arena]
        .map(|civic| COLORS[civic.color().index()].points);
    assert_eq!(values, [3, 4, 5, 6]);
}

#[test]
fn m32_a_tie_or_no_influence_makes_a_fountain() {
    let tie = around("green 5,4+5,5", &[("green 2", TRIO[0]), ("red", TRIO[1])]);
    let mut tie = tie.build();
    let told = events(&mut tie, "1 with magistrate");
    assert_eq!(told[1], Event::Fountain { site: vertex(SITE) });
    let none = around("green 5,4+5,5", &[("green", TRIO[0]), ("red 2", TRIO[1])]);
    let none = none.play("1 without magistrate").build();
    assert!(none.map.fountains.contains(vertex(SITE)));
    for number in 1..=3 {
        assert_eq!(points(&none, number, Category::Buildings), 0);
    }
}

#[test]
fn m32_a_tie_below_the_most_does_not_matter() {
    let table = Table::new(3).tiles("red 6,5+7,5 2\nred 6,6+6,7 3\nred 5,6+5,7 1\nred 4,5+5,5 1");
    let table = table
        .tiles("red 5,3+5,4")
        .play("1 play\n1 tile red\n1 lay 6,3+6,4");
    let game = table.play("1 without magistrate").build();
    assert!(game.players[seat(1)].buildings.contains(vertex(SITE)));
    assert_eq!(points(&game, 1, Category::Buildings), 6);
}

#[test]
fn m33_each_player_in_turn_order_may_move_one_magistrate() {
    let others = [("green 3", TRIO[0]), ("red 2", TRIO[1])];
    let mut game = around("green 5,4+5,5", &others).build();
    play(&mut game, "1 with magistrate");
    // A tie of seats 1 and 3: a fountain, so they go to the treasury.
    assert_eq!(decider(&game), 1);
    assert_eq!(choices(&game), ["move 5,4+5,5", "stay"]);
    assert_eq!(refusal(&game, "1 move 6,4+6,5"), Illegal::NotAtSite);
    assert_eq!(refusal(&game, "2 stay"), Illegal::NotYourTurn);
    let told = events(&mut game, "1 move 5,4+5,5");
    assert!(matches!(
        told[0],
        Event::Moved {
            to: Space::Treasury,
            ..
        }
    ));
    assert_eq!(decider(&game), 2);
    play(&mut game, "2 stay");
    assert_eq!(decider(&game), 3);
    play(&mut game, "3 move 6,4+6,5");
    assert!(turn_of(&game, 1));
    assert_eq!(game.players[seat(1)].treasury, 1);
    assert_eq!(game.players[seat(2)].posted.len(), 1);
    assert_eq!(game.players[seat(3)].treasury, 1);
}

#[test]
fn m33_magistrates_of_any_color_go_to_the_space_of_the_type() {
    let others = [("red 1", TRIO[0]), ("green 1", TRIO[1])];
    let mut game = around("blue 5,4+5,5", &others).build();
    play(&mut game, "1 with magistrate");
    assert_eq!(
        choices(&game),
        ["move 5,4+5,5", "move 5,6+6,6", "move 6,4+6,5", "stay"]
    );
    play(&mut game, "1 move 6,4+6,5");
    let player = &game.players[seat(1)];
    assert_eq!((player.offices[Color::Green], player.posted.len()), (1, 2));
}

#[test]
fn m33_who_has_no_magistrate_there_is_not_asked() {
    let others = [("green", TRIO[0]), ("green", TRIO[1])];
    let game = around("green 5,4+5,5", &others)
        .play("1 without magistrate")
        .build();
    assert!(turn_of(&game, 1));
}

/// The last tile of columns 6 and 7 completes four sites of two baths' height at once.
fn four_sites() -> Marble {
    let rows = (1..=7)
        .map(|n| 2 * n - 1)
        .flat_map(|k| [4, 5, 6, 7].map(|c| (c, k)));
    let free = |(c, k): &(usize, usize)| {
        let on_hill = |hill: &crate::data::Hill| {
            let (hc, hk) = hill.triangle().coordinates();
            hc == *c && (hk == *k || hk == *k + 1)
        };
        !HILLS.iter().any(on_hill) && (*c, *k) != (6, 3)
    };
    let colors = ["blue", "green", "yellow", "red"].iter().cycle();
    let lines = rows.filter(free).zip(colors);
    let lines = lines.map(|((c, k), color)| format!("{color} {c},{k}+{c},{}", k + 1));
    let table = Table::new(2).tiles(&lines.collect::<Vec<_>>().join("\n"));
    table.play("1 play\n1 tile blue\n1 lay 6,3+6,4").build()
}

#[test]
fn m34_the_active_player_chooses_the_next_site_each_time() {
    let mut game = four_sites();
    play(&mut game, "1 with magistrate");
    assert_eq!(
        choices(&game),
        ["resolve 6,3", "resolve 6,5", "resolve 7,2", "resolve 7,4"]
    );
    assert_eq!(refusal(&game, "1 resolve 6,7"), Illegal::NotWaiting);
    play(&mut game, "1 resolve 6,5\n1 stay");
    assert_eq!(
        choices(&game),
        ["resolve 6,3", "resolve 7,2", "resolve 7,4"]
    );
    play(&mut game, "1 resolve 7,4\n1 move 6,3+6,4");
    // A magistrate moved away no longer counts.
    play(&mut game, "1 resolve 6,3");
    assert!(turn_of(&game, 1));
    let own = &game.players[seat(1)].buildings;
    assert_eq!(
        own.iter().map(|site| site.to_string()).collect::<Vec<_>>(),
        ["6,5", "7,4"]
    );
    assert_eq!(game.map.fountains.len(), 2);
}

#[test]
fn m34_a_single_site_is_resolved_without_a_question() {
    let others = [("green", TRIO[0]), ("green", TRIO[1])];
    let mut game = around("green 5,4+5,5", &others).build();
    let told = events(&mut game, "1 without magistrate");
    assert_eq!(told, [Event::Fountain { site: vertex(SITE) }]);
    assert_eq!(game.map.path(Aqueduct::Grey), []);
}

/// What the events say about the first site: its type if it is built, and who built it.
fn told(events: &[Event]) -> Option<(Option<Civic>, Option<Seat>)> {
    events.iter().find_map(|event| match event {
        Event::Built { seat, civic, .. } => Some((Some(*civic), Some(*seat))),
        Event::Fountain { .. } => Some((None, None)),
        _ => None,
    })
}

/// The type and builder that a view promises, where the tile completes a single site.
fn promised(view: &View, seat: Seat, action: Action) -> Option<(Civic, Option<Seat>)> {
    let Phase::Magistrate { tile } = view.phase else {
        return None;
    };
    let color = view.map.color_of(tile)?;
    let joining = (action == Action::With).then_some((seat, color));
    let mut sites = view.completed_by(tile);
    let (site, civic) = sites.next()?;
    let single = sites.next().is_none() && view.spring_at(tile).is_none();
    single.then(|| (civic, view.builder(site, civic, joining)))
}

#[test]
fn m31_m32_who_is_promised_a_building_gets_it() {
    let mut kept = 0;
    for number in 0..40 {
        let seed = Seed::of_series(seed(), number);
        let mut rng = seed.derive("outlook").rng();
        let mut game = Marble::new(&setup::<Marble>(4, &[]), &seed);
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            let action = legal[rng.below(legal.len())];
            let promise = promised(&game.view(Viewer::Spectator), seat, action);
            let completed = |game: &Marble| match action {
                Action::Lay(tile) => game.completed_by(tile).collect(),
                _ => Vec::new(),
            };
            let expected = completed(&game);
            events.clear();
            game.apply(seat, action, &mut events);
            assert_eq!(completed(&game), expected, "{action}");
            if let Some((civic, builder)) = promise {
                let expected = (builder.map(|_| civic), builder);
                assert_eq!(told(&events), Some(expected), "{action}");
                kept += usize::from(builder.is_some());
            }
        }
    }
    assert!(kept > 10, "only {kept} buildings were promised");
}
