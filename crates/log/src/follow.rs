//! What is known of a table, kept up as its log grows, for whoever holds it open; a store does the
//! same to its rows. Whether the entries hold is not asked here.

use kernel::{Seat, SeatSet};

use crate::{Entry, Occupant, Payload, PlayerId, SeatState, Sequence, Status, TableInfo};

impl TableInfo {
    /// Takes in what was added to the log. `name` says what a player is called who sits down; it is
    /// asked only for those without an alias.
    pub fn follow(
        &mut self,
        entries: &[Entry<String>],
        to_act: SeatSet,
        result: Option<String>,
        name: impl Fn(PlayerId) -> Option<String>,
    ) {
        for entry in entries {
            self.follow_entry(entry, &name);
        }
        self.next = Sequence(self.next.0 + entries.len() as u32);
        self.to_act = to_act;
        let last = entries.last().map(|entry| entry.at);
        self.touched_at = last.unwrap_or(self.touched_at);
        self.closes_at = None;
        if result.is_some() {
            self.status = Status::Finished;
            self.result = result;
            self.finished_at = last;
        }
    }

    fn follow_entry(&mut self, entry: &Entry<String>, name: impl Fn(PlayerId) -> Option<String>) {
        match (&entry.payload, entry.seat) {
            (Payload::Sit(occupant), Some(seat)) => self.seat_down(seat, occupant, name),
            (Payload::Share(_), Some(seat)) => self.seats[seat].shared = true,
            (Payload::Link(_), Some(seat)) => self.seats[seat].invited = true,
            (Payload::Start, _) => {
                self.status = Status::Running;
                self.started_at = Some(entry.at);
            }
            (Payload::Close(closing), _) => {
                self.status = Status::Closed;
                self.closing = Some(closing.clone());
            }
            _ => {}
        }
    }

    /// A link to the seat becomes invalid; a share counts for the deal once that is made.
    fn seat_down(
        &mut self,
        seat: Seat,
        occupant: &Occupant,
        name: impl Fn(PlayerId) -> Option<String>,
    ) {
        self.seats[seat] = SeatState {
            name: match occupant {
                Occupant::Open | Occupant::Bot { .. } => None,
                Occupant::Person { player, alias } => alias.clone().or_else(|| name(*player)),
            },
            occupant: occupant.clone(),
            invited: false,
            shared: self.status != Status::Waiting && self.seats[seat].shared,
        };
    }
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Dealing, Seats, Seed, Share};

    use super::*;
    use crate::{Closing, Pace, Token, UnixMillis, Visibility};

    fn seat(number: usize) -> Seat {
        Seat::from_number(number).unwrap()
    }

    fn livia() -> PlayerId {
        PlayerId::from_random([1; 16])
    }

    fn waiting() -> TableInfo {
        let seats = Seats::new(2).unwrap();
        TableInfo {
            id: crate::TableId::from_random([3; 10]),
            game: "city".to_string(),
            rules_version: 1,
            options: Vec::new(),
            settings: Vec::new(),
            seats: BySeat::from_fn(seats, |_| SeatState::default()),
            dealing: Dealing::Seed,
            commitment: Seed::of_series(0, 0).commitment("city", 1, seats, &[]),
            known_deal: false,
            owner: Some(livia()),
            pace: Pace::Unlimited,
            visibility: Visibility::Open,
            status: Status::Waiting,
            result: None,
            to_act: SeatSet::EMPTY,
            next: Sequence(0),
            created_at: UnixMillis(10),
            started_at: None,
            finished_at: None,
            touched_at: UnixMillis(10),
            closes_at: None,
            closing: None,
        }
    }

    /// Adds these, one a hundredth of a second.
    fn grown(info: &mut TableInfo, payloads: Vec<(Option<Seat>, Payload<String>)>) {
        let entries = payloads
            .into_iter()
            .zip(0..)
            .map(|((seat, payload), step)| {
                let at = UnixMillis(info.touched_at.0 + 10 * step);
                Entry {
                    seat,
                    ..Entry::of_seat(self::seat(1), payload, at)
                }
            });
        let entries: Vec<_> = entries.collect();
        let name = |player| (player == livia()).then(|| "Livia".to_string());
        info.follow(&entries, SeatSet::EMPTY.with(seat(2)), None, name);
    }

    #[test]
    fn seats_and_links_follow_the_log() {
        let mut info = waiting();
        let link = Token::from_random([7; 26]).hash();
        let person = Occupant::person(livia());
        let invited = vec![
            (Some(seat(1)), Payload::Sit(person.clone())),
            (Some(seat(2)), Payload::Link(link)),
        ];
        grown(&mut info, invited);
        let names = |info: &TableInfo| info.seats.clone().map(|state| state.name.clone());
        assert_eq!(names(&info)[seat(1)].as_deref(), Some("Livia"));
        assert_eq!(info.seats[seat(1)].occupant, person);
        assert!(info.seats[seat(2)].invited && !info.seats[seat(1)].invited);
        assert_eq!((info.next, info.status), (Sequence(2), Status::Waiting));
        assert_eq!(info.touched_at, UnixMillis(20));

        let beside = Occupant::Person {
            player: livia(),
            alias: Some("Fabius".to_string()),
        };
        let begun = vec![
            (Some(seat(2)), Payload::Sit(beside)),
            (None, Payload::Start),
        ];
        grown(&mut info, begun);
        assert_eq!(names(&info)[seat(2)].as_deref(), Some("Fabius"));
        assert!(!info.seats[seat(2)].invited);
        assert_eq!(info.status, Status::Running);
        assert_eq!(info.started_at, Some(UnixMillis(30)));
        assert!(info.to_act.contains(seat(2)));
    }

    #[test]
    fn a_share_goes_with_who_sits_down_before_the_start_and_stays_after_it() {
        let mut info = waiting();
        let sit = || (Some(seat(1)), Payload::Sit(Occupant::person(livia())));
        let share = (Some(seat(1)), Payload::Share(Share::from_bytes([5; 32])));
        grown(&mut info, vec![sit(), share.clone()]);
        assert!(info.seats[seat(1)].shared && !info.seats[seat(2)].shared);
        grown(&mut info, vec![sit()]);
        assert!(!info.seats[seat(1)].shared);
        grown(&mut info, vec![share, (None, Payload::Start), sit()]);
        assert!(info.seats[seat(1)].shared);
    }

    #[test]
    fn a_table_ends_with_its_result_or_is_closed() {
        let mut closed = waiting();
        grown(&mut closed, vec![(None, Payload::Close(Closing::Expired))]);
        assert_eq!((closed.status, closed.finished_at), (Status::Closed, None));
        assert_eq!(closed.closing, Some(Closing::Expired));

        let mut info = waiting();
        let last = Payload::Action("pass".to_string());
        let entries = [Entry::of_seat(seat(1), last, UnixMillis(99))];
        let result = Some("result scores 1 2".to_string());
        info.follow(&entries, SeatSet::EMPTY, result.clone(), |_| None);
        assert_eq!((info.status, info.next), (Status::Finished, Sequence(1)));
        assert_eq!(info.result, result);
        assert_eq!(info.finished_at, Some(UnixMillis(99)));
    }
}
