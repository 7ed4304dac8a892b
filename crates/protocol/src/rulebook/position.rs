//! The position of a figure: reached by playing a kept record, so that every figure is one of a
//! real game. Here it is drawn, counted and asked for what the table would say.

use kernel::{BySeat, Game, Illegal as _, Record, Seat, Setup, Viewer, Vocabulary as _};
use scene::{
    Area, Cast, Hit, Lang, Point, Reader, Rect, Scene, SeatColor, Shape, Show, State, Transform,
};
use table::{AnyGame, ScoresShown, with_game};

use super::source::{Figure, Marked, Verdict};
use crate::names;
use crate::wire::{ExampleShown, RefusalShown};

/// A figure with the place of its record that it shows.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// Of which game.
    pub game: AnyGame,
    /// The game that was played.
    pub record: &'a Record,
    /// After so many decisions.
    pub decisions: usize,
    /// Whose eyes and moves.
    pub seat: Seat,
    /// What is drawn of it.
    pub figure: &'a Figure,
}

/// Where the moves of a figure lead.
struct Reached<G: Game> {
    before: G,
    after: G,
    refusal: Option<G::Illegal>,
}

impl Position<'_> {
    /// The picture, for the page.
    ///
    /// # Errors
    /// The source does not hold; the tests would have said so.
    pub fn draw(&self, lang: Lang, label: &str) -> Result<String, String> {
        with_game!(self.game, G => self.draw_as::<G>(lang, label))
    }

    /// What the table says, where the figure shows something that is not allowed.
    ///
    /// # Errors
    /// The source does not hold.
    pub fn refusal(&self, lang: Lang) -> Result<Option<RefusalShown>, String> {
        with_game!(self.game, G => self.refusal_as::<G>(lang))
    }

    /// Everybody's points.
    ///
    /// # Errors
    /// The source does not hold.
    pub fn example(&self, lang: Lang) -> Result<ExampleShown, String> {
        with_game!(self.game, G => self.example_as::<G>(lang))
    }

    /// The points of a category; `total` for all, `gain` for what the figure's move brings.
    ///
    /// # Errors
    /// The source does not hold, or the game has no such category.
    pub fn points(&self, category: &str, seat: Seat) -> Result<i32, String> {
        with_game!(self.game, G => self.points_as::<G>(category, seat))
    }

    fn draw_as<G: Show>(&self, lang: Lang, label: &str) -> Result<String, String> {
        let game = self.reach::<G>()?.after;
        let (words, cast) = (scene::Words::new(lang, &G::WORDS), self.cast());
        let viewer = Viewer::Seat(self.seat);
        let reader = Reader::new(&words, &cast, viewer);
        let pages = Scene::pages::<G>(&game.view(viewer), self.figure.format, &reader);
        let mut areas = pages.iter().flat_map(|page| &page.areas);
        let wanted = areas.find(|area| area.id().to_string() == self.figure.area);
        let area = wanted.ok_or_else(|| format!("there is no area {}", self.figure.area))?;
        let part = part(area, self.figure)?;
        let marks = self.figure.marks.iter().map(|mark| marked(area, mark));
        let marks: Vec<(Shape, State)> = marks.collect::<Result<_, _>>()?;
        Ok(area.detail(part, &marks, label))
    }

    fn refusal_as<G: Show>(&self, lang: Lang) -> Result<Option<RefusalShown>, String> {
        let words = scene::Words::new(lang, &G::WORDS);
        let refusal = self.reach::<G>()?.refusal;
        Ok(refusal.map(|illegal| RefusalShown {
            sentence: G::refusal(&words, illegal),
            rule: illegal.rule(),
        }))
    }

    fn example_as<G: Show>(&self, lang: Lang) -> Result<ExampleShown, String> {
        let words = scene::Words::new(lang, &G::WORDS);
        let scores = self.reach::<G>()?.after.scores();
        let seats = || self.record.header.seats.iter();
        Ok(ExampleShown {
            names: seats().map(name).collect(),
            colors: seats().map(|seat| SeatColor::of(seat).as_str()).collect(),
            rival: scores.rival.as_ref().and_then(|_| G::rival(&words)),
            scores: ScoresShown::of::<G>(&scores, &words),
        })
    }

    fn points_as<G: Show>(&self, category: &str, seat: Seat) -> Result<i32, String> {
        let reached = self.reach::<G>()?;
        let (before, after) = (reached.before.scores(), reached.after.scores());
        match category {
            "total" => Ok(after.totals()[seat]),
            "gain" => Ok(after.totals()[seat] - before.totals()[seat]),
            _ => {
                let mut items = after.seats[seat].iter();
                let found = items.find(|(known, _)| known.as_str() == category);
                let found = found.map(|(_, points)| *points);
                found.ok_or_else(|| format!("there is no category {category}"))
            }
        }
    }

    fn reach<G: Game>(&self) -> Result<Reached<G>, String> {
        let mut game = begun::<G>(self.record)?;
        for entry in self.record.entries.iter().take(self.decisions) {
            play(&mut game, entry.seat, &entry.action)?.map_err(|illegal| illegal.to_string())?;
        }
        let before = game.clone();
        for (index, text) in self.figure.actions.iter().enumerate() {
            let last = index + 1 == self.figure.actions.len();
            match play(&mut game, self.seat, text)? {
                Err(illegal) if last && self.figure.verdict == Some(Verdict::Refused) => {
                    return Ok(Reached {
                        before,
                        after: game,
                        refusal: Some(illegal),
                    });
                }
                Err(illegal) => return Err(format!("{text}: {illegal}")),
                Ok(()) => {}
            }
        }
        match self.figure.verdict {
            Some(Verdict::Refused) => Err("what should be refused is allowed".to_string()),
            _ => Ok(Reached {
                before,
                after: game,
                refusal: None,
            }),
        }
    }

    fn cast(&self) -> Cast {
        let player = |seat| scene::Player {
            name: name(seat),
            color: SeatColor::of(seat),
        };
        Cast::new(BySeat::from_fn(self.record.header.seats, player))
    }
}

