//! A decision as one seat sees it.

use kernel::testing::setup;
use kernel::{Game as _, Observed, Seat, Seed, Viewer};
use pebbles::{Action, Pebbles};

fn opening() -> Pebbles {
    Pebbles::new(&setup(3, &[]), &Seed::of_series(1, 1))
}

#[test]
fn a_debug_line_tells_nothing_hidden() {
    let observed = Observed::new(&opening(), Seat::default());
    assert_eq!(format!("{observed:?}"), "Observed(seat 1, 2 choices)");
}

#[test]
fn a_decision_is_the_seats_view_and_choices() {
    let (game, seat) = (opening(), Seat::default());
    let observed = Observed::new(&game, seat);
    assert_eq!(observed.seat(), seat);
    assert_eq!(observed.view(), &game.view(Viewer::Seat(seat)));
    assert_eq!(observed.legal(), [Action::Keep, Action::Swap]);
    let of = |viewer| Observed::from_view(game.view(viewer), observed.legal().to_vec());
    assert_eq!(of(Viewer::Seat(seat)).as_ref(), Some(&observed));
    assert_eq!(of(Viewer::Everything), None);
    let other = observed.determinize(&mut Seed::of_series(2, 0).rng());
    assert_eq!(Observed::new(&other, seat), observed);
}
