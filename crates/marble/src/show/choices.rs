//! Every legal action as something to choose: its sentence, its button, what it brings, and what a
//! person would click for it.

use kernel::Seat;
use scene::{Choice, Glyph, Help, Motion, Offer, Reader, Tally, WhyNot, Words};

use super::hit::{self, Hit};
use super::words as say;
use super::{art, color_name, help, list, log, place, prospects, tally, why_not};
use crate::action::{Action, Kind, Tiles};
use crate::data::{Aqueduct, COLORS, Civic, Color};
use crate::event::Event;
use crate::grid::{Edge, TilePosition, Vertex};
use crate::position::{Marble, Phase, Space, View};
use crate::sites::Built;

impl Offer for Marble {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        let words = reader.words;
        match action {
            Action::Choose(kind) => begin(view, seat, kind, reader),
            Action::Pass => plain(say::choose_pass(words), Glyph::Next),
            Action::Spend(color) => Choice {
                button: say::button_spend(words),
                path: vec![Hit::Imperium(color, seat)],
                ..plain(
                    say::choose_spend(words, &color_name(words, color)),
                    Glyph::Imperium,
                )
            },
            Action::End => plain(say::choose_end(words), Glyph::Check),
            Action::Take(tiles) => take(tiles, reader),
            Action::Fetch(position) => fetch(view, position, reader),
            Action::Tile(color) => Choice {
                leads: true,
                path: vec![Hit::Hand(color, seat)],
                ..plain(
                    say::choose_tile(words, &color_name(words, color)),
                    art::glyph(color),
                )
            },
            Action::Lay(position) => lay(view, seat, position, reader),
            Action::With => post(view, seat, true, reader),
            Action::Without => post(view, seat, false, reader),
            Action::Piece(edge) => piece(view, edge, reader),
            Action::Resolve(site) => Choice {
                button: say::button_resolve(words),
                path: vec![Hit::Site(site)],
                ..plain(
                    say::choose_resolve(words, &place::vertex(words, site)),
                    Glyph::Check,
                )
            },
            Action::Move(position) => leave(view, position, reader),
            Action::Stay => plain(say::choose_stay(words), Glyph::Check),
        }
    }

    fn kinds(words: &Words) -> Vec<(&'static str, String)> {
        vec![("stack", say::hits_stack(words))]
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        hit::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        help::help(view, hit, reader)
    }

    fn why_not(
        view: &View,
        seat: Seat,
        clicked: &[Hit],
        hit: Hit,
        reader: &Reader<'_>,
    ) -> Option<WhyNot> {
        why_not::why_not(view, seat, clicked, hit, reader)
    }

    fn tally(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
        tally::lines(view, seat, reader)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }
}

/// A choice whose button says it whole.
fn plain(label: String, glyph: Glyph) -> Choice<Hit> {
    Choice {
        button: label.clone(),
        label,
        note: String::new(),
        glyph: Some(glyph),
        path: Vec::new(),
        marks: Vec::new(),
        answer: None,
        leads: false,
    }
}

/// A kind of action is a button; a click on what it is about chooses it too.
fn begin(view: &View, seat: Seat, kind: Kind, reader: &Reader<'_>) -> Choice<Hit> {
    let (words, player) = (reader.words, &view.players[seat]);
    let colors = Color::ALL.iter().copied();
    let (glyph, marks): (Glyph, Vec<Hit>) = match kind {
        Kind::Draw => {
            let full = colors.filter(|color| view.stacks[*color] > 0);
            (Glyph::Hand, full.map(Hit::Stack).collect())
        }
        Kind::Expand => {
            let lines = Aqueduct::ALL.iter().copied();
            let open = lines.filter(|line| !view.map.extensions(*line).is_empty());
            (Glyph::Aqueduct, open.map(Hit::Aqueduct).collect())
        }
        Kind::Recall => {
            let posted = player.posted.iter().map(Hit::Magistrate);
            (Glyph::Magistrate, posted.collect())
        }
        Kind::Play => {
            let held = colors.filter(|color| player.hand[*color] > 0);
            let held = held.map(|color| Hit::Hand(color, seat));
            (Glyph::Hill, held.collect())
        }
    };
    Choice {
        button: say::kind_button(words, kind),
        note: say::kind_note(words, kind),
        marks,
        leads: true,
        ..plain(say::kind(words, kind), glyph)
    }
}

fn take(tiles: Tiles, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let mut colors = tiles.colors().to_vec();
    let names = colors.iter().map(|color| color_name(words, *color));
    let label = say::choose_take(words, &list(words, names));
    colors.dedup();
    Choice {
        button: say::button_take(words),
        path: colors.into_iter().map(Hit::Stack).collect(),
        ..plain(label, Glyph::Hand)
    }
}

/// The colour of the tile on a position, in words, and where it lies.
fn tile_words(view: &View, position: TilePosition, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let color = view.map.color_of(position);
    let name = color.map(|color| color_name(words, color));
    (name.unwrap_or_default(), place::position(words, position))
}

fn fetch(view: &View, position: TilePosition, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let (civic, place) = tile_words(view, position, reader);
    Choice {
        button: say::button_fetch(words),
        path: vec![Hit::Magistrate(position)],
        ..plain(say::choose_fetch(words, &civic, &place), Glyph::Magistrate)
    }
}

