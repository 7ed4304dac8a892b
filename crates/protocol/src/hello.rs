//! The first message of a connection: from where it sees the table, and what it has already.

use kernel::Viewer;
use log::PlayerId;
use scene::{Format, Lang};
use table::{Fingerprint, Shown};

use crate::wire::Hello;
use crate::{Error, LiveMatch, Requester, Viewpoint};

/// No sheet has more areas.
const MAX_AREAS: usize = 64;

/// What a hello asks for.
#[derive(Clone, Debug)]
pub struct Greeting {
    /// Who asks, and from where.
    pub requester: Requester,
    /// What is there already.
    pub shown: Shown,
    /// Whether long messages may come compressed.
    pub deflate: bool,
}

/// Understands the hello of a player, who reads `lang` if nothing else is said.
///
/// # Errors
/// The seat is another's, or something cannot be read.
pub fn greet(
    live: &LiveMatch,
    player: Option<PlayerId>,
    hello: Hello,
    lang: Lang,
) -> Result<Greeting, Error> {
    let malformed = |error: &dyn std::fmt::Display| Error::Malformed(error.to_string());
    let format = hello.format.as_deref().map_or(Ok(Format::Wide), str::parse);
    let format = format.map_err(|error| malformed(&error))?;
    let lang = hello.lang.as_deref().map_or(Ok(lang), str::parse);
    let lang = lang.map_err(|error| malformed(&error))?;
    if let Some(seat) = hello.seat {
        live.check_seat(player, seat)?;
    }
    if hello.areas.len() > MAX_AREAS {
        return Err(Error::TooLarge);
    }
    let hash = |(area, hash): (String, String)| {
        let hash = u64::from_str_radix(&hash, 16).ok()?;
        Some((area, Fingerprint(hash)))
    };
    let viewpoint = Viewpoint {
        viewer: hello.seat.map_or(Viewer::Spectator, Viewer::Seat),
        lang,
        format,
    };
    Ok(Greeting {
        requester: Requester { player, viewpoint },
        shown: Shown {
            sequence: hello.sequence,
            areas: hello.areas.into_iter().filter_map(hash).collect(),
            blind: !hello.pictures,
        },
        deflate: hello.deflate,
    })
}
