//! I1 to I20: each invocation.

use kernel::{Game, SeatSet, Viewer};

use super::{Scene, determinized, dump, legal, play, points, refuse, seat};
use crate::Category;
use crate::board::Lots;
use crate::data::{Building, Invocation, Objective};
use crate::dump::PhaseDump;
use crate::position::{Foundations, Phase};

const ON: (&str, &str) = ("invocations", "true");

fn scene(card: Invocation) -> Scene {
    Scene::new(2, &[ON]).holds(1, card)
}

fn market(game: &Foundations) -> Vec<String> {
    game.market
        .as_slice()
        .iter()
        .map(ToString::to_string)
        .collect()
}

#[test]
fn i1_haste_two_more_actions_that_must_be_taken() {
    let game = play(
        scene(Invocation::Haste).silver(1, 0).done(),
        "1 use haste\n1 income\n1 income",
    );
    refuse(&game, "1 end", "F-12a");
    let game = play(game, "1 income");
    assert_eq!(
        (game.players[seat(1)].silver, game.turn.seat),
        (15, seat(2))
    );
}

#[test]
fn i2_bargain_buys_any_card_for_two_silver() {
    let base = || scene(Invocation::Bargain).market("G1 G2 G3 G4 G5 G6");
    let game = play(base().silver(1, 2).done(), "1 use bargain 6");
    let player = &game.players[seat(1)];
    assert_eq!(
        (player.silver, player.estate.empty),
        (0, "G6".parse().unwrap())
    );
    assert_eq!(
        (game.turn.actions, game.market.len()),
        (1, 6),
        "no action, and refilled"
    );
    refuse(&base().silver(1, 1).done(), "1 use bargain 1", "F-8");
    let full = base().empty(1, "A1+A3+A5+B2+B4+C1+C3+C5").done();
    refuse(&full, "1 use bargain 1", "F-8");
}

#[test]
fn i3_windfall_twelve_silver() {
    let game = play(
        scene(Invocation::Windfall).silver(1, 0).done(),
        "1 use windfall",
    );
    assert_eq!(game.players[seat(1)].silver, 12);
}

#[test]
fn i4_exchange_swaps_an_empty_lot_for_a_deed() {
    let game = scene(Invocation::Exchange)
        .market("G1 G2 windfall G4 G5 G6")
        .empty(1, "A1")
        .built(1, "domus A2")
        .done();
    refuse(&game, "1 use exchange A1 3", "F-34");
    refuse(&game, "1 use exchange A2 1", "F-34");
    let game = play(game, "1 use exchange A1 2");
    assert_eq!(market(&game)[..3], ["G1", "A1", "windfall"]);
    assert_eq!(game.players[seat(1)].estate.empty, "G2".parse().unwrap());
}

#[test]
fn i5_foresight_orders_the_top_cards_and_only_the_holder_knows() {
    let game = scene(Invocation::Foresight)
        .market("A1 A2 A3 A4 A5 A6")
        .stack("G1 G2 G3 G4 G5")
        .done();
    let game = play(game, "1 use foresight");
    let shown = |game: &Foundations, viewer: usize| -> Vec<String> {
        let stack = &dump(game, Viewer::Seat(seat(viewer))).stacks[0];
        stack
            .iter()
            .map(|card| card.map_or("-".to_string(), |card| card.to_string()))
            .collect()
    };
    assert_eq!(shown(&game, 1), ["G1", "G2", "G3", "G4", "-"]);
    assert_eq!(shown(&game, 2), ["-"; 5]);
    refuse(&game, "1 order 1+2", "I5");
    let game = play(game, "1 order 3+1+4+2");
    assert_eq!(shown(&game, 1), ["G3", "G1", "G4", "G2", "-"]);
    let game = play(game, "1 buy 1");
    assert_eq!(market(&game)[5], "G3");
    assert_eq!(shown(&game, 1), ["G1", "G4", "G2", "-"]);
    let mut rng = kernel::Rng::from_key([1; 32]);
    for _ in 0..20 {
        let own = determinized(&game, seat(1), &mut rng);
        assert_eq!(shown(&own, 1), shown(&game, 1));
    }
    let orders: std::collections::BTreeSet<_> = (0..40)
        .map(|_| {
            determinized(&game, seat(2), &mut rng).hidden.stacks[0]
                .as_slice()
                .to_vec()
        })
        .collect();
    assert!(orders.len() > 20, "to the other it may be anything");
}

