//! Why a place or piece cannot be used now: the refusal of the action that a click on it would
//! stand for, as the engine checks it, in a sentence of its rule.

mod placing;
mod trading;

use kernel::{Illegal as _, Seat};
use scene::{Reader, Speak as _, WhyNot};

use super::names;
use super::words as say;
use crate::data::Invocation;
use crate::{Action, Foundations, Hit, Illegal, Lot, Offer, Party, Phase, Slot, View};

/// Why no choice of the seat goes on with the hit; nothing where it plays no part in what is asked.
pub fn why_not(
    view: &View,
    seat: Seat,
    clicked: &[Hit],
    hit: Hit,
    reader: &Reader<'_>,
) -> Option<WhyNot> {
    let asked = Asked {
        view,
        seat,
        clicked,
        reader,
    };
    let why = match &view.phase {
        Phase::Turn => return asked.in_turn(hit),
        Phase::Trade(trade) => asked.in_trade(trade, hit),
        Phase::Draft(_) => asked.in_draft(hit),
        Phase::Offer(offer) => asked.in_offer(offer, hit),
        Phase::Consul(placing) => asked.in_placing(placing, hit),
        Phase::Foresight => asked.in_order(hit),
        _ => None,
    };
    why.or_else(|| asked.first_this(hit))
}

/// What is asked of one seat, and what it has clicked.
struct Asked<'a> {
    view: &'a View,
    seat: Seat,
    clicked: &'a [Hit],
    reader: &'a Reader<'a>,
}

