//! Points that a table hides are in no picture, no name and no sentence.

use kernel::testing::setup;
use kernel::{Game, Seed, Viewer};
use scene::{Cast, Draw as _, Format, Lang, Offer, Reader, Speak as _, Words};

use super::scene::seat;
use crate::event::Event;
use crate::player::Party;
use crate::position::Foundations;
use crate::{Action, Category};

/// An opening against the Consul, and the same with more points for everybody.
fn alike_but_for_points() -> [Foundations; 2] {
    let setup = setup::<Foundations>(2, &[("consul", "standard")]);
    let few = Foundations::new(&setup, &Seed::of_series(1, 1));
    let mut many = few.clone();
    for (_, player) in many.open.players.iter_mut() {
        player.points.add(Category::Civic, 30);
    }
    let consul = many.open.consul.as_mut().expect("the Consul plays");
    consul.points.add(Category::Civic, 30);
    [few, many]
}

/// Every area of a format, names included, as a player is shown it.
fn pictures(game: &Foundations, format: Format, points: bool) -> Vec<String> {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1))).with_points(points);
    let view = game.view(reader.viewer);
    let sheet = Foundations::sheet(&view, format, &reader);
    let drawn = sheet.slots().map(|slot| {
        let area = Foundations::draw(&view, slot.area, format, &reader);
        area.fragment().svg
    });
    drawn.collect()
}

#[test]
fn hidden_points_are_in_no_picture() {
    let [few, many] = alike_but_for_points();
    for format in Format::ALL {
        let [one, other] = [&few, &many].map(|game| pictures(game, *format, false));
        assert_eq!(one, other, "{format}");
    }
    let [one, other] = [&few, &many].map(|game| pictures(game, Format::Wide, true));
    assert_ne!(one, other);
}

#[test]
fn hidden_points_are_not_logged() {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let [game, _] = alike_but_for_points();
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1)));
    let gained = Event::Gained {
        party: Party::Consul,
        category: Category::Civic,
        points: 3,
    };
    assert!(Foundations::line(&gained, &reader).is_some());
    assert_eq!(Foundations::line(&gained, &reader.with_points(false)), None);
}

/// Every note of the seat to act and every name on the board, in games at random.
#[test]
fn hidden_points_are_in_no_note_and_on_no_civic_building() {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let (mut shown, mut civic) = (0, 0);
    for index in 0..3 {
        let setup = setup::<Foundations>(3, &[("invocations", "true")]);
        kernel::testing::play_at_random::<Foundations>(&setup, index, |game, who, legal| {
            let cast = Cast::unnamed(game.seats(), &words);
            let open = Reader::new(&words, &cast, Viewer::Seat(who));
            let (hidden, view) = (open.with_points(false), game.view(open.viewer));
            let builds = |action: &&Action| matches!(action, Action::Build(..));
            for action in legal.iter().filter(builds).step_by(7) {
                let note =
                    |reader| <Foundations as Offer>::choice(&view, who, *action, reader).note;
                let (open, hidden) = (note(&open), note(&hidden));
                assert!(!hidden.contains("oints"), "{action}: {hidden}");
                assert!(!hidden.contains("For citizens"), "{action}: {hidden}");
                shown += usize::from(open != hidden);
            }
            for lot in view.city.built() {
                let hit = crate::Hit::Building(lot);
                let name = |reader| Foundations::hit_name(&view, hit, reader);
                assert!(!name(&hidden).contains("now"), "{}", name(&hidden));
                civic += usize::from(name(&open) != name(&hidden));
            }
        });
    }
    assert!(
        shown > 0 && civic > 0,
        "{shown} notes, {civic} civic buildings"
    );
}
