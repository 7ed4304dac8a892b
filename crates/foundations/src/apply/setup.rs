//! F-1 to F-4, F-22, F-30, F-31, F-33, F-35, F-40, F-46: from the seed to the first turn. All
//! shuffling is done in `deal`; the decks are handed out in the order of F-46.

use kernel::{BySeat, Rng, Seat, Seed, Setup, Sink};

use crate::board::{Area, Lot};
use crate::card::Card;
use crate::city::City;
use crate::consul::Consul;
use crate::data::{
    Ability, Building, CONSUL_START, DEEDS_DEALT, ERAS, FAVOR_TOKENS, FIRST_SILVER,
    INVOCATIONS_PER_ERA, Invocation, Module, Objective, Role,
};
use crate::event::{Choice, Event};
use crate::options::{ConsulRule, ObjectiveRule, Options};
use crate::pile::Pile;
use crate::player::{Category, Player};
use crate::set::SetOf;
use crate::state::{
    Choices, Decks, Draft, Foundations, Gone, Inserts, Known, MOST_STACK, Phase, Turn,
};

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

    /// F-33: nine invocations, and where in the three stacks they will lie.
    pub(crate) fn draw_inserts(&self, rng: &mut Rng) -> Inserts {
        let mut cards: Pile<_, 20> = invocations_in_play(&self.options).iter().collect();
        rng.shuffle(cards.as_mut_slice());
        let sizes = stack_sizes(self.area.lots().len() - DEEDS_DEALT * self.seats.count());
        Inserts {
            cards: cards.top_down().take(ERAS * INVOCATIONS_PER_ERA).collect(),
            places: sizes.map(|deeds| draw_places(deeds + INVOCATIONS_PER_ERA, rng)),
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

    fn next_deed(&mut self) -> Lot {
        self.decks
            .deeds
            .pop()
            .expect("there are more lots than set-up hands out")
    }

    pub(super) fn draft(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let Phase::Draft(draft) = &mut self.phase else {
            return;
        };
        draft.picks[seat] = Some(lot);
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Deed(lot)),
        });
        if self.acting().is_empty() {
            self.end_draft_round(sink);
        }
    }

    /// F-22: all picks are revealed, and the hands pass left.
    fn end_draft_round(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Draft(mut draft) = self.phase else {
            return;
        };
        for seat in self.seats.iter() {
            let Some(lot) = draft.picks[seat].take() else {
                continue;
            };
            let hand = &mut draft.hands[seat];
            if let Some(index) = hand.as_slice().iter().position(|own| *own == lot) {
                hand.remove(index);
            }
            self.players[seat].estate.gain(lot.alone());
            sink.emit(Event::Dealt { seat, lot });
        }
        let before = draft.hands;
        draft.hands = BySeat::from_fn(self.seats, |seat| before[seat.previous(self.seats)]);
        self.phase = Phase::Draft(draft);
        if draft.hands[self.first].is_empty() {
            self.deal_roles(sink);
        } else {
            sink.emit(Event::HandsPassed);
        }
    }

    /// F-35: two roles for everybody.
    fn deal_roles(&mut self, sink: &mut impl Sink<Event>) {
        if !self.options.roles {
            return self.deal_consul_deed(sink);
        }
        let roles = &mut self.decks.roles;
        let offered = BySeat::from_fn(self.seats, |_| roles.pop().zip(roles.pop()).map(pair));
        self.decks.roles = Pile::default();
        self.phase = Phase::Roles(Choices {
            offered,
            kept: BySeat::new(self.seats),
        });
    }

    pub(super) fn keep_role(&mut self, seat: Seat, role: Role, sink: &mut impl Sink<Event>) {
        let Phase::Roles(choices) = &mut self.phase else {
            return;
        };
        choices.kept[seat] = Some(role);
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Role(role)),
        });
        if self.acting().is_empty() {
            self.show_roles(sink);
        }
    }

    fn show_roles(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Roles(choices) = self.phase else {
            return;
        };
        for seat in self.seats.iter() {
            let player = &mut self.players[seat];
            player.role = choices.kept[seat];
            player.rejected_role = choices.rejected(seat);
            if let Some(role) = player.role {
                sink.emit(Event::RoleShown { seat, role });
            }
        }
        for seat in self.seats.iter() {
            // R9: a seventh starting lot.
            if self.players[seat].ability() == Some(Ability::MoreLand) {
                let lot = self.next_deed();
                self.players[seat].estate.gain(lot.alone());
                sink.emit(Event::Dealt { seat, lot });
            }
        }
        self.deal_consul_deed(sink);
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

    /// F-3, F-33: the rest of the deeds make three stacks, the invocations among them.
    fn make_stacks(&mut self, sink: &mut impl Sink<Event>) {
        let sizes = stack_sizes(self.decks.deeds.len());
        for (era, deeds) in sizes.into_iter().enumerate() {
            self.stacks[era] = self.make_stack(era, deeds);
        }
        self.decks.invocations = Inserts::default();
        self.refill(sink);
        self.open_pool(sink);
        self.deal_objectives(sink);
    }

    fn make_stack(&mut self, era: usize, deeds: usize) -> Pile<Card, MOST_STACK> {
        let Inserts { mut cards, places } = self.decks.invocations;
        let invocations = cards.as_slice().len() / ERAS;
        // The top of the rest becomes the top of the stack.
        let mut rest: Pile<Lot, MOST_STACK> = (0..deeds).map(|_| self.next_deed()).collect();
        let mut stack = Pile::default();
        let own = &mut cards.as_mut_slice()[era * invocations..][..invocations];
        let mut place = 0;
        while stack.len() < deeds + invocations {
            let insert = places[era][..invocations]
                .iter()
                .position(|own| *own == place);
            if let Some(index) = insert {
                stack.push(Card::Invocation(own[index]));
            } else if !self.falls_away(era, place, deeds) {
                let lot = rest
                    .pop()
                    .expect("a deed for each place that is no invocation's");
                stack.push(Card::Deed(lot));
            }
            place += 1;
        }
        stack
    }

    /// R9 made the stack one deed shorter, and this is the place that it lost.
    fn falls_away(&self, era: usize, place: u8, deeds: usize) -> bool {
        let without_landed =
            stack_sizes(self.area.lots().len() - DEEDS_DEALT * self.seats.count())[era];
        self.options.invocations
            && deeds < without_landed
            && self.decks.invocations.places[era][INVOCATIONS_PER_ERA] == place
    }

    /// F-23: players + 3 monuments.
    fn open_pool(&mut self, sink: &mut impl Sink<Event>) {
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

    fn deal_objectives(&mut self, sink: &mut impl Sink<Event>) {
        match self.options.objectives {
            ObjectiveRule::Off => {}
            ObjectiveRule::Hidden => return self.offer_objectives(sink),
            ObjectiveRule::Public => self.show_objectives(sink),
        }
        self.begin_era(sink);
    }

    /// F-31: as many open objectives as players.
    fn show_objectives(&mut self, sink: &mut impl Sink<Event>) {
        for _ in self.seats.iter() {
            if let Some(objective) = self.decks.objectives.pop() {
                self.public_objectives.put(objective);
                sink.emit(Event::ObjectiveShown { objective });
            }
        }
    }

    /// F-30: two objectives for everybody.
    fn offer_objectives(&mut self, sink: &mut impl Sink<Event>) {
        let offered = BySeat::from_fn(self.seats, |_| self.next_objectives());
        for (seat, pair) in offered.iter() {
            sink.emit(Event::ObjectivesOffered { seat, pair: *pair });
        }
        self.phase = Phase::Objectives(Choices {
            offered,
            kept: BySeat::new(self.seats),
        });
    }

    pub(super) fn next_objectives(&mut self) -> Option<[Objective; 2]> {
        let deck = &mut self.decks.objectives;
        deck.pop().zip(deck.pop()).map(pair)
    }

    pub(super) fn keep_objective(
        &mut self,
        seat: Seat,
        objective: Objective,
        sink: &mut impl Sink<Event>,
    ) {
        sink.emit(Event::Chose {
            seat,
            choice: Some(Choice::Objective(objective)),
        });
        match &mut self.phase {
            Phase::Objectives(choices) => choices.kept[seat] = Some(objective),
            Phase::NewPurpose(pair) => {
                let pair = *pair;
                self.file_objectives(seat, pair, objective);
                return self.resume_turn(sink);
            }
            _ => return,
        }
        if self.acting().is_empty() {
            self.end_objective_choice(sink);
        }
    }

    fn end_objective_choice(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Objectives(choices) = self.phase else {
            return;
        };
        for seat in self.seats.iter() {
            if let (Some(pair), Some(kept)) = (choices.offered[seat], choices.kept[seat]) {
                self.file_objectives(seat, pair, kept);
            }
        }
        self.begin_era(sink);
    }

    fn file_objectives(&mut self, seat: Seat, pair: [Objective; 2], kept: Objective) {
        let player = &mut self.players[seat];
        player.objectives.put(kept);
        pair.into_iter()
            .filter(|card| *card != kept)
            .for_each(|card| {
                player.rejected_objectives.put(card);
            });
    }
}

impl<T: Copy + PartialEq> Choices<T> {
    /// The card of the two that the seat did not keep.
    pub(crate) fn rejected(&self, seat: Seat) -> Option<T> {
        let kept = self.kept[seat]?;
        self.offered[seat]?.into_iter().find(|card| *card != kept)
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

/// F-3: as equal as possible, a remainder to the earlier ones.
pub(crate) fn stack_sizes(deeds: usize) -> [usize; ERAS] {
    std::array::from_fn(|era| deeds / ERAS + usize::from(era < deeds % ERAS))
}

/// Four different places of a stack.
fn draw_places(cards: usize, rng: &mut Rng) -> [u8; 4] {
    let mut places: Pile<u8, MOST_STACK> = (0..cards as u8).collect();
    rng.shuffle(places.as_mut_slice());
    std::array::from_fn(|index| places.as_slice()[index])
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

fn pair<T>((first, second): (T, T)) -> [T; 2] {
    [first, second]
}
