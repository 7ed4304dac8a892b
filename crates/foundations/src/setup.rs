//! F-1 to F-4, F-33, F-40, F-46: from the seed to the first decision. All shuffling is done in
//! `deal`; the decks are handed out in the order of F-46.

use kernel::{BySeat, Pile, Rng, SeatSet, Seed, Set, Setup, Sink};

use crate::consul::{LaterShuffles, shuffled_piles};
use crate::data::{
    Building, CONSUL_START, DEEDS_DEALT, ERAS, FAVOR_TOKENS, FIRST_SILVER, INVOCATIONS_PER_ERA,
    Invocation, Objective, SLOTS,
};
use crate::position::{Hidden, MAX_STACK, Places};
use crate::{
    Card, Category, City, Consul, ConsulRule, Event, Foundations, Gone, Ground, Known, Lot,
    ObjectiveRule, Open, Options, Phase, Player, Position, Turn,
};

/// The game up to its first decision.
pub(crate) fn deal(setup: &Setup<Foundations>, seed: &Seed) -> Foundations {
    let mut rng = seed.rng();
    let mut open = Open::new(setup);
    open.first = open.options.first.resolve(open.seats, &mut rng);
    open.turn = Turn::of(open.first);
    for (steps, seat) in open.seats.clockwise_from(open.first).enumerate() {
        open.players[seat].silver = FIRST_SILVER + steps as i32;
    }
    if let Some(consul) = &mut open.consul {
        consul.controller = open.first;
    }
    let hidden = open.shuffled_decks(&mut rng);
    let mut game = Position { open, hidden };
    game.deal_deeds();
    game
}

impl Foundations {
    /// F-3 or F-22: six deeds for everybody.
    fn deal_deeds(&mut self) {
        for seat in self.seats.iter() {
            let mut hand: Pile<Lot, DEEDS_DEALT> = Pile::default();
            (0..DEEDS_DEALT).for_each(|_| hand.push(self.next_deed()));
            hand.as_mut_slice().sort_unstable();
            if self.options.drafting {
                self.hidden.players[seat].hand = hand;
            } else {
                let lots = hand.as_slice().iter().copied().collect();
                self.open.players[seat].estate.gain(lots);
            }
        }
        if self.options.drafting {
            self.open.phase = Phase::Draft(SeatSet::EMPTY);
        } else {
            self.deal_roles(&mut ());
        }
    }

    pub(crate) fn next_deed(&mut self) -> Lot {
        let deeds = &mut self.hidden.deeds;
        deeds
            .pop()
            .expect("there are more lots than set-up hands out")
    }

    /// F-40: the Consul's next deed of the start, or on to the era stacks.
    pub(crate) fn deal_consul_deed(&mut self, sink: &mut impl Sink<Event>) {
        match &mut self.open.consul {
            Some(consul) if consul.deeds > 0 => consul.deeds -= 1,
            _ => return self.make_stacks(sink),
        }
        let lot = self.next_deed();
        self.consul_takes(lot, sink);
    }

    /// F-3, F-33: the rest of the deeds make three stacks, the invocations among them. Where the
    /// market comes first, their places are below its six cards.
    fn make_stacks(&mut self, sink: &mut impl Sink<Event>) {
        let sizes = stack_sizes(self.hidden.deeds.len());
        for (era, deeds) in sizes.into_iter().enumerate() {
            self.hidden.stacks[era] = self.make_stack(era, deeds);
        }
        self.hidden.invocations = Pile::default();
        self.hidden.places = Places::default();
        self.refill(sink);
        self.open_pool(sink);
        self.deal_objectives(sink);
    }

    fn make_stack(&mut self, era: usize, deeds: usize) -> Pile<Card, MAX_STACK> {
        let (cards, places) = (self.hidden.invocations, self.hidden.places[era]);
        let invocations = cards.len() / ERAS;
        let own = &cards.as_slice()[era * invocations..][..invocations];
        // R9 made the stack one deed shorter: then this place falls away.
        let shorter = self.options.invocations && deeds < self.sizes_without_landed()[era];
        let lost = shorter.then_some(places[INVOCATIONS_PER_ERA]);
        // The top of the rest becomes the top of the stack.
        let mut rest: Pile<Lot, MAX_STACK> = (0..deeds).map(|_| self.next_deed()).collect();
        let mut stack = Pile::default();
        for place in 0.. {
            if stack.len() == deeds + invocations {
                break;
            }
            let insert = places[..invocations].iter().position(|own| *own == place);
            if let Some(index) = insert {
                stack.push(Card::Invocation(own[index]));
            } else if lost != Some(place) {
                let lot = rest.pop();
                stack.push(Card::Deed(
                    lot.expect("a deed for each place that is no invocation's"),
                ));
            }
        }
        stack
    }

