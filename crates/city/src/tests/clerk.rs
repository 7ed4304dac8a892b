//! The rules played a second time on the dump alone: a clerk who has only [`Dump`] and the action
//! writes down the next state, and the engine must come to the same.

use kernel::testing::amount;
use kernel::{Game, Seat, Seats, Seed, View as _, Viewer};

use super::table::{as_scholar, at_random, every_setup, rng};
use crate::data::{Card, Color, Deck, Kind};
use crate::dump::{BuiltCard, Dump, KeptCard, PlayerDump, Step, TurnDump, VisitDump};
use crate::grid::Cell;
use crate::position::City;
use crate::{Action, Offered, Space, UnseenBuild};

fn seats(view: &Dump) -> Seats {
    view.players.seats()
}

fn remove_one<T: PartialEq>(list: &mut Vec<T>, item: &T) -> bool {
    let place = list.iter().position(|other| other == item);
    place.map(|place| list.remove(place)).is_some()
}

/// Writes the state after the action into the view.
fn write_down(view: &mut Dump, action: Action) {
    match (view.phase.clone(), action) {
        (Step::Draft { seat, cards }, Action::Draft(card)) => draft(view, seat, cards, card),
        (Step::Place { seat }, Action::Place(space)) => place(view, seat, space),
        (Step::Take { seat, space, .. }, Action::Take(card)) => take(view, seat, space, card),
        (Step::Act(turn), Action::Build { card, cell, tokens }) => {
            build(view, &turn, card, cell, tokens);
        }
        (Step::Act(turn), Action::Produce) => produce(view, &turn),
        (Step::Act(turn), Action::End) => next_turn(view, turn.space),
        (Step::SchoolDeck { turn, draws }, Action::School(deck)) => {
            look(view, turn, draws, deck);
        }
        (Step::SchoolKeep { turn, deck, cards }, Action::Keep(card)) => {
            let kept = KeptCard {
                seat: turn.seat,
                card: Some(card),
            };
            view.school_visits.last_mut().unwrap().kept = Some(kept);
            take_in_secret(view, turn.seat, card);
            put_down(view, turn, deck, cards, card);
        }
        (Step::SchoolUnder { turn, deck, cards }, Action::Under(card)) => {
            view.school_visits
                .last_mut()
                .unwrap()
                .put_under
                .push(Some(card));
            deck_of(view, deck).push(Some(card));
            put_down(view, turn, deck, cards, card);
        }
        (phase, action) => panic!("{action} in {phase:?}"),
    }
}

/// C-12.
fn place(view: &mut Dump, seat: Seat, space: Space) {
    view.emissaries[space.number() - 1] = Some(seat);
    if view.emissaries.iter().flatten().count() == view.offer.len() {
        next_turn(view, 0);
    } else {
        view.phase = Step::Place {
            seat: seat.next(seats(view)),
        };
    }
}

/// C-14.
fn take(view: &mut Dump, seat: Seat, space: usize, card: Card) {
    let open = |offered: &&mut Offered| offered.card == card && offered.taken_by.is_none();
    view.offer.iter_mut().find(open).unwrap().taken_by = Some(seat);
    view.players[seat].hand_seen.push(card);
    view.players[seat].hand_seen.sort_unstable();
    let (free_bricks, free_cogs) = free_points(view, space);
    let (build_open, produce_open) = (true, true);
    view.phase = Step::Act(TurnDump {
        seat,
        space,
        free_bricks,
        free_cogs,
        build_open,
        produce_open,
    });
}

/// C-16.
fn free_points(view: &Dump, space: usize) -> (u8, u8) {
    let strip = view.strips[0].unwrap().to_string();
    let count = |letter| strip[..space].matches(letter).count() as u8;
    (count('B'), count('C'))
}

fn deck_of(view: &mut Dump, deck: Deck) -> &mut Vec<Option<Card>> {
    &mut view
        .decks
        .iter_mut()
        .find(|other| other.deck == deck)
        .unwrap()
        .cards
}

fn take_in_secret(view: &mut Dump, seat: Seat, card: Card) {
    view.players[seat].hand_secret.push(Some(card));
    view.players[seat].hand_secret.sort_unstable();
}

