//! What the games of one table add up to. Integers only: the order of the games is no matter.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use kernel::{Game, Seat, Standing, Subject};

use super::Note;
use crate::statistics::Moments;

/// Into how many stages of equal length a game is cut to see how the choice changes.
pub const STAGES: usize = 20;

/// Sixtieths, so that shares of a win and means over opponents are whole numbers.
const SIXTIETHS: i64 = 60;

/// How often each value came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram(pub BTreeMap<i64, u64>);

impl Histogram {
    fn count(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }
}

impl AddAssign for Histogram {
    fn add_assign(&mut self, other: Histogram) {
        for (value, count) in other.0 {
            *self.0.entry(value).or_default() += count;
        }
    }
}

/// How the games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// Games won or lost together.
    pub team_games: u64,
    /// Those won.
    pub team_wins: u64,
    /// The rival's points.
    pub rival: Moments,
}

impl AddAssign for Ending {
    fn add_assign(&mut self, other: Ending) {
        self.team_games += other.team_games;
        self.team_wins += other.team_wins;
        self.rival += other.rival;
    }
}

/// One seat over all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Wins in sixtieths.
    pub shares: u64,
    /// Points.
    pub scores: Moments,
}

impl AddAssign for SeatTally {
    fn add_assign(&mut self, other: SeatTally) {
        self.shares += other.shares;
        self.scores += other.scores;
    }
}

/// Everybody who had a thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HadTally {
    /// How many players had it.
    pub sittings: u64,
    /// How many pieces they had.
    pub pieces: u64,
    /// Their wins in sixtieths.
    pub shares: u64,
    /// Their points less the mean of the others', in sixtieths.
    pub margin: Moments,
}

impl AddAssign for HadTally {
    fn add_assign(&mut self, other: HadTally) {
        self.sittings += other.sittings;
        self.pieces += other.pieces;
        self.shares += other.shares;
        self.margin += other.margin;
    }
}

/// Sums over the games of one table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StudyTally {
    /// How many games.
    pub games: u64,
    /// How they ended.
    pub ending: Ending,
    /// Each seat.
    pub seats: Vec<SeatTally>,
    /// Points of all players together.
    pub score: Moments,
    /// How often each score came.
    pub scores: Histogram,
    /// How often each score won.
    pub winning_scores: Histogram,
    /// How many won, how many did not.
    pub sides: [u64; 2],
    /// Points by category of those who won, and of those who did not.
    pub items: [Vec<i64>; 2],
    /// Decisions of a game.
    pub decisions: Moments,
    /// How often a game had so many.
    pub lengths: Histogram,
    /// Turns of a game: runs of decisions of one seat.
    pub turns: Moments,
    /// How often another seat than before had most points alone.
    pub lead_changes: Moments,
    /// Legal actions by stage of the game.
    pub choice: [Moments; STAGES],
    /// How often there were so many legal actions.
    pub choices: Histogram,
    /// Who had what.
    pub had: BTreeMap<Subject, HadTally>,
}

impl StudyTally {
    /// One game.
    pub fn of<G: Game>(note: &Note<G>) -> StudyTally {
        let mut tally = StudyTally {
            games: 1,
            decisions: Moments::of(note.decisions.len() as i64),
            turns: Moments::of(note.turns.into()),
            lead_changes: Moments::of(note.lead_changes.into()),
            ..StudyTally::default()
        };
        tally.lengths.count(note.decisions.len() as i64);
        tally.count_ending(note);
        tally.count_players(note);
        tally.count_choices(note);
        tally.count_subjects(note);
        tally
    }

    fn count_ending<G: Game>(&mut self, note: &Note<G>) {
        if let Standing::Team { won } = note.standing {
            self.ending = Ending {
                team_games: 1,
                team_wins: won.into(),
                rival: Moments::of(note.rival.unwrap_or(0).into()),
            };
        }
    }

    fn count_players<G: Game>(&mut self, note: &Note<G>) {
        for (seat, score) in note.scores.iter() {
            let (score, shares) = (i64::from(*score), shares(note, seat));
            self.seats.push(SeatTally {
                shares,
                scores: Moments::of(score),
            });
            self.score += Moments::of(score);
            self.scores.count(score);
            let side = usize::from(shares == 0);
            if side == 0 {
                self.winning_scores.count(score);
            }
            self.sides[side] += 1;
            let points = note.items[seat].iter().copied().map(i64::from);
            add_each(&mut self.items[side], points);
        }
    }

    fn count_choices<G: Game>(&mut self, note: &Note<G>) {
        for (step, decision) in note.decisions.iter().enumerate() {
            let stage = step * STAGES / note.decisions.len();
            let legal = i64::from(decision.legal);
            self.choice[stage] += Moments::of(legal);
            self.choices.count(legal);
        }
    }

    fn count_subjects<G: Game>(&mut self, note: &Note<G>) {
        for seat in note.scores.seats().iter() {
            let mut pieces = BTreeMap::<Subject, u64>::new();
            for (_, subject) in note.had.iter().filter(|(owner, _)| *owner == seat) {
                *pieces.entry(*subject).or_default() += 1;
            }
            for (subject, pieces) in pieces {
                let one = HadTally {
                    sittings: 1,
                    pieces,
                    shares: shares(note, seat),
                    margin: Moments::of(margin(note, seat)),
                };
                *self.had.entry(subject).or_default() += one;
            }
        }
    }
}

/// The seat's part of the win in sixtieths; none where nobody wins alone.
fn shares<G: Game>(note: &Note<G>, seat: Seat) -> u64 {
    let shares = note.standing.win_shares();
    shares.map_or(0, |shares| u64::from(shares[seat]))
}

/// The seat's points less the mean of the others', in sixtieths.
fn margin<G: Game>(note: &Note<G>, seat: Seat) -> i64 {
    let others = note.scores.seats().count() as i64 - 1;
    let own = i64::from(note.scores[seat]);
    let all: i64 = note
        .scores
        .as_slice()
        .iter()
        .map(|score| i64::from(*score))
        .sum();
    SIXTIETHS * own - SIXTIETHS * (all - own) / others.max(1)
}

/// Adds one by one; a list that is too short grows.
fn add_each<T: AddAssign>(sums: &mut Vec<T>, more: impl IntoIterator<Item = T>) {
    for (index, one) in more.into_iter().enumerate() {
        match sums.get_mut(index) {
            Some(sum) => *sum += one,
            None => sums.push(one),
        }
    }
}

impl AddAssign for StudyTally {
    fn add_assign(&mut self, other: StudyTally) {
        self.games += other.games;
        self.ending += other.ending;
        add_each(&mut self.seats, other.seats);
        self.score += other.score;
        self.scores += other.scores;
        self.winning_scores += other.winning_scores;
        for (side, items) in other.items.into_iter().enumerate() {
            self.sides[side] += other.sides[side];
            add_each(&mut self.items[side], items);
        }
        self.decisions += other.decisions;
        self.lengths += other.lengths;
        self.turns += other.turns;
        self.lead_changes += other.lead_changes;
        for (own, other) in self.choice.iter_mut().zip(other.choice) {
            *own += other;
        }
        self.choices += other.choices;
        for (subject, had) in other.had {
            *self.had.entry(subject).or_default() += had;
        }
    }
}

impl StudyTally {
    /// Whether the players won or lost together.
    pub fn is_team(&self) -> bool {
        self.ending.team_games > 0
    }

    /// Whether anything can be told of who wins.
    pub fn has_winners(&self) -> bool {
        self.games > 0 && !self.is_team()
    }
}
