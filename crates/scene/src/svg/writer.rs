//! Items to SVG elements: one pass, one string, attributes in a fixed order.

use super::number::push_number;
use crate::{
    Anchor, Dash, Font, Group, Item, Line, Paint, Pattern, Point, Rect, Shape, Style, Target, Text,
    Transform, Use,
};

/// Appends elements to one string.
#[derive(Debug, Default)]
pub(super) struct Writer {
    pub out: String,
}

impl Writer {
    /// Writes the items in order.
    pub fn items(&mut self, items: &[Item]) {
        for item in items {
            match item {
                Item::Group(group) => self.group(group),
                Item::Path { d, style } => self.path(d, style),
                Item::Shape { shape, style } => self.shape(shape, style),
                Item::Text(text) => self.text(text),
                Item::Use(symbol) => self.symbol(symbol),
            }
        }
    }

    /// Writes markup as it is.
    pub fn raw(&mut self, markup: &str) {
        self.out.push_str(markup);
    }

    /// Writes text or an attribute's value.
    pub fn escaped(&mut self, text: &str) {
        if !text.contains(['&', '<', '>', '"']) {
            return self.raw(text);
        }
        for letter in text.chars() {
            match letter {
                '&' => self.raw("&amp;"),
                '<' => self.raw("&lt;"),
                '>' => self.raw("&gt;"),
                '"' => self.raw("&quot;"),
                _ => self.out.push(letter),
            }
        }
    }

    /// Writes ` name="number"`.
    pub fn number(&mut self, name: &str, value: f32) {
        self.raw(" ");
        self.raw(name);
        self.raw("=\"");
        push_number(&mut self.out, value);
        self.raw("\"");
    }

    /// Writes ` name="value"`.
    pub fn attribute(&mut self, name: &str, value: &str) {
        self.raw(" ");
        self.raw(name);
        self.raw("=\"");
        self.escaped(value);
        self.raw("\"");
    }

    /// Writes x, y, width and height.
    pub fn place(&mut self, at: Rect) {
        self.number("x", at.x);
        self.number("y", at.y);
        self.number("width", at.w);
        self.number("height", at.h);
    }

    fn group(&mut self, group: &Group) {
        self.raw("<g");
        self.transform(group.at);
        if group.opacity < 1.0 {
            self.number("opacity", group.opacity);
        }
        self.group_class(group);
        if let Some(target) = &group.target {
            self.raw(" role=\"img\"");
            self.attribute("data-hit", target.hit.as_str());
            self.attribute("aria-label", &target.name);
        }
        self.raw(">");
        match group.clip {
            Some(clip) => self.clipped(clip, group.items.items()),
            None => self.items(group.items.items()),
        }
        if let Some(target) = &group.target {
            self.outline(target);
        }
        self.raw("</g>");
    }

    fn group_class(&mut self, group: &Group) {
        match (&group.target, group.class) {
            (None, None) => {}
            (None, Some(class)) => self.attribute("class", class),
            (Some(_), None) => self.raw(" class=\"hit\""),
            (Some(_), Some(class)) => {
                self.raw(" class=\"hit ");
                self.escaped(class);
                self.raw("\"");
            }
        }
    }

    /// The invisible outline: takes the clicks, and is what the page copies to mark a place.
    fn outline(&mut self, target: &Target) {
        self.open_shape(&target.outline);
        self.raw(" class=\"mark\"/>");
    }

    /// An inner viewport cuts off without needing a name.
    fn clipped(&mut self, clip: Rect, items: &[Item]) {
        self.raw("<svg");
        self.place(clip);
        self.view_box(clip);
        self.raw(">");
        self.items(items);
        self.raw("</svg>");
    }

    /// Writes the viewBox.
    pub fn view_box(&mut self, r: Rect) {
        self.raw(" viewBox=\"");
        for (index, value) in [r.x, r.y, r.w, r.h].into_iter().enumerate() {
            if index > 0 {
                self.raw(" ");
            }
            push_number(&mut self.out, value);
        }
        self.raw("\"");
    }

    fn transform(&mut self, at: Transform) {
        if at == Transform::NONE {
            return;
        }
        self.raw(" transform=\"translate(");
        push_number(&mut self.out, at.x);
        self.raw(" ");
        push_number(&mut self.out, at.y);
        self.raw(")");
        if at.scale != 1.0 {
            self.raw(" scale(");
            self.fine_number(at.scale);
            self.raw(")");
        }
        self.raw("\"");
    }

    /// A scale needs more decimals than a place.
    fn fine_number(&mut self, value: f32) {
        let text = format!("{value:.4}");
        self.raw(text.trim_end_matches('0').trim_end_matches('.'));
    }

    fn path(&mut self, d: &str, style: &Style) {
        self.raw("<path");
        self.style(style);
        self.raw(" d=\"");
        self.raw(d);
        self.raw("\"/>");
    }

