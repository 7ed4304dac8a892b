//! Where points come from: one bar for those who won, one for the others, cut by category, and
//! the numbers beside the names.

use scene::{Anchor, Area, Drawing, Font, Style, Text, Token, rect, shorten};

use super::{LETTERS, WIDTH, canvas, caption, signed};

/// A plot of points by category.
#[derive(Clone, Debug)]
pub struct Shares {
    /// What it shows.
    pub title: String,
    /// The categories in the order of the rulebook.
    pub rows: Vec<Share>,
}

/// Points of one category.
#[derive(Clone, Debug)]
pub struct Share {
    /// The category's name.
    pub name: String,
    /// Points of those who won, on average.
    pub won: f64,
    /// Points of the others.
    pub lost: f64,
}

/// Told apart by their order too, which is that of the names below.
const COLORS: [Token; 10] = [
    Token::Roof,
    Token::TileBlue,
    Token::TileYellow,
    Token::Field2,
    Token::Water,
    Token::Porphyry,
    Token::Sand2,
    Token::TileGreen,
    Token::LineStrong,
    Token::Marble2,
];

const LEFT: f32 = 64.0;
const BAR: f32 = 24.0;
const ROW: f32 = 20.0;

/// Draws the plot.
pub fn shares(plot: &Shares) -> Area {
    let names = 2.0 * (BAR + 8.0) + 26.0;
    let height = names + ROW * (plot.rows.len() + 1) as f32;
    let mut area = canvas(height, told(plot));
    let won: Vec<f64> = plot.rows.iter().map(|row| row.won.max(0.0)).collect();
    let lost: Vec<f64> = plot.rows.iter().map(|row| row.lost.max(0.0)).collect();
    let most = f64::max(won.iter().sum(), lost.iter().sum()).max(1e-6);
    let scale = f64::from(WIDTH - LEFT) / most;
    for (index, (name, values)) in [("Winners", won), ("Others", lost)].iter().enumerate() {
        let top = (BAR + 8.0) * index as f32;
        caption(&mut area, 0.0, top + 16.5, Anchor::Start, *name);
        draw_bar(&mut area, top, values, scale);
    }
    draw_names(&mut area, names, &plot.rows);
    area
}

fn draw_bar(drawing: &mut Drawing, top: f32, values: &[f64], scale: f64) {
    let mut left = LEFT;
    for (value, color) in values.iter().zip(COLORS.iter().cycle()) {
        let width = (value * scale) as f32;
        if width > 0.0 {
            let style = Style::fill(*color).line(Token::Surface, 1.2);
            drawing.rounded(rect(left, top, width, BAR), 1.0, style);
        }
        left += width;
    }
}

fn draw_names(drawing: &mut Drawing, top: f32, rows: &[Share]) {
    let columns = [WIDTH - 116.0, WIDTH - 60.0, WIDTH];
    for (x, heading) in columns.iter().zip(["winners", "others", "more"]) {
        caption(drawing, *x, top, Anchor::End, heading);
    }
    let rows = rows.iter().zip(COLORS.iter().cycle()).enumerate();
    for (index, (Share { name, won, lost }, color)) in rows {
        let baseline = top + ROW * (index + 1) as f32;
        let swatch = rect(0.0, baseline - 10.0, 12.0, 12.0);
        drawing.rounded(
            swatch,
            2.0,
            Style::fill(*color).line(Token::LineStrong, 0.8),
        );
        let name = shorten(name, Font::Semibold, LETTERS, columns[0] - 62.0);
        caption(drawing, 20.0, baseline, Anchor::Start, name);
        caption(
            drawing,
            columns[0],
            baseline,
            Anchor::End,
            format!("{won:.1}"),
        );
        caption(
            drawing,
            columns[1],
            baseline,
            Anchor::End,
            format!("{lost:.1}"),
        );
        let more = Text::new(
            columns[2],
            baseline,
            LETTERS,
            Token::Ink,
            signed(won - lost),
        );
        drawing.text(more.anchor(Anchor::End).font(Font::Bold));
    }
}

fn told(plot: &Shares) -> String {
    let row =
        |Share { name, won, lost }: &Share| format!("{name}: winners {won:.1}, others {lost:.1}");
    let told: Vec<String> = plot.rows.iter().map(row).collect();
    format!("{}. {}.", plot.title, told.join("; "))
}
