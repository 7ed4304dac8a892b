//! M-28 to M-34: complete sites become buildings or fountains, one after the other.

use kernel::{Seat, Sink};

use crate::data::{Civic, Color};
use crate::event::Event;
use crate::grid::{Position, Vertex, VertexSet};
use crate::state::{Leaving, Marble, Phase, Space};

impl Marble {
    /// M-28: only corners of the tile just laid can be newly complete.
    pub(super) fn complete_sites(&mut self, tile: Position, sink: &mut impl Sink<Event>) {
        let corners = tile.corners().into_iter();
        let waiting = corners
            .filter(|corner| self.map.is_complete(*corner))
            .collect();
        self.next_site(waiting, sink);
    }

    /// M-34: the active player chooses while two or more wait.
    fn next_site(&mut self, waiting: VertexSet, sink: &mut impl Sink<Event>) {
        match waiting.len() {
            0 => self.finish_action(sink),
            1 => {
                let site = waiting.first().expect("one site waits");
                self.resolve(site, waiting, sink);
            }
            _ => self.phase = Phase::Site { waiting },
        }
    }

    /// The sites that wait.
    pub(super) fn waiting(&self) -> VertexSet {
        let Phase::Site { waiting } = self.phase else {
            unreachable!("a site is chosen while several wait");
        };
        waiting
    }

    /// M-29 to M-32, then the magistrates from the active player on (M-33).
    pub(super) fn resolve(
        &mut self,
        site: Vertex,
        mut waiting: VertexSet,
        sink: &mut impl Sink<Event>,
    ) {
        waiting.remove(site);
        let civic = self.map.civic_at(site, self.switches.hill_corners);
        let to = match self.builder(site, civic.color()) {
            Some(seat) => self.build(seat, site, civic, sink),
            None => self.open_fountain(site, sink),
        };
        let seat = self.active;
        self.ask(
            Leaving {
                site,
                to,
                seat,
                waiting,
            },
            sink,
        );
    }

    /// M-30 to M-32: the one player with most influence; nobody on a tie or without any.
    pub(crate) fn builder(&self, site: Vertex, color: Color) -> Option<Seat> {
        let counting = self.map.tiles[color] & *site.positions();
        let (mut builder, mut most) = (None, 0);
        for (seat, player) in self.players.iter() {
            let influence = (player.posted & counting).len();
            if influence > most {
                (builder, most) = (Some(seat), influence);
            } else if influence == most {
                builder = None;
            }
        }
        builder
    }

    /// M-31: commission marker and building.
    fn build(
        &mut self,
        seat: Seat,
        site: Vertex,
        civic: Civic,
        sink: &mut impl Sink<Event>,
    ) -> Space {
        self.players[seat].buildings.insert(site);
        self.map.buildings[civic.color()].insert(site);
        sink.emit(Event::Built { seat, site, civic });
        Space::Imperium(civic.color())
    }

    /// M-32; M-27 with the switch: a fountain built on a line brings a coin.
    fn open_fountain(&mut self, site: Vertex, sink: &mut impl Sink<Event>) -> Space {
        self.map.fountains.insert(site);
        sink.emit(Event::Fountain { site });
        if self.switches.late_fountain_coin && self.map.channels.contains(site) {
            self.gain_coin(site, sink);
        }
        Space::Treasury
    }

    /// M-33: asks the seat if it has a magistrate at the site, otherwise the next one.
    fn ask(&mut self, leaving: Leaving, sink: &mut impl Sink<Event>) {
        if self.at_site(leaving.seat, leaving.site).is_empty() {
            self.ask_next(leaving, sink);
        } else {
            self.phase = Phase::Leave(leaving);
        }
    }

    /// M-33: goes on to the next player, M-34: or to the next site once all were asked.
    pub(super) fn ask_next(&mut self, mut leaving: Leaving, sink: &mut impl Sink<Event>) {
        leaving.seat = leaving.seat.next(self.table());
        if leaving.seat == self.active {
            self.next_site(leaving.waiting, sink);
        } else {
            self.ask(leaving, sink);
        }
    }

    /// What the magistrates are asked about.
    pub(super) fn leaving(&self) -> Leaving {
        let Phase::Leave(leaving) = self.phase else {
            unreachable!("magistrates leave a resolved site");
        };
        leaving
    }

    /// M-33: one magistrate moves to the space.
    pub(super) fn leave(&mut self, position: Position, sink: &mut impl Sink<Event>) {
        let leaving = self.leaving();
        let (seat, to) = (leaving.seat, leaving.to);
        let player = &mut self.players[seat];
        player.posted.remove(position);
        match to {
            Space::Imperium(color) => player.offices[color] += 1,
            Space::Treasury => player.treasury += 1,
        }
        sink.emit(Event::Moved { seat, position, to });
        self.ask_next(leaving, sink);
    }
}
