//! Positions whose numbers a player can tell, one test for each part of a description.

use kernel::Game;

use super::super::table::{Table, left, opening, play, seat};
use super::{of_seat, of_table};
use crate::data::Deck;
use crate::position::City;

#[test]
fn turns_away_are_counted_in_each_phase() {
    let away = |city: &City, number| {
        let flags = (0..4).map(|away| of_seat(city, number, &format!("turns-away.{away}")));
        flags.collect::<Vec<f32>>()
    };
    // C-8: the seat to the right of the first player drafts first.
    let mut city = opening(3, "1", 4);
    let drafts = [away(&city, 3), away(&city, 2), away(&city, 1)];
    assert_eq!(
        drafts,
        [[1., 0., 0., 0.], [0., 1., 0., 0.], [0., 0., 1., 0.]]
    );
    let mut list = Vec::new();
    city.legal(seat(3), &mut list);
    city.apply(seat(3), list[0], &mut ());
    assert_eq!(away(&city, 3), [0.; 4], "has drafted");
    assert_eq!(away(&city, 2), [1., 0., 0., 0.]);
    // C-12: from the pawn clockwise; C-13: as the emissaries stand.
    let mut city = Table::of(2)
        .first(2)
        .offer("I:lux2 I:wine II:res2 II:veg")
        .build();
    assert_eq!(away(&city, 2), [1., 0., 0., 0.]);
    assert_eq!(away(&city, 1), [0., 1., 0., 0.]);
    assert_eq!(of_seat(&city, 1, "pawn.1"), 1.0);
    play(&mut city, "2 place 4; 1 place 2; 2 place 5");
    assert_eq!(away(&city, 1), [1., 0., 0., 0.]);
    assert_eq!(of_seat(&city, 2, "emissary.second.space"), 1.0);
    play(&mut city, "1 place 1");
    assert_eq!(away(&city, 2), [0., 0., 1., 0.]);
    assert_eq!(of_seat(&city, 1, "turns.open"), 1.0);
    play(&mut city, "1 take lux2; 1 end");
    assert_eq!(of_seat(&city, 1, "turns.open"), 0.5);
    assert_eq!(of_seat(&city, 1, "emissary.first.space"), 0.4);
    assert_eq!(of_seat(&city, 1, "emissary.second.space"), 0.0);
    assert_eq!(of_table(&city, "offer.cards"), 0.75);
}

#[test]
fn free_points_and_open_actions_are_told() {
    let mut city = Table::of(2)
        .strip("BBBCC")
        .emissaries("2 . . 1 .")
        .acting(4)
        .coins(1, 6)
        .build();
    let told = |city: &City, name: &str| of_seat(city, 1, name);
    assert_eq!(told(&city, "emissary.first.bricks"), 1.0);
    assert_eq!(told(&city, "emissary.first.cogs"), 0.5);
    assert_eq!(of_table(&city, "strip.cog.3"), 0.0);
    assert_eq!(of_table(&city, "strip.cog.4"), 1.0);
    assert_eq!(
        (told(&city, "turn.build"), told(&city, "turn.produce")),
        (1.0, 1.0)
    );
    assert_eq!(told(&city, "coins"), 0.5);
    play(&mut city, "1 produce");
    assert_eq!(
        (told(&city, "turn.build"), told(&city, "turn.produce")),
        (1.0, 0.0)
    );
    assert_eq!(told(&city, "coins"), 0.5, "a cog bought, a coin produced");
    assert_eq!(of_seat(&city, 2, "turn.build"), 0.0);
}

