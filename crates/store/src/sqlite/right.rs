//! Whether the right to an append holds, as a condition of one statement.

use kernel::Seat;
use log::Right;

use crate::Refusal;

/// The condition on a row of `tables`. `?1` is the kind of right, `?2` the player, `?3` the seat,
/// `?4` the hash of the link: see [`Asked`].
macro_rules! holds {
    () => {
        "CASE ?1
             WHEN 'table' THEN TRUE
             WHEN 'owner' THEN owner IS ?2
             ELSE EXISTS (SELECT 1 FROM seats s WHERE s.table_key = key AND CASE ?1
                 WHEN 'seat' THEN s.seat = ?3 AND s.player = ?2
                 WHEN 'player' THEN s.player = ?2
                 WHEN 'link' THEN s.seat = ?3 AND s.invite = ?4
                 WHEN 'open-seat' THEN s.seat = ?3 AND s.kind = 'open' AND visibility = 'open'
             END)
         END"
    };
}
pub(super) use holds;

/// A right, as the parameters of [`holds!`].
pub struct Asked<'a> {
    pub kind: &'static str,
    pub player: Option<&'a str>,
    pub seat: Option<i64>,
    pub link: Option<&'a [u8]>,
}

impl Asked<'_> {
    pub fn of(right: &Right) -> Asked<'_> {
        let number = |seat: &Seat| Some(seat.number() as i64);
        let (kind, player, seat, link) = match right {
            Right::Table => ("table", None, None, None),
            Right::Seat(player, seat) => ("seat", Some(player), number(seat), None),
            Right::Player(player) => ("player", Some(player), None, None),
            Right::Owner(player) => ("owner", Some(player), None, None),
            Right::Link(seat, link) => ("link", None, number(seat), Some(link)),
            Right::OpenSeat(seat) => ("open-seat", None, number(seat), None),
        };
        Asked {
            kind,
            player: player.map(|player| player.as_str()),
            seat,
            link: link.map(|link| link.as_bytes()),
        }
    }
}

/// The answer where it does not hold.
pub fn refusal(right: &Right) -> Refusal {
    match right {
        Right::Link(..) => Refusal::NoSuchLink,
        _ => Refusal::NoRight,
    }
}
