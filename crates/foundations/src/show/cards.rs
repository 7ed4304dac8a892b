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
}

/// The area with the cards of the player whose table it is.
pub fn area(view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let (words, seat) = (reader.words, reader.own_seat());
    let heading = say::cards_of(words, reader.name(seat));
    let mut area = Area::new(Part::Cards, size, heading.clone());
    let whole = rect(0.0, 0.0, size.w, size.h);
    let room = pieces::panel(&mut area, whole, &heading, "");
    let chips = Chips {
        view,
        reader,
        seat,
        known: true,
    };
    draw(
        &mut area,
        &chips,
        rect(room.x, room.y - 2.0, room.w, room.h + 4.0),
        3,
    );
    area
}

/// Between chips.
const GAP: f32 = 5.0;
/// Of their letters.
const SIZE: f32 = 12.5;
/// The widest one.
const WIDEST: f32 = 168.0;

/// Whether every card can be read by its whole name in one row of this size.
pub fn fit_a_row(chips: &Chips<'_>, width: f32, height: f32) -> bool {
    let own = &chips.view.players[chips.seat];
    let list = chips.list();
    let room = width - favors_width(own.favor, own.flipped, height);
    let each = (room / list.len().max(1) as f32 - GAP).min(WIDEST);
    let fits = |chip: &Chip| {
        let forms = chip.forms(chips.reader).into_iter();
        let widths = forms.map(|form| Font::Semibold.width(&form, SIZE));
        widths.fold(f32::MAX, f32::min) + height + 4.0 <= each
    };
    list.iter().all(fits)
}

/// The chips in at most so many rows, as wide as there is room; tokens stand at the right.
pub fn draw(d: &mut Drawing, chips: &Chips<'_>, room: Rect, rows: usize) {
    let height = ((room.h + GAP) / rows as f32 - GAP).min(24.0);
    let own = &chips.view.players[chips.seat];
    // Tokens are as large in two rows of chips as in one.
    let tall = height.max(room.h.min(23.0));
    let tokens = favors_width(own.favor, own.flipped, tall);
    let list = chips.list();
    let columns = list.len().div_ceil(rows).max(1);
    let width = ((room.w - tokens) / columns as f32 - GAP).min(WIDEST);
    for (index, chip) in list.into_iter().enumerate() {
        let (column, row) = ((index / rows) as f32, (index % rows) as f32);
        let corner = (
            room.x + column * (width + GAP),
            room.y + row * (height + GAP),
        );
        chips.chip(d, chip, rect(corner.0, corner.1, width, height));
    }
    if tokens > 0.0 {
        let place = rect(room.right() - tokens, room.y, tokens, tall);
        let hit = Hit::Favor(chips.seat);
        let group = boxed(chips.view, hit, (place, 5.0), chips.reader);
        d.group(group, |d| favors(d, own.favor, own.flipped, place));
    }
}

impl Chips<'_> {
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
        list
    }

    fn chip(&self, d: &mut Drawing, chip: Chip, at: Rect) {
        let hit = chip.hit(self.seat);
        d.group(boxed(self.view, hit, (at, 5.0), self.reader), |d| {
            let paper = if chip.is_spent() {
                dashed()
            } else {
                Style::fill(Token::Card).line(Token::LineStrong, 1.0)
            };
            d.rounded(at.inset(0.5), 5.0, paper);
            self.fill(d, chip, at);
        });
    }

    /// Its name, with the glyph before it where both have room.
    fn fill(&self, d: &mut Drawing, chip: Chip, at: Rect) {
        let icon = at.h.min(24.0) - 8.0;
        let forms = chip.forms(self.reader);
        let forms: Vec<&str> = forms.iter().map(String::as_str).collect();
        let widths = forms.iter().map(|form| Font::Semibold.width(form, SIZE));
        let least = widths.fold(f32::MAX, f32::min);
        let with_glyph = at.w - icon - 12.0 >= least.min(44.0);
        let ink = if chip.is_spent() {
            Token::Ink3
        } else {
            Token::Draw
        };
        let left = if with_glyph {
            let place = square(at.x + 5.0, at.center().y - icon / 2.0, icon);
            d.glyph(chip.glyph(), place, ink);
            at.x + icon + 9.0
        } else {
            at.x + 4.0
        };
        let text = fitting(&forms, Font::Semibold, SIZE, at.right() - left - 3.0);
        d.text(Text::new(left, at.center().y + 4.4, SIZE, ink, text));
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
        }
    }

    fn glyph(self) -> Glyph {
        match self {
            Chip::Role(_) => Glyph::Magistrate,
            Chip::Invocation(..) => Glyph::Flame,
            Chip::Kept(_) => Glyph::Star,
            Chip::Hidden(_) => Glyph::Card,
        }
    }

    /// What it says, from long to short.
    fn forms(self, reader: &Reader<'_>) -> Vec<String> {
        let words = reader.words;
        match self {
            Chip::Role(role) => vec![say::role(words, role)],
            Chip::Invocation(card, _) => vec![say::invocation(words, card)],
            Chip::Kept(objective) => vec![
                say::objective(words, objective),
                say::objective_short(words, objective),
            ],
            Chip::Hidden(count) => vec![
                say::hidden_objectives(words, count),
                say::hidden_objectives_short(words, count),
            ],
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
