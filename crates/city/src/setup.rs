//! The set-up, C-4 to C-9: everything that chance decides.

use arrayvec::ArrayVec;
use kernel::{BySeat, Rng, Seats, Seed, Setup};

use crate::data::{Card, DECK_SIZES, Deck, STRIPS, Strip};
use crate::hand::Cards;
use crate::memory::{MAX_KEEPS, SLOTS, Stack};
use crate::phase::Phase;
use crate::position::{City, Hidden, Open, Player, decks};

/// C-4.
const STARTING_COINS: u16 = 5;

/// The game before the first card is drafted.
pub(crate) fn deal(setup: &Setup<City>, seed: &Seed) -> City {
    let (seats, mut rng) = (setup.seats(), seed.rng());
    let first = setup.options().first.resolve(seats, &mut rng);
    let mut stacks = [Stack::default(); 4];
    let mut slots = [[Card::default(); SLOTS]; 4];
    let mut choice = Cards::default();
    // C-5.
    for deck in decks(seats) {
        let mut cards: ArrayVec<Card, SLOTS> = deck.cards().collect();
        rng.shuffle(&mut cards);
        choice.extend(cards.drain(..cards.len() - dealt(*deck, seats)));
        slots[deck.index()][..cards.len()].copy_from_slice(&cards);
        stacks[deck.index()] = Stack::of(cards.len());
    }
    let player = Player {
        coins: STARTING_COINS,
        ..Player::default()
    };
    City {
        open: Open {
            phase: Phase::Draft,
            round: 0,
            first,
            emissaries: Default::default(),
            offer: ArrayVec::new(),
            waiting: 0,
            stacks,
            players: BySeat::from_fn(seats, |_| player),
            keeps: ArrayVec::new(),
            visits: ArrayVec::new(),
            unseen_builds: ArrayVec::new(),
            replaced: 0,
        },
        hidden: Hidden {
            strips: shuffled_strips(&mut rng),
            slots,
            kept: [Card::default(); MAX_KEEPS],
            secret_kinds: BySeat::new(seats),
            choice,
            viewer: (),
            passed_on: (),
        },
    }
}

/// The cards of a deck that are not drafted: the draft (C-8) takes the top of deck II.
pub(crate) fn dealt(deck: Deck, seats: Seats) -> usize {
    let drafted = if deck == Deck::II { seats.count() } else { 0 };
    DECK_SIZES[deck.index()] - drafted
}

/// C-9: each side up and each end at the emperor with equal chance, so each strip lies as
/// printed or reversed.
fn shuffled_strips(rng: &mut Rng) -> [Strip; STRIPS.len()] {
    let mut strips = STRIPS;
    rng.shuffle(&mut strips);
    strips.map(|strip| strip.turned(rng.coin()))
}
