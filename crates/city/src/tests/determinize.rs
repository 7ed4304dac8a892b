//! Determinization: nothing a seat has seen is changed, everything it cannot know may be, and a
//! world is always found.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use kernel::testing::{amount, plain_setups, setup};
use kernel::{Event as _, Game, Rng, Seat, Seed, View as _, Viewer};

use super::table::{
    Table, as_scholar, at_random, determinized, left, opening, play, play_out, rng, seat,
};
use crate::data::{Card, Deck};
use crate::dump::Step;
use crate::hand::Cards;
use crate::memory::Keep;
use crate::phase::Phase;
use crate::position::City;
use crate::{Action, Event, View};

/// What one seat has seen, written down from the events it was shown; no engine book is used.
struct Diary {
    own: Seat,
    /// What it saw at places of the decks, counted from the first top card.
    slots: BTreeMap<(Deck, usize), Card>,
    heads: [usize; 4],
    ends: [usize; 4],
    kept: Vec<Card>,
    passed_on: Option<Cards>,
}

impl Diary {
    fn new(city: &City, own: Seat) -> Diary {
        let ends = city.stacks.map(|stack| stack.len());
        let (slots, kept) = (BTreeMap::new(), Vec::new());
        Diary {
            own,
            slots,
            heads: [0; 4],
            ends,
            kept,
            passed_on: None,
        }
    }

    /// Before its own draft the seat looks at the cards that came round.
    fn look(&mut self, city: &City, action: Action) {
        let view = city.view(Viewer::Seat(self.own)).dump();
        if let (Step::Draft { seat, cards }, Action::Draft(kept)) = (view.phase, action)
            && seat == self.own
        {
            let mut cards: Cards = cards.into_iter().flatten().collect();
            cards.remove(kept);
            self.passed_on = Some(cards);
        }
    }

    fn note(&mut self, event: &Event) {
        match event.seen_by(Viewer::Seat(self.own)) {
            Some(Event::RoundBegan { offer, .. }) => {
                for (deck, card) in offer {
                    self.draw(deck, Some(card));
                }
            }
            Some(Event::Drew {
                deck, count, cards, ..
            }) => {
                for place in 0..count as usize {
                    self.draw(deck, cards.as_ref().map(|cards| cards[place]));
                }
            }
            Some(Event::PutUnder { deck, card, .. }) => {
                let end = &mut self.ends[deck.index()];
                self.slots.extend(card.map(|card| ((deck, *end), card)));
                *end += 1;
            }
            Some(Event::Drafted { seat, card, .. } | Event::Kept { seat, card }) => {
                assert_eq!(card.is_some(), seat == self.own);
                self.kept.extend(card);
            }
            _ => {}
        }
    }

    fn draw(&mut self, deck: Deck, card: Option<Card>) {
        let head = &mut self.heads[deck.index()];
        if let Some(card) = card {
            let known = self.slots.insert((deck, *head), card);
            assert!(
                known.is_none_or(|known| known == card),
                "memory and draw agree"
            );
        }
        *head += 1;
    }

    fn holds_in(&self, world: &City) {
        for ((deck, slot), card) in &self.slots {
            assert_eq!(
                world.hidden.slots[deck.index()][*slot],
                *card,
                "{deck} {slot}"
            );
        }
        let own = kept(world).filter(|(keep, _)| keep.seat == self.own);
        assert!(own.map(|(_, card)| card).eq(self.kept.iter().copied()));
        if let Some(passed_on) = self.passed_on {
            let drafts = kept(world).filter(|(keep, _)| keep.visit.is_none());
            let later = drafts.skip_while(|(keep, _)| keep.seat != self.own).skip(1);
            let mut cards: Cards = later.map(|(_, card)| card).collect();
            going_round(world).for_each(|card| cards.add(card));
            assert_eq!(cards, passed_on);
        }
    }
}

fn going_round(city: &City) -> impl Iterator<Item = Card> {
    let drafting = city.phase == Phase::Draft;
    let cards: Vec<Card> = city.choice().iter().filter(|_| drafting).collect();
    cards.into_iter()
}

