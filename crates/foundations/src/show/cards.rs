//! The cards and tokens a player has besides the tray: role, objectives, invocations, favour.
//! Each is a chip; what it does is in its help.

use kernel::{Seat, Set};
use scene::pieces;
use scene::{
    Area, Drawing, Font, Glyph, Reader, Rect, Size, Style, Text, Token, fitting, rect, square,
};

use super::paper::{boxed, dashed};
use super::sheet::Part;
use super::words as say;
use crate::data::{Invocation, Objective, Role};
use crate::{Hit, View};

/// Whose cards are drawn, and for whom.
#[derive(Clone, Copy, Debug)]
pub struct Chips<'a> {
    pub view: &'a View,
    pub reader: &'a Reader<'a>,
    pub seat: Seat,
    /// Whether kept objectives are shown as far as the view has them.
    pub known: bool,
}

/// One card, or several unknown ones.
#[derive(Clone, Copy, Debug)]
enum Chip {
    Role(Role),
    Invocation(Invocation, bool),
    Kept(Objective),
    Hidden(usize),
    /// The favour tokens.
    Favors,
}

/// The area with the cards of the player whose table it is.
pub fn area(view: &View, reader: &Reader<'_>, least: Size) -> Area {
    let heading = say::cards_of(reader.words, reader.name(reader.own_seat()));
    let size = size(view, reader, least);
    let mut area = Area::new(Part::Cards, size, heading.clone());
    let room = panel(&mut area, size, &heading);
    flow(&mut area, &own(view, reader), room);
    area
}

/// The size of that area: it grows where the cards need more than the least.
pub fn size(view: &View, reader: &Reader<'_>, least: Size) -> Size {
    let room = panel(&mut Area::new(Part::Cards, least, ""), least, "");
    let missing = flow_height(&own(view, reader), room.w) - room.h;
    scene::size(least.w, least.h + missing.max(0.0))
}

/// The panel under the own cards, and the room on it.
fn panel(area: &mut Area, size: Size, heading: &str) -> Rect {
    let whole = rect(0.0, 0.0, size.w, size.h);
    let room = pieces::panel(area, whole, heading, "");
    rect(room.x, room.y - 2.0, room.w, room.h + 4.0)
}

fn own<'a>(view: &'a View, reader: &'a Reader<'a>) -> Chips<'a> {
    Chips {
        view,
        reader,
        seat: reader.own_seat(),
        known: true,
    }
}

/// Between chips.
const GAP: f32 = 5.0;
/// How high a chip is.
const HEIGHT: f32 = 25.0;
/// The size of its name.
const NAME: f32 = 12.5;

/// How high the chips are together at a width.
pub fn flow_height(chips: &Chips<'_>, width: f32) -> f32 {
    let bottom = chips.places(width).into_iter().map(|(_, at)| at.bottom());
    bottom.fold(0.0, f32::max)
}

/// The chips one after another, each as wide as its name, as many in a row as fit. The room is
/// [`flow_height`] high.
pub fn flow(d: &mut Drawing, chips: &Chips<'_>, room: Rect) {
    for (chip, at) in chips.places(room.w) {
        let at = rect(room.x + at.x, room.y + at.y, at.w, at.h);
        chips.chip(d, chip, at);
    }
}

