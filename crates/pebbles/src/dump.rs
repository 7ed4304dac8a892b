//! A view as JSON, described in docs/dump/pebbles.md.

use kernel::{BySeat, DumpError, Seat, SeatSet, Setup, Viewer};
use serde::{Deserialize, Serialize};

use crate::audit::audit;
use crate::position::{Hidden, Secret};
use crate::{Choice, Open, Pebbles, Phase, View};

/// A view as documented JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    pile: u8,
    bag: Option<Vec<u8>>,
    open: Vec<u8>,
    numbers: BySeat<Option<u8>>,
    taken: BySeat<u8>,
    chosen: Option<BySeat<Option<Choice>>>,
    turn: Option<Seat>,
}

pub(crate) fn dump(view: &View) -> Dump {
    let Hidden { bag, secrets, .. } = &view.hidden;
    let choice = |seat| secrets[seat].map_or(Choice::Hidden, |secret| Choice::of(secret.swaps));
    let choices = |chosen: SeatSet| {
        BySeat::from_fn(secrets.seats(), |seat| {
            chosen.contains(seat).then(|| choice(seat))
        })
    };
    let (chosen, turn) = match view.phase {
        Phase::Choose { first, chosen } => (Some(choices(chosen)), Some(first)),
        Phase::Take { turn } => (None, Some(turn)),
        Phase::Over => (None, None),
    };
    Dump {
        pile: view.pile,
        bag: bag.map(|bag| bag.top_down().collect()),
        open: view.given_back.as_slice().to_vec(),
        numbers: secrets.map(|secret| secret.map(|secret| secret.number)),
        taken: view.taken,
        chosen,
        turn,
    }
}

/// Nothing that the table cannot hold, and nothing that this viewer could not know.
pub(crate) fn from_dump(
    setup: &Setup<Pebbles>,
    viewer: Viewer,
    dump: &Dump,
) -> Result<View, DumpError> {
    let seats = setup.seats();
    let chosen = dump.chosen.unwrap_or(BySeat::new(seats));
    let next_last = |bag: &Vec<u8>| bag.iter().rev().copied().collect();
    fits("taken", dump.taken.seats() == seats)?;
    fits("numbers", dump.numbers.seats() == seats)?;
    fits("chosen", chosen.seats() == seats)?;
    fits("open", dump.open.len() <= seats.count())?;
    fits("turn", dump.turn.is_none_or(|turn| seats.contains(turn)))?;
    fits("bag", dump.bag.as_ref().is_none_or(|bag| bag.len() <= 12))?;
    let open = Open {
        team: setup.options().team,
        pile: dump.pile,
        given_back: dump.open.iter().copied().collect(),
        taken: dump.taken,
        phase: phase(dump),
    };
    let secret = |seat| {
        let swaps = chosen[seat] == Some(Choice::Swap);
        dump.numbers[seat].map(|number| Secret { number, swaps })
    };
    let hidden = Hidden {
        viewer,
        bag: dump.bag.as_ref().map(next_last),
        secrets: BySeat::from_fn(seats, secret),
    };
    let view = View { open, hidden };
    audit(&view).map_err(|imbalance| DumpError::new("numbers", imbalance.0))?;
    let knows = |seat| dump.numbers[seat].is_some() == view.knows(viewer, seat);
    fits("numbers", seats.iter().all(knows))?;
    fits("bag", dump.bag.is_some() == (viewer == Viewer::Everything))?;
    fits("chosen", self::dump(&view) == *dump)?;
    Ok(view)
}

fn phase(dump: &Dump) -> Phase {
    match (dump.chosen, dump.turn) {
        (Some(chosen), Some(first)) => {
            let chosen = chosen.iter().filter(|(_, choice)| choice.is_some());
            let chosen = chosen.map(|(seat, _)| seat).collect();
            Phase::Choose { first, chosen }
        }
        (None, Some(turn)) => Phase::Take { turn },
        (_, None) => Phase::Over,
    }
}

fn fits(field: &'static str, fits: bool) -> Result<(), DumpError> {
    let misfit = || DumpError::new(field, "does not fit this table and viewer");
    fits.then_some(()).ok_or_else(misfit)
}
