//! A step that somebody takes: its position as a table of its own, which nobody keeps.

use kernel::{BySeat, Dealing, Record, Viewer};
use log::{Entry, Occupant, Origin, Pace, Payload, PlayerId, UnixMillis, Visibility};
use scene::{Cast, Format, Lang, SeatColor};
use table::{
    AnyTable, Deal, HelpShown, Onlooker, OpenError, Pointed, Refusal, Shown, Speech, Staged, Update,
};

use super::{Guide, Part, Step, Verdict};
use crate::wire::{Judged, LessonAnswer, LessonShown, OverlayAreas, OverlayWanted, Request};
use crate::{Error, Translations, names};

/// When a lesson is played.
const UNTIMED: UnixMillis = UnixMillis(0);

/// A step with its position.
#[derive(Debug)]
pub struct Lesson {
    guide: &'static Guide,
    step: &'static Step,
    table: Box<dyn AnyTable>,
    cast: Cast,
    lang: Lang,
    format: Format,
}

impl Lesson {
    /// Opens the position of a step.
    ///
    /// # Errors
    /// The record does not hold; the tests would have said so.
    pub fn open(
        guide: &'static Guide,
        step: &'static Step,
        lang: Lang,
        format: Format,
    ) -> Result<Lesson, OpenError> {
        let record = guide.record(&step.record);
        let seats = record.header.seats;
        let log = record.entries.iter().take(step.decisions).map(|entry| {
            let action = Payload::Action(entry.action.clone());
            Entry::of_seat(entry.seat, action, UNTIMED)
        });
        let log: Vec<Entry<String>> = log.collect();
        let player = |seat: kernel::Seat| scene::Player {
            name: names::roman(seat.number() as u64 - 1, |_| false).to_string(),
            color: SeatColor::of(seat),
        };
        Ok(Lesson {
            guide,
            step,
            table: guide.game.open(deal(record), &log)?,
            cast: Cast::new(BySeat::from_fn(seats, player)),
            lang,
            format,
        })
    }

    /// What the person sees first.
    pub fn show(&mut self, translations: &Translations) -> LessonShown {
        let words = self.guide.words(self.lang);
        LessonShown {
            seat: self.step.seat,
            follows: self.guide.follows(self.step).as_str(),
            title: self.step.title(words),
            why: self.step.say(Part::Why, words),
            task: self.step.say(Part::Task, words),
            example: self.step.example.clone(),
            rules: self.step.rules.clone(),
            update: self.update(translations),
        }
    }

    /// The position. What was done before it is not the person's to take back.
    fn update(&mut self, translations: &Translations) -> Update {
        let onlooker = onlooker(
            self.step,
            self.format,
            &self.cast,
            self.speech(translations),
        );
        let mut update = self.table.update(&onlooker, &Shown::default());
        update.undo.free.clear();
        update.undo.ask = None;
        update
    }

    /// What actions would lead to.
    ///
    /// # Errors
    /// They are not allowed.
    pub fn stage(
        &mut self,
        actions: &[String],
        translations: &Translations,
    ) -> Result<Staged, Refusal> {
        let onlooker = onlooker(
            self.step,
            self.format,
            &self.cast,
            self.speech(translations),
        );
        let sequence = self.table.sequence();
        self.table
            .stage(self.step.seat, sequence, actions, &onlooker)
    }

    /// Whether actions are what the lesson wants, and what is said to that.
    ///
    /// # Errors
    /// They are not allowed.
    pub fn judge(
        &mut self,
        actions: &[String],
        translations: &Translations,
    ) -> Result<Judged, Refusal> {
        if actions.is_empty() {
            return Err(Refusal::NoAction);
        }
        let staged = self.stage(actions, translations)?;
        let verdict = self.step.judge(actions, &staged);
        let part = match verdict {
            Verdict::Right => Some(Part::Well),
            Verdict::SoFar => None,
            Verdict::Other => Some(Part::Other),
        };
        let words = self.guide.words(self.lang);
        let sentence = part.map(|part| self.step.say(part, words));
        Ok(Judged {
            verdict: verdict.as_str(),
            sentence: sentence.unwrap_or_default(),
        })
    }

    /// What to know about a place or piece.
    pub fn help(&self, pointed: &Pointed<'_>, translations: &Translations) -> Option<HelpShown> {
        let onlooker = onlooker(
            self.step,
            self.format,
            &self.cast,
            self.speech(translations),
        );
        self.table.help(pointed, &onlooker)
    }

    /// What lies over the pictures; nothing for a key that is none.
    pub fn overlay(
        &self,
        wanted: &OverlayWanted,
        translations: &Translations,
    ) -> Option<OverlayAreas> {
        let speech = self.speech(translations);
        let onlooker = onlooker(self.step, self.format, &self.cast, speech);
        let areas = self
            .table
            .overlay(&wanted.key, &wanted.actions, &onlooker)?;
        let sequence = self.table.sequence();
        Some(OverlayAreas { sequence, areas })
    }

    /// What comes of a request. Nothing is kept.
    ///
    /// # Errors
    /// It is not allowed, or nothing that a lesson could do.
    pub fn answer(
        &mut self,
        request: Request,
        translations: &Translations,
    ) -> Result<LessonAnswer, Error> {
        match request {
            Request::Stage(wanted) => {
                let staged = self.stage(&wanted.actions, translations)?;
                Ok(LessonAnswer::Staged(Box::new(staged)))
            }
            Request::Submit(wanted) => {
                let judged = self.judge(&wanted.actions, translations)?;
                Ok(LessonAnswer::Judged(judged))
            }
            Request::Help(wanted) => {
                let help = self.help(&wanted.pointed(), translations);
                help.map(LessonAnswer::Help).ok_or(Error::UnknownHelp)
            }
            Request::Overlay(wanted) => {
                let overlay = self.overlay(&wanted, translations);
                overlay.map(LessonAnswer::Overlay).ok_or(Error::UnknownHelp)
            }
            Request::Undo(_)
            | Request::Agree(_)
            | Request::Decline(_)
            | Request::AskLink(_)
            | Request::HandOver(_) => Err(Error::Malformed("a lesson has no log".to_string())),
        }
    }

    fn speech<'a>(&self, translations: &'a Translations) -> &'a Speech {
        translations.of(self.guide.game, self.lang)
    }
}

/// The deal of a kept game, with people on all seats, who are nobody in particular.
fn deal(record: &Record) -> Deal {
    let header = &record.header;
    let anybody = Occupant::person(PlayerId::from_random([0; 16]));
    let people = BySeat::from_fn(header.seats, |_| anybody.clone());
    Deal {
        rules_version: header.rules_version,
        options: header.options.clone(),
        origin: Origin::running(people, UNTIMED),
        owner: None,
        visibility: Visibility::Private,
        dealing: Dealing::Seed,
        secret: header.seed.expect("a kept record tells its seed").into(),
        known_deal: true,
        pace: Pace::Unlimited,
        hide_scores: false,
    }
}

fn onlooker<'a>(step: &Step, format: Format, cast: &'a Cast, speech: &'a Speech) -> Onlooker<'a> {
    Onlooker::new(speech, cast, Viewer::Seat(step.seat), format)
}
