//! F-9 to F-11, F-23, F-26: building, and building over.

use kernel::{Seat, Sink};

use super::PLAYS;
use crate::data::{Building, Gift};
use crate::{
    Category, Estate, Event, Foundations, Lots, Neighbors as _, Open, Party, Placement, Points,
};

impl Foundations {
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        building: Building,
        at: Placement,
        sink: &mut impl Sink<Event>,
    ) {
        self.open.spend_permissions(seat, building, at);
        let party = Party::Seat(seat);
        self.open.put_building(party, building, at, sink);
        self.open.turn.busy = true;
        self.open.reward_building(seat, building, at, sink);
        self.end_action(sink);
    }
}

impl Open {
    /// F-36: what a build needs beyond the rules is taken from I7 and I18 first, then from the
    /// role, whose ability is then used up for this era.
    fn spend_permissions(&mut self, seat: Seat, building: Building, at: Placement) {
        if !building.is_monument() && !self.may_cover_equal(seat) {
            return;
        }
        let size = building.size();
        let covers_equal = self
            .city
            .buildings_on(at.footprint())
            .any(|(own, _)| own.size() == size);
        if covers_equal && !self.turn.rebuild {
            self.players[seat].role_used = true;
        }
        if building.is_monument() && !self.meets_requirement(seat, building, at) {
            if self.turn.dispensation {
                self.turn.dispensation = false;
            } else {
                self.players[seat].role_used = true;
            }
        }
    }

    /// The land and the points of a party.
    fn side_of(&mut self, party: Party) -> (&mut Estate, &mut Points) {
        match party {
            Party::Seat(seat) => {
                let player = &mut self.players[seat];
                (&mut player.estate, &mut player.points)
            }
            Party::Consul => {
                let consul = self.consul.as_mut().expect(PLAYS);
                (&mut consul.estate, &mut consul.points)
            }
        }
    }

    /// F-9 to F-11, F-39: from tray, pool or hand onto the board; what it covers goes back.
    pub(crate) fn put_building(
        &mut self,
        party: Party,
        building: Building,
        at: Placement,
        sink: &mut impl Sink<Event>,
    ) {
        self.take_off(party, at.footprint(), sink);
        match party {
            Party::Seat(_) if building.is_monument() => self.pool.remove(building),
            Party::Seat(seat) => self.players[seat].tray[building.index()] -= 1,
            Party::Consul => {}
        }
        self.city.put(building, at);
        self.side_of(party).0.build_on(at.footprint());
        sink.emit(Event::Built {
            party,
            building,
            at,
        });
    }

    /// F-10, F-11, F-39, I8: takes the own buildings on these lots off the board; all their lots
    /// become empty lots.
    pub(crate) fn take_off(&mut self, party: Party, lots: Lots, sink: &mut impl Sink<Event>) {
        let mut rest = lots & self.city.built();
        while let Some((building, at)) = rest.first().and_then(|lot| self.city.remove(lot)) {
            rest -= at.footprint();
            self.side_of(party).0.clear(at.footprint());
            match (party, &mut self.consul) {
                (Party::Seat(_), _) if building.is_monument() => self.pool.insert(building),
                (Party::Seat(seat), _) => self.players[seat].tray[building.index()] += 1,
                (Party::Consul, consul) => {
                    let discards = consul.as_mut().map(|consul| &mut consul.discards);
                    discards.expect(PLAYS)[building.index()] += 1;
                }
            }
            sink.emit(Event::TakenOff {
                party,
                building,
                at,
            });
        }
    }

    /// R7, F-26: and what Jupiter and the Colosseum give.
    fn reward_building(
        &mut self,
        seat: Seat,
        building: Building,
        at: Placement,
        sink: &mut impl Sink<Event>,
    ) {
        let ability = self.players[seat].ability();
        let points = ability.map_or(0, |ability| ability.points_for_building(building));
        if points > 0 {
            self.gain(Party::Seat(seat), Category::Roles, points, sink);
        }
        if let Some(gift) = building.row().gift {
            self.give_neighbors(gift, at.footprint().beside(), sink);
        }
    }

    /// F-26: each player with an adjacent building, once; F-43: the Consul gets no silver.
    fn give_neighbors(&mut self, gift: Gift, beside: Lots, sink: &mut impl Sink<Event>) {
        for seat in self.seats.iter() {
            if self.players[seat].estate.built().intersects(beside) {
                match gift {
                    Gift::Points(points) => {
                        self.gain(Party::Seat(seat), Category::Monuments, points, sink);
                    }
                    Gift::Silver(silver) => self.gain_silver(seat, silver, sink),
                }
            }
        }
        let consul_beside = self
            .consul
            .is_some_and(|consul| consul.estate.built().intersects(beside));
        if let (true, Gift::Points(points)) = (consul_beside, gift) {
            self.gain(Party::Consul, Category::Monuments, points, sink);
        }
    }

    /// Points that count at once.
    pub(crate) fn gain(
        &mut self,
        party: Party,
        category: Category,
        points: i16,
        sink: &mut impl Sink<Event>,
    ) {
        self.side_of(party).1.add(category, points);
        sink.emit(Event::Gained {
            party,
            category,
            points,
        });
    }

    pub(crate) fn gain_silver(&mut self, seat: Seat, silver: i32, sink: &mut impl Sink<Event>) {
        self.players[seat].silver += silver;
        sink.emit(Event::Silver { seat, silver });
    }
}
