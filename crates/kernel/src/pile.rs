//! A short list of a fixed greatest length that lies flat in the state: stacks, hands, rows.

use std::fmt;

/// Up to `N` things in order; the last one is the top of a stack.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Puts one on top.
    ///
    /// # Panics
    /// If there is no room: the rules never put more than `N` there.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top one.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Takes one out; those above it move down by one.
    pub fn remove(&mut self, index: usize) -> T {
        let item = self.as_slice()[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Puts one in; it and those above it move up by one.
    pub fn insert(&mut self, index: usize, item: T) {
        self.items.copy_within(index..self.len as usize, index + 1);
        self.items[index] = item;
        self.len += 1;
    }
}

impl<T, const N: usize> Pile<T, N> {
    /// The things, the top one last.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    /// The things, to be changed or rearranged.
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// The things from the top down.
    pub fn top_down(&self) -> std::iter::Copied<std::iter::Rev<std::slice::Iter<'_, T>>> {
        self.as_slice().iter().rev().copied()
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::default();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(items: &[u8]) -> Pile<u8, 4> {
        items.iter().copied().collect()
    }

    #[test]
    fn the_last_one_is_the_top() {
        let mut stack = pile(&[1, 2]);
        stack.push(3);
        assert_eq!(stack.top_down().collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!((stack.pop(), stack.len()), (Some(3), 2));
        assert_eq!((pile(&[]).pop(), pile(&[]).is_empty()), (None, true));
    }

    #[test]
    fn what_lies_above_moves() {
        let mut row = pile(&[1, 2, 3]);
        assert_eq!((row.remove(0), row), (1, pile(&[2, 3])));
        row.insert(1, 9);
        assert_eq!(row.as_slice(), [2, 9, 3]);
        row.insert(3, 4);
        assert_eq!(format!("{row:?}"), "[2, 9, 3, 4]");
    }

    #[test]
    fn what_was_taken_away_makes_no_difference() {
        let mut one = pile(&[1, 2]);
        one.pop();
        assert_eq!(one, pile(&[1]));
        one.as_mut_slice()[0] = 5;
        assert_ne!(one, pile(&[1]));
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn there_is_room_for_so_many_only() {
        pile(&[1, 2, 3, 4, 5]);
    }
}
