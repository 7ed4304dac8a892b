//! The price on the map is the price in the market, for whoever looks.

use kernel::{Game, Viewer};
use scene::{Audience, Cast, Draw, Format, Lang, Offer, Reader, Speak, Words};

use super::{Scene, seat};
use crate::data::Role;
use crate::{Foundations, Hit, Slot};

/// What the lot of a slot is called by who sits there, and who is shown its picture.
fn seen(game: &Foundations, viewer: Viewer, slot: Slot) -> (String, Audience) {
    let words = Words::new(Lang::En, &Foundations::WORDS);
    let cast = Cast::unnamed(game.seats, &words);
    let reader = Reader::new(&words, &cast, viewer);
    let view = game.view(viewer);
    let sheet = Foundations::sheet(&view, Format::Wide, &reader);
    let city = sheet.slots().next().expect("the city comes first");
    let mut lots = view.area.lots().iter();
    let lot = lots.find(|lot| view.slot_of(*lot) == Some(slot));
    let lot = lot.expect("there is a deed on every slot");
    let name = Foundations::hit_name(&view, Hit::Lot(lot), &reader);
    (name, city.audience)
}

#[test]
fn r2_a_role_changes_the_prices_on_the_map_too() {
    let scene = Scene::new(2, &[("roles", "true")]).role(1, Role::Persuasive);
    let game = scene.done();
    let dear = Slot::first(6).nth(3).expect("there are six slots");
    let (own, audience) = seen(&game, Viewer::Seat(seat(1)), dear);
    assert!(own.contains('3'), "{own}");
    assert_eq!(audience, Audience::Viewer);
    let (other, audience) = seen(&game, Viewer::Seat(seat(2)), dear);
    assert!(other.contains('6'), "{other}");
    assert_eq!(audience, Audience::Public);
}
