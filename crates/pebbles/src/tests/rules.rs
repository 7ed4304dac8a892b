//! The rules by their ids.

use kernel::testing::{Position, plain_setups, setup};
use kernel::{Event as _, Game as _, Seat, Standing, View as _, Viewer};

use crate::position::NUMBERS;
use crate::{Action, Category, Choice, Event, Illegal, Pebbles, Phase};

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// A table of three with the numbers 10, 2 and 7, in the bag 12 and then 1; seat 2 begins.
fn table(options: &[(&str, &str)]) -> Position<Pebbles> {
    let setup = setup::<Pebbles>(3, &[&[("first", "2")], options].concat());
    Position::opening(&setup, 1).with(|game| {
        let hidden = &mut game.hidden;
        for (index, number) in [10, 2, 7].into_iter().enumerate() {
            hidden.secrets[seat(index + 1)].number = number;
        }
        hidden.bag = [3, 4, 5, 6, 8, 9, 11, 1, 12].into_iter().collect();
    })
}

const ALL_KEEP: &str = "1 keep\n2 keep\n3 keep";

#[test]
fn p1_each_seat_is_dealt_a_number_and_the_pile_has_five_pebbles_a_seat() {
    for setup in plain_setups::<Pebbles>() {
        let game = Position::opening(&setup, 1).build();
        let seats = game.open.seats();
        assert_eq!(usize::from(game.pile), 5 * seats.count());
        assert_eq!(game.hidden.bag.len(), 12 - seats.count());
        assert!(
            seats
                .iter()
                .all(|seat| NUMBERS.contains(&game.number(seat).unwrap()))
        );
        assert!(game.audit().is_ok());
    }
}

#[test]
fn p1_a_number_is_known_to_its_owner_only() {
    let game = table(&[]).build();
    let numbers = |viewer| {
        let view = game.view(viewer);
        [1, 2, 3].map(|number| view.number(seat(number)))
    };
    assert_eq!(numbers(Viewer::Seat(seat(2))), [None, Some(2), None]);
    assert_eq!(numbers(Viewer::Spectator), [None; 3]);
    assert_eq!(numbers(Viewer::Everything), [Some(10), Some(2), Some(7)]);
}

#[test]
fn p2_all_choose_at_the_same_time_and_unseen() {
    let game = table(&[]).play("3 swap").build();
    assert_eq!(
        game.to_act().iter().map(Seat::number).collect::<Vec<_>>(),
        [1, 2]
    );
    assert_eq!(
        game.number(seat(3)),
        Some(7),
        "nothing happens before all have chosen"
    );
    let other = table(&[]).play("3 keep").build();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer));
    }
    assert_ne!(
        game.view(Viewer::Seat(seat(3))),
        other.view(Viewer::Seat(seat(3)))
    );
    let event = Event::Chose(seat(3), Choice::Swap);
    let seen = event.seen_by(Viewer::Seat(seat(1)));
    assert_eq!(seen, Some(Event::Chose(seat(3), Choice::Hidden)));
    assert_eq!(
        game.check(seat(3), Action::Keep),
        Err(Illegal::NotYou),
        "once only"
    );
    assert_eq!(
        game.check(seat(1), Action::Take(1)),
        Err(Illegal::WrongPhase)
    );
}

#[test]
fn p2_numbers_are_swapped_in_seat_order_and_given_back_openly() {
    let mut game = table(&[]).play("3 swap\n1 keep").build();
    let mut events = Vec::new();
    game.apply(seat(2), Action::Swap, &mut events);
    let swapped = [
        Event::Swapped(seat(2), 2, Some(12)),
        Event::Swapped(seat(3), 7, Some(1)),
    ];
    assert_eq!(events[1..], swapped);
    assert_eq!(game.given_back.as_slice(), [2, 7]);
    let others = swapped[0].seen_by(Viewer::Seat(seat(3)));
    assert_eq!(others, Some(Event::Swapped(seat(2), 2, None)));
    assert!(swapped[0].reveals());
}

