//! What the numbers of a position mean.

use kernel::testing::check_features;
use kernel::{BySeat, FeatureNames, Features as _, Game, Options as _, Setup};

use super::{Scene, play, seat};
use crate::data::{Invocation, Objective, Role};
use crate::{Foundations, Options};

/// The number of the table with this name.
fn table(game: &Foundations, name: &str) -> f32 {
    let (table, _) = described(game);
    let names = FeatureNames::of(game).table;
    table[position(&names, name)]
}

/// The number of a seat with this name.
fn of_seat(game: &Foundations, number: usize, name: &str) -> f32 {
    let (_, seats) = described(game);
    let names = FeatureNames::of(game).seat;
    seats[seat(number)][position(&names, name)]
}

fn described(game: &Foundations) -> (Vec<f32>, BySeat<Vec<f32>>) {
    let mut table = Vec::new();
    let mut seats = BySeat::new(game.seats);
    game.describe(&mut table, &mut seats);
    (table, seats)
}

fn position(names: &[String], name: &str) -> usize {
    let found = names.iter().position(|own| own == name);
    found.unwrap_or_else(|| panic!("no number is called {name}"))
}

fn near(own: f32, wanted: f32) {
    assert!((own - wanted).abs() < 1e-4, "{own} instead of {wanted}");
}

/// Everything alone, and everything that goes together, at every table.
fn setups() -> Vec<Setup<Foundations>> {
    let all = [
        ("drafting", "true"),
        ("monuments", "true"),
        ("trading", "true"),
        ("stealing", "true"),
        ("invocations", "true"),
        ("roles", "true"),
    ];
    let hidden = [&all[..], &[("objectives", "hidden")]].concat();
    let public = [&all[..], &[("objectives", "public")]].concat();
    let consul = |level| {
        vec![
            ("consul", level),
            ("monuments", "true"),
            ("drafting", "true"),
        ]
    };
    let mut choices = vec![
        vec![],
        vec![("objectives", "hidden")],
        vec![("objectives", "public")],
        vec![("consul", "standard")],
        hidden,
        public,
        consul("hard"),
        consul("challenge"),
    ];
    choices.extend(all.map(|choice| vec![choice]));
    let tables = choices.iter().flat_map(|chosen| {
        let mut options = Options::default();
        for (key, value) in chosen {
            options.set(key, value).unwrap();
        }
        (2..=5).filter_map(move |seats| Setup::new(seats, options).ok())
    });
    tables.collect()
}

#[test]
fn every_table_has_the_same_numbers_and_none_is_far_off() {
    let setups = setups();
    assert_eq!(setups.len(), 14 * 4 - 3, "the Consul is not for five");
    check_features(&setups, 1, kernel::testing::seed());
    let names = FeatureNames::of(&Scene::new(2, &[]).done());
    assert!(
        (40..=90).contains(&names.table.len()),
        "{}",
        names.table.len()
    );
    assert!(
        (100..=220).contains(&names.seat.len()),
        "{}",
        names.seat.len()
    );
}

#[test]
fn seats_are_told_by_their_distance_from_the_turn() {
    let game = Scene::new(3, &[]).turn(2).done();
    let away = |number, away| of_seat(&game, number, &format!("turns-away.{away}"));
    for (number, own) in [(2, 0), (3, 1), (1, 2)] {
        let flags = [0, 1, 2, 3, 4].map(|other| away(number, other));
        let wanted = [0, 1, 2, 3, 4].map(|other| f32::from(u8::from(other == own)));
        assert_eq!(flags, wanted, "seat {number}");
    }
    assert_eq!(of_seat(&game, 2, "acts"), 1.0);
    assert_eq!(of_seat(&game, 3, "acts"), 0.0);
    assert_eq!(table(&game, "settled"), 1.0);
}

/// A position that is the same but for who sits where has the same numbers.
#[test]
fn seats_that_change_places_change_their_numbers() {
    let scene = |first, second| {
        Scene::new(2, &[])
            .built(first, "insula-l D4+D5+E4, bakery F4")
            .empty(first, "A1+A2")
            .built(second, "fountain E5")
            .empty(second, "G7")
            .silver(first, 9)
            .silver(second, 4)
    };
    let begun_by = |game: &mut Foundations, number| {
        game.open.first = seat(number);
        game.open.turn = crate::Turn::of(seat(number));
    };
    let market = "B1 B2 B3 B4 B5 B6";
    let one = scene(1, 2).market(market).with(|game| begun_by(game, 1));
    let two = scene(2, 1).market(market).with(|game| begun_by(game, 2));
    let (one, two) = (described(&one.done()), described(&two.done()));
    assert_eq!(one.1[seat(1)], two.1[seat(2)]);
    assert_eq!(one.1[seat(2)], two.1[seat(1)]);
    assert_eq!(one.0, two.0);
}

