//! Guided first games: the engine judges, nothing is kept.

use scene::{Format, Lang};
use serde_json::{Value, json};
use table::AnyGame;

use super::TRANSLATIONS;
use crate::guide::Guide;
use crate::wire::LessonAnswer;
use crate::{Error, parse_json};

fn ask(game: &str, step: &str, request: &Value) -> Result<LessonAnswer, Error> {
    let request = parse_json(request.to_string().as_bytes())?;
    let mut lesson = Guide::find(game)?.lesson(step, Lang::De, Format::Narrow)?;
    lesson.answer(request, &TRANSLATIONS)
}

fn submit(actions: &Value) -> Value {
    json!({"submit": {"seat": 1, "sequence": 0, "actions": actions}})
}

fn stage(actions: &Value) -> Value {
    json!({"stage": {"seat": 1, "sequence": 0, "actions": actions}})
}

#[test]
fn a_stranger_walks_every_guide() {
    for game in AnyGame::ALL {
        let guide = Guide::find(game.meta().id).unwrap();
        let shown = guide.shown(Lang::De);
        assert_eq!(shown.title, game.meta().title);
        for (number, title) in (1..).zip(&shown.steps) {
            let number = number.to_string();
            let lesson = guide.lesson(&number, Lang::De, Format::Narrow);
            let lesson = lesson.unwrap().show(&TRANSLATIONS);
            assert_eq!(lesson.title, *title);
            let example = json!(lesson.example);
            let staged = ask(game.meta().id, &number, &stage(&example));
            assert!(matches!(staged, Ok(LessonAnswer::Staged(_))), "{title}");
            match ask(game.meta().id, &number, &submit(&example)) {
                Ok(LessonAnswer::Judged(judged)) => {
                    assert_eq!(judged.verdict, "right", "{title}");
                    assert!(!judged.sentence.is_empty(), "{title}");
                }
                other => panic!("{title}: {other:?}"),
            }
        }
    }
}

#[test]
fn what_a_lesson_cannot_do_is_refused() {
    let other = ask("city", "1", &submit(&json!(["place 1"])));
    assert!(matches!(other, Ok(LessonAnswer::Judged(judged)) if judged.verdict == "other"));
    let help = ask("city", "1", &json!({"help": {"hit": "space:3"}}));
    assert!(matches!(help, Ok(LessonAnswer::Help(help)) if !help.text.is_empty()));
    for (request, code) in [
        (submit(&json!(["place 9"])), "action/unreadable"),
        (stage(&json!(["produce"])), "action/illegal"),
        (submit(&json!([])), "action/none"),
        (json!({"help": {"hit": "moon:3"}}), "help/unknown"),
        (
            json!({"undo": {"seat": 1, "sequence": 0, "point": 0}}),
            "request/malformed",
        ),
    ] {
        let refused = ask("city", "1", &request).unwrap_err();
        assert_eq!(refused.code().as_str(), code, "{request}");
    }
    for (game, step) in [("city", "0"), ("city", "99"), ("city", "x"), ("chess", "1")] {
        let absent = ask(game, step, &submit(&json!([]))).unwrap_err();
        assert_eq!(absent, Error::NotFound, "{game} {step}");
    }
}
