//! What would be: actions applied to a clone, nothing logged. It stops before an action that
//! reveals something to the seat, after one that reveals something to others, before the end, and
//! at another seat's decision.

use std::sync::Arc;

use kernel::{Advice, Game, Seat, Viewer, vocabulary};
use log::{Entry, Payload, Sequence, UnixMillis};
use scene::Show;
use serde::Serialize;

use crate::branch::Branch;
use crate::rights::Moment;
use crate::submit::legal_action;
use crate::tally::tally;
use crate::update::own_seat;
use crate::{
    ChoiceShown, FactShown, Onlooker, Picture, PromptShown, Refusal, ScoresShown, SeatScore,
    SheetShown, Table, TallyShown, choices, points,
};

/// When staged entries are made: they are nobody's yet.
const UNTIMED: UnixMillis = UnixMillis(0);

vocabulary! {
    /// Why staging stopped.
    pub enum Stop: "stop" {
        /// Everything was staged, and the seat goes on.
        Done = "done",
        /// The next action would reveal something, or the last one does so to others only.
        Reveals = "reveals",
        /// Another seat decides next.
        OtherSeat = "other-seat",
        /// The next action would end the game, and the end reveals everything.
        Over = "over",
    }
}

/// What staged actions lead to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Staged {
    /// What it answers to: submitting must name the same number.
    pub sequence: Sequence,
    /// How many of the actions are staged.
    pub staged: usize,
    /// Why no more.
    #[cfg_attr(
        feature = "types",
        ts(type = "\"done\" | \"reveals\" | \"other-seat\" | \"over\"")
    )]
    pub stop: Stop,
    /// Where the areas lie.
    pub sheet: SheetShown,
    /// The areas that look different from what is on the table.
    pub areas: Vec<Arc<Picture>>,
    /// Points that change; nothing where they are hidden.
    pub scores: Vec<Change<i32>>,
    /// Open things that change.
    pub facts: Vec<Change<String>>,
    /// What would make the seat's points, line by line; nothing where they are hidden.
    pub tally: Vec<TallyShown>,
    /// What the seat is asked next.
    pub prompt: PromptShown,
    /// What it may choose next.
    pub choices: Vec<ChoiceShown>,
}

/// Something that changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Change<T> {
    /// Whose; nobody's where it is the rival's.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub seat: Option<Seat>,
    /// What it is called: a category, or an open thing.
    pub name: String,
    /// How much there is.
    pub old: T,
    /// How much there would be.
    pub new: T,
}

struct Ahead<'a, G: Game> {
    branch: Branch<'a, G>,
    staged: usize,
    stop: Stop,
}

