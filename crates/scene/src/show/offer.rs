//! The trait [`Offer`]: a game's choices as places and pieces to click.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Seat};

use crate::{Glyph, Hit, Reader, Words};

/// A game's own names for places and pieces: a closed enum whose text is `kind:name`, with `@seat`
/// where seats own like things.
pub trait HitName:
    Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static
{
}

impl<T> HitName for T where
    T: Copy + Eq + Ord + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static
{
}

/// A game whose choices can be pointed at. Each legal action is a [`Choice`]. A person clicks hits;
/// a choice survives while every clicked hit is in its path or marks, in any order; several left
/// with all clicks used are cycled in list order (rotations). The same choices are buttons, nested
/// by path step.
pub trait Offer: Game {
    /// What can be pointed at.
    type Hit: HitName;

    /// A legal action of the seat as something to choose.
    fn choice(
        view: &Self::View,
        seat: Seat,
        action: Self::Action,
        reader: &Reader<'_>,
    ) -> Choice<Self::Hit>;

    /// What places and pieces of a kind are called where one more is to be clicked, by the kind in
    /// their text: "a card of your hand" for `hand`. Every kind that is in a path of several.
    fn kinds(_words: &Words) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// A place or piece in words: "Foundry, Fabius, C3 to D4, 3 silver, 5 points".
    fn hit_name(view: &Self::View, hit: Self::Hit, reader: &Reader<'_>) -> String;

    /// What to know about a place or piece.
    fn help(view: &Self::View, hit: Self::Hit, reader: &Reader<'_>) -> Help;

    /// Why the seat, which is to act, cannot use a place or piece now, given the hits it has
    /// clicked so far. Only asked where no choice goes on with it; `None` where the place plays no
    /// part in what is asked.
    fn why_not(
        _view: &Self::View,
        _seat: Seat,
        _clicked: &[Self::Hit],
        _hit: Self::Hit,
        _reader: &Reader<'_>,
    ) -> Option<WhyNot> {
        None
    }

    /// What makes the seat's points now, line by line: together they are the points that the view
    /// knows. Nothing where a game tells no more than its categories.
    fn tally(_view: &Self::View, _seat: Seat, _reader: &Reader<'_>) -> Vec<Tally<Self::Hit>> {
        Vec::new()
    }

    /// Which pieces an event moves. Who has one of the two places in no picture is shown nothing.
    fn moves(event: &Self::Event) -> Vec<Motion<Self::Hit>>;
}

/// A legal action as something to choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<H> {
    /// Complete, for lists and screen readers: "Build Luxury Residence 3 in row 1, column 2".
    /// Unique among the seat's choices.
    pub label: String,
    /// A verb with an object, for the one filled button once the choice is made: "Build here".
    pub button: String,
    /// What it costs and brings: "2 of your 2 bricks. No coins needed." May be empty.
    pub note: String,
    /// What the button shows.
    pub glyph: Option<Glyph>,
    /// The hits a person would click, in order; none for what is a button only.
    pub path: Vec<H>,
    /// The places it would cover or change.
    pub marks: Vec<H>,
    /// The key of the prompt's [`Answer`](crate::Answer) that it belongs to; `None` where the
    /// prompt has none, or where it belongs to none of them.
    pub answer: Option<&'static str>,
    /// Whether it only says what the next choice is about, whose sentence tells it as well.
    pub leads: bool,
}

impl<H: HitName> Choice<H> {
    /// The same with hits as text.
    pub fn spelled(self) -> Choice<Hit> {
        Choice {
            label: self.label,
            button: self.button,
            note: self.note,
            glyph: self.glyph,
            path: self.path.into_iter().map(Hit::of).collect(),
            marks: self.marks.into_iter().map(Hit::of).collect(),
            answer: self.answer,
            leads: self.leads,
        }
    }
}

/// What to know about a place or piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// A few sentences.
    pub text: String,
    /// The ids of the rules it comes from.
    pub rules: Vec<&'static str>,
}

/// Why a place or piece cannot be used now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// One sentence: "2 silver short".
    pub text: String,
    /// The id of the rule that says so.
    pub rule: &'static str,
}

/// A piece that goes from one place to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion<H> {
    /// Where it was before the event.
    pub from: H,
    /// Where it is after the event.
    pub to: H,
}

/// What something counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally<H> {
    /// What counts: "Zone of homes". Stays the same while the thing does: old → new.
    pub name: String,
    /// How: "3 homes × 2 colours". May be empty.
    pub text: String,
    /// The points.
    pub points: i32,
    /// The places and pieces that count, to be outlined.
    pub hits: Vec<H>,
}
