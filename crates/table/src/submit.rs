//! A seat's choices: a list, all or none. Checked in this order: the table is open, the seat is a
//! person's, the number answered is current, it is the seat's turn, the actions are legal. So a
//! repeated submission is always stale, also when the first one ended the turn.

use kernel::{Advice, Illegal as _, Seat};
use scene::{Reader, Show};

use crate::live::Live;
use crate::table::Draft;
use crate::{Millis, Payload, Proposal, Refusal, Sequence, Table};

impl<G: Advice + Show> Table<G> {
    /// The seat does this. Forced choices between the actions are played by the table and not
    /// listed.
    ///
    /// # Errors
    /// Nothing is done, and why.
    pub fn submit(
        &self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        now: Millis,
        reader: &Reader<'_>,
    ) -> Result<Proposal, Refusal> {
        self.check_open()?;
        self.check_person(seat)?;
        self.check_fresh(seat, answered)?;
        self.check_turn(seat)?;
        self.carry_out(seat, actions, now, reader)
    }

    pub(crate) fn carry_out(
        &self,
        seat: Seat,
        actions: &[String],
        now: Millis,
        reader: &Reader<'_>,
    ) -> Result<Proposal, Refusal> {
        if actions.is_empty() {
            return Err(Refusal::NoAction);
        }
        let mut draft = Draft::new(self, now);
        let mut revealed = false;
        for (index, text) in actions.iter().enumerate() {
            // Whether a guess at what is revealed would be legal must not be told.
            if revealed {
                return Err(Refusal::Blind { index });
            }
            let action = legal_action(&draft.live.game, seat, index, text, reader)?;
            draft
                .add(seat, Payload::Action(action))
                .expect("the action was checked");
            revealed = draft.live.has_just_revealed();
            draft.settle();
        }
        Ok(draft.proposal())
    }

    /// A number is still current if, since then, others have only made their own choices of the
    /// same moment, which the seat cannot see.
    pub(crate) fn check_fresh(&self, seat: Seat, answered: Sequence) -> Result<(), Refusal> {
        let Live { log, played, .. } = &self.live;
        let since = log.len().checked_sub(answered.0 as usize);
        let unseen = since.is_some_and(|since| {
            let later = played.iter().rev().take(since);
            let of_others = later.filter(|one| {
                one.sequence >= answered
                    && one.together
                    && one.seat != seat
                    && one.before.contains(seat)
            });
            of_others.count() == since
        });
        if unseen {
            Ok(())
        } else {
            self.check_sequence(answered)
        }
    }
}

/// The text as an action that the seat may take now.
pub(crate) fn legal_action<G: Show>(
    game: &G,
    seat: Seat,
    index: usize,
    text: &str,
    reader: &Reader<'_>,
) -> Result<G::Action, Refusal> {
    if !game.to_act().contains(seat) {
        return Err(Refusal::NotTurn);
    }
    let action = text
        .parse::<G::Action>()
        .map_err(|error| Refusal::Notation {
            index,
            reason: error.to_string(),
        })?;
    game.check(seat, action)
        .map_err(|illegal| Refusal::Illegal {
            index,
            rule: illegal.rule(),
            sentence: G::refusal(reader.words, illegal),
        })?;
    Ok(action)
}
