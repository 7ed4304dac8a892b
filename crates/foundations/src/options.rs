//! What can be chosen before the game: the first player, and the modules (F-45 says which go
//! together).

use kernel::{First, OptionError, OptionSpec, Seats, vocabulary};

vocabulary! {
    /// F-30, F-31: how objectives are played.
    pub enum ObjectiveRule: "way to play objectives" {
        Off = "off", Hidden = "hidden", Public = "public",
    }
}

vocabulary! {
    /// F-40: whether the Consul plays, and how many deeds he starts with.
    pub enum ConsulRule: "difficulty" {
        Off = "off", Standard = "standard", Hard = "hard", Challenge = "challenge",
    }
}

vocabulary! {
    /// F-45: what the Consul does not go with.
    pub enum Clash: "clash" {
        Seats = "seats", Trading = "trading", Stealing = "stealing", Objectives = "objectives",
        Invocations = "invocations", Roles = "roles",
    }
}

impl Clash {
    /// In a sentence.
    pub const fn reason(self) -> &'static str {
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

/// The modules in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub first: First,
    pub drafting: bool,
    pub monuments: bool,
    pub trading: bool,
    pub stealing: bool,
    pub objectives: ObjectiveRule,
    pub invocations: bool,
    pub roles: bool,
    pub consul: ConsulRule,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first: First::Random,
            drafting: false,
            monuments: false,
            trading: false,
            stealing: false,
            objectives: ObjectiveRule::Off,
            invocations: false,
            roles: false,
            consul: ConsulRule::Off,
        }
    }
}

const fn switch(key: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        values: &["false", "true"],
        default: "false",
    }
}

const fn word(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

impl Options {
    fn flag(&mut self, key: &str) -> Option<&mut bool> {
        match key {
            "drafting" => Some(&mut self.drafting),
            "monuments" => Some(&mut self.monuments),
            "trading" => Some(&mut self.trading),
            "stealing" => Some(&mut self.stealing),
            "invocations" => Some(&mut self.invocations),
            "roles" => Some(&mut self.roles),
            _ => None,
        }
    }

    /// F-27: whether there are favor tokens.
    pub fn favor(&self) -> bool {
        self.trading || self.stealing
    }

    /// F-45: what the Consul does not go with at such a table.
    fn clash(&self, seats: Seats) -> Option<Clash> {
        let there = |clash: Clash| match clash {
            Clash::Seats => seats.count() == 5,
            Clash::Trading => self.trading,
            Clash::Stealing => self.stealing,
            Clash::Objectives => self.objectives != ObjectiveRule::Off,
            Clash::Invocations => self.invocations,
            Clash::Roles => self.roles,
        };
        Clash::ALL.iter().copied().find(|clash| there(*clash))
    }
}

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        First::SPEC,
        switch("drafting"),
        switch("monuments"),
        switch("trading"),
        switch("stealing"),
        OptionSpec {
            key: "objectives",
            values: &["off", "hidden", "public"],
            default: "off",
        },
        switch("invocations"),
        switch("roles"),
        OptionSpec {
            key: "consul",
            values: &["off", "standard", "hard", "challenge"],
            default: "off",
        },
    ];

    fn assign(&mut self, key: &'static str, value: &'static str) {
        match key {
            "first" => self.first = First::from_value(value),
            "objectives" => self.objectives = value.parse().unwrap_or(ObjectiveRule::Off),
            "consul" => self.consul = value.parse().unwrap_or(ConsulRule::Off),
            _ => {
                if let Some(flag) = self.flag(key) {
                    *flag = value == "true";
                }
            }
        }
    }

    fn value(&self, key: &'static str) -> &'static str {
        match key {
            "first" => self.first.value(),
            "objectives" => self.objectives.as_str(),
            "consul" => self.consul.as_str(),
            _ => word({ *self }.flag(key).is_some_and(|flag| *flag)),
        }
    }

    fn check(&self, seats: Seats) -> Result<(), OptionError> {
        self.first.check(seats)?;
        if self.consul == ConsulRule::Off {
            return Ok(());
        }
        let refused = |clash: Clash| OptionError::Refused {
            rule: "F-45",
            word: clash.as_str(),
            reason: clash.reason(),
        };
        self.clash(seats)
            .map_or(Ok(()), |clash| Err(refused(clash)))
    }
}
