//! A player's city: its cards, its room, and what cards would add to it.

use kernel::Describe;

use super::zones::Zones;
use crate::data::{Card, Color, Kind};
use crate::grid::{Cells, border, window};
use crate::hand::Kinds;
use crate::position::Player;
use crate::score::{AQUEDUCT_POINTS, Survey};

/// What one more card would add to the points of a city, on its best cell.
pub(super) struct Gains<'a> {
    player: &'a Player,
    /// What its temples pay now.
    temples: i32,
    residences: [i32; 3],
    colors: [i32; 4],
    aqueduct: i32,
}

impl<'a> Gains<'a> {
    pub fn of(player: &'a Player, survey: &Survey, zones: &Zones) -> Gains<'a> {
        let aqueducts = player.town.aqueducts().len();
        let next = AQUEDUCT_POINTS.get(aqueducts + 1);
        let (residences, colors) = zones.gains();
        Gains {
            player,
            temples: survey.temples(player.coins),
            residences,
            colors,
            aqueduct: next.map_or(0, |next| next - AQUEDUCT_POINTS[aqueducts]),
        }
    }

    /// What this card would add.
    fn card(&self, card: Card) -> i32 {
        match card.kind() {
            Kind::Production(_) => 0,
            Kind::Residence(value) => self.residences[value.index()],
            Kind::Public(color, _) => self.colors[color.index()],
            Kind::Aqueduct => self.aqueduct,
            Kind::Temple(_) => self.temple(card),
        }
    }

    /// What a temple would pay, and add to what others pay (C-33): it matters not where it stands.
    pub fn temple(&self, temple: Card) -> i32 {
        let mut town = self.player.town;
        let Some(cell) = town.free_cells().first() else {
            return 0;
        };
        town.lay(temple, cell);
        Survey::of(&town).temples(self.player.coins) - self.temples
    }

    /// What the best two of these cards would add.
    fn describe_of(&self, place: &str, cards: Kinds, out: &mut impl Describe) {
        let (mut best, mut second) = (0, 0);
        for gain in cards.iter().map(|card| self.card(card)) {
            second = gain.min(best).max(second);
            best = gain.max(best);
        }
        out.put(format_args!("{place}.gain"), best as f32 / 12.0);
        out.put(format_args!("{place}.gain.second"), second as f32 / 12.0);
    }

    fn describe(&self, out: &mut impl Describe) {
        for (value, gain) in (2..).zip(self.residences) {
            out.put(format_args!("gain.residence.{value}"), gain as f32 / 12.0);
        }
        for (color, gain) in Color::ALL.iter().zip(self.colors) {
            out.put(format_args!("gain.public.{color}"), gain as f32 / 12.0);
        }
        out.put(format_args!("gain.aqueduct"), self.aqueduct as f32 / 12.0);
    }
}

/// The city itself, without its temples.
pub(super) fn describe(player: &Player, survey: &Survey, zones: &Zones, out: &mut impl Describe) {
    let town = &player.town;
    let (occupied, free) = (town.occupied(), town.free_cells());
    out.count(format_args!("town.cards"), occupied.len(), 16.0);
    out.count(format_args!("town.free"), free.len(), 12.0);
    out.count(format_args!("town.reach"), window(occupied).len(), 42.0);
    let mut beside = [0; 4];
    for cell in free {
        beside[usize::from(town.neighbors(cell)).saturating_sub(1)] += 1;
    }
    for (neighbors, cells) in (1..).zip(beside) {
        out.count(format_args!("town.free.beside-{neighbors}"), cells, 6.0);
    }
    out.count(format_args!("town.stars"), survey.stars.into(), 6.0);
    for color in Color::ALL {
        let buildings = survey.public(*color);
        out.count(format_args!("public.{color}"), buildings.len(), 2.0);
        let sides = buildings
            .iter()
            .map(|cell| (border(Cells::one(cell)) & free).len());
        out.count(format_args!("public.{color}.open"), sides.sum(), 4.0);
    }
    let baths = survey.public(Color::Blue).iter();
    let tokens = baths.map(|cell| usize::from(town.points(cell)));
    let (sum, best) = tokens.fold((0, 0), |(sum, best), held| (sum + held, held.max(best)));
    out.count(format_args!("baths.tokens"), sum, 6.0);
    out.count(format_args!("baths.best"), best, 4.0);
    let (aqueducts, room) = (town.aqueducts(), town.aqueduct_cells());
    out.count(format_args!("aqueducts"), aqueducts.len(), 4.0);
    out.count(
        format_args!("aqueducts.room.free"),
        (room & free).len(),
        8.0,
    );
    let replacing = (room & occupied) - aqueducts;
    out.count(format_args!("aqueducts.room.built"), replacing.len(), 8.0);
    out.count(format_args!("temples"), survey.rewards.len(), 4.0);
    out.put(format_args!("points.zones"), zones.points() as f32 / 50.0);
    out.put(
        format_args!("points.aqueducts"),
        survey.aqueduct_points() as f32 / 24.0,
    );
    let temples = survey.temples(player.coins);
    out.put(format_args!("points.temples"), temples as f32 / 20.0);
    zones.describe(out);
}

/// What cards would add: any, those in hand, those of the offer, and those to choose from.
pub(super) fn describe_gains(
    gains: &Gains,
    [hand, offer, choice]: [Kinds; 3],
    out: &mut impl Describe,
) {
    gains.describe(out);
    gains.describe_of("hand", hand, out);
    gains.describe_of("offer", offer, out);
    gains.describe_of("choice", choice, out);
}

/// The farms and what they bring (C-19).
pub(super) fn describe_farms(player: &Player, survey: &Survey, out: &mut impl Describe) {
    let gain = player.town.production();
    out.count(format_args!("farms"), survey.production, 4.0);
    out.count(format_args!("farms.coins"), gain.coins.into(), 3.0);
    out.count(format_args!("farms.influence"), gain.influence.into(), 2.0);
    out.count(format_args!("farms.bricks"), gain.bricks.len(), 2.0);
    let empty = gain.bricks - player.town.bricks();
    out.count(format_args!("farms.bricks.now"), empty.len(), 2.0);
    out.count(format_args!("bricks"), player.town.bricks().len(), 2.0);
}
