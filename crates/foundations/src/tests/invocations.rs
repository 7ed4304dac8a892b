//! F-33 to F-34: how invocations come into play and are used.

use kernel::{Game, Rng, Seed, Setup, Viewer};

use super::{Scene, determinized, dump, play, points, refuse, seat};
use crate::action::Slot;
use crate::data::{Invocation, Role};
use crate::position::Foundations;
use crate::{Card, Category};

const ON: (&str, &str) = ("invocations", "true");

fn scene(card: Invocation) -> Scene {
    Scene::new(2, &[ON]).holds(1, card)
}

/// The game at its first turn by these rules; set-up is played with the first choice each time.
fn begun(rules: u32, seats: usize, options: &[(&str, &str)], seed: u64) -> Foundations {
    let setup = Setup::of_rules(rules, seats, options.iter().copied()).unwrap();
    let mut game = Foundations::new(&setup, &Seed::of_series(8, seed));
    play_setup(&mut game, &mut |_| {});
    game
}

fn play_setup(game: &mut Foundations, watch: &mut impl FnMut(&Foundations)) {
    let mut legal = Vec::new();
    while !game.has_begun() {
        watch(game);
        let seat = game.to_act().first().unwrap();
        game.legal(seat, &mut legal);
        game.apply(seat, legal[0], &mut ());
    }
}

fn inserts(cards: &[Card]) -> usize {
    cards.iter().filter_map(|card| card.invocation()).count()
}

/// The cards of era 1 from the left of the market to the bottom of the stack.
fn first_era(game: &Foundations) -> Vec<Card> {
    let market = game.market.as_slice().iter().copied();
    market.chain(game.hidden.stacks[0].top_down()).collect()
}

#[test]
fn f33_three_invocations_are_in_each_era() {
    for (rules, seed) in (1..=2).flat_map(|rules| (0..20).map(move |seed| (rules, seed))) {
        let game = begun(rules, 3, &[ON], seed);
        let [_, second, third] = &game.hidden.stacks;
        let eras = [&first_era(&game)[..], second.as_slice(), third.as_slice()];
        assert_eq!(eras.map(inserts), [3, 3, 3]);
    }
}

#[test]
fn f33_the_first_six_cards_of_the_market_are_deeds() {
    let (mut landed, mut before) = (0, 0);
    for (seats, seed) in (2..=5).flat_map(|seats| (0..40).map(move |seed| (seats, seed))) {
        for options in [&[ON][..], &[ON, ("roles", "true"), ("drafting", "true")]] {
            let game = begun(2, seats, options, seed);
            assert_eq!((game.market.len(), inserts(game.market.as_slice())), (6, 0));
            assert_eq!(inserts(game.hidden.stacks[0].as_slice()), 3);
            let roles = game.players.as_slice().iter();
            landed += roles.filter(|own| own.role == Some(Role::Landed)).count();
            before += inserts(begun(1, seats, options, seed).market.as_slice());
        }
    }
    assert!(landed > 5, "R9 makes a stack shorter in {landed} games");
    assert!(before > 100, "by rules 1 they lie there too: {before}");
}

/// By rules 2 every place below the market is as likely as any other.
#[test]
fn f33_invocations_lie_anywhere_in_the_rest_of_the_stack() {
    let mut found = [0; 16];
    let games = 1600;
    for seed in 0..games {
        let cards = first_era(&begun(2, 2, &[ON], seed));
        for (place, card) in cards.iter().enumerate() {
            found[place] += usize::from(card.invocation().is_some());
        }
    }
    assert_eq!(found[..6], [0; 6]);
    let expected = games as usize * 3 / 10;
    let even = |count: &usize| count.abs_diff(expected) < expected / 5;
    assert!(found[6..].iter().all(even), "{found:?}");
}

#[test]
fn f46_deeds_lie_as_without_invocations() {
    let deeds = |game: &Foundations| {
        let [_, second, third] = &game.hidden.stacks;
        let later = second.top_down().chain(third.top_down());
        let all = first_era(game).into_iter().chain(later);
        all.filter_map(Card::lot).collect::<Vec<_>>()
    };
    for seed in 0..20 {
        let plain = begun(2, 4, &[], seed);
        let before = begun(1, 4, &[], seed);
        assert!(before.hidden == plain.hidden && before.market == plain.market);
        for rules in 1..=2 {
            assert_eq!(deeds(&begun(rules, 4, &[ON], seed)), deeds(&plain));
        }
    }
}

