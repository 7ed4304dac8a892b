//! Every legal action as something to choose: its sentence, its button, what it brings, and what a
//! person would click for it.

use kernel::Seat;
use scene::{Choice, Glyph, Reader, words::common};

use super::art;
use super::hit::{self, Hit};
use super::known;
use super::outlook::{Completed, Outlook};
use super::place;
use super::words as say;
use crate::action::{Action, Kind, Tiles};
use crate::data::{COLORS, Color};
use crate::grid::{Edge, Position};
use crate::state::Space;
use crate::view::{ChoiceView, View};

/// A legal action as something to choose.
pub fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    match action {
        Action::Choose(kind) => begin(view, seat, kind, reader),
        Action::Pass => plain(say::choose_pass(words), Glyph::Next),
        Action::Spend(color) => spend(seat, color, reader),
        Action::End => plain(say::choose_end(words), Glyph::Check),
        Action::Take(tiles) => take(tiles, reader),
        Action::Fetch(position) => fetch(view, position, reader),
        Action::Tile(color) => Choice {
            path: vec![Hit::Hand(color, seat)],
            ..plain(
                say::choose_tile(words, &say::civic(words, color.civic())),
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

/// A choice whose button says it whole.
fn plain(label: String, glyph: Glyph) -> Choice<Hit> {
    Choice {
        button: label.clone(),
        label,
        note: String::new(),
        glyph: Some(glyph),
        path: Vec::new(),
        marks: Vec::new(),
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
            let map = known::map(view);
            let open = view.aqueducts.iter().map(|line| line.aqueduct);
            let open = open.filter(|aqueduct| !map.extensions(*aqueduct).is_empty());
            (Glyph::Aqueduct, open.map(Hit::Aqueduct).collect())
        }
        Kind::Recall => {
            let own = view
                .tiles
                .iter()
                .filter(|tile| tile.magistrate == Some(seat));
            let own = own.map(|tile| Hit::Magistrate(tile.position));
            (Glyph::Magistrate, own.collect())
        }
        Kind::Play => {
            let held = colors.filter(|color| player.hand[*color] > 0);
            let held = held.map(|color| Hit::Hand(color, seat));
            (Glyph::Hill, held.collect())
        }
    };
    Choice {
        note: say::kind_note(words, kind),
        marks,
        ..plain(say::kind(words, kind), glyph)
    }
}

fn spend(seat: Seat, color: Color, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    Choice {
        button: say::button_spend(words),
        path: vec![Hit::Imperium(color, seat)],
        ..plain(
            say::choose_spend(words, &say::civic(words, color.civic())),
            Glyph::Imperium,
        )
    }
}

fn take(tiles: Tiles, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let mut colors: Vec<Color> = tiles.colors().collect();
    let names: Vec<String> = colors
        .iter()
        .map(|color| say::civic(words, color.civic()))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let label = say::choose_take(words, &common::list(words, &names));
    colors.dedup();
    Choice {
        button: say::button_take(words, names.len()),
        path: colors.into_iter().map(Hit::Stack).collect(),
        ..plain(label, Glyph::Hand)
    }
}

/// The colour of the tile on a position, in words, and where it lies.
fn tile_words(view: &View, position: Position, reader: &Reader<'_>) -> (String, String) {
    let words = reader.words;
    let color = hit::tile(view, position).map(|tile| tile.color);
    let civic = color.map(|color| say::civic(words, color.civic()));
    (civic.unwrap_or_default(), place::position(words, position))
}

fn fetch(view: &View, position: Position, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let (civic, place) = tile_words(view, position, reader);
    Choice {
        button: say::button_fetch(words),
        path: vec![Hit::Magistrate(position)],
        ..plain(say::choose_fetch(words, &civic, &place), Glyph::Magistrate)
    }
}

fn leave(view: &View, position: Position, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let (civic, place) = tile_words(view, position, reader);
    let ChoiceView::Move { to, .. } = view.asked.choice else {
        unreachable!("a magistrate leaves only when a site is resolved");
    };
    let (label, button) = match to {
        Space::Imperium(color) => {
            let office = say::civic(words, color.civic());
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
        marks: vec![to.into()],
        ..plain(label, Glyph::Magistrate)
    }
}

fn lay(view: &View, seat: Seat, position: Position, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let ChoiceView::Position { color } = view.asked.choice else {
        unreachable!("a tile is laid only when its place is asked");
    };
    let civic = say::civic(words, color.civic());
    Choice {
        button: say::button_lay(words),
        note: lay_note(&Outlook::new(view, position, color), view, seat, reader),
        path: vec![Hit::Position(position)],
        ..plain(
            say::choose_lay(words, &civic, &place::position(words, position)),
            Glyph::Check,
        )
    }
}

/// What the tile would bring: sites with their builder where no magistrate can change it.
fn lay_note(outlook: &Outlook<'_>, view: &View, seat: Seat, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let mut notes = Vec::new();
    let sites = outlook.sites(None);
    if view.players[seat].magistrates == 0 {
        notes.extend(sites.iter().map(|site| built(site, seat, reader)));
    } else if !sites.is_empty() {
        let types = sites.iter().map(|site| say::civic_a(words, site.civic));
        let types: Vec<String> = types.collect();
        let types: Vec<&str> = types.iter().map(String::as_str).collect();
        notes.push(say::note_completes(words, &common::list(words, &types)));
    }
    notes.extend(outlook.takes_bridge().then(|| say::note_bridge(words)));
    let begins = outlook.begins();
    notes.extend(begins.map(|line| say::note_begins(words, &say::aqueduct(words, line))));
    if notes.is_empty() {
        notes.push(say::note_nothing(words));
    }
    notes.join(" ")
}

/// What comes of a completed site.
fn built(site: &Completed, seat: Seat, reader: &Reader<'_>) -> String {
    let words = reader.words;
    let civic = say::civic_a(words, site.civic);
    let points = COLORS[site.civic.index()].points;
    match site.builder {
        Some(builder) if builder == seat => say::note_you_build(words, &civic, points),
        Some(builder) => say::note_builds(words, reader.name(builder), &civic, points),
        None => say::note_fountain(words),
    }
}

fn post(view: &View, seat: Seat, with: bool, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let ChoiceView::Magistrate { position } = view.asked.choice else {
        unreachable!("a magistrate is put only on the tile just laid");
    };
    let notes = hit::tile(view, position).map_or_else(Vec::new, |tile| {
        let sites = Outlook::new(view, position, tile.color).sites(with.then_some(seat));
        sites.iter().map(|site| built(site, seat, reader)).collect()
    });
    let (label, glyph) = if with {
        (say::choose_with(words), Glyph::Magistrate)
    } else {
        (say::choose_without(words), Glyph::Close)
    };
    Choice {
        note: notes.join(" "),
        path: with.then_some(Hit::Reserve(seat)).into_iter().collect(),
        marks: vec![Hit::Tile(position)],
        ..plain(label, glyph)
    }
}

fn piece(view: &View, edge: Edge, reader: &Reader<'_>) -> Choice<Hit> {
    let words = reader.words;
    let continued = known::map(view).continuation(edge);
    let note = continued.map(|(aqueduct, far)| {
        let site = view.sites.iter().find(|site| site.vertex == far);
        let name = say::aqueduct(words, aqueduct);
        match site.map(|site| (site.building, site.owner)) {
            Some((Some(civic), Some(owner))) => {
                let building = say::civic(words, civic);
                say::note_reaches(words, &name, &building, reader.name(owner))
            }
            Some(_) => say::note_reaches_fountain(words, &name),
            None => say::note_piece(words, &name),
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
