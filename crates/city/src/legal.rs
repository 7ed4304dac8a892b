//! What may be done: the predicates of each decision, and the list made of them.
//! `check` asks the predicate; `list` goes through the candidates that it allows.

use kernel::Seat;

use crate::action::Action;
use crate::data::{Card, Deck};
use crate::grid::{Cell, Cells};
use crate::illegal::Illegal;
use crate::state::{City, Phase, Player, Space, Turn};

/// C-19: cogs that a Produce needs.
pub const PRODUCE_COGS: u8 = 2;
/// C-17: coins for a missing brick.
pub const BRICK_PRICE: u16 = 2;

/// Replaces `out` by all legal actions of the acting seat, ascending.
pub fn list(city: &City, seat: Seat, out: &mut Vec<Action>) {
    out.clear();
    if city.actor() != Some(seat) {
        return;
    }
    match &city.phase {
        Phase::Draft { cards } => {
            let mut last = None;
            for card in cards
                .iter()
                .filter(|card| last.replace(**card) != Some(**card))
            {
                out.push(Action::Draft(*card));
            }
        }
        Phase::Place => {
            out.extend(
                Space::all()
                    .filter(|space| is_free(city, *space))
                    .map(Action::Place),
            );
        }
        Phase::Take(_) => list_offer(city, out),
        Phase::Act(turn) => list_turn(city, &city.players[seat], *turn, out),
        Phase::SchoolDeck { .. } => {
            out.extend(school_decks(city).iter().map(|deck| Action::School(*deck)));
        }
        Phase::SchoolKeep(_) => out.extend(city.open_cards().kinds().map(Action::Keep)),
        Phase::SchoolUnder(_) => out.extend(city.open_cards().kinds().map(Action::Under)),
        Phase::Over => {}
    }
}

/// C-1a: each id is offered once.
fn list_offer(city: &City, out: &mut Vec<Action>) {
    let mut cards = 0u32;
    for offered in city
        .offer
        .iter()
        .filter(|offered| offered.taken_by.is_none())
    {
        cards |= 1 << offered.card.index();
    }
    while cards != 0 {
        out.push(Action::Take(Card::ALL[cards.trailing_zeros() as usize]));
        cards &= cards - 1;
    }
}

fn list_turn(city: &City, player: &Player, turn: Turn, out: &mut Vec<Action>) {
    let (bricks, cogs) = city.free_points(turn.space);
    if turn.build {
        list_builds(player, bricks, out);
    }
    if turn.produce && cogs_suffice(player, cogs) {
        out.push(Action::Produce);
    }
    out.push(Action::End);
}

fn list_builds(player: &Player, free_bricks: u8, out: &mut Vec<Action>) {
    for card in player.hand.kinds() {
        let Some((least, most)) = token_range(player, card, free_bricks) else {
            continue;
        };
        let cells = cells_for(player, card);
        if least == most {
            out.extend(cells.iter().map(|cell| Action::Build {
                card,
                cell,
                tokens: least,
            }));
            continue;
        }
        for cell in cells.iter() {
            out.extend((least..=most).map(|tokens| Action::Build { card, cell, tokens }));
        }
    }
}

/// C-18: the fewest and most tokens with which the card can be paid for; `None` if it cannot.
#[inline]
fn token_range(player: &Player, card: Card, free_bricks: u8) -> Option<(u8, u8)> {
    let shortfall = card.data().cost.saturating_sub(free_bricks);
    if shortfall == 0 {
        return Some((0, 0));
    }
    let most = shortfall.min(player.town.bricks().len());
    let buyable = (player.coins / BRICK_PRICE).min(u16::from(shortfall)) as u8;
    let least = shortfall - buyable;
    (least <= most).then_some((least, most))
}

/// C-17, C-18: coins to pay for a card built with so many tokens.
#[inline]
pub fn build_price(card: Card, free_bricks: u8, tokens: u8) -> u16 {
    let missing = card
        .data()
        .cost
        .saturating_sub(free_bricks)
        .saturating_sub(tokens);
    BRICK_PRICE * u16::from(missing)
}

/// C-17, C-19: coins to pay for a Produce.
#[inline]
pub fn produce_price(free_cogs: u8) -> u16 {
    u16::from(PRODUCE_COGS.saturating_sub(free_cogs))
}

fn cogs_suffice(player: &Player, free_cogs: u8) -> bool {
    produce_price(free_cogs) <= player.coins
}

