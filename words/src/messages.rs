//! Which messages a Fluent text holds and which arguments they name: tests compare the languages by it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The messages of a text, each with the names of its arguments.
///
/// # Panics
/// If the text is not Fluent.
pub fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let entries = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref()?)),
        _ => None,
    });
    entries.map(|(id, pattern)| (id, arguments(pattern))).collect()
}

fn arguments(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect(expression, &mut names);
        }
    }
    names
}

fn collect(expression: &Expression<&str>, names: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| names.extend(arguments(&variant.value)));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect(expression, names),
        _ => {}
    }
}
