//! An open table: the match replayed from its log, what is known about it, and who plays. What
//! somebody sees or looks ahead to is narrowed here to what the table lets that player see.

use kernel::{Seat, Viewer};
use log::{Entry, Payload, PlayerId, Sequence, Status, StoredTable, TableInfo};
use scene::{Cast, Format, Lang};
use table::{
    AnyGame, AnyTable, Deal, HelpShown, Onlooker, OpenError, Pointed, Proposal, Refusal, Shown,
    Staged, Update,
};

use crate::wire::{OverlayAreas, OverlayWanted};
use crate::{Error, Translations, cast};

/// The key of the setting that points are told only at the end.
pub(crate) const HIDE_SCORES: &str = "hide-scores";

/// A table replayed from its log.
#[derive(Debug)]
pub struct LiveMatch {
    /// The game.
    pub game: AnyGame,
    /// The match.
    pub table: Box<dyn AnyTable>,
    /// What is known about it, as it is stored.
    pub info: TableInfo,
    /// The people, one cast a language: "Player 3" is said in words.
    casts: Vec<(Lang, Cast)>,
}

/// From where somebody sees the table, in which language, on how large a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewpoint {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The language.
    pub lang: Lang,
    /// How much room there is.
    pub format: Format,
}

/// Who asks, and from where they would like to see the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Requester {
    /// The player; nobody for a stranger.
    pub player: Option<PlayerId>,
    /// As it was asked for: every answer is narrowed to what the player may see.
    pub viewpoint: Viewpoint,
}

impl LiveMatch {
    /// Replays a stored table.
    ///
    /// # Errors
    /// It belongs to other rules, or is damaged.
    pub fn open(stored: &StoredTable, translations: &Translations) -> Result<LiveMatch, Error> {
        let info = stored.info.clone();
        let game = game_of(&info)?;
        let table = game.open(deal(stored), &stored.log);
        let mut live = LiveMatch {
            game,
            table: table.map_err(|error| open_error(&error))?,
            info,
            casts: Vec::new(),
        };
        live.name_people(translations);
        Ok(live)
    }

    /// The same once more, to look at for long while the table goes on.
    pub fn copy(&self) -> LiveMatch {
        LiveMatch {
            game: self.game,
            table: self.table.copy(),
            info: self.info.clone(),
            casts: self.casts.clone(),
        }
    }

    /// Writes down what the people are called, in every language.
    fn name_people(&mut self, translations: &Translations) {
        let (game, info) = (self.game, &self.info);
        let cast = |lang: &Lang| (*lang, cast(info, translations.of(game, *lang).words()));
        self.casts = Lang::ALL.iter().map(cast).collect();
    }

    /// From where a player may see the table who asks to see it from there. A seat may have changed
    /// hands since: then its old player is a spectator, and spectators see everything once the game
    /// is over.
    pub fn viewpoint(&self, player: Option<PlayerId>, asked: Viewpoint) -> Viewpoint {
        let seat = match asked.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        Viewpoint {
            viewer: self.table.viewer(player, seat),
            ..asked
        }
    }

