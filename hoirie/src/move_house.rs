//! `hoirie move-house`: copies a whole house from its folder into PostgreSQL, or back.

use std::io::Write;

use clap::Args;
use house::Place;

use crate::failure::Failure;

/// Copies a whole house to another place: all of it, or nothing. Nobody should be playing there meanwhile.
#[derive(Debug, Args)]
pub struct MoveHouse {
    /// A data folder, or postgres://…
    #[arg(value_name = "FROM")]
    from: String,
    /// Where nothing is yet: another folder, or postgres://…
    #[arg(value_name = "TO")]
    to: String,
}

impl MoveHouse {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let from = Place::from(self.from.as_str());
        let to = Place::from(self.to.as_str());
        let copied =
            runtime.block_on(house::move_house(&from, &to)).map_err(|error| Failure::Input(error.to_string()))?;
        for copied in &copied {
            writeln!(out, "{:>9}  {}", copied.rows, copied.table)?;
        }
        writeln!(out, "Everything is there.")?;
        Ok(())
    }
}
