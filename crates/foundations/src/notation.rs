//! Actions as text, there and back. The text is what records, commands and the protocol use:
//! `build insula-l D4+D5+E4`, `buy 3`, `trade give silver 8`.

use std::fmt;
use std::str::FromStr;

use kernel::{Seat, UnknownWord};

use crate::data::{Building, Invocation};
use crate::{Action, Item, Lot, Lots, Order, ParseLotError, Placement, Slot};

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Lot(lot) => write!(f, "{lot}"),
            Item::Silver(amount) => write!(f, "silver {amount}"),
            Item::Favor(count) => write!(f, "favor {count}"),
            Item::Flipped(count) => write!(f, "flipped {count}"),
            Item::Invocation(invocation) => write!(f, "{invocation}"),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.places().enumerate() {
            write!(f, "{}{place}", if index == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl kernel::Action for Action {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(lot) => write!(f, "draft {lot}"),
            Action::Role(role) => write!(f, "role {role}"),
            Action::Objective(objective) => write!(f, "objective {objective}"),
            Action::Steal(lot) => write!(f, "steal {lot}"),
            Action::Trade(partner) => write!(f, "trade {partner}"),
            Action::Give(item) => write!(f, "trade give {item}"),
            Action::Take(item) => write!(f, "trade take {item}"),
            Action::Offer => f.write_str("trade offer"),
            Action::Withdraw => f.write_str("trade withdraw"),
            Action::Accept => f.write_str("trade accept"),
            Action::Decline => f.write_str("trade decline"),
            Action::Use(invocation) => write!(f, "use {invocation}"),
            Action::Bargain(slot) => write!(f, "use {} {slot}", Invocation::Bargain),
            Action::Exchange(lot, slot) => write!(f, "use {} {lot} {slot}", Invocation::Exchange),
            Action::Clearance(lot) => write!(f, "use {} {lot}", Invocation::Clearance),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Festival(lot) => write!(f, "festival {lot}"),
            Action::Census => f.write_str("census"),
            Action::Keep => f.write_str("keep"),
            Action::Place(placement) => write!(f, "place {}", placement.footprint()),
            Action::Income => f.write_str("income"),
            Action::Buy(slot) => write!(f, "buy {slot}"),
            Action::Build(building, at) => write!(f, "build {building} {}", at.footprint()),
            Action::End => f.write_str("end"),
        }
    }
}

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseActionError {
    /// The words are no form of an action.
    Form,
    /// No lot, or lots out of board order.
    Lot(ParseLotError),
    /// A name of nothing.
    Word(UnknownWord),
    /// No number where one belongs, or one out of range.
    Number,
    /// The lots are not in the shape of the building.
    Shape,
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::Form => f.write_str("it is not in the form of an action"),
            ParseActionError::Lot(error) => write!(f, "{error}, joined by + in board order"),
            ParseActionError::Word(error) => error.fmt(f),
            ParseActionError::Number => f.write_str("a number is missing or out of range"),
            ParseActionError::Shape => f.write_str("the lots are not in the building's shape"),
        }
    }
}

impl std::error::Error for ParseActionError {}

impl From<ParseLotError> for ParseActionError {
    fn from(error: ParseLotError) -> Self {
        ParseActionError::Lot(error)
    }
}

impl From<UnknownWord> for ParseActionError {
    fn from(error: UnknownWord) -> Self {
        ParseActionError::Word(error)
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let words: arrayvec::ArrayVec<&str, 5> = text.split(' ').take(5).collect();
        Ok(match words.as_slice() {
            ["draft", lot] => Action::Draft(lot.parse()?),
            ["role", role] => Action::Role(role.parse()?),
            ["objective", objective] => Action::Objective(objective.parse()?),
            ["steal", lot] => Action::Steal(lot.parse()?),
            ["trade", rest @ ..] => parse_trade(rest)?,
            ["use", rest @ ..] => parse_use(rest)?,
            ["order", order] => Action::Order(parse_order(order)?),
            ["festival", lot] => Action::Festival(lot.parse()?),
            ["census"] => Action::Census,
            ["keep"] => Action::Keep,
            ["place", lots] => Action::Place(parse_placement(lots)?),
            ["income"] => Action::Income,
            ["buy", slot] => Action::Buy(parse_slot(slot)?),
            ["build", building, lots] => parse_build(building, lots)?,
            ["end"] => Action::End,
            _ => return Err(ParseActionError::Form),
        })
    }
}

fn parse_trade(words: &[&str]) -> Result<Action, ParseActionError> {
    Ok(match words {
        ["offer"] => Action::Offer,
        ["withdraw"] => Action::Withdraw,
        ["accept"] => Action::Accept,
        ["decline"] => Action::Decline,
        ["give", item @ ..] => Action::Give(parse_item(item)?),
        ["take", item @ ..] => Action::Take(parse_item(item)?),
        [partner] => Action::Trade(
            partner
                .parse::<Seat>()
                .map_err(|_| ParseActionError::Number)?,
        ),
        _ => return Err(ParseActionError::Form),
    })
}

fn parse_item(words: &[&str]) -> Result<Item, ParseActionError> {
    Ok(match words {
        ["silver", amount] => Item::Silver(parse_number(amount)?),
        ["favor", count] => Item::Favor(parse_number(count)?),
        ["flipped", count] => Item::Flipped(parse_number(count)?),
        [name] => match name.parse::<Lot>() {
            Ok(lot) => Item::Lot(lot),
            Err(_) => Item::Invocation(name.parse()?),
        },
        _ => return Err(ParseActionError::Form),
    })
}

fn parse_use(words: &[&str]) -> Result<Action, ParseActionError> {
    let [name, rest @ ..] = words else {
        return Err(ParseActionError::Form);
    };
    Ok(match (name.parse()?, rest) {
        (Invocation::Bargain, [slot]) => Action::Bargain(parse_slot(slot)?),
        (Invocation::Exchange, [lot, slot]) => Action::Exchange(lot.parse()?, parse_slot(slot)?),
        (Invocation::Clearance, [lot]) => Action::Clearance(lot.parse()?),
        (Invocation::Bargain | Invocation::Exchange | Invocation::Clearance, _) => {
            return Err(ParseActionError::Form);
        }
        (invocation, []) => Action::Use(invocation),
        _ => return Err(ParseActionError::Form),
    })
}

fn parse_build(building: &str, lots: &str) -> Result<Action, ParseActionError> {
    let building: Building = building.parse()?;
    let placement = parse_placement(lots)?;
    if placement.shape() != building.shape() {
        return Err(ParseActionError::Shape);
    }
    Ok(Action::Build(building, placement))
}

fn parse_placement(lots: &str) -> Result<Placement, ParseActionError> {
    let lots: Lots = lots.parse().map_err(|_| ParseLotError)?;
    Placement::covering(lots).ok_or(ParseActionError::Shape)
}

fn parse_order(text: &str) -> Result<Order, ParseActionError> {
    let mut places = arrayvec::ArrayVec::<u8, { Order::MAX }>::new();
    for word in text.split('+') {
        places
            .try_push(parse_number(word)?)
            .map_err(|_| ParseActionError::Number)?;
    }
    Order::new(&places).ok_or(ParseActionError::Number)
}

fn parse_slot(text: &str) -> Result<Slot, ParseActionError> {
    let number = usize::from(parse_number(text)?);
    Slot::from_index(number - 1).ok_or(ParseActionError::Number)
}

/// A number from 1 without sign or leading zero.
fn parse_number(text: &str) -> Result<u8, ParseActionError> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse()
        .ok()
        .filter(|_| plain)
        .ok_or(ParseActionError::Number)
}
