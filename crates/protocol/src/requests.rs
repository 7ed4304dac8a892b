//! Requests to a table, however they came: answered at once, or turned into a proposal for its log,
//! which whoever serves makes durable and commits.

use log::{Driver, ParseSeatingError, SubmissionId, UnixMillis};
use table::{Author, Command, Proposal, Proposed};

use crate::wire::{
    Answer, Done, HandOver, LinkWanted, QuestionAnswer, Request, Submission, UndoWanted,
};
use crate::{Error, LiveMatch, Requester, Translations};

/// What comes of a request.
#[derive(Clone, Debug)]
pub enum Handled {
    /// Nothing is to be done, or it was done before.
    Answer(Answer),
    /// To be made durable and committed; then it is done.
    Propose(Box<Proposal>),
}

impl From<Proposed> for Handled {
    fn from(proposed: Proposed) -> Handled {
        match proposed {
            Proposed::New(proposal) => Handled::Propose(proposal),
            Proposed::Done(sequence) => Handled::Answer(Answer::Done(Done { sequence })),
        }
    }
}

/// What a player asks of a table. Nothing is changed by it yet.
///
/// # Errors
/// Why it cannot be.
pub fn handle(
    live: &mut LiveMatch,
    requester: &Requester,
    request: Request,
    now: UnixMillis,
    translations: &Translations,
) -> Result<Handled, Error> {
    let (command, submission) = match request {
        Request::Stage(wanted) => return stage(live, requester, &wanted, translations),
        Request::Help(wanted) => {
            let help = live.help(requester, &wanted.pointed(), translations);
            let help = help.ok_or(Error::UnknownHelp)?;
            return Ok(Handled::Answer(Answer::Help(help)));
        }
        Request::Overlay(wanted) => {
            let overlay = live.overlay(requester, &wanted, translations);
            let overlay = overlay.ok_or(Error::UnknownHelp)?;
            return Ok(Handled::Answer(Answer::Overlay(overlay)));
        }
        Request::Submit(wanted) => submit(wanted),
        Request::Undo(wanted) => undo(wanted),
        Request::Agree(wanted) => agree(wanted),
        Request::Decline(wanted) => decline(wanted),
        Request::HandOver(wanted) => hand_over(wanted)?,
        Request::AskLink(wanted) => ask_link(wanted),
    };
    let author = Author {
        player: requester.player,
        submission,
        at: now,
        name: None,
    };
    propose(live, &command, &author)
}

/// A command of a player or of the table itself: requests come to one, and so do sitting down and
/// standing up, bots and links.
///
/// # Errors
/// Why it cannot be.
pub fn propose(live: &LiveMatch, command: &Command, author: &Author) -> Result<Handled, Error> {
    Ok(live.table.propose(command, author)?.into())
}

fn stage(
    live: &mut LiveMatch,
    requester: &Requester,
    wanted: &Submission,
    translations: &Translations,
) -> Result<Handled, Error> {
    let Submission {
        seat,
        sequence,
        actions,
        submission: _,
    } = wanted;
    let staged = live.stage(requester, *seat, *sequence, actions, translations)?;
    Ok(Handled::Answer(Answer::Staged(Box::new(staged))))
}

/// A command, and what the client calls it.
type Named = (Command, Option<SubmissionId>);

fn submit(wanted: Submission) -> Named {
    let Submission {
        seat,
        sequence,
        actions,
        submission,
    } = wanted;
    let command = Command::Submit {
        seat,
        answered: sequence,
        actions,
    };
    (command, submission)
}

fn undo(wanted: UndoWanted) -> Named {
    let UndoWanted {
        seat,
        sequence,
        point,
        submission,
    } = wanted;
    let command = Command::Undo {
        seat,
        answered: sequence,
        point,
    };
    (command, submission)
}

fn agree(wanted: QuestionAnswer) -> Named {
    let QuestionAnswer {
        seat,
        sequence,
        about,
        submission,
    } = wanted;
    let command = Command::Agree {
        seat,
        answered: sequence,
        about,
    };
    (command, submission)
}

fn decline(wanted: QuestionAnswer) -> Named {
    let QuestionAnswer {
        seat,
        sequence,
        about,
        submission,
    } = wanted;
    let command = Command::Decline {
        seat,
        answered: sequence,
        about,
    };
    (command, submission)
}

fn ask_link(wanted: LinkWanted) -> Named {
    (Command::AskLink(wanted.seat), wanted.submission)
}

fn hand_over(wanted: HandOver) -> Result<Named, Error> {
    let HandOver {
        seat,
        by,
        to,
        submission,
    } = wanted;
    let driver = to.parse::<Driver>();
    let driver = driver.map_err(|error: ParseSeatingError| Error::Malformed(error.to_string()))?;
    Ok((Command::HandOver { by, seat, driver }, submission))
}
