//! The contract: what must hold at every step of every game, shown by random play.

mod sight;

use super::word::{Word, leading_word};
use crate::{
    BySeat, Event, Game, Record, Rng, Seat, SeatSet, Seed, Setup, Standing, View, Viewer, replay,
};

/// How many old actions are offered to `check` at each step.
const ALIEN_ACTIONS: usize = 8;
/// The costly checks are made at each new phase and once in so many steps.
const DEEP_EVERY: u32 = 50;
/// Where they are to be rare: once in so many steps, and no more.
const RARELY_DEEP_EVERY: u64 = 250;
/// Whether an action reveals something is looked at once in so many steps.
const REVEALS_EVERY: u32 = 7;

/// So often must something be hidden from a seat before it is odd that no other deal fits.
const ENOUGH_HIDDEN: u32 = 20;

/// Random games that hold every rule of the trait [`Game`] against its promises. Cheap checks
/// are made at every step; views, determinization and dumps at each new phase (told by the first
/// word of the choices), one step in fifty, and at the end.
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    /// Games per set-up.
    pub games: usize,
    /// The series of seeds.
    pub seed: u64,
}

impl Contract {
    /// Plays the games of each set-up; returns the decisions taken.
    ///
    /// # Panics
    /// At the first broken promise, with the set-up, the seed and the actions that led to it.
    pub fn run<G: Game>(&self, setups: &[Setup<G>]) -> u64 {
        self.run_with(setups, |_| {})
    }

    /// As [`Contract::run`]; `deep` sees the states of the costly checks too.
    ///
    /// # Panics
    /// As there, and where `deep` does.
    pub fn run_with<G: Game>(&self, setups: &[Setup<G>], deep: impl FnMut(&G)) -> u64 {
        self.run_by(Depth::Phases, setups, deep)
    }

    /// As [`Contract::run`] with few of the costly checks, for the most decisions: the cheap ones
    /// are made at every step.
    ///
    /// # Panics
    /// As there.
    pub fn run_fast<G: Game>(&self, setups: &[Setup<G>]) -> u64 {
        self.run_by(Depth::Rare, setups, |_| {})
    }

    fn run_by<G: Game>(&self, depth: Depth, setups: &[Setup<G>], mut deep: impl FnMut(&G)) -> u64 {
        let mut decisions = 0;
        for setup in setups {
            let mut hidden = Hidden::default();
            for index in 0..self.games as u64 {
                let mut run = Run::new(setup, self.seed, index);
                (run.hidden, run.depth) = (hidden, depth);
                run.play(&mut deep);
                hidden = run.hidden;
                decisions += u64::from(run.steps);
            }
            assert!(
                hidden.looks < ENOUGH_HIDDEN || hidden.redrawn > 0,
                "broken promise: what is hidden is drawn anew\nset-up {setup:?}"
            );
        }
        decisions
    }
}

/// How often a seat could not see everything, and how often its determinization was another
/// game than the real one: a determinization that hands out the real game is a cheat.
#[derive(Clone, Copy, Default)]
struct Hidden {
    looks: u32,
    redrawn: u32,
}

/// How often the costly checks are made.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Depth {
    /// At each new phase too.
    #[default]
    Phases,
    /// Once in many steps.
    Rare,
}

/// One game under test, with what is needed to tell where a promise broke.
struct Run<'a, G: Game> {
    setup: &'a Setup<G>,
    seed: Seed,
    label: (u64, u64),
    rng: Rng,
    game: G,
    steps: u32,
    phase: String,
    log: Vec<(Seat, G::Action)>,
    /// Actions that were legal once, somewhere.
    aliens: Vec<G::Action>,
    hidden: Hidden,
    depth: Depth,
}

