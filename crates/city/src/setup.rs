//! The set-up, C-4 to C-9: everything that chance decides.

use arrayvec::ArrayVec;
use kernel::{BySeat, First, Rng, Seats};

use crate::data::{Card, DECK_SIZES, Deck, STRIPS, Strip};
use crate::hand::Cards;
use crate::stack::Stack;
use crate::state::{City, Phase, Player, decks};
use crate::town::Town;

/// C-4.
const STARTING_COINS: u16 = 5;
/// The largest deck.
const MOST_CARDS: usize = DECK_SIZES[1];

/// The game before the first card is drafted.
pub fn deal(seats: Seats, first: First, rng: &mut Rng) -> City {
    let first = first.resolve(seats, rng);
    let mut stacks = [Stack::default(); 4];
    let mut draft = ArrayVec::new();
    for deck in decks(seats) {
        let cards = shuffled(*deck, rng);
        // C-8: the cards of the draft come from the top of deck II.
        let drafted = if *deck == Deck::II { seats.count() } else { 0 };
        draft.extend(cards[..drafted].iter().copied());
        stacks[deck.index()] = Stack::new(&cards[drafted..]);
    }
    draft.sort_unstable();
    City {
        phase: Phase::Draft { cards: draft },
        round: 0,
        first,
        strips: shuffled_strips(rng),
        emissaries: [None; 5],
        offer: ArrayVec::new(),
        waiting: 0,
        stacks,
        players: BySeat::from_fn(seats, |_| starting_player()),
        keeps: ArrayVec::new(),
        visits: ArrayVec::new(),
        unseen_builds: ArrayVec::new(),
        replaced: 0,
    }
}

fn starting_player() -> Player {
    Player {
        town: Town::default(),
        coins: STARTING_COINS,
        influence: 0,
        won: 0,
        hand: Cards::default(),
        seen: Cards::default(),
    }
}

/// C-5.
fn shuffled(deck: Deck, rng: &mut Rng) -> ArrayVec<Card, MOST_CARDS> {
    let mut cards: ArrayVec<Card, MOST_CARDS> = deck.cards().collect();
    rng.shuffle(&mut cards);
    cards
}

/// C-9: each side up and each end at the emperor with equal chance, so each strip lies as
/// printed or reversed.
fn shuffled_strips(rng: &mut Rng) -> [Strip; 6] {
    let mut strips = STRIPS;
    rng.shuffle(&mut strips);
    strips.map(|strip| turned(strip, rng))
}

/// The strip as printed, or reversed, as a coin falls.
pub fn turned(strip: Strip, rng: &mut Rng) -> Strip {
    if rng.coin() { strip.reversed() } else { strip }
}
