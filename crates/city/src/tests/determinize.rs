//! Determinization in whole games: nothing a seat has seen is changed, and a world is always found.
//! Which worlds are found is in `worlds`.

use std::collections::BTreeMap;
use std::ops::Range;

use kernel::testing::{amount, setup};
use kernel::{Event as _, Game, Rng, Seat, Seed, View as _, Viewer};

use super::table::{as_scholar, at_random, every_setup, play_out, rng, seat};
use crate::data::{Card, Deck};
use crate::dump::{Dump, Step};
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
        let mut diary = Diary {
            own,
            slots: BTreeMap::new(),
            heads: [0; 4],
            ends,
            kept: Vec::new(),
            passed_on: None,
        };
        diary.sit_down(&city.view(Viewer::Seat(own)).dump());
        diary
    }

    /// C-8a: where the first cards are dealt, a hand and an offer are there at the beginning.
    fn sit_down(&mut self, view: &Dump) {
        self.kept
            .extend(view.players[self.own].hand_secret.iter().flatten());
        for offered in &view.offer {
            self.ends[offered.deck.index()] += 1;
            self.draw(offered.deck, Some(offered.card));
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

pub(super) fn going_round(city: &City) -> impl Iterator<Item = Card> {
    let drafting = city.phase == Phase::Draft;
    let cards: Vec<Card> = city.choice().iter().filter(|_| drafting).collect();
    cards.into_iter()
}

/// The keeps with their cards.
pub(super) fn kept(city: &City) -> impl Iterator<Item = (Keep, Card)> + '_ {
    city.keeps.iter().copied().zip(city.hidden.kept)
}

pub(super) fn at(city: &City, deck: Deck, slots: Range<usize>) -> &[Card] {
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
    for table in every_setup() {
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
    for table in every_setup() {
        let seats = table.seats().count();
        for index in 0..amount(30, 200) as u64 {
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
