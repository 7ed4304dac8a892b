//! Whether every component is in exactly one place (C-1, C-3), and the books agree with it.

use kernel::{Imbalance, Sight};

use crate::data::{Card, Color, Deck, STRIPS, influence_cards};
use crate::hand::Cards;
use crate::options::FirstCards;
use crate::phase::{Phase, Space};
use crate::position::{City, Open, Position};

impl Open {
    /// C-1, C-5: all cards at the table.
    pub(crate) fn printed(&self) -> Cards {
        let decks = self.decks().iter().flat_map(|deck| deck.cards());
        let starting = [Card::VegStart, Card::Res2Start].into_iter();
        let starting = starting.flat_map(|card| std::iter::repeat_n(card, self.seats().count()));
        decks.chain(starting).collect()
    }
}

impl<S: Sight> Position<S> {
    /// The cards on the table whose place is known: in decks, in the offer, in cities, in the seen
    /// part of hands, and those being chosen from.
    pub(crate) fn in_sight(&self) -> Cards {
        let mut found = self.choice();
        for deck in self.decks() {
            found.extend(self.cards_left(*deck).flatten());
        }
        found.extend(self.untaken());
        for (_, player) in self.players.iter() {
            found.extend(player.town.iter().map(|(_, card)| card));
            found.extend(player.seen.iter());
        }
        found
    }
}

/// Compares the table with the component list. No card is there more often than it was printed for
/// the decks in play; cards that were replaced (C-23) have left the game.
///
/// # Errors
/// The first difference.
pub(crate) fn audit(city: &City) -> Result<(), Imbalance> {
    let mut strips = city.hidden.strips.map(|strip| strip.printed());
    let mut all = STRIPS;
    strips.sort_unstable();
    all.sort_unstable();
    require(strips == all, || format!("the strips are {strips:?}"))?;
    let (mut found, printed) = (city.in_sight(), city.printed());
    for seat in city.seats().iter() {
        let never_kept = || Imbalance(format!("seat {seat} built a card that it never kept"));
        let secret = city.secret(seat).ok_or_else(never_kept)?;
        let same = secret.kinds() == city.hidden.secret_kinds[seat];
        require(same, || format!("seat {seat} holds other cards"))?;
        found.extend(secret.iter());
    }
    for card in Card::ALL {
        let (found, printed) = (found.count(*card), printed.count(*card));
        require(found <= printed, || format!("{found} {card} of {printed}"))?;
    }
    let (found, printed, replaced) = (found.len(), printed.len(), usize::from(city.replaced));
    require(found + replaced == printed, || {
        format!("{found} cards and {replaced} replaced of {printed}")
    })?;
    let influence = || "an influence card is double".to_string();
    require(city.influence_found().is_some(), influence)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), Imbalance> {
    holds.then_some(()).ok_or_else(|| Imbalance(what()))
}

/// Whether the rounds of a game lead to this table, so that it can be played on to its end. A
/// table that was laid out by hand need not be one of those.
///
/// # Errors
/// What does not fit.
pub(crate) fn course(city: &City) -> Result<(), Imbalance> {
    let fits = |fits, what: &str| require(fits, || format!("{what} do not fit the phase"));
    fits(city.round_fits(), "round and influence cards")?;
    fits(city.strip_and_offer_fit(), "emissaries and offer")?;
    fits(city.turn_fits(), "what is open in the turn")?;
    fits(city.visits_fit(), "visits and decks")?;
    fits(city.secrets_fit(), "cards kept")?;
    fits(city.schools_fit(), "schools")
}

impl Open {
    /// The influence cards beside the offer and won; `None` if one of them lies in two places.
    fn influence_found(&self) -> Option<u8> {
        let mut won = self.players.iter().map(|(_, player)| player.won);
        won.try_fold(self.waiting, |all, won| {
            (all & won == 0).then_some(all | won)
        })
    }

    /// C-8, C-8a, C-11: a draft comes before the first round; influence cards came out with deck
    /// I.
    fn round_fits(&self) -> bool {
        let drafted = self.drafts();
        let in_order = (0..drafted).all(|keep| self.keeps[keep].seat == self.drafter(keep));
        let rounds = match self.phase {
            Phase::Draft => 0..=0,
            Phase::Over => self.rounds()..=self.rounds(),
            _ => 1..=self.rounds(),
        };
        let all_drafted = drafted == self.seats().count();
        let cards = (0..).zip(influence_cards(self.seats()));
        let came_out = cards.filter(|(_, card)| card.depth <= self.stack(Deck::I).head);
        rounds.contains(&self.round)
            && (self.round > 0 || self.first_cards == FirstCards::Draft)
            && in_order
            && all_drafted == (self.round > 0)
            && self.influence_found() == Some(came_out.map(|(bit, _)| 1 << bit).sum())
    }

