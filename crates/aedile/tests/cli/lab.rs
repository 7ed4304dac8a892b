//! `lab`: a report of each game, and the data behind it.

use std::fs;

use serde_json::Value;

use crate::program::{Folder, GAME, fail, run};

/// A report of few games; its text.
fn report(folder: &Folder, game: &str, games: &str) -> String {
    let out = folder.path(&format!("{game}.html"));
    run(&["lab", game, "--games", games, "-o", &out]);
    fs::read_to_string(out).unwrap()
}

/// Elements that have no end.
const EMPTY: [&str; 2] = ["meta", "!doctype"];

/// Every element is closed, in the right order, and every attribute is quoted.
fn check_elements(page: &str) {
    let body = page.split_once("</style>").unwrap().1;
    let mut open = vec!["html", "head"];
    for part in body.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        let name = tag
            .split([' ', '\n', '/'])
            .find(|word| !word.is_empty())
            .unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag}");
        } else if !tag.ends_with('/') && !EMPTY.contains(&name) {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_game_has_a_report_that_needs_nothing_else() {
    let folder = Folder::new("every_game_has_a_report");
    for game in ["city", "foundations", "marble"] {
        let page = report(&folder, game, "6");
        check_elements(&page);
        for outside in ["http://", "https://", "<script", "<link", "url(fonts"] {
            let page = page.replace("http://www.w3.org/2000/svg", "");
            assert!(!page.contains(outside), "{game}: {outside}");
        }
        // The fonts before it may spell anything.
        let body = page.split_once("</style>").unwrap().1;
        let mut words = body.split(|letter: char| !letter.is_alphanumeric());
        assert!(words.all(|word| !["NaN", "inf"].contains(&word)), "{game}");
        for id in ["findings", "seats", "scores", "length", "things", "method"] {
            assert!(
                page.contains(&format!("<section id=\"{id}\"")),
                "{game}: {id}"
            );
        }
        let plots = page.matches("<svg").count();
        assert!(plots >= 10, "{game}: {plots} plots");
        assert_eq!(
            page.matches("role=\"img\" aria-label=\"").count(),
            plots,
            "{game}"
        );
    }
    assert_eq!(
        folder.names(),
        ["city.html", "foundations.html", "marble.html"]
    );
}

#[test]
fn house_values_come_first_and_are_marked() {
    let folder = Folder::new("house_values_come_first");
    let page = report(&folder, "foundations", "40");
    let place = |kind: &str| page.find(&format!("<figcaption>{kind}<")).unwrap();
    assert!(place("Roles") < place("Buildings"));
    assert!(place("Invocations") < place("Monuments"));
    assert!(page.contains("marks a house value"));
    assert!(page.contains("id=\"options\""));
}

#[test]
fn a_cooperative_game_has_a_report_too() {
    let folder = Folder::new("lab_cooperative");
    let out = folder.path("report.html");
    let words = ["lab", "foundations", "--set", "consul=hard", "--games", "3"];
    run(&[&words[..], &["--seats", "2", "-o", &out]].concat());
    let page = fs::read_to_string(out).unwrap();
    check_elements(&page);
    assert!(page.contains("wins of the team"));
}

#[test]
fn equal_input_gives_equal_bytes() {
    let folder = Folder::new("lab_equal_input");
    let [one, two] = ["1", "3"].map(|threads| {
        let out = folder.path(&format!("{threads}.html"));
        let table = ["--seats", "3", "--bots", "builder,random,random"];
        let words = [
            "lab",
            GAME,
            "--games",
            "30",
            "--threads",
            threads,
            "-o",
            &out,
        ];
        run(&[&words[..], &table].concat());
        fs::read(out).unwrap()
    });
    assert_eq!(one, two);
}

/// A row of CSV; fields may be quoted.
fn fields(row: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut is_quoted = false;
    for letter in row.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(String::new()),
            other => fields.last_mut().unwrap().push(other),
        }
    }
    fields
}

fn table(path: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(path).unwrap();
    let rows: Vec<Vec<String>> = text.lines().map(fields).collect();
    let width = rows[0].len();
    assert!(rows.iter().all(|row| row.len() == width), "{path}");
    rows
}

fn column(table: &[Vec<String>], name: &str) -> Vec<String> {
    let index = table[0].iter().position(|column| column == name).unwrap();
    table[1..].iter().map(|row| row[index].clone()).collect()
}

#[test]
fn data_can_be_read_back() {
    let folder = Folder::new("lab_data");
    let (out, data) = (folder.path("report.html"), folder.path("data"));
    let words = ["lab", "foundations", "--seats", "2", "--games", "3"];
    run(&[&words[..], &["-o", &out, "--data", &data]].concat());
    let path = |name: &str| format!("{data}/{name}");
    let (games, decisions) = (table(&path("games.csv")), table(&path("decisions.csv")));
    let lines = fs::read_to_string(path("games.jsonl")).unwrap();
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    // Two rows of games.csv for each line, with the same scores.
    let scores = column(&games, "score");
    let told = lines
        .iter()
        .flat_map(|line| line["scores"].as_array().unwrap());
    assert_eq!(scores, told.map(Value::to_string).collect::<Vec<_>>());
    let length: u64 = lines
        .iter()
        .map(|line| line["decisions"].as_u64().unwrap())
        .sum();
    assert_eq!(decisions.len() as u64 - 1, length);
    check_points(&games);
    let legal = column(&decisions, "legal");
    assert!(legal.iter().all(|legal| legal.parse::<u32>().unwrap() > 0));
    assert_eq!(folder.names(), ["data", "report.html"]);
}

