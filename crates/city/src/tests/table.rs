//! Test positions as they would lie on a table: cities as rows of words, hands, coins, an offer.
//! Every card used is taken out of the decks, so that the kernel's position builder finds each
//! component in exactly one place.

use kernel::testing::{Position, setup};
use kernel::{Game, Illegal as _, Rng, Seat, Seed, Setup, View as _, Viewer};

use crate::data::{Card, Deck, STRIPS, Strip};
use crate::grid::{Cell, Cells, FARM_CELL, RESIDENCE_CELL};
use crate::hand::Cards;
use crate::memory::{Keep, Stack};
use crate::phase::{Phase, Space, Turn};
use crate::position::{City, Offered};
use crate::{Action, Event, FirstCards, Illegal};

/// A position in the making: round 1, seat 1 first, nothing on the strip, no offer.
pub struct Table {
    city: City,
    /// Cards of each deck that are nowhere else yet.
    left: [Cards; 4],
    tops: [Vec<Card>; 4],
    /// Whether all that was turned up from deck I is on the table.
    remembered: bool,
}

impl Table {
    pub fn of(seats: usize) -> Table {
        let mut city = Position::<City>::opening(&setup(seats, &[("first", "1")]), 1).build();
        city.open.phase = Phase::Place;
        city.open.round = 1;
        city.hidden.choice = Cards::default();
        city.hidden.strips = STRIPS;
        let mut left = [Cards::default(); 4];
        for deck in city.decks() {
            left[deck.index()] = deck.cards().collect();
        }
        let tops = Default::default();
        let remembered = false;
        Table {
            city,
            left,
            tops,
            remembered,
        }
    }

    pub fn round(mut self, round: u8) -> Table {
        self.city.open.round = round;
        self
    }

    pub fn first(mut self, first: usize) -> Table {
        self.city.open.first = seat(first);
        self
    }

    /// The strip in use, as it lies; call it after [`Table::round`].
    pub fn strip(mut self, text: &str) -> Table {
        let strip: Strip = text.parse().expect("a strip");
        let place = self.city.round as usize % STRIPS.len();
        let strips = &mut self.city.hidden.strips;
        let other = strips.iter().position(|old| *old == strip.printed());
        strips.swap(place, other.expect("each strip is there"));
        strips[place] = strip;
        if self.city.strip() != Some(strip) {
            self.city.hidden.strips[place] = strip.reversed();
        }
        self
    }

    /// A city whose first word lies at (0,0): rows separated by `/`, `.` for an empty cell,
    /// `bath:4` with point tokens, `grain:1` with a brick token.
    pub fn town(self, number: usize, rows: &str) -> Table {
        self.town_at(number, (0, 0), rows)
    }

    /// The same with the first word at another cell.
    pub fn town_at(mut self, number: usize, corner: (i8, i8), rows: &str) -> Table {
        for (row, words) in (corner.0..).zip(rows.split('/')) {
            for (column, word) in (corner.1..).zip(words.split_whitespace()) {
                if word != "." {
                    let cell = Cell::new(row, column).expect("within the board");
                    self.lay(seat(number), word, cell);
                }
            }
        }
        self
    }

    fn lay(&mut self, seat: Seat, word: &str, cell: Cell) {
        let (name, tokens) = word.split_once(':').unwrap_or((word, "0"));
        let (card, tokens): (Card, u8) = (parse(name), tokens.parse().expect("a number"));
        let town = &mut self.city.open.players[seat].town;
        if town.card(cell) != Some(card) {
            town.lay(card, cell);
            self.take(card);
        }
        let town = &mut self.city.open.players[seat].town;
        match card.color() {
            Some(_) => town.add_points(cell, tokens),
            None if tokens > 0 => town.add_bricks(Cells::one(cell)),
            None => {}
        }
    }

    /// Takes a card out of the first deck that has one.
    fn take(&mut self, card: Card) {
        let found = self.left.iter_mut().any(|deck| deck.remove(card));
        assert!(found, "no {card} is left");
    }

    pub fn coins(mut self, number: usize, coins: u16) -> Table {
        self.city.open.players[seat(number)].coins = coins;
        self
    }

    pub fn influence(mut self, number: usize, tokens: u16) -> Table {
        self.city.open.players[seat(number)].influence = tokens;
        self
    }

    /// Influence cards won: bit `i` is the table's card `i`.
    pub fn won(mut self, number: usize, bits: u8) -> Table {
        self.city.open.players[seat(number)].won = bits;
        self
    }

    /// Influence cards beside the offer.
    pub fn waiting(mut self, bits: u8) -> Table {
        self.city.open.waiting = bits;
        self
    }

    /// Cards in hand that were taken from the offer.
    pub fn hand(mut self, number: usize, cards: &str) -> Table {
        for card in words(cards) {
            self.take(card);
            self.city.open.players[seat(number)].seen.add(card);
        }
        self
    }

