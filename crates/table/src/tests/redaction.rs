//! Nothing hidden leaves: what a viewer is told equals, byte for byte, what a table tells whose
//! hidden things are all others.

use kernel::testing::amount;
use kernel::{Advice, Rng, Seat, Viewer};
use scene::{Format, Show};

use super::{Room, STARTED_AT, people, player, rng, seat, viewers};
use log::Sequence;

use crate::{AnyGame, Author, Onlooker, Playing as _, Pointed, Shown, Table, Telling as _, Update};
use pebbles::Pebbles;

/// All that a viewer can get out of a table, as text.
fn heard<G: Advice + Show>(
    table: &mut Table<G>,
    onlooker: &Onlooker<'_>,
    since: Sequence,
    tries: &[Vec<String>],
    deep: bool,
) -> String {
    let shown = Shown {
        sequence: since,
        ..Shown::default()
    };
    let update = table.update(onlooker, &shown);
    let mut text = serde_json::to_string(&update).unwrap();
    if deep {
        text.push_str(&pointed_out(table, onlooker, &hits(&update), tries));
    }
    let Viewer::Seat(own) = onlooker.viewer else {
        return text;
    };
    let now = table.sequence();
    for actions in tries {
        text.push('\n');
        match table.stage(own, now, actions, onlooker) {
            Ok(staged) => text.push_str(&serde_json::to_string(&staged).unwrap()),
            Err(refusal) => {
                text.push_str(&format!(
                    "{refusal:?} {}",
                    refusal.sentence(onlooker.speech)
                ));
            }
        }
        let author = Author::player(player(own), STARTED_AT);
        if let Err(refusal) = table.submit(own, now, actions, &author) {
            text.push_str(&format!(
                "{refusal:?} {}",
                refusal.sentence(onlooker.speech)
            ));
        }
    }
    text
}

/// A few of the places and pieces in the pictures.
fn hits(update: &Update) -> Vec<String> {
    let drawn = update.areas.iter().flat_map(|picture| {
        let parts = picture.svg.split("data-hit=\"").skip(1);
        parts.filter_map(|part| part.split('"').next())
    });
    let all: Vec<String> = drawn.map(str::to_string).collect();
    let step = (all.len() / 5).max(1);
    all.into_iter().step_by(step).collect()
}

/// What is told of places and laid over the pictures, now and after what is tried.
fn pointed_out<G: Advice + Show>(
    table: &Table<G>,
    onlooker: &Onlooker<'_>,
    hits: &[String],
    tries: &[Vec<String>],
) -> String {
    let mut text = String::new();
    let overlays = G::overlays(onlooker.speech.words());
    let nothing = Vec::new();
    for actions in tries.iter().chain([&nothing]) {
        for overlay in &overlays {
            let areas = table.overlay(overlay.key, actions, onlooker);
            text.push_str(&serde_json::to_string(&areas).unwrap());
        }
        for (index, hit) in hits.iter().enumerate() {
            let pointed = Pointed {
                hit,
                actions,
                clicked: &hits[..index.min(1)],
            };
            let help = table.help(&pointed, onlooker);
            text.push_str(&serde_json::to_string(&help).unwrap());
        }
    }
    text
}

/// Lists worth trying: legal ones, one of the past, two in a row.
fn tries<G: Advice + Show>(room: &Room<G>, rng: &mut Rng, past: &[String]) -> Vec<Vec<String>> {
    let mut tries: Vec<Vec<String>> = Vec::new();
    if let Some((_, action)) = room.any_choice(rng) {
        let next = rng.choose(past).unwrap_or(&action).clone();
        tries.push(vec![action, next]);
    }
    tries.extend(rng.choose(past).map(|old| vec![old.clone()]));
    tries
}

/// Where two texts part, with what stands around it.
fn first_difference(one: &str, other: &str) -> String {
    let mut bytes = one.bytes().zip(other.bytes());
    let at = bytes.position(|(one, other)| one != other);
    let at = at.unwrap_or(one.len().min(other.len()));
    let around = |text: &str| {
        let range = at.saturating_sub(200)..text.len().min(at + 200);
        String::from_utf8_lossy(&text.as_bytes()[range]).into_owned()
    };
    format!("\n{}\n{}", around(one), around(other))
}

