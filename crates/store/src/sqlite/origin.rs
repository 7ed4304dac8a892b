//! How a table stood before the first entry of its log, as the column `origin` holds it. What the
//! lines are is written where the column is made.

use std::fmt::Write;

use kernel::{BySeat, Seats};
use log::{Occupant, Origin, UnixMillis};

pub fn to_text(origin: &Origin) -> String {
    let mut text = format!("status={}\n", origin.status);
    let mut line = |line: std::fmt::Arguments<'_>| {
        writeln!(text, "{line}").expect("a string takes any text");
    };
    if let Some(at) = origin.started_at {
        line(format_args!("started_at={}", at.0));
    }
    for (_, occupant) in origin.seats.iter() {
        line(format_args!("{occupant}"));
    }
    for (seat, share) in origin.shares.iter() {
        if let Some(share) = share {
            line(format_args!("share {seat} {share}"));
        }
    }
    text
}

/// Nothing where the text makes no sense for so many seats.
pub fn parse(text: &str, seats: Seats) -> Option<Origin> {
    let mut lines = text.lines().peekable();
    let status = lines.next()?.strip_prefix("status=")?.parse().ok()?;
    let begun = lines
        .peek()
        .and_then(|line| line.strip_prefix("started_at="));
    let started_at = match begun {
        Some(millis) => Some(UnixMillis(millis.parse().ok()?)),
        None => None,
    };
    let mut lines = lines.skip(usize::from(started_at.is_some()));
    let occupants = lines.by_ref().take(seats.count());
    let occupants: Option<Vec<Occupant>> = occupants.map(|line| line.parse().ok()).collect();
    let occupants = occupants.filter(|list| list.len() == seats.count())?;
    let mut shares = BySeat::new(seats);
    for line in lines {
        let (seat, share) = line.strip_prefix("share ")?.split_once(' ')?;
        let seat = seat.parse().ok().filter(|seat| seats.contains(*seat))?;
        shares[seat] = Some(share.parse().ok()?);
    }
    Some(Origin {
        status,
        seats: BySeat::from_fn(seats, |seat| occupants[seat.index()].clone()),
        shares,
        started_at,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_go_there_and_back() {
        let seats = Seats::new(3).unwrap();
        let player = "0123456789abcdef".parse().unwrap();
        let mut origin = Origin::waiting(seats);
        assert_eq!(parse(&to_text(&origin), seats), Some(origin.clone()));
        origin = Origin::running(origin.seats, UnixMillis(-7));
        let [first, second, _] = [0, 1, 2].map(|index| kernel::Seat::from_index(index).unwrap());
        origin.seats[first] = Occupant::Person {
            player,
            alias: Some("Julia the Elder".to_string()),
        };
        origin.seats[second] = Occupant::Bot {
            level: "builder".parse().unwrap(),
        };
        origin.shares[second] = Some(kernel::Share::from_bytes([10; 32]));
        let text = to_text(&origin);
        let expected = format!(
            "status=running\nstarted_at=-7\n\
             person 0123456789abcdef Julia the Elder\nbot builder\nopen\nshare 2 {}\n",
            "0a".repeat(32)
        );
        assert_eq!(text, expected);
        assert_eq!(parse(&text, seats), Some(origin));
    }

    #[test]
    fn what_makes_no_sense_is_no_origin() {
        let seats = Seats::new(2).unwrap();
        for bad in [
            "",
            "open\nopen\n",
            "status=resting\nopen\nopen\n",
            "status=waiting\nopen\n",
            "status=waiting\nopen\nopen\nopen\n",
            "status=running\nstarted_at=noon\nopen\nopen\n",
            "status=running\nopen\nsomebody\n",
            "status=running\nopen\nopen\nshare 1 none\n",
        ] {
            assert_eq!(parse(bad, seats), None, "{bad:?}");
        }
    }
}
