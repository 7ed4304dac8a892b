//! Test positions in the words of the rules. A scene starts from a real opening; lots are
//! exchanged, never invented, and `done` audits the result.

use kernel::testing::setup;
use kernel::{Game, Illegal as _, Rng, Seat, Seed, View as _, Viewer};

use crate::Category;
use crate::action::Action;
use crate::board::{Lot, Lots};
use crate::card::Card;
use crate::consul::face_down;
use crate::data::{Building, Invocation, Objective, Role};
use crate::dump::Dump;
use crate::position::{Foundations, Phase, Turn};
use crate::shape::Placement;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The view as documented JSON has it.
pub(crate) fn dump(game: &Foundations, viewer: Viewer) -> Dump {
    game.view(viewer).dump()
}

/// A game that the seat cannot tell from this one.
pub(crate) fn determinized(game: &Foundations, seat: Seat, rng: &mut Rng) -> Foundations {
    game.view(Viewer::Seat(seat)).determinize(rng)
}

/// A position in the making: nobody owns anything at first.
pub(crate) struct Scene {
    pub game: Foundations,
    /// Deeds without a place.
    spare: Lots,
}

impl Scene {
    /// Era 1, the turn of seat 1, who is the first player.
    pub fn new(seats: usize, options: &[(&str, &str)]) -> Scene {
        let mut all = vec![("first", "1")];
        all.extend(options);
        Scene::of(Foundations::new(
            &setup(seats, &all),
            &Seed::of_series(5, 0),
        ))
    }

    /// Set-up is played through with the first choice each time.
    fn of(mut game: Foundations) -> Scene {
        let mut legal = Vec::new();
        while !matches!(game.phase, Phase::Turn) {
            let seat = game.to_act().first().unwrap();
            game.legal(seat, &mut legal);
            game.apply(seat, legal[0], &mut ());
        }
        let mut spare = Lots::EMPTY;
        for (_, player) in game.open.players.iter_mut() {
            spare |= player.estate.lots;
            player.estate = Default::default();
            player.role = None;
        }
        for (_, secrets) in game.hidden.players.iter_mut() {
            secrets.rejected_role = None;
        }
        for (seat, player) in game.open.players.iter_mut() {
            player.silver = 5 + seat.index() as i32;
        }
        Scene { game, spare }
    }

    /// Takes the deed of a lot out of wherever it lies, filling the hole with a spare one.
    fn fetch(&mut self, lot: Lot) {
        if self.spare.is_empty() {
            self.thin_out_stacks();
        }
        if self.spare.contains(lot) {
            self.spare -= lot.alone();
            return;
        }
        let fill = self.spare.first().expect("a spare deed");
        assert!(
            self.replace(Card::Deed(lot), Card::Deed(fill)),
            "{lot} has an owner"
        );
        self.spare -= fill.alone();
    }

    /// Takes a deed from the last stack that has one.
    fn thin_out_stacks(&mut self) {
        for stack in self.game.hidden.stacks.iter_mut().rev() {
            let slice = stack.as_slice();
            if let Some(index) = slice.iter().position(|card| card.lot().is_some()) {
                let card = stack.remove(index);
                return self.set_aside(card);
            }
        }
    }

    /// Gives the seat empty lots: `A1+A2`.
    pub fn empty(mut self, number: usize, lots: &str) -> Scene {
        for lot in lots.parse::<Lots>().unwrap() {
            self.fetch(lot);
            self.game.open.players[seat(number)]
                .estate
                .gain(lot.alone());
        }
        self
    }

    /// Gives the seat buildings with their lots: `domus A1, pottery A2+A3`.
    pub fn built(mut self, number: usize, buildings: &str) -> Scene {
        for text in buildings.split(", ") {
            let (building, at) = parse_building(text);
            self = self.empty(number, &at.footprint().to_string());
            self.put(number, building, at);
        }
        self
    }

    fn put(&mut self, number: usize, building: Building, at: Placement) {
        if building.is_monument() {
            self.pull_monument(building);
            self.game.open.pool.remove(building);
        } else {
            self.game.open.players[seat(number)].tray[building.index()] -= 1;
        }
        self.game.open.city.put(building, at);
        let estate = &mut self.game.open.players[seat(number)].estate;
        estate.empty -= at.footprint();
        estate.heads |= at.footprint().first().unwrap().alone();
    }

    /// Brings a monument into the pool.
    fn pull_monument(&mut self, monument: Building) {
        let deck = &mut self.game.hidden.monuments;
        if let Some(index) = deck.as_slice().iter().position(|own| *own == monument) {
            deck.remove(index);
            self.game.open.pool.insert(monument);
        }
    }