impl Asked<'_> {
    fn in_turn(&self, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Slot(slot) => self.slot(slot),
            Hit::Lot(lot) | Hit::Building(lot) => self.lot(lot),
            Hit::Tray(own, owner) if owner == self.seat => self.piece(own),
            Hit::Monument(own) => self.piece(own),
            Hit::Player(other) if self.view.options.trading && other != self.seat => {
                self.refused(Action::Trade(other))
            }
            Hit::Invocation(card, owner) if owner == self.seat => self.card(card),
            _ => None,
        }
    }

    /// What the engine says against the action; nothing if it may be.
    fn refused(&self, action: Action) -> Option<WhyNot> {
        let illegal = self.view.check(self.seat, action).err()?;
        let silver = self.view.players[self.seat].silver;
        match (illegal, action) {
            (Illegal::TooDear, Action::Buy(slot)) => {
                let short = self.view.price(self.seat, slot) - silver;
                Some(self.said(say::why_short(self.reader.words, short), illegal))
            }
            _ => Some(self.told(illegal)),
        }
    }

    /// The sentence of a refusal.
    fn told(&self, illegal: Illegal) -> WhyNot {
        self.said(Foundations::refusal(self.reader.words, illegal), illegal)
    }

    /// Another sentence for it.
    fn said(&self, text: String, illegal: Illegal) -> WhyNot {
        WhyNot {
            text,
            rule: illegal.rule(),
        }
    }

    fn has_clicked(&self, card: Invocation) -> bool {
        self.clicked.contains(&Hit::Invocation(card, self.seat))
    }

    fn slot(&self, slot: Slot) -> Option<WhyNot> {
        if self.has_clicked(Invocation::Bargain) {
            return self.refused(Action::Bargain(slot));
        }
        if self.has_clicked(Invocation::Exchange) {
            let lot = self.view.players[self.seat].estate.empty.first()?;
            return self.refused(Action::Exchange(lot, slot));
        }
        self.refused(Action::Buy(slot))
    }

    fn lot(&self, lot: Lot) -> Option<WhyNot> {
        if self.has_clicked(Invocation::Clearance) {
            let head = self.view.city.footprint(lot).first();
            return self.refused(Action::Clearance(head.unwrap_or(lot)));
        }
        if self.has_clicked(Invocation::Exchange) && self.view.slot_of(lot).is_none() {
            return self.refused(Action::Exchange(lot, Slot::first(1).next()?));
        }
        match self.view.owner(lot) {
            Some(Party::Seat(own)) if own == self.seat => self.own_lot(lot),
            Some(owner) => self.lot_of(owner, lot),
            None => self.free_lot(lot),
        }
    }

    /// A lot of nobody: its deed is to be bought, if it lies in the market.
    fn free_lot(&self, lot: Lot) -> Option<WhyNot> {
        match self.view.slot_of(lot) {
            Some(slot) => self.slot(slot),
            None => Some(WhyNot {
                text: say::why_not_offered(self.reader.words, &lot.to_string()),
                rule: "F-8",
            }),
        }
    }

    /// A lot of somebody else: to be stolen at most.
    fn lot_of(&self, owner: Party, lot: Lot) -> Option<WhyNot> {
        let is_empty = self.view.holder_of_empty(lot).is_some();
        if self.view.options.stealing && is_empty {
            return self.refused(Action::Steal(lot));
        }
        let owner = names::party(owner, self.reader);
        let text = say::why_others(self.reader.words, &lot.to_string(), &owner);
        Some(self.said(text, Illegal::NotOwned))
    }

    /// An own card, or one that was used.
    fn card(&self, card: Invocation) -> Option<WhyNot> {
        let market = || Slot::first(self.view.market.len());
        let estate = self.view.players[self.seat].estate;
        let mut uses: Vec<Action> = match card {
            Invocation::Bargain => market().map(Action::Bargain).collect(),
            Invocation::Exchange => {
                let lots = estate.empty.iter();
                lots.flat_map(|lot| market().map(move |slot| Action::Exchange(lot, slot)))
                    .collect()
            }
            Invocation::Clearance => estate.heads.iter().map(Action::Clearance).collect(),
            _ => vec![Action::Use(card)],
        };
        let held = self.view.players[self.seat].holds(card);
        if uses.is_empty() || !held {
            let illegal = if held {
                Illegal::CannotUse
            } else {
                Illegal::NotHeld
            };
            return Some(self.told(illegal));
        }
        uses.drain(..).find_map(|action| self.refused(action))
    }

    /// F-22: only the deeds of the hand.
    fn in_draft(&self, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Lot(lot) => match self.view.owner(lot) {
                Some(owner) => self.lot_of(owner, lot),
                None => self.refused(Action::Draft(lot)),
            },
            _ => None,
        }
    }

    fn in_offer(&self, offer: &Offer, hit: Hit) -> Option<WhyNot> {
        match hit {
            Hit::Lot(lot) | Hit::Building(lot) if offer.card == Invocation::Festival => {
                let head = self.view.city.footprint(lot).first();
                self.refused(Action::Festival(head.unwrap_or(lot)))
            }
            _ => None,
        }
    }

    /// I5: a place that is given already.
    fn in_order(&self, hit: Hit) -> Option<WhyNot> {
        matches!(hit, Hit::Rank(..)).then(|| self.told(Illegal::WrongOrder))
    }

    /// What is used in a turn waits for what is asked now.
    fn first_this(&self, hit: Hit) -> Option<WhyNot> {
        let rule = match &self.view.phase {
            Phase::Draft(_) => "F-22",
            Phase::Roles(_) => "F-35",
            Phase::Objectives(_) => "F-30",
            Phase::Trade(_) => "F-28a",
            Phase::Answer(_) => "F-28",
            Phase::Foresight => "I5",
            Phase::NewPurpose => "I20",
            Phase::Offer(offer) => say::invocation_id(offer.card),
            Phase::Consul(_) => "F-39",
            Phase::Turn | Phase::Over => return None,
        };
        let used_in_turn = match hit {
            Hit::Lot(_) | Hit::Building(_) | Hit::Slot(_) | Hit::Monument(_) => true,
            Hit::Tray(_, owner) | Hit::Invocation(_, owner) => owner == self.seat,
            Hit::Player(other) => self.view.options.trading && other != self.seat,
            _ => false,
        };
        let asked = Foundations::prompt(self.view, self.seat, self.reader).title;
        used_in_turn.then(|| WhyNot {
            text: say::why_first(self.reader.words, &asked),
            rule,
        })
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game as _, Viewer};
    use scene::{Cast, Lang, Offer as _, Words};

    use super::*;
    use crate::tests::{Scene, seat};

    /// Why the first seat cannot use it, and by which rule.
    fn why(game: &Foundations, clicked: &[&str], hit: &str) -> (String, &'static str) {
        let words = Words::new(Lang::En, &Foundations::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1)));
        let clicked: Vec<Hit> = clicked.iter().map(|hit| hit.parse().unwrap()).collect();
        let view = game.view(reader.viewer);
        let why = Foundations::why_not(&view, seat(1), &clicked, hit.parse().unwrap(), &reader);
        why.map(|why| (why.text, why.rule))
            .expect("it cannot be used")
    }

    fn is(told: &(String, &str), text: &str, rule: &str) {
        assert_eq!((told.0.as_str(), told.1), (text, rule));
    }

    fn city() -> Foundations {
        let own = "insula-l C3+C4+D4, bakery G5";
        let scene = Scene::new(4, &[("monuments", "true")]).built(1, own);
        let scene = scene.pool("pantheon minerva circus-maximus vulcan jupiter mars regia");
        scene
            .empty(1, "A1+C5")
            .built(2, "fountain A2")
            .silver(1, 4)
            .done()
    }

    #[test]
    fn f8_what_is_missing_is_said_in_silver() {
        is(
            &why(&city(), &[], "slot:4"),
            "You are 2 silver short",
            "F-8",
        );
        let game = city();
        let lot = game.market.as_slice()[4].lot().unwrap();
        is(
            &why(&game, &[], &format!("lot:{lot}")),
            "You are 4 silver short",
            "F-8",
        );
    }

    #[test]
    fn f9_f10_a_building_says_why_it_does_not_go_there() {
        let game = city();
        is(
            &why(&game, &[], "building:A2"),
            "A2 belongs to Player 2",
            "F-9",
        );
        let too_large = "A covered building must be smaller than the new one";
        is(
            &why(&game, &["tray:artisan-l@1"], "lot:C3"),
            too_large,
            "F-10",
        );
        let no_room = "It does not fit on lots of yours. Buy deeds beside each other first";
        is(
            &why(&game, &["tray:grand-insula-long@1"], "lot:A1"),
            no_room,
            "F-9",
        );
        let gone = "No such building is left in your tray";
        is(&why(&game, &[], "tray:insula-l@1"), gone, "F-9");
    }

    #[test]
    fn f25_a_monument_says_what_is_missing() {
        let needs = "Needs: 4 lots under commercial buildings of yours.";
        is(&why(&city(), &[], "monument:vulcan"), needs, "F-25");
    }

    #[test]
    fn f28a_what_else_there_is_waits_for_the_trade() {
        let mut game = Scene::new(3, &[("trading", "true")])
            .empty(1, "A1")
            .empty(2, "A2")
            .done();
        game.apply(seat(1), Action::Trade(seat(2)), &mut ());
        is(
            &why(&game, &[], "slot:1"),
            "First: Trade with Player 2",
            "F-28a",
        );
    }
}