    /// C-11 to C-14: who has placed his emissaries, and whose took a card of the offer.
    fn strip_and_offer_fit(&self) -> bool {
        let (placed, turns) = (self.placed(), self.turns());
        let all_placed = match self.phase {
            Phase::Draft => placed == 0,
            Phase::Place => placed < turns,
            _ => placed == turns,
        };
        let took = |space: &Space| match self.phase {
            Phase::Draft | Phase::Place => false,
            Phase::Take(acting) => *space < acting,
            phase => phase.space().is_none_or(|acting| *space <= acting),
        };
        let offered = self.offer.iter().map(|offered| offered.deck.index());
        let turned_up = (0..turns).filter(|_| self.round > 0);
        let turned_up = turned_up.map(|card| card / self.turns_each());
        let each = |seat| {
            let own = || Space::all().filter(|at| self.emissaries[at.index()] == Some(seat));
            let taken = self.offer.iter().filter(|card| card.taken_by == Some(seat));
            let due = (0..placed).filter(|turn| self.first.after(*turn, self.seats()) == seat);
            own().count() == due.count() && own().filter(took).count() == taken.count()
        };
        all_placed && offered.eq(turned_up) && self.seats().iter().all(each)
    }

    /// C-15, C-25: a turn goes on while something is open; a school comes by a Build.
    fn turn_fits(&self) -> bool {
        let Some((turn, seat)) = self.phase.turn().zip(self.actor()) else {
            return self.phase.turn().is_none();
        };
        let town = &self.players[seat].town;
        let draws_of = |(cell, card)| town.gain(card, cell).draws;
        match self.phase {
            Phase::Act(_) => turn.build || turn.produce,
            Phase::SchoolDeck { draws, .. } => {
                !turn.build && draws > 0 && town.iter().map(draws_of).any(|school| school == draws)
            }
            _ => {
                let own = self.visits.last().is_some_and(|visit| visit.seat == seat);
                !turn.build && own && self.choice_len() > 0
            }
        }
    }

    /// C-11, C-25: each visit took the top cards of its deck, kept one and put the others under.
    fn visits_fit(&self) -> bool {
        let (mut gone, mut heads) = ([0; 4], [self.round * self.turns_each() as u8; 4]);
        let sound = (1..).zip(&self.visits).all(|(number, visit)| {
            let keep = self.kept_in(number - 1).map(|keep| self.keeps[keep].seat);
            let is_over = number < self.visits.len() || !matches!(self.phase, Phase::SchoolKeep(_));
            let (deck, end) = (visit.deck.index(), visit.from + visit.drawn);
            let in_order = gone[deck] <= visit.from && end <= visit.under;
            gone[deck] = end;
            heads[deck] += visit.drawn;
            in_order && keep == is_over.then_some(visit.seat)
        });
        let mut decks = self.decks().iter();
        sound && decks.all(|deck| self.stack(*deck).head == heads[deck.index()])
    }
}

impl City {
    /// C-25, C-27: what came out of a school went in, and what was built unseen had been kept.
    fn secrets_fit(&self) -> bool {
        let conserved = (0..self.visits.len()).all(|index| {
            let visit = self.visits[index];
            let cards = |slots| self.cards_at(visit.deck, slots).flatten();
            let kept = self.kept_in(index).map(|keep| self.hidden.kept[keep]);
            let choice = self.choice();
            let choice = choice.iter().filter(|_| index + 1 == self.visits.len());
            let out = cards(visit.returned_slots()).chain(kept).chain(choice);
            cards(visit.drawn_slots()).collect::<Cards>() == out.collect()
        });
        let had = (1..).zip(&self.unseen_builds).all(|(number, built)| {
            let kept = self.keeps.iter().zip(self.hidden.kept);
            let kept = kept.take(built.after_keeps.into());
            let own = kept.filter_map(|(keep, card)| (keep.seat == built.seat).then_some(card));
            let builds = self.unseen_builds[..number].iter();
            let builds = builds.filter(|other| other.seat == built.seat);
            let own: Cards = own.collect();
            own.less(builds.map(|built| built.card)).is_some()
        });
        conserved && had && self.choice().len() == self.choice_len()
    }

    /// C-25: every school that was built, and maybe replaced since, looks into a deck once.
    fn schools_fit(&self) -> bool {
        let is_school = |card: &Card| card.color() == Some(Color::Yellow);
        let schools = |cards: Cards| cards.iter().filter(is_school).count();
        let secret = self.seats().iter().filter_map(|seat| self.secret(seat));
        let there = schools(self.in_sight()) + secret.map(schools).sum::<usize>();
        let towns = self.players.as_slice().iter().map(|player| &player.town);
        let built = towns.flat_map(|town| town.iter().map(|(_, card)| card));
        let looks = self.visits.len() + usize::from(matches!(self.phase, Phase::SchoolDeck { .. }));
        schools(self.printed()) + schools(built.collect()) == there + looks
    }
}