#[test]
fn f16_citizens_are_compared_with_the_best_other() {
    let game = Scene::new(3, &[])
        .built(1, "insula-l D4+D5+E4")
        .built(2, "grand-insula-square A1+A2+B1+B2")
        .done();
    near(of_seat(&game, 1, "citizens"), 4.0 / 15.0);
    near(of_seat(&game, 1, "citizens.lead"), -2.0 / 10.0);
    near(of_seat(&game, 1, "citizens.to-next"), 2.0 / 10.0);
    near(of_seat(&game, 2, "citizens.lead"), 2.0 / 10.0);
    near(of_seat(&game, 3, "citizens.ahead"), 2.0 / 4.0);
    assert_eq!(of_seat(&game, 2, "citizens.most"), 1.0);
    assert_eq!(of_seat(&game, 1, "citizens.most"), 0.0);
    // 6 and the bonus of era 1, and what the next one ahead has.
    near(of_seat(&game, 2, "next.residential"), 10.0 / 20.0);
    near(of_seat(&game, 1, "next.residential"), 6.0 / 20.0);
}

#[test]
fn f17_the_best_place_of_each_civic_building_is_found() {
    let game = Scene::new(2, &[])
        .built(1, "foundry-square A1+A2+B1+B2, bakery D1")
        .empty(1, "C1+G7")
        .built(2, "garden C2")
        .done();
    // Beside C1: the foundry with 3 silver, a bakery with 1, a garden.
    near(of_seat(&game, 1, "build.market"), 4.0 / 8.0);
    near(of_seat(&game, 1, "build.garden"), 2.0 / 8.0);
    near(of_seat(&game, 1, "build.fountain"), 3.0 / 8.0);
    near(of_seat(&game, 1, "build.library"), 0.0);
    // Over the bakery: the foundry and the garden remain, twice the silver of the foundry.
    near(of_seat(&game, 1, "build.marketplace"), 6.0 / 8.0);
    near(of_seat(&game, 2, "build.civic"), 0.0);
    let built = play(game, "1 build market C1");
    near(of_seat(&built, 1, "next.civic"), 4.0 / 20.0);
    near(of_seat(&built, 1, "tray.market"), 0.0);
}

#[test]
fn f9_shapes_fit_where_a_building_of_theirs_may_be_built() {
    let game = Scene::new(2, &[])
        .built(1, "domus-maxima A1+A2, insula-long E1+E2+E3")
        .empty(1, "B1+B2+F1")
        .done();
    near(of_seat(&game, 1, "fits-empty.1"), 3.0 / 8.0);
    near(of_seat(&game, 1, "fits-empty.I2"), 1.0 / 8.0);
    near(of_seat(&game, 1, "fits-empty.O4"), 0.0);
    assert_eq!(of_seat(&game, 1, "fits.O4"), 1.0, "over the Domus Maxima");
    assert_eq!(of_seat(&game, 1, "fits.I4"), 0.0);
    near(of_seat(&game, 1, "build.empty.citizens"), 2.0 / 6.0);
    near(of_seat(&game, 1, "build.any.citizens"), 6.0 / 6.0);
    near(of_seat(&game, 1, "group.1"), 4.0 / 12.0);
    near(of_seat(&game, 1, "groups"), 2.0 / 8.0);
}

#[test]
fn f8_a_deed_joins_groups_and_completes_shapes_if_it_can_be_paid() {
    let scene = |silver| {
        Scene::new(2, &[])
            .empty(1, "A1+A2+C2")
            .market("B2 G7 F7 E7 D7 G5")
            .silver(1, silver)
            .done()
    };
    let game = scene(2);
    assert_eq!(of_seat(&game, 1, "buy.1"), 1.0);
    assert_eq!(of_seat(&game, 1, "buy.2"), 0.0);
    near(of_seat(&game, 1, "buy.1.joins"), 3.0 / 12.0);
    near(of_seat(&game, 1, "buy.1.empty-beside"), 2.0 / 4.0);
    near(of_seat(&game, 1, "completes.I3"), 1.0 / 3.0);
    near(of_seat(&game, 1, "completes.I4"), 0.0);
    near(of_seat(&game, 1, "beside.market"), 1.0 / 10.0);
    near(of_seat(&scene(1), 1, "completes.I3"), 0.0);
}

