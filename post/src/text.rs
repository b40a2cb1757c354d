//! Text that others show: no longer than they show it, and without what steers them.

/// At most so many letters; what is left out leaves a mark.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// On one line, whatever was written.
pub(crate) fn one_line(text: &str) -> String {
    text.split(char::is_control).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_between_letters() {
        assert_eq!(shortened("Tante", 5), "Tante");
        assert_eq!(shortened("Tänte!", 5), "Tänt…");
    }

    #[test]
    fn one_line_has_no_control_characters() {
        assert_eq!(one_line("a\r\nBcc: b\0c"), "a Bcc: b c");
    }
}
