//! Everything an onlooker must be told since it last was: made from its view, so that nothing
//! hidden can be in it.

use std::sync::Arc;

use kernel::{Advice, Seat, SeatSet, Viewer};
use log::{Driver, Sequence, Status, UnixMillis};
use scene::{Scene, Show, Theme};
use serde::{Serialize, Serializer};

use crate::rights::Moment;
use crate::table::Playing as _;
use crate::tally::tally;
use crate::{
    Chapter, ChoiceShown, CourseStep, HelpShown, Line, LinkQuestion, Onlooker, Outcome, Picture,
    Pointed, PromptShown, Refusal, ScoresShown, SeatFacts, SheetShown, Shown, Staged, Table,
    TallyShown, UndoState, choices, outcome, points, speech as say,
};

/// What an onlooker is told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Update {
    /// The table's sequence: what a submission has to answer.
    pub sequence: Sequence,
    /// Where the areas lie; nothing for who wants no pictures.
    pub sheet: SheetShown,
    /// The areas that look different from what the onlooker has.
    pub areas: Vec<Arc<Picture>>,
    /// What the onlooker is asked, or whom it waits for.
    pub prompt: PromptShown,
    /// What it may choose.
    pub choices: Vec<ChoiceShown>,
    /// What happened since.
    pub lines: Vec<Line>,
    /// Points; nothing while they are hidden.
    pub scores: Option<ScoresShown>,
    /// What makes the onlooker's own points, line by line; nothing while they are hidden.
    pub tally: Vec<TallyShown>,
    /// What is open of every seat.
    pub facts: Vec<SeatFacts>,
    /// How far the game is.
    pub progress: ProgressShown,
    /// Everybody, in seat order.
    pub seats: Vec<SeatShown>,
    /// The name of the opponent that no person plays; nothing where there is none.
    pub rival: Option<String>,
    /// What can be taken back.
    pub undo: UndoState,
    /// The owner's question about a new link to a seat.
    pub link: Option<LinkQuestion>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The promise for the seed.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
}

/// How far the game is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ProgressShown {
    /// "Round 8 of 14".
    pub text: String,
    /// The current step, counted from 1, and how many; nothing where the end is open.
    pub step: Option<(u32, u32)>,
}

/// One seat of the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatShown {
    /// The seat, counted from 1.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub seat: Seat,
    /// The name of who sits there.
    pub name: String,
    /// The colour's word.
    pub color: &'static str,
    /// Who decides for it: `person`, `open` or `bot LEVEL`.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub driver: Driver,
    /// Whether it is to act.
    pub to_act: bool,
    /// When its turn runs out.
    pub deadline: Option<UnixMillis>,
}

fn as_text<S: Serializer>(driver: &Driver, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(driver)
}

/// A set of seats as a list of their numbers.
pub(crate) fn seat_list<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter())
}

