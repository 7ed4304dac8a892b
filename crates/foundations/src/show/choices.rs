//! Every legal action as something to choose: its sentence, its button, what it brings, and what a
//! person would click for it.

use kernel::Seat;
use scene::words::common;
use scene::{Choice, Glyph, Help, Motion, Offer, Reader, Tally, WhyNot, Words};

use super::piece;
use super::words as say;
use super::{answers, build_note, help, log, names, tally, why_not};
use crate::data::{Building, Invocation, Objective, Role};
use crate::{
    Action, Card, Change, Event, Foundations, Hit, Item, Lot, Lots, Order, Party, Phase, Placement,
    Slot, View,
};

impl Offer for Foundations {
    type Hit = Hit;

    fn choice(view: &View, seat: Seat, action: Action, reader: &Reader<'_>) -> Choice<Hit> {
        let words = reader.words;
        let chooser = Chooser {
            view,
            seat,
            reader,
            words,
        };
        let choice = match action {
            Action::Draft(lot) => chooser.draft(lot),
            Action::Role(role) => chooser.role(role),
            Action::Objective(objective) => chooser.objective(objective),
            Action::Trade(partner) => chooser.trade(partner),
            Action::Give(item) => chooser.item(item, true),
            Action::Take(item) => chooser.item(item, false),
            Action::Offer => plain(say::choose_offer(words), Glyph::Check),
            Action::Withdraw => plain(say::choose_withdraw(words), Glyph::Close),
            Action::Accept => plain(say::choose_accept(words), Glyph::Check),
            Action::Decline => plain(say::choose_decline(words), Glyph::Close),
            Action::Steal(lot) => chooser.steal(lot),
            Action::Use(card) => chooser.invoke(card),
            Action::Bargain(slot) => chooser.bargain(slot),
            Action::Exchange(lot, slot) => chooser.exchange(lot, slot),
            Action::Clearance(lot) => chooser.clearance(lot),
            Action::Order(order) => chooser.order(order),
            Action::Festival(lot) => chooser.festival(lot),
            Action::Census => Choice {
                marks: vec![Hit::Invocation(Invocation::Census, seat)],
                ..plain(say::choose_census(words), Glyph::Citizen)
            },
            Action::Keep => chooser.keep(),
            Action::Place(at) => chooser.place(at),
            Action::Income => chooser.income(),
            Action::Buy(slot) => chooser.buy(slot),
            Action::Build(building, at) => chooser.build(building, at),
            Action::End => plain(say::choose_end(words), Glyph::Check),
        };
        Choice {
            answer: answers::key(action),
            ..choice
        }
    }

    fn kinds(words: &Words) -> Vec<(&'static str, String)> {
        vec![
            ("tray", say::hits_tray(words)),
            ("monument", say::hits_monument(words)),
            ("lot", say::hits_lot(words)),
            ("slot", say::hits_slot(words)),
            ("building", say::hits_building(words)),
            ("invocation", say::hits_invocation(words)),
            ("rank", say::hits_rank(words)),
        ]
    }

    fn hit_name(view: &View, hit: Hit, reader: &Reader<'_>) -> String {
        names::name(view, hit, reader)
    }

    fn help(view: &View, hit: Hit, reader: &Reader<'_>) -> Help {
        help::help(view, hit, reader)
    }

    fn why_not(
        view: &View,
        seat: Seat,
        clicked: &[Hit],
        hit: Hit,
        reader: &Reader<'_>,
    ) -> Option<WhyNot> {
        why_not::why_not(view, seat, clicked, hit, reader)
    }

    fn tally(view: &View, seat: Seat, reader: &Reader<'_>) -> Vec<Tally<Hit>> {
        tally::tally(view, seat, reader)
    }

    fn moves(event: &Event) -> Vec<Motion<Hit>> {
        log::moves(event)
    }
}

/// A choice whose button says it whole.
fn plain(label: String, glyph: Glyph) -> Choice<Hit> {
    Choice {
        button: label.clone(),
        label,
        note: String::new(),
        glyph: Some(glyph),
        path: Vec::new(),
        marks: Vec::new(),
        answer: None,
        leads: false,
    }
}

fn lot_hits(lots: Lots) -> Vec<Hit> {
    lots.iter().map(Hit::Lot).collect()
}

/// The choices of one seat.
struct Chooser<'a> {
    view: &'a View,
    seat: Seat,
    reader: &'a Reader<'a>,
    words: &'a Words,
}

