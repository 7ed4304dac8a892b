//! The set-up, C-4 to C-9: everything that chance decides.

use arrayvec::ArrayVec;
use kernel::{BySeat, MAX_SEATS, Rng, Seats, Seed, Setup};

use crate::data::{Card, DECK_SIZES, Deck, STRIPS, Strip};
use crate::memory::{MAX_KEEPS, SLOTS, Stack};
use crate::options::FirstCards;
use crate::phase::Phase;
use crate::position::{City, Hidden, Open, Player, decks};

/// C-4.
const STARTING_COINS: u16 = 5;

/// The game before the first decision.
pub(crate) fn deal(setup: &Setup<City>, seed: &Seed) -> City {
    let (seats, options, mut rng) = (setup.seats(), setup.options(), seed.rng());
    let first = options.first.resolve(seats, &mut rng);
    let mut stacks = [Stack::default(); 4];
    let mut slots = [[Card::default(); SLOTS]; 4];
    let mut first_cards: ArrayVec<Card, MAX_SEATS> = ArrayVec::new();
    // C-5.
    for deck in decks(seats) {
        let mut cards: ArrayVec<Card, SLOTS> = deck.cards().collect();
        rng.shuffle(&mut cards);
        first_cards.extend(cards.drain(..cards.len() - dealt(*deck, seats)));
        slots[deck.index()][..cards.len()].copy_from_slice(&cards);
        stacks[deck.index()] = Stack::of(cards.len());
    }
    let player = Player {
        coins: STARTING_COINS,
        ..Player::default()
    };
    let mut city = City {
        open: Open {
            phase: Phase::Draft,
            round: 0,
            first,
            first_cards: options.first_cards,
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
            choice: first_cards.iter().copied().collect(),
            viewer: (),
            passed_on: (),
        },
    };
    if options.first_cards == FirstCards::Dealt {
        city.hand_out(&first_cards);
    }
    city
}

impl City {
    /// C-8a: the cards that would be drafted go to the same seats by chance alone, and the first
    /// round begins. It takes no more of the seed than a draft.
    fn hand_out(&mut self, first_cards: &[Card]) {
        for (number, card) in first_cards.iter().enumerate() {
            self.keep_secretly(self.drafter(number), *card, None);
        }
        self.begin_round(&mut ());
    }
}

/// The cards of a deck that nobody has at the beginning: the first cards (C-8, C-8a) are the top
/// of deck II.
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
