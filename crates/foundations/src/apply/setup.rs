//! F-1 to F-4, F-40, F-46: from the seed to the first decision. All shuffling is done in `deal`;
//! the decks are handed out in the order of F-46.

use kernel::{BySeat, Rng, Seed, Setup, Sink};

use crate::board::{Area, Lot};
use crate::city::City;
use crate::consul::Consul;
use crate::data::{
    Building, CONSUL_START, DEEDS_DEALT, FAVOR_TOKENS, FIRST_SILVER, Invocation, Module, Objective,
    Role,
};
use crate::event::Event;
use crate::options::{ConsulRule, ObjectiveRule, Options};
use crate::pile::Pile;
use crate::player::{Category, Player};
use crate::set::SetOf;
use crate::state::{Decks, Draft, Foundations, Gone, Known, Phase, Turn};

impl Foundations {
    /// The game up to its first decision.
    pub(crate) fn deal(setup: &Setup<Foundations>, seed: &Seed) -> Foundations {
        let mut rng = seed.rng();
        let (options, seats) = (*setup.options(), setup.seats());
        let first = options.first.resolve(seats, &mut rng);
        let mut game = Foundations {
            options,
            seats,
            area: Area::of(seats),
            phase: Phase::Turn,
            era: 0,
            first,
            turn: Turn::of(first),
            idle: 0,
            last_turns: 0,
            market: Pile::default(),
            stacks: Default::default(),
            known: Known::default(),
            decks: Decks::default(),
            city: City::empty(),
            players: BySeat::from_fn(seats, |_| player_at_start(&options)),
            gone: Gone::default(),
            pool: SetOf::default(),
            public_objectives: SetOf::default(),
            consul: None,
        };
        for (steps, seat) in seats.clockwise_from(first).enumerate() {
            game.players[seat].silver = FIRST_SILVER + steps as i32;
        }
        game.shuffle_decks(&mut rng);
        game.deal_deeds();
        game
    }

    /// F-46: every shuffle but those of the Consul's discards.
    fn shuffle_decks(&mut self, rng: &mut Rng) {
        let options = self.options;
        self.decks.deeds = self.area.lots().iter().collect();
        rng.shuffle(self.decks.deeds.as_mut_slice());
        if options.roles {
            self.decks.roles = roles_in_play(&options).iter().collect();
            rng.shuffle(self.decks.roles.as_mut_slice());
        }
        if options.invocations {
            self.decks.invocations = self.draw_inserts(rng);
        }
        if options.monuments {
            self.decks.monuments = Building::monuments().iter().copied().collect();
            rng.shuffle(self.decks.monuments.as_mut_slice());
        }
        if options.objectives != ObjectiveRule::Off {
            self.decks.objectives = Objective::ALL.iter().copied().collect();
            rng.shuffle(self.decks.objectives.as_mut_slice());
        }
        if options.consul != ConsulRule::Off {
            self.consul = Some(Consul::new(self.first, rng));
            self.decks.consul_deeds = options.consul.deeds();
        }
    }

    /// F-3 or F-22: six deeds for everybody.
    fn deal_deeds(&mut self) {
        let mut hands = BySeat::new(self.seats);
        for seat in self.seats.iter() {
            let mut hand: Pile<Lot, DEEDS_DEALT> = Pile::default();
            (0..DEEDS_DEALT).for_each(|_| hand.push(self.next_deed()));
            hand.as_mut_slice().sort_unstable();
            hands[seat] = hand;
        }
        if self.options.drafting {
            self.phase = Phase::Draft(Draft {
                hands,
                picks: BySeat::new(self.seats),
            });
            return;
        }
        for (seat, hand) in hands.iter() {
            let lots = hand.as_slice().iter().copied().collect();
            self.players[seat].estate.gain(lots);
        }
        self.deal_roles(&mut ());
    }

    pub(super) fn next_deed(&mut self) -> Lot {
        self.decks
            .deeds
            .pop()
            .expect("there are more lots than set-up hands out")
    }

    /// F-40: the Consul's next deed of the start, or on to the era stacks.
    pub(super) fn deal_consul_deed(&mut self, sink: &mut impl Sink<Event>) {
        if self.decks.consul_deeds == 0 {
            return self.make_stacks(sink);
        }
        self.decks.consul_deeds -= 1;
        let lot = self.next_deed();
        self.consul_takes(lot, sink);
    }

    /// F-23: players + 3 monuments.
    pub(super) fn open_pool(&mut self, sink: &mut impl Sink<Event>) {
        if self.options.monuments {
            (0..self.seats.count() + 3).for_each(|_| self.show_monument(sink));
        }
    }

    /// F-23, I19: the next monument joins the pool.
    pub(super) fn show_monument(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(monument) = self.decks.monuments.pop() {
            self.pool.put(monument);
            sink.emit(Event::MonumentShown { monument });
        }
    }
}

fn player_at_start(options: &Options) -> Player {
    let mut player = Player::default();
    for building in Building::own() {
        player.tray[building.index()] = building.row().count;
    }
    if options.favor() {
        player.favor = FAVOR_TOKENS;
    }
    if options.consul != ConsulRule::Off {
        player.points.add(Category::Start, CONSUL_START);
    }
    player
}

/// F-35: R1 only with Monuments.
pub(crate) fn roles_in_play(options: &Options) -> SetOf<Role> {
    let roles = Role::ALL.iter().copied();
    roles
        .filter(|role| options.monuments || !role.row().needs_monuments)
        .collect()
}

/// F-33: cards whose module is not in play are removed.
pub(crate) fn invocations_in_play(options: &Options) -> SetOf<Invocation> {
    let cards = Invocation::ALL.iter().copied();
    cards
        .filter(|card| match card.row().module {
            Module::Base => true,
            Module::Stealing => options.stealing,
            Module::Monuments => options.monuments,
            Module::Objectives => options.objectives != ObjectiveRule::Off,
        })
        .collect()
}
