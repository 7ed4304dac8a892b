//! Why a place cannot be used: a sentence with its rule for every place that plays a part.

use std::collections::BTreeSet;

use kernel::testing::play_at_random;
use kernel::{Game, Seat, Viewer};
use scene::{Choice, Format, Lang, Offer, Reader, Scene};

use super::insight::{collect, mock_up, read};
use super::table::{Table, every_setup, parse, play, seat};
use crate::{Action, City, Hit};

const RULES: &str = include_str!("../../../../docs/rules/city.md");

fn why_not(city: &City, clicked: &[&str], hit: &str) -> Option<(String, &'static str)> {
    let clicked: Vec<Hit> = clicked.iter().map(|hit| parse(hit)).collect();
    let viewer = Viewer::Seat(seat(1));
    let why = read(city, viewer, Lang::En, |reader| {
        City::why_not(&city.view(viewer), seat(1), &clicked, parse(hit), reader)
    });
    why.map(|why| (why.text, why.rule))
}

#[test]
fn reasons_name_what_is_missing() {
    let city = mock_up().hand(1, "school aqueduct").coins(1, 1).build();
    let reason = |clicked: &[&str], hit| why_not(&city, clicked, hit).expect("a reason");
    let short = (
        "1 coin short: the missing bricks cost 2 coins.".to_string(),
        "C-17",
    );
    assert_eq!(reason(&[], "hand:school@1"), short);
    assert_eq!(reason(&["hand:school@1"], "cell:1,1@1"), short);
    assert_eq!(reason(&["hand:school@1"], "cell:0,0@1").1, "C-21");
    assert_eq!(reason(&["hand:aqueduct@1"], "cell:-2,0@1").1, "C-22");
    assert_eq!(reason(&[], "space:4").1, "C-12");
    assert_eq!(reason(&[], "deck:II").1, "C-25");
    assert_eq!(
        why_not(&city, &[], "cell:0,0@2"),
        None,
        "another's city plays no part"
    );
}

#[test]
fn a_taken_card_says_who_took_it() {
    let table = Table::of(3).emissaries("2 1 . . .").taking(1);
    let mut city = table.offer("I:lux2 II:res2 III:res2").build();
    play(&mut city, "2 take res2; 2 end");
    let (text, rule) = why_not(&city, &[], "offer:2").expect("a reason");
    assert_eq!(
        (text.as_str(), rule),
        ("Player 2 has taken this card already.", "C-14")
    );
}

#[test]
fn every_place_has_a_reason_or_plays_no_part() {
    for setup in every_setup() {
        let mut step = 0;
        play_at_random::<City>(&setup, 3, |game, seat, legal| {
            step += 1;
            if step % 6 == 0 {
                check_reasons(game, seat, legal);
            }
        });
    }
}

fn check_reasons(game: &City, seat: Seat, legal: &[Action]) {
    let (viewer, view) = (Viewer::Seat(seat), game.view(Viewer::Seat(seat)));
    read(game, viewer, Lang::De, |reader| {
        let (mut hits, mut texts) = (BTreeSet::new(), Vec::new());
        for scene in Scene::pages::<City>(&view, Format::Narrow, reader) {
            let items = scene.areas.iter().flat_map(|area| area.items());
            items.for_each(|item| collect(std::slice::from_ref(item), &mut hits, &mut texts));
        }
        let hits: Vec<Hit> = hits.iter().map(|hit| parse(hit)).collect();
        let choices = legal
            .iter()
            .map(|action| <City as Offer>::choice(&view, seat, *action, reader));
        let choices: Vec<Choice<Hit>> = choices.collect();
        let hand = hits.iter().find(|hit| matches!(hit, Hit::Hand(..)));
        for clicked in [None, hand] {
            let goes_on = |hit: &Hit| {
                choices.iter().any(|choice| {
                    let has = |hit: &Hit| choice.path.contains(hit) || choice.marks.contains(hit);
                    has(hit) && clicked.is_none_or(has)
                })
            };
            for hit in hits.iter().filter(|hit| !goes_on(hit)) {
                let clicked: Vec<Hit> = clicked.into_iter().copied().collect();
                check_reason(game, seat, &clicked, *hit, reader);
            }
        }
    });
}

fn check_reason(game: &City, seat: Seat, clicked: &[Hit], hit: Hit, reader: &Reader<'_>) {
    let why = City::why_not(&game.view(Viewer::Seat(seat)), seat, clicked, hit, reader);
    let plays_no_part = match hit {
        Hit::Cell(_, owner) => owner != seat,
        // Another card is clicked instead of the first one.
        Hit::Hand(..) | Hit::Space(_) | Hit::Offer(_) | Hit::Deck(_) | Hit::Choice(_) => {
            !clicked.is_empty()
        }
    };
    let Some(why) = why else {
        assert!(plays_no_part, "{hit} after {clicked:?} in {:?}", game.phase);
        return;
    };
    assert!(RULES.contains(&format!("**{}", why.rule)), "{}", why.rule);
    assert!(
        why.text.ends_with('.') && !why.text.contains('['),
        "{}",
        why.text
    );
}
