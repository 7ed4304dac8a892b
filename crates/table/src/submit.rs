//! A seat's choices: a list, all or none. Checked in this order: the table is open, the seat is the
//! player's and the player decides for it, the number answered is current, it is the seat's turn,
//! the actions are legal. So a repeated submission is stale, also when the first one ended the
//! turn; one with an id is known again before all that.

use kernel::{Advice, Game, Illegal as _, Seat, Vocabulary as _};
use log::{Payload, Right, Sequence};
use scene::Show;

use crate::live::Live;
use crate::proposal::Draft;
use crate::{Author, Proposed, Refusal, Table};

impl<G: Advice + Show> Table<G> {
    /// The seat does this. Forced choices between the actions are played by the table and not
    /// listed.
    pub(crate) fn submit(
        &self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        self.check_open()?;
        let right = self.own_seat(author, seat)?;
        self.check_person(seat)?;
        self.check_fresh(seat, answered)?;
        self.check_turn(seat)?;
        self.carry_out(seat, actions, Blind::Refused, author, right)
    }

    pub(crate) fn carry_out(
        &self,
        seat: Seat,
        actions: &[String],
        blind: Blind,
        author: &Author,
        right: Right,
    ) -> Result<Proposed, Refusal> {
        if actions.is_empty() {
            return Err(Refusal::NoAction);
        }
        let mut draft = Draft::new(self, author, right);
        let mut revealed = false;
        for (index, text) in actions.iter().enumerate() {
            match blind {
                _ if !revealed => {}
                // Whether a guess at what is revealed would be legal must not be told.
                Blind::Refused => return Err(Refusal::Blind { index }),
                Blind::Dropped => break,
            }
            let action = legal_action(draft.branch.game(), seat, index, text)?;
            let added = draft.add(Some(seat), Payload::Action(action));
            added.expect("the game is on and the seat is at the table");
            revealed = draft.branch.has_just_revealed();
            draft.settle();
        }
        Ok(draft.proposed())
    }

    /// A number is still current if, since then, others have only made their own choices of the
    /// same moment, which the seat cannot see.
    pub(crate) fn check_fresh(&self, seat: Seat, answered: Sequence) -> Result<(), Refusal> {
        let Live { log, played, .. } = &self.live;
        let since = log.get(answered.index()..).map(|since| {
            let in_game = since.iter().filter(|entry| !entry.payload.is_seating());
            in_game.count()
        });
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

/// What becomes of the actions after one that revealed something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Blind {
    /// Nothing of the list is done: a person looks first.
    Refused,
    /// They are left out: a bot decides them anew.
    Dropped,
}

/// The text as an action that the seat may take now.
pub(crate) fn legal_action<G: Game>(
    game: &G,
    seat: Seat,
    index: usize,
    text: &str,
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
    let allowed = game.check(seat, action);
    allowed.map_err(|illegal| Refusal::Illegal {
        index,
        game: G::META.id,
        rule: illegal.rule(),
        word: illegal.as_str(),
    })?;
    Ok(action)
}
