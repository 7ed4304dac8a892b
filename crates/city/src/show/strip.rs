//! The action strip: the emperor, five spaces, and the emissaries on them.

use kernel::Seat;
use scene::pieces;
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Format, Glyph, Group, Reader, Shape, Style, Target, Text,
    Token, Transform, point, rect, square,
};

use super::hit::{self, Hit};
use super::layout::Layout;
use super::sheet;
use super::words as say;
use crate::data::{Point, Strip};
use crate::state::Space;
use crate::view::{PhaseView, View};

/// Measures of the strip in a format.
struct Measure {
    side: f32,
    height: f32,
    gap: f32,
    left: f32,
    top: f32,
    captions: bool,
}

const WIDE: Measure = Measure {
    side: 46.0,
    height: 62.0,
    gap: 5.0,
    left: 74.0,
    top: 58.0,
    captions: true,
};
const NARROW: Measure = Measure {
    side: 52.0,
    height: 54.0,
    gap: 6.0,
    left: 78.0,
    top: 8.0,
    captions: false,
};

/// How far an emissary is in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Done,
    Acting,
    Waits,
}

/// The strip's area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.strip();
    let mut area = Area::new(
        AreaId::shared(sheet::STRIP),
        size,
        say::area_strip(reader.words),
    );
    let wide = layout.format() == Format::Wide;
    let measure = if wide { WIDE } else { NARROW };
    if wide {
        let whole = rect(0.0, 0.0, size.w, size.h);
        let order = say::area_strip_order(reader.words);
        pieces::panel(&mut area, whole, &say::area_strip(reader.words), &order);
    }
    emperor(&mut area, &measure);
    let strip = view.strips.first().copied().flatten();
    for space in Space::all() {
        draw_space(&mut area, view, strip, space, &measure, reader);
    }
    if wide {
        draw_points(&mut area, view, reader, size.h);
    }
    area
}

fn emperor(d: &mut Drawing, measure: &Measure) {
    let center = point(measure.left - 33.0, measure.top + measure.height / 2.0);
    let style = Style::fill(Token::AccentSoft).line(Token::Accent, 1.5);
    d.circle(center.x, center.y, 25.0, style);
    let at = scene::Rect::around(center, 36.0);
    d.tinted(Glyph::Emperor, at, Token::OnAccentSoft, Token::Surface);
}

/// The space of the emissary that acts, counted from 1.
fn acting_space(view: &View) -> Option<usize> {
    match &view.phase {
        PhaseView::Take { space, .. } => Some(*space),
        PhaseView::Act(turn)
        | PhaseView::SchoolDeck { turn, .. }
        | PhaseView::SchoolKeep { turn, .. }
        | PhaseView::SchoolUnder { turn, .. } => Some(turn.space),
        PhaseView::Draft { .. } | PhaseView::Place { .. } | PhaseView::Over => None,
    }
}

fn progress(view: &View, space: Space) -> Progress {
    match acting_space(view) {
        Some(acting) if space.number() == acting => Progress::Acting,
        Some(acting) if space.number() < acting => Progress::Done,
        _ if view.phase == PhaseView::Over => Progress::Done,
        _ => Progress::Waits,
    }
}

fn draw_space(
    d: &mut Drawing,
    view: &View,
    strip: Option<Strip>,
    space: Space,
    measure: &Measure,
    reader: &Reader<'_>,
) {
    let x = measure.left + space.index() as f32 * (measure.side + measure.gap);
    let counts = acting_space(view).is_none_or(|acting| space.number() <= acting);
    let emissary = view.emissaries[space.index()];
    let tile = rect(0.0, 0.0, measure.side, measure.height);
    let target = Target {
        hit: scene::Hit::of(Hit::Space(space)),
        name: hit::name(view, Hit::Space(space), reader),
        outline: Shape::rounded(tile, 7.0),
    };
    // The emissary stands over the lower edge.
    let mut group = Group::at(Transform::to(x, measure.top)).target(target);
    group.bounds = Some(rect(-4.0, -22.0, measure.side + 8.0, measure.height + 44.0));
    d.group(group, |d| {
        let style = if counts {
            Style::fill(Token::Raised).line(Token::Ink, 1.6)
        } else {
            Style::fill(Token::Sunk).line(Token::LineStrong, 1.2)
        };
        d.rounded(tile, 7.0, style);
        if let Some(strip) = strip {
            draw_point(
                d,
                strip.point(space.index()),
                counts,
                emissary.is_some(),
                measure,
            );
        }
        if let Some(seat) = emissary {
            draw_emissary(d, seat, progress(view, space), measure, reader);
        }
    });
}

fn draw_point(d: &mut Drawing, point: Point, counts: bool, shared: bool, measure: &Measure) {
    let size = 26.0;
    let share = if shared { 0.26 } else { 0.5 };
    let at = square(
        (measure.side - size) / 2.0,
        (measure.height - size) * share,
        size,
    );
    let ink = if counts { Token::Ink } else { Token::Ink2 };
    match point {
        Point::Brick if counts => d.tinted(Glyph::Brick, at, ink, Token::Roof),
        Point::Brick => d.glyph(Glyph::Brick, at, ink),
        Point::Cog => d.glyph(Glyph::Cog, at, ink),
    }
}

fn draw_emissary(
    d: &mut Drawing,
    seat: Seat,
    progress: Progress,
    measure: &Measure,
    reader: &Reader<'_>,
) {
    let (center, radius) = (point(measure.side / 2.0, measure.height - 3.0), 13.0);
    if progress == Progress::Acting {
        let ring = Style::fill(Token::Halo).line(Token::Signal, 2.5);
        d.circle(center.x, center.y, radius + 4.0, ring);
    }
    pieces::token(d, reader.color(seat), center, radius);
    if measure.captions {
        let (caption, ink) = match progress {
            Progress::Done => (say::strip_done(reader.words), Token::Ink3),
            Progress::Acting => (say::strip_acting(reader.words), Token::Accent),
            Progress::Waits => (say::strip_waits(reader.words), Token::Ink3),
        };
        let text = Text::new(measure.side / 2.0, -9.0, 12.5, ink, caption);
        d.text(text.anchor(Anchor::Middle));
    }
}

/// C-16: what the acting emissary has for free.
fn draw_points(d: &mut Drawing, view: &View, reader: &Reader<'_>, height: f32) {
    let (bricks, cogs) = match &view.phase {
        PhaseView::Take {
            free_bricks,
            free_cogs,
            ..
        } => (*free_bricks, *free_cogs),
        PhaseView::Act(turn)
        | PhaseView::SchoolDeck { turn, .. }
        | PhaseView::SchoolKeep { turn, .. }
        | PhaseView::SchoolUnder { turn, .. } => (turn.free_bricks, turn.free_cogs),
        PhaseView::Draft { .. } | PhaseView::Place { .. } | PhaseView::Over => return,
    };
    let y = height - 20.0;
    let label = say::strip_free(reader.words);
    let mut x = 14.0 + Font::Regular.width(&label, 14.5) + 16.0;
    d.text(Text::new(14.0, y, 14.5, Token::Ink2, label).font(Font::Regular));
    for (glyph, count) in [(Glyph::Brick, bricks), (Glyph::Cog, cogs)] {
        d.glyph(glyph, square(x, y - 15.0, 20.0), Token::Ink2);
        d.text(Text::new(x + 26.0, y, 16.0, Token::Ink, count.to_string()));
        x += 54.0;
    }
}
