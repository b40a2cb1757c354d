//! What a push says of a part: the same element in fewer letters. Its reader is a browser.

/// The part without what browsers need not be told: marks round values that have no spaces, what is empty, and the last closing tags.
/// Places of other parts that follow each other are one comment. There are thousands a second: each is gone through once, and most
/// of it is taken over in pieces.
pub fn terse(part: &str) -> String {
    let part = without_last_tags(part);
    let bytes = part.as_bytes();
    let mut said = String::with_capacity(part.len());
    // Up to where all is said that is to be said.
    let mut done = 0;
    let mut is_tag = false;
    let mut at = 0;
    while at < bytes.len() {
        match bytes[at] {
            b'<' if !bytes[at..].starts_with(PLACE) => is_tag = true,
            b'<' if bytes[..at].ends_with(PLACE_ENDS) => {
                said.extend([&part[done..at - PLACE_ENDS.len()], " "]);
                done = at + PLACE.len();
            }
            b'>' => is_tag = false,
            b'"' if is_tag => {
                let Some(length) = bytes[at + 1..].iter().position(|byte| *byte == b'"') else { break };
                let end = at + 1 + length;
                if length == 0 {
                    let name = part[done..at].trim_end_matches('=');
                    said.push_str(name.strip_suffix(" class").unwrap_or(name));
                    done = end + 1;
                } else if needs_no_marks(&bytes[at + 1..end]) && matches!(bytes.get(end + 1), Some(b' ' | b'>')) {
                    said.extend([&part[done..at], &part[at + 1..end]]);
                    done = end + 1;
                }
                at = end;
            }
            _ => {}
        }
        at += 1;
    }
    said.push_str(&part[done..]);
    said
}

/// What stands round the ids of parts where they belong.
const PLACE: &[u8] = b"<!--";
const PLACE_ENDS: &[u8] = b"-->";

/// As HTML has it, of a value that is not empty.
fn needs_no_marks(value: &[u8]) -> bool {
    value.iter().all(|byte| !matches!(byte, b'\t' | b'\n' | b'\r' | 12 | b' ' | b'\'' | b'=' | b'<' | b'>' | b'`'))
}

/// What holds text and no elements takes all that follows for its own until it is closed.
const TEXTS: [&str; 4] = ["</textarea", "</title", "</style", "</script"];

/// Where a part ends, browsers close what is still open.
fn without_last_tags(mut part: &str) -> &str {
    while let Some(inside) = part.strip_suffix('>')
        && let Some(tag) = inside.bytes().rposition(|byte| byte == b'<')
        && inside[tag..].starts_with("</")
        && !TEXTS.iter().any(|text| inside[tag..].starts_with(text))
    {
        part = &part[..tag];
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_closing_tags_are_left_out() {
        assert_eq!(terse("<p><b>1</b>, <i>2</i></p>"), "<p><b>1</b>, <i>2");
        assert_eq!(terse("<p><!--b--></p>"), "<p><!--b-->");
        assert_eq!(terse("<i></i>"), "<i>");
        assert_eq!(terse("<p><textarea></textarea></p>"), "<p><textarea></textarea>");
        assert_eq!(terse("said"), "said");
    }

    #[test]
    fn only_values_that_need_them_have_marks() {
        assert_eq!(terse("<b id=\"a-1\" title=\"a b\">\"1\"</b>"), "<b id=a-1 title=\"a b\">\"1\"");
        assert_eq!(terse("<a href=\"/rules/#M1\" value=\"a=1&amp;b\">"), "<a href=/rules/#M1 value=\"a=1&amp;b\">");
        assert_eq!(terse("<i class=\"\" hidden data-light=\"\">"), "<i hidden data-light>");
        // A value would take the stroke for its own.
        assert_eq!(terse("<path d=\"M1\"/><use href=\"#a\" />"), "<path d=\"M1\"/><use href=#a />");
        assert_eq!(terse("<b title=\"1 > 0\" id=\"x\">é</b>"), "<b title=\"1 > 0\" id=x>é");
    }

    #[test]
    fn places_that_follow_each_other_are_one() {
        assert_eq!(terse("<p><!--a--><!--b-1--> <!--c--></p>"), "<p><!--a b-1--> <!--c-->");
    }

    #[test]
    fn what_is_no_part_of_ours_is_left_as_it_is() {
        for broken in ["<b id=\"", "<!--", "<!--a", "1 < 2 \"", "<"] {
            assert_eq!(terse(broken), broken);
        }
        assert_eq!(terse("--><!--"), " ");
    }
}
