//! F-46, F-47: the order of set-up, and what stays hidden.

use kernel::testing::setup;
use kernel::{Event as _, Game, Rng, Seat, Seed, Viewer};

use super::{determinized, dump, seat};
use crate::event::Event;
use crate::position::{Foundations, Phase};

const ALL: [(&str, &str); 8] = [
    ("first", "1"),
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

/// Plays at random; `watch` sees each state before its action.
fn random_game(
    seats: usize,
    options: &[(&str, &str)],
    mut watch: impl FnMut(&Foundations, &[Event]),
) -> Foundations {
    let mut game = Foundations::new(&setup(seats, options), &Seed::of_series(11, 0));
    let mut rng = Rng::from_key([9; 32]);
    let (mut list, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        watch(&game, &events);
        game.legal(seat, &mut list);
        events.clear();
        let action = *rng.choose(&list).unwrap();
        game.apply(seat, action, &mut events);
    }
    game
}

fn phase_name(phase: &Phase) -> &'static str {
    match phase {
        Phase::Draft(_) => "draft",
        Phase::Roles(_) => "roles",
        Phase::Objectives(_) => "objectives",
        Phase::Consul(_) => "consul",
        _ => "play",
    }
}

#[test]
fn f46_set_up_goes_in_its_order() {
    let mut order = Vec::new();
    random_game(3, &ALL, |game, _| {
        let name = phase_name(&game.phase);
        if order.last() != Some(&name) {
            order.push(name);
        }
        if name == "draft" || name == "roles" {
            assert!(
                game.pool.is_empty() && game.market.is_empty(),
                "nothing is open yet"
            );
        }
        if name == "objectives" {
            assert_eq!((game.pool.len(), game.market.len()), (6, 6));
        }
    });
    assert_eq!(order, ["draft", "roles", "objectives", "play"]);
    let mut order = Vec::new();
    let options = [
        ("consul", "hard"),
        ("drafting", "true"),
        ("monuments", "true"),
    ];
    random_game(3, &options, |game, _| {
        let name = phase_name(&game.phase);
        if order.last() != Some(&name) && !order.contains(&"play") {
            order.push(name);
        }
    });
    assert_eq!(order, ["draft", "consul", "play"]);
}

#[test]
fn f46_nothing_drawn_runs_out() {
    for index in 0..30 {
        let game = Foundations::new(&setup(5, &ALL), &Seed::of_series(12, index));
        assert_eq!(game.hidden.roles.len(), 15);
        assert!(game.hidden.objectives.len() >= 5 * 2 + 2, "and two for I20");
        assert!(game.hidden.monuments.len() > 5 + 3, "and one for I19");
    }
}

#[test]
fn f47_stacks_and_decks_are_face_down() {
    random_game(2, &ALL, |game, _| {
        let view = dump(game, Viewer::Spectator);
        let (shown, known) = (
            view.stacks.iter().flatten().flatten().count(),
            view.put_under.len(),
        );
        assert!(shown <= known, "only what I6 put under the stack is known");
        assert!(view.decks.deeds.iter().all(Option::is_none));
        assert!(view.decks.monuments.iter().all(Option::is_none));
        assert!(view.decks.objectives.iter().all(Option::is_none));
        let everything = dump(game, Viewer::Everything);
        assert!(everything.stacks.iter().flatten().all(Option::is_some));
    });
}

#[test]
fn f47_choices_of_others_are_blurred_in_events() {
    let mut hidden = 0;
    random_game(3, &ALL, |game, events| {
        for event in events {
            for viewer in game.seats.iter() {
                let seen = event.seen_by(Viewer::Seat(viewer)).unwrap();
                match (*event, seen) {
                    (Event::Chose { seat, choice }, Event::Chose { choice: seen, .. }) => {
                        assert_eq!(seen, choice.filter(|_| seat == viewer));
                        hidden += 1;
                    }
                    (
                        Event::ObjectivesOffered { seat, .. },
                        Event::ObjectivesOffered { pair, .. },
                    ) => {
                        assert_eq!(pair.is_some(), seat == viewer);
                    }
                    (event, seen) => {
                        assert!(event == seen || matches!(event, Event::Looked { .. }));
                    }
                }
            }
        }
    });
    assert!(hidden > 0);
}

#[test]
fn f47_objectives_and_roles_are_shown_at_the_end() {
    let game = random_game(3, &ALL, |_, _| {});
    let view = dump(&game, Viewer::Spectator);
    for player in &view.players {
        assert!(player.objectives.iter().all(Option::is_some));
        assert!(player.rejected_objectives.iter().all(Option::is_some));
        assert!(player.rejected_role.is_some());
    }
}

#[test]
fn f47_what_a_seat_cannot_know_is_drawn_anew() {
    let mut rng = Rng::from_key([5; 32]);
    let mut steps = 0;
    let mut different = [0; 3];
    random_game(3, &ALL, |game, _| {
        steps += 1;
        if steps % 20 != 0 || matches!(game.phase, Phase::Draft(_)) {
            return;
        }
        let other = determinized(game, seat(1), &mut rng);
        different[0] += usize::from(other.hidden.stacks != game.hidden.stacks);
        let theirs = |game: &Foundations| game.kept_objectives(seat(2));
        different[1] += usize::from(theirs(&other) != theirs(game));
        let rejected = |game: &Foundations| game.hidden.players[seat(3)].rejected_role;
        different[2] += usize::from(rejected(&other) != rejected(game));
        let own = |game: &Foundations, who: Seat| game.kept_objectives(who);
        assert_eq!(own(&other, seat(1)), own(game, seat(1)));
    });
    assert!(different.iter().all(|count| *count > 5), "{different:?}");
}

#[test]
fn f47_later_shuffles_do_not_follow_from_a_determinized_state() {
    let game = Foundations::new(&setup(2, &[("consul", "standard")]), &Seed::of_series(1, 1));
    let mut rng = Rng::from_key([5; 32]);
    let first = determinized(&game, seat(1), &mut rng).hidden.later;
    let second = determinized(&game, seat(1), &mut rng).hidden.later;
    assert!(first != game.hidden.later && first != second);
    assert!(format!("{game:?}").contains("LaterShuffles(secret)"));
}
