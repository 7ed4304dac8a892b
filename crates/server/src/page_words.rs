//! The words of the page: `page.ftl` turned into data that a few lines of script can read. A
//! pattern is a text, or a list of texts, arguments and choices.

use fluent_syntax::ast;
use scene::{Lang, Source};
use serde_json::{Map, Value, json};

/// `page.ftl`.
pub const SOURCE: Source = scene::source!("page");

/// Every message of the page, and its attributes as `message.attribute`.
pub fn messages(lang: Lang) -> Value {
    // What does not parse is left out here and found by the tests.
    let resource = match fluent_syntax::parser::parse(SOURCE.text(lang)) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut messages = Map::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        if let Some(value) = &message.value {
            messages.insert(name.to_string(), pattern(value));
        }
        for attribute in &message.attributes {
            let key = format!("{name}.{}", attribute.id.name);
            messages.insert(key, pattern(&attribute.value));
        }
    }
    json!({"lang": lang.as_str(), "messages": messages})
}

fn pattern(pattern: &ast::Pattern<&str>) -> Value {
    let parts: Vec<Value> = pattern.elements.iter().map(element).collect();
    match &parts[..] {
        [Value::String(text)] => Value::String(text.clone()),
        _ => Value::Array(parts),
    }
}

fn element(element: &ast::PatternElement<&str>) -> Value {
    match element {
        ast::PatternElement::TextElement { value } => json!(value),
        ast::PatternElement::Placeable { expression } => match expression {
            ast::Expression::Inline(inline) => inline_part(inline),
            ast::Expression::Select { selector, variants } => select(selector, variants),
        },
    }
}

fn inline_part(inline: &ast::InlineExpression<&str>) -> Value {
    match inline {
        ast::InlineExpression::StringLiteral { value }
        | ast::InlineExpression::NumberLiteral { value } => json!(value),
        ast::InlineExpression::VariableReference { id } => json!({"arg": id.name}),
        // The page's file uses nothing else; its test says so.
        _ => Value::Null,
    }
}

fn select(selector: &ast::InlineExpression<&str>, variants: &[ast::Variant<&str>]) -> Value {
    let ast::InlineExpression::VariableReference { id } = selector else {
        return Value::Null;
    };
    let name = |variant: &ast::Variant<&str>| match &variant.key {
        ast::VariantKey::Identifier { name } => (*name).to_string(),
        ast::VariantKey::NumberLiteral { value } => (*value).to_string(),
    };
    let cases: Map<String, Value> = variants
        .iter()
        .map(|variant| (name(variant), pattern(&variant.value)))
        .collect();
    let other = variants.iter().find(|variant| variant.default).map(name);
    json!({"select": id.name, "cases": cases, "default": other})
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    /// The arguments that are said. What a plural hangs on is the language's own affair.
    fn arguments(value: &Value, found: &mut BTreeSet<String>) {
        match value {
            Value::Null => panic!("something in page.ftl that the page cannot say"),
            Value::Array(parts) => parts.iter().for_each(|part| arguments(part, found)),
            Value::Object(part) => {
                found.extend(part.get("arg").and_then(Value::as_str).map(str::to_string));
                if let Some(Value::Object(cases)) = part.get("cases") {
                    cases.values().for_each(|case| arguments(case, found));
                }
            }
            _ => {}
        }
    }

    fn keys(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
        let parsed = fluent_syntax::parser::parse(SOURCE.text(lang));
        assert!(parsed.is_ok(), "page.ftl of {lang} does not parse");
        let Value::Object(messages) = &messages(lang)["messages"] else {
            panic!("no messages");
        };
        let with_arguments = |(key, value): (&String, &Value)| {
            let mut found = BTreeSet::new();
            arguments(value, &mut found);
            (key.clone(), found)
        };
        messages.iter().map(with_arguments).collect()
    }

    #[test]
    fn every_language_has_the_same_words_with_the_same_arguments() {
        let english = keys(Lang::En);
        assert!(!english.is_empty());
        for lang in Lang::ALL {
            assert_eq!(keys(*lang), english, "{lang}");
        }
    }
}
