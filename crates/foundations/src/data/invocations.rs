//! F-34: the 20 invocations. All of them are house cards (I4 after a fragment in the rulebook).
//! What each does is in `apply::invocation` and, for those that work by themselves, `effects`.

use kernel::Provenance::{self, House};
use kernel::vocabulary;

vocabulary! {
    /// An invocation card.
    #[derive(Default)]
    pub enum Invocation: "invocation" {
        /// I1
        #[default]
        Haste = "haste",
        /// I2
        Bargain = "bargain",
        /// I3
        Windfall = "windfall",
        /// I4
        Exchange = "exchange",
        /// I5
        Foresight = "foresight",
        /// I6
        FreshMarket = "fresh-market",
        /// I7
        Rebuild = "rebuild",
        /// I8
        Clearance = "clearance",
        /// I9
        Festival = "festival",
        /// I10
        Census = "census",
        /// I11
        Tribute = "tribute",
        /// I12
        Abundance = "abundance",
        /// I13
        Connections = "connections",
        /// I14
        Surveyor = "surveyor",
        /// I15
        Prosperity = "prosperity",
        /// I16
        SafeConduct = "safe-conduct",
        /// I17
        BoldClaim = "bold-claim",
        /// I18
        Dispensation = "dispensation",
        /// I19
        Revelation = "revelation",
        /// I20
        NewPurpose = "new-purpose",
    }
}

/// The module without which a card is not in play.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Module {
    Base,
    Stealing,
    Monuments,
    Objectives,
}

/// When a card works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// Once, as a free action.
    Turn,
    /// Once, just before an era is scored.
    EraEnd,
    /// From the moment it is bought, for whoever holds it.
    Ongoing,
}

/// One invocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvocationRow {
    /// Which.
    pub invocation: Invocation,
    /// When it works.
    pub timing: Timing,
    /// Points at the end if it was not used.
    pub points: i16,
    /// What it needs to be in play.
    pub module: Module,
    /// How well this is known.
    pub provenance: Provenance,
}

impl Invocation {
    /// Its row.
    pub const fn row(self) -> &'static InvocationRow {
        &ROWS[self.index()]
    }

    /// Whether it works by itself as long as it is held.
    pub fn is_ongoing(self) -> bool {
        self.row().timing == Timing::Ongoing
    }
}

const fn row(invocation: Invocation, timing: Timing, points: i16, module: Module) -> InvocationRow {
    InvocationRow {
        invocation,
        timing,
        points,
        module,
        provenance: House,
    }
}

use Module::{Base, Monuments, Objectives, Stealing};
use Timing::{EraEnd, Ongoing, Turn};

#[rustfmt::skip]
static ROWS: [InvocationRow; 20] = [
    row(Invocation::Haste,        Turn,    3, Base),
    row(Invocation::Bargain,      Turn,    2, Base),
    row(Invocation::Windfall,     Turn,    2, Base),
    row(Invocation::Exchange,     Turn,    3, Base),
    row(Invocation::Foresight,    Turn,    3, Base),
    row(Invocation::FreshMarket,  Turn,    3, Base),
    row(Invocation::Rebuild,      Turn,    3, Base),
    row(Invocation::Clearance,    Turn,    3, Base),
    row(Invocation::Festival,     EraEnd,  3, Base),
    row(Invocation::Census,       EraEnd,  3, Base),
    row(Invocation::Tribute,      Turn,    2, Base),
    row(Invocation::Abundance,    Ongoing, 0, Base),
    row(Invocation::Connections,  Ongoing, 0, Base),
    row(Invocation::Surveyor,     Ongoing, 0, Base),
    row(Invocation::Prosperity,   Ongoing, 0, Base),
    row(Invocation::SafeConduct,  Ongoing, 0, Stealing),
    row(Invocation::BoldClaim,    Turn,    3, Stealing),
    row(Invocation::Dispensation, Turn,    3, Monuments),
    row(Invocation::Revelation,   Turn,    3, Monuments),
    row(Invocation::NewPurpose,   Turn,    2, Objectives),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f34_there_are_20_invocations() {
        assert_eq!(Invocation::ALL.len(), 20);
        assert!(
            ROWS.iter()
                .zip(Invocation::ALL)
                .all(|(row, own)| row.invocation == *own)
        );
        let base = ROWS.iter().filter(|row| row.module == Base).count();
        assert_eq!(base, 15, "enough for the 9 that are drawn");
        assert_eq!(ROWS.iter().filter(|row| row.timing == Ongoing).count(), 5);
        assert_eq!(ROWS.iter().map(|row| row.points).sum::<i16>(), 41);
    }
}