/// Takes back the seat's last action; the others agree where they must.
fn take_back<G: Advice + Show>(room: &mut Room<G>, who: Seat) {
    let state = room.table.undo_state(Some(who));
    let Some(point) = state.free.first().copied().or(state.ask) else {
        return;
    };
    let undo = room.undo_at(who, room.table.sequence(), point);
    room.commit(&undo.unwrap());
    while room.table.live.now.asked.is_some() {
        let state = room.table.undo_state(None);
        let other = state.awaited.first().unwrap();
        let yes = room.agree_at(other, room.table.sequence());
        room.commit(&yes.unwrap());
    }
}

fn check_game<G: Advice + Show>(index: u64, seats: usize) {
    let mut room = Room::<G>::new(super::deal::<G>(index, people(seats)));
    let mut rng = rng(index);
    let mut past = Vec::new();
    loop {
        let since = Sequence(rng.below(room.table.sequence().0 as usize + 1) as u32);
        let tries = tries(&room, &mut rng, &past);
        for viewer in viewers(room.table.seats()) {
            let mut double = room.table.disguised(viewer, &mut rng);
            let mut table = room.table.clone();
            let onlooker = Onlooker {
                format: Format::ALL[rng.below(Format::ALL.len())],
                points: true,
                ..room.onlooker(viewer)
            };
            // Drawing for each of them takes its time.
            let deep = rng.below(8) == 0;
            let told = heard(&mut table, &onlooker, since, &tries, deep);
            let imagined = heard(&mut double, &onlooker, since, &tries, deep);
            assert!(
                told == imagined,
                "{viewer:?} at {} of game {index} with {seats} seats: {}",
                room.table.sequence(),
                first_difference(&told, &imagined),
            );
        }
        let Some((seat, action)) = room.any_choice(&mut rng) else {
            return;
        };
        room.act(seat, &[&action]);
        past.push(action);
        if rng.below(10) == 0 {
            take_back(&mut room, seat);
        }
    }
}

fn check_all_sizes<G: Advice + Show>() {
    for seats in G::META.min_seats..=G::META.max_seats {
        for index in 0..amount(4, 20) as u64 {
            check_game::<G>(index, seats);
        }
    }
}

#[test]
fn every_game_tells_a_viewer_only_what_the_viewer_may_know() {
    for game in AnyGame::ALL {
        with_game!(*game, G => check_all_sizes::<G>());
    }
}

#[test]
fn choices_at_the_same_time_stay_hidden() {
    for seats in 2..=5 {
        for index in 0..20 {
            check_game::<Pebbles>(index, seats);
        }
    }
}

#[test]
fn a_double_is_different_in_what_is_hidden() {
    let mut room = Room::<Pebbles>::people(1, 3);
    room.act(seat(1), &["swap"]);
    let viewer = Viewer::Seat(seat(2));
    let double = room.table.disguised(viewer, &mut rng(5));
    assert_ne!(double.live.now.game, room.table.live.now.game);
    assert_ne!(double.live.told, room.table.live.told);
    assert_ne!(double.live.log, room.table.live.log);
}

#[test]
fn nobody_sees_everything_before_the_end() {
    let mut room = Room::<Pebbles>::people(1, 2);
    let spectator = room.update(Viewer::Spectator, &Shown::default());
    assert_eq!(
        room.update(Viewer::Everything, &Shown::default()),
        spectator
    );
    assert_eq!(
        room.update(Viewer::Seat(seat(5)), &Shown::default()),
        spectator
    );
    assert_eq!(spectator.seed, None);
    while room.play_any(&mut rng(1)) {}
    let last = room.update(Viewer::Spectator, &Shown::default());
    assert_eq!(last.seed, Some(room.table.live.now.seed.to_string()));
}
