//! The search tree: nodes in one arena, siblings as linked lists.

/// A node's place in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(u32);

/// The end of a list of siblings.
const NONE: u32 = u32::MAX;

/// An action in the tree and its statistics.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The action that leads here; nothing at the root.
    pub action: Option<A>,
    /// How often it was selected.
    pub visits: u32,
    /// How often it was legal and its parent was visited.
    pub availability: u32,
    /// The sum of the values to the seat that chooses it.
    pub total_value: f32,
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
        (self.visits > 0).then(|| self.total_value / self.visits as f32)
    }
}

/// All nodes of one decision's search.
#[derive(Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
}

fn link(at: u32) -> Option<NodeId> {
    (at != NONE).then_some(NodeId(at))
}

impl<A: Copy + Eq> Tree<A> {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Tree<A> {
        Tree {
            nodes: vec![Node::new(None)],
        }
    }

    /// Back to the root alone; the memory is kept.
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
}
