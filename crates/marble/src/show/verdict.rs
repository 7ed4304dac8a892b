//! How a tie for the first place was decided (M-37).

use kernel::Standing;
use scene::Reader;

use super::words as say;
use crate::position::View;

/// The tie-break in words; `None` if nobody had as many points as the winner.
pub fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
    let Standing::Places(places) = standing else {
        return None;
    };
    let seats = places.seats().iter();
    let winner = seats.clone().find(|seat| places[*seat] == 1)?;
    let (best, name) = (view.merit(winner), reader.name(winner));
    let rivals = seats.filter(|seat| *seat != winner);
    // How many of the three are equal to a rival's, before one decides.
    let equal = |seat| {
        let merit = view.merit(seat);
        (0..3)
            .take_while(|index| merit[*index] == best[*index])
            .count()
    };
    match rivals.map(equal).max()? {
        0 => None,
        1 => Some(say::verdict_buildings(reader.words, name)),
        2 => Some(say::verdict_imperium(reader.words, name)),
        _ => Some(say::verdict_shared(reader.words)),
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat, Viewer};
    use scene::{Cast, Lang, Speak as _, Words};

    use super::*;
    use crate::data::Color;
    use crate::position::{Marble, Phase};

    /// The verdict on an opening of three, changed and declared over.
    fn said(change: impl FnOnce(&mut Marble)) -> Option<String> {
        let setup = kernel::testing::setup::<Marble>(3, &[]);
        let mut game = Marble::new(&setup, &kernel::Seed::of_series(1, 1));
        change(&mut game);
        game.open.phase = Phase::Over;
        let words = Words::new(Lang::En, &Marble::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Spectator);
        let view = game.view(Viewer::Spectator);
        verdict(&view, &game.standing().unwrap(), &reader)
    }

    #[test]
    fn m37_a_tie_is_told_as_it_was_decided() {
        let seat = |number| Seat::from_number(number).unwrap();
        assert_eq!(said(|game| game.open.players[seat(2)].coins = 1), None);
        let shared = "Points, buildings and imperium tiles are equal: the win is shared";
        assert_eq!(said(|_| {}).as_deref(), Some(shared));
        let built = said(|game| {
            // Two coins are 2 points and most 2 more: as many as a bath.
            let site = "11,4".parse().unwrap();
            game.open.players[seat(1)].coins = 2;
            game.open.map.buildings[Color::Blue].insert(site);
            game.open.players[seat(2)].buildings.insert(site);
        });
        let buildings = "Player 2 wins the tie with more buildings";
        assert_eq!(built.as_deref(), Some(buildings));
        let kept = said(|game| {
            // Most of one colour alone is 5 points, and so are three coins that are most.
            game.open.players[seat(3)].imperium[Color::Red] = 1;
            game.open.players[seat(1)].coins = 3;
        });
        let imperium = "Player 3 wins the tie with more imperium tiles";
        assert_eq!(kept.as_deref(), Some(imperium));
    }
}
