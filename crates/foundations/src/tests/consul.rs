//! F-37 to F-45: the Will of the Consul.

use kernel::testing::setup;
use kernel::{Game, OptionError, Options as _, SeatSet, Seed, Setup, Standing, Viewer};

use super::{Scene, determinized, dump, legal, play, points, refuse, seat};
use crate::Category;
use crate::consul::Consul;
use crate::data::{Building, OWN_BUILDINGS, TOKENS};
use crate::options::{Clash, Options};
use crate::position::{Foundations, Phase, TokenToPlace};
use crate::shape::Shape;

const ON: (&str, &str) = ("consul", "standard");

fn scene() -> Scene {
    Scene::new(2, &[ON])
}

fn ready(scene: Scene) -> Foundations {
    scene
        .with(|game| game.open.consul.as_mut().unwrap().ready = true)
        .done()
}

fn consul(game: &Foundations) -> &Consul {
    game.consul.as_ref().unwrap()
}

fn placing(game: &Foundations) -> TokenToPlace {
    match game.phase {
        Phase::Consul(placing) => placing,
        _ => panic!("no token is being placed"),
    }
}

#[test]
fn f37_everybody_starts_at_five_points() {
    let game = Scene::new(3, &[ON]).done();
    assert_eq!(
        (1..=3)
            .map(|number| points(&game, number, Category::Start))
            .sum::<i32>(),
        15
    );
    assert_eq!(game.scores().rival_total(), Some(5));
}

#[test]
fn f37_control_passes_clockwise_each_era_whoever_begins() {
    let game = Scene::new(3, &[ON]).turn(3).last_turn().done();
    assert_eq!(consul(&game).controller, seat(1));
    let game = play(game, "3 income");
    assert_eq!((consul(&game).controller, game.first), (seat(2), seat(1)));
}

#[test]
fn f38_planning_then_ready_then_he_acts() {
    let game = scene().market("A1 G2 G3 G4 G5 G6").done();
    let game = play(game, "1 income");
    assert!(consul(&game).ready && consul(&game).estate.lots.is_empty());
    let game = play(game, "2 income");
    assert!(
        consul(&game).ready,
        "only at the end of the controller's turn"
    );
    let game = play(game, "1 income");
    assert!(!consul(&game).ready);
    assert_eq!(game.to_act(), SeatSet::one(seat(1)));
    let game = play(game, "1 place A1");
    assert_eq!(
        (game.turn.seat, game.idle),
        (seat(2), 0),
        "the turn was not idle"
    );
    assert_eq!(game.market.len(), 6);
}

