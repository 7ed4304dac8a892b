//! A new table as it is to be kept: its first entries seat everybody, make the links of open seats
//! and, where none is open, begin the game. Chance and time are passed in.

use kernel::{BySeat, DealId, Dealing, MAX_SEATS, Seat, Seats, Secret};
use log::{NewTable, Occupant, Origin, PlayerId, TableId, Token, UnixMillis};
use table::{AnyTable, Author, Command, Deal, OpenError, Place, Proposed, level};

use crate::live_match::HIDE_SCORES;
use crate::{Error, SeatSpec, TableSpec};

/// All that must not be guessed at a new table.
#[derive(Clone, Debug)]
pub struct Secrets {
    /// The table's name in links; a deal is promised for it.
    pub id: TableId,
    /// The secret of the deal; of no use where it goes on from another.
    pub secret: Secret,
    /// One for each seat that may be open.
    pub links: [Token; MAX_SEATS],
}

const ID_BYTES: usize = 10;
const SECRET_BYTES: usize = 32;
const LINK_BYTES: usize = 26;

impl Secrets {
    /// How many random bytes there have to be.
    pub const BYTES: usize = ID_BYTES + SECRET_BYTES + LINK_BYTES * MAX_SEATS;

    /// Secrets that nobody can guess, if nobody can guess the bytes.
    pub fn from_random(bytes: &[u8; Secrets::BYTES]) -> Secrets {
        let link = |index: usize| {
            let from = ID_BYTES + SECRET_BYTES + LINK_BYTES * index;
            Token::from_random(part(bytes, from))
        };
        Secrets {
            id: TableId::from_random(part(bytes, 0)),
            secret: Secret::from_bytes(part(bytes, ID_BYTES)),
            links: std::array::from_fn(link),
        }
    }
}

/// So many of the bytes, from there on.
fn part<const N: usize>(bytes: &[u8], from: usize) -> [u8; N] {
    let mut part = [0; N];
    part.copy_from_slice(&bytes[from..from + N]);
    part
}

impl TableSpec {
    /// The table as it is to be kept, and the secrets of its open seats.
    ///
    /// # Errors
    /// The game does not take it: its options are of older rules, or it cannot go on like this.
    pub fn found(
        &self,
        owner: PlayerId,
        secrets: &Secrets,
        at: UnixMillis,
    ) -> Result<(NewTable, Vec<(Seat, Token)>), Error> {
        let count = Seats::new(self.seats.len());
        let count = count.ok_or_else(|| Error::Malformed("so many never play".to_string()))?;
        let beginning = self.beginning.as_ref();
        let secret = beginning.map_or(secrets.secret, |beginning| beginning.seed.into());
        let dealing = self.dealing(secrets.id);
        let links = self.links(count, secrets);
        let table = self.empty_table(count, (dealing, secret), owner)?;
        let command = Command::Found {
            seats: Box::new(self.places(count, owner, &links)),
            beginning: beginning.map_or_else(Vec::new, |beginning| beginning.decisions.clone()),
        };
        let proposed = table.propose(&command, &Author::player(owner, at))?;
        let Proposed::New(proposal) = proposed else {
            unreachable!("nobody has founded an empty table before");
        };
        let commitment = table.commitment();
        let table = NewTable {
            id: secrets.id,
            game: self.game.to_string(),
            rules_version: self.rules,
            options: self.options.clone(),
            settings: vec![(HIDE_SCORES.to_string(), self.hide_scores.to_string())],
            seats: count,
            dealing,
            secret,
            commitment,
            owner,
            pace: self.pace,
            visibility: self.visibility,
            entries: proposal.entries,
            to_act: proposal.to_act,
            at,
        };
        Ok((table, links))
    }

    fn links(&self, count: Seats, secrets: &Secrets) -> Vec<(Seat, Token)> {
        let seats = count.iter().zip(&self.seats).zip(&secrets.links);
        let open = seats.filter(|((_, wanted), _)| **wanted == SeatSpec::Open);
        open.map(|((seat, _), token)| (seat, *token)).collect()
    }

    /// Everybody's share counts, unless the deal is that of another game.
    fn dealing(&self, id: TableId) -> Dealing {
        let table: DealId = id.as_str().parse().expect("an id is a short word");
        match &self.beginning {
            None => Dealing::Shared { table },
            Some(beginning) => Dealing::Continued {
                table,
                from: beginning.from,
            },
        }
    }

    fn places(&self, count: Seats, owner: PlayerId, links: &[(Seat, Token)]) -> BySeat<Place> {
        BySeat::from_fn(count, |seat| {
            let mut links = links.iter().filter(|(open, _)| *open == seat);
            let wanted = &self.seats[seat.number() - 1];
            Place {
                occupant: wanted.occupant(owner),
                share: match wanted {
                    SeatSpec::Person { share, .. } => *share,
                    SeatSpec::Bot(_) | SeatSpec::Open => None,
                },
                link: links.next().map(|(_, token)| token.hash()),
            }
        })
    }

    fn empty_table(
        &self,
        seats: Seats,
        (dealing, secret): (Dealing, Secret),
        owner: PlayerId,
    ) -> Result<Box<dyn AnyTable>, Error> {
        let game = self.game;
        let deal = Deal {
            rules_version: self.rules,
            options: self.options.clone(),
            origin: Origin::waiting(seats),
            owner: Some(owner),
            visibility: self.visibility,
            dealing,
            secret,
            known_deal: self.beginning.is_some(),
            pace: self.pace,
            hide_scores: self.hide_scores,
        };
        game.open(deal, &[]).map_err(|error| match error {
            OpenError::Setup(error) => Error::Options { game, error },
            other => Error::Damaged(other.to_string()),
        })
    }
}

impl SeatSpec {
    fn occupant(&self, owner: PlayerId) -> Occupant {
        match self {
            SeatSpec::Person { player, alias, .. } => Occupant::Person {
                player: player.unwrap_or(owner),
                alias: alias.clone(),
            },
            SeatSpec::Bot(bot) => Occupant::Bot { level: level(*bot) },
            SeatSpec::Open => Occupant::Open,
        }
    }
}
