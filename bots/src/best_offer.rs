//! Choosing by what offers are worth.

/// The offer that is worth most; the first of equals, so that the same mind always decides alike.
///
/// ```
/// assert_eq!(bots::best_offer(&["ab", "c", "de"], |offer| offer.len() as f64), Some("ab"));
/// ```
pub fn best_offer<A: Clone>(offers: &[A], worth: impl Fn(&A) -> f64) -> Option<A> {
    let mut best: Option<(f64, &A)> = None;
    for offer in offers {
        let worth = worth(offer);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, offer));
        }
    }
    best.map(|(_, offer)| offer.clone())
}