fn name(seat: Seat) -> String {
    names::roman(seat.number() as u64 - 1, |_| false).to_string()
}

/// The game of a record before its first decision.
fn begun<G: Game>(record: &Record) -> Result<G, String> {
    let header = &record.header;
    let options = header.options.iter();
    let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
    let setup = Setup::<G>::of_rules(header.rules_version, header.seats.count(), options);
    let setup = setup.map_err(|error| error.to_string())?;
    let seed = header.seed.ok_or("the record does not tell its seed")?;
    Ok(G::new(&setup, &seed))
}

/// Does what a text says, if it may be done.
fn play<G: Game>(game: &mut G, seat: Seat, text: &str) -> Result<Result<(), G::Illegal>, String> {
    let action = text.parse::<G::Action>();
    let action = action.map_err(|error| format!("{text}: {error}"))?;
    Ok(game.try_apply(seat, action, &mut ()))
}

fn outline(area: &Area, hit: &str) -> Result<Shape, String> {
    let parsed: Option<Hit> = hit.parse().ok();
    let found = parsed.and_then(|hit| area.outline(&hit));
    found.ok_or_else(|| format!("{hit} is not drawn in {}", area.id()))
}

fn marked(area: &Area, mark: &Marked) -> Result<(Shape, State), String> {
    let shape = outline(area, &mark.hit)?;
    if !mark.meets.is_empty() {
        return Ok((corner(area, &shape, &mark.meets)?, mark.state));
    }
    let Some((from, to)) = &mark.moved else {
        return Ok((shape, mark.state));
    };
    let middle = |hit| outline(area, hit).map(|shape| shape.bounds().center());
    let (from, to) = (middle(from)?, middle(to)?);
    let by = Transform::to(to.x - from.x, to.y - from.y);
    Ok((shape.placed(by), mark.state))
}

/// How far corners of pieces that meet lie apart at most, and how large their mark is.
const MEETING: f32 = 14.0;

/// A ring round the corner where a piece meets others.
fn corner(area: &Area, shape: &Shape, others: &[String]) -> Result<Shape, String> {
    let corners = |shape: &Shape| match shape {
        Shape::Polygon(corners) => corners.clone(),
        _ => Vec::new(),
    };
    let others = others.iter().map(|hit| outline(area, hit));
    let others: Vec<Shape> = others.collect::<Result<_, _>>()?;
    let near = |a: &Point, b: &Point| (a.x - b.x).abs() < MEETING && (a.y - b.y).abs() < MEETING;
    let common = |at: &Point| {
        let mut all = others.iter();
        all.all(|other| corners(other).iter().any(|corner| near(at, corner)))
    };
    let found = corners(shape).into_iter().find(common);
    let at = found.ok_or_else(|| format!("the pieces do not meet in {}", area.id()))?;
    Ok(Shape::circle(at.x, at.y, MEETING * 2.6))
}

/// What is shown of the area: around the named places, in the wanted proportion.
fn part(area: &Area, figure: &Figure) -> Result<Rect, String> {
    let whole = scene::rect(0.0, 0.0, area.size().w, area.size().h);
    let shapes = figure.around.iter().map(|hit| outline(area, hit));
    let boxes = shapes.map(|shape| shape.map(|shape| shape.bounds()));
    let boxes: Vec<Rect> = boxes.collect::<Result<_, _>>()?;
    let corners = boxes
        .iter()
        .flat_map(|b| [scene::point(b.x, b.y), scene::point(b.right(), b.bottom())]);
    let corners: Vec<_> = corners.collect();
    let part = Rect::bounding(&corners).unwrap_or(whole);
    Ok(widened(part.inset(-figure.margin), figure.aspect))
}

/// The same middle, as wide or as high as the proportion asks for.
fn widened(r: Rect, aspect: f32) -> Rect {
    let (w, h) = (r.w.max(r.h * aspect), r.h.max(r.w / aspect));
    let middle = r.center();
    scene::rect(middle.x - w / 2.0, middle.y - h / 2.0, w, h)
}
