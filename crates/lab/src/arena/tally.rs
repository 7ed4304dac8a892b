//! Sums over the games of a match, by the names of the bots.

use std::ops::AddAssign;

use bots::BotSpec;
use kernel::{MAX_SEATS, Standing};
use serde::Serialize;

use super::Game;
use crate::{LineUp, wilson};

/// Sums over games by place in the line-up; integers but for the time.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ArenaTally {
    games: u64,
    team_games: u64,
    team_wins: u64,
    rival: i64,
    places: [Sums; MAX_SEATS],
}

/// What one place of the line-up, or all of one name, have together.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Sums {
    /// Games times seats.
    sittings: u64,
    /// Wins in sixtieths.
    shares: u64,
    /// Places at the end, summed.
    places: u64,
    scores: i64,
    ms: f64,
    decisions: u64,
}

impl AddAssign for Sums {
    fn add_assign(&mut self, other: Sums) {
        self.sittings += other.sittings;
        self.shares += other.shares;
        self.places += other.places;
        self.scores += other.scores;
        self.ms += other.ms;
        self.decisions += other.decisions;
    }
}

impl AddAssign for ArenaTally {
    fn add_assign(&mut self, other: ArenaTally) {
        self.games += other.games;
        self.team_games += other.team_games;
        self.team_wins += other.team_wins;
        self.rival += other.rival;
        for (own, other) in self.places.iter_mut().zip(other.places) {
            *own += other;
        }
    }
}

impl ArenaTally {
    /// One game.
    pub fn of(game: &Game, line_up: &LineUp) -> ArenaTally {
        let mut tally = ArenaTally {
            games: 1,
            rival: game.rival.unwrap_or(0).into(),
            ..ArenaTally::default()
        };
        for (seat, score) in game.scores.iter() {
            let place = line_up.place_at(seat, game.rotation);
            tally.places[place] = Sums {
                sittings: 1,
                scores: i64::from(*score),
                ms: game.ms[place],
                decisions: game.decisions[place],
                ..Sums::default()
            };
        }
        tally.count_standing(game, line_up);
        tally
    }

