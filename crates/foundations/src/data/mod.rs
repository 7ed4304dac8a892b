//! Everything printed on boards, pieces and cards, as typed tables: one row per thing, each with
//! its provenance. Words for people are not here, nor is what an effect does.

mod buildings;
mod invocations;
mod objectives;
mod roles;
mod sources;
mod tables;

pub(crate) use buildings::Gives;
pub use buildings::{Beside, Building, BuildingType, Gift, OWN_BUILDINGS, Requirement, Row, Worth};
pub use invocations::{Invocation, InvocationRow, Module, Timing};
pub use objectives::{Objective, ObjectiveRow, Subject, Target};
pub use roles::{Ability, Role};
pub use sources::Sources;
pub use tables::{
    CONSUL_START, DEEDS_DEALT, ERAS, FAVOR_TOKENS, FIRST_SILVER, IDLE_ROUNDS, INCOME,
    INVOCATIONS_PER_ERA, LOT_MARKERS, MAX_PROPOSALS, MAX_TRADE_SILVER, MONUMENT_MARKERS,
    REFUSED_LOT, RESIDENTIAL_BONUS, SLOT_PRICES, SLOTS, TOKENS,
};

use kernel::Set;

/// A set of buildings.
pub type Buildings = Set<Building, u64>;
/// A set of invocations.
pub type Invocations = Set<Invocation, u32>;
/// A set of objectives.
pub type Objectives = Set<Objective, u32>;
/// A set of roles.
pub type Roles = Set<Role, u16>;
