//! Larger forms of a card: upright with the whole title, as it lies in an offer, and lying with a
//! sentence on what it does, as it is held in a hand.

use super::card::digit;
use super::{Band, Card, token, value_tag};
use crate::{
    Building, Dash, Drawing, Font, Glyph, Group, Rect, SeatColor, Style, Text, Token, Transform,
    fitting, point, rect, shorten, square, wrap,
};

/// Names on upright cards.
const TITLE: f32 = 13.5;
const TITLE_LEADING: f32 = 17.0;
/// What a card does.
const NOTE: f32 = 12.5;
const NOTE_LEADING: f32 = 15.6;
const RADIUS: f32 = 8.0;
/// Under this height a lying card has a single row.
const TWO_ROWS: f32 = 46.0;
/// The width of a value's pennant: its number is as large as a name.
const TAG: f32 = 19.0;
/// The side of a star, and the room of one among several.
const STAR: f32 = 14.0;
const STAR_ROOM: f32 = 15.0;

/// What an upright or lying card says besides its drawing.
#[derive(Clone, Copy, Debug)]
pub struct Caption<'a> {
    /// Its whole name: "Luxury Residence 3".
    pub title: &'a str,
    /// What it does, in a few words; empty where there is no room.
    pub note: &'a str,
    /// What it costs.
    pub cost: u8,
    /// In what.
    pub cost_glyph: Glyph,
    /// How many equal cards it stands for; said where it is more than one.
    pub count: usize,
}

impl Caption<'_> {
    /// " ×2", or nothing.
    fn times(&self) -> String {
        if self.count > 1 {
            format!(" ×{}", self.count)
        } else {
            String::new()
        }
    }
}

impl Card<'_> {
    /// Draws the card upright at (0, 0): about 2 wide to 3 high.
    pub fn draw_tall(&self, drawing: &mut Drawing, width: f32, height: f32, caption: &Caption<'_>) {
        let whole = rect(0.0, 0.0, width, height);
        drawing.rounded(whole, RADIUS, Style::fill(Token::Card));
        self.tall_building(drawing, width, height);
        let band = tall_band(width, height);
        self.band.draw(drawing, band, RADIUS);
        for (place, line) in title_lines(band, caption.title) {
            drawing.text(self.band.text(place, TITLE, line));
        }
        costs(drawing, 6.0, 5.0, 16.0, caption);
        stars(drawing, width - 6.0, 6.0, STAR_ROOM, self.stars);
        drawing.rounded(whole.inset(0.6), RADIUS, Style::stroke(Token::Draw, 1.2));
    }

    /// Draws the place of a lying card that is gone, with who took it.
    pub fn draw_row_taken(
        &self,
        drawing: &mut Drawing,
        width: f32,
        height: f32,
        title: &str,
        taker: SeatColor,
    ) {
        let building = (height * 0.78).min(width * 0.3);
        let y = (height - Building::height(building)) / 2.0;
        let group = Group::at(Transform::NONE).opacity(0.28);
        drawing.group(group, |faded| {
            faded.building(self.building, 10.0, y, building, self.emblem);
        });
        let middle = height / 2.0;
        token(drawing, taker, point(10.0 + building / 2.0, middle), 11.0);
        let x = 20.0 + building;
        let lines = if height < TWO_ROWS {
            vec![fitting(
                &[title, self.name, self.short],
                Font::Semibold,
                TITLE,
                width - x - 8.0,
            )]
        } else {
            two_lines(title, Font::Semibold, TITLE, width - x - 8.0)
        };
        let first = middle + 4.7 - (lines.len() as f32 - 1.0) * TITLE_LEADING / 2.0;
        for (index, line) in lines.into_iter().enumerate() {
            let baseline = first + index as f32 * TITLE_LEADING;
            drawing.text(Text::new(x, baseline, TITLE, Token::Ink2, line));
        }
        let edge = Style::stroke(Token::LineStrong, 1.5).dashed(Dash::Dashed);
        drawing.rounded(rect(1.0, 1.0, width - 2.0, height - 2.0), RADIUS, edge);
    }

    fn tall_building(&self, drawing: &mut Drawing, width: f32, height: f32) {
        let building = width * 0.86;
        let free = tall_band(width, height).y - Building::height(building);
        let x = (width - building) / 2.0;
        drawing.building(self.building, x, free * 0.8, building, self.emblem);
    }

    /// Draws the card lying at (0, 0): a stripe in the colour of its kind, the drawing, and beside
    /// it the cost, the title and as much of the note as there is room for. A low one has a single
    /// row.
    pub fn draw_row(&self, drawing: &mut Drawing, width: f32, height: f32, caption: &Caption<'_>) {
        let whole = rect(0.0, 0.0, width, height);
        drawing.rounded(whole, RADIUS, Style::fill(Token::Card));
        stripe(drawing, self.band, height);
        let building = (height * 0.78).min(width * 0.3);
        let y = (height - Building::height(building)) / 2.0;
        drawing.building(self.building, 10.0, y, building, self.emblem);
        if let Some(value) = self.value {
            let tag = rect(8.0, height * 0.06, TAG, TAG * 1.06);
            value_tag(drawing, tag, digit(value));
        }
        let x = 20.0 + building;
        let place = rect(x, 0.0, width - x - 8.0, height);
        if height < TWO_ROWS {
            self.single_row(drawing, place, caption);
        } else {
            self.row_texts(drawing, place, caption);
        }
        drawing.rounded(whole.inset(0.6), RADIUS, Style::stroke(Token::Draw, 1.2));
    }
}

