//! Measured text boxes: they neither overlap each other nor leave the piece they belong to, and
//! they are large enough to be read.

use std::fmt;

use crate::{Area, Detail, Item, Rect, Transform};

/// Something wrong with a text.
#[derive(Clone, PartialEq, Debug)]
pub enum TextFault {
    /// Two texts lie on each other.
    Overlap {
        /// One.
        one: String,
        /// The other.
        other: String,
    },
    /// A text is smaller than people can read, and nothing stands for it far off.
    Small {
        /// The text.
        text: String,
        /// Its size.
        size: f32,
    },
    /// A text sticks out of its piece, or of the area.
    Outside {
        /// The text.
        text: String,
        /// Its box.
        bounds: Rect,
        /// The piece's box.
        piece: Rect,
    },
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextFault::Overlap { one, other } => write!(f, "{one:?} lies on {other:?}"),
            TextFault::Small { text, size } => write!(f, "{text:?} is only {size} high"),
            TextFault::Outside {
                text,
                bounds,
                piece,
            } => {
                write!(f, "{text:?} at {bounds:?} leaves its piece {piece:?}")
            }
        }
    }
}

/// A hair's breadth that is no fault.
const SLACK: f32 = 0.5;
/// Texts are never smaller than this.
const LEAST_SIZE: f32 = 12.0;
/// Of the two levels of detail one is seen.
const LEVELS: [&str; 2] = [Detail::NEAR, Detail::FAR];

/// Everything wrong with the texts of an area.
pub fn text_faults(area: &Area) -> Vec<TextFault> {
    let size = area.size();
    let whole = Rect {
        x: 0.0,
        y: 0.0,
        w: size.w,
        h: size.h,
    };
    let mut texts = Vec::new();
    collect(area.items(), Transform::NONE, whole, None, &mut texts);
    let outside = texts
        .iter()
        .filter(|text| !text.piece.holds(text.bounds, SLACK));
    let mut faults: Vec<TextFault> = outside
        .map(|text| TextFault::Outside {
            text: text.content.clone(),
            bounds: text.bounds,
            piece: text.piece,
        })
        .collect();
    let near = Some(Detail::NEAR);
    let small = texts
        .iter()
        .filter(|text| text.size < LEAST_SIZE && text.level != near);
    faults.extend(small.map(|text| TextFault::Small {
        text: text.content.clone(),
        size: text.size,
    }));
    for (index, one) in texts.iter().enumerate() {
        for other in &texts[index + 1..] {
            let together = one.level.is_none() || other.level.is_none() || one.level == other.level;
            if together && one.bounds.overlaps(other.bounds, SLACK) {
                let (one, other) = (one.content.clone(), other.content.clone());
                faults.push(TextFault::Overlap { one, other });
            }
        }
    }
    faults
}

struct Measured {
    content: String,
    size: f32,
    bounds: Rect,
    piece: Rect,
    /// The level of detail it belongs to; none for what is always seen.
    level: Option<&'static str>,
}

fn collect(
    items: &[Item],
    at: Transform,
    piece: Rect,
    level: Option<&'static str>,
    texts: &mut Vec<Measured>,
) {
    for item in items {
        match item {
            Item::Group(group) => {
                let inner = at.after(group.at);
                let piece = group.bounds.map_or(piece, |bounds| inner.apply(bounds));
                let own = group.class.filter(|class| LEVELS.contains(class));
                collect(group.items.items(), inner, piece, own.or(level), texts);
            }
            Item::Text(text) => texts.push(Measured {
                content: text.content.clone(),
                size: text.size * at.scale,
                bounds: at.apply(text.bounds()),
                piece,
                level,
            }),
            Item::Path { .. } | Item::Shape { .. } | Item::Use(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AreaId, Group, Text, Token, rect, size};

    fn text(x: f32, y: f32, content: &str) -> Text {
        Text::new(x, y, 12.0, Token::Ink, content)
    }

    #[test]
    fn faults_are_found_through_groups() {
        let mut area = Area::new(AreaId::shared("board"), size(200.0, 100.0), "");
        area.text(text(10.0, 20.0, "fine"));
        let card = Group::at(Transform::scaled(50.0, 40.0, 2.0)).piece(rect(0.0, 0.0, 40.0, 20.0));
        area.group(card, |card| {
            card.text(text(2.0, 14.0, "in"));
            card.text(text(20.0, 14.0, "too wide"));
        });
        area.text(text(52.0, 66.0, "over"));
        let half = Group::at(Transform::scaled(10.0, 95.0, 0.5));
        area.group(half, |half| {
            half.text(text(0.0, 0.0, "tiny"));
            half.detailed(
                |d| d.text(text(280.0, 0.0, "near")),
                |d| d.text(Text::new(280.0, 0.0, 24.0, Token::Ink, "far")),
            );
        });
        let faults: Vec<String> = text_faults(&area)
            .iter()
            .map(TextFault::to_string)
            .collect();
        assert_eq!(faults.len(), 3, "{faults:#?}");
        assert!(faults[0].starts_with("\"too wide\" at"), "{faults:#?}");
        assert_eq!(faults[1], "\"tiny\" is only 6 high");
        assert_eq!(faults[2], "\"in\" lies on \"over\"");
    }
}
