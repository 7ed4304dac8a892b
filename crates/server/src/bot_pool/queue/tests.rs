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
        time: None,
        urgency,
    }
}

fn timed(table: u8, owner: u8, time: Duration) -> Ticket {
    Ticket {
        time: Some(time),
        ..ticket(table, owner, Effort::Long, Urgency::PersonWaits)
    }
}

/// In which order tables think, one at a time.
fn order(queue: &mut FairQueue<u8>) -> Vec<u8> {
    let mut order = Vec::new();
    while let Some(turn) = queue.start_next() {
        order.push(turn.job);
        queue.finish(&turn.ticket, turn.threads);
    }
    order
}

fn queue(tickets: &[(u8, u8, Effort, Urgency)]) -> FairQueue<u8> {
    let mut queue = FairQueue::new(Places::of(1));
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
    let begun = queue.start_next().unwrap();
    queue.push(ticket(20, 2, Effort::Long, Urgency::Watched), 20);
    queue.finish(&begun.ticket, begun.threads);
    assert_eq!(order(&mut queue)[0], 20);
}

#[test]
fn a_quick_bot_has_a_place_whatever_else_is_thought_about() {
    let long = (1..=9).map(|table| (table, table, Effort::Long, Urgency::PersonWaits));
    let mut queue = queue(&long.collect::<Vec<_>>());
    let first = queue.start_next().unwrap();
    assert!(queue.start_next().is_none(), "one place is kept");
    queue.push(ticket(20, 1, Effort::Short, Urgency::Unattended), 20);
    let quick = queue.start_next().unwrap();
    assert_eq!(quick.job, 20);
    assert!(queue.start_next().is_none());
    queue.finish(&quick.ticket, 1);
    assert!(queue.start_next().is_none(), "it is kept still");
    queue.finish(&first.ticket, 1);
    assert!(queue.start_next().is_some());
}

#[test]
fn nobody_has_every_place() {
    let mut queue = FairQueue::new(Places::of(7));
    for number in 1..=9 {
        let urgency = Urgency::PersonWaits;
        queue.push(ticket(number, 1, Effort::Long, urgency), number);
    }
    queue.push(ticket(20, 2, Effort::Long, Urgency::Unattended), 20);
    let mut begun = Vec::new();
    while let Some(turn) = queue.start_next() {
        begun.push(turn.job);
    }
    assert_eq!(begun, [1, 2, 3, 4, 20], "half of the seven for one owner");
}

const SECOND: Duration = Duration::from_secs(1);

/// How many threads each has of those who can begin now.
fn begun(queue: &mut FairQueue<u8>) -> Vec<(u8, usize)> {
    let turns = std::iter::from_fn(|| queue.start_next());
    turns.map(|turn| (turn.job, turn.threads)).collect()
}

#[test]
fn who_thinks_by_the_clock_has_as_many_threads_as_are_free() {
    for (threads, given) in [(1, 1), (2, 1), (3, 2), (7, 4), (16, 8)] {
        let mut queue = FairQueue::new(Places::of(threads));
        queue.push(timed(1, 1, SECOND), 1);
        assert_eq!(begun(&mut queue), [(1, given)], "half of {threads}");
    }
    let mut queue = FairQueue::new(Places::of(7));
    queue.push(ticket(1, 1, Effort::Long, Urgency::PersonWaits), 1);
    assert_eq!(begun(&mut queue), [(1, 1)], "who counts iterations has one");
}

#[test]
fn free_threads_are_shared_with_those_who_wait() {
    let mut queue = FairQueue::new(Places::of(8));
    for number in 1..=4 {
        queue.push(timed(number, number, SECOND), number);
    }
    assert_eq!(begun(&mut queue), [(1, 2), (2, 2), (3, 2), (4, 2)]);
    queue.push(timed(5, 5, SECOND), 5);
    assert_eq!(begun(&mut queue), [], "all threads think");
    queue.push(ticket(6, 6, Effort::Short, Urgency::Watched), 6);
    assert_eq!(begun(&mut queue), [(6, 1)], "but one place is kept");
}

