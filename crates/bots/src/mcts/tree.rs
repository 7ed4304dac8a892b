//! The search tree: nodes in one arena, siblings as linked lists.

/// A node's place in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The end of a list of siblings.
const NONE: u32 = u32::MAX;

/// A tree does not grow beyond so many nodes, about 50 MB.
const MAX_NODES: usize = 1 << 20;

/// An action in the tree and its statistics.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The action that leads here; nothing at the root.
    pub action: Option<A>,
    /// How often it was selected.
    pub visits: u32,
    /// How often it was legal and its parent was visited.
    pub availability: u32,
    /// The sum of the values to the seat that chooses it. Of a long search it is so large that
    /// the steps of an `f32` would swallow differences.
    pub total_value: f64,
    /// Its probability by the advice.
    pub prior: f32,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Node<A> {
        Node {
            action,
            visits: 0,
            availability: 0,
            total_value: 0.0,
            prior: 0.0,
            first_child: NONE,
            last_child: NONE,
            next_sibling: NONE,
        }
    }

    /// The mean of the values found; nothing before the first visit.
    pub fn mean_value(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total_value / f64::from(self.visits)) as f32)
    }
}

/// All nodes of one search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Where the nodes that are kept are moved to.
    kept: Vec<Node<A>>,
}

fn link(at: u32) -> Option<NodeId> {
    (at != NONE).then_some(NodeId(at))
}

impl<A: Copy + Eq> Tree<A> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Tree<A> {
        Tree {
            nodes: vec![Node::new(None)],
            kept: Vec::new(),
        }
    }

    /// Back to the root alone; the memory is kept.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
    }

    /// Whether it should not grow any more.
    pub fn is_full(&self) -> bool {
        self.nodes.len() >= MAX_NODES
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.0 as usize]
    }

    /// In the order in which they were added.
    pub fn children(&self, parent: NodeId) -> impl Iterator<Item = NodeId> {
        let first = link(self.node(parent).first_child);
        std::iter::successors(first, |child| self.next_sibling(*child))
    }

    /// For loops that change nodes on the way.
    pub fn next_sibling(&self, child: NodeId) -> Option<NodeId> {
        link(self.node(child).next_sibling)
    }

    /// The child that this action leads to.
    pub fn child_of(&self, parent: NodeId, action: A) -> Option<NodeId> {
        let mut children = self.children(parent);
        children.find(|child| self.node(*child).action == Some(action))
    }

    pub fn add_child(&mut self, parent: NodeId, action: A, prior: f32) -> NodeId {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            prior,
            ..Node::new(Some(action))
        });
        let parent = self.node_mut(parent);
        let last = std::mem::replace(&mut parent.last_child, id);
        if last == NONE {
            parent.first_child = id;
        } else {
            self.node_mut(NodeId(last)).next_sibling = id;
        }
        NodeId(id)
    }

    /// The root's child of this action becomes the root, with all that is below it; the rest is
    /// forgotten. A child that was only looked at from above has nothing below it.
    pub fn descend(&mut self, action: A) {
        let Some(child) = self.child_of(Self::ROOT, action) else {
            return self.clear();
        };
        let below = self.children(child).map(|id| self.node(id).visits).sum();
        self.keep(child);
        let root = &mut self.nodes[0];
        root.action = None;
        root.visits = below;
    }

    /// Moves a node and all below it to the beginning. A node keeps the links of its old place
    /// until its children follow.
    fn keep(&mut self, top: NodeId) {
        let mut kept = std::mem::take(&mut self.kept);
        kept.clear();
        kept.push(Node {
            next_sibling: NONE,
            ..self.node(top).clone()
        });
        let mut moved = 0;
        while moved < kept.len() {
            let mut child = link(kept[moved].first_child);
            if child.is_some() {
                kept[moved].first_child = kept.len() as u32;
            }
            while let Some(id) = child {
                child = self.next_sibling(id);
                let here = kept.len() as u32;
                kept.push(self.node(id).clone());
                match child {
                    Some(_) => kept[here as usize].next_sibling = here + 1,
                    None => kept[moved].last_child = here,
                }
            }
            moved += 1;
        }
        self.kept = std::mem::replace(&mut self.nodes, kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_keep_their_order() {
        let mut tree = Tree::new();
        let root = Tree::<u8>::ROOT;
        assert_eq!(tree.children(root).count(), 0);
        let one = tree.add_child(root, 1, 0.5);
        let two = tree.add_child(root, 2, 0.5);
        let deep = tree.add_child(one, 3, 1.0);
        assert_eq!(tree.children(root).collect::<Vec<_>>(), [one, two]);
        assert_eq!(tree.children(one).collect::<Vec<_>>(), [deep]);
        assert_eq!(tree.node(deep).action, Some(3));
        assert_eq!(tree.child_of(root, 2), Some(two));
        assert_eq!(tree.child_of(root, 3), None);
        tree.clear();
        assert_eq!(tree.children(root).count(), 0);
    }

    /// Every node below one: its action, its visits, and the same of its children.
    fn below(tree: &Tree<u8>, at: NodeId) -> String {
        let children = tree.children(at).map(|child| {
            let node = tree.node(child);
            let action = node.action.unwrap();
            format!("{action}:{}{}", node.visits, below(tree, child))
        });
        let children: Vec<_> = children.collect();
        match children.is_empty() {
            true => String::new(),
            false => format!("({})", children.join(" ")),
        }
    }

    #[test]
    fn a_child_becomes_the_root_with_all_below_it() {
        let mut tree = Tree::new();
        let root = Tree::<u8>::ROOT;
        let one = tree.add_child(root, 1, 0.5);
        let two = tree.add_child(root, 2, 0.5);
        let three = tree.add_child(two, 3, 0.5);
        let other = tree.add_child(one, 9, 0.5);
        let four = tree.add_child(two, 4, 0.5);
        let five = tree.add_child(three, 5, 1.0);
        for (id, visits) in [(root, 9), (one, 1), (two, 8), (three, 4), (four, 3)] {
            tree.node_mut(id).visits = visits;
        }
        tree.node_mut(five).visits = 2;
        tree.node_mut(other).visits = 1;
        tree.descend(2);
        assert_eq!(below(&tree, root), "(3:4(5:2) 4:3)");
        let (action, visits) = (tree.node(root).action, tree.node(root).visits);
        assert_eq!((action, visits), (None, 7), "what went on from there");
        tree.add_child(root, 6, 0.1);
        tree.descend(3);
        assert_eq!(below(&tree, root), "(5:2)");
        tree.add_child(root, 7, 0.1);
        assert_eq!(below(&tree, root), "(5:2 7:0)");
        tree.descend(8);
        assert_eq!(below(&tree, root), "", "nothing is known of it");
        assert_eq!(tree.node(root).visits, 0);
    }
}
