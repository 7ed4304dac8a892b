//! The text of every action: the one stable format of records, store and protocol.

use proptest::prelude::*;

use crate::data::{Card, Deck};
use crate::grid::Cell;
use crate::{Action, ParseActionError, Space};

fn all_actions() -> Vec<Action> {
    let cells =
        || (-3..=3).flat_map(|row| (-2..=3).map(move |column| Cell::new(row, column).unwrap()));
    let mut all = vec![Action::Produce, Action::End];
    all.extend(Space::all().map(Action::Place));
    all.extend(Deck::ALL.iter().map(|deck| Action::School(*deck)));
    for card in Card::ALL.iter().copied() {
        all.extend([
            Action::Draft(card),
            Action::Take(card),
            Action::Keep(card),
            Action::Under(card),
        ]);
        for cell in cells() {
            all.extend((0..=4).map(|tokens| Action::Build { card, cell, tokens }));
        }
    }
    all
}

#[test]
fn every_action_goes_there_and_back() {
    let mut texts = Vec::new();
    for action in all_actions() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        texts.push(text);
    }
    let count = texts.len();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), count, "no two actions share a text");
}

#[test]
fn the_notation_is_this() {
    let cell = |row, column| Cell::new(row, column).unwrap();
    let golden = [
        (Action::Draft(Card::Res2), "draft res2"),
        (Action::Place(Space::from_number(5).unwrap()), "place 5"),
        (Action::Take(Card::GrandAq), "take grandaq"),
        (
            Action::Build {
                card: Card::Bath,
                cell: cell(-1, 2),
                tokens: 0,
            },
            "build bath -1,2",
        ),
        (
            Action::Build {
                card: Card::Res4,
                cell: cell(3, -2),
                tokens: 2,
            },
            "build res4 3,-2 with 2",
        ),
        (Action::Produce, "produce"),
        (Action::School(Deck::III), "school III"),
        (Action::Keep(Card::Mercury), "keep mercury"),
        (Action::Under(Card::ImpBath), "under impbath"),
        (Action::End, "end"),
    ];
    for (action, text) in golden {
        assert_eq!(action.to_string(), text);
        assert_eq!(text.parse(), Ok(action));
    }
}

#[test]
fn the_order_of_the_list_is_that_of_the_sheet() {
    let words = [
        "draft", "place", "take", "build", "produce", "school", "keep", "under", "end",
    ];
    let mut all = all_actions();
    all.sort_unstable();
    let mut order: Vec<String> = all
        .iter()
        .map(|action| action.to_string().split(' ').next().unwrap().to_string())
        .collect();
    order.dedup();
    assert_eq!(order, words);
}

#[test]
fn what_is_not_canonical_is_refused() {
    for text in [
        "",
        " ",
        "draft",
        "draft ",
        " draft res2",
        "draft  res2",
        "draft res2 ",
        "Draft res2",
        "draft res5",
        "place 0",
        "place 6",
        "place 01",
        "place +1",
        "place one",
        "take",
        "end turn",
        "build res2",
        "build res2 0,0 with 0",
        "build res2 0,0 with 5",
        "build res2 0,0 with",
        "build res2 0,0 with 1 2",
        "build res2 4,0",
        "build res2 0, 0",
        "build res2 -0,0",
        "school 2",
        "school V",
        "school ii",
        "produce\n",
        "keep\tres2",
        "under",
        "pass",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    assert_eq!("pass".parse::<Action>(), Err(ParseActionError::Form));
    assert_eq!("place 6".parse::<Action>(), Err(ParseActionError::Number));
    assert!(matches!(
        "take gold".parse::<Action>(),
        Err(ParseActionError::Word(_))
    ));
    assert!(matches!(
        "build res2 9,9".parse::<Action>(),
        Err(ParseActionError::Cell(_))
    ));
}

proptest! {
    #[test]
    fn any_action_goes_there_and_back(index in 0..all_actions().len()) {
        let action = all_actions()[index];
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn garbage_never_panics_and_only_canonical_text_is_read(text in ".{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn broken_actions_never_panic(
        text in "(draft|place|take|build|produce|school|keep|under|end)( [a-zIV0-9,+-]{0,10}){0,4}"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }
}
