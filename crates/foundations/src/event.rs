//! What happens while an action is applied, and who notices what of it.

use kernel::{Seat, Viewer};

use crate::data::{Building, Invocation, Objective, Role};
use crate::{Bundle, Card, Category, Lot, Party, Placement, Points, Slot};

/// A card chosen in secret.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    Deed(Lot),
    Role(Role),
    Objective(Objective),
}

/// Something that happened.
#[allow(missing_docs, reason = "the sentences on the events name their parts")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat chose a card; the others do not see which.
    Chose { seat: Seat, choice: Option<Choice> },
    /// F-22, R9: a deed became a seat's.
    Dealt { seat: Seat, lot: Lot },
    /// F-22: the hands were passed on.
    HandsPassed,
    /// F-35: a kept role is shown.
    RoleShown { seat: Seat, role: Role },
    /// F-30, I20: two objectives to choose from; only the seat sees them.
    ObjectivesOffered {
        seat: Seat,
        pair: Option<[Objective; 2]>,
    },
    /// F-31: an open objective.
    ObjectiveShown { objective: Objective },
    /// F-23, I19: a monument joined the pool.
    MonumentShown { monument: Building },
    /// F-2: a card was turned up into the market.
    TurnedUp { card: Card },
    /// Silver was gained.
    Silver { seat: Seat, silver: i32 },
    /// A card was bought.
    Bought {
        seat: Seat,
        slot: Slot,
        card: Card,
        price: i32,
    },
    /// A building, monument or token was placed.
    Built {
        party: Party,
        building: Building,
        at: Placement,
    },
    /// A building left the board: covered, or by I8.
    TakenOff {
        party: Party,
        building: Building,
        at: Placement,
    },
    /// F-29: a lot was stolen.
    Stolen { seat: Seat, victim: Seat, lot: Lot },
    /// F-28: a trade was offered.
    Offered {
        seat: Seat,
        partner: Seat,
        give: Bundle,
        take: Bundle,
    },
    /// F-28: the partner agreed, and everything changed hands.
    Traded {
        seat: Seat,
        partner: Seat,
        give: Bundle,
        take: Bundle,
    },
    /// F-28: the partner declined.
    Declined { seat: Seat, partner: Seat },
    /// An invocation was used.
    Used { seat: Seat, invocation: Invocation },
    /// I4: an own lot went to the market, another came from there.
    Exchanged { seat: Seat, given: Lot, taken: Lot },
    /// I5: the seat looked at the top cards, top first.
    Looked {
        seat: Seat,
        cards: Option<[Option<Card>; 4]>,
    },
    /// I6: the market went under the stack.
    PutUnder,
    /// F-14: a card left the game.
    LeftGame { card: Card },
    /// F-13: the market is empty; each player has one more turn.
    LastTurns,
    /// Points outside of an era's scoring.
    Gained {
        party: Party,
        category: Category,
        points: i16,
    },
    /// F-15: what an era's scoring gave.
    Scored { party: Party, points: Points },
    /// F-20: an era begins.
    EraBegins { era: u8, first: Seat },
    /// F-38: the Consul turned to READY.
    ConsulReady,
    /// F-39: the Consul took a lot.
    ConsulTook { lot: Lot },
    /// F-39: a token was drawn.
    TokenDrawn { token: Building },
    /// F-39: no token fits, so he did not take the lot.
    LotRefused { lot: Lot },
    /// The game is over.
    Over,
}

/// Tables keep every event of a game.
const _: () = assert!(size_of::<Event>() <= 48);

impl kernel::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let hidden_from = |seat| !viewer.knows_secrets_of(seat);
        Some(match *self {
            Event::Chose { seat, .. } if hidden_from(seat) => Event::Chose { seat, choice: None },
            Event::ObjectivesOffered { seat, .. } if hidden_from(seat) => {
                Event::ObjectivesOffered { seat, pair: None }
            }
            Event::Looked { seat, .. } if hidden_from(seat) => Event::Looked { seat, cards: None },
            seen => seen,
        })
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Dealt { .. }
                | Event::HandsPassed
                | Event::RoleShown { .. }
                | Event::ObjectivesOffered { .. }
                | Event::ObjectiveShown { .. }
                | Event::MonumentShown { .. }
                | Event::TurnedUp { .. }
                | Event::Looked { .. }
                | Event::TokenDrawn { .. }
                | Event::LotRefused { .. }
                | Event::Over
        )
    }
}