/// C-8.
fn draft(view: &mut Dump, seat: Seat, mut cards: Vec<Option<Card>>, card: Card) {
    assert!(remove_one(&mut cards, &Some(card)));
    take_in_secret(view, seat, card);
    view.drafts.push(KeptCard {
        seat,
        card: Some(card),
    });
    if cards.is_empty() {
        begin_round(view);
    } else {
        view.phase = Step::Draft {
            seat: seat.previous(seats(view)),
            cards,
        };
    }
}

/// C-10, C-11.
fn begin_round(view: &mut Dump) {
    view.round += 1;
    let top = view.strips.remove(0).unwrap().to_string();
    let flipped: String = top.chars().rev().collect();
    view.strips.push(flipped.parse().ok());
    view.emissaries = vec![None; 5];
    view.offer.clear();
    let each = if seats(view).count() == 2 { 2 } else { 1 };
    for deck in &mut view.decks {
        for card in deck.cards.drain(..each) {
            let (deck, card, taken_by) = (deck.deck, card.unwrap(), None);
            view.offer.push(Offered {
                deck,
                card,
                taken_by,
            });
        }
    }
    let round = view.round;
    view.influence_to_come.retain(|card| {
        let now = card.round == round;
        view.influence_beside_offer
            .extend(now.then_some(card.points));
        !now
    });
    view.phase = Step::Place { seat: view.first };
}

/// C-13.
fn next_turn(view: &mut Dump, after: usize) {
    let Some(space) = (after + 1..=5).find(|space| view.emissaries[space - 1].is_some()) else {
        return end_round(view);
    };
    let seat = view.emissaries[space - 1].unwrap();
    let (free_bricks, free_cogs) = free_points(view, space);
    view.phase = Step::Take {
        seat,
        space,
        free_bricks,
        free_cogs,
    };
}

/// C-28, C-29.
fn end_round(view: &mut Dump) {
    let most = view
        .players
        .as_slice()
        .iter()
        .map(|player| player.influence)
        .max()
        .unwrap();
    let leaders = view
        .players
        .iter_mut()
        .filter(|(_, player)| player.influence == most);
    if let [(_, leader)] = &mut leaders.collect::<Vec<_>>()[..]
        && !view.influence_beside_offer.is_empty()
    {
        leader.influence = 0;
        leader
            .influence_cards
            .append(&mut view.influence_beside_offer);
    }
    if view.round == view.rounds {
        view.phase = Step::Over;
    } else {
        view.first = view.first.next(seats(view));
        begin_round(view);
    }
}

/// C-15.
fn go_on(view: &mut Dump, turn: TurnDump) {
    if turn.build_open || turn.produce_open {
        view.phase = Step::Act(turn);
    } else {
        next_turn(view, turn.space);
    }
}

/// C-17 to C-24.
fn build(view: &mut Dump, turn: &TurnDump, card: Card, cell: Cell, tokens: u8) {
    let turn = TurnDump {
        build_open: false,
        ..*turn
    };
    leave_hand(view, turn.seat, card);
    let player = &mut view.players[turn.seat];
    let short = card.data().cost.saturating_sub(turn.free_bricks);
    player.coins -= 2 * u16::from(short - tokens);
    spend(&mut player.city, cell, tokens);
    player.city.retain(|built| built.cell != cell);
    player.city.push(BuiltCard {
        cell,
        card,
        bricks: 0,
        points: 0,
    });
    player
        .city
        .sort_by_key(|built| (built.cell.row(), built.cell.column()));
    match work(player, card, cell) {
        Some(draws) => view.phase = Step::SchoolDeck { turn, draws },
        None => go_on(view, turn),
    }
}

/// C-27: the seen one of equal cards first.
fn leave_hand(view: &mut Dump, seat: Seat, card: Card) {
    let kept = view
        .school_visits
        .iter()
        .filter(|visit| visit.kept.is_some())
        .count();
    let after_keeps = (view.drafts.len() + kept) as u8;
    let player = &mut view.players[seat];
    if !remove_one(&mut player.hand_seen, &card) {
        assert!(remove_one(&mut player.hand_secret, &Some(card)));
        view.unseen_builds.push(UnseenBuild {
            seat,
            card,
            after_keeps,
        });
    }
}

