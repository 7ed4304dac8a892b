//! Cards that only one player is shown: those of the draft, and those drawn for a school.

use scene::pieces;
use scene::{Area, AreaId, Drawing, Reader, Size, rect};

use super::card;
use super::hit::Hit;
use super::layout::Layout;
use super::offer::{card_corners, target};
use super::sheet;
use super::words::{self as say, CardWords};
use crate::data::Card;
use crate::view::{PhaseView, View};

/// The cards the viewer chooses from; none if he is not shown any.
pub fn cards(view: &View) -> Vec<Card> {
    match &view.phase {
        PhaseView::Draft { cards, .. }
        | PhaseView::SchoolKeep { cards, .. }
        | PhaseView::SchoolUnder { cards, .. } => cards.iter().copied().flatten().collect(),
        PhaseView::Place { .. }
        | PhaseView::Take { .. }
        | PhaseView::Act(_)
        | PhaseView::SchoolDeck { .. }
        | PhaseView::Over => Vec::new(),
    }
}

/// The area with those cards, in the place of the offer.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.offer();
    let words = reader.words;
    let heading = match &view.phase {
        PhaseView::SchoolKeep { deck, .. } | PhaseView::SchoolUnder { deck, .. } => {
            say::area_choice_school(words, deck.as_str())
        }
        PhaseView::Draft { .. }
        | PhaseView::Place { .. }
        | PhaseView::Take { .. }
        | PhaseView::Act(_)
        | PhaseView::SchoolDeck { .. }
        | PhaseView::Over => say::area_choice_draft(words),
    };
    let mut area = Area::new(AreaId::shared(sheet::CHOICE), size, heading.clone());
    pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &heading, "");
    let mut kinds = cards(view);
    kinds.dedup();
    let corners = card_corners(kinds.len(), size, layout.format());
    for (card, corner) in kinds.into_iter().zip(corners) {
        draw_card(&mut area, view, card, corner, reader);
    }
    area
}

fn draw_card(d: &mut Drawing, view: &View, card: Card, corner: scene::Point, reader: &Reader<'_>) {
    let words = CardWords::new(reader.words, card);
    let Size { w, h } = card::UPRIGHT;
    let group = target(
        view,
        Hit::Choice(card),
        corner,
        rect(0.0, 0.0, w, h),
        reader,
    );
    let count = cards(view).iter().filter(|other| **other == card).count();
    d.group(group, |d| {
        card::upright(d, card, &words, None);
        card::times(d, count, scene::point(w - 14.0, 80.0));
    });
}
