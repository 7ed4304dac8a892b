//! Test positions: an opening with known hills, rearranged from text and played on.

use kernel::testing::{Position as Opening, setup};
use kernel::{Bits, Game, Id, Seat, Set, Setup};

use crate::data::{Aqueduct, Color, Hill};
use crate::grid::{TilePosition, Vertex};
use crate::map::Map;
use crate::position::{Phase, Stage};
use crate::{Action, Category, Event, Illegal, Marble};

/// The hills of test positions, away from where most of them are built.
pub const HILLS: [Hill; 3] = [Hill::Quirinal, Hill::Palatine, Hill::Aventine];

pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

pub fn vertex(text: &str) -> Vertex {
    text.parse().unwrap()
}

pub fn position(text: &str) -> TilePosition {
    text.parse().unwrap()
}

/// A position in the making. Every change keeps the components together; `build` counts them.
pub struct Table(Opening<Marble>);

impl Table {
    /// The opening with [`HILLS`]; seat 1 begins.
    pub fn new(seats: usize) -> Table {
        Table::with_options(seats, &[])
    }

    pub fn with_options(seats: usize, options: &[(&str, &str)]) -> Table {
        let options = [&[("first", "1")], options].concat();
        Table::of(&setup::<Marble>(seats, &options))
    }

    /// The same for a game that began by these rules, with options in the words of then.
    pub fn of_rules(rules: u32, seats: usize, options: &[(&str, &str)]) -> Table {
        let options = [&[("first", "1")], options].concat();
        Table::of(&Setup::of_rules(rules, seats, options).unwrap())
    }

    fn of(setup: &Setup<Marble>) -> Table {
        Table(Opening::opening(setup, 7)).with(|game| {
            game.open.map = Map::new(&HILLS, game.options.unused_hills);
        })
    }

    pub fn with(self, change: impl FnOnce(&mut Marble)) -> Table {
        Table(self.0.with(change))
    }

    /// Lays tiles from the stacks, without what they set off: lines of `COLOR POSITION [SEAT]`,
    /// the seat being that of a magistrate on the tile. The stacks keep an even sum (M-12): after
    /// an odd number of tiles the last seat has one more blue one.
    pub fn tiles(mut self, lines: &str) -> Table {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut words = line.split(' ');
            let mut word = || words.next();
            let color: Color = word().unwrap().parse().unwrap();
            let place = position(word().unwrap());
            let posted: Option<Seat> = word().map(|text| text.parse().unwrap());
            self = self.with(|game| {
                game.open.stacks[color] -= 1;
                let triangles = place.triangles();
                let free = triangles
                    .iter()
                    .all(|half| !game.map.covered.contains(*half));
                assert!(free, "{place} is covered");
                game.open.map.lay(color, place);
                if let Some(seat) = posted {
                    game.open.players[seat].magistrates -= 1;
                    game.open.players[seat].posted.insert(place);
                }
            });
        }
        self.with(|game| {
            if game.stacks.total() % 2 == 1 {
                let last = game.seats().iter().last().unwrap();
                game.open.stacks[Color::Blue] -= 1;
                game.open.players[last].hand[Color::Blue] += 1;
            }
        })
    }

    /// Fills columns of the grid with seven upright tiles each, as far down as row 14.
    pub fn columns(self, columns: &[usize]) -> Table {
        let rows = |c: usize| (0..7).map(move |n| (c, 2 * n + 1));
        let colors = ["blue", "green", "yellow", "red"].iter().cycle();
        let tiles = columns.iter().copied().flat_map(rows).zip(colors);
        let lines: Vec<String> = tiles
            .map(|((c, k), color)| format!("{color} {c},{k}+{c},{}", k + 1))
            .collect();
        self.tiles(&lines.join("\n"))
    }

    /// Leads an aqueduct along these vertices after its spring.
    pub fn path(self, aqueduct: Aqueduct, vertices: &str) -> Table {
        self.with(|game| {
            game.open.map.extend(aqueduct, aqueduct.spring());
            for text in vertices.split_whitespace() {
                game.open.map.extend(aqueduct, vertex(text));
            }
        })
    }

    /// Puts a building of the seat on each of these complete sites.
    pub fn buildings(self, seat: Seat, sites: &str) -> Table {
        self.with(|game| {
            for site in sites.split_whitespace().map(vertex) {
                let civic = game.ground().plot(site).civic();
                game.open.map.buildings[civic.color()].insert(site);
                game.open.players[seat].buildings.insert(site);
            }
        })
    }

    /// Makes these complete sites fountains.
    pub fn fountains(self, sites: &str) -> Table {
        self.with(|game| {
            let sites = sites.split_whitespace().map(vertex);
            sites.for_each(|site| game.open.map.fountains.insert(site));
        })
    }

    /// Gives imperium tiles.
    pub fn imperium(self, seat: Seat, color: Color, count: u8) -> Table {
        self.with(|game| {
            game.open.imperium[color] -= count;
            game.open.players[seat].imperium[color] += count;
        })
    }

    /// Leaves so many tiles in the stacks; the rest goes to the hand of seat 1.
    pub fn stacks(self, left: [u8; 4]) -> Table {
        self.with(|game| {
            for (color, left) in Color::ALL.iter().zip(left) {
                let taken = game.stacks[*color] - left;
                game.open.stacks[*color] = left;
                game.open.players[seat(1)].hand[*color] += taken;
            }
        })
    }

    /// Gives the whole hand of a seat to another.
    pub fn hand_over(self, from: Seat, to: Seat) -> Table {
        self.with(|game| {
            let hand = std::mem::take(&mut game.open.players[from].hand);
            for (color, count) in hand.iter() {
                game.open.players[to].hand[color] += count;
            }
        })
    }

    /// The last actions, of all players from seat 1 on.
    pub fn last_actions(self) -> Table {
        self.with(|game| {
            game.open.stage = Stage::Last {
                left: game.seats().count() as u8,
            };
        })
    }

    /// Plays lines of `SEAT ACTION`.
    pub fn play(self, lines: &str) -> Table {
        Table(self.0.play(lines))
    }

    pub fn build(self) -> Marble {
        self.0.build()
    }
}

