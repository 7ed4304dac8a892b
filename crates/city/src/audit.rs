//! Whether every component is in exactly one place (C-1, C-3), and the books agree with it.

use kernel::{Imbalance, Sight};

use crate::data::{Card, Deck, STRIPS, influence_cards};
use crate::hand::Cards;
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
        found.extend(city.secret(seat).ok_or_else(never_kept)?.iter());
    }
    for card in Card::ALL {
        let (found, printed) = (found.count(*card), printed.count(*card));
        require(found <= printed, || format!("{found} {card} of {printed}"))?;
    }
    let (found, printed, replaced) = (found.len(), printed.len(), usize::from(city.replaced));
    require(found + replaced == printed, || {
        format!("{found} cards and {replaced} replaced of {printed}")
    })?;
    influence(city)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), Imbalance> {
    if holds {
        Ok(())
    } else {
        Err(Imbalance(what()))
    }
}

/// No influence card lies in two places.
fn influence(city: &City) -> Result<(), Imbalance> {
    let mut found = city.waiting;
    for (seat, player) in city.players.iter() {
        let once = found & player.won == 0;
        require(once, || {
            format!("an influence card of seat {seat} is double")
        })?;
        found |= player.won;
    }
    Ok(())
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
    fits(city.secrets_fit(), "cards kept and schools built")
}

impl Open {
    /// C-8, C-11: the draft comes before the first round; influence cards came out with deck I.
    fn round_fits(&self) -> bool {
        let drafted = self.drafts();
        let in_order = (0..drafted).all(|keep| self.keeps[keep].seat == self.drafter(keep));
        let seats = self.seats().count();
        let round = match self.phase {
            Phase::Draft => self.round == 0 && drafted < seats,
            Phase::Over => self.round == self.rounds(),
            _ => (1..=self.rounds()).contains(&self.round),
        };
        let cards = (0..).zip(influence_cards(self.seats()));
        let out = cards.filter(|(_, card)| card.depth <= self.stack(Deck::I).head);
        let found = self.players.iter().map(|(_, player)| player.won);
        round
            && in_order
            && (drafted == seats || self.round == 0)
            && found.fold(self.waiting, |all, won| all | won)
                == out.map(|(bit, _)| 1 << bit).sum::<u8>()
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
        let turned_up = (0..turns).map(|card| card / self.turns_each());
        let each = |seat| {
            let own = || Space::all().filter(|at| self.emissaries[at.index()] == Some(seat));
            let taken = self.offer.iter().filter(|card| card.taken_by == Some(seat));
            let due = (0..placed).filter(|turn| self.first.after(*turn, self.seats()) == seat);
            own().count() == due.count() && own().filter(took).count() == taken.count()
        };
        let turned_up = turned_up.filter(|_| self.round > 0);
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
            _ => !turn.build && self.visits.last().is_some_and(|visit| visit.seat == seat),
        }
    }

    /// C-11, C-25: each visit took the top cards of its deck, kept one and put the others under.
    fn visits_fit(&self) -> bool {
        let turned_up = self.round * self.turns_each() as u8;
        let (mut gone, mut drawn) = ([0; 4], [turned_up; 4]);
        let sound = (1..).zip(&self.visits).all(|(number, visit)| {
            let keep = self.kept_in(number - 1).map(|keep| self.keeps[keep].seat);
            let is_last = number == self.visits.len();
            let left = visit
                .drawn
                .checked_sub(visit.returned + u8::from(keep.is_some()));
            let done = match self.phase {
                Phase::SchoolKeep(_) if is_last => keep.is_none() && visit.returned == 0,
                Phase::SchoolUnder(_) if is_last => keep.is_some() && left > Some(0),
                _ => keep.is_some() && left == Some(0),
            };
            let (first, end) = (visit.from, visit.from + visit.drawn);
            drawn[visit.deck.index()] += visit.drawn;
            let in_order = std::mem::replace(&mut gone[visit.deck.index()], end) <= first;
            done && in_order && end <= visit.under && keep.is_none_or(|seat| seat == visit.seat)
        });
        let as_drawn = |deck: &Deck| self.stack(*deck).head == drawn[deck.index()];
        sound && self.decks().iter().all(as_drawn)
    }
}

impl City {
    /// C-25, C-27: what is chosen from was drawn, what was built unseen had been kept, and every
    /// school that was built looked into a deck.
    fn secrets_fit(&self) -> bool {
        let conserved = (0..self.visits.len()).all(|index| {
            let visit = self.visits[index];
            let cards = |slots| self.cards_at(visit.deck, slots).flatten();
            let kept = self.kept_in(index).map(|keep| self.hidden.kept[keep]);
            let drawn: Cards = cards(visit.drawn_slots()).collect();
            let left = drawn.less(kept.into_iter().chain(cards(visit.returned_slots())));
            let under_way = index + 1 == self.visits.len();
            left == Some(if under_way {
                self.choice()
            } else {
                Cards::default()
            })
        });
        let had = (1..).zip(&self.unseen_builds).all(|(number, built)| {
            let before = self
                .keeps
                .iter()
                .zip(self.hidden.kept)
                .take(built.after_keeps.into());
            let own = before.filter(|(keep, _)| keep.seat == built.seat);
            let own: Cards = own.map(|(_, card)| card).collect();
            let builds = self.unseen_builds[..number].iter();
            let builds = builds.filter(|other| other.seat == built.seat);
            own.less(builds.map(|built| built.card)).is_some()
        });
        conserved && had && self.choice().len() == self.choice_len() && self.schools_fit()
    }

    fn schools_fit(&self) -> bool {
        let schools = |cards: Cards| {
            let schools = [Card::School, Card::University];
            schools
                .map(|card| usize::from(cards.count(card)))
                .iter()
                .sum::<usize>()
        };
        let secret = self.seats().iter().filter_map(|seat| self.secret(seat));
        let towns = self
            .players
            .iter()
            .flat_map(|(_, player)| player.town.iter());
        let at_once = usize::from(matches!(self.phase, Phase::SchoolDeck { .. }));
        let there = schools(self.in_sight()) + secret.map(schools).sum::<usize>();
        let built = schools(towns.map(|(_, card)| card).collect());
        schools(self.printed()) + built == there + self.visits.len() + at_once
    }
}
