//! A part of an area as a picture in a text: cut out, with places marked, without anything to
//! point at. What lies wholly outside is left out.

use super::standalone::{State, find_outline, write_state};
use super::writer::Writer;
use crate::{Area, Group, Hit, Item, Rect, Shape, Text, Transform, rect};

/// How far lines and glyphs reach over the boxes that are known of them.
const SLACK: f32 = 12.0;
/// How far a line of text may reach from where it is anchored.
const REACH: f32 = 240.0;

impl Area {
    /// The outline of a place or piece, as it lies in the area.
    pub fn outline(&self, hit: &Hit) -> Option<Shape> {
        find_outline(self.items(), Transform::NONE, hit)
    }

    /// What lies in `part`, for the page. The label says what is to be seen.
    pub fn detail(&self, part: Rect, marks: &[(Shape, State)], label: &str) -> String {
        let mut writer = Writer::default();
        writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"area detail\"");
        writer.view_box(part);
        writer.raw(" role=\"img\"");
        writer.attribute("aria-label", label);
        writer.raw(">");
        writer.items(&kept(self.items(), Transform::NONE, part.inset(-SLACK)));
        for (outline, state) in marks {
            write_state(&mut writer, outline, *state);
        }
        writer.raw("</svg>");
        writer.out
    }
}

/// The items that may be seen in the part.
fn kept(items: &[Item], at: Transform, part: Rect) -> Vec<Item> {
    items
        .iter()
        .filter_map(|item| kept_one(item, at, part))
        .collect()
}

fn kept_one(item: &Item, at: Transform, part: Rect) -> Option<Item> {
    let seen = |bounds: Rect| at.apply(bounds).overlaps(part, 0.0);
    match item {
        Item::Group(group) => kept_group(group, at, part).map(Item::Group),
        Item::Path { .. } => Some(item.clone()),
        Item::Shape { shape, .. } => seen(shape.bounds().inset(-1.0)).then(|| item.clone()),
        Item::Text(text) => seen(around(text)).then(|| item.clone()),
        Item::Use(symbol) => seen(symbol.at).then(|| item.clone()),
    }
}

fn around(text: &Text) -> Rect {
    rect(
        text.at.x - REACH,
        text.at.y - REACH / 8.0,
        2.0 * REACH,
        REACH / 4.0,
    )
}

/// Of a group what may be seen, no longer as something to point at.
fn kept_group(group: &Group, at: Transform, part: Rect) -> Option<Group> {
    let inner = at.after(group.at);
    let hidden = |bounds: Rect| !inner.apply(bounds).overlaps(part, 0.0);
    if group.bounds.is_some_and(hidden) || group.clip.is_some_and(hidden) {
        return None;
    }
    let mut left = Group {
        target: None,
        items: crate::Drawing::new(),
        ..group.clone()
    };
    for item in kept(group.items.items(), inner, part) {
        left.items.push(item);
    }
    (!left.items.items().is_empty()).then_some(left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Style, Target, Token, size, square};

    fn board() -> Area {
        let mut area = Area::new(
            crate::AreaId::shared("board"),
            size(100.0, 100.0),
            "a board",
        );
        for (name, x) in [("a", 0.0), ("b", 80.0)] {
            let target = Target {
                hit: Hit::of(format_args!("lot:{name}")),
                name: name.to_string(),
                outline: Shape::boxed(square(0.0, 0.0, 20.0)),
            };
            area.group(Group::at(Transform::to(x, 0.0)).target(target), |d| {
                d.rounded(square(0.0, 0.0, 20.0), 2.0, Style::fill(Token::Board2));
            });
        }
        area
    }

    #[test]
    fn a_detail_shows_what_lies_in_it_and_marks_it() {
        let area = board();
        let place = area.outline(&Hit::of("lot:b")).unwrap();
        assert_eq!(place.bounds(), square(80.0, 0.0, 20.0));
        let svg = area.detail(place.bounds(), &[(place, State::Refused)], "a \"lot\"");
        assert!(svg.contains("viewBox=\"80 0 20 20\""), "{svg}");
        assert!(svg.contains("aria-label=\"a &quot;lot&quot;\""), "{svg}");
        assert!(svg.contains("class=\"refused\""), "{svg}");
        assert_eq!(
            svg.matches("<g").count(),
            1,
            "the other lot is left out: {svg}"
        );
        assert!(!svg.contains("data-hit"), "{svg}");
    }
}
