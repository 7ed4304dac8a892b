//! The search with one tree: selection, expansion, rollout, backpropagation.

use std::sync::Arc;

use kernel::{Advice, BySeat, Observed, Rng, Seat, Seats};

use super::SearchConfig;
use super::budget::Limit;
use super::evaluation::Evaluator;
use super::rollout::rollout;
use super::statistics::Statistics;
use super::tree::{NodeId, Tree};
use crate::greedy::GreedyPolicy;
use crate::learned::Weights;

/// First-play urgency: an action not tried yet is taken to be so much worse than its siblings.
const FPU_REDUCTION: f32 = 0.05;
/// The lowest weight of the softmax, so that every action in the tree is tried sooner or later.
const MIN_WEIGHT: f32 = 1e-4;

/// Before the first decision it is not known how many play.
const ANY_SEATS: Seats = Seats::new(1).expect("one seat is a table");

/// A search with its tree. The buffers are kept from one iteration to the next.
pub(super) struct Search<G: Advice> {
    config: SearchConfig,
    tree: Tree<G::Action>,
    weights: Option<Arc<Weights>>,
    evaluator: Evaluator,
    /// The worth to each seat, summed over what was looked at.
    worth: BySeat<f32>,
    looked: u32,
    rollout_policy: GreedyPolicy<G>,
    legal: Vec<G::Action>,
    scores: Vec<f32>,
    /// Legal actions with the advice's scores, the best first.
    ranked: Vec<(f32, G::Action)>,
    /// The nodes of the current iteration, with the seat that chose each.
    path: Vec<(NodeId, Seat)>,
}

