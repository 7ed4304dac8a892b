//! The temples of a seat: which it has built or holds, what they lack and what they pay.

use kernel::Describe;

use super::town::Gains;
use crate::data::{Card, Kind, Reward};
use crate::hand::Kinds;
use crate::position::Player;
use crate::score::Survey;

/// Every temple.
pub(super) const TEMPLES: [Card; 10] = [
    Card::Minerva,
    Card::Fortuna,
    Card::Amor,
    Card::Juno,
    Card::Saturn,
    Card::Luna,
    Card::Mars,
    Card::Venus,
    Card::Jupiter,
    Card::Mercury,
];

/// Of each temple whether it is built or in hand, and if so what its condition lacks or, without a
/// condition, what it pays or would pay.
pub(super) fn describe(
    player: &Player,
    survey: &Survey,
    (hand, gains): (Kinds, &Gains),
    out: &mut impl Describe,
) {
    for (temple, reward) in rewards() {
        let (built, held) = (survey.rewards.contains(&reward), hand.contains(temple));
        out.flag(format_args!("temple.{temple}.built"), built);
        out.flag(format_args!("temple.{temple}.hand"), held);
        if has_condition(reward) {
            let (missing, _) = survey.missing(reward);
            let missing = if built || held { missing.into() } else { 0 };
            out.count(format_args!("temple.{temple}.lacks"), missing, 4.0);
        } else {
            let points = match (built, held) {
                (true, _) => survey.reward(reward, player.coins),
                (false, true) => gains.temple(temple),
                (false, false) => 0,
            };
            out.put(format_args!("temple.{temple}.pays"), points as f32 / 10.0);
        }
    }
    let rewards = survey.rewards.iter();
    let open = rewards.map(|reward| survey.missing(*reward));
    let open: u8 = open
        .filter(|(missing, _)| *missing > 0)
        .map(|(_, points)| points)
        .sum();
    out.count(format_args!("temples.unpaid"), open.into(), 20.0);
}

/// What the conditions lack, whoever has the temple, and whether the turns left can fill the city.
pub(super) fn describe_goals(survey: &Survey, turns: u8, out: &mut impl Describe) {
    for (temple, reward) in rewards().filter(|(_, reward)| has_condition(*reward)) {
        let (missing, _) = survey.missing(reward);
        out.count(format_args!("goal.{temple}.lacks"), missing.into(), 4.0);
        if let Reward::IfFull(_) = reward {
            let spare = f32::from(turns) - f32::from(missing);
            out.put(format_args!("goal.{temple}.turns-to-spare"), spare / 7.0);
        }
    }
}

/// The temples and what they pay for.
fn rewards() -> impl Iterator<Item = (Card, Reward)> {
    TEMPLES
        .into_iter()
        .filter_map(|temple| match temple.kind() {
            Kind::Temple(reward) => Some((temple, reward)),
            _ => None,
        })
}

/// Whether the temple pays all at once, when something is complete.
fn has_condition(reward: Reward) -> bool {
    match reward {
        Reward::IfFull(_)
        | Reward::IfAllColors(_)
        | Reward::IfResidences(..)
        | Reward::IfTemples(..)
        | Reward::IfProduction(..) => true,
        Reward::PerStar(_)
        | Reward::PerResidence(..)
        | Reward::PerTemple(_)
        | Reward::PerCoins(_) => false,
    }
}