/// Whoever imagines the game before the market lies there imagines it by the rules it began with.
#[test]
fn f46_an_imagined_set_up_goes_by_its_rules() {
    let options = [ON, ("roles", "true"), ("drafting", "true")];
    let seen = [1, 2].map(|rules| {
        let setup = Setup::of_rules(rules, 3, options).unwrap();
        let mut game = Foundations::new(&setup, &Seed::of_series(8, 1));
        let (mut rng, mut seen) = (Rng::from_key([3; 32]), 0);
        play_setup(&mut game, &mut |game| {
            for viewer in game.seats.iter() {
                let mut imagined = determinized(game, viewer, &mut rng);
                play_setup(&mut imagined, &mut |_| {});
                seen += inserts(imagined.market.as_slice());
            }
        });
        seen
    });
    assert!(seen[0] > 10 && seen[1] == 0, "{seen:?}");
}

/// The first market says nothing about where the invocations lie.
#[test]
fn f47_at_the_first_turn_they_may_lie_anywhere_below() {
    let game = begun(2, 2, &[ON], 1);
    let mut rng = Rng::from_key([3; 32]);
    let mut found = [0; 10];
    for _ in 0..1000 {
        let imagined = determinized(&game, seat(1), &mut rng);
        for (count, card) in found.iter_mut().zip(imagined.hidden.stacks[0].as_slice()) {
            *count += usize::from(card.invocation().is_some());
        }
    }
    assert!(
        found.iter().all(|count| (230..370).contains(count)),
        "{found:?}"
    );
}

#[test]
fn f33_cards_of_other_modules_are_removed() {
    let base = Scene::new(2, &[ON]).done().options.invocations_in_play();
    assert_eq!(base.len(), 15);
    assert!(!base.contains(Invocation::SafeConduct) && !base.contains(Invocation::NewPurpose));
}

#[test]
fn f33_bought_like_a_deed_without_a_marker() {
    let game = Scene::new(2, &[ON])
        .market("windfall G1 G2 G3 G4 G5")
        .empty(1, "A1+A3+A5+B2+B4+C1+C3+C5")
        .silver(1, 2)
        .done();
    assert_eq!(game.players[seat(1)].free_markers(), 0);
    let game = play(game, "1 buy 1");
    assert!(game.players[seat(1)].holds(Invocation::Windfall));
    assert_eq!(
        dump(&game, Viewer::Spectator).players[0].invocations,
        [Invocation::Windfall].into_iter().collect()
    );
}

#[test]
fn f33a_a_card_is_used_once_and_stays_spent() {
    let game = play(scene(Invocation::Windfall).done(), "1 use windfall");
    refuse(&game, "1 use windfall", "F-33a");
    let player = &game.players[seat(1)];
    assert!(player.spent.contains(Invocation::Windfall) && !player.holds(Invocation::Windfall));
    let game = scene(Invocation::Abundance)
        .holds(1, Invocation::Census)
        .done();
    refuse(&game, "1 use abundance", "F-33a");
    refuse(&game, "1 use census", "F-33a");
}

#[test]
fn f33a_unused_cards_count_at_the_end() {
    let game = scene(Invocation::Haste)
        .holds(1, Invocation::Bargain)
        .holds(1, Invocation::Surveyor);
    let game = play(game.era(3).last_turn().done(), "1 income\n1 end");
    assert_eq!(points(&game, 1, Category::Invocations), 3 + 2);
}

#[test]
fn f33a_usable_from_the_moment_it_is_bought() {
    let game = Scene::new(2, &[ON])
        .market("windfall G1 G2 G3 G4 G5")
        .silver(1, 2)
        .done();
    let game = play(game, "1 buy 1\n1 use windfall");
    assert_eq!(game.players[seat(1)].silver, 12);
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f33b_reductions_add_up_to_at_least_one() {
    let game = Scene::new(2, &[ON, ("roles", "true")])
        .role(1, Role::Persuasive)
        .holds(1, Invocation::Connections)
        .done();
    let prices: Vec<_> = Slot::first(6)
        .map(|slot| game.price(seat(1), slot))
        .collect();
    assert_eq!(prices, [1, 2, 3, 2, 4, 6]);
}

#[test]
fn f34_every_card_that_is_used_in_a_turn_has_its_condition() {
    let game = scene(Invocation::Tribute)
        .holds(1, Invocation::Foresight)
        .last_turn()
        .done();
    refuse(&game, "1 use tribute", "F-34");
    refuse(&game, "1 use foresight", "F-34");
}
