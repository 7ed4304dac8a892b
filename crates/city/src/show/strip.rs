//! The action strip: the emperor, five spaces, and the emissaries on them.

use kernel::Seat;
use scene::{
    Anchor, Area, Drawing, Font, Format, Glyph, Rect, Style, Text, Token, pieces, point, rect,
    square,
};

use super::Canvas;
use super::hit::Hit;
use super::sheet;
use super::words as say;
use crate::data::Point;
use crate::phase::{Phase, Space};

/// Measures of the strip in a format.
struct Measure {
    side: f32,
    height: f32,
    gap: f32,
    left: f32,
    top: f32,
}

const WIDE: Measure = Measure {
    side: 46.0,
    height: 62.0,
    gap: 5.0,
    left: 74.0,
    top: 58.0,
};
const NARROW: Measure = Measure {
    side: 52.0,
    height: 54.0,
    gap: 6.0,
    left: 78.0,
    top: 8.0,
};

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
        let measure = if wide { WIDE } else { NARROW };
        if wide {
            let whole = rect(0.0, 0.0, size.w, size.h);
            let order = say::area_strip_order(words);
            pieces::panel(&mut area, whole, &say::area_strip(words), &order);
        }
        draw_emperor(&mut area, &measure);
        for space in Space::all() {
            self.space(&mut area, space, &measure);
        }
        if wide {
            self.free_points(&mut area, size.h);
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

    fn space(&self, d: &mut Drawing, space: Space, measure: &Measure) {
        let x = measure.left + space.index() as f32 * (measure.side + measure.gap);
        let counts = self.view.phase.space().is_none_or(|acting| space <= acting);
        let emissary = self.view.emissaries[space.index()];
        let tile = rect(0.0, 0.0, measure.side, measure.height);
        // The emissary stands over the lower edge.
        let mut group = self.target(Hit::Space(space), point(x, measure.top), tile, 7.0);
        group.bounds = Some(rect(-4.0, -22.0, measure.side + 8.0, measure.height + 44.0));
        d.group(group, |d| {
            let style = if counts {
                Style::fill(Token::Raised).line(Token::Ink, 1.6)
            } else {
                Style::fill(Token::Sunk).line(Token::LineStrong, 1.2)
            };
            d.rounded(tile, 7.0, style);
            let ink = if counts { Token::Ink } else { Token::Ink2 };
            let top = rect(0.0, 2.0, measure.side, 16.0);
            d.text(Text::centered(top, 14.0, ink, space.number().to_string()));
            if let Some(strip) = self.view.strip() {
                let point = strip.point(space.index());
                draw_point(d, point, counts, emissary.is_some(), measure);
            }
            if let Some(seat) = emissary {
                self.emissary(d, seat, self.space_progress(space), measure);
            }
        });
    }

    fn emissary(&self, d: &mut Drawing, seat: Seat, progress: Progress, measure: &Measure) {
        let (center, radius) = (point(measure.side / 2.0, measure.height - 3.0), 13.0);
        if progress == Progress::Acting {
            let ring = Style::fill(Token::Halo).line(Token::Signal, 2.5);
            d.circle(center.x, center.y, radius + 4.0, ring);
        }
        pieces::token(d, self.reader.color(seat), center, radius);
        if self.layout.format == Format::Wide {
            let words = self.reader.words;
            let (caption, ink) = match progress {
                Progress::Done => (say::strip_done(words), Token::Ink3),
                Progress::Acting => (say::strip_acting(words), Token::Accent),
                Progress::Waits => (say::strip_waits(words), Token::Ink3),
            };
            let text = Text::new(measure.side / 2.0, -9.0, 12.5, ink, caption);
            d.text(text.anchor(Anchor::Middle));
        }
    }

    /// C-16: what the acting emissary has for free.
    fn free_points(&self, d: &mut Drawing, height: f32) {
        if self.view.phase.space().is_none() {
            return;
        }
        let (bricks, cogs) = self.view.free_now();
        let y = height - 20.0;
        let label = say::strip_free(self.reader.words);
        let mut x = 14.0 + Font::Regular.width(&label, 14.5) + 16.0;
        d.text(Text::new(14.0, y, 14.5, Token::Ink2, label).font(Font::Regular));
        for (glyph, count) in [(Glyph::Brick, bricks), (Glyph::Cog, cogs)] {
            d.glyph(glyph, square(x, y - 15.0, 20.0), Token::Ink2);
            d.text(Text::new(x + 26.0, y, 16.0, Token::Ink, count.to_string()));
            x += 54.0;
        }
    }
}

fn draw_emperor(d: &mut Drawing, measure: &Measure) {
    let center = point(measure.left - 33.0, measure.top + measure.height / 2.0);
    let style = Style::fill(Token::AccentSoft).line(Token::Accent, 1.5);
    d.circle(center.x, center.y, 25.0, style);
    let at = Rect::around(center, 36.0);
    d.tinted(Glyph::Emperor, at, Token::OnAccentSoft, Token::Surface);
}

fn draw_point(d: &mut Drawing, point: Point, counts: bool, shared: bool, measure: &Measure) {
    // Under the number; above the emissary, which takes the lower edge.
    let (size, top) = if shared { (22.0, 18.0) } else { (26.0, 20.0) };
    let at = square((measure.side - size) / 2.0, top, size);
    let ink = if counts { Token::Ink } else { Token::Ink2 };
    match point {
        Point::Brick if counts => d.tinted(Glyph::Brick, at, ink, Token::Roof),
        Point::Brick => d.glyph(Glyph::Brick, at, ink),
        Point::Cog => d.glyph(Glyph::Cog, at, ink),
    }
}
