//! What the tests of bots share: set-ups of every option, and a plan carried out as a table does.

use kernel::{Advice, Event as _, Options, Seat, SeatSet, Setup};

/// Every option value alone, at every table size it goes with; the plain game among them.
pub fn setups<G: Advice>() -> Vec<Setup<G>> {
    let mut setups = Vec::new();
    for seats in G::META.min_seats..=G::META.max_seats {
        for spec in G::Options::SPECS {
            for value in spec.values {
                let mut options = G::Options::default();
                let fine = options.set(spec.key, value).is_ok();
                setups.extend(fine.then(|| Setup::new(seats, options).ok()).flatten());
            }
        }
    }
    setups
}

/// Goes on with a plan as a table does: up to what reveals something. Checks that it could be
/// foreseen, and that it goes on as long as it can be.
pub fn carry_out<G: Advice>(game: &mut G, seat: Seat, plan: &[G::Action]) -> usize {
    let id = G::META.id;
    let alone = SeatSet::EMPTY.with(seat);
    for (index, action) in plan.iter().enumerate() {
        let mut events = Vec::new();
        let played = game.try_apply(seat, *action, &mut events);
        assert!(played.is_ok(), "{id}: {action} of {plan:?}: {played:?}");
        let goes_on = game.to_act() == alone && !events.iter().any(G::Event::reveals);
        if index + 1 == plan.len() {
            assert!(!goes_on || plan.len() >= 32, "{id}: {plan:?} could go on");
        } else {
            assert!(goes_on, "{id}: {plan:?} goes on after {action}");
        }
    }
    plan.len()
}