impl<G: Advice + Show> Table<G> {
    /// What the seat's actions would lead to, in the eyes of that seat. Whose it is, the caller
    /// knows.
    pub(crate) fn look_ahead(
        &mut self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Result<Staged, Refusal> {
        self.check_open()?;
        self.check_person(seat)?;
        self.check_fresh(seat, answered)?;
        self.check_turn(seat)?;
        let own = Onlooker {
            viewer: Viewer::Seat(seat),
            ..*onlooker
        };
        let onlooker = self.lawful(&own, Moment::Now);
        let ahead = look_ahead(self.branch(), seat, actions)?;
        let (staged, stop, next) = (ahead.staged, ahead.stop, ahead.branch.game().clone());
        Ok(self.staged(seat, (staged, stop), &next, &onlooker))
    }

    /// The viewer's seat if it must decide, and the table as it would be after its actions. They
    /// are without effect where they are not possible any more.
    pub(crate) fn as_staged(
        &self,
        viewer: Viewer,
        actions: &[String],
    ) -> (Option<Seat>, Branch<'_, G>) {
        let seat = own_seat(viewer).filter(|seat| self.decides(*seat));
        let ahead = seat.and_then(|seat| look_ahead(self.branch(), seat, actions).ok());
        let staged = ahead.map_or_else(|| self.branch(), |ahead| ahead.branch);
        (seat, staged)
    }

    fn staged(
        &mut self,
        seat: Seat,
        (staged, stop): (usize, Stop),
        next: &G,
        onlooker: &Onlooker<'_>,
    ) -> Staged {
        let reader = onlooker.reader();
        let now = &self.live.now.game;
        let decides = next.to_act().contains(seat).then_some(seat);
        let (before, after) = (now.view(onlooker.viewer), next.view(onlooker.viewer));
        let sheet = G::sheet(&after, onlooker.format, &reader);
        let old_sheet = G::sheet(&before, onlooker.format, &reader);
        let old = self.gallery.pictures(now, &before, &old_sheet, onlooker);
        // The staged state is nobody's but the seat's: its pictures are not put on a shelf.
        let mut aside = crate::areas::Gallery::default();
        let mut areas = aside.pictures(next, &after, &sheet, onlooker);
        areas.retain(|picture| !old.contains(picture));
        Staged {
            sequence: self.live.sequence(),
            staged,
            stop,
            sheet: SheetShown::new::<G>(&sheet, &reader),
            areas,
            scores: if onlooker.points {
                score_changes(
                    &points::scores(now, &before, &reader),
                    &points::scores(next, &after, &reader),
                )
            } else {
                Vec::new()
            },
            tally: match onlooker.points {
                true => tally::<G>(&after, Some(seat), &reader),
                false => Vec::new(),
            },
            facts: fact_changes(
                &points::facts(now, &before, &reader),
                &points::facts(next, &after, &reader),
            ),
            prompt: choices::prompt(next, &after, decides, &reader),
            choices: choices::choices(next, &after, decides, &reader),
        }
    }
}

/// Applies as many of the actions as reveal nothing and are the seat's, with the forced choices
/// between them.
fn look_ahead<'a, G: Game>(
    branch: Branch<'a, G>,
    seat: Seat,
    actions: &[String],
) -> Result<Ahead<'a, G>, Refusal> {
    let mut ahead = Ahead {
        branch,
        staged: 0,
        stop: Stop::Done,
    };
    for (index, text) in actions.iter().enumerate() {
        let action = legal_action(ahead.branch.game(), seat, index, text)?;
        let entry = Entry::of_seat(seat, Payload::Action(action), UNTIMED);
        ahead.stop = match ahead.branch.ahead(entry.clone()) {
            Ok(next) => {
                ahead.branch = next;
                ahead.staged += 1;
                ahead.go_on(seat)
            }
            Err(Stop::Reveals) => ahead.show(seat, entry),
            Err(stop) => stop,
        };
        if ahead.stop != Stop::Done {
            break;
        }
    }
    Ok(ahead)
}

impl<G: Game> Ahead<'_, G> {
    /// What the seat shows to others is no secret to itself; what comes after it is not looked at.
    fn show(&mut self, seat: Seat, entry: Entry<G::Action>) -> Stop {
        if let Some(next) = self.branch.known_to(seat, entry) {
            self.branch = next;
            self.staged += 1;
        }
        Stop::Reveals
    }

    /// Plays what is forced, and says whether the seat goes on.
    fn go_on(&mut self, seat: Seat) -> Stop {
        while let Some(next) = self.branch.forced(seat, UNTIMED) {
            self.branch = next;
        }
        let own = self.branch.game().to_act().contains(seat);
        if own { Stop::Done } else { Stop::OtherSeat }
    }
}

fn score_changes(old: &ScoresShown, new: &ScoresShown) -> Vec<Change<i32>> {
    let seats = (0..).map(Seat::from_index);
    let seats = seats.zip(old.seats.iter().zip(&new.seats));
    let rival = old.rival.iter().zip(&new.rival).map(|both| (None, both));
    let changes = seats
        .chain(rival)
        .flat_map(|(seat, (old, new))| category_changes(seat, old, new));
    changes.collect()
}

/// The categories whose points differ; one that is not told counts nothing.
fn category_changes(seat: Option<Seat>, old: &SeatScore, new: &SeatScore) -> Vec<Change<i32>> {
    let points = |score: &SeatScore, category: &str| {
        let mut items = score.items.iter();
        items
            .find(|item| item.category == category)
            .map_or(0, |item| item.points)
    };
    let missing = |item: &&crate::ItemShown| {
        !old.items
            .iter()
            .any(|other| other.category == item.category)
    };
    let all = old.items.iter().chain(new.items.iter().filter(missing));
    let change = all.map(|item| Change {
        seat,
        name: item.name.clone(),
        old: points(old, item.category),
        new: points(new, item.category),
    });
    change.filter(|change| change.old != change.new).collect()
}

fn fact_changes(old: &[crate::SeatFacts], new: &[crate::SeatFacts]) -> Vec<Change<String>> {
    let change = |seat, old: &FactShown, new: &FactShown| Change {
        seat: Some(seat),
        name: new.name.clone(),
        old: old.value.clone(),
        new: new.value.clone(),
    };
    let pairs = old.iter().zip(new).flat_map(|(old, new)| {
        let facts = old.facts.iter().zip(&new.facts);
        facts.map(move |(before, after)| change(old.seat, before, after))
    });
    pairs.filter(|change| change.old != change.new).collect()
}