impl Chooser<'_> {
    fn draft(&self, lot: Lot) -> Choice<Hit> {
        Choice {
            button: say::button_draft(self.words),
            path: vec![Hit::Deed(lot)],
            marks: vec![Hit::Lot(lot)],
            ..plain(say::choose_draft(self.words, &lot.to_string()), Glyph::Deed)
        }
    }

    fn role(&self, role: Role) -> Choice<Hit> {
        Choice {
            button: say::button_role(self.words),
            note: say::role_text(self.words, role),
            path: vec![Hit::RoleCard(role)],
            ..plain(
                say::choose_role(self.words, &say::role(self.words, role)),
                Glyph::Magistrate,
            )
        }
    }

    fn objective(&self, objective: Objective) -> Choice<Hit> {
        let text = say::objective(self.words, objective);
        Choice {
            button: say::button_objective(self.words),
            note: common::points(self.words, objective.row().points),
            path: vec![Hit::ObjectiveCard(objective)],
            ..plain(say::choose_objective(self.words, &text), Glyph::Star)
        }
    }

    fn trade(&self, partner: Seat) -> Choice<Hit> {
        let label = say::choose_trade(self.words, self.reader.name(partner));
        Choice {
            path: vec![Hit::Player(partner)],
            ..plain(label, Glyph::Scales)
        }
    }

    fn item(&self, item: Item, gives: bool) -> Choice<Hit> {
        let partner = self.view.trade().filter(|_| !gives);
        let owner = partner.map_or(self.seat, |(_, trade)| trade.partner);
        let (hit, glyph) = match item {
            Item::Lot(lot) => (Hit::Lot(lot), Glyph::Deed),
            Item::Silver(amount) => (Hit::Silver(amount, owner), Glyph::Coin),
            Item::Favor(count) => (Hit::Favors(count, owner), Glyph::Influence),
            Item::Flipped(count) => (Hit::Flipped(count, owner), Glyph::Influence),
            Item::Invocation(card) => (Hit::Invocation(card, owner), Glyph::Flame),
        };
        let name = names::item(self.words, item);
        let label = if gives {
            say::choose_give(self.words, &name)
        } else {
            say::choose_take(self.words, self.reader.name(owner), &name)
        };
        Choice {
            path: vec![hit],
            ..plain(label, glyph)
        }
    }

    fn steal(&self, lot: Lot) -> Choice<Hit> {
        let victim = self
            .view
            .owner(lot)
            .map(|owner| names::party(owner, self.reader));
        let label = say::choose_steal(self.words, &lot.to_string(), &victim.unwrap_or_default());
        Choice {
            button: say::button_steal(self.words, &lot.to_string()),
            note: say::note_steal(self.words),
            path: vec![Hit::Lot(lot)],
            ..plain(label, Glyph::Hand)
        }
    }

    fn invoke(&self, card: Invocation) -> Choice<Hit> {
        let label = say::choose_use(self.words, &say::invocation(self.words, card));
        Choice {
            note: say::invocation_text(self.words, card),
            path: vec![Hit::Invocation(card, self.seat)],
            ..plain(label, Glyph::Flame)
        }
    }

    /// The name of the card in a slot.
    fn slot_card(&self, slot: Slot) -> String {
        let card = self.view.card_in(slot);
        card.map_or_else(String::new, |card| names::card(self.words, card))
    }

    /// The lot whose deed lies in the slot.
    fn slot_lot(&self, slot: Slot) -> Vec<Hit> {
        let lot = self.view.card_in(slot).and_then(Card::lot);
        lot.map(Hit::Lot).into_iter().collect()
    }

    fn bargain(&self, slot: Slot) -> Choice<Hit> {
        Choice {
            button: say::button_bargain(self.words),
            path: vec![
                Hit::Invocation(Invocation::Bargain, self.seat),
                Hit::Slot(slot),
            ],
            marks: self.slot_lot(slot),
            ..plain(
                say::choose_bargain(self.words, &self.slot_card(slot)),
                Glyph::Flame,
            )
        }
    }

    fn exchange(&self, lot: Lot, slot: Slot) -> Choice<Hit> {
        let label = say::choose_exchange(self.words, &lot.to_string(), &self.slot_card(slot));
        Choice {
            button: say::button_exchange(self.words),
            path: vec![
                Hit::Invocation(Invocation::Exchange, self.seat),
                Hit::Lot(lot),
                Hit::Slot(slot),
            ],
            marks: self.slot_lot(slot),
            ..plain(label, Glyph::Flame)
        }
    }

    /// A building of the board by its first lot, with its lots.
    fn standing(&self, lot: Lot) -> (String, Lots) {
        let standing = self.view.city.standing(lot);
        standing.map_or((lot.to_string(), lot.alone()), |(building, lots)| {
            let name = say::building(self.words, building);
            let name = say::building_on(self.words, &name, &names::lots(self.words, lots));
            (name, lots)
        })
    }

    fn clearance(&self, lot: Lot) -> Choice<Hit> {
        let (building, lots) = self.standing(lot);
        Choice {
            button: say::button_clearance(self.words),
            path: vec![
                Hit::Invocation(Invocation::Clearance, self.seat),
                Hit::Building(lot),
            ],
            marks: lot_hits(lots),
            ..plain(say::choose_clearance(self.words, &building), Glyph::Flame)
        }
    }

    fn festival(&self, lot: Lot) -> Choice<Hit> {
        let (building, lots) = self.standing(lot);
        let points = self.view.festival_points(lot);
        Choice {
            button: say::button_festival(self.words),
            note: match self.reader.points {
                true => say::note_festival(self.words, points),
                false => String::new(),
            },
            path: vec![Hit::Building(lot)],
            marks: lot_hits(lots),
            ..plain(say::choose_festival(self.words, &building), Glyph::Flame)
        }
    }

    fn keep(&self) -> Choice<Hit> {
        let card = match self.view.phase {
            Phase::Offer(offer) => Some(offer.card),
            _ => None,
        };
        let name = card.map_or_else(String::new, |card| say::invocation(self.words, card));
        let marks = card.map(|card| Hit::Invocation(card, self.seat));
        Choice {
            marks: marks.into_iter().collect(),
            ..plain(say::choose_keep(self.words, &name), Glyph::Close)
        }
    }

    /// I5: each card with the place it comes to; the place of the last one follows.
    fn order(&self, order: Order) -> Choice<Hit> {
        let ranked: Vec<(u8, u8)> = order.places().zip(1..).collect();
        let names = ranked.iter();
        let names: Vec<String> = names
            .map(|(old, _)| names::top_card(self.view, *old, self.words))
            .collect();
        let ranks = ranked.iter().map(|(old, new)| Hit::Rank(*old, *new));
        let ranks: Vec<Hit> = ranks.collect();
        let (clicked, implied) = ranks.split_at((ranks.len() - 1).max(1));
        Choice {
            button: say::button_order(self.words),
            path: clicked.to_vec(),
            marks: implied.to_vec(),
            ..plain(say::choose_order(self.words, &names.join(", ")), Glyph::Eye)
        }
    }

    fn place(&self, at: Placement) -> Choice<Hit> {
        let lots = at.footprint();
        let token = match self.view.phase {
            Phase::Consul(placing) => say::building(self.words, placing.token),
            _ => String::new(),
        };
        let label = say::choose_place(self.words, &token, &names::lots(self.words, lots));
        Choice {
            button: say::button_place(self.words),
            path: lots.first().map(Hit::Lot).into_iter().collect(),
            marks: lot_hits(lots),
            ..plain(label, Glyph::Check)
        }
    }

    fn income(&self) -> Choice<Hit> {
        let silver = self.view.players[self.seat].silver;
        let income = self.view.income(self.seat);
        Choice {
            note: self.silver_changed((silver, silver + income)),
            ..plain(say::choose_income(self.words, income), Glyph::Coin)
        }
    }

    fn silver_changed(&self, change: Change) -> String {
        build_note::changed(&say::word_silver(self.words), change, self.reader)
    }

    fn buy(&self, slot: Slot) -> Choice<Hit> {
        let silver = self.view.players[self.seat].silver;
        let price = self.view.price(self.seat, slot);
        let label = match self.view.card_in(slot) {
            Some(Card::Invocation(card)) => {
                say::choose_buy_card(self.words, &say::invocation(self.words, card), price)
            }
            _ => say::choose_buy(self.words, &self.slot_card(slot), price),
        };
        Choice {
            button: say::button_buy(self.words, price),
            note: self.silver_changed((silver, silver - price)),
            path: vec![Hit::Slot(slot)],
            marks: self.slot_lot(slot),
            ..plain(label, Glyph::Deed)
        }
    }

    fn build(&self, building: Building, at: Placement) -> Choice<Hit> {
        let lots = at.footprint();
        let name = say::building(self.words, building);
        let from = if building.is_monument() {
            Hit::Monument(building)
        } else {
            Hit::Tray(building, self.seat)
        };
        let preview = self.view.build_preview(self.seat, building, at);
        Choice {
            button: say::button_build(self.words),
            note: build_note::note(&preview, Party::Seat(self.seat), self.reader),
            path: [Some(from), lots.first().map(Hit::Lot)]
                .into_iter()
                .flatten()
                .collect(),
            marks: lot_hits(lots),
            ..plain(
                say::choose_build(self.words, &name, &names::lots(self.words, lots)),
                piece::glyph(building),
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Viewer};
    use scene::{Cast, Lang, Speak};

    use super::*;
    use crate::tests::{Scene, seat};

    fn choices(game: &Foundations, number: usize) -> Vec<(Action, Choice<Hit>)> {
        let words = Words::new(Lang::En, &Foundations::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Seat(seat(number)));
        let view = game.view(reader.viewer);
        let mut legal = Vec::new();
        game.legal(seat(number), &mut legal);
        let chosen = legal.into_iter();
        chosen
            .map(|action| {
                (
                    action,
                    Foundations::choice(&view, seat(number), action, &reader),
                )
            })
            .collect()
    }

    fn chosen(game: &Foundations, number: usize, text: &str) -> Choice<Hit> {
        let action: Action = text.parse().unwrap();
        let mut all = choices(game, number).into_iter();
        let found = all.find(|(other, _)| *other == action);
        found.expect("the action is legal").1
    }

    /// Four own buildings, of which the insula would be covered.
    fn city() -> Foundations {
        let own = "insula-l C3+C4+D4, artisan-long E4+F4+G4, domus-maxima B6+C6, bakery G5";
        Scene::new(4, &[]).built(1, own).empty(1, "C5+D3").done()
    }

    #[test]
    fn f10_a_build_says_what_it_changes_and_what_goes_back() {
        let build = chosen(&city(), 1, "build foundry-square C3+C4+D3+D4");
        assert_eq!(build.label, "Build Square Foundry on C3, C4, D3 and D4");
        assert_eq!(build.button, "Build here");
        let note = "Income 8 → 11. Citizens 6 → 2. Points at era end 3 → 8. \
                    For citizens at era end – you: 10 → 6. Insula goes back.";
        assert_eq!(build.note, note);
        let hits = |hits: &[Hit]| {
            hits.iter()
                .map(Hit::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        assert_eq!(hits(&build.path), "tray:foundry-square@1 lot:C3");
        assert_eq!(hits(&build.marks), "lot:C3 lot:C4 lot:D3 lot:D4");
    }

    #[test]
    fn f9_a_piece_and_its_lots_leave_one_building() {
        let game = city();
        let all = choices(&game, 1);
        let hits = |choice: &Choice<Hit>| [&choice.path[..], &choice.marks[..]].concat();
        for (action, choice) in &all {
            let Action::Build(..) = action else { continue };
            let clicks = hits(choice);
            let left = all.iter().filter(|(_, other)| {
                let there = hits(other);
                clicks.iter().all(|click| there.contains(click))
            });
            assert_eq!(left.count(), 1, "{action}");
        }
    }

    #[test]
    fn f8_a_deed_is_bought_by_its_slot_or_its_lot() {
        let game = city();
        let lot = game.market.as_slice()[0].lot().unwrap();
        let buy = chosen(&game, 1, "buy 1");
        assert_eq!(buy.label, format!("Buy the deed of {lot} for 2"));
        assert_eq!(buy.note, "Silver 5 → 3");
        assert_eq!(buy.marks, [Hit::Lot(lot)]);
    }

    #[test]
    fn f17_a_build_says_what_it_gives_and_takes() {
        let scene = Scene::new(3, &[]).built(2, "luxury-garden E1+F1, domus D5");
        let game = scene.empty(1, "G1").built(3, "bakery A1").done();
        let note = chosen(&game, 1, "build garden G1").note;
        assert_eq!(
            note,
            "Points at era end 0 → 2. Luxury Garden (Player 2) 0 → 3."
        );
        let note = chosen(&game, 1, "build domus G1").note;
        assert_eq!(
            note,
            "Citizens 0 → 1. For citizens at era end – you: 0 → 5."
        );
    }

    #[test]
    fn f7_f8_f9_the_first_question_says_what_each_answer_brings() {
        let game = city();
        let words = Words::new(Lang::En, &Foundations::WORDS);
        let cast = Cast::unnamed(game.seats(), &words);
        let reader = Reader::new(&words, &cast, Viewer::Seat(seat(1)));
        let prompt = Foundations::prompt(&game.view(reader.viewer), seat(1), &reader);
        assert_eq!(prompt.title, "Income, buy or build?");
        let answers = prompt.answers.iter();
        let told: Vec<String> = answers
            .map(|answer| format!("{} {}: {}", answer.key, answer.label, answer.note))
            .collect();
        let expected = [
            "income Income: 5 → 13 silver",
            "buy Buy: 3 of 6 in reach",
            "build Build: 11 buildings fit",
        ];
        assert_eq!(told, expected);
    }
}
