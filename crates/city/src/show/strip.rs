//! The action strip: the emperor, five spaces, and the emissaries on them.

use kernel::Seat;
use scene::{
    Anchor, Area, AreaId, Drawing, Font, Format, Glyph, Group, Hit, SeatColor, Shape, Style,
    Target, Text, Token, Transform, point, rect, square,
};

use super::layout::Layout;
use super::words::TableWords;
use crate::data::{Point, Strip};
use crate::state::Space;
use crate::view::{PhaseView, View};

/// The hit of a space.
pub fn space_hit(space: Space) -> Hit {
    Hit::of(format_args!("space:{}", space.number()))
}

/// Measures of the strip in a format.
struct Measure {
    side: f32,
    height: f32,
    gap: f32,
    left: f32,
    top: f32,
    captions: bool,
}

const WIDE: Measure =
    Measure { side: 46.0, height: 62.0, gap: 5.0, left: 74.0, top: 58.0, captions: true };
const NARROW: Measure =
    Measure { side: 52.0, height: 54.0, gap: 6.0, left: 78.0, top: 8.0, captions: false };

/// How far an emissary is in this round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Done,
    Acting,
    Waits,
}

/// The strip's area.
pub fn area(view: &View, words: &TableWords, layout: &Layout) -> Area {
    let size = layout.strip();
    let mut area = Area::new(AreaId::shared("strip"), size, words.text("city-strip"));
    let wide = layout.format() == Format::Wide;
    let measure = if wide { WIDE } else { NARROW };
    if wide {
        let panel = rect(0.0, 0.0, size.w, size.h).inset(0.5);
        area.rounded(panel, 8.0, Style::fill(Token::Surface).line(Token::Line, 1.0));
        heading(&mut area, words, size.w);
    }
    emperor(&mut area, &measure);
    let strip = view.strips.first().copied().flatten();
    for space in Space::all() {
        draw_space(&mut area, view, strip, space, &measure, words);
    }
    if wide {
        draw_points(&mut area, view, words, size.h);
    }
    area
}

fn heading(d: &mut Drawing, words: &TableWords, width: f32) {
    let y = 24.0;
    d.text(Text::new(14.0, y, 13.0, Token::Ink3, words.text("city-strip")));
    let note = Text::new(width - 14.0, y, 13.0, Token::Ink3, words.text("city-strip-order"));
    d.text(note.font(Font::Regular).anchor(Anchor::End));
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
    words: &TableWords,
) {
    let x = measure.left + space.index() as f32 * (measure.side + measure.gap);
    let counts = acting_space(view).is_none_or(|acting| space.number() <= acting);
    let emissary = view.emissaries[space.index()];
    let tile = rect(0.0, 0.0, measure.side, measure.height);
    let target = Target {
        hit: space_hit(space),
        name: words.space(space, strip, emissary),
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
            draw_point(d, strip.point(space.index()), counts, emissary.is_some(), measure);
        }
        if let Some(seat) = emissary {
            draw_emissary(d, seat, progress(view, space), measure, words);
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
    words: &TableWords,
) {
    let (center, radius) = (point(measure.side / 2.0, measure.height - 3.0), 13.0);
    if progress == Progress::Acting {
        let ring = Style::fill(Token::Halo).line(Token::Signal, 2.5);
        d.circle(center.x, center.y, radius + 4.0, ring);
    }
    scene::token(d, SeatColor::of(seat), center, radius);
    if measure.captions {
        let (key, ink) = match progress {
            Progress::Done => ("city-strip-done", Token::Ink3),
            Progress::Acting => ("city-strip-acting", Token::Accent),
            Progress::Waits => ("city-strip-waits", Token::Ink3),
        };
        let caption = words.text(key);
        let size = if Font::Semibold.width(&caption, 12.5) > measure.side + 4.0 { 12.0 } else { 12.5 };
        let text = Text::new(measure.side / 2.0, -9.0, size, ink, caption);
        d.text(text.anchor(Anchor::Middle));
    }
}

/// C-16: what the acting emissary has for free.
fn draw_points(d: &mut Drawing, view: &View, words: &TableWords, height: f32) {
    let (bricks, cogs) = match &view.phase {
        PhaseView::Take { free_bricks, free_cogs, .. } => (*free_bricks, *free_cogs),
        PhaseView::Act(turn)
        | PhaseView::SchoolDeck { turn, .. }
        | PhaseView::SchoolKeep { turn, .. }
        | PhaseView::SchoolUnder { turn, .. } => (turn.free_bricks, turn.free_cogs),
        PhaseView::Draft { .. } | PhaseView::Place { .. } | PhaseView::Over => return,
    };
    let y = height - 20.0;
    let label = words.text("city-strip-points");
    let mut x = 14.0 + Font::Regular.width(&label, 14.5) + 16.0;
    d.text(Text::new(14.0, y, 14.5, Token::Ink2, label).font(Font::Regular));
    for (glyph, count) in [(Glyph::Brick, bricks), (Glyph::Cog, cogs)] {
        d.glyph(glyph, square(x, y - 15.0, 20.0), Token::Ink2);
        d.text(Text::new(x + 26.0, y, 16.0, Token::Ink, count.to_string()));
        x += 54.0;
    }
}