#[test]
fn p3_each_takes_one_to_three_pebbles_clockwise() {
    let game = table(&[]).play(ALL_KEEP).play("2 take 3\n3 take 1").build();
    assert_eq!(game.phase, Phase::Take { turn: seat(1) });
    assert_eq!((game.pile, game.taken.as_slice()), (11, &[0, 3, 1][..]));
    assert_eq!(game.check(seat(2), Action::Take(1)), Err(Illegal::NotYou));
    assert_eq!(game.check(seat(1), Action::Take(4)), Err(Illegal::BadCount));
    assert_eq!(game.check(seat(1), Action::Take(0)), Err(Illegal::BadCount));
    assert_eq!(game.check(seat(1), Action::Keep), Err(Illegal::WrongPhase));
}

#[test]
fn p3_nobody_takes_more_than_there_are() {
    let takes = "2 take 3\n3 take 3\n1 take 3\n2 take 3\n3 take 1";
    let game = table(&[]).play(ALL_KEEP).play(takes).build();
    let mut legal = Vec::new();
    game.legal(seat(1), &mut legal);
    assert_eq!(
        (game.pile, legal),
        (2, vec![Action::Take(1), Action::Take(2)])
    );
}

/// Heaps of 5, 6 and 4.
const TAKEN: &str = "2 take 3\n3 take 3\n1 take 3\n2 take 3\n3 take 1\n1 take 2";

#[test]
fn p4_pebbles_and_the_number_are_points_once_the_pile_is_gone() {
    let game = table(&[]).play(ALL_KEEP).play(TAKEN).build();
    assert_eq!(game.phase, Phase::Over);
    let points = [(Category::Pebbles, 5), (Category::Number, 10)];
    assert_eq!(game.scores().seats[seat(1)][..], points);
    assert_eq!(game.scores().totals().as_slice(), [15, 8, 11]);
    let spectator = game.view(Viewer::Spectator);
    assert_eq!(spectator.scores(), game.scores(), "all is told at the end");
}

#[test]
fn p4_before_that_numbers_are_left_out_for_others() {
    let game = table(&[]).play(ALL_KEEP).play("2 take 3").build();
    let scores = game.view(Viewer::Seat(seat(2))).scores();
    assert_eq!(scores.totals().as_slice(), [0, 5, 0]);
    assert_eq!(game.scores().totals().as_slice(), [10, 5, 7]);
}

#[test]
fn p5_most_points_win() {
    let places = |game: &Pebbles| match game.standing() {
        Some(Standing::Places(places)) => places.as_slice().to_vec(),
        other => panic!("{other:?}"),
    };
    let game = table(&[]).play(ALL_KEEP).play(TAKEN).build();
    assert_eq!(places(&game), [1, 3, 2]);
    let shared = table(&[]).play("1 keep\n2 keep\n3 swap");
    let shared = shared.with(|game| {
        let secrets = &mut game.hidden.secrets;
        secrets[seat(3)].number = 11;
        let bag = [3, 4, 5, 6, 8, 9, 12, 1];
        game.hidden.bag = bag.into_iter().collect();
    });
    let shared = shared.play(TAKEN).build();
    assert_eq!(places(&shared), [1, 3, 1]);
}

#[test]
fn p5_a_team_needs_more_than_twelve_points_a_seat() {
    let lost = table(&[("team", "true")])
        .play(ALL_KEEP)
        .play(TAKEN)
        .build();
    assert_eq!(lost.scores().rival_total(), Some(36));
    assert_eq!(
        lost.standing(),
        Some(Standing::Team { won: false }),
        "34 points"
    );
    let won = table(&[("team", "true")])
        .play("1 keep\n2 swap\n3 keep")
        .play(TAKEN)
        .build();
    assert_eq!(
        won.standing(),
        Some(Standing::Team { won: true }),
        "44 points"
    );
    let open = table(&[("team", "true")]).play(ALL_KEEP).build();
    assert_eq!(open.standing(), None);
}
