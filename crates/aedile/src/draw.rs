//! `aedile draw`: a position or all pieces of a game as SVG or PNG.

use std::path::{Path, PathBuf};

use kernel::{Game, Record, Seed, Viewer, replay, replay_with};
use scene::{Cast, Format, Reader, Scene, Show, Words};
use table::{AnyGame, with_game};

use crate::args::DrawArgs;
use crate::failure::Failure;
use crate::{file, options};

/// Pixels to the unit in a PNG.
const PNG_SCALE: f32 = 2.0;

/// Draws what was asked for.
pub fn draw(args: &DrawArgs) -> Result<(), Failure> {
    let kind = PictureKind::of(&args.out)?;
    let named = args.subject.to_str().and_then(|word| word.parse().ok());
    let (game, record): (AnyGame, _) = match named {
        Some(game) => (game, None),
        None if args.components => {
            let name = args.subject.display();
            return Err(Failure::Input(format!(
                "{name} is no game; components are a game's"
            )));
        }
        None => {
            let (game, record) = file::read(&args.subject)?;
            (game, Some(record))
        }
    };
    let picture = Picture { args, record, kind };
    with_game!(game, G => picture.draw::<G>())
}

/// What a picture's file is.
#[derive(Clone, Copy)]
enum PictureKind {
    Svg,
    Png,
}

impl PictureKind {
    fn of(path: &Path) -> Result<PictureKind, Failure> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(PictureKind::Svg),
            Some("png") => Ok(PictureKind::Png),
            _ => {
                let name = path.display();
                Err(Failure::Input(format!("{name} must end in .svg or .png")))
            }
        }
    }
}

/// What was asked for.
struct Picture<'a> {
    args: &'a DrawArgs,
    record: Option<Record>,
    kind: PictureKind,
}

impl Picture<'_> {
    fn draw<G: Show>(self) -> Result<(), Failure> {
        let words = Words::new(self.args.lang, &G::WORDS);
        let pages = if self.args.components {
            let cast = Cast::unnamed(max_seats::<G>(), &words);
            let reader = Reader::new(&words, &cast, Viewer::Spectator);
            vec![Scene::stacked(G::components(&reader))]
        } else {
            let game = self.position::<G>()?;
            let cast = Cast::unnamed(game.seats(), &words);
            let viewer = viewer(self.args, &game)?;
            let reader = Reader::new(&words, &cast, viewer);
            let pages = Scene::pages::<G>(&game.view(viewer), self.args.format, &reader);
            match self.args.format {
                Format::Wide => Scene::joined(pages).into_iter().collect(),
                Format::Short | Format::Narrow | Format::Thumb => pages,
            }
        };
        let pictures = pages.iter().map(|page| self.picture::<G>(page));
        let pictures: Vec<Vec<u8>> = pictures.collect::<Result<_, _>>()?;
        let paths = (0..pictures.len()).map(|index| numbered(&self.args.out, index));
        file::write_all(&paths.zip(pictures).collect::<Vec<_>>())
    }

    /// The position to be drawn: of the record, or the opening of seed 0.
    fn position<G: Game>(&self) -> Result<G, Failure> {
        let args = self.args;
        let Some(record) = &self.record else {
            let seats = args.seats.unwrap_or(G::META.max_seats);
            let setup = options::setup::<G>(seats, &args.set)?;
            return match args.at {
                None | Some(0) => Ok(G::new(&setup, &Seed::of_series(0, 0))),
                Some(_) => Err(Failure::Input("an opening has no actions yet".to_string())),
            };
        };
        if args.seats.is_some() || !args.set.is_empty() {
            let text = "a record has its own seats and options".to_string();
            return Err(Failure::Input(text));
        }
        let refuted = |error| file::refuted(&args.subject, &error);
        let Some(at) = args.at else {
            return Ok(replay::<G>(record).map_err(refuted)?.last);
        };
        let mut wanted = None;
        let mut step = 0;
        let played = replay_with::<G>(record, |game, _, _| {
            if step == at {
                wanted = Some(game.clone());
            }
            step += 1;
        });
        let last = played.map_err(refuted)?.last;
        match wanted {
            Some(game) => Ok(game),
            None if at == step => Ok(last),
            None => Err(Failure::Input(format!(
                "the record has {step} actions, not {at}"
            ))),
        }
    }

    fn picture<G: Show>(&self, page: &Scene) -> Result<Vec<u8>, Failure> {
        let svg = page.svg(&[], G::symbols(), self.args.theme);
        match self.kind {
            PictureKind::Svg => Ok(svg.into_bytes()),
            PictureKind::Png => {
                scene::png(&svg, PNG_SCALE).map_err(|error| Failure::Input(error.to_string()))
            }
        }
    }
}

fn max_seats<G: Game>() -> kernel::Seats {
    kernel::Seats::new(G::META.max_seats).expect("a game fits the largest table")
}

/// A seat if one is named; else a spectator, who may see everything once the game is over.
fn viewer<G: Game>(args: &DrawArgs, game: &G) -> Result<Viewer, Failure> {
    match args.viewer {
        Some(seat) if game.seats().contains(seat) => Ok(Viewer::Seat(seat)),
        Some(seat) => {
            let text = format!("there is no seat {seat} at a table of {}", game.seats());
            Err(Failure::Input(text))
        }
        None if game.is_over() => Ok(Viewer::Everything),
        None => Ok(Viewer::Spectator),
    }
}

/// `x.png`, `x-2.png`, `x-3.png`: one file a page.
fn numbered(path: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return path.to_path_buf();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{}.{ending}", index + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_pages_get_a_number() {
        let path = Path::new("folder/table.v1.png");
        assert_eq!(numbered(path, 0), path);
        assert_eq!(numbered(path, 2), Path::new("folder/table.v1-3.png"));
    }
}
