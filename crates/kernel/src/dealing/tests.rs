//! What is promised, and that the seed follows from everything that it should follow from.

use super::*;

fn shares(list: [Option<u8>; 3]) -> BySeat<Option<Share>> {
    let seats = Seats::new(3).unwrap();
    BySeat::from_fn(seats, |seat| {
        list[seat.index()].map(|byte| Share::from_bytes([byte; 32]))
    })
}

fn agreed(game: &str) -> Agreed {
    Agreed::new(game, 1, Seats::new(3).unwrap(), [("first", "1")])
}

fn shared(table: &str) -> Dealing {
    Dealing::Shared {
        table: table.parse().unwrap(),
    }
}

const SECRET: Secret = Secret::from_bytes([7; 32]);

/// What these two hash to was computed by `sha256sum`.
#[test]
fn a_shared_deal_is_the_hash_of_its_lines() {
    let dealing = shared("0123456789");
    let commitment = dealing.commitment(&agreed("city"), &SECRET);
    assert_eq!(commitment.to_string(), GOLDEN_COMMITMENT);
    let seed = dealing.seed(&commitment, &SECRET, &shares([Some(1), None, Some(3)]));
    assert_eq!(seed.to_string(), GOLDEN_SEED);
}

#[test]
fn table_game_secret_and_every_share_change_the_seed() {
    let seed = |table, game, secret: &Secret, list| {
        let dealing = shared(table);
        let commitment = dealing.commitment(&agreed(game), secret);
        dealing.seed(&commitment, secret, &shares(list)).to_string()
    };
    let list = [Some(1), None, Some(3)];
    let other = Secret::from_bytes([8; 32]);
    let mut seeds = vec![
        seed("a", "city", &SECRET, list),
        seed("b", "city", &SECRET, list),
        seed("a", "marble", &SECRET, list),
        seed("a", "city", &other, list),
        seed("a", "city", &SECRET, [Some(3), None, Some(1)]),
        seed("a", "city", &SECRET, [None, Some(1), Some(3)]),
        seed("a", "city", &SECRET, [Some(1), None, None]),
        seed("a", "city", &SECRET, [Some(1), Some(2), Some(3)]),
    ];
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 8);
}

#[test]
fn a_game_that_goes_on_promises_where_it_comes_from() {
    let source = |decisions| Dealing::Continued {
        table: "a".parse().unwrap(),
        from: Source {
            commitment: Dealing::Seed.commitment(&agreed("city"), &SECRET),
            decisions,
        },
    };
    let promise = |dealing: Dealing| dealing.commitment(&agreed("city"), &SECRET);
    assert_ne!(promise(source(0)), promise(source(1)));
    assert_ne!(promise(source(0)), promise(Dealing::Seed));
    let none = shares([None; 3]);
    let seed = source(5).seed(&promise(source(5)), &SECRET, &none);
    assert_eq!(Secret::from(seed), SECRET);
}

#[test]
fn dealings_go_there_and_back() {
    let hex = "0f".repeat(32);
    let continued = format!("continued b {hex} 12");
    for text in ["seed", "shared 0123456789", continued.as_str()] {
        let dealing: Dealing = text.parse().unwrap();
        assert_eq!(dealing.to_string(), text);
    }
    let bad = format!("continued b {hex}");
    for bad in [
        "",
        "seeds",
        "shared",
        "shared ",
        "shared A",
        "shared a b",
        &bad,
    ] {
        assert_eq!(bad.parse::<Dealing>(), Err(ParseDealError), "{bad:?}");
    }
    assert!("a".repeat(33).parse::<DealId>().is_err());
    assert_eq!(format!("{SECRET:?}"), "Secret(secret)");
}

const GOLDEN_COMMITMENT: &str = "0fbc3c503338a02d1ecca212b818b49e2ed2f9a5e9cb129eeb3a55f7bb4fe31e";
const GOLDEN_SEED: &str = "66a56c351c540e1931231c909f279962fe2965aa32eb53719660ed2b16661da8";
