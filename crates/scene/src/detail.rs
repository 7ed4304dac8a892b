//! Levels of detail: what is drawn twice, for a picture near by and for one far off, and how large
//! the least text of each is. The page shows the one whose words can be read.

use crate::{Area, Item};

/// How large the least text of a picture is, in its own pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Detail {
    /// Of what is seen near by only.
    pub near: Option<f32>,
    /// Of everything else.
    pub far: Option<f32>,
}

impl Detail {
    /// The class of what is seen near by only.
    pub const NEAR: &str = "near";
    /// The class of what stands for it far off.
    pub const FAR: &str = "far";

    /// Of an area.
    pub fn of(area: &Area) -> Detail {
        let mut detail = Detail {
            near: None,
            far: None,
        };
        detail.collect(area.items(), 1.0, false);
        detail
    }

    fn collect(&mut self, items: &[Item], scale: f32, near: bool) {
        for item in items {
            match item {
                Item::Group(group) => {
                    let near = near || group.class == Some(Detail::NEAR);
                    self.collect(group.items.items(), scale * group.at.scale, near);
                }
                Item::Text(text) => {
                    let least = if near { &mut self.near } else { &mut self.far };
                    let size = text.size * scale;
                    *least = Some(least.map_or(size, |old| old.min(size)));
                }
                Item::Path { .. } | Item::Shape { .. } | Item::Use(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AreaId, Group, Text, Token, Transform, size};

    #[test]
    fn the_least_text_of_each_level_is_found_through_groups() {
        let mut area = Area::new(AreaId::shared("board"), size(100.0, 100.0), "");
        let text = |size| Text::new(10.0, 20.0, size, Token::Ink, "7");
        area.group(Group::at(Transform::scaled(0.0, 0.0, 0.5)), |d| {
            d.detailed(|d| d.text(text(20.0)), |d| d.text(text(36.0)));
        });
        area.text(text(25.0));
        let detail = Detail::of(&area);
        assert_eq!((detail.near, detail.far), (Some(10.0), Some(18.0)));
        let svg = area.fragment().svg;
        assert!(svg.contains(" data-near=\"10\" data-far=\"18\""), "{svg}");
    }
}