    /// Cards in hand that nobody else saw.
    pub fn secret(mut self, number: usize, cards: &str) -> Table {
        let seat = seat(number);
        for card in words(cards) {
            self.take(card);
            self.city.hidden.kept[self.city.keeps.len()] = card;
            self.city.hidden.secret_kinds[seat].insert(card);
            self.city.open.keeps.push(Keep { seat, visit: None });
        }
        self
    }

    /// The offer: `I:lux2 II:res2`.
    pub fn offer(mut self, cards: &str) -> Table {
        for word in cards.split_whitespace() {
            let (deck, card) = word.split_once(':').expect("DECK:CARD");
            let (deck, card): (Deck, Card) = (parse(deck), parse(card));
            assert!(self.left[deck.index()].remove(card), "no {card} in {deck}");
            let taken_by = None;
            self.city.open.offer.push(Offered {
                deck,
                card,
                taken_by,
            });
        }
        self
    }

    /// The top cards of a deck.
    pub fn top(mut self, deck: Deck, cards: &str) -> Table {
        for card in words(cards) {
            assert!(self.left[deck.index()].remove(card), "no {card} in {deck}");
            self.tops[deck.index()].push(card);
        }
        self
    }

    /// A deck of exactly these cards; the last seat has taken the others. What was turned up from
    /// deck I are then the cards that lie elsewhere, whatever the round.
    pub fn only(mut self, deck: Deck, cards: &str) -> Table {
        self.remembered = true;
        self = self.top(deck, cards);
        let last = self
            .city
            .players
            .seats()
            .iter()
            .next_back()
            .expect("a table has seats");
        let others = std::mem::take(&mut self.left[deck.index()]);
        self.city.open.players[last].seen.extend(others.iter());
        self
    }

    /// Who stands on the spaces: `1 . 2 . .`.
    pub fn emissaries(mut self, spaces: &str) -> Table {
        for (space, word) in spaces.split_whitespace().enumerate() {
            self.city.open.emissaries[space] = word.parse().ok().map(seat);
        }
        self
    }

    /// The emissary on this space has taken its card and may build and produce.
    pub fn acting(mut self, space: usize) -> Table {
        let space = Space::from_number(space).expect("a space");
        let (build, produce) = (true, true);
        self.city.open.phase = Phase::Act(Turn {
            space,
            build,
            produce,
        });
        self
    }

    /// The emissary on this space is to take a card.
    pub fn taking(mut self, space: usize) -> Table {
        self.city.open.phase = Phase::Take(Space::from_number(space).expect("a space"));
        self
    }

    /// Seat 1 is alone on space 5, all three bricks and two cogs free, and may build and produce.
    pub fn seat_1_acts(self) -> Table {
        self.emissaries(". . . . 1").acting(5)
    }

    pub fn build(mut self) -> City {
        for deck in self.city.decks() {
            let (gone, rest) = self.deck(*deck);
            let cards = [&gone[..], &rest].concat();
            self.city.hidden.slots[deck.index()][..cards.len()].copy_from_slice(&cards);
            self.city.open.stacks[deck.index()] = Stack {
                head: gone.len() as u8,
                ..Stack::of(cards.len())
            };
        }
        let starting = [
            (RESIDENCE_CELL, Card::Res2Start),
            (FARM_CELL, Card::VegStart),
        ];
        for seat in self.city.seats().iter() {
            let town = self.city.players[seat].town;
            let gone = starting
                .iter()
                .filter(|(cell, card)| town.card(*cell) != Some(*card));
            self.city.open.replaced += gone.count() as u8;
        }
        let opening = Position::opening(&setup(self.city.players.seats().count(), &[]), 1);
        opening.with(|city| *city = self.city).build()
    }

    /// What was turned up from a deck, and what is left of it. Deck I is as far down as the round
    /// says (C-11).
    fn deck(&self, deck: Deck) -> (Vec<Card>, Vec<Card>) {
        let left = self.left[deck.index()].iter();
        let rest: Vec<Card> = self.tops[deck.index()]
            .iter()
            .copied()
            .chain(left)
            .collect();
        let all: Cards = deck.cards().collect();
        let gone = all.less(rest.iter().copied()).expect("cards of the deck");
        let mut gone: Vec<Card> = gone.iter().collect();
        if deck == Deck::I && !self.remembered {
            let turned_up = self.city.round as usize * self.city.turns_each();
            gone.resize(turned_up, Card::VegStart);
        }
        (gone, rest)
    }
}

/// The cards left in a deck, the top one first.
pub fn left(city: &City, deck: Deck) -> Vec<Card> {
    city.cards_left(deck).flatten().collect()
}