impl<G: Advice> Search<G> {
    pub fn new(config: SearchConfig, weights: Option<Arc<Weights>>) -> Search<G> {
        Search {
            config,
            tree: Tree::new(),
            evaluator: Evaluator::new(weights.clone(), ANY_SEATS),
            weights,
            worth: BySeat::new(ANY_SEATS),
            looked: 0,
            rollout_policy: GreedyPolicy::of_sample(config.rollout_candidates),
            legal: Vec::new(),
            scores: Vec::new(),
            ranked: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Iterations from the root on.
    pub fn iterations(&self) -> u32 {
        self.tree.node(Tree::<G::Action>::ROOT).visits
    }

    /// The worth to each seat, summed over what was looked at since the tree was new, and how much
    /// that was.
    pub fn looked(&self) -> (BySeat<f32>, u32) {
        (self.worth, self.looked)
    }

    /// Forgets the tree.
    pub fn begin(&mut self) {
        (self.worth, self.looked) = (BySeat::new(self.worth.seats()), 0);
        self.tree.clear();
    }

    /// The root's child of this action is the root now.
    pub fn descend(&mut self, action: G::Action) {
        self.tree.descend(action);
    }

    /// Lets the tree grow up to the limit.
    pub fn run(&mut self, observed: &Observed<G>, limit: Limit<'_>, rng: &mut Rng) {
        while limit.allows(self.iterations()) {
            let game = observed.determinize(rng);
            if self.worth.seats() != game.seats() {
                self.sit_down(game.seats());
            }
            self.iterate(game, observed.seat(), rng);
        }
    }

    /// The first decision at a table of another size.
    fn sit_down(&mut self, seats: Seats) {
        self.evaluator = Evaluator::new(self.weights.clone(), seats);
        self.worth = BySeat::new(seats);
    }

    pub fn root_statistics(&self, action: G::Action) -> Statistics {
        let child = self.tree.child_of(Tree::<G::Action>::ROOT, action);
        child.map_or_else(Statistics::default, |child| {
            let node = self.tree.node(child);
            Statistics {
                visits: node.visits,
                total_value: node.total_value,
            }
        })
    }

    fn iterate(&mut self, mut game: G, searching: Seat, rng: &mut Rng) {
        self.path.clear();
        let mut node = Tree::<G::Action>::ROOT;
        // Where several choose at the same time, the tree asks them one after the other, first
        // the one that searches.
        let mut to_act = Some(searching);
        while let Some(seat) = to_act {
            game.legal(seat, &mut self.legal);
            let is_leaf = self.tree.children(node).next().is_none();
            if is_leaf && self.tree.is_full() {
                break;
            }
            self.expand(&game, node, seat);
            node = self.select(node);
            let action = self.tree.node(node).action;
            game.apply(seat, action.expect("only the root has none"), &mut ());
            self.path.push((node, seat));
            to_act = game.to_act().first();
            if is_leaf {
                break;
            }
        }
        let turns = self.config.rollout_turns.unwrap_or(G::TURNS_AHEAD);
        rollout(&mut game, turns, &mut self.rollout_policy, rng);
        let worth = self.evaluator.evaluate(&game);
        self.backpropagate(&worth);
    }

    /// Progressive widening: how many children a node has after so many visits.
    fn width(&self, visits: u32) -> usize {
        let SearchConfig {
            initial_width,
            widening,
            ..
        } = self.config;
        initial_width + widening * (visits + 1).ilog2() as usize
    }

    /// In another determinization other children of the same node may be legal.
    fn is_legal(&self, child: NodeId) -> bool {
        let action = self.tree.node(child).action;
        action.is_some_and(|action| self.legal.binary_search(&action).is_ok())
    }

    /// Adds the legal actions that the advice scores highest, until the node has as many legal
    /// children as its width. Their priors are a softmax over the ranked actions of the
    /// determinization that added them, and stay.
    fn expand(&mut self, game: &G, node: NodeId, seat: Seat) {
        let width = self
            .width(self.tree.node(node).visits)
            .min(self.legal.len());
        let present = self
            .tree
            .children(node)
            .filter(|child| self.is_legal(*child));
        let present = present.count();
        let missing = width.saturating_sub(present);
        if missing == 0 || (present > 0 && self.tree.is_full()) {
            return;
        }
        self.rank(game, seat);
        let highest = self.ranked[0].0;
        let temperature = self.config.prior_temperature;
        let weight = |score: f32| libm::expf((score - highest) / temperature).max(MIN_WEIGHT);
        let total: f32 = self.ranked.iter().map(|(score, _)| weight(*score)).sum();
        let mut added = 0;
        for (score, action) in &self.ranked {
            if added == missing {
                break;
            }
            if self.tree.child_of(node, *action).is_none() {
                self.tree.add_child(node, *action, weight(*score) / total);
                added += 1;
            }
        }
    }

    /// Ranks the legal actions by the advice's scores. What the advice would never do is left out,
    /// unless there is nothing else.
    fn rank(&mut self, game: &G, seat: Seat) {
        game.priors(seat, &self.legal, &mut self.scores);
        let scores = self.scores.iter().copied();
        self.ranked.clear();
        self.ranked.extend(scores.zip(self.legal.iter().copied()));
        self.ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        if self.ranked[0].0 > f32::NEG_INFINITY {
            self.ranked.retain(|(score, _)| *score > f32::NEG_INFINITY);
        }
    }

    /// The value assumed of a child without visits: its siblings' mean, reduced.
    fn first_play_urgency(&self, parent: NodeId) -> f32 {
        let children = self.tree.children(parent);
        let nodes = children.map(|child| self.tree.node(child));
        let (value, visits) = nodes.fold((0.0, 0), |(value, visits), node| {
            (value + node.total_value, visits + node.visits)
        });
        if visits == 0 {
            1.0 / self.worth.seats().count() as f32
        } else {
            (value / f64::from(visits)) as f32 - FPU_REDUCTION
        }
    }

    /// The legal child with the highest PUCT bound. The exploration term grows with how often the
    /// child was available, not with the parent's visits: in most of those it may not have been
    /// legal (Cowling, Powley and Whitehouse 2012).
    fn select(&mut self, parent: NodeId) -> NodeId {
        let first_play_urgency = self.first_play_urgency(parent);
        let mut best: Option<(f32, NodeId)> = None;
        let mut next = self.tree.children(parent).next();
        while let Some(child) = next {
            next = self.tree.next_sibling(child);
            if !self.is_legal(child) {
                continue;
            }
            let node = self.tree.node_mut(child);
            node.availability += 1;
            let spread = (node.availability as f32).sqrt() / (1 + node.visits) as f32;
            let mean = node.mean_value().unwrap_or(first_play_urgency);
            let bound = mean + self.config.exploration * node.prior * spread;
            if best.is_none_or(|(highest, _)| bound > highest) {
                best = Some((bound, child));
            }
        }
        best.expect("a legal action is in the tree").1
    }

    /// Each node is credited with the value to the seat that chose it.
    fn backpropagate(&mut self, values: &BySeat<f32>) {
        self.tree.node_mut(Tree::<G::Action>::ROOT).visits += 1;
        self.looked += 1;
        for (seat, sum) in self.worth.iter_mut() {
            *sum += values[seat];
        }
        for (id, seat) in &self.path {
            let node = self.tree.node_mut(*id);
            node.visits += 1;
            node.total_value += f64::from(values[*seat]);
        }
    }
}