/// The points of all categories are the score.
fn check_points(games: &[Vec<String>]) {
    let first = games[0]
        .iter()
        .position(|column| column.starts_with("points-"))
        .unwrap();
    let scores = column(games, "score");
    for (row, score) in games[1..].iter().zip(scores) {
        let points: i32 = row[first..]
            .iter()
            .map(|points| points.parse::<i32>().unwrap())
            .sum();
        assert_eq!(points.to_string(), score);
    }
}

#[test]
fn the_docs_name_every_column() {
    let docs = include_str!("../../../../docs/lab.md");
    let folder = Folder::new("lab_docs");
    let (out, data) = (folder.path("report.html"), folder.path("data"));
    let words = ["lab", GAME, "--seats", "2", "--games", "1"];
    run(&[&words[..], &["-o", &out, "--data", &data]].concat());
    for file in ["games.csv", "decisions.csv"] {
        for column in &table(&format!("{data}/{file}"))[0] {
            let name = match column.starts_with("points-") {
                true => "points-CATEGORY",
                false => column,
            };
            assert!(docs.contains(&format!("| `{name}` |")), "{file}: {column}");
        }
    }
    let line = fs::read_to_string(format!("{data}/games.jsonl")).unwrap();
    let line: Value = serde_json::from_str(line.lines().next().unwrap()).unwrap();
    for key in line.as_object().unwrap().keys() {
        assert!(docs.contains(&format!("\"{key}\"")), "games.jsonl: {key}");
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = Folder::new("lab_refused");
    let file = folder.file("file", "not a folder");
    let out = folder.path("report.html");
    let inside = format!("{file}/report.html");
    let lab = |more: &[&'static str]| [&["lab", GAME, "--games", "2"][..], more].concat();
    for (words, because) in [
        (lab(&[]), "--out"),
        (
            [&lab(&["--bots", "wizard", "-o"])[..], &[&out]].concat(),
            "no bot named",
        ),
        (
            [&lab(&["--opening", "dice", "-o"])[..], &[&out]].concat(),
            "expected bots or chance",
        ),
        (
            [&lab(&["--seats", "9", "-o"])[..], &[&out]].concat(),
            "the game is for",
        ),
        (
            [
                &lab(&["--bots", "first,first", "--seats", "3", "-o"])[..],
                &[&out],
            ]
            .concat(),
            "2 bots cannot fill 3 seats",
        ),
        (
            [&lab(&["--set", "weather=fine", "-o"])[..], &[&out]].concat(),
            "unknown option",
        ),
        ([&lab(&["-o"])[..], &[&inside]].concat(), "cannot write to"),
        ([&lab(&["-o", "."])[..], &[]].concat(), "cannot write to"),
        (
            [&lab(&["-o"])[..], &[&out, "--data", &file]].concat(),
            "cannot write to",
        ),
    ] {
        let complaint = fail(&words, 2);
        assert!(complaint.contains(because), "{words:?}: {complaint}");
    }
    let together = ["--set", "consul=hard", "--set", "roles=true", "-o", &out];
    let complaint = fail(&[&["lab", "foundations"][..], &together].concat(), 2);
    assert!(complaint.contains("does not go with"), "{complaint}");
    assert_eq!(folder.names(), ["file"]);
}

#[test]
fn an_opening_by_chance_keeps_everything_equally_often() {
    let folder = Folder::new("lab_opening");
    let (out, data) = (folder.path("report.html"), folder.path("data"));
    let table = ["--seats", "3", "--set", "roles=true", "--games", "200"];
    let chance = [
        "--opening",
        "chance",
        "--bots",
        "apprentice",
        "--data",
        &data,
        "-o",
        &out,
    ];
    run(&[&["lab", "foundations"][..], &table, &chance].concat());
    let page = fs::read_to_string(&out).unwrap();
    assert!(page.contains("opening by chance"));
    let lines = fs::read_to_string(format!("{data}/games.jsonl")).unwrap();
    let mut kept = std::collections::BTreeMap::<String, usize>::new();
    let games = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    for game in games.filter(|game| game["table"] == 1) {
        for had in game["had"].as_array().unwrap() {
            let role = had["Roles"].as_object().unwrap().keys().next().unwrap();
            *kept.entry(role.clone()).or_default() += 1;
        }
    }
    let (least, most) = (kept.values().min().unwrap(), kept.values().max().unwrap());
    assert_eq!(kept.len(), 14, "all but the one for monuments: {kept:?}");
    assert!(least * 2 > *most, "{kept:?}");
}
