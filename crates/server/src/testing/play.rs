//! Playing games to their end: whoever may choose takes any of the offered choices.

use kernel::Rng;

use super::Live;

/// Somebody at a table, with the eyes of one seat.
#[derive(Debug)]
pub struct Player {
    /// Which seat.
    pub seat: usize,
    /// The connection.
    pub live: Live,
}

/// Plays until the game is over; bots may play along. Gives the number of accepted submissions.
pub async fn play_out(players: &mut [Player], rng: &mut Rng) -> usize {
    let mut accepted = 0;
    while !players[0].live.is_over() {
        let chooser = players
            .iter()
            .position(|player| !player.live.actions().is_empty());
        match chooser {
            Some(chooser) => accepted += usize::from(choose(&mut players[chooser], rng).await),
            // A bot thinks.
            None => drop(players[0].live.next().await),
        }
        catch_up(players).await;
    }
    accepted
}

/// Submits any choice; says whether it was accepted.
async fn choose(player: &mut Player, rng: &mut Rng) -> bool {
    let actions = player.live.actions();
    let action = rng.choose(&actions).expect("there is a choice").clone();
    let before = player.live.sequence();
    let answer = player.live.submit(player.seat, &[action]).await;
    let stale = answer["error"]["code"] == "action/stale";
    assert!(stale || answer["error"].is_null(), "{answer}");
    player
        .live
        .until(|update| update["sequence"].as_u64() > Some(before))
        .await;
    !stale
}

/// Everybody hears what the best informed has heard.
async fn catch_up(players: &mut [Player]) {
    let newest = players.iter().map(|player| player.live.sequence()).max();
    for player in players {
        player
            .live
            .until(|update| update["sequence"].as_u64() >= newest)
            .await;
    }
}
