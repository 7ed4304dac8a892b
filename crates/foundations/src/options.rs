//! What can be chosen before the game: the first player, and the modules (F-45 says which go
//! together).

use kernel::{OptionError, Seats, vocabulary};

use crate::data::{Invocation, Invocations, Module, Role, Roles};

vocabulary! {
    /// F-30, F-31: how objectives are played.
    #[allow(missing_docs, reason = "the words say it")]
    pub enum ObjectiveRule: "way to play objectives" {
        Off = "off", Hidden = "hidden", Public = "public",
    }
}

vocabulary! {
    /// F-40: whether the Consul plays, and how many deeds he starts with.
    #[allow(missing_docs, reason = "the names are those of F-40")]
    pub enum ConsulRule: "difficulty" {
        Off = "off", Standard = "standard", Hard = "hard", Challenge = "challenge",
    }
}

vocabulary! {
    /// F-45: what the Consul does not go with.
    pub(crate) enum Clash: "clash" {
        Seats = "seats", Trading = "trading", Stealing = "stealing", Objectives = "objectives",
        Invocations = "invocations", Roles = "roles",
    }
}

impl Clash {
    /// In a sentence.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Clash::Seats => "the Consul is for 2 to 4 players",
            Clash::Trading => "the Consul does not go with Trading",
            Clash::Stealing => "the Consul does not go with Stealing",
            Clash::Objectives => "the Consul does not go with Objectives",
            Clash::Invocations => "the Consul does not go with Invocations",
            Clash::Roles => "the Consul does not go with Player Roles",
        }
    }
}

impl ConsulRule {
    /// F-40: the Consul's deeds at the start.
    pub const fn deeds(self) -> u8 {
        match self {
            ConsulRule::Off | ConsulRule::Standard => 0,
            ConsulRule::Hard => 2,
            ConsulRule::Challenge => 4,
        }
    }
}

kernel::options! {
    /// The modules in play.
    pub struct Options for 5 seats, checked by Options::check_consul {
        /// F-22: whether starting deeds are drafted.
        "drafting": drafting: bool = false,
        /// F-23: whether there are monuments.
        "monuments": monuments: bool = false,
        /// F-28: whether players may trade.
        "trading": trading: bool = false,
        /// F-29: whether players may steal lots.
        "stealing": stealing: bool = false,
        /// F-30, F-31: how objectives are played.
        "objectives": objectives: ObjectiveRule = ObjectiveRule::Off,
        /// F-33: whether there are invocations.
        "invocations": invocations: bool = false,
        /// F-35: whether everybody has a role.
        "roles": roles: bool = false,
        /// F-40: whether the Consul plays.
        "consul": consul: ConsulRule = ConsulRule::Off,
    }
}

impl Options {
    /// F-27: whether there are favor tokens.
    pub fn favor(&self) -> bool {
        self.trading || self.stealing
    }

    /// F-12a: whether there can be free actions.
    pub(crate) fn free_actions(&self) -> bool {
        self.trading || self.stealing || self.invocations
    }

    /// Whether players have cards or tokens besides their tray.
    pub fn cards(&self) -> bool {
        let hidden_objectives = self.objectives == ObjectiveRule::Hidden;
        self.favor() || hidden_objectives || self.invocations || self.roles
    }

    /// F-35: R1 only with Monuments.
    pub fn roles_in_play(&self) -> Roles {
        let roles = Role::ALL.iter().copied().filter(|_| self.roles);
        roles
            .filter(|role| self.monuments || !role.needs_monuments())
            .collect()
    }

    /// F-33: cards whose module is not in play are removed.
    pub fn invocations_in_play(&self) -> Invocations {
        let cards = Invocation::ALL.iter().copied().filter(|_| self.invocations);
        cards
            .filter(|card| match card.row().module {
                Module::Base => true,
                Module::Stealing => self.stealing,
                Module::Monuments => self.monuments,
                Module::Objectives => self.objectives != ObjectiveRule::Off,
            })
            .collect()
    }

    /// F-45: what the Consul does not go with at such a table.
    fn check_consul(&self, seats: Seats) -> Result<(), OptionError> {
        let there = |clash: &&Clash| match clash {
            Clash::Seats => seats.count() == 5,
            Clash::Trading => self.trading,
            Clash::Stealing => self.stealing,
            Clash::Objectives => self.objectives != ObjectiveRule::Off,
            Clash::Invocations => self.invocations,
            Clash::Roles => self.roles,
        };
        let clash = Clash::ALL.iter().find(there);
        match clash.filter(|_| self.consul != ConsulRule::Off) {
            None => Ok(()),
            Some(clash) => Err(OptionError::Refused {
                rule: "F-45",
                word: clash.as_str(),
                reason: clash.reason(),
            }),
        }
    }
}
