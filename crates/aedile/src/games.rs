//! `aedile games`: what can be played.

use std::io::Write;

use kernel::{Advice, Meta, OptionSpec, Options};
use scene::Show;
use serde::Serialize;
use table::{AnyGame, Visitor};

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::json;

/// Lists every game.
pub fn games(args: &GamesArgs, out: &mut dyn Write) -> Result<(), Failure> {
    for game in AnyGame::ALL {
        let specs = game.visit(Specs);
        if args.json {
            json::line(out, &Listing::new(game.meta(), specs))?;
        } else {
            print(game.meta(), specs, out)?;
        }
    }
    Ok(())
}

struct Specs;

impl Visitor for Specs {
    type Output = &'static [OptionSpec];

    fn visit<G: Advice + Show>(self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }
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
            seats: (meta.least_seats..=meta.most_seats).collect(),
            options: specs.iter().map(choice).collect(),
        }
    }
}

fn print(meta: &Meta, specs: &[OptionSpec], out: &mut dyn Write) -> Result<(), Failure> {
    let Meta {
        id,
        title,
        least_seats,
        most_seats,
        rules_version,
        ..
    } = meta;
    writeln!(
        out,
        "{id}  {title}, {least_seats} to {most_seats} players, rules {rules_version}"
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