#[test]
fn f23_monuments_are_told_from_pool_to_board() {
    let game = Scene::new(2, &[("monuments", "true")])
        .pool("jupiter regia")
        .empty(1, "A1+A2+B1+B2")
        .done();
    assert_eq!(table(&game, "pool.jupiter"), 1.0);
    near(of_seat(&game, 1, "build.monuments.civic"), 1.0 / 3.0);
    near(of_seat(&game, 1, "build.monuments.residential"), 0.0);
    near(of_seat(&game, 2, "build.monuments.civic"), 0.0);
    let game = play(game, "1 build jupiter A1+A2+B1+B2");
    assert_eq!(table(&game, "pool.jupiter"), 0.0);
    near(of_seat(&game, 1, "built.monuments"), 1.0 / 6.0);
    near(of_seat(&game, 1, "built.civic.4"), 1.0 / 3.0);
}

#[test]
fn f31_objectives_are_met_above_zero_and_missed_below() {
    let game = Scene::new(2, &[("objectives", "hidden")])
        .objective(1, Objective::O10)
        .objective(2, Objective::O15)
        .empty(1, "C1+C2+C3")
        .empty(2, "A1+B5")
        .done();
    // One lot more than the other, and one corner short of two.
    near(of_seat(&game, 1, "objective.O10"), 2.0 / 3.0);
    near(of_seat(&game, 1, "objectives.met"), 6.0 / 15.0);
    near(of_seat(&game, 2, "objective.O15"), -1.0 / 3.0);
    near(of_seat(&game, 2, "objectives.open"), 5.0 / 15.0);
    near(of_seat(&game, 2, "objective.O10"), 0.0);
}

#[test]
fn f33_cards_and_roles_are_told_to_their_holder() {
    let game = Scene::new(2, &[("invocations", "true"), ("roles", "true")])
        .holds(1, Invocation::Haste)
        .role(2, Role::Humble)
        .market("census B1")
        .done();
    assert_eq!(of_seat(&game, 1, "invocation.haste"), 1.0);
    assert_eq!(of_seat(&game, 2, "invocation.haste"), 0.0);
    assert_eq!(of_seat(&game, 2, "role.humble"), 1.0);
    assert_eq!(table(&game, "market.census"), 1.0);
    near(table(&game, "market.deeds"), 1.0 / 6.0);
    let game = play(game, "1 use haste");
    near(of_seat(&game, 1, "invocations.spent"), 1.0 / 3.0);
    near(table(&game, "turn.actions"), 1.0);
}

#[test]
fn f28_f29_lots_at_risk_and_in_a_trade() {
    let game = Scene::new(2, &[("trading", "true"), ("stealing", "true")])
        .empty(1, "A1+B2+F5")
        .empty(2, "A2")
        .done();
    near(of_seat(&game, 1, "steals"), 1.0 / 4.0);
    near(of_seat(&game, 2, "steals.at-risk"), 1.0 / 4.0);
    near(of_seat(&game, 2, "steals"), 0.0);
    let game = play(
        game,
        "1 trade 2\n1 trade give F5\n1 trade take A2\n1 trade offer",
    );
    assert_eq!(of_seat(&game, 1, "trade.proposes"), 1.0);
    assert_eq!(of_seat(&game, 2, "trade.answers"), 1.0);
    near(of_seat(&game, 1, "trade.joins"), 1.0 / 3.0);
    near(of_seat(&game, 2, "trade.joins"), 0.0);
    near(of_seat(&game, 2, "trade.lots"), 0.0);
}

#[test]
fn f43_the_consul_stands_on_the_table() {
    let game = Scene::new(2, &[("consul", "standard")])
        .tokens("insula-l D4+D5+E4, bakery G1")
        .built(1, "domus A1")
        .done();
    near(table(&game, "consul.citizens"), 4.0 / 15.0);
    near(table(&game, "consul.citizens-lead"), 3.0 / 10.0);
    near(of_seat(&game, 1, "citizens.lead"), -3.0 / 10.0);
    near(table(&game, "consul.next.residential"), 4.0 / 12.0);
    near(table(&game, "consul.lead-of-last"), 0.0);
    assert_eq!(of_seat(&game, 1, "controls-consul"), 1.0);
}

#[test]
fn after_the_end_nothing_is_to_come() {
    let game = Scene::new(2, &[]).era(3).last_turn().done();
    assert_eq!(of_seat(&game, 1, "last-turn-to-come"), 1.0);
    near(table(&game, "scorings-left"), 1.0 / 3.0);
    let game = play(game, "1 income");
    assert!(game.standing().is_some());
    assert_eq!(table(&game, "phase.over"), 1.0);
    assert_eq!(table(&game, "scorings-left"), 0.0);
    assert_eq!(of_seat(&game, 1, "next"), 0.0);
    assert_eq!(of_seat(&game, 1, "turns-away.0"), 0.0);
}