/// The keeps with their cards.
fn kept(city: &City) -> impl Iterator<Item = (Keep, Card)> + '_ {
    city.keeps.iter().copied().zip(city.hidden.kept)
}

fn at(city: &City, deck: Deck, slots: Range<usize>) -> &[Card] {
    &city.hidden.slots[deck.index()][slots]
}

/// The world could have come about: each deck is whole, each school gave back what it took, each
/// card built unseen had been kept before.
fn could_have_happened(world: &City) {
    for deck in world.decks() {
        let stack = world.stack(*deck);
        let dealt = at(world, *deck, 0..stack.dealt.into());
        let mut cards: Cards = dealt.iter().copied().collect();
        if *deck == Deck::II {
            let drafts = kept(world).filter(|(keep, _)| keep.visit.is_none());
            drafts.for_each(|(_, card)| cards.add(card));
            going_round(world).for_each(|card| cards.add(card));
        }
        assert_eq!(cards, deck.cards().collect(), "{deck}");
    }
    for (index, visit) in world.visits.iter().enumerate() {
        let drawn = at(world, visit.deck, visit.drawn_slots());
        let mut left: Cards = drawn.iter().copied().collect();
        let kept = kept(world).filter(|(keep, _)| keep.visit == Some(index as u8));
        let returned = at(world, visit.deck, visit.returned_slots())
            .iter()
            .copied();
        for card in kept.map(|(_, card)| card).chain(returned) {
            assert!(left.remove(card), "a school gave back what it never took");
        }
        let under_way = world.visits.len() == index + 1 && world.phase != Phase::Draft;
        let open = if under_way {
            world.choice()
        } else {
            Cards::default()
        };
        assert_eq!(left, open, "the others are being chosen from");
    }
    for own in world.seats().iter() {
        let mut hand = Cards::default();
        let mut counted = 0;
        for built in world.unseen_builds.iter().filter(|built| built.seat == own) {
            let upto = built.after_keeps as usize;
            let since = kept(world).take(upto).skip(counted);
            let since = since.filter(|(keep, _)| keep.seat == own);
            hand.extend(since.map(|(_, card)| card));
            counted = upto;
            assert!(
                hand.remove(built.card),
                "{} was built before it was kept",
                built.card
            );
        }
    }
    world.audit().expect("components are conserved");
}

/// Plays a game; from round `from` on, each seat's determinization is tested before each decision.
fn test_game(
    city: &mut City,
    from: u8,
    mut choose: impl FnMut(&City, &[Action]) -> Action,
    rng: &mut Rng,
) {
    let mut diaries: Vec<Diary> = city
        .seats()
        .iter()
        .map(|own| Diary::new(city, own))
        .collect();
    let mut list = Vec::new();
    while let Some(actor) = city.to_act().first() {
        city.legal(actor, &mut list);
        let action = choose(city, &list);
        let mut events = Vec::new();
        diaries
            .iter_mut()
            .for_each(|diary| diary.look(city, action));
        city.apply(actor, action, &mut events);
        for diary in &mut diaries {
            events.iter().for_each(|event| diary.note(event));
            if city.round >= from {
                let view = city.view(Viewer::Seat(diary.own));
                let world = view.determinize(rng);
                diary.holds_in(&world);
                could_have_happened(&world);
                assert_eq!(world.view(view.viewer()), view);
            }
        }
        for viewer in [Viewer::Spectator, Viewer::Everything] {
            if city.round >= from {
                let world = city.view(viewer).determinize(rng);
                could_have_happened(&world);
                assert_eq!(world.view(viewer), city.view(viewer));
                assert!(
                    viewer == Viewer::Spectator || world == *city,
                    "all is known"
                );
            }
        }
    }
}

