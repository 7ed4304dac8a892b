//! The action strip: the emperor, five numbered spaces, and the emissaries on them.

use scene::{
    Area, Drawing, Font, Format, Glyph, Rect, Style, Text, Token, pieces, point, rect, square,
};

use super::Canvas;
use super::hit::Hit;
use super::sheet;
use super::words as say;
use crate::data::Point;
use crate::phase::{Phase, Space};

/// Between the spaces.
const GAP: f32 = 5.0;
/// The height of a space.
const HEIGHT: f32 = 56.0;

/// How far an emissary is in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Done,
    Acting,
    Waits,
}

impl Canvas<'_> {
    /// The strip's area.
    pub fn strip(&self) -> Area {
        let (size, words) = (self.layout.size(sheet::Area::Strip), self.reader.words);
        let mut area = Area::new(sheet::Area::Strip, size, say::area_strip(words));
        let wide = self.layout.format == Format::Wide;
        let margin = if wide { 10.0 } else { 1.0 };
        if wide {
            let whole = rect(0.0, 0.0, size.w, size.h);
            pieces::panel(&mut area, whole, &say::area_strip(words), "");
            self.free_points(&mut area, size.w - 14.0);
        }
        let side = (size.w - 2.0 * margin + GAP) / 6.0 - GAP;
        let place = |index: usize| {
            let x = margin + index as f32 * (side + GAP);
            rect(x, size.h - HEIGHT - margin * 0.8, side, HEIGHT - 1.0)
        };
        draw_emperor(&mut area, place(0));
        for space in Space::all() {
            self.space(&mut area, space, place(space.index() + 1));
        }
        area
    }

    fn space_progress(&self, space: Space) -> Progress {
        match self.view.phase.space() {
            Some(acting) if space == acting => Progress::Acting,
            Some(acting) if space < acting => Progress::Done,
            _ if self.view.phase == Phase::Over => Progress::Done,
            _ => Progress::Waits,
        }
    }

    /// A space with its number, as the log and the lessons count them.
    fn space(&self, d: &mut Drawing, space: Space, at: Rect) {
        let counts = self.view.phase.space().is_none_or(|acting| space <= acting);
        let emissary = self.view.emissaries[space.index()];
        let acts = emissary.is_some() && self.space_progress(space) == Progress::Acting;
        let tile = rect(0.0, 0.0, at.w, at.h);
        let group = self.target(Hit::Space(space), point(at.x, at.y), tile, 7.0);
        d.group(group, |d| {
            let style = match (acts, counts) {
                (true, _) => Style::fill(Token::Raised).line(Token::Signal, 2.5),
                (_, true) => Style::fill(Token::Raised).line(Token::Ink, 1.5),
                (_, false) => Style::fill(Token::Sunk).line(Token::LineStrong, 1.2),
            };
            d.rounded(tile.inset(1.0), 7.0, style);
            let ink = if counts { Token::Ink } else { Token::Ink2 };
            let number = space.number().to_string();
            d.text(Text::new(5.0, 15.0, 12.5, ink, number).font(Font::Bold));
            if let Some(strip) = self.view.strip() {
                draw_point(d, strip.point(space.index()), counts, at.w);
            }
            if let Some(seat) = emissary {
                let center = point(at.w / 2.0, at.h - 16.0);
                pieces::token(d, self.reader.color(seat), center, 11.0);
            }
        });
    }

    /// C-16: what the acting emissary still has for free, ending here.
    fn free_points(&self, d: &mut Drawing, right: f32) {
        if self.view.phase.space().is_none() {
            return;
        }
        let (bricks, cogs) = self.view.free_still();
        let points = [(Glyph::Brick, bricks), (Glyph::Cog, cogs)];
        let points = points.map(|(glyph, count)| count.map(|count| (glyph, count)));
        let left = points.iter().flatten().count();
        if left == 0 {
            return;
        }
        let label = say::strip_free(self.reader.words);
        let wide = Font::Regular.width(&label, 13.0);
        let mut x = right - left as f32 * 36.0 - wide;
        d.text(Text::new(x, 23.0, 13.0, Token::Ink2, label).font(Font::Regular));
        x += wide + 6.0;
        for (glyph, count) in points.into_iter().flatten() {
            d.glyph(glyph, square(x, 10.0, 16.0), Token::Ink2);
            let text = Text::new(x + 19.0, 23.0, 13.5, Token::Ink, count.to_string());
            d.text(text);
            x += 36.0;
        }
    }
}

fn draw_emperor(d: &mut Drawing, at: Rect) {
    let style = Style::fill(Token::AccentSoft).line(Token::Accent, 1.5);
    d.rounded(at.inset(1.0), 7.0, style);
    let place = Rect::around(at.center(), at.w.min(30.0));
    d.tinted(Glyph::Emperor, place, Token::OnAccentSoft, Token::Surface);
}

/// The brick or cog beside the number.
fn draw_point(d: &mut Drawing, point: Point, counts: bool, width: f32) {
    let size = if width < 40.0 { 17.0 } else { 20.0 };
    let at = square((width - size) / 2.0 + 5.0, 6.0, size);
    let ink = if counts { Token::Ink } else { Token::Ink2 };
    match point {
        Point::Brick if counts => d.tinted(Glyph::Brick, at, ink, Token::Roof),
        Point::Brick => d.glyph(Glyph::Brick, at, ink),
        Point::Cog => d.glyph(Glyph::Cog, at, ink),
    }
}
