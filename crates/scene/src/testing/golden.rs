//! Pictures of named positions, kept as text: English in full, the other languages by what differs.
//! `UPDATE_EXPECT=1` writes them anew; what changed is then a diff.

use std::path::Path;

use expect_test::ExpectFile;
use kernel::{View as _, Viewer};

use crate::{Cast, Format, Lang, Reader, Scene, Show, Theme, Words};

/// Compares every format and language of a position with `FOLDER/NAME-FORMAT-LANG.svg.txt`.
///
/// # Panics
/// If a picture is not the one that is kept.
pub fn golden_pictures<G: Show>(folder: &Path, name: &str, game: &G, viewer: Viewer) {
    let view = game.view(viewer);
    for format in Format::ALL {
        let english = areas::<G>(&view, *format, Lang::En);
        let keep = |lang: Lang, text: &str| {
            kept(folder, &format!("{name}-{format}-{lang}"), text);
        };
        keep(Lang::En, &english.concat());
        for lang in Lang::ALL.iter().filter(|lang| **lang != Lang::En) {
            let other = areas::<G>(&view, *format, *lang);
            let pairs = english.iter().zip(&other);
            let differ: String = pairs.map(|(one, other)| differences(one, other)).collect();
            keep(*lang, &differ);
        }
    }
}

/// Compares whole files of the position, with symbols and colours, one for each theme.
///
/// # Panics
/// If a file is not the one that is kept.
pub fn golden_files<G: Show>(folder: &Path, game: &G, viewer: Viewer) {
    let view = game.view(viewer);
    let words = Words::new(Lang::En, &G::WORDS);
    let cast = Cast::unnamed(view.seats(), &words);
    let pages = Scene::pages::<G>(&view, Format::Wide, &Reader::new(&words, &cast, viewer));
    for theme in Theme::ALL {
        let svg = pages
            .first()
            .map(|page| page.svg(&[], G::symbols(), *theme));
        let name = format!("standalone-{}", theme.as_str());
        kept(folder, &name, &lines(&svg.unwrap_or_default()));
    }
}

fn kept(folder: &Path, name: &str, text: &str) {
    let file = ExpectFile {
        path: folder.join(format!("{name}.svg.txt")),
        position: file!(),
    };
    file.assert_eq(text);
}

/// All areas, one element a line, so that a change is seen where it is.
fn areas<G: Show>(view: &G::View, format: Format, lang: Lang) -> Vec<String> {
    let words = Words::new(lang, &G::WORDS);
    let cast = Cast::unnamed(view.seats(), &words);
    let pages = Scene::pages::<G>(view, format, &Reader::new(&words, &cast, view.viewer()));
    let areas = pages.iter().flat_map(|page| &page.areas);
    areas.map(|area| lines(&area.fragment().svg)).collect()
}

fn lines(svg: &str) -> String {
    svg.replace("><", ">\n<") + "\n"
}

/// The lines of an area that are not the same, each with its number; all, where other words need
/// more or fewer of them.
fn differences(one: &str, other: &str) -> String {
    if one.lines().count() != other.lines().count() {
        return other.to_string();
    }
    let pairs = (1..).zip(one.lines().zip(other.lines()));
    let differ = pairs.filter(|(_, (one, other))| one != other);
    differ
        .map(|(number, (_, other))| format!("{number}: {other}\n"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_that_differ_are_kept() {
        assert_eq!(differences("a\nb\nc\n", "a\nB\nc\n"), "2: B\n");
        assert_eq!(differences("a\nb\n", "A\nB\n"), "1: A\n2: B\n");
        assert_eq!(differences("a\n", "a\n"), "");
    }

    #[test]
    fn an_area_of_another_length_is_kept_whole() {
        assert_eq!(differences("a\nb\n", "a\n"), "a\n");
        assert_eq!(differences("a\n", "a\nb\n"), "a\nb\n");
    }

    #[test]
    fn each_element_has_its_line() {
        assert_eq!(lines("<g><a/></g>"), "<g>\n<a/>\n</g>\n");
    }
}