    /// The pool holds exactly these monuments.
    pub fn pool(mut self, monuments: &str) -> Scene {
        let pool: Vec<_> = self.game.open.pool.iter().collect();
        for monument in pool {
            self.game.open.pool.remove(monument);
            self.game.hidden.monuments.push(monument);
        }
        for monument in monuments.split(' ') {
            self.pull_monument(monument.parse().unwrap());
        }
        self
    }

    /// The Consul's tokens: `domus A1, pottery A2+A3`, taken from his piles.
    pub fn tokens(mut self, tokens: &str) -> Scene {
        for text in tokens.split(", ") {
            let (token, at) = parse_building(text);
            at.footprint().iter().for_each(|lot| self.fetch(lot));
            let consul = self.game.open.consul.as_mut().unwrap();
            let pile = &mut self.game.hidden.tokens[token.size() - 1];
            let index = pile
                .as_slice()
                .iter()
                .position(|own| own.token == token)
                .unwrap();
            pile.remove(index);
            consul.estate.lots |= at.footprint();
            consul.estate.heads |= at.footprint().first().unwrap().alone();
            self.game.open.city.put(token, at);
        }
        self
    }

    /// The face-down pile of a size, top first; the others of it are discarded.
    pub fn pile(mut self, size: usize, tokens: &str) -> Scene {
        let consul = self.game.open.consul.as_mut().unwrap();
        let pile = &mut self.game.hidden.tokens[size - 1];
        while let Some(piled) = pile.pop() {
            consul.discards[piled.token.index()] += 1;
        }
        for token in tokens.split(' ').filter(|word| !word.is_empty()).rev() {
            let token: Building = token.parse().unwrap();
            consul.discards[token.index()] -= 1;
            pile.push(face_down(token));
        }
        self
    }

    /// The market from the left: `B4 haste C1`. Cards that lay there change places with these.
    pub fn market(mut self, cards: &str) -> Scene {
        let wanted: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        for (slot, card) in wanted.iter().enumerate() {
            self.swap_into_market(slot, *card);
        }
        while self.game.open.market.len() > wanted.len() {
            let card = self.game.open.market.pop().unwrap();
            self.set_aside(card);
        }
        self
    }

    fn swap_into_market(&mut self, slot: usize, card: Card) {
        let old = self.game.open.market.as_slice()[slot];
        if old == card {
            return;
        }
        let found = self.replace(card, old);
        self.game.open.market.as_mut_slice()[slot] = card;
        match card {
            _ if found => return,
            Card::Deed(lot) if self.spare.contains(lot) => self.spare -= lot.alone(),
            Card::Deed(lot) => panic!("{lot} has an owner"),
            Card::Invocation(card) => self.remove_invocation(card),
        }
        self.set_aside(old);
    }

    /// Puts another card where this one lies in stacks or market.
    fn replace(&mut self, card: Card, by: Card) -> bool {
        let game = &mut self.game;
        let piles = game
            .hidden
            .stacks
            .iter_mut()
            .map(|stack| stack.as_mut_slice());
        let mut all = piles.chain([game.open.market.as_mut_slice()]).flatten();
        match all.find(|other| **other == card) {
            Some(place) => {
                *place = by;
                true
            }
            None => false,
        }
    }

    fn set_aside(&mut self, card: Card) {
        match card {
            Card::Deed(lot) => self.spare |= lot.alone(),
            Card::Invocation(card) => self.game.open.gone.invocations.insert(card),
        }
    }

