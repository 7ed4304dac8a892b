//! A new table as it is to be kept: its first entries seat everybody, make the links of open seats
//! and, where none is open, begin the game. Chance and time are passed in.

use kernel::{BySeat, Commitment, MAX_SEATS, Seat, Seats, Seed};
use log::{NewTable, Occupant, Origin, PlayerId, Token, TokenHash, UnixMillis};
use table::{AnyTable, Author, Command, Deal, OpenError, Proposed, level};

use crate::live_match::HIDE_SCORES;
use crate::{Error, SeatSpec, TableSpec};

/// All that must not be guessed at a new table.
#[derive(Clone, Debug)]
pub struct Secrets {
    /// The secret of the game; of no use where it goes on from another.
    pub seed: Seed,
    /// One for each seat that may be open.
    pub links: [Token; MAX_SEATS],
}

const SEED_BYTES: usize = 32;
const LINK_BYTES: usize = 26;

impl Secrets {
    /// How many random bytes there have to be.
    pub const BYTES: usize = SEED_BYTES + LINK_BYTES * MAX_SEATS;

    /// Secrets that nobody can guess, if nobody can guess the bytes.
    pub fn from_random(bytes: &[u8; Secrets::BYTES]) -> Secrets {
        let mut seed = [0; SEED_BYTES];
        seed.copy_from_slice(&bytes[..SEED_BYTES]);
        let link = |index: usize| {
            let from = SEED_BYTES + LINK_BYTES * index;
            let mut link = [0; LINK_BYTES];
            link.copy_from_slice(&bytes[from..from + LINK_BYTES]);
            Token::from_random(link)
        };
        Secrets {
            seed: Seed::from_bytes(seed),
            links: std::array::from_fn(link),
        }
    }
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
        let seed = beginning.map_or(secrets.seed, |beginning| beginning.seed);
        let links = self.links(count, secrets);
        let table = self.empty_table(count, seed, owner)?;
        let command = Command::Found {
            seats: Box::new(self.occupants(count, owner, &links)),
            beginning: beginning.map_or_else(Vec::new, |beginning| beginning.decisions.clone()),
        };
        let proposed = table.propose(&command, &Author::player(owner, at))?;
        let Proposed::New(proposal) = proposed else {
            unreachable!("nobody has founded an empty table before");
        };
        let table = NewTable {
            game: self.game.to_string(),
            rules_version: self.rules,
            options: self.options.clone(),
            settings: vec![(HIDE_SCORES.to_string(), self.hide_scores.to_string())],
            seats: count,
            seed,
            commitment: self.commitment(&seed, count),
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

    fn occupants(
        &self,
        count: Seats,
        owner: PlayerId,
        links: &[(Seat, Token)],
    ) -> BySeat<(Occupant, Option<TokenHash>)> {
        BySeat::from_fn(count, |seat| {
            let mut links = links.iter().filter(|(open, _)| *open == seat);
            let link = links.next().map(|(_, token)| token.hash());
            (self.seats[seat.number() - 1].occupant(owner), link)
        })
    }

    fn empty_table(
        &self,
        seats: Seats,
        seed: Seed,
        owner: PlayerId,
    ) -> Result<Box<dyn AnyTable>, Error> {
        let game = self.game;
        let deal = Deal {
            rules_version: self.rules,
            options: self.options.clone(),
            origin: Origin::waiting(seats),
            owner: Some(owner),
            visibility: self.visibility,
            seed,
            pace: self.pace,
            hide_scores: self.hide_scores,
        };
        game.open(deal, &[]).map_err(|error| match error {
            OpenError::Setup(error) => Error::Options { game, error },
            other => Error::Damaged(other.to_string()),
        })
    }

    fn commitment(&self, seed: &Seed, seats: Seats) -> Commitment {
        let options = self.options.iter();
        let options: Vec<_> = options
            .map(|(key, value)| (key.as_str(), value.as_str()))
            .collect();
        seed.commitment(self.game.meta().id, self.rules, seats, &options)
    }
}

impl SeatSpec {
    fn occupant(&self, owner: PlayerId) -> Occupant {
        match self {
            SeatSpec::Person { player, alias } => Occupant::Person {
                player: player.unwrap_or(owner),
                alias: alias.clone(),
            },
            SeatSpec::Bot(bot) => Occupant::Bot { level: level(*bot) },
            SeatSpec::Open => Occupant::Open,
        }
    }
}