impl Card<'_> {
    /// The longest name that fits, and the cost at the right.
    fn single_row(&self, drawing: &mut Drawing, at: Rect, caption: &Caption<'_>) {
        let (side, times) = (13.0, caption.times());
        let cost = f32::from(caption.cost) * (side + 1.0);
        let room = at.w - cost - 4.0 - Font::Semibold.width(&times, TITLE);
        let title = self.row_title(caption);
        let names = [title.as_str(), self.name, self.short];
        let name = fitting(&names, Font::Semibold, TITLE, room) + &times;
        let middle = at.center().y;
        drawing.text(Text::new(at.x, middle + 4.7, TITLE, Token::Draw, name));
        costs(
            drawing,
            at.right() - cost,
            middle - side / 2.0,
            side,
            caption,
        );
    }
}

impl Card<'_> {
    /// Cost, title and note below each other, in the middle of the height.
    fn row_texts(&self, drawing: &mut Drawing, at: Rect, caption: &Caption<'_>) {
        let title = self.row_title(caption) + &caption.times();
        let titles = row_titles(&title, at);
        let room = at.h - 12.0 - 20.0 - titles.len() as f32 * TITLE_LEADING;
        let notes = notes_within(caption.note, at.w, room);
        let used = 20.0 + titles.len() as f32 * TITLE_LEADING + notes.len() as f32 * NOTE_LEADING;
        let mut y = at.y + (at.h - used) / 2.0;
        costs(drawing, at.x, y, 16.0, caption);
        // Many stars stand closer rather than on the cost.
        let beside = at.w - f32::from(caption.cost) * 17.0 - 3.0;
        let each = STAR_ROOM.min(beside / f32::from(self.stars.max(1)));
        stars(drawing, at.right(), y + 1.0, each, self.stars);
        y += 20.0;
        for line in titles {
            y += TITLE_LEADING;
            drawing.text(Text::new(at.x, y - 4.5, TITLE, Token::Draw, line));
        }
        for line in notes {
            y += NOTE_LEADING;
            drawing.text(Text::new(at.x, y - 4.0, NOTE, Token::Draw, line).font(Font::Regular));
        }
    }
}

impl Card<'_> {
    /// The name: a value that is tagged need not be written.
    fn row_title(&self, caption: &Caption<'_>) -> String {
        let name = match self.value {
            Some(_) => self.name,
            None => caption.title,
        };
        name.to_string()
    }
}