/// The game as a seat could think it is.
pub fn determinized(city: &City, number: usize, rng: &mut Rng) -> City {
    city.view(Viewer::Seat(seat(number))).determinize(rng)
}

pub fn parse<T: std::str::FromStr>(word: &str) -> T {
    word.parse()
        .unwrap_or_else(|_| panic!("{word:?} cannot be read"))
}

fn words(cards: &str) -> impl Iterator<Item = Card> {
    cards.split_whitespace().map(parse)
}

pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("a seat")
}

fn read(line: &str) -> (Seat, Action) {
    let (seat, action) = line.trim().split_once(' ').expect("SEAT ACTION");
    (parse(seat), parse(action))
}

/// Plays `SEAT ACTION; SEAT ACTION; …`; each must be legal. Returns what happened.
#[track_caller]
pub fn play(city: &mut City, lines: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in lines.split(';') {
        let (seat, action) = read(line);
        assert!(
            choices(city).contains(&action.to_string()),
            "{line:?} is not listed"
        );
        if let Err(illegal) = city.try_apply(seat, action, &mut events) {
            panic!("{line:?} is not legal: {illegal}");
        }
        city.audit().expect("components are conserved");
    }
    events
}

/// The action is refused for this reason, under this rule, and not listed.
#[track_caller]
pub fn refuse(city: &City, line: &str, reason: Illegal, rule: &str) {
    let (seat, action) = read(line);
    assert_eq!(city.check(seat, action), Err(reason), "{line}");
    assert_eq!(reason.rule(), rule, "{line}");
    let mut list = Vec::new();
    city.legal(seat, &mut list);
    assert!(!list.contains(&action), "{line} is listed");
}

/// What the acting seat may do, in the order of the list.
pub fn choices(city: &City) -> Vec<String> {
    let mut list = Vec::new();
    if let Some(seat) = city.to_act().first() {
        city.legal(seat, &mut list);
    }
    list.iter().map(Action::to_string).collect()
}

/// Those of the choices that begin so.
pub fn choices_of(city: &City, start: &str) -> Vec<String> {
    let mut list = choices(city);
    list.retain(|text| text.starts_with(start));
    list
}

/// An opening with a named first player.
pub fn opening(seats: usize, first: &str, index: u64) -> City {
    City::new(
        &setup(seats, &[("first", first)]),
        &Seed::of_series(7, index),
    )
}

/// The same where the first cards are dealt.
pub fn dealt(seats: usize, first: &str, index: u64) -> City {
    let options = [("first", first), ("first-cards", "dealt")];
    City::new(&setup(seats, &options), &Seed::of_series(7, index))
}

/// Every table size with every way to the first cards.
pub fn every_setup() -> Vec<Setup<City>> {
    let ways = |seats| FirstCards::ALL.iter().map(move |way| (seats, way.as_str()));
    let tables = (2..=4).flat_map(ways);
    let tables = tables.map(|(seats, way)| setup(seats, &[("first-cards", way)]));
    tables.collect()
}

/// Plays on as `choose` says until the game is over; `watch` sees each state before a decision.
pub fn play_out(
    city: &mut City,
    mut choose: impl FnMut(&City, &[Action]) -> Action,
    mut watch: impl FnMut(&City),
) {
    let mut list = Vec::new();
    while let Some(seat) = city.to_act().first() {
        watch(city);
        city.legal(seat, &mut list);
        let action = choose(city, &list);
        city.apply(seat, action, &mut ());
    }
    watch(city);
}

/// Chooses any action alike.
pub fn at_random(rng: &mut Rng) -> impl FnMut(&City, &[Action]) -> Action + '_ {
    |_, list| *rng.choose(list).expect("a seat that must act has a choice")
}

/// Chooses the last action listed, which ends a turn as soon as it may end.
pub fn idle(_: &City, list: &[Action]) -> Action {
    *list.last().expect("a seat that must act has a choice")
}

/// Seeks every school, always looks into the same deck, and otherwise plays at random.
pub fn as_scholar(rng: &mut Rng, deck: Deck) -> impl FnMut(&City, &[Action]) -> Action + '_ {
    move |_, list| {
        let school = |card: &Card| matches!(card, Card::School | Card::University);
        let wanted = list.iter().rev().find(|action| match action {
            Action::Draft(card) | Action::Take(card) | Action::Keep(card) => school(card),
            Action::Build { card, .. } => school(card),
            Action::School(named) => *named == deck,
            Action::Place(_) | Action::Produce | Action::Under(_) | Action::End => false,
        });
        wanted
            .copied()
            .unwrap_or_else(|| list[rng.below(list.len())])
    }
}

/// A stream for a test.
pub fn rng(index: u64) -> Rng {
    Seed::of_series(kernel::testing::seed(), index)
        .derive("city tests")
        .rng()
}
