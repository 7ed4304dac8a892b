//! M-28 to M-34: complete sites become buildings or fountains, one after the other.

use kernel::Sink;

use crate::event::Event;
use crate::grid::{TilePosition, Vertex, Vertices};
use crate::position::{Leaving, Marble, Phase, Space};

impl Marble {
    /// M-28: the sites that the tile just laid completes.
    pub(super) fn complete_sites(&mut self, tile: TilePosition, sink: &mut impl Sink<Event>) {
        let waiting = self.completed_by(tile).map(|(site, _)| site).collect();
        self.next_site(waiting, sink);
    }

    /// M-34: the active player chooses while two or more wait.
    fn next_site(&mut self, waiting: Vertices, sink: &mut impl Sink<Event>) {
        self.open.phase = Phase::Site { waiting };
        match waiting.first() {
            None => self.finish_action(sink),
            Some(site) if waiting.len() == 1 => self.resolve(site, sink),
            Some(_) => {}
        }
    }

    /// M-29, M-30: its type and who builds, then the magistrates from the active player on (M-33).
    pub(crate) fn resolve(&mut self, site: Vertex, sink: &mut impl Sink<Event>) {
        let Phase::Site { waiting } = self.phase else {
            unreachable!("a site is resolved while it waits");
        };
        let civic = self.ground().plot(site).civic();
        let to = match self.builder(site, civic, None) {
            Some(seat) => {
                // M-31: commission marker and building.
                self.open.players[seat].buildings.insert(site);
                self.open.map.buildings[civic.color()].insert(site);
                sink.emit(Event::Built { seat, site, civic });
                Space::Imperium(civic.color())
            }
            None => self.open_fountain(site, sink),
        };
        let leaving = Leaving {
            site,
            to,
            seat: self.active,
            waiting: waiting.without(site),
        };
        self.ask(leaving, sink);
    }

    /// M-32; M-27: one built on a line brings a coin at once with the switch; otherwise one on its
    /// end does with the next piece.
    fn open_fountain(&mut self, site: Vertex, sink: &mut impl Sink<Event>) -> Space {
        self.open.map.fountains.insert(site);
        sink.emit(Event::Fountain { site });
        if self.map.channels.contains(site) {
            if self.options.late_fountain_coin {
                self.gain_coin(site, sink);
            } else if self.end_fountain_coin {
                self.open.map.await_coin(site);
            }
        }
        Space::Treasury
    }

    /// M-33: asks the seat if it has a magistrate at the site, otherwise the next one.
    fn ask(&mut self, leaving: Leaving, sink: &mut impl Sink<Event>) {
        if self.at_site(leaving.seat, leaving.site).is_empty() {
            self.ask_next(leaving, sink);
        } else {
            self.open.phase = Phase::Leave(leaving);
        }
    }

    /// M-33: goes on to the next player, M-34: or to the next site once all were asked.
    fn ask_next(&mut self, mut leaving: Leaving, sink: &mut impl Sink<Event>) {
        leaving.seat = leaving.seat.next(self.seats());
        if leaving.seat == self.active {
            self.next_site(leaving.waiting, sink);
        } else {
            self.ask(leaving, sink);
        }
    }

    /// M-33: one magistrate moves to the space, or none.
    pub(crate) fn leave(&mut self, moving: Option<TilePosition>, sink: &mut impl Sink<Event>) {
        let Phase::Leave(leaving) = self.phase else {
            unreachable!("magistrates leave a resolved site");
        };
        let (seat, to) = (leaving.seat, leaving.to);
        if let Some(position) = moving {
            let player = &mut self.open.players[seat];
            player.posted.remove(position);
            match to {
                Space::Imperium(color) => player.offices[color] += 1,
                Space::Treasury => player.treasury += 1,
            }
            sink.emit(Event::Moved { seat, position, to });
        }
        self.ask_next(leaving, sink);
    }
}