    /// F-23: players + 3 monuments.
    fn open_pool(&mut self, sink: &mut impl Sink<Event>) {
        if self.options.monuments {
            (0..self.seats.count() + 3).for_each(|_| self.show_monument(sink));
        }
    }

    /// F-23, I19: the next monument joins the pool.
    pub(crate) fn show_monument(&mut self, sink: &mut impl Sink<Event>) {
        if let Some(monument) = self.hidden.monuments.pop() {
            self.open.pool.insert(monument);
            sink.emit(Event::MonumentShown { monument });
        }
    }
}

impl Open {
    /// The table before anything is dealt; seat 1 begins.
    pub(crate) fn new(setup: &Setup<Foundations>) -> Open {
        let (options, seats) = (*setup.options(), setup.seats());
        let first = kernel::Seat::default();
        Open {
            options,
            seats,
            area: Ground::of(seats),
            phase: Phase::Turn,
            era: 0,
            first,
            turn: Turn::of(first),
            idle: 0,
            last_turns: 0,
            market_first: setup.rules() > 1,
            market: Pile::default(),
            known: Known::default(),
            city: City::empty(),
            players: BySeat::from_fn(seats, |_| player_at_start(&options)),
            gone: Gone::default(),
            pool: Set::EMPTY,
            public_objectives: Set::EMPTY,
            consul: (options.consul != ConsulRule::Off)
                .then(|| Consul::new(first, options.consul.deeds())),
        }
    }

    /// F-46: every shuffle but those of the Consul's discards.
    fn shuffled_decks(&self, rng: &mut Rng) -> Hidden<kernel::Full> {
        let options = &self.options;
        let mut hidden = Hidden::new(self.seats);
        hidden.deeds = self.area.lots().iter().collect();
        rng.shuffle(hidden.deeds.as_mut_slice());
        hidden.roles = options.roles_in_play().iter().collect();
        rng.shuffle(hidden.roles.as_mut_slice());
        if options.invocations {
            (hidden.invocations, hidden.places) = self.draw_inserts(rng);
        }
        if options.monuments {
            hidden.monuments = Building::monuments().iter().copied().collect();
            rng.shuffle(hidden.monuments.as_mut_slice());
        }
        if options.objectives != ObjectiveRule::Off {
            hidden.objectives = Objective::ALL.iter().copied().collect();
            rng.shuffle(hidden.objectives.as_mut_slice());
        }
        if self.consul.is_some() {
            hidden.later = LaterShuffles::draw(rng);
            hidden.tokens = shuffled_piles(rng);
        }
        hidden
    }

    /// F-33: nine invocations, and where in the three stacks they will lie.
    pub(crate) fn draw_inserts(&self, rng: &mut Rng) -> (Pile<Invocation, 9>, Places) {
        let mut cards: Pile<_, 20> = self.options.invocations_in_play().iter().collect();
        rng.shuffle(cards.as_mut_slice());
        let cards = cards.top_down().take(ERAS * INVOCATIONS_PER_ERA).collect();
        let mut rest = self.sizes_without_landed();
        if self.market_first {
            rest[0] -= SLOTS;
        }
        let places = rest.map(|deeds| draw_places(deeds + INVOCATIONS_PER_ERA, rng));
        (cards, places)
    }

    /// The deeds of each era if nobody took a seventh lot (R9).
    fn sizes_without_landed(&self) -> [usize; ERAS] {
        stack_sizes(self.area.lots().len() - DEEDS_DEALT * self.seats.count())
    }
}

/// F-3: as equal as possible, a remainder to the earlier ones.
pub(crate) fn stack_sizes(deeds: usize) -> [usize; ERAS] {
    std::array::from_fn(|era| deeds / ERAS + usize::from(era < deeds % ERAS))
}

/// Four different places of a stack.
fn draw_places(cards: usize, rng: &mut Rng) -> [u8; 4] {
    let mut places: Pile<u8, MAX_STACK> = (0..cards as u8).collect();
    rng.shuffle(places.as_mut_slice());
    std::array::from_fn(|index| places.as_slice()[index])
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
