//! Which messages a Fluent text holds and which arguments they name: tests compare the languages by it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The messages of a text, each with the names of its arguments; an attribute of one stands there as `message.attribute`.
///
/// # Panics
/// If the text is not Fluent.
pub fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        messages.extend(message.value.as_ref().map(|pattern| (id.to_owned(), arguments(pattern))));
        let attributes = message.attributes.iter();
        messages.extend(attributes.map(|said| (format!("{id}.{}", said.id.name), arguments(&said.value))));
    }
    messages
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