#[test]
fn i5_foresight_with_fewer_cards_shows_all() {
    let game = scene(Invocation::Foresight).stack("G1 G2").done();
    let game = play(game, "1 use foresight");
    let mut list = Vec::new();
    game.legal(seat(1), &mut list);
    assert_eq!(
        list.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["order 1+2", "order 2+1"]
    );
}

#[test]
fn i6_fresh_market_goes_under_the_stack() {
    let game = scene(Invocation::FreshMarket)
        .market("A1 A2 windfall A4 A5 A6")
        .stack("G1 G2 G3 G4")
        .done();
    let game = play(game, "1 use fresh-market");
    assert_eq!(market(&game), ["G1", "G2", "G3", "G4", "A1", "A2"]);
    let stack: Vec<_> = game
        .stack()
        .top_down()
        .map(|card| card.to_string())
        .collect();
    assert_eq!(stack, ["windfall", "A4", "A5", "A6"]);
    let seen = &dump(&game, Viewer::Spectator).stacks[0];
    assert!(seen.iter().all(Option::is_some), "known to all");
    refuse(
        &scene(Invocation::FreshMarket).stack("").done(),
        "1 use fresh-market",
        "F-34",
    );
}

#[test]
fn i6_then_i5_leaves_the_others_only_the_set() {
    let game = scene(Invocation::FreshMarket)
        .holds(1, Invocation::Foresight)
        .market("A1 A2 A3 A4 A5 A6")
        .stack("G1 G2 G3 G4")
        .done();
    let game = play(game, "1 use fresh-market\n1 use foresight\n1 order 4+3+2+1");
    let view = dump(&game, Viewer::Seat(seat(2)));
    assert_eq!(view.stacks[0], [None; 4]);
    assert_eq!(view.put_under.len(), 4, "which they are is known");
    let mut rng = kernel::Rng::from_key([1; 32]);
    let mut orders = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let other = determinized(&game, seat(2), &mut rng);
        let mut cards = other.hidden.stacks[0].as_slice().to_vec();
        orders.insert(cards.clone());
        cards.sort_unstable();
        assert_eq!(cards, game.known.put_under.as_slice());
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn i7_rebuild_covers_equal_sizes_in_this_turn() {
    let game = scene(Invocation::Rebuild)
        .holds(1, Invocation::Haste)
        .built(1, "domus A1, bakery A3");
    let game = game.done();
    refuse(&game, "1 build garden A1", "F-10");
    let game = play(
        game,
        "1 use haste\n1 use rebuild\n1 build garden A1\n1 build library A3\n1 income",
    );
    assert_eq!(game.players[seat(1)].estate.heads.len(), 2);
    assert!(!game.turn.rebuild, "it ended with the turn");
    let spent = scene(Invocation::Rebuild)
        .holds(1, Invocation::Windfall)
        .done();
    let spent = play(spent, "1 income");
    refuse(&spent, "1 use rebuild", "F-34");
}

#[test]
fn i8_clearance_takes_an_own_building_off() {
    let options = [ON, ("monuments", "true")];
    let base = || Scene::new(2, &options).holds(1, Invocation::Clearance);
    let game = base()
        .built(1, "apollo A1+A2, insula-long C1+C2+C3")
        .built(2, "domus G1")
        .done();
    refuse(&game, "1 use clearance A2", "I8");
    refuse(&game, "1 use clearance G1", "I8");
    let cleared = play(game.clone(), "1 use clearance A1");
    assert!(cleared.pool.contains(Building::Apollo));
    assert_eq!(cleared.free_monument_markers(seat(1)), 6);
    let cleared = play(game, "1 use clearance C1");
    assert_eq!(
        cleared.players[seat(1)].estate.empty,
        "C1+C2+C3".parse().unwrap()
    );
    assert_eq!(
        cleared.players[seat(1)].tray[Building::InsulaLong.index()],
        1
    );
    let full = base()
        .built(1, "insula-long C1+C2+C3")
        .empty(1, "A1+A3+A5+E1+E3+E5")
        .done();
    refuse(&full, "1 use clearance C1", "I8");
}

#[test]
fn i9_festival_scores_a_civic_building_again_at_most_six() {
    let game = scene(Invocation::Festival)
        .built(
            1,
            "resplendent-library B1+B2, fountain D1, grand-insula-long A1+A2+A3+A4",
        )
        .built(2, "insula-long C1+C2+C3")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    assert_eq!(game.to_act(), SeatSet::one(seat(1)));
    refuse(&game, "1 festival A1", "I9");
    let kept = play(game.clone(), "1 keep");
    assert!(kept.players[seat(1)].holds(Invocation::Festival));
    let small = play(game.clone(), "1 festival D1");
    assert_eq!(points(&small, 1, Category::Invocations), 1);
    let large = play(game, "1 festival B1");
    assert_eq!(
        points(&large, 1, Category::Invocations),
        6,
        "ten citizens, at most six"
    );
    assert_eq!(large.era, 1);
}

/// Before the rest of the era is scored: the running score shows it while others are asked.
#[test]
fn i9_points_are_booked_when_the_offer_is_taken() {
    let game = scene(Invocation::Festival)
        .holds(2, Invocation::Census)
        .built(1, "fountain D1, domus E1")
        .built(2, "domus C1")
        .last_turn()
        .done();
    let game = play(game, "1 income\n1 festival D1");
    assert_eq!((game.era, game.to_act()), (0, SeatSet::one(seat(2))));
    assert_eq!(points(&game, 1, Category::Invocations), 2);
    assert_eq!(points(&game, 1, Category::Civic), 0, "not yet");
    let game = play(game, "2 census");
    assert_eq!(points(&game, 1, Category::Invocations), 2);
    assert_eq!(points(&game, 1, Category::Civic), 2);
}

#[test]
fn i9_offered_only_to_holders_who_can_use_it() {
    let game = play(
        scene(Invocation::Festival)
            .built(1, "domus A1")
            .last_turn()
            .done(),
        "1 income",
    );
    assert_eq!(game.era, 1, "no civic building, no question");
}

#[test]
fn i10_census_three_more_citizens_in_this_scoring() {
    let base = || {
        scene(Invocation::Census)
            .built(1, "domus A1")
            .built(2, "insula-long C1+C2+C3")
            .last_turn()
    };
    let game = play(base().done(), "1 income\n1 census");
    assert_eq!(
        [1, 2].map(|number| points(&game, number, Category::Residential)),
        [8, 8]
    );
    let none = play(scene(Invocation::Census).last_turn().done(), "1 income");
    assert_eq!(none.era, 1, "without a citizen it is not offered");
}

#[test]
fn i10_offers_go_round_from_the_first_player_festival_first() {
    let game = Scene::new(3, &[ON])
        .holds(1, Invocation::Festival)
        .holds(3, Invocation::Census)
        .built(1, "garden A1")
        .built(3, "domus C1")
        .last_turn()
        .with(|game| game.open.first = seat(3))
        .done();
    let game = play(game, "1 income");
    assert_eq!(game.to_act(), SeatSet::one(seat(3)));
    let game = play(game, "3 census");
    match dump(&game, Viewer::Seat(seat(1))).phase {
        PhaseDump::Offer(offer) => {
            assert_eq!((offer.seat, offer.card), (seat(1), Invocation::Festival));
            assert_eq!(
                offer.census,
                Some(seat(3)),
                "each sees what was decided before"
            );
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(play(game, "1 keep").era, 1);
}

#[test]
fn i11_tribute_twice_the_silver_of_own_buildings() {
    let base = || scene(Invocation::Tribute).silver(1, 0);
    let game = play(
        base().built(1, "foundry-long A1+A2+A3+A4").done(),
        "1 use tribute",
    );
    assert_eq!(game.players[seat(1)].silver, 6);
    refuse(&base().built(1, "domus A1").done(), "1 use tribute", "F-34");
}

#[test]
fn i12_abundance_three_more_with_each_income() {
    let game = play(scene(Invocation::Abundance).silver(1, 0).done(), "1 income");
    assert_eq!(game.players[seat(1)].silver, 8);
}

#[test]
fn i13_connections_one_less() {
    let game = play(
        scene(Invocation::Connections).silver(1, 2).done(),
        "1 buy 2",
    );
    assert_eq!(game.players[seat(1)].silver, 0);
}

#[test]
fn i14_surveyor_a_marker_and_a_point_per_seven_lots() {
    let game = scene(Invocation::Surveyor)
        .built(1, "foundry-long A1+A2+A3+A4")
        .empty(1, "C1+C3+C5")
        .last_turn()
        .done();
    assert_eq!(game.players[seat(1)].lot_markers(), 9);
    let game = play(game, "1 income");
    assert_eq!(points(&game, 1, Category::Invocations), 1);
}

#[test]
fn i15_prosperity_two_more_citizens() {
    let base = || scene(Invocation::Prosperity);
    assert_eq!(base().done().population(seat(1)), 0);
    assert_eq!(base().built(1, "domus A1").done().population(seat(1)), 3);
    // They lie on no building: a Library beside the Domus counts one citizen.
    let game = base()
        .built(1, "domus A1, resplendent-library A2+A3")
        .done();
    let library: Lots = "A2+A3".parse().unwrap();
    assert_eq!(
        game.city
            .civic_points(Building::ResplendentLibrary, library),
        1
    );
}

#[test]
fn i16_safe_conduct_nobody_steals_and_tokens_are_worth_more() {
    let options = [ON, ("stealing", "true")];
    let game = Scene::new(2, &options)
        .holds(2, Invocation::SafeConduct)
        .empty(1, "A1+A3")
        .empty(2, "A2")
        .done();
    refuse(&game, "1 steal A2", "I16");
    let game = Scene::new(2, &options)
        .holds(2, Invocation::SafeConduct)
        .era(3)
        .last_turn()
        .done();
    let game = play(game, "1 income");
    assert_eq!(points(&game, 2, Category::Invocations), 2);
    assert_eq!(points(&game, 2, Category::Favor), 4);
}

#[test]
fn i17_bold_claim_one_steal_with_a_single_piece() {
    let base = || {
        Scene::new(2, &[ON, ("stealing", "true")])
            .holds(1, Invocation::BoldClaim)
            .empty(1, "A1+C3+E3")
            .empty(2, "A2+D3+E4")
    };
    let game = base().done();
    refuse(&game, "1 steal A2", "F-29");
    // A steal that has two pieces does not use it up.
    let game = play(game, "1 use bold-claim\n1 steal D3\n1 steal A2");
    assert!(!game.turn.bold_claim);
    refuse(&game, "1 steal E4", "F-29");
    let broke = base().with(|game| {
        game.open.players[seat(1)].favor = 0;
        game.open.players[seat(1)].flipped = 2;
    });
    refuse(&broke.done(), "1 use bold-claim", "F-34");
}

#[test]
fn i18_dispensation_one_monument_against_its_requirement() {
    let base = || {
        Scene::new(2, &[ON, ("monuments", "true")])
            .holds(1, Invocation::Dispensation)
            .holds(1, Invocation::Haste)
            .pool("lighthouse venus")
            .empty(1, "C3+D5+D6")
    };
    let game = base().done();
    refuse(&game, "1 build lighthouse C3", "F-25");
    let game = play(
        game,
        "1 use dispensation\n1 use haste\n1 build lighthouse C3",
    );
    refuse(&game, "1 build venus D5+D6", "F-25");
    let late = base().holds(1, Invocation::Windfall).done();
    let late = play(late, "1 income");
    refuse(&late, "1 use dispensation", "F-34");
}

#[test]
fn i19_revelation_the_next_monument_joins_the_pool() {
    let game = Scene::new(2, &[ON, ("monuments", "true")])
        .holds(1, Invocation::Revelation)
        .done();
    let next = game.hidden.monuments.top_down().next().unwrap();
    let game = play(game, "1 use revelation");
    assert!(game.pool.contains(next));
    assert_eq!(game.pool.len(), 6);
}

#[test]
fn i20_new_purpose_keeps_one_of_two_in_secret() {
    for rule in ["hidden", "public"] {
        let game = Scene::new(2, &[ON, ("objectives", rule)])
            .holds(1, Invocation::NewPurpose)
            .done();
        let before = game.kept_objectives(seat(1)).len();
        let next: Vec<Objective> = game.hidden.objectives.top_down().take(2).collect();
        let game = play(game, "1 use new-purpose");
        match dump(&game, Viewer::Seat(seat(2))).phase {
            PhaseDump::NewPurpose { offered } => assert_eq!(offered, None),
            other => panic!("{other:?}"),
        }
        assert!(matches!(game.phase, Phase::NewPurpose));
        assert!(legal(&game, &format!("1 objective {}", next[0])));
        let game = play(game, &format!("1 objective {}", next[1]));
        let own = &game.hidden.players[seat(1)];
        assert!(own.objectives.as_slice().contains(&next[1]));
        assert!(own.rejected_objectives.as_slice().contains(&next[0]));
        assert_eq!(own.objectives.len(), before + 1);
        assert_eq!(game.turn.actions, 1);
    }
}