#[test]
fn f38_ready_before_an_empty_market_does_nothing() {
    let game = scene().last_turn().with(|game| game.open.last_turns = 2);
    let game = play(ready(game), "1 income");
    assert!(consul(&game).ready);
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f38_he_may_empty_the_market() {
    let game = play(
        ready(scene().stack("").market("A1")),
        "1 income\n1 place A1",
    );
    assert_eq!((game.last_turns, game.turn.seat), (2, seat(2)));
}

#[test]
fn f39_a_lot_that_touches_none_of_his_takes_size_1() {
    let game = play(
        ready(scene().tokens("pottery A1+A2").market("B3 G2 G3 G4 G5 G6")),
        "1 income",
    );
    assert_eq!(placing(&game).token.size(), 1);
    assert!(legal(&game, "1 place B3"));
    refuse(&game, "1 place A1", "F-39");
    refuse(&game, "1 place A1+A2", "F-39");
    refuse(&game, "2 place B3", "F-12a");
}

#[test]
fn f39_the_largest_size_that_covers_only_smaller_tokens() {
    let game = ready(
        scene()
            .tokens("insula-long A1+A2+A3, domus B2")
            .market("B1 G2 G3 G4 G5 G6"),
    );
    let game = play(game, "1 income");
    assert_eq!(
        placing(&game).token.size(),
        4,
        "I4 or O4 may cover the size-3 token"
    );
    let game = ready(
        scene()
            .tokens("foundry-long A1+A2+A3+A4, domus C1")
            .market("B1 G2 G3 G4 G5 G6"),
    );
    let game = play(game, "1 income");
    assert_eq!(placing(&game).token.size(), 2);
    refuse(&game, "1 place A1+B1", "F-39");
    let game = play(game, "1 place B1+C1");
    assert_eq!(consul(&game).discards[Building::Domus.index()], 1);
}

#[test]
fn f39_the_topmost_fitting_token_and_those_above_keep_their_order() {
    let game = scene()
        .tokens("pottery A1+A2")
        .market("B1 G2 G3 G4 G5 G6")
        .pile(3, "insula-long artisan-long artisan-l insula-l");
    let game = play(ready(game), "1 income");
    assert_eq!(
        placing(&game).token,
        Building::ArtisanL,
        "a line does not fit"
    );
    let pile: Vec<_> = game.hidden.tokens[2]
        .top_down()
        .map(|piled| piled.token)
        .collect();
    assert_eq!(
        pile,
        [
            Building::InsulaLong,
            Building::ArtisanLong,
            Building::InsulaL
        ]
    );
    let view = dump(&game, Viewer::Spectator).consul.unwrap();
    let shapes: Vec<_> = view.piles[2].iter().map(|token| token.shape).collect();
    assert_eq!(
        shapes,
        [Some(Shape::I3), Some(Shape::I3), None],
        "who was passed over is known"
    );
    let mut rng = kernel::Rng::from_key([1; 32]);
    for _ in 0..20 {
        let other = determinized(&game, seat(1), &mut rng);
        let last = other.hidden.tokens[2].as_slice()[0].token;
        assert_eq!(last, Building::InsulaL, "the only one left without a line");
    }
}

#[test]
fn f39_discards_are_shuffled_under_the_pile() {
    let game = scene()
        .tokens("pottery A1+A2")
        .market("B1 G2 G3 G4 G5 G6")
        .pile(3, "insula-long");
    let game = play(ready(game), "1 income");
    assert_eq!(placing(&game).token.shape(), Shape::L3);
    assert_eq!(
        game.hidden.tokens[2].as_slice().last().unwrap().token,
        Building::InsulaLong
    );
    let discarded = (0..OWN_BUILDINGS).filter(|index| Building::ALL[*index].size() == 3);
    assert_eq!(
        discarded
            .map(|index| consul(&game).discards[index])
            .sum::<u8>(),
        0
    );
}

#[test]
fn f39_without_a_token_he_refuses_the_lot_for_seven_points() {
    // All tokens of size 3 are on the board; B1 asks for one of them.
    let game = scene()
        .tokens("insula-long E1+E2+E3, insula-l E5+E6+F5, artisan-long G1+G2+G3")
        .tokens("artisan-l C5+C6+D5, pottery A1+A2")
        .market("B1 C7 D7 E7 F7 G7");
    let game = play(ready(game), "1 income");
    assert_eq!(consul(&game).points.of(Category::RefusedLots), 7);
    let lot = "B1".parse().unwrap();
    assert!(game.gone.deeds.contains(lot) && !consul(&game).estate.lots.contains(lot));
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f39_bare_lots_are_filled_with_the_largest_that_fits() {
    // An I4 over two tokens of two leaves none bare; an O4 over an I3 leaves one bare.
    let game = scene()
        .tokens("insula-long A1+A2+A3, domus B1")
        .market("B2 G2 G3 G4 G5 G6")
        .pile(4, "foundry-square");
    let game = play(ready(game), "1 income");
    assert_eq!(placing(&game).new_lot, "B2".parse().ok());
    let game = play(game, "1 place A1+A2+B1+B2");
    assert_eq!(placing(&game).new_lot, None);
    assert_eq!(placing(&game).token.size(), 1);
    refuse(&game, "1 place A1", "F-39");
    let game = play(game, "1 place A3");
    assert!(consul(&game).estate.empty.is_empty());
}

#[test]
fn f39_a_size_without_tokens_is_passed_over_and_a_lot_may_stay_bare() {
    // Every token of size 1 stands on the board, none is discarded.
    let singles = "domus D1, domus D3, domus D5, domus D7, bakery E2, bakery E4, bakery E6, \
                   bakery F1, fountain F3, library F5, market F7, garden G2";
    let game = scene()
        .tokens(singles)
        .tokens("insula-long A1+A2+A3, pottery B1+C1")
        .market("B2 G7 G5 C7 B7 B5")
        .pile(4, "foundry-square");
    let game = play(ready(game), "1 income\n1 place A1+A2+B1+B2");
    // A3 and C1 are bare; no token of size 1 is left.
    assert_eq!(consul(&game).estate.empty, "A3+C1".parse().unwrap());
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f39_a_bare_pair_of_lots_takes_a_token_of_two() {
    let game = scene()
        .tokens("insula-long A1+A2+A3, insula-l B1+C1+C2")
        .market("B2 G2 G3 G4 G5 G6")
        .pile(4, "foundry-square")
        .pile(2, "pottery");
    let game = play(ready(game), "1 income\n1 place A1+A2+B1+B2");
    assert_eq!(
        (placing(&game).token, placing(&game).new_lot),
        (Building::Pottery, None)
    );
    let game = play(game, "1 place C1+C2\n1 place A3");
    assert!(consul(&game).estate.empty.is_empty());
}

#[test]
fn f40_deeds_at_the_start_by_difficulty() {
    for (rule, deeds) in [("standard", 0), ("hard", 2), ("challenge", 4)] {
        let setup = setup::<Foundations>(3, &[("consul", rule), ("first", "2")]);
        let mut game = Foundations::new(&setup, &Seed::of_series(3, 3));
        let mut list = Vec::new();
        while let Phase::Consul(_) = game.phase {
            assert_eq!(
                game.to_act(),
                SeatSet::one(seat(2)),
                "the first player chooses"
            );
            assert!(game.market.is_empty(), "before the era stacks are made");
            game.legal(seat(2), &mut list);
            game.apply(seat(2), list[0], &mut ());
        }
        assert_eq!(consul(&game).estate.lots.len(), deeds);
        assert!(consul(&game).estate.empty.is_empty());
        let cards: usize = game.hidden.stacks.iter().map(|stack| stack.len()).sum();
        assert_eq!(cards + 6, 64 - 18 - deeds);
        assert!(!consul(&game).ready);
    }
}

#[test]
fn f41_tokens_are_buildings_for_everybody() {
    let game = scene()
        .tokens("insula-long A1+A2+A3")
        .built(1, "resplendent-library B1+B2")
        .done();
    let library = game.city.footprint("B1".parse().unwrap());
    assert_eq!(
        game.city
            .civic_points(Building::ResplendentLibrary, library),
        4
    );
    assert_eq!(TOKENS.iter().sum::<u8>(), 30);
}

#[test]
fn f42_prices_follow_the_silver_on_his_tokens() {
    let game = scene().tokens("bakery A1").silver(1, 2).done();
    assert!(legal(&game, "1 buy 1"), "half of one is nothing");
    let game = scene().tokens("bakery A1, bakery A3").silver(1, 3).done();
    assert_eq!(game.min_price(), 3);
    assert_eq!(play(game, "1 buy 1").players[seat(1)].silver, 0);
}

#[test]
fn f43_everybody_behind_loses_the_difference() {
    let game = Scene::new(3, &[ON])
        .built(1, "insula-long A1+A2+A3")
        .built(2, "domus C1")
        .tokens("domus-maxima E1+E2")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    let residential: Vec<_> = (1..=3)
        .map(|number| points(&game, number, Category::Residential))
        .collect();
    assert_eq!(
        residential,
        [4, -3, -4],
        "the leader only the bonus; 0 citizens lose too"
    );
    assert_eq!(consul(&game).points.of(Category::Residential), -2);
}

#[test]
fn f43_without_any_citizen_nothing_happens() {
    let game = play(scene().last_turn().done(), "1 income");
    assert_eq!(points(&game, 1, Category::Residential), 0);
    assert_eq!(consul(&game).points.of(Category::Residential), 0);
}

#[test]
fn f43_his_other_buildings_score_and_his_silver_in_era_3() {
    for (era, expected) in [(1, 5), (3, 8)] {
        let game = scene()
            .era(era)
            .tokens("foundry-long A1+A2+A3+A4, market B1")
            .last_turn()
            .done();
        let game = play(game, "1 income");
        assert_eq!(consul(&game).points.of(Category::Commercial), expected);
        assert_eq!(consul(&game).points.of(Category::Civic), 3);
    }
}

#[test]
fn f43_he_counts_as_a_player_for_jupiter() {
    let game = Scene::new(2, &[ON, ("monuments", "true")])
        .pool("jupiter")
        .empty(1, "C3+C4+D3+D4")
        .tokens("domus B3")
        .done();
    let game = play(game, "1 build jupiter C3+C4+D3+D4");
    assert_eq!(consul(&game).points.of(Category::Monuments), 2);
    assert_eq!(points(&game, 1, Category::Monuments), 0);
}

#[test]
fn f44_every_player_must_have_more_than_the_consul() {
    let result = |scene: Scene| play(scene.era(3).last_turn().done(), "1 income").standing();
    let ahead = || scene().empty(1, "A1").empty(2, "C1");
    assert_eq!(result(ahead()), Some(Standing::Team { won: true }));
    assert_eq!(
        result(scene().empty(1, "A1")),
        Some(Standing::Team { won: false }),
        "a tie of one"
    );
}

#[test]
fn f45_forbidden_combinations_name_the_rule() {
    let refused = |seats: usize, choices: &[(&str, &str)]| {
        let mut options = Options::default();
        for (key, value) in choices {
            options.set(key, value).unwrap();
        }
        match Setup::<Foundations>::new(seats, options) {
            Err(OptionError::Refused { rule, word, reason }) => {
                assert_eq!(word.parse().map(Clash::reason), Ok(reason));
                rule
            }
            other => panic!("{other:?}"),
        }
    };
    for module in ["trading", "stealing", "invocations", "roles"] {
        assert_eq!(refused(3, &[ON, (module, "true")]), "F-45", "{module}");
    }
    for rule in ["hidden", "public"] {
        assert_eq!(
            refused(2, &[("consul", "hard"), ("objectives", rule)]),
            "F-45"
        );
    }
    assert_eq!(refused(5, &[ON]), "F-45");
    let allowed = [ON, ("monuments", "true"), ("drafting", "true")];
    let _ = setup::<Foundations>(4, &allowed);
}