/// Stars from the right to the left.
fn stars(drawing: &mut Drawing, right: f32, y: f32, each: f32, count: u8) {
    for star in 1..=count {
        let place = square(right - each * f32::from(star), y, STAR.min(each));
        drawing.glyph(Glyph::Star, place, Token::Roof2);
    }
}

/// The lower third of an upright card.
fn tall_band(width: f32, height: f32) -> Rect {
    let band = (height * 0.35).max(2.0 * TITLE_LEADING + 8.0);
    rect(0.0, height - band, width, band)
}

/// The title in one or two lines, in the middle of the band.
fn title_lines(band: Rect, title: &str) -> Vec<(Rect, String)> {
    let room = band.w - 8.0;
    let lines = two_lines(title, Font::Semibold, TITLE, room);
    let top = band.center().y - lines.len() as f32 * TITLE_LEADING / 2.0;
    let place = |index: usize| {
        rect(
            band.x,
            top + index as f32 * TITLE_LEADING,
            band.w,
            TITLE_LEADING,
        )
    };
    lines
        .into_iter()
        .enumerate()
        .map(|(index, line)| (place(index), line))
        .collect()
}

/// The text in one line, or in two: of about the same length where that fits, else as full as they
/// get.
fn two_lines(text: &str, font: Font, size: f32, width: f32) -> Vec<String> {
    let lines = wrap(text, font, size, width);
    let lines = match balanced(text, font, size) {
        Some([first, second]) if lines.len() > 1 && fits(&[first, second], font, size, width) => {
            vec![first.to_string(), second.to_string()]
        }
        _ => lines,
    };
    let shortened = lines
        .iter()
        .take(2)
        .map(|line| shorten(line, font, size, width));
    shortened.collect()
}

fn fits(lines: &[&str], font: Font, size: f32, width: f32) -> bool {
    lines.iter().all(|line| font.width(line, size) <= width)
}

/// The text broken at the space that leaves the shortest longer line.
fn balanced(text: &str, font: Font, size: f32) -> Option<[&str; 2]> {
    let splits = text
        .match_indices(' ')
        .map(|(at, _)| [&text[..at], &text[at + 1..]]);
    let longer = |lines: &[&str; 2]| {
        lines
            .map(|line| font.width(line, size))
            .into_iter()
            .fold(0.0, f32::max)
    };
    splits.min_by(|one, other| longer(one).total_cmp(&longer(other)))
}

fn costs(drawing: &mut Drawing, x: f32, y: f32, side: f32, caption: &Caption<'_>) {
    for index in 0..caption.cost {
        let place = square(x + f32::from(index) * (side + 1.0), y, side);
        drawing.tinted(caption.cost_glyph, place, Token::Draw, Token::Roof);
    }
}

fn stripe(drawing: &mut Drawing, band: Band, height: f32) {
    let clip = Group::at(Transform::NONE).clip(rect(0.0, 0.0, 6.0, height));
    drawing.group(clip, |stripe| {
        stripe.rounded(
            rect(0.0, 0.0, 40.0, height),
            RADIUS,
            Style::fill(band.ground()),
        );
    });
}

/// The title in two lines where there is room for them and the cost, else in one.
fn row_titles(title: &str, at: Rect) -> Vec<String> {
    if at.h < 20.0 + 2.0 * TITLE_LEADING + 4.0 {
        return vec![shorten(title, Font::Semibold, TITLE, at.w)];
    }
    two_lines(title, Font::Semibold, TITLE, at.w)
}

/// The note in lines, or nothing where it does not fit: half a sentence says less than none.
fn notes_within(note: &str, width: f32, height: f32) -> Vec<String> {
    let lines = wrap(note, Font::Regular, NOTE, width);
    let room = lines.len() as f32 * NOTE_LEADING <= height
        && lines
            .iter()
            .all(|line| Font::Regular.width(line, NOTE) <= width);
    if room { lines } else { Vec::new() }
}