/// What people are told of a table, without naming its game. Nobody is told more than they may
/// know: `rights` narrows every onlooker.
pub trait Telling {
    /// What the onlooker must be told, given what it has been shown.
    fn update(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Update;

    /// What the onlooker must be told before that, if bots did several things since: how the
    /// table stood in between. Asked for again until there is nothing more.
    fn step(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Option<Update>;

    /// What the seat's actions would lead to, in the eyes of that seat. Whose it is, the caller
    /// knows.
    ///
    /// # Errors
    /// As for submitting them.
    fn stage(
        &mut self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Result<Staged, Refusal>;

    /// What to know about a place or piece that the onlooker sees.
    fn help(&self, pointed: &Pointed<'_>, onlooker: &Onlooker<'_>) -> Option<HelpShown>;

    /// The first page of what the onlooker sees, as a picture of its own.
    fn picture(&self, onlooker: &Onlooker<'_>, theme: Theme) -> String;

    /// How many decisions are in force.
    fn decisions(&self) -> usize;

    /// What an onlooker would have been told after so many decisions (or all there are), without
    /// anything to choose. The update's sequence counts decisions.
    fn past(&self, decisions: usize, onlooker: &Onlooker<'_>, shown: &Shown) -> Update;

    /// Where the chapters begin, the first one at the opening.
    fn chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter>;

    /// Everybody's points from chapter to chapter; nothing while they are hidden.
    fn course(&self, onlooker: &Onlooker<'_>) -> Vec<CourseStep>;

    /// What lies over the pictures if asked for by this key, once these actions are done; nothing
    /// for a key that is none.
    fn overlay(
        &self,
        key: &str,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>>;

    /// What lay over the pictures after so many decisions (or all there are).
    fn past_overlay(
        &self,
        decisions: usize,
        key: &str,
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>>;

    /// Gives the shared pictures back; they are drawn again when somebody looks.
    fn forget_pictures(&mut self);
}

impl<G: Advice + Show> Telling for Table<G> {
    fn update(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Update {
        let onlooker = self.lawful(onlooker, Moment::Now);
        let acts = own_seat(onlooker.viewer);
        self.told(&onlooker, acts, shown)
    }

    fn step(&mut self, onlooker: &Onlooker<'_>, shown: &Shown) -> Option<Update> {
        self.next_step(onlooker, shown)
    }

    fn stage(
        &mut self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Result<Staged, Refusal> {
        self.look_ahead(seat, answered, actions, onlooker)
    }

    fn help(&self, pointed: &Pointed<'_>, onlooker: &Onlooker<'_>) -> Option<HelpShown> {
        self.explain(pointed, onlooker)
    }

    fn picture(&self, onlooker: &Onlooker<'_>, theme: Theme) -> String {
        let onlooker = &self.lawful(onlooker, Moment::Now);
        let view = self.game().view(onlooker.viewer);
        let pages = Scene::pages::<G>(&view, onlooker.format, &onlooker.reader());
        let first = pages.first();
        first.map_or_else(String::new, |page| page.svg(&[], G::symbols(), theme))
    }

    fn decisions(&self) -> usize {
        self.live.played.len()
    }

    fn past(&self, decisions: usize, onlooker: &Onlooker<'_>, shown: &Shown) -> Update {
        self.after(decisions)
            .told(&self.lawful(onlooker, Moment::Past), None, shown)
    }

    fn chapters(&self, onlooker: &Onlooker<'_>) -> Vec<Chapter> {
        self.all_chapters(onlooker)
    }

    fn course(&self, onlooker: &Onlooker<'_>) -> Vec<CourseStep> {
        self.points_by_chapter(onlooker)
    }

    fn overlay(
        &self,
        key: &str,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>> {
        self.laid_over(key, actions, onlooker)
    }

    fn past_overlay(
        &self,
        decisions: usize,
        key: &str,
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>> {
        self.was_laid_over(decisions, key, onlooker)
    }

    fn forget_pictures(&mut self) {
        self.forget_drawn();
    }
}

impl<G: Advice + Show> Table<G> {
    /// The same for eyes that are known to be allowed; `acts` is the seat that may do something.
    pub(crate) fn told(
        &mut self,
        onlooker: &Onlooker<'_>,
        acts: Option<Seat>,
        shown: &Shown,
    ) -> Update {
        let (game, reader) = (&self.live.now.game, onlooker.reader());
        let view = game.view(onlooker.viewer);
        let (sheet, areas) = if shown.blind {
            Default::default()
        } else {
            let sheet = G::sheet(&view, onlooker.format, &reader);
            let mut areas = self.gallery.pictures(game, &view, &sheet, onlooker);
            areas.retain(|picture| !shown.has(picture));
            (SheetShown::new::<G>(&sheet, &reader), areas)
        };
        let progress = G::progress(&view, &reader);
        let decides = acts.filter(|seat| self.decides(*seat));
        let over = self.is_over();
        Update {
            sequence: self.sequence(),
            sheet,
            areas,
            prompt: self.prompt(&view, decides, onlooker),
            choices: choices::choices(game, &view, decides, &reader),
            lines: self.lines(shown.sequence, onlooker),
            scores: onlooker
                .points
                .then(|| points::scores(game, &view, &reader)),
            tally: match onlooker.points {
                true => tally::<G>(&view, own_seat(onlooker.viewer), &reader),
                false => Vec::new(),
            },
            facts: points::facts(game, &view, &reader),
            progress: ProgressShown {
                text: progress.text,
                step: progress.step,
            },
            seats: self
                .seats()
                .iter()
                .map(|seat| self.seat_shown(seat, onlooker))
                .collect(),
            rival: points::rival::<G>(&view, &reader),
            undo: self.undo_state(acts),
            link: self.link_question(),
            outcome: outcome::outcome(game, &view, &reader),
            commitment: self.commitment.to_string(),
            seed: over.then(|| self.live.now.seed.to_string()),
        }
    }

    /// Whether the seat must decide: it is a person's and to act.
    pub(crate) fn decides(&self, seat: Seat) -> bool {
        let person = self.check_open().and(self.check_person(seat));
        person.and(self.check_turn(seat)).is_ok()
    }

    fn prompt(
        &self,
        view: &G::View,
        decides: Option<Seat>,
        onlooker: &Onlooker<'_>,
    ) -> PromptShown {
        if self.status() != Status::Waiting {
            let reader = onlooker.reader();
            return choices::prompt(self.game(), view, decides, &reader);
        }
        PromptShown {
            yours: false,
            title: say::error_waiting(&onlooker.speech.table),
            note: String::new(),
            answers: Vec::new(),
            kinds: Vec::new(),
        }
    }

    pub(crate) fn seat_shown(&self, seat: Seat, onlooker: &Onlooker<'_>) -> SeatShown {
        let reader = onlooker.reader();
        SeatShown {
            seat,
            name: reader.name(seat).to_string(),
            color: reader.color(seat).as_str(),
            driver: self.live.now.drivers[seat],
            to_act: self.to_act().contains(seat),
            deadline: self.deadline(seat),
        }
    }
}

pub(crate) fn own_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}
