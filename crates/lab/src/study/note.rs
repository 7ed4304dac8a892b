//! What is noted of one game: by somebody who looks on, and at its end.

use kernel::{BySeat, Game, Seat, Seed, Standing, Subject, Subjects, Vocabulary};

use crate::{Played, Watch};

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision<A> {
    /// Who decided.
    pub seat: Seat,
    /// Between how many actions.
    pub legal: u32,
    /// What was done.
    pub action: A,
}

/// Somebody who looks on: counts choices, turns and changes of the lead.
#[derive(Clone, Debug)]
pub struct Observer<G: Game> {
    legal: Vec<G::Action>,
    decisions: Vec<Decision<G::Action>>,
    last: Option<Seat>,
    turns: u32,
    leader: Option<Seat>,
    lead_changes: u32,
}

impl<G: Game> Default for Observer<G> {
    fn default() -> Observer<G> {
        Observer {
            legal: Vec::new(),
            decisions: Vec::new(),
            last: None,
            turns: 0,
            leader: None,
            lead_changes: 0,
        }
    }
}

impl<G: Game> Observer<G> {
    /// A turn begins where another seat decides than before.
    fn begin_turn(&mut self, game: &G, seat: Seat) {
        self.last = Some(seat);
        self.turns += 1;
        let leader = sole_leader(&game.scores().totals());
        if leader.is_some() && leader != self.leader {
            self.lead_changes += u32::from(self.leader.is_some());
            self.leader = leader;
        }
    }
}

impl<G: Game> Watch<G> for Observer<G> {
    fn before(&mut self, game: &G, seat: Seat) {
        if self.last != Some(seat) {
            self.begin_turn(game, seat);
        }
        game.legal(seat, &mut self.legal);
    }

    fn chosen(&mut self, seat: Seat, action: G::Action) {
        self.decisions.push(Decision {
            seat,
            legal: self.legal.len() as u32,
            action,
        });
    }
}

/// Who has more points than everybody else.
fn sole_leader(totals: &BySeat<i32>) -> Option<Seat> {
    let most = totals.as_slice().iter().max()?;
    let mut leaders = totals.iter().filter(|(_, total)| *total == most);
    let (leader, _) = leaders.next()?;
    leaders.next().is_none().then_some(leader)
}

/// All that is noted of one game.
#[derive(Clone, Debug)]
pub struct Note<G: Game> {
    /// Which game of its table, counted from 0.
    pub index: u64,
    /// Its deal.
    pub seed: Seed,
    /// Points by seat and category.
    pub items: BySeat<Vec<i32>>,
    /// Points by seat.
    pub scores: BySeat<i32>,
    /// Points of the rival.
    pub rival: Option<i32>,
    /// How it ended.
    pub standing: Standing,
    /// Every decision.
    pub decisions: Vec<Decision<G::Action>>,
    /// Runs of decisions of one seat.
    pub turns: u32,
    /// How often another seat than before had most points alone.
    pub lead_changes: u32,
    /// Who had what, once for each piece.
    pub had: Vec<(Seat, Subject)>,
}

impl<G: Subjects> Note<G> {
    /// The note of a game that was looked at.
    pub fn new(index: u64, seed: Seed, played: &Played<G>, observer: Observer<G>) -> Note<G> {
        let scores = played.last.scores();
        let mut had = Vec::new();
        for seat in played.last.seats().iter() {
            played
                .last
                .had_by(seat, &mut |subject| had.push((seat, subject)));
        }
        let by_category = |items: &kernel::Items<G::Category>| {
            let points = |category: &G::Category| {
                let own = items.iter().filter(|(item, _)| item == category);
                own.map(|(_, points)| *points).sum()
            };
            G::Category::ALL.iter().map(points).collect()
        };
        Note {
            index,
            seed,
            items: scores.seats.map(by_category),
            scores: scores.totals(),
            rival: scores.rival_total(),
            standing: played.standing,
            decisions: observer.decisions,
            turns: observer.turns,
            lead_changes: observer.lead_changes,
            had,
        }
    }
}
