//! In which order bots think.

use super::*;

fn table(number: u8) -> TableId {
    TableId::from_random([number; _])
}

fn owner(number: u8) -> Option<PlayerId> {
    Some(PlayerId::from_random([number; _]))
}

fn ticket(table: u8, owner: u8, effort: Effort, urgency: Urgency) -> Ticket {
    Ticket {
        table: self::table(table),
        owner: self::owner(owner),
        effort,
        urgency,
    }
}

/// In which order tables think, one at a time.
fn order(queue: &mut FairQueue<u8>) -> Vec<u8> {
    let mut order = Vec::new();
    while let Some((ticket, number)) = queue.start_next() {
        order.push(number);
        queue.finish(&ticket);
    }
    order
}

fn queue(tickets: &[(u8, u8, Effort, Urgency)]) -> FairQueue<u8> {
    let mut queue = FairQueue::new(Places::of(2));
    for (table, owner, effort, urgency) in tickets {
        queue.push(ticket(*table, *owner, *effort, *urgency), *table);
    }
    queue
}

#[test]
fn people_come_before_watchers_and_quick_bots_before_slow_ones() {
    use Effort::{Glance, Long};
    use Urgency::{PersonWaits, Unattended, Watched};
    let mut queue = queue(&[
        (1, 1, Glance, Unattended),
        (2, 1, Long, Watched),
        (3, 1, Glance, Watched),
        (4, 1, Long, PersonWaits),
        (5, 1, Glance, PersonWaits),
    ]);
    assert_eq!(order(&mut queue), [5, 4, 3, 2, 1]);
}

#[test]
fn owners_take_turns_however_many_tables_they_have() {
    let many = (1..=9).map(|table| (table, 1, Effort::Long, Urgency::PersonWaits));
    let mut tickets: Vec<_> = many.collect();
    tickets.push((10, 2, Effort::Long, Urgency::PersonWaits));
    tickets.push((11, 2, Effort::Long, Urgency::PersonWaits));
    let mut queue = queue(&tickets);
    assert_eq!(order(&mut queue)[..4], [1, 10, 2, 11]);
}

#[test]
fn who_has_spent_much_stands_behind_a_newcomer() {
    let many = (1..=9).map(|table| (table, 1, Effort::Long, Urgency::Watched));
    let mut queue = queue(&many.collect::<Vec<_>>());
    let (begun, _) = queue.start_next().unwrap();
    queue.push(ticket(20, 2, Effort::Long, Urgency::Watched), 20);
    queue.finish(&begun);
    assert_eq!(order(&mut queue)[0], 20);
}

#[test]
fn a_quick_bot_has_a_place_whatever_else_is_thought_about() {
    let long = (1..=9).map(|table| (table, table, Effort::Long, Urgency::PersonWaits));
    let mut queue = queue(&long.collect::<Vec<_>>());
    let (first, _) = queue.start_next().unwrap();
    assert!(queue.start_next().is_none(), "one place is kept");
    queue.push(ticket(20, 1, Effort::Short, Urgency::Unattended), 20);
    let (quick, number) = queue.start_next().unwrap();
    assert_eq!(number, 20);
    assert!(queue.start_next().is_none());
    queue.finish(&quick);
    assert!(queue.start_next().is_none(), "it is kept still");
    queue.finish(&first);
    assert!(queue.start_next().is_some());
}

#[test]
fn nobody_has_every_place() {
    let mut queue = FairQueue::new(Places::of(8));
    for number in 1..=9 {
        let urgency = Urgency::PersonWaits;
        queue.push(ticket(number, 1, Effort::Long, urgency), number);
    }
    queue.push(ticket(20, 2, Effort::Long, Urgency::Unattended), 20);
    let mut begun = Vec::new();
    while let Some((_, number)) = queue.start_next() {
        begun.push(number);
    }
    assert_eq!(begun, [1, 2, 3, 4, 20], "half of the seven for one owner");
}

#[test]
fn who_comes_to_a_table_moves_it_to_the_front() {
    use Urgency::{PersonWaits, Watched};
    let long = (1..=9).map(|table| (table, 1, Effort::Long, Watched));
    let mut queue = queue(&long.collect::<Vec<_>>());
    queue.set_urgency(table(7), PersonWaits);
    queue.set_urgency(table(30), PersonWaits);
    assert_eq!(order(&mut queue)[..3], [7, 1, 2]);
}

#[test]
fn owners_who_wait_for_nothing_are_forgotten() {
    let mut queue = FairQueue::new(Places::of(2));
    for round in 0..1000_u32 {
        let bytes = round.to_be_bytes();
        let owner = std::array::from_fn(|index| bytes[index % 4]);
        let urgency = Urgency::Watched;
        let mut ticket = ticket(1, 1, Effort::Glance, urgency);
        ticket.owner = Some(PlayerId::from_random(owner));
        queue.push(ticket, 1);
        let (ticket, _) = queue.start_next().unwrap();
        queue.finish(&ticket);
        assert!(queue.turns.is_empty());
    }
}

#[test]
fn nobody_begins_once_the_server_stops() {
    let tickets: Vec<_> = (1..=9)
        .map(|table| (table, table, Effort::Glance, Urgency::PersonWaits))
        .collect();
    let mut queue = queue(&tickets);
    let (thinks, _) = queue.start_next().unwrap();
    queue.stop();
    queue.finish(&thinks);
    assert!(queue.start_next().is_none());
}
