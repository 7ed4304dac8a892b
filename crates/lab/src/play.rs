//! One whole game among bots.

use bots::{Player, Random};
use kernel::{
    Advice, Event as _, Game, Observed, Record, Rng, Seat, Seed, Setup, Standing, vocabulary,
};

vocabulary! {
    /// Who decides before the first turn, where cards are drafted and roles and objectives kept.
    pub enum Opening: "opening" {
        /// The bots, as they decide all the rest.
        Bots = "bots",
        /// Chance: so that what somebody had does not hang on who he is or what he likes.
        Chance = "chance",
    }
}

/// One for each seat, for one game.
pub type Players<G> = Vec<Box<dyn Player<G>>>;

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The state after the last action.
    pub last: G,
    /// What was done.
    pub actions: Vec<(Seat, G::Action)>,
    /// How it ended.
    pub standing: Standing,
}

/// Somebody who looks on while a game is played, and sees everything.
pub trait Watch<G: Game> {
    /// The seat is about to decide.
    fn before(&mut self, game: &G, seat: Seat);

    /// It has thought, perhaps also about its decisions after this one.
    fn thought(&mut self) {}

    /// This it has decided; nothing is done yet.
    fn chosen(&mut self, seat: Seat, action: G::Action);
}

impl<G: Game> Watch<G> for () {
    fn before(&mut self, _: &G, _: Seat) {}

    fn chosen(&mut self, _: Seat, _: G::Action) {}
}

/// Plays the deal of `seed` with one player a seat. Each has a stream of chance of its own;
/// choices made at the same time are made in seat order.
pub fn play<G: Advice>(setup: &Setup<G>, seed: &Seed, players: Players<G>) -> Played<G> {
    play_watched(setup, seed, players, Opening::Bots, &mut ())
}

/// [`play`] with somebody looking on, the opening perhaps left to chance.
pub fn play_watched<G: Advice>(
    setup: &Setup<G>,
    seed: &Seed,
    players: Players<G>,
    opening: Opening,
    watch: &mut impl Watch<G>,
) -> Played<G> {
    let mut players: Vec<(Box<dyn Player<G>>, Rng)> = setup
        .seats()
        .iter()
        .zip(players)
        .map(|(seat, player)| (player, seed.derive(&format!("bot {seat}")).rng()))
        .collect();
    let mut game = G::new(setup, seed);
    let mut actions = Vec::new();
    let (mut chance, mut has_begun): (Box<dyn Player<G>>, _) =
        (Box::new(Random), opening == Opening::Bots);
    while let Some(seat) = game.to_act().first() {
        has_begun |= game.is_settled();
        let (player, rng) = &mut players[seat.index()];
        watch.before(&game, seat);
        let decider = if has_begun { player } else { &mut chance };
        let plan = decider.plan(&Observed::new(&game, seat), rng);
        watch.thought();
        for (index, action) in plan.into_iter().enumerate() {
            if index > 0 {
                watch.before(&game, seat);
            }
            watch.chosen(seat, action);
            let mut events = Vec::new();
            game.apply(seat, action, &mut events);
            actions.push((seat, action));
            if events.iter().any(G::Event::reveals) {
                break;
            }
        }
    }
    let standing = game.standing().expect("a game that is over has a standing");
    Played {
        last: game,
        actions,
        standing,
    }
}

impl<G: Game> Played<G> {
    /// The game as text.
    pub fn record(&self, setup: &Setup<G>, seed: Seed) -> Record {
        Record::finished(setup, seed, &self.actions, &self.last).expect("the game is over")
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::testing::{seed, setup};
    use kernel::{Record, replay};
    use pebbles::Pebbles;

    use super::*;

    fn players<const SEATS: usize>(bots: [Bot; SEATS]) -> Players<Pebbles> {
        bots.map(|bot| bot.player(None).unwrap()).into()
    }

    #[test]
    fn a_played_game_gives_a_record_that_holds() {
        let setup = setup::<Pebbles>(4, &[]);
        let bots = [Bot::Builder, Bot::Random, Bot::First, Bot::Random];
        for index in 0..20 {
            let seed = Seed::of_series(seed(), index);
            let played = play(&setup, &seed, players(bots));
            let record = played.record(&setup, seed);
            assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
            assert_eq!(replay::<Pebbles>(&record).unwrap().last, played.last);
        }
    }

    #[test]
    fn the_same_seed_and_bots_play_the_same_game() {
        let setup = setup::<Pebbles>(3, &[]);
        let seed = Seed::of_series(seed(), 0);
        let bots = [Bot::Random, Bot::Mason, Bot::Random];
        let once = play(&setup, &seed, players(bots));
        let twice = play(&setup, &seed, players(bots));
        assert_eq!(once.actions, twice.actions);
    }
}
