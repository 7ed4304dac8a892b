//! What is known of a table, in the reader's words and from the reader's side.

use kernel::{OptionError, Options, RecordResult, Seat, Standing};
use log::{Closing, Occupant, Pace, PlayerId, SeatState, Status, TableInfo};
use scene::{Lang, Reader, SeatColor, Speak, Words};
use table::{AnyGame, with_game};

use crate::deals::deal_info;
use crate::spec::setup_of;
use crate::wire::{self, OptionShown, SeatInfo};
use crate::{Error, Translations, cast, game_of, hides_scores};

/// Who is told, and in which language.
#[derive(Clone, Copy, Debug)]
pub struct Recipient {
    /// The player; nobody for a stranger.
    pub player: Option<PlayerId>,
    /// The language.
    pub lang: Lang,
}

/// The table as it is told to somebody, also where its game or its rules are not played here.
pub fn table_info(
    info: &TableInfo,
    recipient: Recipient,
    translations: &Translations,
) -> wire::TableInfo {
    let game = game_of(info).ok();
    let spoken = game.unwrap_or(AnyGame::ALL[0]);
    let words = translations.of(spoken, recipient.lang).words();
    let newest = game.map_or(0, |game| game.meta().rules_version);
    let unplayable = check_playable(info).err();
    let own = recipient
        .player
        .map(|player| info.seats_of(player))
        .unwrap_or_default();
    let played = info.status == Status::Running && unplayable.is_none();
    let cast = cast(info, words);
    let names = Reader::new(words, &cast, kernel::Viewer::Spectator);
    wire::TableInfo {
        id: info.id,
        game: info.game.clone(),
        title: game
            .map_or(&*info.game, |game| game.meta().title)
            .to_string(),
        status: info.status.as_str(),
        closed_because: match &info.closing {
            Some(Closing::Operator(reason)) => Some(reason.clone()),
            Some(Closing::GivenUp | Closing::Expired) | None => None,
        },
        older_rules: Some(info.rules_version).filter(|rules| *rules < newest),
        unplayable: unplayable.map(|error| error.body(translations, recipient.lang)),
        options: match game {
            Some(game) => with_game!(game, G => chosen::<G>(info, words)),
            None => as_kept(&info.options),
        },
        seats: seats(info, &names, recipient.player),
        owner: recipient.player.is_some() && recipient.player == info.owner,
        your_turn: played && own.iter().any(|seat| info.to_act.contains(seat)),
        turn_limit_s: match info.pace {
            Pace::Unlimited => None,
            Pace::PerTurn(limit) => u32::try_from(limit.as_secs()).ok(),
        },
        visibility: info.visibility.as_str(),
        hide_scores: hides_scores(info),
        commitment: info.commitment.to_string(),
        deal: deal_info(info, &names, recipient.lang, translations),
        sequence: info.next,
        created_at: info.created_at,
        started_at: info.started_at,
        finished_at: info.finished_at,
        touched_at: info.touched_at,
        closes_at: info.closes_at,
        closed: info.closing.as_ref().map(Closing::word),
    }
}

/// That the table's game is played here, by the rules it began with.
///
/// # Errors
/// Why it can be looked at, downloaded and closed, and not played.
pub fn check_playable(info: &TableInfo) -> Result<(), Error> {
    let game = game_of(info)?;
    let known = with_game!(game, G => setup_of::<G>(info).map(drop));
    known.map_err(|error| match error {
        OptionError::Rules(other) => Error::OtherRules(other),
        error => Error::Damaged(error.to_string()),
    })
}

/// The options of a game that nobody here can put into words.
fn as_kept(options: &[(String, String)]) -> Vec<OptionShown> {
    let shown = |(key, value): &(String, String)| OptionShown {
        key: key.clone(),
        value: value.clone(),
        name: key.clone(),
        value_name: value.clone(),
        is_default: false,
    };
    options.iter().map(shown).collect()
}

fn seats(info: &TableInfo, names: &Reader<'_>, player: Option<PlayerId>) -> Vec<SeatInfo> {
    let running = info.status == Status::Running;
    let count = info.seats.seats();
    let result = info
        .result
        .as_deref()
        .and_then(|line| RecordResult::parse(line, count));
    let seat = |(seat, state): (Seat, &SeatState)| SeatInfo {
        seat,
        kind: kind(&state.occupant),
        name: names.name(seat).to_string(),
        color: SeatColor::of(seat).as_str(),
        level: level(&state.occupant),
        yours: player.is_some_and(|player| info.seats_of(player).contains(seat)),
        to_act: running && info.to_act.contains(seat),
        invited: state.invited,
        shared: state.shared,
        place: result
            .as_ref()
            .and_then(|result| place(&result.standing, seat)),
        points: result.as_ref().map(|result| result.scores[seat]),
    };
    info.seats.iter().map(seat).collect()
}

fn kind(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Open => "open",
        Occupant::Person { .. } => "person",
        Occupant::Bot { .. } => "bot",
    }
}

fn level(occupant: &Occupant) -> Option<String> {
    match occupant {
        Occupant::Bot { level } => Some(level.to_string()),
        Occupant::Open | Occupant::Person { .. } => None,
    }
}

fn place(standing: &Standing, seat: Seat) -> Option<u8> {
    match standing {
        Standing::Places(places) => Some(places[seat]),
        Standing::Team { .. } => None,
    }
}

/// The options in words; those of an older game in the words of now, as far as its rules are known.
fn chosen<G: Speak>(info: &TableInfo, words: &Words) -> Vec<OptionShown> {
    let shown = |key: &str, value: &str| {
        let spec = G::Options::SPECS.iter().find(|spec| spec.key == key);
        OptionShown {
            key: key.to_string(),
            value: value.to_string(),
            name: G::option_name(words, key),
            value_name: G::option_value(words, key, value),
            is_default: spec.is_some_and(|spec| spec.default == value),
        }
    };
    match setup_of::<G>(info) {
        Ok(setup) => {
            let now = setup.options().entries().into_iter();
            now.map(|(key, value)| shown(key, value)).collect()
        }
        Err(_) => {
            let kept = info.options.iter();
            kept.map(|(key, value)| shown(key, value)).collect()
        }
    }
}