#[test]
fn a_determinization_keeps_what_the_seat_has_seen() {
    for table in plain_setups::<City>() {
        for index in 0..amount(12, 400) as u64 {
            let (mut players, mut worlds) = (rng(index), rng(index + 1_000_000));
            let mut city = City::new(&table, &Seed::of_series(18, index));
            test_game(&mut city, 0, at_random(&mut players), &mut worlds);
        }
    }
}

#[test]
fn it_holds_when_every_school_looks_into_one_nearly_empty_deck() {
    let mut visits = 0;
    for seats in 2..=4 {
        for deck in &Deck::ALL[1..seats] {
            for index in 0..amount(12, 400) as u64 {
                let (mut players, mut worlds) = (rng(index), rng(index + 2_000_000));
                let mut city = City::new(&setup(seats, &[]), &Seed::of_series(19, index));
                let from = if seats == 2 { 4 } else { 9 };
                test_game(
                    &mut city,
                    from,
                    as_scholar(&mut players, *deck),
                    &mut worlds,
                );
                visits = visits.max(city.visits.len());
            }
        }
    }
    assert_eq!(visits, 4);
}

/// Who reads a dump finds a world, though one of the whole game does not say what went by; and so
/// does everybody in that world.
#[test]
fn views_read_from_a_dump_have_worlds_too() {
    let mut looks = 0;
    for seats in 2..=4 {
        let table = setup::<City>(seats, &[]);
        for index in 0..amount(60, 400) as u64 {
            let (mut players, mut worlds) = (rng(index), rng(index + 3_000_000));
            let mut city = City::new(&table, &Seed::of_series(20, index));
            let deck = Deck::ALL[1 + index as usize % (seats - 1)];
            play_out(&mut city, as_scholar(&mut players, deck), |city| {
                let seats = city.seats().iter().map(Viewer::Seat);
                for viewer in seats.chain([Viewer::Spectator, Viewer::Everything]) {
                    let view = city.view(viewer);
                    let read = View::from_dump(&table, viewer, &view.dump()).unwrap();
                    let world = read.determinize(&mut worlds);
                    assert_eq!(world.view(viewer), view);
                    world.audit().expect("components are conserved");
                    let other = Viewer::Seat(seat(1 + looks % 2));
                    let again = world.view(other).determinize(&mut worlds);
                    assert_eq!(again.view(other), world.view(other));
                    looks += 1;
                }
            });
        }
    }
}

#[test]
fn many_seeds_give_many_worlds() {
    let mut city = opening(4, "1", 8);
    play_until_round(&mut city, 2);
    let view = city.view(Viewer::Seat(seat(1)));
    let decks = |world: &City| {
        Deck::ALL
            .iter()
            .flat_map(|deck| left(world, *deck))
            .collect()
    };
    let world = |index| decks(&view.determinize(&mut rng(index)));
    let worlds: BTreeSet<Vec<Card>> = (0..200).map(world).collect();
    assert_eq!(worlds.len(), 200);
    assert_eq!(world(7), world(7), "the same seed, the same world");
}

/// A course of events at the school of [`small_world`]: drawn, kept, put under, left on top.
type World = (Vec<Card>, Card, Vec<Card>, Card);

const FOUR: [Card; 4] = [Card::Bath, Card::Veg, Card::Arena, Card::Sheep];

/// Deck II has four cards left. Seat 2 draws three of them: bath, veg, arena; keeps veg, puts
/// under bath, then arena; the sheep farm is on top.
fn small_world() -> City {
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries(". . 2 2 1")
        .acting(3);
    let table = table
        .town(2, "res2-start veg-start / res3 . / grain lux3")
        .coins(1, 9);
    let table = table
        .hand(2, "school")
        .hand(1, "university")
        .offer("I:lux2 III:res2");
    let mut city = table.only(Deck::II, "bath veg arena sheep").build();
    play(
        &mut city,
        "2 build school 1,1; 2 school II; 2 keep veg; 2 under bath; 2 under arena; 2 end",
    );
    city
}

