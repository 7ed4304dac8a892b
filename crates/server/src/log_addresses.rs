//! How much of a client's address the log tells.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// How much of a client's address the log tells: an address is personal data.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogAddresses {
    /// Nothing.
    Off,
    /// The network: enough to see where a flood comes from, too little to find a person.
    #[default]
    Network,
    /// All of it: to block whoever floods.
    Full,
}

/// That a word is none of `off`, `network`, `full`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLogAddresses;

impl fmt::Display for UnknownLogAddresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("choose off, network or full")
    }
}

impl std::error::Error for UnknownLogAddresses {}

impl FromStr for LogAddresses {
    type Err = UnknownLogAddresses;

    fn from_str(word: &str) -> Result<LogAddresses, UnknownLogAddresses> {
        match word {
            "off" => Ok(LogAddresses::Off),
            "network" => Ok(LogAddresses::Network),
            "full" => Ok(LogAddresses::Full),
            _ => Err(UnknownLogAddresses),
        }
    }
}

impl LogAddresses {
    /// What the log says of an address.
    pub(crate) fn shown(self, ip: IpAddr) -> Option<String> {
        let ip = ip.to_canonical();
        match self {
            LogAddresses::Off => None,
            LogAddresses::Network => Some(network(ip)),
            LogAddresses::Full => Some(ip.to_string()),
        }
    }
}

fn network(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => {
            let [a, b, c, _] = ip.octets();
            format!("{}/24", Ipv4Addr::new(a, b, c, 0))
        }
        IpAddr::V6(ip) => {
            let [a, b, c, ..] = ip.segments();
            format!("{}/48", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_told_as_the_host_wants_it() {
        for (address, network, full) in [
            ("203.0.113.77", "203.0.113.0/24", "203.0.113.77"),
            ("::ffff:203.0.113.77", "203.0.113.0/24", "203.0.113.77"),
            ("2001:db8:1:2::5", "2001:db8:1::/48", "2001:db8:1:2::5"),
        ] {
            let ip: IpAddr = address.parse().unwrap();
            let shown = |word: &str| word.parse::<LogAddresses>().unwrap().shown(ip);
            assert_eq!(shown("off"), None);
            assert_eq!(shown("network").as_deref(), Some(network));
            assert_eq!(shown("full").as_deref(), Some(full));
        }
        assert_eq!("some".parse::<LogAddresses>(), Err(UnknownLogAddresses));
    }
}
