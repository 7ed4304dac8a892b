//! What is known of a table, in the reader's words and from the reader's side.

use kernel::{Options, RecordResult, Seat, Standing};
use log::{Occupant, Pace, PlayerId, SeatState, Status, TableInfo};
use scene::{Lang, Reader, SeatColor, Speak, Words};
use table::with_game;

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

/// The table as it is told to somebody.
///
/// # Errors
/// The game is not known here.
pub fn table_info(
    info: &TableInfo,
    recipient: Recipient,
    translations: &Translations,
) -> Result<wire::TableInfo, Error> {
    let game = game_of(info)?;
    let words = translations.of(game, recipient.lang).words();
    let own = recipient
        .player
        .map(|player| info.seats_of(player))
        .unwrap_or_default();
    let running = info.status == Status::Running;
    let cast = cast(info, words);
    let names = Reader::new(words, &cast, kernel::Viewer::Spectator);
    Ok(wire::TableInfo {
        id: info.id,
        game: info.game.clone(),
        title: game.meta().title.to_string(),
        status: info.status.as_str(),
        older_rules: Some(info.rules_version).filter(|rules| *rules < game.meta().rules_version),
        options: with_game!(game, G => chosen::<G>(info, words)),
        seats: seats(info, &names, recipient.player),
        owner: recipient.player.is_some() && recipient.player == info.owner,
        your_turn: running && own.iter().any(|seat| info.to_act.contains(seat)),
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
    })
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
