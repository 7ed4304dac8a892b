//! `aedile games`: what can be played.

use std::io::Write;

use kernel::{Meta, OptionSpec};
use serde::Serialize;
use table::AnyGame;

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::json;

/// Lists every game.
pub fn games(args: &GamesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    for game in AnyGame::ALL {
        let specs = game.facts().options;
        if args.json {
            json::line(out, &Listing::new(game.meta(), specs))?;
        } else {
            print(game.meta(), specs, out)?;
        }
    }
    Ok(())
}

/// One line of the list.
#[derive(Serialize)]
struct Listing {
    game: &'static str,
    title: &'static str,
    rules: u32,
    seats: Vec<usize>,
    options: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    option: &'static str,
    values: &'static [&'static str],
    default: &'static str,
}

impl Listing {
    fn new(meta: &Meta, specs: &[OptionSpec]) -> Listing {
        let choice = |spec: &OptionSpec| Choice {
            option: spec.key,
            values: spec.values,
            default: spec.default,
        };
        Listing {
            game: meta.id,
            title: meta.title,
            rules: meta.rules_version,
            seats: (meta.min_seats..=meta.max_seats).collect(),
            options: specs.iter().map(choice).collect(),
        }
    }
}

fn print(meta: &Meta, specs: &[OptionSpec], out: &mut dyn Write) -> Result<(), Failure> {
    let Meta {
        id,
        title,
        min_seats,
        max_seats,
        rules_version,
        ..
    } = meta;
    writeln!(
        out,
        "{id}  {title}, {min_seats} to {max_seats} players, rules {rules_version}"
    )?;
    for OptionSpec {
        key,
        values,
        default,
    } in specs
    {
        writeln!(out, "  {key}={}  (default {default})", values.join("|"))?;
    }
    Ok(())
}
