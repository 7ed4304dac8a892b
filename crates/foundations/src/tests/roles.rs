//! F-35, F-36, R1 to R15: roles.

use kernel::testing::setup;
use kernel::{Game, SeatSet, Seed, Viewer};

use super::{Scene, dump, legal, play, points, refuse, seat};
use crate::Category;
use crate::action::Slot;
use crate::data::{Building, Invocation, Role};
use crate::position::Foundations;

fn opening(seats: usize, options: &[(&str, &str)], seed: u64) -> Foundations {
    let mut all = vec![("roles", "true"), ("first", "1")];
    all.extend(options);
    Foundations::new(&setup(seats, &all), &Seed::of_series(6, seed))
}

fn offered(game: &Foundations) -> Vec<Role> {
    let players = game.hidden.players.as_slice().iter();
    players
        .flat_map(|own| own.roles.offered.expect("roles are being chosen"))
        .collect()
}

fn scene(role: Role) -> Scene {
    Scene::new(2, &[("roles", "true")]).role(1, role)
}

#[test]
fn f35_two_are_dealt_one_is_kept_all_are_shown_together() {
    let game = opening(3, &[], 0);
    assert_eq!(game.to_act(), SeatSet::all(game.seats));
    let roles = offered(&game);
    refuse(&game, &format!("1 role {}", roles[2]), "F-35");
    let game = play(game, &format!("3 role {}\n1 role {}", roles[4], roles[1]));
    assert_eq!(game.to_act(), SeatSet::one(seat(2)));
    assert!(game.players.iter().all(|(_, player)| player.role.is_none()));
    let game = play(game, &format!("2 role {}", roles[2]));
    let view = dump(&game, Viewer::Seat(seat(1)));
    assert_eq!(view.players[2].role, Some(roles[4]));
    assert_eq!(
        view.players[2].rejected_role, None,
        "the other stays unseen"
    );
    assert_eq!(view.players[0].rejected_role, Some(roles[0]));
}

#[test]
fn f35_philosophical_only_with_monuments() {
    let dealt = |options: &[(&str, &str)]| -> bool {
        (0..60).any(|seed| offered(&opening(5, options, seed)).contains(&Role::Philosophical))
    };
    assert!(!dealt(&[]));
    assert!(dealt(&[("monuments", "true")]));
}

#[test]
fn f36_permissions_are_taken_from_cards_before_the_role() {
    let game = Scene::new(2, &[("roles", "true"), ("invocations", "true")])
        .role(1, Role::Resourceful)
        .holds(1, Invocation::Rebuild)
        .built(1, "domus A1")
        .done();
    let game = play(game, "1 use rebuild\n1 build bakery A1");
    assert!(!game.players[seat(1)].role_used);
}

#[test]
fn r1_once_per_era_a_monument_against_its_requirement() {
    let options = [("roles", "true"), ("monuments", "true")];
    let game = Scene::new(2, &options)
        .role(1, Role::Philosophical)
        .pool("venus lighthouse regia")
        .empty(1, "C3+C4+E5")
        .done();
    let game = play(game, "1 build venus C3+C4\n2 income");
    refuse(&game, "1 build lighthouse E5", "F-25");
    let game = Scene::new(2, &options)
        .role(1, Role::Philosophical)
        .pool("lighthouse")
        .empty(1, "E5")
        .done();
    assert!(
        legal(&game, "1 build lighthouse E5"),
        "on the edge included"
    );
    // A met requirement uses nothing up.
    let game = Scene::new(2, &options)
        .role(1, Role::Philosophical)
        .pool("triumphal-arch")
        .empty(1, "A1+A2+A3+A4")
        .done();
    assert!(!play(game, "1 build triumphal-arch A1+A2+A3+A4").players[seat(1)].role_used);
}

#[test]
fn r2_the_dear_slots_cost_three_less() {
    let game = scene(Role::Persuasive).silver(1, 3).done();
    let prices: Vec<_> = Slot::first(6)
        .map(|slot| game.price(seat(1), slot))
        .collect();
    assert_eq!(prices, [2, 3, 4, 3, 5, 7]);
    let game = play(game, "1 buy 4");
    assert_eq!(game.players[seat(1)].silver, 0);
}

fn role_points(scene: Scene) -> i32 {
    points(
        &play(scene.last_turn().done(), "1 income"),
        1,
        Category::Roles,
    )
}

#[test]
fn r3_civic_buildings_at_most_three() {
    assert_eq!(
        role_points(scene(Role::Blessed).built(1, "garden A1, library A3")),
        2
    );
    let four = "garden A1, library A3, fountain A5, market C1";
    assert_eq!(role_points(scene(Role::Blessed).built(1, four)), 3);
}

#[test]
fn r4_two_more_silver_with_each_income() {
    let game = play(scene(Role::Greedy).silver(1, 0).done(), "1 income");
    assert_eq!(game.players[seat(1)].silver, 7);
}

#[test]
fn r5_two_more_citizens_while_a_residential_building_is_owned() {
    assert_eq!(scene(Role::Fruitful).done().population(seat(1)), 0);
    assert_eq!(
        scene(Role::Fruitful)
            .built(1, "domus A1")
            .done()
            .population(seat(1)),
        3
    );
}

#[test]
fn r6_commercial_buildings_at_most_four() {
    assert_eq!(
        role_points(scene(Role::Industrious).built(1, "bakery A1, bakery A3")),
        2
    );
    let five = "bakery A1, bakery A3, pottery C1+C2, pottery C4+C5, artisan-long E1+E2+E3";
    assert_eq!(role_points(scene(Role::Industrious).built(1, five)), 4);
}