impl Chips<'_> {
    /// Where each chip lies in a room of this width.
    fn places(&self, width: f32) -> Vec<(Chip, Rect)> {
        let (mut x, mut y, mut places) = (0.0, 0.0, Vec::new());
        for chip in self.list() {
            let wide = self.width(chip).min(width);
            if x > 0.0 && x + wide > width {
                (x, y) = (0.0, y + HEIGHT + GAP);
            }
            places.push((chip, rect(x, y, wide, HEIGHT)));
            x += wide + GAP;
        }
        places
    }

    fn width(&self, chip: Chip) -> f32 {
        match chip {
            Chip::Favors => {
                let own = &self.view.players[self.seat];
                favors_width(own.favor, own.flipped, HEIGHT) + 4.0
            }
            _ => HEIGHT + 8.0 + Font::Semibold.width(&chip.name(self.reader), NAME),
        }
    }

    fn list(&self) -> Vec<Chip> {
        let own = &self.view.players[self.seat];
        let mut list: Vec<Chip> = own.role.map(Chip::Role).into_iter().collect();
        let kept = self.view.kept_objectives(self.seat);
        let kept = if self.known { kept } else { Set::EMPTY };
        list.extend(kept.iter().map(Chip::Kept));
        let all = self.view.hidden.players[self.seat].objectives.len();
        if all > kept.len() {
            list.push(Chip::Hidden(all - kept.len()));
        }
        let held = own.invocations.iter();
        list.extend(held.map(|card| Chip::Invocation(card, false)));
        list.extend(own.spent.iter().map(|card| Chip::Invocation(card, true)));
        if own.favor + own.flipped > 0 {
            list.push(Chip::Favors);
        }
        list
    }

    fn chip(&self, d: &mut Drawing, chip: Chip, at: Rect) {
        let hit = chip.hit(self.seat);
        let group = boxed(self.view, hit, (at, 5.0), self.reader);
        d.group(group, |d| match chip {
            Chip::Favors => {
                let own = &self.view.players[self.seat];
                favors(d, own.favor, own.flipped, at);
            }
            _ => self.named(d, chip, at),
        });
    }

    fn named(&self, d: &mut Drawing, chip: Chip, at: Rect) {
        let (paper, ink) = if chip.is_spent() {
            (dashed(), Token::Ink3)
        } else {
            let card = Style::fill(Token::Card).line(Token::LineStrong, 1.0);
            (card, Token::Draw)
        };
        d.rounded(at.inset(0.5), 5.0, paper);
        let icon = at.h - 9.0;
        let place = square(at.x + 5.0, at.center().y - icon / 2.0, icon);
        d.glyph(chip.glyph(), place, ink);
        let text = fitting(
            &[&chip.name(self.reader)],
            Font::Semibold,
            NAME,
            at.w - icon - 13.0,
        );
        let baseline = at.center().y + 4.4;
        d.text(Text::new(at.x + icon + 9.0, baseline, NAME, ink, text));
    }
}

impl Chip {
    /// F-33a: used and kept face up.
    fn is_spent(self) -> bool {
        matches!(self, Chip::Invocation(_, true))
    }

    fn hit(self, seat: Seat) -> Hit {
        match self {
            Chip::Role(_) => Hit::Role(seat),
            Chip::Invocation(card, _) => Hit::Invocation(card, seat),
            Chip::Kept(objective) => Hit::Kept(objective, seat),
            Chip::Hidden(_) => Hit::Hidden(seat),
            Chip::Favors => Hit::Favor(seat),
        }
    }

    fn glyph(self) -> Glyph {
        match self {
            Chip::Role(_) => Glyph::Magistrate,
            Chip::Invocation(..) => Glyph::Flame,
            Chip::Kept(_) => Glyph::Star,
            Chip::Hidden(_) | Chip::Favors => Glyph::Card,
        }
    }

    /// What it says.
    fn name(self, reader: &Reader<'_>) -> String {
        let words = reader.words;
        match self {
            Chip::Role(role) => say::role(words, role),
            Chip::Invocation(card, _) => say::invocation(words, card),
            Chip::Kept(objective) => say::objective_short(words, objective),
            Chip::Hidden(count) => say::hidden_objectives(words, count),
            Chip::Favors => String::new(),
        }
    }
}

/// How wide the tokens are.
fn favors_width(two: u8, four: u8, height: f32) -> f32 {
    let kinds = u8::from(two > 0) + u8::from(four > 0);
    f32::from(kinds) * (height + 20.0)
}

/// How many tokens show which side.
fn favors(d: &mut Drawing, two: u8, four: u8, at: Rect) {
    let radius = at.h / 2.0 - 3.0;
    let mut x = at.x + 4.0 + radius;
    let kinds = [(two, "2"), (four, "4")];
    for (count, worth) in kinds.iter().filter(|(count, _)| *count > 0) {
        favor(d, scene::point(x, at.center().y), radius, worth);
        let text = format!("×{count}");
        let place = Text::new(
            x + radius + 3.0,
            at.center().y + 4.4,
            12.5,
            Token::Ink,
            text,
        );
        d.text(place);
        x += at.h + 20.0;
    }
}

/// A favour token with its worth.
pub fn favor(d: &mut Drawing, center: scene::Point, radius: f32, worth: &str) {
    let disc = Style::fill(Token::TileYellow).line(Token::Draw, 1.1);
    d.circle(center.x, center.y, radius, disc);
    let place = Rect::around(center, 2.0 * radius);
    let number = Text::centered(place, radius * 1.35, Token::OnTileYellow, worth);
    d.text(number.font(Font::Bold));
}