fn is_free(city: &City, space: Space) -> bool {
    city.emissaries[space.index()].is_none()
}

/// C-25: the decks in play but the first.
pub fn school_decks(city: &City) -> &'static [Deck] {
    &city.decks()[1..]
}

/// Whether the seat may do this now.
///
/// # Errors
/// The rule that forbids it.
pub fn check(city: &City, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(actor) = city.actor() else {
        return Err(Illegal::Over);
    };
    require(actor == seat, Illegal::NotYourTurn)?;
    match action {
        Action::Draft(card) => match &city.phase {
            Phase::Draft { cards } => require(cards.contains(&card), Illegal::NotInDraft),
            _ => Err(Illegal::NotDrafting),
        },
        Action::Place(space) => match city.phase {
            Phase::Place => require(is_free(city, space), Illegal::SpaceTaken),
            _ => Err(Illegal::NotPlacing),
        },
        Action::Take(card) => match city.phase {
            Phase::Take(_) => require(is_offered(city, card), Illegal::NotOffered),
            _ => Err(Illegal::NotTaking),
        },
        Action::Build { card, cell, tokens } => {
            let turn = acting(city)?;
            require(turn.build, Illegal::BuiltAlready)?;
            let (bricks, _) = city.free_points(turn.space);
            check_build(&city.players[seat], bricks, card, cell, tokens)
        }
        Action::Produce => {
            let turn = acting(city)?;
            require(turn.produce, Illegal::ProducedAlready)?;
            let (_, cogs) = city.free_points(turn.space);
            require(cogs_suffice(&city.players[seat], cogs), Illegal::TooFewCogs)
        }
        Action::End => acting(city).map(|_| ()),
        Action::School(deck) => match city.phase {
            Phase::SchoolDeck { .. } => {
                require(school_decks(city).contains(&deck), Illegal::NotASchoolDeck)
            }
            _ => Err(Illegal::NotSchooling),
        },
        Action::Keep(card) => match city.phase {
            Phase::SchoolKeep(_) => require(city.open_cards().contains(card), Illegal::NotDrawn),
            _ => Err(Illegal::NotSchooling),
        },
        Action::Under(card) => match city.phase {
            Phase::SchoolUnder(_) => require(city.open_cards().contains(card), Illegal::NotDrawn),
            _ => Err(Illegal::NotSchooling),
        },
    }
}

fn require(condition: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if condition { Ok(()) } else { Err(otherwise) }
}

fn is_offered(city: &City, card: Card) -> bool {
    city.offer.iter().any(|offered| offered.is_free(card))
}

/// The turn in which one may build, produce or end.
fn acting(city: &City) -> Result<Turn, Illegal> {
    match city.phase {
        Phase::Act(turn) => Ok(turn),
        Phase::Take(_) => Err(Illegal::TakeFirst),
        Phase::SchoolDeck { .. } | Phase::SchoolKeep(_) | Phase::SchoolUnder(_) => {
            Err(Illegal::SchoolFirst)
        }
        Phase::Draft { .. } | Phase::Place | Phase::Over => Err(Illegal::NotActing),
    }
}

fn check_build(
    player: &Player,
    free_bricks: u8,
    card: Card,
    cell: Cell,
    tokens: u8,
) -> Result<(), Illegal> {
    require(player.hand.contains(card), Illegal::NotInHand)?;
    let (least, most) = token_range(player, card, free_bricks).ok_or(Illegal::TooDear)?;
    require(tokens >= least, Illegal::TooDear)?;
    require(tokens <= most, Illegal::TooManyTokens)?;
    require(
        cells_for(player, card).contains(cell),
        why_not_there(player, card, cell),
    )
}

/// C-21 to C-23: the cells where the card may be built.
#[inline]
pub fn cells_for(player: &Player, card: Card) -> Cells {
    if card.is_aqueduct() {
        player.town.aqueduct_cells()
    } else {
        player.town.free_cells()
    }
}

/// The rule that keeps the card from a cell that is not among [`cells_for`] it.
fn why_not_there(player: &Player, card: Card, cell: Cell) -> Illegal {
    let town = &player.town;
    let occupied = town.occupied();
    if occupied.contains(cell) {
        if card.is_aqueduct() {
            Illegal::AqueductInLine
        } else {
            Illegal::Occupied
        }
    } else if !occupied.border().contains(cell) {
        Illegal::NotAdjacent
    } else if !occupied.window().contains(cell) {
        Illegal::OutsideWindow
    } else {
        Illegal::AqueductInLine
    }
}