#[test]
fn r7_points_at_once_for_large_buildings() {
    let game = scene(Role::Ambitious)
        .empty(1, "A1+A2+A3+A4+B1+B2+B3")
        .done();
    let game = play(game, "1 build insula-long B1+B2+B3\n2 income");
    assert_eq!(points(&game, 1, Category::Roles), 1);
    let game = play(game, "1 build foundry-long A1+A2+A3+A4\n2 income");
    assert_eq!(points(&game, 1, Category::Roles), 3);
    let small = play(
        scene(Role::Ambitious).empty(1, "A1+A2").done(),
        "1 build pottery A1+A2",
    );
    assert_eq!(points(&small, 1, Category::Roles), 0);
}

#[test]
fn r8_empty_lots_at_most_three_besides_f19() {
    assert_eq!(role_points(scene(Role::Patient).empty(1, "A1+A3")), 2);
    let game = scene(Role::Patient)
        .era(3)
        .empty(1, "A1+A3+A5+C1")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    assert_eq!(points(&game, 1, Category::Roles), 3);
    assert_eq!(points(&game, 1, Category::EmptyLots), 4);
}

#[test]
fn r9_a_ninth_marker_and_a_seventh_lot() {
    let game = (0..60)
        .map(|seed| opening(4, &[("invocations", "true")], seed))
        .find(|game| offered(game)[..2].contains(&Role::Landed))
        .expect("R9 is dealt to seat 1 in some game");
    let next = game.hidden.deeds.top_down().next().unwrap();
    let rest: Vec<_> = game.hidden.deeds.top_down().skip(1).collect();
    let roles = offered(&game);
    let lines = format!(
        "2 role {}\n3 role {}\n4 role {}",
        roles[2], roles[4], roles[6]
    );
    let game = play(game, &format!("1 role landed\n{lines}"));
    let player = &game.players[seat(1)];
    assert!(player.estate.empty.contains(next), "he takes the next deed");
    assert_eq!((player.estate.lots.len(), player.free_markers()), (7, 2));
    // 56 deeds are left: 19, 19, 18, in their order, with three invocations in each stack.
    let market = game.market.as_slice().iter();
    let mut deeds: Vec<Vec<_>> = game
        .hidden
        .stacks
        .iter()
        .map(|stack| stack.top_down().collect())
        .collect();
    deeds[0].splice(0..0, market.copied());
    let lots: Vec<Vec<_>> = deeds
        .iter()
        .map(|stack| stack.iter().filter_map(|card| card.lot()).collect())
        .collect();
    assert_eq!(lots.iter().map(Vec::len).collect::<Vec<_>>(), [19, 19, 18]);
    assert_eq!(lots.concat(), rest);
    assert!(
        deeds
            .iter()
            .zip(&lots)
            .all(|(all, lots)| all.len() == lots.len() + 3)
    );
}

#[test]
fn r10_five_silver_at_the_start_of_each_era() {
    let game = (0..60)
        .map(|seed| opening(2, &[], seed))
        .find(|game| offered(game)[..2].contains(&Role::Thrifty))
        .expect("R10 is dealt to seat 1 in some game");
    let other = offered(&game)[2];
    let game = play(game, &format!("1 role thrifty\n2 role {other}"));
    assert_eq!(game.players[seat(1)].silver, 5 + 5, "the first era too");
    let game = scene(Role::Thrifty).silver(1, 0).turn(2).last_turn().done();
    assert_eq!(play(game, "2 income").players[seat(1)].silver, 5);
}

#[test]
fn r11_once_per_era_a_build_over_equal_size() {
    let game = scene(Role::Resourceful)
        .built(1, "domus A1, domus A3")
        .done();
    let game = play(game, "1 build bakery A1\n2 income");
    assert_eq!(game.players[seat(1)].tray[Building::Domus.index()], 1);
    refuse(&game, "1 build bakery A3", "F-10");
    // Covering only smaller ones uses nothing up.
    let game = scene(Role::Resourceful)
        .built(1, "domus A1")
        .empty(1, "A2")
        .done();
    assert!(!play(game, "1 build pottery A1+A2").players[seat(1)].role_used);
}

#[test]
fn r12_three_points_with_a_citizen_and_not_leading() {
    let behind = || scene(Role::Popular).built(2, "insula-long C1+C2+C3");
    assert_eq!(role_points(behind().built(1, "domus A1")), 3);
    assert_eq!(role_points(behind()), 0, "without a citizen");
    assert_eq!(
        role_points(
            scene(Role::Popular)
                .built(1, "domus A1")
                .built(2, "domus C1")
        ),
        0
    );
}

#[test]
fn r13_buildings_of_others_beside_own_ones() {
    let own = || scene(Role::Cosmopolitan).built(1, "fountain C3, garden E3");
    let four = "domus C2, domus C4, bakery B3, pottery D3+D4";
    assert_eq!(role_points(own().built(2, four)), 1);
    assert_eq!(
        role_points(own().built(2, "domus C2, domus C4, pottery D3+D4")),
        0
    );
}

#[test]
fn r14_one_point_per_two_buildings_of_size_1() {
    let own = "domus A1, domus A3, bakery A5, pottery C1+C2";
    assert_eq!(role_points(scene(Role::Humble).built(1, own)), 1);
    assert_eq!(
        role_points(scene(Role::Humble).built(1, &format!("{own}, garden E1"))),
        2
    );
}

#[test]
fn r15_silver_in_hand_after_the_payment() {
    // 4 + 5 income is 9; the Foundry's 3 make it 12.
    let own = || {
        scene(Role::Shrewd)
            .silver(1, 1)
            .built(1, "foundry-long A1+A2+A3+A4")
    };
    assert_eq!(role_points(own()), 2, "1 + 8 income + 3 paid = 12");
    assert_eq!(role_points(own().silver(1, 100)), 3);
}
