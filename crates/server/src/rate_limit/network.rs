//! Who counts as one: an address, and the networks around it. A household has a whole /64 or /56 of
//! IPv6 addresses and a company a /48, so that limits by address alone would limit nobody there.

use std::net::{IpAddr, Ipv6Addr};

/// Prefixes of IPv6, the narrowest first, and how many times the share of one address all of such a
/// network have together.
const WIDER: [(u32, u32); LEVELS] = [(64, 1), (56, 4), (48, 16)];
/// How wide networks are counted.
pub const LEVELS: usize = 3;

/// How many times the share of one address a network of this level has.
pub fn shares(level: usize) -> u32 {
    WIDER[level].1
}

/// The networks of an address with their levels, the narrowest first. An IPv4 address stands alone.
pub fn networks(ip: IpAddr) -> impl Iterator<Item = (usize, IpAddr)> {
    let levels = match ip.to_canonical() {
        IpAddr::V4(_) => 1,
        IpAddr::V6(_) => LEVELS,
    };
    (0..levels).map(move |level| (level, prefix(ip.to_canonical(), WIDER[level].0)))
}

fn prefix(ip: IpAddr, bits: u32) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(v6) => {
            let mask = u128::MAX << (u128::BITS - bits);
            IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & mask))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(ip: &str) -> Vec<String> {
        let networks = networks(ip.parse().unwrap());
        networks.map(|(_, network)| network.to_string()).collect()
    }

    #[test]
    fn a_household_is_one_address_and_part_of_wider_ones() {
        let wider = ["2001:db8:1:2233::", "2001:db8:1:2200::", "2001:db8:1::"];
        assert_eq!(all("2001:db8:1:2233::5"), wider);
        assert_eq!(all("2001:db8:1:2233:aaaa::1"), wider);
        assert_eq!(all("10.0.0.1"), ["10.0.0.1"]);
        assert_eq!(all("::ffff:10.0.0.1"), ["10.0.0.1"]);
    }
}
