//! The command line of `aedile admin`.

use clap::{Args, Subcommand};
use store::{Banned, Network, ParseNetworkError};

use crate::args::DataArgs;

/// More is not looked at.
const LISTED: u32 = 50;

#[derive(Args, Debug)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub command: AdminCommand,
    #[command(flatten)]
    pub data: DataArgs,
}

/// What an operator wants to see or have done.
#[derive(Subcommand, Debug)]
pub enum AdminCommand {
    /// Lists the tables, the newest first: id, game, status, when it was made, who sits there.
    Tables {
        /// Only those of this player that are not over.
        #[arg(long, value_name = "PLAYER", value_parser = player)]
        player: Option<log::PlayerId>,
        /// How many at most.
        #[arg(long, value_name = "N", default_value_t = LISTED)]
        limit: u32,
    },
    /// Lists the players, the newest first: id, name, when they came and were last here, sessions.
    Players {
        /// A part of the name, or the beginning of the id.
        #[arg(default_value = "")]
        search: String,
        /// How many at most.
        #[arg(long, value_name = "N", default_value_t = LISTED)]
        limit: u32,
    },
    /// Lists who may not play here.
    Bans,
    /// Lists what operators did, the latest first.
    Audit {
        /// How many at most.
        #[arg(long, value_name = "N", default_value_t = LISTED)]
        limit: u32,
    },
    /// Closes a table that waits or is being played; its players are told why.
    Close {
        /// The table's id: the last part of its address.
        #[arg(value_parser = table)]
        table: log::TableId,
        #[command(flatten)]
        order: OrderArgs,
    },
    /// Bans a player, whose seats go to bots, or everybody from an address or network.
    Ban {
        /// A player's id, an address, or a network as 192.0.2.0/24.
        #[arg(value_name = "PLAYER|NETWORK", value_parser = banned)]
        whom: Banned,
        #[command(flatten)]
        order: OrderArgs,
    },
    /// Lifts a ban.
    Unban {
        /// As it was banned.
        #[arg(value_name = "PLAYER|NETWORK", value_parser = banned)]
        whom: Banned,
        #[command(flatten)]
        order: OrderArgs,
    },
    /// Deletes a player: name and ways in are gone, moves stay, bots take seats in running games.
    Forget {
        /// The player's id.
        #[arg(value_parser = player)]
        player: log::PlayerId,
        #[command(flatten)]
        order: OrderArgs,
    },
}

/// What is noted of an order.
#[derive(Args, Debug)]
pub struct OrderArgs {
    /// Why, in one line.
    #[arg(long, value_name = "REASON", value_parser = reason)]
    pub why: String,
    /// Who orders it; the user of this computer if nothing is said.
    #[arg(long, value_name = "NAME", value_parser = reason)]
    pub by: Option<String>,
}

fn player(word: &str) -> Result<log::PlayerId, &'static str> {
    word.parse()
        .map_err(|_| "expected a player's id; `aedile admin players` lists them")
}

fn table(word: &str) -> Result<log::TableId, &'static str> {
    word.parse()
        .map_err(|_| "expected a table's id; `aedile admin tables` lists them")
}

fn banned(word: &str) -> Result<Banned, &'static str> {
    let network: Result<Network, ParseNetworkError> = word.parse();
    let network = network.map(Banned::Network);
    network
        .or_else(|_| player(word).map(Banned::Player))
        .map_err(|_| "expected a player's id, an address, or a network as 192.0.2.0/24")
}

fn reason(text: &str) -> Result<String, &'static str> {
    let text = text.trim();
    let fits = !text.is_empty() && text.chars().count() <= 200 && !text.contains(char::is_control);
    fits.then(|| text.to_string())
        .ok_or("expected one line of at most 200 characters")
}