    /// The current stack from the top; everything else of it leaves the game.
    pub fn stack(mut self, cards: &str) -> Scene {
        let wanted: Vec<Card> = cards
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|card| card.parse().unwrap())
            .collect();
        let era = usize::from(self.game.open.era);
        while let Some(card) = self.game.hidden.stacks[era].pop() {
            self.set_aside(card);
        }
        for card in wanted.into_iter().rev() {
            match card {
                Card::Deed(lot) => self.fetch(lot),
                Card::Invocation(card) => self.game.open.gone.invocations.remove(card),
            }
            self.game.hidden.stacks[era].push(card);
        }
        self
    }

    pub fn silver(mut self, number: usize, silver: i32) -> Scene {
        self.game.open.players[seat(number)].silver = silver;
        self
    }

    pub fn role(mut self, number: usize, role: Role) -> Scene {
        self.game.open.players[seat(number)].role = Some(role);
        self
    }

    /// The seat holds this card; it changes places with one of a stack or the market.
    pub fn holds(mut self, number: usize, card: Invocation) -> Scene {
        self.remove_invocation(card);
        self.game.open.players[seat(number)]
            .invocations
            .insert(card);
        self
    }

    /// Takes one invocation out of the nine drawn: this one, or any other in its stead.
    fn remove_invocation(&mut self, card: Invocation) {
        for stack in &mut self.game.hidden.stacks {
            let slice = stack.as_slice();
            if let Some(index) = slice.iter().position(|own| *own == Card::Invocation(card)) {
                stack.remove(index);
                return;
            }
        }
        let market = self.game.open.market.as_slice();
        if let Some(index) = market.iter().position(|own| *own == Card::Invocation(card)) {
            let deed = self.spare.first().expect("a spare deed");
            self.spare -= deed.alone();
            self.game.open.market.as_mut_slice()[index] = Card::Deed(deed);
            return;
        }
        let last = &mut self.game.hidden.stacks[2];
        let any = last
            .as_slice()
            .iter()
            .position(|own| own.invocation().is_some());
        match any {
            Some(index) => drop(last.remove(index)),
            None => {
                let other = self
                    .game
                    .gone
                    .invocations
                    .iter()
                    .next()
                    .expect("an invocation left");
                self.game.open.gone.invocations.remove(other);
            }
        }
    }

    /// The seat's kept objectives are exactly this one.
    pub fn objective(mut self, number: usize, card: Objective) -> Scene {
        let game = &mut self.game;
        let deck = &mut game.hidden.objectives;
        let own = std::mem::take(&mut game.hidden.players[seat(number)].objectives);
        own.top_down().for_each(|old| deck.push(old));
        for (_, secrets) in game.hidden.players.iter_mut() {
            for pile in [&mut secrets.objectives, &mut secrets.rejected_objectives] {
                if let Some(index) = pile.as_slice().iter().position(|own| *own == card) {
                    deck.push(pile.remove(index));
                }
            }
        }
        if game.open.public_objectives.contains(card) {
            game.open.public_objectives.remove(card);
            deck.push(card);
        }
        let index = deck.as_slice().iter().position(|own| *own == card).unwrap();
        deck.remove(index);
        game.hidden.players[seat(number)].objectives.push(card);
        self
    }

    /// The era, counted from 1. Later stacks stay; earlier ones leave the game.
    pub fn era(mut self, era: u8) -> Scene {
        self.game.open.era = era - 1;
        for earlier in 0..usize::from(era - 1) {
            while let Some(card) = self.game.hidden.stacks[earlier].pop() {
                self.set_aside(card);
            }
        }
        self
    }

    pub fn turn(mut self, number: usize) -> Scene {
        self.game.open.turn = Turn::of(seat(number));
        self
    }

    /// One more turn is left in this era: that of the player in turn.
    pub fn last_turn(mut self) -> Scene {
        while let Some(card) = self.game.open.market.pop() {
            self.set_aside(card);
        }
        self.game.open.last_turns = 1;
        self.stack("")
    }

    pub fn with(mut self, change: impl FnOnce(&mut Foundations)) -> Scene {
        change(&mut self.game);
        self
    }

    /// The position; spare deeds have left the game.
    pub fn done(mut self) -> Foundations {
        self.game.open.gone.deeds |= self.spare;
        if let Err(imbalance) = self.game.audit() {
            panic!("{imbalance}");
        }
        self.game
    }
}

fn parse_building(text: &str) -> (Building, Placement) {
    match format!("build {text}").parse() {
        Ok(Action::Build(building, at)) => (building, at),
        other => panic!("{text:?}: {other:?}"),
    }
}

fn split(line: &str) -> (Seat, Action) {
    let (who, action) = line.split_once(' ').expect("SEAT ACTION");
    let action = action
        .parse()
        .unwrap_or_else(|error| panic!("{line:?}: {error}"));
    (who.parse().unwrap(), action)
}

/// Plays lines of `SEAT ACTION`, each of which must be legal and conserve everything.
#[track_caller]
pub(crate) fn play(mut game: Foundations, lines: &str) -> Foundations {
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (who, action) = split(line);
        if let Err(illegal) = game.try_apply(who, action, &mut ()) {
            panic!("{line:?} is not legal: {illegal} ({})", illegal.rule());
        }
        game.audit().unwrap();
    }
    game
}

/// Whether the action is legal, by the list and by the check.
#[track_caller]
pub(crate) fn legal(game: &Foundations, line: &str) -> bool {
    let (who, action) = split(line);
    let mut list = Vec::new();
    game.legal(who, &mut list);
    let listed = list.contains(&action);
    assert_eq!(
        game.check(who, action).is_ok(),
        listed,
        "list and check agree on {line:?}"
    );
    listed
}

/// The action is refused by this rule.
#[track_caller]
pub(crate) fn refuse(game: &Foundations, line: &str, rule: &str) {
    assert!(!legal(game, line), "{line:?} is legal");
    let (who, action) = split(line);
    assert_eq!(
        game.check(who, action).unwrap_err().rule(),
        rule,
        "{line:?}"
    );
}

/// A seat's points of one category so far.
pub(crate) fn points(game: &Foundations, number: usize, category: Category) -> i32 {
    let items = &game.scores().seats[seat(number)];
    items
        .iter()
        .find(|(own, _)| *own == category)
        .map_or(0, |(_, points)| *points)
}