#[test]
fn who_counts_iterations_does_not_wait_for_those_who_think_by_the_clock() {
    let mut queue = FairQueue::new(Places::of(2));
    for number in 1..=3 {
        queue.push(timed(number, number, 5 * SECOND), number);
    }
    assert_eq!(begun(&mut queue), [(1, 1), (2, 1)]);
    for number in 4..=5 {
        let urgency = Urgency::Unattended;
        queue.push(ticket(number, number, Effort::Long, urgency), number);
    }
    queue.push(ticket(6, 6, Effort::Short, Urgency::Unattended), 6);
    assert_eq!(begun(&mut queue), [(6, 1), (4, 1)], "one place is added");
    queue.finish(&timed(1, 1, 5 * SECOND), 1);
    assert_eq!(begun(&mut queue), [], "and is given up again");
    let counted = ticket(4, 4, Effort::Long, Urgency::Unattended);
    queue.finish(&counted, 1);
    assert_eq!(begun(&mut queue), [(3, 1), (5, 1)]);
}

#[test]
fn never_more_threads_think_than_there_are() {
    let mut queue = FairQueue::new(Places::of(5));
    let mut thinking: Vec<Turn<u8>> = Vec::new();
    for round in 0..1000_u32 {
        let number = (round % 9) as u8;
        if !thinking.iter().any(|turn| turn.job == number) {
            let urgency = Urgency::PersonWaits;
            queue.push(
                match round % 5 {
                    0 => ticket(number, number % 3, Effort::Glance, urgency),
                    1 => ticket(number, number % 3, Effort::Long, urgency),
                    _ => timed(number, number % 3, SECOND),
                },
                number,
            );
        }
        thinking.extend(std::iter::from_fn(|| queue.start_next()));
        let long = thinking.iter().filter(|turn| turn.ticket.is_long());
        let threads: usize = long.map(|turn| turn.threads).sum();
        let timed = thinking.iter().filter(|turn| turn.ticket.is_timed());
        let timed: usize = timed.map(|turn| turn.threads).sum();
        let all: usize = thinking.iter().map(|turn| turn.threads).sum();
        assert!(
            timed <= 5 && threads <= 6 && all <= 7,
            "{timed} by the clock, {threads} at length, {all} in all"
        );
        if round % 3 > 0 && !thinking.is_empty() {
            let turn = thinking.remove(round as usize % thinking.len());
            queue.finish(&turn.ticket, turn.threads);
        }
    }
}

#[test]
fn a_slow_bot_costs_its_owner_more_turns() {
    let mut queue = FairQueue::new(Places::of(1));
    queue.push(timed(1, 1, 5 * SECOND), 1);
    queue.push(timed(2, 1, 5 * SECOND), 2);
    for number in 3..=9 {
        queue.push(
            ticket(number, 2, Effort::Long, Urgency::PersonWaits),
            number,
        );
    }
    assert_eq!(order(&mut queue), [1, 3, 4, 5, 6, 7, 8, 9, 2]);
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
    let mut queue = FairQueue::new(Places::of(1));
    for round in 0..1000_u32 {
        let bytes = round.to_be_bytes();
        let owner = std::array::from_fn(|index| bytes[index % 4]);
        let urgency = Urgency::Watched;
        let mut ticket = ticket(1, 1, Effort::Glance, urgency);
        ticket.owner = Some(PlayerId::from_random(owner));
        queue.push(ticket, 1);
        let turn = queue.start_next().unwrap();
        queue.finish(&turn.ticket, turn.threads);
        assert!(queue.turns.is_empty());
    }
}

#[test]
fn nobody_begins_once_the_server_stops() {
    let tickets: Vec<_> = (1..=9)
        .map(|table| (table, table, Effort::Glance, Urgency::PersonWaits))
        .collect();
    let mut queue = queue(&tickets);
    let thinks = queue.start_next().unwrap();
    queue.stop();
    queue.finish(&thinks.ticket, thinks.threads);
    assert!(queue.start_next().is_none());
}
