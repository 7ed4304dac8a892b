//! `aedile admin` on a data file that no server uses: the store's tests keep one with games in
//! every state.

use std::fs;
use std::path::Path;

use crate::program::{Folder, fail, run};

const RUNNING: &str = "88pnkeedyf";
const FINISHED: &str = "rhatcbzwfb";
const MARCUS: &str = "gz6beckkr5fhjayh";

fn data(folder: &Folder) -> String {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/data/version-1.db");
    let data = folder.path("aedile.db");
    fs::copy(kept, &data).unwrap();
    data
}

#[test]
fn an_operator_sees_and_does_everything_without_a_server() {
    let folder = Folder::new("an_operator_sees_and_does_everything_without_a_server");
    let data = data(&folder);
    let admin = |words: &[&str]| run(&[&["admin", "--data", &data], words].concat());
    let order = |words: &[&str]| {
        let reason = ["--why", "insults in a name", "--by", "Titus"];
        admin(&[words, &reason].concat())
    };
    let tables = admin(&["tables"]);
    assert_eq!(tables.lines().count(), 6, "{tables}");
    let running = tables.lines().find(|line| line.starts_with(RUNNING));
    let running = running.unwrap();
    assert!(running.contains("\trunning\t2026-11-16 "), "{running}");
    assert!(running.contains("Livia (ffss92w4md5nnnwt), Marcus (gz6beckkr5fhjayh)"));
    assert_eq!(admin(&["tables", "--player", MARCUS]).lines().count(), 3);
    assert_eq!(admin(&["tables", "--limit", "2"]).lines().count(), 2);
    let found = admin(&["players", "marc"]);
    assert!(
        found.starts_with(&format!("{MARCUS}\tMarcus\t2026-")),
        "{found}"
    );

    assert_eq!(
        order(&["close", RUNNING]),
        format!("done: close {RUNNING}\n")
    );
    assert!(admin(&["tables"]).contains(&format!("{RUNNING}\tcity\tclosed")));
    order(&["ban", MARCUS]);
    assert!(admin(&["players", "marc"]).contains("banned: insults in a name"));
    order(&["ban", "192.0.2.7/24"]);
    let bans = admin(&["bans"]);
    assert!(bans.contains(&format!("player {MARCUS}\t")), "{bans}");
    assert!(bans.contains("network 192.0.2.0/24\t"), "{bans}");
    order(&["unban", "192.0.2.0/24"]);
    order(&["forget", MARCUS]);
    assert_eq!(admin(&["bans"]), "");
    assert_eq!(admin(&["players", "marc"]), "");
    let audit = admin(&["audit"]);
    let deeds: Vec<_> = audit.lines().rev().collect();
    assert_eq!(deeds.len(), 5, "{audit}");
    for (line, what) in deeds
        .iter()
        .zip(["close", "ban player", "ban network", "unban", "forget"])
    {
        let told = line.split('\t').skip(1).collect::<Vec<_>>();
        assert!(
            told[0] == "console Titus" && told[1].starts_with(what),
            "{line}"
        );
        assert_eq!(told[2], "insults in a name");
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = Folder::new("what_cannot_be_done_is_said");
    let data = data(&folder);
    for (words, reason) in [
        (
            &["close", FINISHED, "--why", "x"][..],
            "the table is finished",
        ),
        (&["close", "0123456789", "--why", "x"], "no such table"),
        (&["ban", "0123456789abcdef", "--why", "x"], "no such player"),
        (&["unban", "192.0.2.1", "--why", "x"], "no such ban"),
        (&["close", FINISHED], "--why"),
        (&["ban", "rome", "--why", "x"], "expected a player's id"),
    ] {
        let said = fail(&[&["admin", "--data", &data], words].concat(), 2);
        assert!(said.contains(reason), "{said}");
    }
    let none = folder.path("none.db");
    fail(&["admin", "tables", "--data", &none], 2);
    let short = folder.file("token", "secret\n");
    let serve = ["serve", "--listen", "127.0.0.1:0", "--data", &data];
    let said = fail(&[&serve[..], &["--admin-token-file", &short]].concat(), 2);
    assert!(said.contains("at least 20 characters"), "{said}");
    let missing = folder.path("missing");
    fail(&[&serve[..], &["--admin-token-file", &missing]].concat(), 2);
}
