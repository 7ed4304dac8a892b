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

    /// F-45: the modules the Consul does not go with.
    fn competitive(&self) -> Option<&'static str> {
        let modules = [
            (self.trading, "the Consul does not go with Trading"),
            (self.stealing, "the Consul does not go with Stealing"),
            (
                self.objectives != ObjectiveRule::Off,
                "the Consul does not go with Objectives",
            ),
            (self.invocations, "the Consul does not go with Invocations"),
            (self.roles, "the Consul does not go with Player Roles"),
        ];
        modules
            .iter()
            .find(|(on, _)| *on)
            .map(|(_, reason)| *reason)
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
        let refused = |reason| {
            Err(OptionError::Refused {
                rule: "F-45",
                reason,
            })
        };
        if seats.count() == 5 {
            return refused("the Consul is for 2 to 4 players");
        }
        self.competitive().map_or(Ok(()), refused)
    }
}
