//! What can be pointed at: lots and buildings, the market, trays, cards, tokens, and what a choice
//! or a trade is made of.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use scene::ParseHitError;

use crate::data::{Building, ERAS, Invocation, Objective, Role};
use crate::{Lot, Slot};

/// A place or piece of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hit {
    /// A lot of the city, whatever stands on it.
    Lot(Lot),
    /// The building that begins at this lot.
    Building(Lot),
    /// A slot of the market.
    Slot(Slot),
    /// An era's stack, counted from 0.
    Stack(u8),
    /// A building in a player's tray.
    Tray(Building, Seat),
    /// A monument of the pool.
    Monument(Building),
    /// An open objective.
    Objective(Objective),
    /// A player's part of the table.
    Player(Seat),
    /// A player's role.
    Role(Seat),
    /// An invocation of a player, spent or not.
    Invocation(Invocation, Seat),
    /// An objective a player kept, known to the viewer.
    Kept(Objective, Seat),
    /// Objectives a player kept that the viewer does not know.
    Hidden(Seat),
    /// A player's favour tokens.
    Favor(Seat),
    /// F-22: a deed of the hand that is drafted from.
    Deed(Lot),
    /// F-35: a role to choose.
    RoleCard(Role),
    /// F-30, I20: an objective to choose.
    ObjectiveCard(Objective),
    /// I5: the card at this place of the stack goes to that place; both counted from 1.
    Rank(u8, u8),
    /// F-28: so much silver of a player in a trade.
    Silver(u8, Seat),
    /// F-28: so many favour tokens with the 2-VP side up.
    Favors(u8, Seat),
    /// F-28: so many favour tokens with the 4-VP side up.
    Flipped(u8, Seat),
    /// The Consul's card.
    Consul,
    /// F-39: the token to be placed.
    Token,
    /// The Consul's pile of tokens of this size.
    Pile(u8),
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Hit::Lot(lot) => write!(f, "lot:{lot}"),
            Hit::Building(lot) => write!(f, "building:{lot}"),
            Hit::Slot(slot) => write!(f, "slot:{slot}"),
            Hit::Stack(era) => write!(f, "stack:{}", era + 1),
            Hit::Tray(building, seat) => write!(f, "tray:{building}@{seat}"),
            Hit::Monument(building) => write!(f, "monument:{building}"),
            Hit::Objective(objective) => write!(f, "objective:{objective}"),
            Hit::Player(seat) => write!(f, "player:all@{seat}"),
            Hit::Role(seat) => write!(f, "player:role@{seat}"),
            Hit::Invocation(card, seat) => write!(f, "invocation:{card}@{seat}"),
            Hit::Kept(objective, seat) => write!(f, "kept:{objective}@{seat}"),
            Hit::Hidden(seat) => write!(f, "player:objectives@{seat}"),
            Hit::Favor(seat) => write!(f, "player:favor@{seat}"),
            Hit::Deed(lot) => write!(f, "deed:{lot}"),
            Hit::RoleCard(role) => write!(f, "role-card:{role}"),
            Hit::ObjectiveCard(objective) => write!(f, "objective-card:{objective}"),
            Hit::Rank(card, place) => write!(f, "rank:{card}-{place}"),
            Hit::Silver(amount, seat) => write!(f, "silver:{amount}@{seat}"),
            Hit::Favors(count, seat) => write!(f, "favors:{count}@{seat}"),
            Hit::Flipped(count, seat) => write!(f, "flipped:{count}@{seat}"),
            Hit::Consul => write!(f, "consul:card"),
            Hit::Token => write!(f, "consul:token"),
            Hit::Pile(size) => write!(f, "consul:pile-{size}"),
        }
    }
}

impl FromStr for Hit {
    type Err = ParseHitError;

    fn from_str(text: &str) -> Result<Hit, ParseHitError> {
        let (kind, name) = text.split_once(':').ok_or(ParseHitError)?;
        let hit = match name.split_once('@') {
            Some((name, seat)) => owned(kind, name, seat.parse().map_err(|_| ParseHitError)?),
            None => shared(kind, name),
        };
        hit.filter(|hit| hit.to_string() == text)
            .ok_or(ParseHitError)
    }
}

/// What each seat has.
fn owned(kind: &str, name: &str, seat: Seat) -> Option<Hit> {
    Some(match (kind, name) {
        ("tray", building) => Hit::Tray(building.parse().ok()?, seat),
        ("invocation", card) => Hit::Invocation(card.parse().ok()?, seat),
        ("kept", objective) => Hit::Kept(objective.parse().ok()?, seat),
        ("silver", amount) => Hit::Silver(amount.parse().ok()?, seat),
        ("favors", count) => Hit::Favors(count.parse().ok()?, seat),
        ("flipped", count) => Hit::Flipped(count.parse().ok()?, seat),
        ("player", "all") => Hit::Player(seat),
        ("player", "role") => Hit::Role(seat),
        ("player", "objectives") => Hit::Hidden(seat),
        ("player", "favor") => Hit::Favor(seat),
        _ => return None,
    })
}

/// What the table has, and what one viewer chooses from.
fn shared(kind: &str, name: &str) -> Option<Hit> {
    Some(match kind {
        "lot" => Hit::Lot(name.parse().ok()?),
        "building" => Hit::Building(name.parse().ok()?),
        "slot" => Hit::Slot(Slot::from_index(
            name.parse::<usize>().ok()?.checked_sub(1)?,
        )?),
        "stack" => {
            let era = name.parse::<u8>().ok()?.checked_sub(1)?;
            (usize::from(era) < ERAS).then_some(Hit::Stack(era))?
        }
        "monument" => Hit::Monument(name.parse().ok()?),
        "objective" => Hit::Objective(name.parse().ok()?),
        "deed" => Hit::Deed(name.parse().ok()?),
        "role-card" => Hit::RoleCard(name.parse().ok()?),
        "objective-card" => Hit::ObjectiveCard(name.parse().ok()?),
        "rank" => {
            let (card, place) = name.split_once('-')?;
            Hit::Rank(card.parse().ok()?, place.parse().ok()?)
        }
        "consul" => match name.strip_prefix("pile-") {
            Some(size) => Hit::Pile(size.parse().ok()?),
            None if name == "card" => Hit::Consul,
            None if name == "token" => Hit::Token,
            None => return None,
        },
        _ => return None,
    })
}
