//! The tree of choices: nodes in one list, children as chains.

/// A node's place in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The end of a chain.
const NONE: u32 = u32::MAX;

/// What is known about one choice.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The choice; nothing at the root.
    pub action: Option<A>,
    /// How often it was taken.
    pub visits: u32,
    /// How often it could have been taken.
    pub available: u32,
    /// The sum of what it was worth to the seat that takes it.
    pub worth: f32,
    /// How likely the advice would take it, among the others.
    pub favor: f32,
    first_child: u32,
    last_child: u32,
    next: u32,
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Node<A> {
        Node {
            action,
            visits: 0,
            available: 0,
            worth: 0.0,
            favor: 0.0,
            first_child: NONE,
            last_child: NONE,
            next: NONE,
        }
    }

    /// What it is worth on the average.
    pub fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

/// All nodes of one decision's search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

impl<A: Copy + Eq> Tree<A> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Tree<A> {
        Tree {
            nodes: vec![Node::new(None)],
        }
    }

    /// Forgets everything but its memory.
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
    }

    pub fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node<A> {
        &mut self.nodes[id.0 as usize]
    }

    /// The choices looked at so far, in the order they came.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let link = |at: u32| (at != NONE).then_some(NodeId(at));
        let first = link(self.node(id).first_child);
        std::iter::successors(first, move |child| link(self.node(*child).next))
    }

    /// The next one in the chain.
    pub fn after(&self, child: NodeId) -> Option<NodeId> {
        let next = self.node(child).next;
        (next != NONE).then_some(NodeId(next))
    }

    /// Whether the choice is among those looked at.
    pub fn has_child(&self, parent: NodeId, action: A) -> bool {
        let mut children = self.children(parent);
        children.any(|child| self.node(child).action == Some(action))
    }

    /// One more choice to look at.
    pub fn add(&mut self, parent: NodeId, action: A, favor: f32) -> NodeId {
        let id = self.nodes.len() as u32;
        self.nodes.push(Node {
            favor,
            ..Node::new(Some(action))
        });
        let parent = self.node_mut(parent);
        let last = std::mem::replace(&mut parent.last_child, id);
        if last == NONE {
            parent.first_child = id;
        } else {
            self.node_mut(NodeId(last)).next = id;
        }
        NodeId(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_are_chained() {
        let mut tree = Tree::new();
        let root = Tree::<u8>::ROOT;
        assert_eq!(tree.children(root).count(), 0);
        let one = tree.add(root, 1, 0.5);
        let two = tree.add(root, 2, 0.5);
        let deep = tree.add(one, 3, 1.0);
        assert_eq!(tree.children(root).collect::<Vec<_>>(), [one, two]);
        assert_eq!(tree.children(one).collect::<Vec<_>>(), [deep]);
        assert_eq!(tree.node(deep).action, Some(3));
        assert!(tree.has_child(root, 2) && !tree.has_child(root, 3));
        tree.clear();
        assert_eq!(tree.children(root).count(), 0);
    }
}
