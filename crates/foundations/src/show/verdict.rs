//! How a tie for the first place was decided (F-21), and how the game against the Consul ended
//! (F-44).

use kernel::{Seat, Standing};
use scene::Reader;
use scene::words::common;

use super::words as say;
use crate::View;

/// The decision in words; `None` if nobody had as many points as the winner.
pub fn verdict(view: &View, standing: &Standing, reader: &Reader<'_>) -> Option<String> {
    let total = |seat: Seat| view.players[seat].points.total();
    let silver = |seat: Seat| view.players[seat].silver;
    let places = match standing {
        Standing::Places(places) => places,
        Standing::Team { .. } => return consul(view, reader),
    };
    let seats = places.seats();
    let winners: Vec<Seat> = seats.iter().filter(|seat| places[*seat] == 1).collect();
    let winner = *winners.first()?;
    let tied = seats.iter().filter(|seat| total(*seat) == total(winner));
    match (tied.count(), winners.len()) {
        (1, _) => None,
        (_, 1) => {
            let name = reader.name(winner);
            Some(say::verdict_silver(reader.words, name, silver(winner)))
        }
        _ => Some(say::verdict_shared(reader.words)),
    }
}

/// Who was ahead of the Consul.
fn consul(view: &View, reader: &Reader<'_>) -> Option<String> {
    let words = reader.words;
    let consul = view.consul.as_ref()?;
    let his = consul.points.total();
    let behind: Vec<&str> = view.behind(consul).map(|seat| reader.name(seat)).collect();
    Some(if behind.is_empty() {
        say::verdict_won(words, his)
    } else {
        say::verdict_lost(words, &common::list(words, &behind), his)
    })
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seed, Viewer};
    use scene::{Cast, Lang, Speak, Words};

    use super::*;
    use crate::{Category, Foundations, Phase};

    /// The verdict on an opening of two, changed and declared over.
    fn said(options: &[(&str, &str)], change: impl FnOnce(&mut Foundations)) -> Option<String> {
        let setup = kernel::testing::setup::<Foundations>(2, options);
        let mut game = Foundations::new(&setup, &Seed::of_series(1, 1));
        game.open.phase = Phase::Over;
        change(&mut game);
        let words = Words::new(Lang::En, &Foundations::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Spectator);
        verdict(
            &game.view(Viewer::Spectator),
            &game.standing().unwrap(),
            &reader,
        )
    }

    fn points(game: &mut Foundations, number: usize, points: i16) {
        let seat = Seat::from_number(number).unwrap();
        game.open.players[seat].points.add(Category::Civic, points);
    }

    #[test]
    fn f21_a_tie_is_told_as_it_was_decided() {
        assert_eq!(said(&[], |game| points(game, 2, 1)), None);
        let silver = said(&[], |game| {
            game.open.players[Seat::from_number(2).unwrap()].silver = 40;
        });
        assert_eq!(
            silver.as_deref(),
            Some("Player 2 wins the tie with 40 silver")
        );
        let shared = said(&[], |game| {
            for number in 1..=2 {
                game.open.players[Seat::from_number(number).unwrap()].silver = 7;
            }
        });
        let text = "Points and silver are equal: the win is shared";
        assert_eq!(shared.as_deref(), Some(text));
    }

    #[test]
    fn f44_the_end_of_the_game_against_the_consul_is_told() {
        let consul = [("consul", "standard")];
        let lost = said(&consul, |game| points(game, 1, 1));
        let text = "The Consul has 5 points. Not ahead of him: Player 2";
        assert_eq!(lost.as_deref(), Some(text));
        let won = said(&consul, |game| {
            points(game, 1, 1);
            points(game, 2, 3);
        });
        let text = "Everybody has more than the Consul's 5 points";
        assert_eq!(won.as_deref(), Some(text));
    }
}