/// The choices of the seat that decides, as text.
pub fn choices(game: &Marble) -> Vec<String> {
    let mut list = Vec::new();
    if let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut list);
    }
    list.iter().map(Action::to_string).collect()
}

/// Who decides.
pub fn decider(game: &Marble) -> usize {
    game.to_act().first().expect("the game goes on").number()
}

/// Plays one `SEAT ACTION` and tells what happened.
pub fn events(game: &mut Marble, line: &str) -> Vec<Event> {
    let (number, action) = line.split_once(' ').unwrap();
    let mut told = Vec::new();
    let action: Action = action.parse().unwrap();
    let done = game.try_apply(number.parse().unwrap(), action, &mut told);
    done.unwrap_or_else(|illegal| panic!("{line:?}: {illegal}"));
    game.audit().unwrap();
    told
}

/// Plays lines of `SEAT ACTION`.
pub fn play(game: &mut Marble, lines: &str) {
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.for_each(|line| drop(events(game, line)));
}

/// Why a `SEAT ACTION` is not allowed.
pub fn refusal(game: &Marble, line: &str) -> Illegal {
    let (number, action) = line.split_once(' ').unwrap();
    let action: Action = action.parse().unwrap();
    let before = game.clone();
    let refused = game
        .clone()
        .try_apply(number.parse().unwrap(), action, &mut ());
    assert_eq!(*game, before);
    refused.expect_err("the action is allowed")
}

/// The points of a seat in a category.
pub fn points(game: &Marble, number: usize, category: Category) -> i32 {
    let scores = Game::scores(game);
    let items = &scores.seats[seat(number)];
    items
        .iter()
        .find(|(found, _)| *found == category)
        .unwrap()
        .1
}

/// Whether the seat is asked for the kind of its next action.
pub fn turn_of(game: &Marble, number: usize) -> bool {
    game.phase == Phase::Kind && decider(game) == number
}

/// Ids from text, separated by blanks.
pub fn set<T, B: Bits>(texts: &str) -> Set<T, B>
where
    T: Id + std::str::FromStr<Err: std::fmt::Debug>,
{
    texts
        .split_whitespace()
        .map(|text| text.parse::<T>().unwrap())
        .collect()
}
