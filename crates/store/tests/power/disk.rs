//! What a disk may hold after the power failed: all that a sync had promised, and of the rest
//! anything. A write that was not yet durable may be there, be missing, or be there in some of its
//! sectors; where a file had grown, there may be garbage.

use std::collections::BTreeMap;

use kernel::Rng;

use crate::trace::Event;

/// What reaches a disk whole or not at all.
const SECTOR: u64 = 512;

/// The files after a cut.
pub type Files = BTreeMap<String, Vec<u8>>;

/// What happened to one file.
#[derive(Debug, Default)]
struct Inode {
    changes: Vec<Change>,
}

#[derive(Debug)]
struct Change {
    kind: Kind,
    taken: usize,
    durable: bool,
}

#[derive(Debug)]
enum Kind {
    Write { offset: u64, bytes: Vec<u8> },
    Truncate { length: u64 },
}

/// A change of the folder. File systems keep these in their order.
#[derive(Debug)]
enum Naming {
    Create { file: String, inode: usize },
    Remove { file: String },
}

/// What became of a change that no sync had covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Kept,
    Lost,
    Torn,
}

/// A disk at work.
#[derive(Debug, Default)]
struct Disk {
    inodes: Vec<Inode>,
    names: BTreeMap<String, usize>,
    naming: Vec<(Naming, usize)>,
    /// So many of them are durable.
    named: usize,
}

/// The files after the power failed just before event `cut`.
pub fn after(events: &[Event], cut: usize, rng: &mut Rng) -> Files {
    let mut disk = Disk::default();
    for (now, event) in events[..cut].iter().enumerate() {
        disk.happen(now, event);
    }
    disk.fail(cut, rng)
}

impl Disk {
    fn happen(&mut self, now: usize, event: &Event) {
        match event {
            Event::Create { file } if !self.names.contains_key(file) => {
                let inode = self.inodes.len();
                self.inodes.push(Inode::default());
                self.names.insert(file.clone(), inode);
                let file = file.clone();
                self.naming.push((Naming::Create { file, inode }, now));
            }
            Event::Remove { file } if self.names.remove(file).is_some() => {
                self.naming
                    .push((Naming::Remove { file: file.clone() }, now));
            }
            Event::Write {
                file,
                offset,
                bytes,
                taken,
            } => {
                let (offset, bytes) = (*offset, bytes.clone());
                self.change(file, Kind::Write { offset, bytes }, *taken);
            }
            Event::Truncate { file, length } => {
                self.change(file, Kind::Truncate { length: *length }, now);
            }
            Event::SyncEnd { file, begin } => self.sync(file, *begin),
            Event::Create { .. }
            | Event::Remove { .. }
            | Event::SyncBegin { .. }
            | Event::Said(_) => {}
        }
    }

    fn change(&mut self, file: &str, kind: Kind, taken: usize) {
        let inode = self.names.get(file);
        let inode = *inode.expect("a file is made before it is written to");
        self.inodes[inode].changes.push(Change {
            kind,
            taken,
            durable: false,
        });
    }

    fn sync(&mut self, file: &str, begin: usize) {
        if file.is_empty() {
            let before = self.naming.iter().filter(|(_, when)| *when < begin);
            self.named = before.count();
        } else if let Some(inode) = self.names.get(file) {
            for change in &mut self.inodes[*inode].changes {
                change.durable |= change.taken <= begin;
            }
        }
    }

    fn fail(self, cut: usize, rng: &mut Rng) -> Files {
        let open = self.naming.len() - self.named;
        let named = self.named + rng.below(open + 1);
        let mut names = BTreeMap::new();
        for (naming, _) in &self.naming[..named] {
            match naming {
                Naming::Create { file, inode } => drop(names.insert(file.clone(), *inode)),
                Naming::Remove { file } => drop(names.remove(file)),
            }
        }
        // One kind of failure at a time says more than all of them mixed: half of the cuts.
        let alike = rng.coin().then(|| fate(rng));
        let garbage = rng.below(4) == 0;
        let content = |(file, inode): (String, usize)| {
            let inode = &self.inodes[inode];
            let bytes = inode.content(cut, alike, garbage, rng);
            (file, bytes)
        };
        names.into_iter().map(content).collect()
    }
}

fn fate(rng: &mut Rng) -> Fate {
    [Fate::Kept, Fate::Lost, Fate::Torn][rng.below(3)]
}

impl Inode {
    fn content(&self, cut: usize, alike: Option<Fate>, garbage: bool, rng: &mut Rng) -> Vec<u8> {
        let mut bytes = Vec::new();
        for change in &self.changes {
            debug_assert!(!change.durable || change.taken <= cut);
            let fate = match change.durable {
                true => Fate::Kept,
                false => alike.unwrap_or_else(|| fate(rng)),
            };
            match &change.kind {
                Kind::Truncate { length } if fate == Fate::Kept => {
                    bytes.resize(*length as usize, 0);
                }
                Kind::Truncate { .. } => {}
                Kind::Write { offset, bytes: new } => {
                    write(&mut bytes, *offset, new, fate, garbage, rng);
                }
            }
        }
        bytes
    }
}

/// Writes what arrives of the new bytes, sector by sector.
fn write(bytes: &mut Vec<u8>, offset: u64, new: &[u8], fate: Fate, garbage: bool, rng: &mut Rng) {
    let (mut at, end) = (offset, offset + new.len() as u64);
    while at < end {
        let next = end.min((at / SECTOR + 1) * SECTOR);
        let arrives = match fate {
            Fate::Kept => true,
            Fate::Lost => false,
            Fate::Torn => rng.coin(),
        };
        if arrives || garbage {
            let known = bytes.len() as u64;
            if known < next {
                bytes.resize(next as usize, 0);
            }
            let place = at as usize..next as usize;
            let from = (at - offset) as usize..(next - offset) as usize;
            if arrives {
                bytes[place].copy_from_slice(&new[from]);
            } else {
                // Only where nothing was before.
                let fresh = known.max(at) as usize..place.end.max(known as usize);
                bytes[fresh].fill_with(|| rng.below(256) as u8);
            }
        }
        at = next;
    }
}
