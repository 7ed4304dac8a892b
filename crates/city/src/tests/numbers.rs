//! C-38: the offer never falls short and every card has a cell, whatever the players do.

use std::collections::BTreeMap;

use kernel::testing::{amount, setup};
use kernel::{Game, Rng, Seed};

use super::table::{Table, as_scholar, at_random, play, play_out, rng};
use crate::Action;
use crate::data::{Card, Deck};
use crate::phase::{Phase, Turn};
use crate::position::City;

/// What must hold at every step of every game.
fn sound(city: &City) {
    if city.round > 0 {
        assert_eq!(city.offer.len(), city.turns(), "round {}", city.round);
    }
    for visit in &city.visits {
        assert!(visit.drawn > 0, "a school finds a card");
    }
}

#[test]
fn c38_all_schools_on_one_deck_leave_the_offers_whole() {
    let mut most = BTreeMap::new();
    for seats in 2..=4 {
        let table = setup::<City>(seats, &[]);
        for deck in &Deck::ALL[1..seats] {
            for index in 0..amount(60, 2_000) as u64 {
                let mut rng = rng(index);
                let mut city = City::new(&table, &Seed::of_series(15, index));
                play_out(&mut city, as_scholar(&mut rng, *deck), sound);
                assert!(city.visits.iter().all(|visit| visit.deck == *deck));
                let visits = most.entry(seats).or_insert(0);
                *visits = city.visits.len().max(*visits);
            }
        }
    }
    assert_eq!(
        most,
        BTreeMap::from([(2, 2), (3, 3), (4, 4)]),
        "every school of the table was built in some game"
    );
}

/// The scholar's game at its worst: every school built, all on deck II, at the last moment.
#[test]
fn c38_the_last_school_of_the_last_round_still_finds_a_card() {
    for (seats, last_round, schools) in [(2, 7, 2), (3, 14, 3), (4, 14, 4)] {
        let spare = 22 - seats - 14 - (schools - 1);
        assert!(spare >= 1, "the sheet's sum");
        let names: Vec<String> = Deck::II
            .cards()
            .take(spare)
            .map(|card| card.to_string())
            .collect();
        let table = Table::of(seats)
            .round(last_round)
            .only(Deck::II, &names.join(" "));
        let mut city = table.hand(1, "university").seat_1_acts().build();
        play(&mut city, "1 build university 1,0; 1 school II");
        assert_eq!(usize::from(city.visits[0].drawn), spare.min(2));
    }
}

#[test]
fn c38_four_schools_fit_into_one_deck_with_their_longest_draws() {
    // Three schools with four neighbours and the university with four: 3 + 3 + 3 + 4 put under.
    let mut city = Table::of(4).build();
    let cards: Vec<Card> = Deck::II.cards().collect();
    let before = city.stack(Deck::II).len();
    for card in cards.iter().take(13) {
        city.put_under(Deck::II, *card);
    }
    assert_eq!(city.stack(Deck::II).len(), before + 13);
}

/// Builds whenever it can, at random.
fn as_builder<'a>(rng: &'a mut Rng) -> impl FnMut(&City, &[Action]) -> Action + 'a {
    move |_, list| {
        let builds: Vec<Action> = list
            .iter()
            .filter(|action| matches!(action, Action::Build { .. }))
            .copied()
            .collect();
        let from = if builds.is_empty() { list } else { &builds };
        *rng.choose(from).expect("a seat that must act has a choice")
    }
}

#[test]
fn c38_every_card_always_has_a_cell() {
    let mut full_cities = 0;
    for seats in 2..=4 {
        let table = setup::<City>(seats, &[]);
        for index in 0..amount(60, 2_000) as u64 {
            let mut rng = rng(index);
            let mut city = City::new(&table, &Seed::of_series(16, index));
            play_out(&mut city, as_builder(&mut rng), |city| {
                if let (Phase::Act(Turn { build: true, .. }), Some(actor)) =
                    (&city.phase, city.actor())
                {
                    let town = &city.players[actor].town;
                    assert!(town.occupied().len() < 16, "full only after the last Build");
                    assert!(!town.free_cells().is_empty());
                    assert!(!town.aqueduct_cells().is_empty());
                }
            });
            let towns = city
                .players
                .as_slice()
                .iter()
                .map(|player| player.town.occupied().len());
            full_cities += towns.filter(|cards| *cards == 16).count();
        }
    }
    assert!(full_cities > 0, "some city was filled");
}

#[test]
fn c38_a_player_takes_fourteen_turns() {
    for seats in 2..=4 {
        let table = setup::<City>(seats, &[]);
        let mut rng = rng(1);
        let mut city = City::new(&table, &Seed::of_series(17, 0));
        let mut taken = vec![0; seats];
        let mut choose = at_random(&mut rng);
        let count = |city: &City, list: &[Action]| {
            let action = choose(city, list);
            if matches!(action, Action::Take(_)) {
                taken[city.actor().unwrap().index()] += 1;
            }
            action
        };
        play_out(&mut city, count, sound);
        assert_eq!(taken, vec![14; seats]);
    }
}
