//! What a viewer may know, in rulebook words: everything but bridge values (M-38). The JSON of
//! `Viewer::Everything` is described in docs/dump/marble.md.

use kernel::{BySeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Aqueduct, BOARD, ByColor, Civic, Color, Hill, PIECES};
use crate::grid::{Position, Triangle, Vertex, VertexSet};
use crate::options::Switches;
use crate::state::{Leaving, Marble, Phase, Player, Space, Stage};

/// Everything a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The switches of M-40.
    pub switches: Switches,
    /// The drawn hills (M-6).
    pub hills: Vec<HillView>,
    /// District tiles in the stacks.
    pub stacks: ByColor<u8>,
    /// Imperium tiles in their stacks.
    pub imperium_stacks: ByColor<u8>,
    /// Tiles on the board, in the order of their positions.
    pub tiles: Vec<TileView>,
    /// Buildings and fountains, in the order of their vertices.
    pub sites: Vec<SiteView>,
    /// The three aqueducts: grey, brown, white.
    pub aqueducts: Vec<AqueductView>,
    /// The seven bridges from north to south.
    pub bridges: Vec<BridgeView>,
    /// The value of the bridge tile removed at the start; hidden.
    pub removed_bridge: Option<u8>,
    /// What each player has.
    pub players: BySeat<PlayerView>,
    /// Whose turn it is.
    pub turn: TurnView,
    /// What is asked.
    pub asked: AskedView,
}

/// A drawn hill.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HillView {
    /// Its name.
    pub hill: Hill,
    /// Its place.
    pub triangle: Triangle,
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// Its colour.
    pub color: Color,
    /// The two triangles it covers.
    pub position: Position,
    /// Whose magistrate stands on it.
    pub magistrate: Option<Seat>,
}

/// A resolved site.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SiteView {
    /// Where it is.
    pub vertex: Vertex,
    /// The building; nothing for a fountain.
    pub building: Option<Civic>,
    /// Whose commission marker lies there; nobody's at a fountain.
    pub owner: Option<Seat>,
}

/// An aqueduct.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AqueductView {
    /// Its colour.
    pub aqueduct: Aqueduct,
    /// The vertices from the spring to the end; none before it begins.
    pub path: Vec<Vertex>,
    /// Pieces not yet laid.
    pub pieces_left: u8,
}

/// A bridge place and its tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BridgeView {
    /// Its place.
    pub triangle: Triangle,
    /// Who took the tile.
    pub owner: Option<Seat>,
    /// Its value, if the viewer knows it.
    pub value: Option<u8>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerView {
    /// District tiles that can be played.
    pub hand: ByColor<u8>,
    /// District tiles drawn this turn.
    pub drawn: ByColor<u8>,
    /// Magistrates in the hand.
    pub magistrates: u8,
    /// Magistrates on imperium spaces.
    pub imperium_spaces: ByColor<u8>,
    /// Magistrates on the treasury.
    pub treasury: u8,
    /// Imperium tiles.
    pub imperium: ByColor<u8>,
    /// Coins.
    pub coins: u8,
}

/// Whose turn it is, and how far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TurnView {
    /// The active player.
    pub active: Seat,
    /// Actions the active player has left, the one in progress included.
    pub actions_left: u8,
    /// Players who have still to finish their last action (M-35); nothing before the last round.
    pub last_actions_left: Option<u8>,
}

/// What is asked, and of whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AskedView {
    /// Who decides; nobody after the end.
    pub seat: Option<Seat>,
    /// What is asked.
    #[serde(flatten)]
    pub choice: ChoiceView,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "choice", rename_all = "kebab-case")]