#[test]
fn zones_tell_what_they_score_and_lack() {
    // C-30: the zone of two 2s has green beside it and scores 4; a 3 lies alone below.
    let city = Table::of(2)
        .town(1, "res2-start veg-start/res2 market/res3")
        .build();
    let told = |name: &str| of_seat(&city, 1, name);
    assert_eq!(told("zone.2.zones"), 1.0 / 3.0);
    assert_eq!(told("zone.2.residences"), 2.0 / 5.0);
    assert_eq!(told("zone.2.largest"), 2.0 / 4.0);
    assert_eq!(told("zone.2.largest.colors"), 1.0 / 4.0);
    assert_eq!(told("zone.2.points"), 4.0 / 24.0);
    assert_eq!(told("points.zones"), 4.0 / 50.0);
    // Free beside it: above, and twice on the left.
    assert_eq!(told("zone.2.open"), 3.0 / 8.0);
    assert_eq!(told("zone.2.coming"), (4.0 * 3.0) / 24.0);
    assert_eq!(told("zone.2.green.beside"), 2.0 / 4.0);
    assert_eq!(told("zone.2.green.lacking"), 0.0);
    assert_eq!(told("zone.2.red.lacking"), 2.0 / 4.0);
    assert_eq!(told("zone.3.green.lacking"), 1.0 / 4.0);
    assert_eq!(told("zone.4.zones"), 0.0);
    // A 2 joins the zone, a 3 the lonely one under the market, where it has a colour.
    assert_eq!(told("gain.residence.2"), 2.0 / 12.0);
    assert_eq!(told("gain.residence.3"), 6.0 / 12.0);
    assert_eq!(told("gain.residence.4"), 4.0 / 12.0);
    // Green only helps the 3; red on the left of the lower 2 no more than the zone.
    assert_eq!(told("gain.public.green"), 3.0 / 12.0);
    assert_eq!(told("gain.public.red"), 4.0 / 12.0);
    assert_eq!(told("public.green.open"), 2.0 / 4.0);
    assert_eq!(of_seat(&city, 2, "public.green.open"), 0.0);
}

#[test]
fn influence_is_told_against_the_others() {
    let table = Table::of(3).round(7).waiting(0b10).won(2, 0b1);
    let city = table
        .influence(1, 5)
        .influence(2, 3)
        .influence(3, 0)
        .build();
    let told = |number, name: &str| of_seat(&city, number, &format!("influence{name}"));
    assert_eq!((told(1, ""), told(1, ".lead")), (5.0 / 8.0, 2.0 / 5.0));
    assert_eq!(told(1, ".over-mean"), 3.5 / 5.0);
    assert_eq!((told(2, ".lead"), told(3, ".lead")), (-2.0 / 5.0, -1.0));
    assert_eq!((told(1, ".leads"), told(2, ".leads")), (1.0, 0.0));
    assert_eq!((told(1, ".wins"), told(2, ".wins")), (6.0 / 14.0, 0.0));
    assert_eq!((told(1, ".ahead"), told(3, ".ahead")), (0.0, 2.0 / 3.0));
    assert_eq!(of_seat(&city, 2, "points.influence-cards"), 3.0 / 14.0);
    // C-6: the card of 10 comes out in round 10.
    assert_eq!(of_table(&city, "influence.waiting"), 6.0 / 14.0);
    assert_eq!(of_table(&city, "influence.next"), 10.0 / 14.0);
    assert_eq!(of_table(&city, "influence.next.rounds"), 3.0 / 4.0);
    assert_eq!(of_table(&city, "influence.tied"), 0.0);
    // C-28: nobody leads in a tie.
    let city = Table::of(3).influence(1, 4).influence(3, 4).build();
    assert_eq!(of_seat(&city, 1, "influence.leads"), 0.0);
    assert_eq!(of_seat(&city, 1, "influence.level"), 1.0 / 3.0);
    assert_eq!(of_table(&city, "influence.tied"), 1.0);
}