fn leave(view: &View, position: TilePosition, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let (civic, place) = tile_words(view, position, reader);
    let Phase::Leave(leaving) = view.phase else {
        unreachable!("a magistrate leaves only when a site is resolved");
    };
    let (label, button) = match leaving.to {
        Space::Imperium(color) => {
            let office = color_name(words, color);
            let label = say::choose_move_office(words, &civic, &place, &office);
            (label, say::button_move_office(words, &office))
        }
        Space::Treasury => (
            say::choose_move_treasury(words, &civic, &place),
            say::button_move_treasury(words),
        ),
    };
    Choice {
        button,
        path: vec![Hit::Magistrate(position)],
        marks: vec![leaving.to.into()],
        ..plain(label, Glyph::Magistrate)
    }
}

fn lay(view: &View, seat: Seat, position: TilePosition, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let Phase::Position { color } = view.phase else {
        unreachable!("a tile is laid only when its place is asked");
    };
    let (civic, place) = (color_name(words, color), place::position(words, position));
    Choice {
        button: say::button_lay(words),
        note: lay_note(view, seat, position, reader),
        path: vec![Hit::Position(position)],
        // With or without a magistrate: that says again which tile.
        leads: view.players[seat].magistrates > 0,
        ..plain(say::choose_lay(words, &civic, &place), Glyph::Check)
    }
}

/// What the tile would bring: sites with their builder where no magistrate can change it.
fn lay_note(view: &View, seat: Seat, tile: TilePosition, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let mut notes = Vec::new();
    let mut sites = view.completed_by(tile).peekable();
    if view.players[seat].magistrates == 0 {
        notes.extend(sites.map(|site| built(view, seat, site, None, reader)));
    } else if sites.peek().is_some() {
        let types = sites.map(|(_, civic)| say::civic_a(words, civic));
        notes.push(say::note_completes(words, &list(words, types)));
    }
    notes.extend(view.bridge_under(tile).map(|_| say::note_bridge(words)));
    let begins = view.spring_at(tile);
    notes.extend(begins.map(|line| say::note_begins(words, &say::aqueduct(words, line))));
    if notes.is_empty() {
        notes.push(say::note_nothing(words));
    }
    notes.join(" ")
}

/// What comes of a completed site, with the seat's magistrate on a tile of this colour. As things
/// stand: magistrates who leave one site no longer count at the next (M-34).
fn built(
    view: &View,
    seat: Seat,
    (site, civic): (Vertex, Civic),
    joining: Option<Color>,
    reader: &Reader<'_>,
) -> String {
    let words = reader.words;
    let (name, points) = (say::civic_a(words, civic), COLORS[civic.index()].points);
    match view.builder(site, civic, joining.map(|color| (seat, color))) {
        Some(builder) if builder == seat => say::note_you_build(words, &name, points),
        Some(builder) => say::note_builds(words, reader.name(builder), &name, points),
        None => say::note_fountain(words),
    }
}

/// A click on the tile itself says with, another one without.
fn post(view: &View, seat: Seat, with: bool, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let Phase::Magistrate { tile } = view.phase else {
        unreachable!("a magistrate is put only on the tile just laid");
    };
    let (civic, _) = tile_words(view, tile, reader);
    let choice = if with {
        Choice {
            button: say::button_with(words),
            path: vec![Hit::Reserve(seat)],
            ..plain(say::choose_with(words, &civic), Glyph::Magistrate)
        }
    } else {
        Choice {
            button: say::button_without(words),
            ..plain(say::choose_without(words, &civic), Glyph::Close)
        }
    };
    Choice {
        note: post_note(view, seat, tile, with, reader),
        marks: vec![Hit::Tile(tile)],
        ..choice
    }
}

/// What comes of the tile at once; where that is nothing for the seat, that too, so that with and
/// without can be compared. A magistrate without a site yet leads corners.
fn post_note(
    view: &View,
    seat: Seat,
    tile: TilePosition,
    with: bool,
    reader: &Reader<'_>,
) -> String {
    let words = reader.words;
    let joining = view.map.color_of(tile).filter(|_| with);
    let joins = joining.map(|color| (seat, color));
    let sites = view.completed_by(tile);
    let mut notes: Vec<String> = sites
        .map(|site| built(view, seat, site, joining, reader))
        .collect();
    let mut sites = view.completed_by(tile);
    if !sites.any(|(site, civic)| view.builder(site, civic, joins) == Some(seat)) {
        notes.push(say::note_no_points(words));
    }
    let led = joining.map_or(0, |color| prospects::led_with(view, seat, tile, color));
    if led > 0 {
        notes.push(say::note_leads(words, led));
    }
    notes.join(" ")
}

fn piece(view: &View, edge: Edge, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let note = view.map.continuation(edge).map(|(aqueduct, far)| {
        let name = say::aqueduct(words, aqueduct);
        let note = match view.built_at(far) {
            Some(Built::Civic(civic, owner)) => {
                let building = say::civic(words, civic);
                say::note_reaches(words, &name, &building, reader.name(owner))
            }
            Some(Built::Fountain) => say::note_reaches_fountain(words, &name),
            None => say::note_piece(words, &name),
        };
        if view.map.coin_due(aqueduct) {
            format!("{note} {}", say::note_leaves_fountain(words))
        } else {
            note
        }
    });
    Choice {
        button: say::button_piece(words),
        note: note.unwrap_or_default(),
        path: vec![Hit::Edge(edge)],
        ..plain(
            say::choose_piece(words, &place::edge(words, edge)),
            Glyph::Aqueduct,
        )
    }
}
