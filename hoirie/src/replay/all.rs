//! `hoirie replay --all`: replays every game of a house.

use std::io::Write;

use house::Place;

use crate::failure::Failure;

pub fn run(place: &Place, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let review = runtime.block_on(house::audit(place)).map_err(|error| Failure::Input(error.to_string()))?;
    for differs in &review.differing {
        writeln!(out, "table {} ({}): {}", differs.table, differs.game, differs.why)?;
    }
    let tables = review.tables;
    let rows = review.rows;
    let differing = review.differing.len();
    writeln!(out, "{tables} games with {rows} rows were replayed; {differing} differ from what was kept of them.")?;
    if differing > 0 {
        out.flush()?;
        return Err(Failure::Fault(format!("{differing} of {tables} games do not replay as they were played")));
    }
    Ok(())
}
