//! Does what was decided. One file per part of the rules, in the rulebook's order; `game` hands
//! each action to its part.

mod build;
mod choices;
mod consul;
mod era;
mod invocation;
mod steal;
mod trade;
mod turn;

/// Why the Consul is there: nothing of his happens without him.
const PLAYS: &str = "only the Consul's game has his steps";

/// Where an action comes in a phase that `legal` does not offer it in: a bug of the caller.
#[cold]
fn out_of_phase() -> ! {
    unreachable!("only legal actions are applied")
}