pub enum ChoiceView {
    /// The kind of action.
    Kind,
    /// An extra action, or the end of the turn.
    Extra,
    /// The tiles to draw.
    Draw,
    /// The next piece of any begun aqueduct, of so many.
    Expand { left: u8 },
    /// The magistrate to recall.
    Recall,
    /// The tile to play.
    Color,
    /// Where to lay it.
    Position { color: Color },
    /// Whether a magistrate goes on the tile just laid.
    Magistrate { position: Position },
    /// The next piece of an aqueduct that begins, of so many, after this tile was laid.
    Begin {
        aqueduct: Aqueduct,
        left: u8,
        position: Position,
    },
    /// The site to resolve next.
    Site { waiting: Vec<Vertex> },
    /// The magistrate to move from the site; the other sites wait.
    Move {
        site: Vertex,
        to: Space,
        waiting: Vec<Vertex>,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl View {
    /// What the viewer may know of the game.
    pub(crate) fn of(game: &Marble, viewer: Viewer) -> View {
        View {
            switches: game.switches,
            hills: hills(game),
            stacks: game.stacks,
            imperium_stacks: game.imperium,
            tiles: tiles(game),
            sites: sites(game),
            aqueducts: Aqueduct::ALL
                .iter()
                .map(|aqueduct| line(game, *aqueduct))
                .collect(),
            bridges: bridges(game, viewer),
            removed_bridge: (viewer == Viewer::Everything).then_some(game.bridges.removed),
            players: game.players.map(PlayerView::of),
            turn: turn(game),
            asked: AskedView {
                seat: game.deciders().first(),
                choice: choice(game.phase),
            },
        }
    }
}

impl PlayerView {
    fn of(player: &Player) -> PlayerView {
        PlayerView {
            hand: player.hand,
            drawn: player.drawn,
            magistrates: player.magistrates,
            imperium_spaces: player.offices,
            treasury: player.treasury,
            imperium: player.imperium,
            coins: player.coins,
        }
    }
}

fn hills(game: &Marble) -> Vec<HillView> {
    let drawn = BOARD
        .hills
        .iter()
        .filter(|place| game.map.hills.contains(place.triangle));
    let view = drawn.map(|place| HillView {
        hill: place.hill,
        triangle: place.triangle,
    });
    view.collect()
}

fn tiles(game: &Marble) -> Vec<TileView> {
    let posted = |position| {
        let mut players = game.players.iter();
        let found = players.find(|(_, player)| player.posted.contains(position));
        found.map(|(seat, _)| seat)
    };
    let tile = |position| TileView {
        color: game
            .map
            .color_of(position)
            .expect("a laid tile has a color"),
        position,
        magistrate: posted(position),
    };
    game.map.laid().iter().map(tile).collect()
}

fn sites(game: &Marble) -> Vec<SiteView> {
    let [red, yellow, green, blue] = game.map.buildings.0;
    let resolved = red | yellow | green | blue | game.map.fountains;
    let site = |vertex| {
        let mut types = game.map.buildings.iter();
        let building = types.find(|(_, sites)| sites.contains(vertex));
        let mut players = game.players.iter();
        let owner = players.find(|(_, player)| player.buildings.contains(vertex));
        SiteView {
            vertex,
            building: building.map(|(color, _)| color.civic()),
            owner: owner.map(|(seat, _)| seat),
        }
    };
    resolved.iter().map(site).collect()
}

fn line(game: &Marble, aqueduct: Aqueduct) -> AqueductView {
    let path = game.map.path(aqueduct).vertices().to_vec();
    AqueductView {
        aqueduct,
        pieces_left: (PIECES - path.len().saturating_sub(1)) as u8,
        path,
    }
}

fn bridges(game: &Marble, viewer: Viewer) -> Vec<BridgeView> {
    let bridge = |index: usize| {
        let owner = game.bridges.owners[index];
        let known = match owner {
            Some(owner) => game.knows_bridges(viewer, owner),
            None => viewer == Viewer::Everything,
        };
        BridgeView {
            triangle: BOARD.bridges[index].triangle,
            owner,
            value: known.then_some(game.bridges.values[index]),
        }
    };
    (0..BOARD.bridges.len()).map(bridge).collect()
}

fn turn(game: &Marble) -> TurnView {
    let (actions_left, last_actions_left) = match game.stage {
        Stage::Turn { left } => (left, None),
        Stage::Last { left } => (left.min(1), Some(left)),
    };
    TurnView {
        active: game.active,
        actions_left,
        last_actions_left,
    }
}

fn choice(phase: Phase) -> ChoiceView {
    let list = |sites: VertexSet| sites.iter().collect();
    match phase {
        Phase::Kind => ChoiceView::Kind,
        Phase::Extra => ChoiceView::Extra,
        Phase::Draw => ChoiceView::Draw,
        Phase::Expand { left } => ChoiceView::Expand { left },
        Phase::Recall => ChoiceView::Recall,
        Phase::Color => ChoiceView::Color,
        Phase::Position { color } => ChoiceView::Position { color },
        Phase::Magistrate { tile } => ChoiceView::Magistrate { position: tile },
        Phase::Begin {
            aqueduct,
            left,
            tile,
        } => ChoiceView::Begin {
            aqueduct,
            left,
            position: tile,
        },
        Phase::Site { waiting } => ChoiceView::Site {
            waiting: list(waiting),
        },
        Phase::Leave(Leaving {
            site, to, waiting, ..
        }) => ChoiceView::Move {
            site,
            to,
            waiting: list(waiting),
        },
        Phase::Over => ChoiceView::Nothing,
    }
}