    fn count_standing(&mut self, game: &Game, line_up: &LineUp) {
        match &game.standing {
            Standing::Team { won } => {
                self.team_games = 1;
                self.team_wins = u64::from(*won);
            }
            Standing::Places(places) => {
                let shares = game.standing.win_shares().expect("places give shares");
                for (seat, place) in places.iter() {
                    let sums = &mut self.places[line_up.place_at(seat, game.rotation)];
                    sums.places = u64::from(*place);
                    sums.shares = u64::from(shares[seat]);
                }
            }
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// One result for each name, in the order in which they were named.
    pub fn results(&self, line_up: &LineUp) -> Vec<BotResult> {
        let names = line_up.names().into_iter();
        names.map(|bot| self.result(bot, line_up)).collect()
    }

    fn sums(&self, bot: BotSpec, line_up: &LineUp) -> Sums {
        let places = line_up.bots().iter().zip(self.places);
        let mut sums = Sums::default();
        for (_, place) in places.filter(|(name, _)| **name == bot) {
            sums += place;
        }
        sums
    }

    fn result(&self, bot: BotSpec, line_up: &LineUp) -> BotResult {
        let sums = self.sums(bot, line_up);
        let games = self.games as f64;
        let is_team = self.team_games > 0;
        let wins = if is_team {
            self.team_wins as f64
        } else {
            sums.shares as f64 / 60.0
        };
        let interval = wilson(wins, games);
        let sittings = sums.sittings as f64;
        BotResult {
            bot,
            games: self.games,
            wins: (!is_team).then_some(wins),
            team_wins: is_team.then_some(self.team_wins),
            rival_mean_score: is_team.then(|| self.rival as f64 / games),
            win_rate: wins / games,
            low: interval.low,
            high: interval.high,
            mean_place: (!is_team).then(|| sums.places as f64 / sittings),
            mean_score: sums.scores as f64 / sittings,
            ms_per_decision: (sums.decisions > 0).then(|| sums.ms / sums.decisions as f64),
        }
    }
}

/// How a bot did in a match. Where its name was given several times, its seats count together:
/// it wins when one of them does.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    /// Its name.
    pub bot: BotSpec,
    /// Games in which it sat.
    pub games: u64,
    /// Games it won, shared wins split; not in cooperative games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wins: Option<f64>,
    /// Games the team won, in cooperative games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_wins: Option<u64>,
    /// Points of the team's rival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rival_mean_score: Option<f64>,
    /// Wins for each game.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The mean place of its seats; not in cooperative games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_place: Option<f64>,
    /// The mean points of its seats.
    pub mean_score: f64,
    /// Milliseconds for each decision that was a real one; none if it never had a choice.
    pub ms_per_decision: Option<f64>,
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use kernel::{BySeat, Seats};

    use super::*;

    fn line_up(bots: &[Bot]) -> LineUp {
        let names: Vec<BotSpec> = bots.iter().map(|bot| BotSpec::Named(*bot)).collect();
        LineUp::new(&names, Seats::new(bots.len()).unwrap(), Default::default()).unwrap()
    }

    fn game(index: u64, line_up: &LineUp, scores: &[i32]) -> Game {
        let scores = BySeat::from_fn(line_up.seats(), |seat| scores[seat.index()]);
        Game {
            index,
            rotation: Game::rotation(index, line_up),
            scores,
            rival: None,
            standing: Standing::ranked(scores),
            ms: vec![1.5; line_up.seats().count()],
            decisions: vec![3; line_up.seats().count()],
        }
    }

    fn results(line_up: &LineUp, games: &[&[i32]]) -> Vec<BotResult> {
        let mut tally = ArenaTally::default();
        for (scores, index) in games.iter().zip(0..) {
            let game = game(index, line_up, scores);
            assert!(game.fits(line_up));
            tally += ArenaTally::of(&game, line_up);
        }
        tally.results(line_up)
    }

    #[test]
    fn points_follow_the_bots_round_the_table() {
        let line_up = line_up(&[Bot::Builder, Bot::Random]);
        let results = results(&line_up, &[&[9, 2], &[3, 9]]);
        let [builder, random] = &results[..] else {
            panic!("two bots");
        };
        assert_eq!((builder.wins, builder.mean_score), (Some(2.0), 9.0));
        assert_eq!((random.wins, random.mean_score), (Some(0.0), 2.5));
        assert_eq!(random.mean_place, Some(2.0));
        assert_eq!(builder.ms_per_decision, Some(0.5));
    }

    #[test]
    fn seats_of_one_name_count_together() {
        let line_up = line_up(&[Bot::Builder, Bot::Random, Bot::Random]);
        let results = results(&line_up, &[&[1, 2, 3], &[9, 8, 7]]);
        let [builder, random] = &results[..] else {
            panic!("two names");
        };
        assert_eq!((builder.games, random.games), (2, 2));
        assert_eq!((builder.wins, random.wins), (Some(0.0), Some(2.0)));
        assert_eq!(random.mean_place, Some(1.5));
    }

    #[test]
    fn a_shared_win_is_split() {
        let line_up = line_up(&[Bot::Builder, Bot::Random]);
        let results = results(&line_up, &[&[5, 5]]);
        assert_eq!(results[0].wins, Some(0.5));
        assert_eq!(results[0].mean_place, Some(1.0));
    }

    #[test]
    fn a_team_wins_together() {
        let line_up = line_up(&[Bot::Builder, Bot::Random]);
        let mut won = game(0, &line_up, &[5, 6]);
        won.standing = Standing::Team { won: true };
        won.rival = Some(8);
        let result = &ArenaTally::of(&won, &line_up).results(&line_up)[1];
        assert_eq!((result.team_wins, result.wins), (Some(1), None));
        assert_eq!(result.rival_mean_score, Some(8.0));
        assert_eq!((result.win_rate, result.mean_place), (1.0, None));
    }

    #[test]
    fn a_line_goes_there_and_back() {
        let line_up = line_up(&[Bot::Builder, Bot::Random]);
        let game = game(3, &line_up, &[5, 6]);
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
        assert!(!game.fits(&self::line_up(&[Bot::First; 3])));
    }
}
