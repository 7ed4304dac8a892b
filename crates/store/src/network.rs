//! Networks: an address, or all that begin with the same bits.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// An address, or all that begin with the same bits: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Network {
    /// All other bits are zero.
    first: IpAddr,
    bits: u8,
}

impl Network {
    /// The network of so many bits that an address belongs to; nothing where it has fewer.
    pub fn new(address: IpAddr, bits: u8) -> Option<Network> {
        let address = address.to_canonical();
        let first = match address {
            IpAddr::V4(v4) => {
                let mask = u32::MAX.checked_shl(32u32.checked_sub(bits.into())?);
                IpAddr::from((v4.to_bits() & mask.unwrap_or(0)).to_be_bytes())
            }
            IpAddr::V6(v6) => {
                let mask = u128::MAX.checked_shl(128u32.checked_sub(bits.into())?);
                IpAddr::from((v6.to_bits() & mask.unwrap_or(0)).to_be_bytes())
            }
        };
        Some(Network { first, bits })
    }

    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && Network::new(address, self.bits) == Some(*self)
    }

    fn whole(address: IpAddr) -> u8 {
        if address.is_ipv4() { 32 } else { 128 }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match self.bits == Network::whole(self.first) {
            true => Ok(()),
            false => write!(f, "/{}", self.bits),
        }
    }
}

/// Text that is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNetworkError;

impl fmt::Display for ParseNetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a network is an address, or an address and a number of bits after a `/`")
    }
}

impl std::error::Error for ParseNetworkError {}

impl FromStr for Network {
    type Err = ParseNetworkError;

    fn from_str(text: &str) -> Result<Network, ParseNetworkError> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| ParseNetworkError)?;
        let address = address.to_canonical();
        let bits = match bits {
            Some(bits) => bits.parse().map_err(|_| ParseNetworkError)?,
            None => Network::whole(address),
        };
        Network::new(address, bits).ok_or(ParseNetworkError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn networks_go_there_and_back() {
        for (text, plain) in [
            ("192.0.2.7", "192.0.2.7"),
            ("192.0.2.7/32", "192.0.2.7"),
            ("192.0.2.7/24", "192.0.2.0/24"),
            ("192.0.2.7/0", "0.0.0.0/0"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2::5", "2001:db8:1:2::5"),
            ("2001:db8:1:2::5/48", "2001:db8:1::/48"),
            ("2001:db8::/0", "::/0"),
        ] {
            assert_eq!(network(text).to_string(), plain);
            assert_eq!(network(plain), network(text));
        }
        for bad in [
            "",
            "rome",
            "192.0.2/24",
            "192.0.2.7/33",
            "::/129",
            "192.0.2.7/",
            "::1/x",
        ] {
            assert_eq!(bad.parse::<Network>(), Err(ParseNetworkError), "{bad:?}");
        }
    }

    #[test]
    fn a_network_has_its_addresses_and_no_others() {
        for (all, address, belongs) in [
            ("192.0.2.0/24", "192.0.2.255", true),
            ("192.0.2.0/24", "192.0.3.0", false),
            ("192.0.2.7", "192.0.2.7", true),
            ("192.0.2.7", "::ffff:192.0.2.7", true),
            ("0.0.0.0/0", "10.0.0.1", true),
            ("0.0.0.0/0", "::1", false),
            ("2001:db8::/32", "2001:db8:ffff::1", true),
            ("2001:db8::/32", "2001:db9::1", false),
        ] {
            let address: IpAddr = address.parse().unwrap();
            assert_eq!(network(all).contains(address), belongs, "{all} {address}");
        }
    }
}
