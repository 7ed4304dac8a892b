//! F-28: bots at a table where trades are declined again and again.

use bots::{Bot, Player};
use foundations::{Action, Estate, Foundations, Phase, Side};
use kernel::testing::{amount, seed, setup};
use kernel::{Game as _, Observed, Seat, Seed};

/// An offer with all that the two own.
#[derive(PartialEq, Debug)]
struct Offer {
    sides: [(Seat, Side, Estate, i32); 2],
}

impl Offer {
    fn of(game: &Foundations) -> Option<Offer> {
        let Phase::Answer(trade) = game.phase else {
            return None;
        };
        let side = |seat: Seat, side: Side| {
            let player = &game.players[seat];
            (seat, side, player.estate, player.silver)
        };
        let sides = [
            side(game.turn.seat, trade.give),
            side(trade.partner, trade.take),
        ];
        Some(Offer { sides })
    }
}

/// A game in which everybody says no; the offers in their order.
fn declined(level: Bot, index: u64) -> Vec<Offer> {
    let deal = Seed::of_series(seed(), index);
    let mut game = Foundations::new(&setup(4, &[("trading", "true")]), &deal);
    let mut player: Box<dyn Player<Foundations>> = level.player(None).expect("it needs no clock");
    let mut rng = deal.derive("bots").rng();
    let mut offers = Vec::new();
    while let Some(seat) = game.to_act().first() {
        if let Some(offer) = Offer::of(&game) {
            offers.push(offer);
            game.apply(seat, Action::Decline, &mut ());
            continue;
        }
        for action in player.plan(&Observed::new(&game, seat), &mut rng) {
            game.apply(seat, action, &mut ());
        }
    }
    offers
}

#[test]
fn f28_a_declined_trade_is_not_offered_again_as_things_stand() {
    for level in [Bot::Apprentice, Bot::Builder, Bot::Mason] {
        let mut offered = 0;
        for index in 0..amount(6, 100) as u64 {
            let offers = declined(level, index);
            offered += offers.len();
            for (at, offer) in offers.iter().enumerate() {
                assert!(!offers[..at].contains(offer), "{level}: {offer:?} again");
            }
        }
        assert!(offered > 0, "{level} never offers a trade");
    }
}