    /// Writes a shape with its style.
    pub fn shape(&mut self, shape: &Shape, style: &Style) {
        self.open_shape(shape);
        self.style(style);
        self.raw("/>");
    }

    /// Writes a shape with a class of the page.
    pub fn classed_shape(&mut self, shape: &Shape, class: &str) {
        self.open_shape(shape);
        self.attribute("class", class);
        self.raw("/>");
    }

    fn open_shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Rect { rect, radius } => {
                self.raw("<rect");
                self.place(*rect);
                if *radius > 0.0 {
                    self.number("rx", *radius);
                }
            }
            Shape::Circle { center, radius } => {
                self.raw("<circle");
                self.center(*center);
                self.number("r", *radius);
            }
            Shape::Ellipse { center, rx, ry } => {
                self.raw("<ellipse");
                self.center(*center);
                self.number("rx", *rx);
                self.number("ry", *ry);
            }
            Shape::Polygon(points) => self.polygon(points),
        }
    }

    fn center(&mut self, center: Point) {
        self.number("cx", center.x);
        self.number("cy", center.y);
    }

    fn polygon(&mut self, points: &[Point]) {
        self.raw("<polygon points=\"");
        for (index, p) in points.iter().enumerate() {
            if index > 0 {
                self.raw(" ");
            }
            push_number(&mut self.out, p.x);
            self.raw(",");
            push_number(&mut self.out, p.y);
        }
        self.raw("\"");
    }

    fn style(&mut self, style: &Style) {
        self.raw(" class=\"");
        self.paint("f", style.fill);
        if let Some(line) = style.line {
            self.raw(" ");
            self.paint("l", line.paint);
        }
        match line_dash(style.line) {
            Dash::Solid => {}
            Dash::Dashed => self.raw(" dashed"),
            Dash::Long => self.raw(" dashed-long"),
        }
        self.raw("\"");
        if let Paint::Pattern(pattern) = style.fill {
            self.pattern_fill(pattern);
        }
        if let Some(Line { width, .. }) = style.line {
            self.number("stroke-width", width);
        }
        if style.opacity < 1.0 {
            self.number("opacity", style.opacity);
        }
    }

    /// `f-roof` fills, `l-roof` outlines; `-0` is nothing, `-ink` and `-tint` are the user's.
    fn paint(&mut self, channel: &str, paint: Paint) {
        let name = match paint {
            Paint::None => "0",
            Paint::Token(token) => token.as_str(),
            Paint::Pattern(_) => "p",
            Paint::Ink => "ink-of-use",
            Paint::Tint => "tint-of-use",
        };
        self.raw(channel);
        self.raw("-");
        self.raw(name);
    }

    fn pattern_fill(&mut self, pattern: Pattern) {
        self.raw(" fill=\"url(#p-");
        self.raw(pattern.as_str());
        self.raw(")\"");
    }

    fn text(&mut self, text: &Text) {
        self.raw("<text class=\"");
        self.raw(font_class(text.font));
        self.raw(" f-");
        self.raw(text.ink.as_str());
        if let Some(halo) = text.halo {
            self.raw(" halo l-");
            self.raw(halo.as_str());
        }
        self.raw("\"");
        self.number("x", text.at.x);
        self.number("y", text.at.y);
        self.number("font-size", text.size);
        match text.anchor {
            Anchor::Start => {}
            Anchor::Middle => self.raw(" text-anchor=\"middle\""),
            Anchor::End => self.raw(" text-anchor=\"end\""),
        }
        self.raw(">");
        match text.font {
            Font::Display => self.display_text(&text.content),
            Font::Regular | Font::Semibold | Font::Bold => self.escaped(&text.content),
        }
        self.raw("</text>");
    }

    /// Digits of the display font read as letters: they are set in the sans.
    fn display_text(&mut self, content: &str) {
        let mut digits = false;
        for letter in content.chars() {
            if letter.is_ascii_digit() != digits {
                digits = !digits;
                self.raw(if digits {
                    "<tspan class=\"w4\">"
                } else {
                    "</tspan>"
                });
            }
            self.escaped(letter.encode_utf8(&mut [0; 4]));
        }
        if digits {
            self.raw("</tspan>");
        }
    }

    fn symbol(&mut self, symbol: &Use) {
        self.raw("<use class=\"c-");
        self.raw(symbol.ink.as_str());
        self.raw(" f-");
        self.raw(symbol.tint.map_or("0", |token| token.as_str()));
        self.raw("\" href=\"#");
        self.raw(symbol.symbol);
        self.raw("\"");
        self.place(symbol.at);
        self.raw("/>");
    }
}

fn line_dash(line: Option<Line>) -> Dash {
    line.map_or(Dash::Solid, |line| line.dash)
}

/// The class of a font.
pub(super) const fn font_class(font: Font) -> &'static str {
    match font {
        Font::Regular => "w4",
        Font::Semibold => "w6",
        Font::Bold => "w7",
        Font::Display => "wd",
    }
}
