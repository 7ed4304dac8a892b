//! Who is let in, and for how long others are remembered.

use std::net::Ipv4Addr;

use governor::clock::FakeRelativeClock;

use super::*;

const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn v4(number: u32) -> IpAddr {
    IpAddr::V4(Ipv4Addr::from_bits(number))
}

fn limiter() -> RateLimiter {
    let limits = Limits {
        requests_per_second: 2,
        connections_per_address: 2,
        connections: 3,
        made_per_hour: 1,
        ..Limits::default()
    };
    RateLimiter::new(limits, LogAddresses::Off)
}

#[test]
fn a_burst_is_five_seconds_worth_and_comes_back_with_time() {
    let clock = FakeRelativeClock::default();
    let limiter = PerNetwork::with(2, per_second, 10, clock.clone());
    let allowed = || (0..20).filter(|_| limiter.check(HOME).is_ok()).count();
    assert_eq!(allowed(), 10);
    assert_eq!(limiter.check(HOME), Err(Duration::from_millis(500)));
    clock.advance(Duration::from_secs(1));
    assert_eq!(allowed(), 2);
    clock.advance(Duration::from_secs(3600));
    assert_eq!(allowed(), 10);
}

#[test]
fn one_address_does_not_spend_what_another_has() {
    let limiter = limiter();
    assert_eq!(limiter.check_creation(HOME), Ok(()));
    let Err(ApiError(Error::TooManyCreated { wait })) = limiter.check_creation(HOME) else {
        panic!("one an hour");
    };
    assert!(wait > Duration::from_secs(3500), "{wait:?}");
    assert_eq!(limiter.check_creation(v4(1)), Ok(()));
}

#[test]
fn connections_count_while_they_live() {
    let limiter = limiter();
    let refused = |ip| {
        matches!(
            limiter.connect(ip),
            Err(ApiError(Error::TooManyConnections))
        )
    };
    let first = limiter.connect(HOME).unwrap();
    let _second = limiter.connect(HOME).unwrap();
    assert!(refused(HOME));
    drop(first);
    assert_eq!(limiter.connections(), 1);
    let _third = limiter.connect(HOME).unwrap();
    let _elsewhere = limiter.connect(v4(1)).unwrap();
    assert!(refused(v4(2)));
}

#[test]
fn however_many_networks_have_spent_their_share_newcomers_are_let_in() {
    let clock = FakeRelativeClock::default();
    let limiter = PerNetwork::with(1, per_hour, REMEMBERED, clock.clone());
    // More than are remembered.
    for number in 0..200_000 {
        clock.advance(Duration::from_micros(1));
        assert_eq!(limiter.check(v4(number)), Ok(()));
    }
    let newcomers = (1_000_000..1_060_000).filter(|number| limiter.check(v4(*number)).is_ok());
    assert_eq!(newcomers.count(), 60_000, "nobody pays for others");
    assert_eq!(limiter.levels[0].len(), REMEMBERED);
    clock.advance(Duration::from_secs(2 * 3600));
    limiter.forget_whole();
    assert_eq!(limiter.levels[0].len(), 0, "memory is given back");
}

#[test]
fn who_has_spent_most_is_remembered_longest() {
    let clock = FakeRelativeClock::default();
    let limiter = PerNetwork::with(3600, per_hour, 100, clock);
    while limiter.check(HOME).is_ok() {}
    for number in 0..10_000 {
        assert_eq!(limiter.check(v4(number)), Ok(()));
    }
    assert!(
        limiter.check(HOME).is_err(),
        "a flood makes nobody forgotten"
    );
}

#[test]
fn who_has_many_networks_has_no_more_than_a_few_shares() {
    let clock = FakeRelativeClock::default();
    let limiter = PerNetwork::with(10, per_hour, 100_000, clock);
    let allowed = |site: u128, subnets: std::ops::Range<u128>| {
        let hosts = subnets.map(|subnet| (site << 80) | (subnet << 64));
        let asked = hosts.flat_map(|host| (0..20).map(move |_| IpAddr::V6(host.into())));
        asked.filter(|ip| limiter.check(*ip).is_ok()).count()
    };
    assert_eq!(allowed(0x2001_0db8_0001, 0..1), 10, "a /64");
    assert_eq!(allowed(0x2001_0db8_0002, 0..256), 40, "a /56");
    assert_eq!(allowed(0x2001_0db8_0003, 0..65_536), 160, "a /48");
    assert_eq!(allowed(0x2001_0db8_0004, 0..1), 10, "and nobody else's");
}

#[test]
fn connections_of_a_network_are_counted_together() {
    let counts = Arc::new(Counts::new(Allowed {
        in_all: 1000,
        of_address: 2,
    }));
    let hosts =
        (0..256_u128).map(|subnet| IpAddr::V6(((0x2001_0db8 << 96) | (subnet << 64)).into()));
    let open: Vec<_> = hosts.filter_map(|ip| counts.add(ip, 0).ok()).collect();
    assert_eq!(open.len(), 8, "four shares for a /56");
    drop(open);
    assert_eq!(counts.in_all(), 0);
}
