//! F-47: what a viewer lawfully knows of what is hidden.

use kernel::{BySeat, Full, Partial, Pile, Plain, Seat, Seats, Viewer};

use crate::consul::PiledToken;
use crate::data::DEEDS_DEALT;
use crate::position::{Dealt, Hidden, Secrets};
use crate::{Foundations, Open, Phase, Position, View};

/// What lies open is known to everybody.
pub(crate) fn view(game: &Foundations, viewer: Viewer) -> View {
    Position {
        open: game.open.clone(),
        hidden: hidden(&game.hidden, viewer, &game.open),
    }
}

/// The hidden part as far as the viewer knows it.
pub(crate) fn hidden(hidden: &Hidden<Full>, viewer: Viewer, open: &Open) -> Hidden<Partial> {
    let all = viewer == Viewer::Everything;
    let token = |piled: &PiledToken<Full>| PiledToken {
        token: all.then_some(piled.token),
        shape: piled.shape,
    };
    let mut stacks = hidden.stacks.map(|stack| seen(&stack, all));
    let era = usize::from(open.era);
    let stack = hidden.stacks[era].top_down().enumerate();
    for (depth, card) in stack.filter(|_| !all) {
        // I5: the order of the top cards is known to one seat only.
        let known = match open.known.foresight {
            Some((owner, count)) if depth < usize::from(count) => viewer == Viewer::Seat(owner),
            _ => open.known.put_under.as_slice().contains(&card),
        };
        let place = hidden.stacks[era].len() - 1 - depth;
        stacks[era].as_mut_slice()[place] = known.then_some(card);
    }
    Hidden {
        viewer,
        stacks,
        deeds: seen(&hidden.deeds, all),
        roles: seen(&hidden.roles, all),
        objectives: seen(&hidden.objectives, all),
        monuments: seen(&hidden.monuments, all),
        invocations: seen(&hidden.invocations, all),
        places: None,
        players: BySeat::from_fn(open.seats, |seat| {
            hidden.players[seat].seen_by(viewer, seat, open)
        }),
        tokens: hidden
            .tokens
            .map(|pile| pile.as_slice().iter().map(token).collect()),
        later: None,
    }
}

impl Secrets<Full> {
    fn seen_by(&self, viewer: Viewer, seat: Seat, open: &Open) -> Secrets<Partial> {
        let own = viewer.knows_secrets_of(seat);
        let held = match viewer {
            Viewer::Everything => true,
            Viewer::Spectator => false,
            Viewer::Seat(other) => held_before(open.seats, other, seat, self.hand.len()),
        };
        // F-47: everything is shown at the end.
        let shown = own || open.phase == Phase::Over;
        Secrets {
            hand: seen(&self.hand, held),
            pick: own.then_some(self.pick),
            roles: self.roles.seen(own),
            rejected_role: shown.then_some(self.rejected_role),
            dealt: self.dealt.seen(own),
            objectives: seen(&self.objectives, shown),
            rejected_objectives: seen(&self.rejected_objectives, shown),
        }
    }
}

impl<T: Plain> Dealt<Full, T> {
    fn seen(&self, own: bool) -> Dealt<Partial, T> {
        Dealt {
            offered: own.then_some(self.offered),
            kept: own.then_some(self.kept),
        }
    }
}

/// The cards, or as many unknown ones.
fn seen<T: Plain, const N: usize>(pile: &Pile<T, N>, known: bool) -> Pile<Option<T>, N> {
    let cards = pile.as_slice().iter();
    cards.map(|card| known.then_some(*card)).collect()
}

/// F-22: whether `seat` has held the hand that now lies before `holder`, of which `left` cards
/// are left: it passed him on its way, or he holds it now.
fn held_before(seats: Seats, seat: Seat, holder: Seat, left: usize) -> bool {
    let rounds = DEEDS_DEALT - left;
    let origin = holder.index() + rounds * (seats.count() - 1);
    let steps = (seat.index() + seats.count() - origin % seats.count()) % seats.count();
    steps <= rounds
}
