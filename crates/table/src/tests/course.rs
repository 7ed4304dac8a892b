//! The course of a game: points from chapter to chapter.

use city::City;
use kernel::Viewer;

use super::{Room, rng};
use crate::{Playing as _, Telling as _};

#[test]
fn the_course_goes_from_the_opening_to_the_result() {
    let mut room = Room::<City>::people(5, 3);
    while room.play_any(&mut rng(5)) {}
    let course = room.table.course(&room.onlooker(Viewer::Spectator));
    let chapters = room.table.chapters(&room.onlooker(Viewer::Spectator));
    assert_eq!(course.len(), chapters.len() + 1);
    assert!(course.iter().all(|step| step.points.len() == 3));
    let last = course.last().unwrap();
    assert_eq!(last.decisions, room.table.decisions());
    let scores = room
        .update(Viewer::Spectator, &crate::Shown::default())
        .scores;
    let totals: Vec<i32> = scores
        .unwrap()
        .seats
        .iter()
        .map(|seat| seat.total)
        .collect();
    assert_eq!(last.points, totals);
    let rising = course
        .windows(2)
        .all(|pair| pair[0].decisions <= pair[1].decisions);
    assert!(rising);
}

#[test]
fn chapters_are_parts_with_a_name_and_a_number() {
    let mut room = Room::<foundations::Foundations>::people(5, 3);
    while room.play_any(&mut rng(5)) {}
    let course = room.table.course(&room.onlooker(Viewer::Spectator));
    let mut parts: Vec<_> = course
        .iter()
        .map(|step| (&*step.part, step.number))
        .collect();
    parts.retain(|(part, _)| !part.is_empty());
    parts.dedup();
    let eras = ["Era 1 of 3", "Era 2 of 3", "Era 3 of 3"];
    let eras = eras.into_iter().zip([Some(1), Some(2), Some(3)]);
    assert!(parts.into_iter().eq(eras));
    assert!(course.iter().all(|step| step.text.starts_with(&step.part)));
}

#[test]
fn hidden_points_have_no_course_before_the_end() {
    let mut room = Room::<City>::people(5, 3);
    room.table.deal.hide_scores = true;
    room.play_any(&mut rng(5));
    assert!(
        room.table
            .course(&room.onlooker(Viewer::Spectator))
            .is_empty()
    );
    while room.play_any(&mut rng(5)) {}
    assert!(
        !room
            .table
            .course(&room.onlooker(Viewer::Spectator))
            .is_empty()
    );
}

#[test]
fn games_of_few_chapters_are_told_where_their_points_change() {
    let games = 8;
    let told: usize = (0..games).map(told_between).sum();
    // Each is told at its end; one in which nobody builds has nothing else to tell.
    assert!(told > games as usize, "{told}");
}

/// How often the course of a game tells points between chapters.
fn told_between(seed: u64) -> usize {
    let mut room = Room::<marble::Marble>::people(3, 2);
    let mut rng = rng(seed);
    while room.play_any(&mut rng) {}
    let course = room.table.course(&room.onlooker(Viewer::Spectator));
    let mut between = course.windows(2).filter(|pair| pair[1].text.is_empty());
    assert!(between.all(
        |pair| pair[0].points != pair[1].points || pair[1].decisions == room.table.decisions()
    ));
    course.iter().filter(|step| step.text.is_empty()).count()
}

#[test]
fn while_a_game_runs_its_course_is_what_everybody_knows() {
    let mut room = Room::<marble::Marble>::people(3, 2);
    let mut rng = rng(3);
    for _ in 0..5 {
        for _ in 0..20 {
            room.play_any(&mut rng);
        }
        let course = |viewer| room.table.course(&room.onlooker(viewer));
        let public = course(Viewer::Spectator);
        if room.table.to_act().is_empty() {
            break;
        }
        for seat in room.table.seats().iter() {
            assert_eq!(course(Viewer::Seat(seat)), public, "{seat}");
        }
    }
}
