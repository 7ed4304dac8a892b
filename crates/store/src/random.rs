//! The chance behind ids and secrets.

/// Bytes that nobody can guess: `TableId::from_random(random())`.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}