#[test]
fn temples_tell_what_they_lack_and_pay() {
    let city = Table::of(4)
        .town(1, "res2-start veg-start fortuna/arena market luna")
        .hand(1, "jupiter")
        .secret(2, "amor")
        .build();
    let told = |number, name: &str| of_seat(&city, number, &format!("temple.{name}"));
    assert_eq!(
        (told(1, "fortuna.built"), told(1, "fortuna.hand")),
        (1.0, 0.0)
    );
    assert_eq!(told(1, "fortuna.lacks"), 2.0 / 4.0);
    assert_eq!(told(2, "fortuna.lacks"), 0.0, "it is not theirs");
    assert_eq!(of_seat(&city, 2, "goal.fortuna.lacks"), 1.0);
    assert_eq!(told(1, "luna.pays"), 1.0 / 10.0);
    // Itself included: three temples; and Luna counts its two stars.
    assert_eq!(
        (told(1, "jupiter.built"), told(1, "jupiter.hand")),
        (0.0, 1.0)
    );
    assert_eq!(told(1, "jupiter.pays"), (6.0 + 2.0) / 10.0);
    assert_eq!(of_seat(&city, 1, "hand.gain"), 8.0 / 12.0);
    assert_eq!(
        (told(2, "amor.hand"), told(2, "amor.lacks")),
        (1.0, 3.0 / 4.0)
    );
    assert_eq!(of_seat(&city, 1, "temples.unpaid"), 15.0 / 20.0);
    assert_eq!(of_seat(&city, 1, "temples"), 2.0 / 4.0);
    let to_come = |name: &str| of_table(&city, &format!("to-come.{name}"));
    assert_eq!(
        (to_come("minerva"), to_come("luna"), to_come("jupiter")),
        (1.0, 0.0, 0.0)
    );
}

#[test]
fn cards_are_told_by_sort() {
    let city = Table::of(2)
        .hand(1, "res2 res2 aqueduct grandaq")
        .secret(1, "bath")
        .offer("I:wine I:impbath II:res4 II:arena")
        .build();
    let told = |name: &str| of_seat(&city, 1, &format!("hand.{name}"));
    assert_eq!(told("cards"), 5.0 / 4.0);
    assert_eq!((told("residence.2"), told("residence.3")), (1.0, 0.0));
    assert_eq!((told("aqueduct"), told("public.blue")), (1.0, 0.5));
    assert_eq!(told("cost"), (1.0 + 1.0 + 1.0 + 1.0 + 3.0) / 10.0);
    assert_eq!(told("stars"), 1.0 / 3.0);
    assert_eq!(told("gain"), 4.0 / 12.0, "an aqueduct");
    assert_eq!(of_seat(&city, 2, "hand.cards"), 0.0);
    // The vineyard brings both.
    assert_eq!(of_table(&city, "offer.farm.coins"), 0.5);
    assert_eq!(of_table(&city, "offer.farm.bricks"), 0.5);
    assert_eq!(of_table(&city, "offer.public.blue"), 0.5);
    // Two baths are in the decks of two players; both are out.
    assert_eq!(of_table(&city, "decks.public.blue"), 0.0);
    assert_eq!(
        of_table(&city, "deck.I"),
        left(&city, Deck::I).len() as f32 / 22.0
    );
}

#[test]
fn farms_and_room_are_told() {
    let city = Table::of(2)
        .town(1, "res2-start veg-start grain:1/. bath:3 wine/. . aqueduct")
        .build();
    let told = |name: &str| of_seat(&city, 1, name);
    assert_eq!((told("farms"), told("farms.coins")), (3.0 / 4.0, 2.0 / 3.0));
    assert_eq!((told("farms.bricks"), told("farms.bricks.now")), (1.0, 0.5));
    assert_eq!(told("bricks"), 0.5);
    assert_eq!(
        (told("baths.tokens"), told("baths.best")),
        (3.0 / 6.0, 3.0 / 4.0)
    );
    assert_eq!(told("town.cards"), 6.0 / 16.0);
    // Below the starting residence there is the bath on one side and the residence above.
    assert_eq!(told("town.free.beside-2"), 2.0 / 6.0);
    assert_eq!(told("goal.minerva.lacks"), 10.0 / 4.0);
    assert_eq!(told("goal.minerva.turns-to-spare"), (14.0 - 10.0) / 7.0);
    // C-22: the row and the column of the aqueduct are closed.
    assert_eq!(told("aqueducts"), 1.0 / 4.0);
    assert_eq!(told("gain.aqueduct"), 8.0 / 12.0);
    assert_eq!(told("aqueducts.room.built"), 3.0 / 8.0);
}
