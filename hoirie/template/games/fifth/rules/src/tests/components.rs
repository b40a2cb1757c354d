//! What is in the box.

#[test]
fn f1_the_box_holds_what_was_published() {
    todo!("Count the cards of the edition as F1 does.")
}
