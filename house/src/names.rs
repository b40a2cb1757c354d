//! Names people type, and names bots have.

/// A name as it may be shown: one line, no control or direction marks, not too long.
pub fn clean(name: &str) -> Option<String> {
    plain(name, 24)
}

/// One line of plain text, no longer than so many characters; nothing if there is nothing to see.
pub fn plain(text: &str, longest: usize) -> Option<String> {
    let shown = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
    };
    let text: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| shown(*c)).collect();
    let text = text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let text: String = text.chars().take(longest).collect();
    let text = text.trim_end().to_owned();
    if text.is_empty() { None } else { Some(text) }
}

/// `name`, or the same with a number if somebody at the table has it already.
pub fn distinct(name: &str, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    if !taken(name) {
        return name.to_owned();
    }
    (2..).map(|number| format!("{name} {number}")).find(|name| !taken(name)).expect("numbers don't run out")
}

/// A name for a bot that nobody at the table has.
pub fn bot(others: &[&str]) -> String {
    const NAMES: [&str; 8] = ["Achille", "Berthe", "Casimir", "Delphine", "Edmond", "Félicie", "Gaspard", "Hortense"];
    let free = NAMES.iter().find(|name| !others.contains(name));
    free.map_or_else(|| distinct(NAMES[0], others), |name| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_plain_line() {
        assert_eq!(clean("  Anna \n Maria\u{202E}  "), Some("Anna Maria".into()));
        assert_eq!(clean("\u{0}\u{200B} \t"), None);
        assert_eq!(clean(&"x".repeat(99)).unwrap().len(), 24);
        assert_eq!(clean("<b>"), Some("<b>".into()));
    }

    #[test]
    fn two_annas_can_be_told_apart() {
        assert_eq!(distinct("Anna", &["anna", "Anna 2"]), "Anna 3");
        assert_eq!(bot(&["Achille"]), "Berthe");
    }
}
