//! Whole games at random: at every step the log lines of what happened, and at some steps all
//! pictures, choices and motions.

use std::collections::BTreeSet;

use kernel::{Event as _, Rng, Seed, Setup};

use super::pictures::{Pictures, is_said, viewers, visit};
use crate::{Cast, Format, Hit, Item, LogLine, Reader, Scene, Show};

/// Plays `games` games and checks the pictures of one step in `every`, the lines of every step.
///
/// # Panics
/// With the seed, the step and every fault found.
pub fn check_games<G: Show>(setup: &Setup<G>, games: usize, every: usize) {
    let pictures = Pictures::of::<G>();
    for index in 0..games {
        let seed = Seed::of_series(kernel::testing::seed(), index as u64);
        let faults = play(&pictures, setup, &seed, every);
        let (seats, seed) = (setup.seats(), kernel::testing::seed());
        assert!(
            faults.is_empty(),
            "pictures of {} with {seats} seats, game {index} of seed {seed}:\n{}",
            G::META.id,
            faults.join("\n"),
        );
    }
}

/// Plays one game until a fault is found.
fn play<G: Show>(pictures: &Pictures, setup: &Setup<G>, seed: &Seed, every: usize) -> Vec<String> {
    let mut rng = seed.derive("pictures").rng();
    let mut game = G::new(setup, seed);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let first = rng.below(every);
    for step in 0.. {
        let Some(seat) = game.to_act().first() else {
            return checked(pictures, &game, step, &mut rng);
        };
        let looked_at = step % every == first;
        let mut faults = Vec::new();
        if looked_at {
            faults = checked(pictures, &game, step, &mut rng);
        }
        game.legal(seat, &mut legal);
        let action = *rng
            .choose(&legal)
            .expect("a seat that must act has a choice");
        let before = game.clone();
        events.clear();
        game.apply(seat, action, &mut events);
        let mut told = line_faults(pictures, &game, &events);
        if looked_at {
            told.extend(motion_faults(pictures, &before, &game, &events));
        }
        faults.extend(
            told.iter()
                .map(|fault| format!("step {step}, {action}: {fault}")),
        );
        if !faults.is_empty() {
            return faults;
        }
    }
    Vec::new()
}

fn checked<G: Show>(pictures: &Pictures, game: &G, step: usize, rng: &mut Rng) -> Vec<String> {
    let faults = pictures.faults(game, rng);
    faults
        .iter()
        .map(|fault| format!("step {step}: {fault}"))
        .collect()
}

/// Events whose line says nothing.
fn line_faults<G: Show>(pictures: &Pictures, after: &G, events: &[G::Event]) -> Vec<String> {
    let mut faults = Vec::new();
    for words in pictures.words() {
        let cast = Cast::unnamed(after.seats(), words);
        for viewer in viewers(after) {
            let reader = Reader::new(words, &cast, viewer);
            for event in events.iter().filter_map(|event| event.seen_by(viewer)) {
                if let Some(LogLine { text, .. }) = G::line(&event, &reader)
                    && !is_said(&text)
                {
                    faults.push(format!("{event:?} is told as {text:?}"));
                }
            }
        }
    }
    faults
}

/// Motions from or to places that are in nobody's picture, before or after.
fn motion_faults<G: Show>(
    pictures: &Pictures,
    before: &G,
    after: &G,
    events: &[G::Event],
) -> Vec<String> {
    let seen = viewers(after)
        .flat_map(|viewer| events.iter().filter_map(move |event| event.seen_by(viewer)));
    let motions: Vec<_> = seen.flat_map(|event| G::moves(&event)).collect();
    if motions.is_empty() {
        return Vec::new();
    }
    let mut known = hits(pictures, before);
    known.extend(hits(pictures, after));
    let places = motions
        .iter()
        .flat_map(|motion| [motion.from, motion.to])
        .map(Hit::of);
    let unknown = places.filter(|hit| !known.contains(hit));
    unknown
        .map(|hit| format!("a motion by {hit}, which is nowhere"))
        .collect()
}

/// Every hit of everybody's wide pictures.
fn hits<G: Show>(pictures: &Pictures, game: &G) -> BTreeSet<Hit> {
    let mut hits = BTreeSet::new();
    for words in pictures.words().iter().take(1) {
        let cast = Cast::unnamed(game.seats(), words);
        for viewer in viewers(game) {
            let reader = Reader::new(words, &cast, viewer);
            for scene in Scene::pages::<G>(&game.view(viewer), Format::Wide, &reader) {
                for area in &scene.areas {
                    collect_hits(area.items(), &mut hits);
                }
            }
        }
    }
    hits
}

fn collect_hits(items: &[Item], hits: &mut BTreeSet<Hit>) {
    visit(items, &mut |item| {
        if let Item::Group(group) = item {
            hits.extend(group.target.iter().map(|target| target.hit));
        }
    });
}
