//! The help on a card or space says where its values come from (C-1, C-2), in both languages.

use kernel::{Game, Viewer};
use scene::{Cast, Help, Lang, Offer as _, Reader, Speak as _, Words};

use super::table::opening;
use crate::data::Card;
use crate::phase::Space;
use crate::{City, Hit};

fn help(hit: Hit, lang: Lang) -> Help {
    let (city, words) = (opening(4, "1", 1), Words::new(lang, &City::WORDS));
    let cast = Cast::unnamed(city.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    City::help(&city.view(Viewer::Spectator), hit, &reader)
}

#[test]
fn every_card_tells_its_source() {
    for card in Card::ALL {
        let told = help(Hit::Choice(*card), Lang::En).text;
        assert!(told.contains("Source: the rulebook"), "{card}: {told}");
        let told = help(Hit::Choice(*card), Lang::De).text;
        assert!(told.contains("Quelle: das Regelheft"), "{card}: {told}");
    }
}

#[test]
fn what_is_inferred_is_named() {
    for (hit, text) in [
        (
            Hit::Choice(Card::Veg),
            "Produces 1 coin. Costs 2 bricks. Source: the rulebook.",
        ),
        (
            Hit::Choice(Card::Res2Start),
            "Value 2 for its zone. Source: the rulebook.",
        ),
        (
            Hit::Choice(Card::Res3),
            "Value 3 for its zone. Costs 2 bricks. Source: the rulebook; which residence costs how \
             much follows from it.",
        ),
        (
            Hit::Choice(Card::Market),
            "When built, 1 coin per neighbour. Costs 3 bricks. Residences beside it are multiplied \
             by one colour more. Source: the rulebook; the colour follows from it.",
        ),
    ] {
        assert_eq!(help(hit, Lang::En).text, text);
    }
    let space = help(Hit::Space(Space::all().next().unwrap()), Lang::De);
    assert!(space.text.ends_with("ist daraus erschlossen."));
    assert_eq!(space.rules, ["C-2", "C-12", "C-16"]);
}
