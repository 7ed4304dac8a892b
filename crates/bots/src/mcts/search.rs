//! One tree for one decision: down the tree, one step beyond it, on by glance, and back up with
//! what it was worth to everybody.

use std::cmp::Ordering;

use kernel::{Advice, BySeat, Observed, Rng, Seat};

use super::Manner;
use super::budget::Limit;
use super::rollout::play_on;
use super::tree::{NodeId, Tree};
use super::utility::utility;
use crate::glance::Glance;

/// What is not looked at is probably so much worse than the rest.
const DOUBT: f32 = 0.05;
/// The least favour among the choices of a decision.
const LEAST_FAVOR: f32 = 1e-4;

/// What was found out about a choice.
#[derive(Clone, Copy, Default)]
pub(super) struct Found {
    visits: u32,
    worth: f32,
}

impl Found {
    pub fn plus(self, other: Found) -> Found {
        Found {
            visits: self.visits + other.visits,
            worth: self.worth + other.worth,
        }
    }

    /// More looked at, then better.
    pub fn compare(&self, other: &Found) -> Ordering {
        let worth = self.worth.total_cmp(&other.worth);
        self.visits.cmp(&other.visits).then(worth)
    }
}

/// A search with its tree. Its lists are kept to be filled again.
pub(super) struct Search<G: Advice> {
    manner: Manner,
    tree: Tree<G::Action>,
    glance: Glance<G>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    /// Choices with the advice's opinion of them.
    liked: Vec<(f32, G::Action)>,
    /// The nodes of the current iteration, with the seat that chose each.
    path: Vec<(NodeId, Seat)>,
}

impl<G: Advice> Search<G> {
    pub fn new(manner: Manner) -> Search<G> {
        Search {
            manner,
            tree: Tree::new(),
            glance: Glance::of(manner.glance),
            legal: Vec::new(),
            priors: Vec::new(),
            liked: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Iterations since the tree was planted.
    pub fn iterations(&self) -> u32 {
        self.tree.node(Tree::<G::Action>::ROOT).visits
    }

    /// Plants a new tree and lets it grow.
    pub fn run(&mut self, side: &Observed<'_, G>, limit: Limit<'_>, rng: &mut Rng) {
        self.tree.clear();
        while limit.allows(self.iterations()) {
            let game = side.determinize(rng);
            self.iterate(game, side.seat(), rng);
        }
    }

    /// What was found out about a choice at the root.
    pub fn found(&self, action: G::Action) -> Found {
        let mut children = self.tree.children(Tree::<G::Action>::ROOT);
        let child = children.find(|child| self.tree.node(*child).action == Some(action));
        child.map_or_else(Found::default, |child| {
            let node = self.tree.node(child);
            Found {
                visits: node.visits,
                worth: node.worth,
            }
        })
    }

    fn iterate(&mut self, mut game: G, own: Seat, rng: &mut Rng) {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        // Where several choose at the same time, the tree asks them one after the other, first
        // the one that thinks.
        let mut turn = Some(own);
        while let Some(seat) = turn {
            game.legal(seat, &mut self.legal);
            let is_new = self.tree.children(node).next().is_none();
            self.expand(&game, node, seat);
            node = self.most_promising(node);
            let action = self.tree.node(node).action;
            game.apply(seat, action.expect("only the root has none"), &mut ());
            self.path.push((node, seat));
            turn = game.to_act().first();
            if is_new {
                break;
            }
        }
        let turns = self.manner.turns.unwrap_or(G::TURNS_AHEAD);
        play_on(&mut game, turns, &mut self.glance, rng);
        self.learn(&utility(&game));
    }

    /// How many choices of a decision are looked at after so many visits.
    fn width(&self, visits: u32) -> usize {
        let Manner {
            width, widening, ..
        } = self.manner;
        width + widening * (visits + 1).ilog2() as usize
    }

    fn is_legal(&self, child: NodeId) -> bool {
        let action = self.tree.node(child).action;
        action.is_some_and(|action| self.legal.binary_search(&action).is_ok())
    }

    /// Puts the choices that the advice likes best into the tree, as many as are looked at by now
    /// and are not there yet. In another game of the same tree other choices may be legal.
    fn expand(&mut self, game: &G, node: NodeId, seat: Seat) {
        let wanted = self
            .width(self.tree.node(node).visits)
            .min(self.legal.len());
        let known = self
            .tree
            .children(node)
            .filter(|child| self.is_legal(*child));
        let missing = wanted.saturating_sub(known.count());
        if missing == 0 {
            return;
        }
        game.priors(seat, &self.legal, &mut self.priors);
        let opinions = self.priors.iter().copied();
        self.liked.clear();
        self.liked.extend(opinions.zip(self.legal.iter().copied()));
        self.liked.sort_by(|one, other| other.0.total_cmp(&one.0));
        self.forget_the_hopeless();
        let highest = self.liked[0].0;
        let warmth = self.manner.warmth;
        let favor = |prior: f32| ((prior - highest) / warmth).exp().max(LEAST_FAVOR);
        let all: f32 = self.liked.iter().map(|(prior, _)| favor(*prior)).sum();
        let mut added = 0;
        for (prior, action) in &self.liked {
            if added == missing {
                break;
            }
            if !self.tree.has_child(node, *action) {
                self.tree.add(node, *action, favor(*prior) / all);
                added += 1;
            }
        }
    }

    /// What the advice would never do is not looked at, unless there is nothing else.
    fn forget_the_hopeless(&mut self) {
        if self.liked[0].0 > f32::NEG_INFINITY {
            self.liked.retain(|(prior, _)| *prior > f32::NEG_INFINITY);
        }
    }

    /// The mean of what was found below a decision, a little lowered.
    fn hope(&self, node: NodeId) -> f32 {
        let children = self.tree.children(node).map(|child| self.tree.node(child));
        let (worth, visits) = children.fold((0.0, 0), |(worth, visits), node| {
            (worth + node.worth, visits + node.visits)
        });
        if visits == 0 {
            0.5
        } else {
            worth / visits as f32 - DOUBT
        }
    }

    /// The legal choice with the highest bound: what it was worth, and how little it was looked
    /// at for how often it could have been and how much it is favoured.
    fn most_promising(&mut self, node: NodeId) -> NodeId {
        let hope = self.hope(node);
        let mut best: Option<(f32, NodeId)> = None;
        let mut next = self.tree.children(node).next();
        while let Some(child) = next {
            next = self.tree.after(child);
            if !self.is_legal(child) {
                continue;
            }
            let node = self.tree.node_mut(child);
            node.available += 1;
            let spread = (node.available as f32).sqrt() / (1 + node.visits) as f32;
            let mean = if node.visits == 0 { hope } else { node.mean() };
            let bound = mean + self.manner.trust * node.favor * spread;
            if best.is_none_or(|(highest, _)| bound > highest) {
                best = Some((bound, child));
            }
        }
        best.expect("a legal choice is in the tree").1
    }

    fn learn(&mut self, worth: &BySeat<f32>) {
        self.tree.node_mut(Tree::<G::Action>::ROOT).visits += 1;
        for (id, seat) in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            node.worth += worth[*seat];
        }
    }
}
