//! M-27 once more, slowly: who takes coins for fountains, from what everybody is told. Shares no
//! code with the rules it is held against.

use std::collections::BTreeSet;

use kernel::testing::{amount, seed};
use kernel::{Game, Seat, Seed};

use super::reference::{choose, numbered};
use crate::{Event, Marble};

/// Follows a game by its events, and says which coins there must be.
struct Coins {
    /// The rules that the game is played by, and its switch.
    rules: u32,
    late: bool,
    fountains: BTreeSet<String>,
    /// Every vertex that a piece touches.
    wet: BTreeSet<String>,
    paid: BTreeSet<String>,
    /// Coins for fountains that a piece left.
    leaving: usize,
}

impl Coins {
    fn new(rules: u32, late: bool) -> Coins {
        Coins {
            rules,
            late,
            fountains: BTreeSet::new(),
            wet: BTreeSet::new(),
            paid: BTreeSet::new(),
            leaving: 0,
        }
    }

    /// Holds the coins that were told against those that must be. A fountain lies on one aqueduct
    /// at most (M-24), so that "once for each aqueduct and fountain" is once for each fountain.
    fn follow(&mut self, active: Seat, told: &[Event]) {
        let (mut due, mut taken) = (Vec::new(), Vec::new());
        for event in told {
            match event {
                Event::Fountain { site } => {
                    let site = site.to_string();
                    if self.late && self.wet.contains(&site) {
                        due.push((active, site.clone()));
                        self.paid.insert(site.clone());
                    }
                    self.fountains.insert(site);
                }
                Event::Piece { edge, .. } => {
                    let text = edge.to_string();
                    let (a, b) = text.split_once('-').unwrap();
                    // The end that was there before comes first.
                    let ends = if self.wet.contains(b) { [b, a] } else { [a, b] };
                    let touched = if self.rules == 1 { &ends[1..] } else { &ends };
                    for end in touched.iter().map(|end| (*end).to_string()) {
                        if self.fountains.contains(&end) && self.paid.insert(end.clone()) {
                            self.leaving += usize::from(end == ends[0]);
                            due.push((active, end));
                        }
                    }
                    self.wet.extend(ends.map(String::from));
                }
                Event::Began { aqueduct, .. } => {
                    self.wet.insert(aqueduct.spring().to_string());
                }
                Event::Coin { seat, fountain } => taken.push((*seat, fountain.to_string())),
                _ => {}
            }
        }
        assert_eq!(taken, due);
    }
}

#[test]
fn m27_the_coins_agree_with_what_was_told() {
    let mut leaving = 0;
    for index in 0..amount(150, 3_000) {
        let (setup, seed) = (numbered(index), Seed::of_series(seed(), index as u64));
        let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("coins").rng());
        let mut coins = Coins::new(setup.rules(), setup.options().late_fountain_coin);
        let (mut list, mut told) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut list);
            let (action, active) = (choose(&game, seat, &list, &mut rng, 3), game.active);
            told.clear();
            game.apply(seat, action, &mut told);
            coins.follow(active, &told);
        }
        leaving += coins.leaving;
    }
    println!("{leaving} coins for fountains that were left");
    assert!(leaving > 0);
}
