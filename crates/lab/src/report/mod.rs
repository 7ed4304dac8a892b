//! The report: one page of HTML that needs nothing but itself. Words and plots come from
//! [`Results`]; colours and fonts are those of every picture.

mod base64;
mod figures;
mod html;
mod style;
mod tables;

pub(crate) use figures::points_rows;

use kernel::Provenance;

use crate::findings::Findings;
use crate::{Opening, Results};
use figures::Figure;
use html::{escaped, thousands};

/// The whole page.
pub fn page(results: &Results) -> String {
    let findings = Findings::of(results);
    let title = escaped(results.title);
    let style = style::sheet();
    let sections = [
        summary(&findings),
        seats(results),
        scores(results),
        length(results),
        things(results),
        options(results),
        method(results),
    ];
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}: laboratory</title>\n<style>\n{style}</style>\n</head>\n<body>\n{}\n\
         <main>\n{}</main>\n</body>\n</html>\n",
        header(results),
        sections.concat(),
    )
}

fn header(results: &Results) -> String {
    let (games, decisions) = (
        thousands(results.all_games() as f64),
        thousands(results.all_decisions()),
    );
    let (title, rules) = (escaped(results.title), results.rules);
    let (bots, tables) = (escaped(&results.bots), results.tables.len());
    format!(
        "<header>\n<p class=\"where\">Aedile · laboratory</p>\n<h1>{title}</h1>\n\
         <p class=\"facts\">{games} games and {decisions} decisions at {tables} tables · \
         {each} games a table · bots {bots}{opening} · series {seed} · \
         rules {rules}</p>\n</header>",
        each = thousands(results.games as f64),
        opening = match results.opening {
            Opening::Bots => "",
            Opening::Chance => " · opening by chance",
        },
        seed = results.seed,
    )
}

/// A part of the page under a heading.
fn section(id: &str, heading: &str, lead: &str, body: &str) -> String {
    format!(
        "<section id=\"{id}\" aria-labelledby=\"{id}-h\">\n<h2 id=\"{id}-h\">{heading}</h2>\n\
         <p>{lead}</p>\n{body}</section>\n"
    )
}

/// Plots side by side, as many as there is room for.
fn grid(figures: &[Figure]) -> String {
    let figures: String = figures.iter().map(Figure::html).collect();
    format!("<div class=\"grid\">\n{figures}</div>\n")
}

/// Plots of different heights, in columns.
fn stacks(figures: &[Figure]) -> String {
    let figures: String = figures.iter().map(Figure::html).collect();
    format!("<div class=\"stacks\">\n{figures}</div>\n")
}

fn list(sentences: &[String]) -> String {
    let items = sentences
        .iter()
        .map(|text| format!("<li>{}</li>\n", escaped(text)));
    format!("<ul>\n{}</ul>\n", items.collect::<String>())
}

/// The first paragraph, then every finding.
fn summary(findings: &Findings) -> String {
    let lead = format!(
        "{} What is told here stands after correction for the number of comparisons of its sort \
         (Benjamini and Hochberg, 5 %).",
        escaped(&findings.lead.join(" ")),
    );
    let groups = [
        ("Seats", &findings.seats),
        ("House values and unsure ones", &findings.house),
        ("Other things", &findings.others),
        ("Options", &findings.options),
        ("Points", &findings.points),
    ];
    let groups = groups.into_iter().filter(|(_, group)| !group.is_empty());
    let groups: String = groups
        .map(|(name, group)| format!("<h3>{name}</h3>\n{}", list(group)))
        .collect();
    let body = format!(
        "<details open>\n<summary>All findings</summary>\n\
         <div class=\"groups\">\n{groups}</div>\n</details>\n"
    );
    section("findings", "Findings", &lead, &body)
}

fn seats(results: &Results) -> String {
    section(
        "seats",
        "Where one sits",
        "Wins by seat in the order of play, with Wilson’s 95 % intervals. The dashed line is what \
         every seat would win if all were alike. A full dot differs clearly from it.",
        &grid(&figures::seats(results)),
    )
}

fn scores(results: &Results) -> String {
    let body = grid(&figures::scores(results)) + &grid(&figures::points(results));
    section(
        "scores",
        "Points",
        "How many points players end with, and what they get them for: those who won (shared wins \
         too) beside those who did not.",
        &body,
    )
}

fn length(results: &Results) -> String {
    let body = tables::lengths(results) + &grid(&figures::length(results));
    section(
        "length",
        "Length and choice",
        "Decisions of a game, turns (runs of decisions of one seat), and between how many actions \
         a player chooses: on average in the course of a game, and how often. Decisions with a \
         single legal action count.",
        &body,
    )
}

fn things(results: &Results) -> String {
    let kinds = results.kinds();
    if kinds.is_empty() {
        return String::new();
    }
    let has = |provenance| kinds.iter().any(|kind| kind.provenance == provenance);
    let marks = match (has(Provenance::House), has(Provenance::Weak)) {
        (true, true) => " ◆ marks a house value, ◇ one from an unsure source; they come first.",
        (true, false) => " ◆ marks a house value; they come first.",
        (false, true) => " ◇ marks a value from an unsure source; they come first.",
        (false, false) => "",
    };
    let lead = format!(
        "Win rates of those who had a thing when the game ended, against the base rate of the \
         tables they sat at (dashed). A full dot differs clearly from the base. Who builds more \
         has more of everything: what tells is the difference from other things of the same \
         kind.{marks}"
    );
    let body = stacks(&kinds.iter().map(figures::kind).collect::<Vec<_>>());
    let tables: String = kinds.iter().map(tables::kind).collect();
    section("things", "What wins", &lead, &(body + &tables))
}

fn options(results: &Results) -> String {
    let Some(unchanged) = results.unchanged() else {
        return String::new();
    };
    let lead = format!(
        "Each option by itself against the chosen ones, with {}; the dashed line is the value \
         without it. Cooperative games have no winner, so their seats are not \
         compared.",
        unchanged.name
    );
    let body = grid(&figures::options(results)) + &tables::options(results);
    section("options", "What options change", &lead, &body)
}

fn method(results: &Results) -> String {
    let lead = format!(
        "Every number comes from games among bots named {}. They say how these bots fare, not how \
         people would: what a bot never does well looks weak, however strong it is.",
        escaped(&results.bots)
    );
    let opening = match results.opening {
        Opening::Bots => "",
        Opening::Chance => {
            "<p>What is decided before the first turn was decided by chance, so that having such \
             a thing says nothing about who chose it.</p>\n"
        }
    };
    let body = "<p>Seat 1 begins in every game unless it was asked for otherwise, so that seats \
        are the order of play; where bots differ they change seats from game to game. Intervals \
        of rates are Wilson’s, of means normal, all at 95 %. A difference is called clear if it \
        stands in Benjamini and Hochberg’s procedure at a false discovery rate of 5 % over all \
        comparisons of its sort. Things that fewer than 30 players had are left out. A table is \
        one size and one set of options; rates of things are pooled over all tables, each against \
        its own base rate.</p>\n";
    section(
        "method",
        "How it was done",
        &lead,
        &(opening.to_owned() + body),
    )
}
