//! A view as JSON, in rulebook words; described in docs/dump/marble.md.

use kernel::{BySeat, DumpError, First, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};

use crate::audit::audit;
use crate::data::{Aqueduct, BOARD, ByColor, Civic, Color, Hill, PIECES};
use crate::grid::{TilePosition, Triangle, Vertex};
use crate::map::Map;
use crate::options::{FountainReach, HillCorners, Options};
use crate::position::{Hidden, Leaving, Marble, Open, Phase, Player, Stage, View};
use crate::setup::end_fountain_coin;
use crate::sites::Built;

/// A view as documented JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dump {
    #[serde(with = "Switches")]
    pub(crate) switches: Options,
    pub(crate) hills: Vec<DrawnHill>,
    pub(crate) stacks: ByColor<u8>,
    pub(crate) imperium_stacks: ByColor<u8>,
    pub(crate) tiles: Vec<Tile>,
    pub(crate) sites: Vec<Site>,
    pub(crate) aqueducts: Vec<Line>,
    pub(crate) bridges: Vec<Bridge>,
    pub(crate) removed_bridge: Option<u8>,
    pub(crate) players: BySeat<Player>,
    pub(crate) turn: Turn,
    pub(crate) asked: Asked,
}

/// How the options are written: the switches of M-40.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Options")]
struct Switches {
    #[serde(skip)]
    first: First,
    hill_corners: HillCorners,
    fountain_reach: FountainReach,
    unused_hills: bool,
    late_fountain_coin: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct DrawnHill {
    hill: Hill,
    pub triangle: Triangle,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Tile {
    pub color: Color,
    pub position: TilePosition,
    pub magistrate: Option<Seat>,
}

/// A resolved site; neither building nor owner at a fountain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Site {
    pub vertex: Vertex,
    pub building: Option<Civic>,
    pub owner: Option<Seat>,
}

/// An aqueduct from its spring to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    aqueduct: Aqueduct,
    pub path: Vec<Vertex>,
    pub pieces_left: usize,
    pub coin_due: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Bridge {
    triangle: Triangle,
    pub owner: Option<Seat>,
    pub value: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    active: Option<Seat>,
    actions_left: u8,
    last_actions_left: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    seat: Option<Seat>,
    #[serde(flatten)]
    pub choice: Phase,
}

pub(crate) fn dump(view: &View) -> Dump {
    let hills = BOARD.hills.iter();
    let hills = hills.filter(|place| view.map.hills.contains(place.triangle));
    let resolved = view.map.all_buildings() | view.map.fountains;
    let line = |aqueduct: &Aqueduct| Line {
        aqueduct: *aqueduct,
        path: view.map.path(*aqueduct).to_vec(),
        pieces_left: view.map.pieces_left(*aqueduct),
        coin_due: view.map.coin_due(*aqueduct),
    };
    Dump {
        switches: Options {
            first: First::Random,
            ..view.options
        },
        hills: hills
            .map(|place| DrawnHill {
                hill: place.hill,
                triangle: place.triangle,
            })
            .collect(),
        stacks: view.stacks,
        imperium_stacks: view.imperium,
        tiles: tiles(view),
        sites: resolved.iter().map(|vertex| site(view, vertex)).collect(),
        aqueducts: Aqueduct::ALL.iter().map(line).collect(),
        bridges: (0..7).map(|place| bridge(view, place)).collect(),
        removed_bridge: view.hidden.removed,
        players: view.players,
        turn: turn(view),
        asked: Asked {
            seat: view.to_act().first(),
            choice: view.phase,
        },
    }
}

fn tiles(open: &Open) -> Vec<Tile> {
    let laid = open.map.laid().iter();
    let tiles = laid.filter_map(|position| {
        Some(Tile {
            color: open.map.color_of(position)?,
            position,
            magistrate: open.magistrate_on(position),
        })
    });
    tiles.collect()
}

fn site(open: &Open, vertex: Vertex) -> Site {
    let (building, owner) = match open.built_at(vertex) {
        Some(Built::Civic(civic, owner)) => (Some(civic), Some(owner)),
        Some(Built::Fountain) | None => (None, None),
    };
    Site {
        vertex,
        building,
        owner,
    }
}

fn bridge(view: &View, place: usize) -> Bridge {
    Bridge {
        triangle: BOARD.bridges[place].triangle,
        owner: view.bridge_owners[place],
        value: view.bridge_value(place),
    }
}

fn turn(open: &Open) -> Turn {
    let (actions_left, last_actions_left) = match open.stage {
        Stage::Turn { left } => (left, None),
        Stage::Last { left } => (left.min(1), Some(left)),
    };
    Turn {
        active: (open.phase != Phase::Over).then_some(open.active),
        actions_left,
        last_actions_left,
    }
}

fn fits(field: &'static str, fits: bool) -> Result<(), DumpError> {
    let misfit = || DumpError::new(field, "does not fit this table and viewer");
    fits.then_some(()).ok_or_else(misfit)
}

/// Nothing that the table cannot hold, and nothing that this viewer could not know.
pub(crate) fn from_dump(
    setup: &Setup<Marble>,
    viewer: Viewer,
    dump: &Dump,
) -> Result<View, DumpError> {
    fits("bridges", dump.bridges.len() == 7)?;
    let hidden = Hidden {
        bridges: std::array::from_fn(|place| dump.bridges[place].value),
        removed: dump.removed_bridge,
        viewer,
    };
    let open = open(setup, dump)?;
    let view = View { open, hidden };
    let lawful = |place| view.bridge_value(place).is_some() == view.knows_bridge(viewer, place);
    fits("bridges", (0..7).all(lawful))?;
    let knows_all = viewer == Viewer::Everything;
    fits("removed_bridge", dump.removed_bridge.is_some() == knows_all)?;
    // M-21: an aqueduct begins with the first tile at its spring.
    let due = |one: &Aqueduct| view.settled().intersects(one.spring().positions());
    let begins = |one: &Aqueduct| view.map.path(*one).is_empty() != due(one);
    fits("aqueducts", Aqueduct::ALL.iter().all(begins))?;
    audit(&view).map_err(|imbalance| DumpError::new("players", imbalance.0))?;
    // Whatever is written twice is written alike; these were taken as they are.
    let mut again = self::dump(&view);
    (again.players, again.asked.choice) = (dump.players, dump.asked.choice);
    fits("asked", again == *dump)?;
    Ok(view)
}

fn open(setup: &Setup<Marble>, dump: &Dump) -> Result<Open, DumpError> {
    let seats = setup.seats();
    let named = [dump.turn.active, dump.asked.seat].into_iter();
    let named = named.chain(dump.tiles.iter().map(|tile| tile.magistrate));
    let named = named.chain(dump.sites.iter().map(|site| site.owner));
    let mut named = named.chain(dump.bridges.iter().map(|bridge| bridge.owner));
    let seated = named.all(|seat| seat.is_none_or(|seat| seats.contains(seat)));
    fits("players", seated && dump.players.seats() == seats)?;
    Ok(Open {
        options: *setup.options(),
        map: map(setup.options(), dump)?,
        players: BySeat::from_fn(seats, |seat| player(dump, seat)),
        stacks: dump.stacks,
        imperium: dump.imperium_stacks,
        bridge_owners: std::array::from_fn(|place| dump.bridges[place].owner),
        end_fountain_coin: end_fountain_coin(setup),
        active: dump.turn.active.unwrap_or_default(),
        stage: match dump.turn.last_actions_left {
            Some(left) => Stage::Last { left },
            None => Stage::Turn {
                left: dump.turn.actions_left,
            },
        },
        phase: match (dump.asked.choice, dump.asked.seat) {
            (Phase::Leave(leaving), Some(seat)) => Phase::Leave(Leaving { seat, ..leaving }),
            (phase, _) => phase,
        },
    })
}

fn map(options: &Options, dump: &Dump) -> Result<Map, DumpError> {
    let hills: Vec<Hill> = dump.hills.iter().map(|hill| hill.hill).collect();
    let mut map = Map::new(&hills, options.unused_hills);
    for tile in &dump.tiles {
        map.lay(tile.color, tile.position);
    }
    for line in &dump.aqueducts {
        let room = map.path(line.aqueduct).len() + line.path.len() <= PIECES + 1;
        fits("aqueducts", room)?;
        let path = line.path.iter();
        path.for_each(|vertex| map.extend(line.aqueduct, *vertex));
        map.coins_due[line.aqueduct.index()] = line.coin_due;
    }
    for site in &dump.sites {
        match site.building {
            Some(civic) => map.buildings[civic.color()].insert(site.vertex),
            None => map.fountains.insert(site.vertex),
        }
    }
    Ok(map)
}

fn player(dump: &Dump, seat: Seat) -> Player {
    let (tiles, sites) = (dump.tiles.iter(), dump.sites.iter());
    let posted = tiles.filter(|tile| tile.magistrate == Some(seat));
    let built = sites.filter(|site| site.owner == Some(seat));
    Player {
        posted: posted.map(|tile| tile.position).collect(),
        buildings: built.map(|site| site.vertex).collect(),
        ..dump.players[seat]
    }
}
