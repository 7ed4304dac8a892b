//! What follows from an action as far as the seat can know it beforehand: its next decision, unless
//! something is revealed, somebody else is to act, or the game is over.

use kernel::{Event as _, Game, Observed, Rng, Seat};

/// What a choice leads to.
pub(crate) struct Foreseen<G: Game> {
    /// The choice, and the forced ones that follow from it.
    pub actions: Vec<G::Action>,
    /// The next decision with a choice, if the seat can foresee it.
    pub next: Option<Observed<G>>,
}

/// What the action of a decision leads to. Chance is only for deals that should make no difference:
/// the stream is not used up.
pub(crate) fn foresee<G: Game>(
    observed: &Observed<G>,
    action: G::Action,
    rng: &Rng,
) -> Foreseen<G> {
    let mut actions = vec![action];
    let mut next = after(observed, action, rng);
    while let Some(decision) = &next
        && let [only] = *decision.legal()
    {
        actions.push(only);
        next = after(decision, only, rng);
    }
    Foreseen { actions, next }
}

/// The seat's decision after the action. What reveals nothing leads to the same sight whatever is
/// hidden, so any deal tells it. But whether it reveals something may be hidden, too: another deal
/// must tell the same.
fn after<G: Game>(observed: &Observed<G>, action: G::Action, rng: &Rng) -> Option<Observed<G>> {
    let mut aside = rng.clone();
    let mut imagined = || after_in(observed.determinize(&mut aside), observed.seat(), action);
    let next = imagined()?;
    (imagined()? == next).then_some(next)
}

fn after_in<G: Game>(mut game: G, seat: Seat, action: G::Action) -> Option<Observed<G>> {
    let mut events = Vec::new();
    game.apply(seat, action, &mut events);
    let mut to_act = game.to_act().iter();
    let alone = to_act.next() == Some(seat) && to_act.next().is_none();
    let revealed = events.iter().any(G::Event::reveals);
    (alone && !revealed).then(|| Observed::new(&game, seat))
}

#[cfg(test)]
mod tests {
    use kernel::Seed;
    use kernel::testing::{seed, setup};
    use pebbles::{Action, Pebbles};

    use super::*;

    fn deal(seats: usize, index: u64) -> (Pebbles, Rng) {
        let seed = Seed::of_series(seed(), index);
        let game = Pebbles::new(&setup(seats, &[("first", "2")]), &seed);
        (game, seed.derive("bot").rng())
    }

    fn act(game: &mut Pebbles, number: usize, action: Action) {
        let seat = Seat::from_number(number).unwrap();
        game.try_apply(seat, action, &mut ()).unwrap();
    }

    fn foreseen(game: &Pebbles, number: usize, action: Action, rng: &Rng) -> Foreseen<Pebbles> {
        let seat = Seat::from_number(number).unwrap();
        foresee(&Observed::new(game, seat), action, rng)
    }

    #[test]
    fn nobody_foresees_what_others_do() {
        let (mut game, rng) = deal(2, 0);
        let first = foreseen(&game, 2, Action::Keep, &rng);
        assert!(first.next.is_none(), "another chooses at the same time");
        act(&mut game, 2, Action::Keep);
        act(&mut game, 1, Action::Keep);
        let turn = foreseen(&game, 2, Action::Take(1), &rng);
        assert_eq!(turn.actions, [Action::Take(1)]);
        assert!(turn.next.is_none(), "another is to act");
    }

    #[test]
    fn nobody_foresees_what_is_revealed() {
        let (mut game, rng) = deal(2, 1);
        act(&mut game, 1, Action::Keep);
        let swap = foreseen(&game, 2, Action::Swap, &rng);
        assert!(swap.next.is_none(), "the new number is not known");
    }

    /// Whether the other one swaps, which is told then, is hidden.
    #[test]
    fn what_may_be_revealed_is_foreseen_only_by_luck() {
        let mut foreseen_at_all = 0;
        for index in 0..100 {
            let (mut game, rng) = deal(2, index);
            act(&mut game, 1, Action::Keep);
            let keep = foreseen(&game, 2, Action::Keep, &rng);
            foreseen_at_all += u32::from(keep.next.is_some());
        }
        assert!((5..50).contains(&foreseen_at_all), "{foreseen_at_all}");
    }

    #[test]
    fn the_end_is_no_decision() {
        let (mut game, rng) = deal(2, 2);
        act(&mut game, 1, Action::Keep);
        act(&mut game, 2, Action::Keep);
        while game.to_act().iter().next().is_some() {
            let seat = game.to_act().iter().next().unwrap();
            let observed = Observed::new(&game, seat);
            let foreseen = foresee(&observed, observed.legal()[0], &rng);
            assert!(foreseen.next.is_none());
            game.apply(seat, foreseen.actions[0], &mut ());
        }
    }
}