    /// Somebody with these eyes, which are not narrowed: whose they are, the caller knows.
    pub fn onlooker<'a>(
        &'a self,
        viewpoint: Viewpoint,
        translations: &'a Translations,
    ) -> Onlooker<'a> {
        onlooker(self.game, &self.casts, viewpoint, translations)
    }

    /// What the requester must be sent, given what was shown; nothing before the game has begun.
    pub fn update(
        &mut self,
        requester: &Requester,
        shown: &Shown,
        translations: &Translations,
    ) -> Option<Update> {
        let (begun, viewpoint) = (self.has_begun(), self.seen_from(requester));
        let onlooker = onlooker(self.game, &self.casts, viewpoint, translations);
        begun.then(|| self.table.update(&onlooker, shown))
    }

    /// What the requester must be sent before the update, where bots did several things at once.
    pub fn step(
        &mut self,
        requester: &Requester,
        shown: &Shown,
        translations: &Translations,
    ) -> Option<Update> {
        let (begun, viewpoint) = (self.has_begun(), self.seen_from(requester));
        let onlooker = onlooker(self.game, &self.casts, viewpoint, translations);
        begun.then(|| self.table.step(&onlooker, shown)).flatten()
    }

    /// What actions of a seat would lead to.
    ///
    /// # Errors
    /// As for submitting them.
    pub fn stage(
        &mut self,
        requester: &Requester,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
        translations: &Translations,
    ) -> Result<Staged, Refusal> {
        self.check_seat(requester.player, seat)?;
        let onlooker = onlooker(self.game, &self.casts, requester.viewpoint, translations);
        self.table.stage(seat, answered, actions, &onlooker)
    }

    /// What there is to know about a place or piece that the requester sees.
    pub fn help(
        &self,
        requester: &Requester,
        pointed: &Pointed<'_>,
        translations: &Translations,
    ) -> Option<HelpShown> {
        let onlooker = self.onlooker(self.seen_from(requester), translations);
        let help = self.table.help(pointed, &onlooker);
        help.filter(|_| self.has_begun())
    }

    /// What lies over the pictures of the requester; nothing for a key that is none.
    pub fn overlay(
        &self,
        requester: &Requester,
        wanted: &OverlayWanted,
        translations: &Translations,
    ) -> Option<OverlayAreas> {
        let onlooker = self.onlooker(self.seen_from(requester), translations);
        let areas = self.table.overlay(&wanted.key, &wanted.actions, &onlooker);
        let sequence = self.table.sequence();
        let overlay = areas.map(|areas| OverlayAreas { sequence, areas });
        overlay.filter(|_| self.has_begun())
    }

    fn seen_from(&self, requester: &Requester) -> Viewpoint {
        self.viewpoint(requester.player, requester.viewpoint)
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        match self.table.status() {
            Status::Running | Status::Finished => true,
            Status::Waiting | Status::Closed => false,
        }
    }

    /// That the seat is the player's.
    ///
    /// # Errors
    /// There is no such seat, or it is another's.
    pub fn check_seat(&self, player: Option<PlayerId>, seat: Seat) -> Result<(), Refusal> {
        self.table.occupant(seat).ok_or(Refusal::NoSeat)?;
        let own = self.table.viewer(player, Some(seat)) == Viewer::Seat(seat);
        own.then_some(()).ok_or(Refusal::Forbidden)
    }

    /// Installs what was made durable, in the match and in what is known about it. `name` is what
    /// the player is called who sits down by it.
    ///
    /// # Errors
    /// The table has moved on since: nothing changes.
    pub fn commit(
        &mut self,
        mut proposal: Proposal,
        name: Option<&str>,
        translations: &Translations,
    ) -> Result<(), Refusal> {
        let entries = std::mem::take(&mut proposal.entries);
        let result = proposal.result.as_ref().map(ToString::to_string);
        let to_act = proposal.to_act;
        self.table.commit(proposal)?;
        let name = |_| name.map(str::to_string);
        self.info.follow(&entries, to_act, result, name);
        let sits = |entry: &Entry<String>| matches!(entry.payload, Payload::Sit(_));
        if entries.iter().any(sits) {
            self.name_people(translations);
        }
        Ok(())
    }
}

fn onlooker<'a>(
    game: AnyGame,
    casts: &'a [(Lang, Cast)],
    viewpoint: Viewpoint,
    translations: &'a Translations,
) -> Onlooker<'a> {
    let found = casts.iter().find(|(known, _)| *known == viewpoint.lang);
    let cast = &found.expect("there is a cast for every language").1;
    let speech = translations.of(game, viewpoint.lang);
    Onlooker::new(speech, cast, viewpoint.viewer, viewpoint.format)
}

/// The game of a table.
///
/// # Errors
/// This program does not know it.
pub fn game_of(info: &TableInfo) -> Result<AnyGame, Error> {
    let game = info.game.parse();
    game.map_err(|_: table::UnknownGame| Error::UnknownGame(info.game.clone()))
}

fn open_error(error: &OpenError) -> Error {
    match error {
        OpenError::OtherRules(other) => Error::OtherRules(*other),
        other => Error::Damaged(other.to_string()),
    }
}

fn deal(stored: &StoredTable) -> Deal {
    let info = &stored.info;
    Deal {
        rules_version: info.rules_version,
        options: info.options.clone(),
        origin: stored.origin.clone(),
        owner: info.owner,
        visibility: info.visibility,
        dealing: info.dealing,
        secret: stored.secret,
        known_deal: info.known_deal,
        pace: info.pace,
        hide_scores: hides_scores(info),
    }
}

/// Whether points are told only at the end.
pub fn hides_scores(info: &TableInfo) -> bool {
    let mut settings = info.settings.iter();
    settings.any(|(key, value)| key == HIDE_SCORES && value == "true")
}