/// C-24 to C-26: what a card brings when it is built, and how many cards its school draws.
fn work(player: &mut PlayerDump, card: Card, cell: Cell) -> Option<u8> {
    player.influence += u16::from(card.data().stars);
    let Kind::Public(color, extra) = card.kind() else {
        return None;
    };
    let beside = player
        .city
        .iter()
        .filter(|built| touch(built.cell, cell))
        .count();
    let amount = beside as u8 + extra;
    let mut itself = player.city.iter_mut().filter(|built| built.cell == cell);
    match color {
        Color::Green => player.coins += u16::from(amount),
        Color::Red => player.influence += u16::from(amount),
        Color::Blue => itself.next().unwrap().points = amount,
        Color::Yellow => return Some(amount),
    }
    None
}

fn touch(a: Cell, b: Cell) -> bool {
    (a.row() - b.row()).abs() + (a.column() - b.column()).abs() == 1
}

/// C-18: the replaced card's token first, then in reading order.
fn spend(city: &mut [BuiltCard], cell: Cell, tokens: u8) {
    let mut holders: Vec<&mut BuiltCard> =
        city.iter_mut().filter(|built| built.bricks > 0).collect();
    holders.sort_by_key(|built| (built.cell != cell, built.cell.row(), built.cell.column()));
    holders
        .iter_mut()
        .take(tokens as usize)
        .for_each(|built| built.bricks = 0);
}

/// C-19.
fn produce(view: &mut Dump, turn: &TurnDump) {
    let player = &mut view.players[turn.seat];
    player.coins -= u16::from(2u8.saturating_sub(turn.free_cogs));
    for built in &mut player.city {
        match built.card {
            Card::Veg | Card::VegStart => player.coins += 1,
            Card::Grain => built.bricks = 1,
            Card::Sheep => player.influence += 1,
            Card::Wine => {
                player.coins += 1;
                built.bricks = 1;
            }
            _ => {}
        }
    }
    go_on(
        view,
        TurnDump {
            produce_open: false,
            ..*turn
        },
    );
}

/// C-25.
fn look(view: &mut Dump, turn: TurnDump, draws: u8, deck: Deck) {
    let stack = deck_of(view, deck);
    let count = stack.len().min(draws as usize);
    let drawn: Vec<Option<Card>> = stack.drain(..count).collect();
    let mut cards = drawn.clone();
    cards.sort_unstable();
    let (seat, put_under) = (turn.seat, vec![]);
    view.school_visits.push(VisitDump {
        seat,
        deck,
        drawn,
        kept: None,
        put_under,
    });
    view.phase = Step::SchoolKeep { turn, deck, cards };
}

/// C-25: one card less to decide on.
fn put_down(view: &mut Dump, turn: TurnDump, deck: Deck, mut cards: Vec<Option<Card>>, card: Card) {
    assert!(remove_one(&mut cards, &Some(card)));
    if cards.is_empty() {
        go_on(view, turn);
    } else {
        view.phase = Step::SchoolUnder { turn, deck, cards };
    }
}

fn follow(city: &mut City, mut choose: impl FnMut(&City, &[Action]) -> Action) {
    let mut book = city.view(Viewer::Everything).dump();
    let mut list = Vec::new();
    while let Some(actor) = city.to_act().first() {
        city.legal(actor, &mut list);
        let action = choose(city, &list);
        city.apply(actor, action, &mut ());
        write_down(&mut book, action);
        assert_eq!(
            city.view(Viewer::Everything).dump(),
            book,
            "after {actor} {action}"
        );
    }
}

#[test]
fn a_clerk_who_reads_the_dump_comes_to_the_same_states() {
    for table in every_setup() {
        for index in 0..amount(60, 2_000) as u64 {
            let mut rng = rng(index);
            let mut city = City::new(&table, &Seed::of_series(21, index));
            if index.is_multiple_of(2) {
                follow(&mut city, at_random(&mut rng));
            } else {
                follow(&mut city, as_scholar(&mut rng, Deck::II));
            }
        }
    }
}
