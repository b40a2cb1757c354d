//! How it ends.

#[test]
fn f3_the_last_move_ends_the_game() {
    todo!("Play a short game to its end, and compare the outcome with the one counted by hand.")
}