impl<'a, G: Game> Run<'a, G> {
    fn new(setup: &'a Setup<G>, series: u64, index: u64) -> Run<'a, G> {
        let seed = Seed::of_series(series, index);
        Run {
            setup,
            seed,
            label: (series, index),
            rng: seed.derive("contract").rng(),
            game: G::new(setup, &seed),
            steps: 0,
            phase: String::new(),
            log: Vec::new(),
            aliens: Vec::new(),
            hidden: Hidden::default(),
            depth: Depth::default(),
        }
    }

    fn play(&mut self, deep: &mut impl FnMut(&G)) {
        self.hold(
            self.game == G::new(self.setup, &self.seed),
            "the same seed deals the same game",
        );
        while !self.game.to_act().is_empty() {
            self.step(deep);
        }
        if self.depth == Depth::Phases || self.rng.below(10) == 0 {
            self.check_hidden(&BySeat::new(self.game.seats()));
            self.check_record();
        }
        deep(&self.game);
        self.check_end();
    }

    #[track_caller]
    fn hold(&self, promise: bool, what: impl std::fmt::Display) {
        if !promise {
            let log: Vec<String> = self
                .log
                .iter()
                .map(|(seat, action)| format!("{seat} {action}"))
                .collect();
            panic!(
                "broken promise: {what}\nset-up {:?}\nseed {:?}, step {}\n{}\n{:#?}",
                self.setup,
                self.label,
                self.steps,
                log.join("\n"),
                self.game
            );
        }
    }

    fn step(&mut self, deep: &mut impl FnMut(&G)) {
        let lists = self.check_choices();
        if self.is_deep(&lists) {
            self.check_notation(&lists);
            self.check_hidden(&lists);
            deep(&self.game);
        }
        let (seat, action) = self.choose(&lists);
        self.check_scores();
        let mut events = Vec::new();
        let before = self.game.clone();
        self.game.apply(seat, action, &mut events);
        self.log.push((seat, action));
        self.steps += 1;
        self.check_events(&events);
        self.check_reveals(&before, seat, action, &events);
        let mut quiet = before;
        quiet.apply(seat, action, &mut ());
        self.hold(quiet == self.game, "events change nothing");
        if let Err(imbalance) = self.game.audit() {
            self.hold(false, imbalance);
        }
        self.hold(
            self.steps <= G::META.max_decisions,
            "a game is of bounded length",
        );
    }

    /// Whether the costly checks are due.
    fn is_deep(&mut self, lists: &BySeat<Vec<G::Action>>) -> bool {
        if self.depth == Depth::Rare {
            // Not always at the same step of the game.
            let (series, index) = self.label;
            let step = u64::from(self.steps).wrapping_add(series ^ index);
            return step.is_multiple_of(RARELY_DEEP_EVERY);
        }
        let phase = self.phase_of(lists);
        let is_new = phase != self.phase;
        self.phase = phase;
        is_new || self.steps.is_multiple_of(DEEP_EVERY)
    }

    /// `legal` and `check` agree, for every seat.
    fn check_choices(&mut self) -> BySeat<Vec<G::Action>> {
        let acting = self.game.to_act();
        self.hold(self.game.standing().is_none(), "no standing before the end");
        let mut lists = BySeat::new(self.game.seats());
        for seat in self.game.seats().iter() {
            self.game.legal(seat, &mut lists[seat]);
        }
        for (seat, list) in lists.iter() {
            self.hold(
                list.is_empty() != acting.contains(seat),
                "exactly the seats that act have choices",
            );
            self.hold(
                list.is_sorted_by(|a, b| a < b),
                "choices are ascending and unique",
            );
            for action in list {
                self.hold(
                    self.game.check(seat, *action).is_ok(),
                    "check allows what legal lists",
                );
            }
        }
        self.check_aliens(acting, &lists);
        lists
    }

    /// Actions of other steps and seats are refused unless listed, and change nothing.
    fn check_aliens(&mut self, acting: SeatSet, lists: &BySeat<Vec<G::Action>>) {
        for _ in 0..ALIEN_ACTIONS.min(self.aliens.len()) {
            let action = self.aliens[self.rng.below(self.aliens.len())];
            for (seat, list) in lists.iter() {
                let allowed = self.game.check(seat, action).is_ok();
                self.hold(
                    allowed == list.contains(&action),
                    format_args!("check agrees on {action}"),
                );
                if !allowed {
                    let mut copy = self.game.clone();
                    let refused = copy.try_apply(seat, action, &mut ()).is_err();
                    self.hold(
                        refused && copy == self.game,
                        "a refused action changes nothing",
                    );
                }
            }
        }
        for seat in acting {
            let list = &lists[seat];
            let action = list[self.rng.below(list.len())];
            if self.aliens.len() < 256 {
                self.aliens.push(action);
            } else {
                let place = self.rng.below(256);
                self.aliens[place] = action;
            }
        }
    }

    /// The first word of each acting seat's first choice.
    fn phase_of(&self, lists: &BySeat<Vec<G::Action>>) -> String {
        lists
            .iter()
            .filter_map(|(_, list)| list.first())
            .map(|action| leading_word(action).as_str().to_string())
            .collect()
    }

    /// Every choice has its own text, which reads back as the choice.
    fn check_notation(&self, lists: &BySeat<Vec<G::Action>>) {
        for (_, list) in lists.iter() {
            let mut texts: Vec<String> = list.iter().map(G::Action::to_string).collect();
            for (action, text) in list.iter().zip(&texts) {
                self.hold(
                    text.parse::<G::Action>()
                        .is_ok_and(|parsed| parsed == *action),
                    format_args!("the notation {text:?} goes there and back"),
                );
            }
            texts.sort_unstable();
            self.hold(
                texts.windows(2).all(|pair| pair[0] != pair[1]),
                "notations are unique",
            );
        }
    }

    /// Half of the games choose any action alike, half first a kind of action, so that rare
    /// kinds are seen too.
    fn choose(&mut self, lists: &BySeat<Vec<G::Action>>) -> (Seat, G::Action) {
        let acting: Vec<Seat> = self.game.to_act().iter().collect();
        let seat = acting[self.rng.below(acting.len())];
        let list = &lists[seat];
        let any = list[self.rng.below(list.len())];
        if self.label.1.is_multiple_of(2) {
            return (seat, any);
        }
        let words: Vec<Word> = list.iter().map(leading_word).collect();
        let mut kinds = words.clone();
        kinds.dedup();
        let kind = kinds[self.rng.below(kinds.len())];
        let of_kind = list.iter().zip(&words).filter(|(_, word)| **word == kind);
        let of_kind: Vec<G::Action> = of_kind.map(|(action, _)| *action).collect();
        (seat, of_kind[self.rng.below(of_kind.len())])
    }

    /// Hidden points are left out for others, never added.
    fn check_scores(&self) {
        let all = self.game.scores();
        let whole = self.game.view(Viewer::Everything).scores();
        self.hold(whole == all, "who may see everything sees all points");
        let public = self.game.view(Viewer::Spectator).scores();
        for (seat, items) in all.seats.iter() {
            let categories = |items: &[(G::Category, i32)]| -> Vec<G::Category> {
                items.iter().map(|(category, _)| *category).collect()
            };
            self.hold(
                categories(items).is_sorted_by(|a, b| a < b),
                "categories are in rulebook order, each once",
            );
            self.hold(
                categories(&public.seats[seat])
                    .iter()
                    .all(|category| categories(items).contains(category)),
                "a spectator sees no category that is not there",
            );
        }
    }

    fn check_events(&self, events: &[G::Event]) {
        let viewers = self
            .game
            .seats()
            .iter()
            .map(Viewer::Seat)
            .chain([Viewer::Spectator]);
        for event in events {
            let whole = event.seen_by(Viewer::Everything);
            self.hold(
                whole.as_ref() == Some(event),
                "who may see everything sees every event",
            );
            for viewer in viewers.clone() {
                let seen = event.seen_by(viewer);
                let again = seen.as_ref().and_then(|event| event.seen_by(viewer));
                self.hold(seen == again, "what a viewer saw of an event, he may see");
            }
        }
    }

    /// An action that reveals nothing leads the actor to the same sight, whatever is hidden; the
    /// end may open what was.
    fn check_reveals(&mut self, before: &G, seat: Seat, action: G::Action, events: &[G::Event]) {
        let told = events.iter().any(Event::reveals) || self.game.is_over();
        if told || !self.steps.is_multiple_of(REVEALS_EVERY) {
            return;
        }
        let viewer = Viewer::Seat(seat);
        let mut other = before.view(viewer).determinize(&mut self.rng);
        other.apply(seat, action, &mut ());
        self.hold(
            other.view(viewer) == self.game.view(viewer),
            format_args!("{action} reveals nothing to the actor"),
        );
    }

    fn check_end(&self) {
        let Some(standing) = self.game.standing() else {
            self.hold(false, "a game that is over has a standing");
            return;
        };
        let mut list = Vec::new();
        for seat in self.game.seats().iter() {
            self.game.legal(seat, &mut list);
            self.hold(list.is_empty(), "nobody acts after the end");
        }
        let totals = self.game.scores().totals();
        if let Standing::Places(places) = standing {
            self.hold(places.as_slice().contains(&1), "somebody wins");
            for (seat, place) in places.iter() {
                let better = totals
                    .as_slice()
                    .iter()
                    .filter(|total| **total > totals[seat]);
                self.hold(
                    better.count() < *place as usize,
                    "more points, better place",
                );
            }
        }
    }

    /// The game as text reads back and holds.
    fn check_record(&self) {
        let record = Record::finished(self.setup, self.seed, &self.log, &self.game);
        let Some(record) = record else {
            self.hold(false, "a finished game has a record");
            return;
        };
        let parsed = Record::parse(&record.to_string());
        self.hold(parsed.as_ref() == Ok(&record), "a record reads back");
        let replayed = replay::<G>(&record);
        self.hold(
            replayed.is_ok_and(|replay| replay.last == self.game),
            "a record holds",
        );
    }
}