fn world_of(city: &City) -> World {
    let visit = city.visits[0];
    let (_, kept) = kept(city).find(|(keep, _)| keep.visit == Some(0)).unwrap();
    let cards = |slots| at(city, Deck::II, slots).to_vec();
    (
        cards(visit.drawn_slots()),
        kept,
        cards(visit.returned_slots()),
        at(city, Deck::II, 0..35)[visit.drawn_slots().end],
    )
}

/// All 24 · 6 courses that the rules allow.
fn all_worlds() -> BTreeSet<World> {
    let orders = |cards: &[Card]| -> Vec<Vec<Card>> {
        let mut all = vec![vec![]];
        for _ in 0..cards.len() {
            let longer = |order: &Vec<Card>| {
                let rest = cards.iter().filter(|card| !order.contains(card));
                rest.map(|card| [order.as_slice(), &[*card]].concat())
                    .collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    };
    let mut worlds = BTreeSet::new();
    for deck in orders(&FOUR) {
        for out in orders(&deck[..3]) {
            worlds.insert((deck[..3].to_vec(), out[0], out[1..].to_vec(), deck[3]));
        }
    }
    worlds
}

#[track_caller]
fn draws_exactly(city: &City, own: usize, possible: impl Fn(&World) -> bool) {
    let mut rng = rng(own as u64);
    let drawn: BTreeSet<World> = (0..4_000)
        .map(|_| world_of(&determinized(city, own, &mut rng)))
        .collect();
    let sheet: BTreeSet<World> = all_worlds().into_iter().filter(possible).collect();
    assert!(sheet.contains(&world_of(city)), "the truth is possible");
    assert_eq!(drawn, sheet);
}

#[test]
fn every_possible_world_is_drawn_and_no_other() {
    assert_eq!(all_worlds().len(), 144);
    let city = small_world();
    draws_exactly(&city, 1, |_| true);
    draws_exactly(&city, 4, |_| true);
    let truth = world_of(&city);
    draws_exactly(&city, 2, |world| *world == truth);
}

#[test]
fn a_card_built_unseen_was_the_one_kept() {
    let mut city = small_world();
    play(&mut city, "2 take lux2; 2 build veg 0,2; 2 end");
    draws_exactly(&city, 1, |world| world.1 == Card::Veg);
}

#[test]
fn another_school_shows_what_lies_on_top_and_below() {
    let mut city = small_world();
    play(
        &mut city,
        "2 take lux2; 2 end; 1 take res2; 1 build university 1,0; 1 school II",
    );
    // Seat 1 sees the sheep farm and the card that seat 2 put under first.
    let seen = |world: &World| world.3 == Card::Sheep && world.2[0] == Card::Bath;
    draws_exactly(&city, 1, seen);
    draws_exactly(&city, 4, |_| true);
    play(&mut city, "1 keep bath; 1 under sheep");
    draws_exactly(&city, 1, seen);
}

#[test]
fn a_card_turned_up_is_known_to_have_been_there() {
    let mut city = small_world();
    play(&mut city, "2 take lux2; 2 end; 1 take res2; 1 end");
    assert_eq!(city.round, 2);
    draws_exactly(&city, 1, |world| world.3 == Card::Sheep);
    draws_exactly(&city, 3, |world| world.3 == Card::Sheep);
}

/// The different cards that a seat thinks possible at some place.
fn guesses(city: &City, own: usize, at: impl Fn(&City) -> Card) -> BTreeSet<Card> {
    let mut rng = rng(own as u64);
    (0..1_500)
        .map(|_| at(&determinized(city, own, &mut rng)))
        .collect()
}

/// Four different cards go round: seat 4 keeps the first, seat 3 the second.
fn half_a_draft() -> (City, Vec<Card>) {
    for index in 0.. {
        let mut city = opening(4, "1", index);
        let cards: Vec<Card> = going_round(&city).collect();
        if cards.windows(2).all(|pair| pair[0] != pair[1]) {
            play(
                &mut city,
                &format!("4 draft {}; 3 draft {}", cards[0], cards[1]),
            );
            return (city, cards);
        }
    }
    unreachable!("some deal has four different cards")
}

#[test]
fn c8_who_passed_cards_on_knows_that_the_two_others_have_them() {
    let (mut city, cards) = half_a_draft();
    let (x, y) = (cards[2], cards[3]);
    play(&mut city, &format!("2 draft {x}"));
    let going = |world: &City| going_round(world).next().unwrap();
    assert_eq!(
        guesses(&city, 3, going),
        BTreeSet::from([x, y]),
        "still going round"
    );
    play(&mut city, &format!("1 draft {y}"));
    let mut rng = rng(3);
    let found: BTreeSet<(Card, Card)> = (0..300)
        .map(|_| determinized(&city, 3, &mut rng))
        .map(|world| (world.hidden.kept[2], world.hidden.kept[3]))
        .collect();
    assert_eq!(
        found,
        BTreeSet::from([(x, y), (y, x)]),
        "one each, nowhere else"
    );
    // Seat 2 passed one card on: it knows who has it. Seat 1 knows its own alone.
    assert_eq!(
        guesses(&city, 2, |world| world.hidden.kept[3]),
        BTreeSet::from([y])
    );
    assert!(guesses(&city, 1, |world| world.hidden.kept[2]).len() > 4);
}

#[test]
fn c8_what_was_kept_before_may_be_any_other_card_of_deck_2() {
    let (mut city, cards) = half_a_draft();
    play(
        &mut city,
        &format!("2 draft {}; 1 draft {}", cards[2], cards[3]),
    );
    let mut others: Cards = Deck::II.cards().collect();
    let offered = city
        .offer
        .iter()
        .find(|offered| offered.deck == Deck::II)
        .unwrap()
        .card;
    for card in [cards[1], cards[2], cards[3], offered] {
        assert!(others.remove(card));
    }
    let others: BTreeSet<Card> = others.kinds().iter().collect();
    assert_eq!(guesses(&city, 3, |world| world.hidden.kept[0]), others);
    let deck = |world: &City| left(world, Deck::II);
    assert_eq!(guesses(&city, 3, |world| deck(world)[0]), others);
    assert_eq!(
        guesses(&city, 3, |world| *deck(world).last().unwrap()),
        others
    );
}

#[test]
fn c9_unseen_strips_may_lie_in_any_order_and_either_way() {
    let mut city = opening(4, "1", 2);
    play_until_round(&mut city, 3);
    let seen: BTreeSet<String> = (0..4)
        .map(|place| city.hidden.strips[place].printed().to_string())
        .collect();
    let mut rng = rng(2);
    let mut found: BTreeSet<(usize, String)> = BTreeSet::new();
    for _ in 0..300 {
        let world = determinized(&city, 1, &mut rng);
        assert_eq!(world.hidden.strips[..4], city.hidden.strips[..4]);
        found.extend((4..6).map(|place| (place, world.hidden.strips[place].to_string())));
    }
    let mut sheet = BTreeSet::new();
    for strip in crate::data::STRIPS
        .iter()
        .filter(|strip| !seen.contains(&strip.to_string()))
    {
        for place in 4..6 {
            sheet.extend([
                (place, strip.to_string()),
                (place, strip.reversed().to_string()),
            ]);
        }
    }
    assert_eq!(found, sheet);
}

fn play_until_round(city: &mut City, round: u8) {
    let mut list = Vec::new();
    while city.round < round {
        let actor = city.to_act().first().expect("the round comes");
        city.legal(actor, &mut list);
        city.apply(actor, *list.last().unwrap(), &mut ());
    }
}

#[test]
fn deck_1_holds_any_order_of_what_is_left_of_it() {
    let mut city = opening(2, "1", 2);
    play_until_round(&mut city, 6);
    let two: BTreeSet<Card> = left(&city, Deck::I).into_iter().collect();
    assert_eq!(two.len(), 2);
    assert_eq!(guesses(&city, 1, |world| left(world, Deck::I)[0]), two);
    play_out(&mut city, super::table::idle, |_| {});
    assert!(city.is_over());
}
