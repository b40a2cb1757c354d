//! `hoirie admin`: what the host of a house does from outside, also while it is open.

mod lists;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use house::{AdminError, Place, Restored};

use crate::failure::Failure;

/// Look after a house, also while it is open: every node heeds it within a second or so
#[derive(Debug, Args)]
pub struct Admin {
    /// The folder that holds everything
    #[arg(long, env = "HOIRIE_DATA", default_value = "hoirie-data", value_name = "FOLDER", global = true)]
    data: PathBuf,
    /// The PostgreSQL of the house, instead of the database in the folder
    #[arg(long, env = "HOIRIE_DATABASE", value_name = "postgres://…", global = true, hide_env_values = true)]
    database: Option<String>,
    #[command(subcommand)]
    order: Order,
}

#[derive(Debug, Subcommand)]
enum Order {
    /// List the newest tables
    Tables(Newest),
    /// List the people who came last; a person is a browser, known by its cookie
    People(Newest),
    /// From now on this person may look and do nothing
    Ban {
        /// The id that `people` lists
        person: String,
    },
    /// Let a person play again
    Unban { person: String },
    /// Delete a table with its game, its chat and its notes; or a person's name and words, wherever they played
    Delete {
        /// The id that `tables` lists; it is in the table's address too
        #[arg(required_unless_present = "person")]
        table: Option<String>,
        /// The id that `people` lists: their games stay, without a name
        #[arg(long, conflicts_with = "table")]
        person: Option<String>,
    },
    /// List the newest channels by which people are told, and tables' own hooks; where they lead is not shown
    Channels(Newest),
    /// List what waits in the outbox, first what is due first
    Outbox(Newest),
    /// Send nothing more to a channel or a hook
    DropChannel {
        /// The id that `channels` lists
        channel: String,
    },
    /// Write the whole house, as it is at this moment, into a file
    ///
    /// The key that signs cookies and links is in it: keep it as safe as the house.
    BackUp {
        /// A file that is not there yet
        file: PathBuf,
    },
    /// Bring back what a back-up holds
    ///
    /// Where there is no house, all of it. Where there is one, the tables that are missing, deleted ones too, and those whose
    /// games had gone further: whatever was played since stays.
    Restore {
        file: PathBuf,
        /// Only this table; may be given several times
        #[arg(long, value_name = "TABLE")]
        table: Vec<String>,
    },
}

#[derive(Debug, Args)]
struct Newest {
    /// How many at most
    #[arg(long, default_value_t = 100, value_name = "NUMBER")]
    most: u32,
    /// An array of objects; times are milliseconds since 1970
    #[arg(long)]
    json: bool,
}

impl Admin {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        let place = self.database.map_or(Place::Folder(self.data), Place::Postgres);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(carry_out(self.order, &place, out))
    }
}

async fn carry_out(order: Order, place: &Place, out: &mut dyn Write) -> Result<(), Failure> {
    let house = async || house::Admin::open(place).await.map_err(|error| Failure::Input(error.to_string()));
    match order {
        Order::Tables(Newest { most, json }) => {
            let tables = house().await?.tables(most as usize).await.map_err(failed)?;
            if json { lists::in_json(&tables, out) } else { lists::tables(&tables, out) }
        }
        Order::People(Newest { most, json }) => {
            let people = house().await?.people(most as usize).await.map_err(failed)?;
            if json { lists::in_json(&people, out) } else { lists::people(&people, out) }
        }
        Order::Ban { person } => {
            if !house().await?.ban(&person).await.map_err(failed)? {
                return Err(nobody(&person));
            }
            Ok(writeln!(out, "{person} may look and do nothing.")?)
        }
        Order::Unban { person } => {
            if !house().await?.unban(&person).await.map_err(failed)? {
                return Err(Failure::Input(format!("{person:?} is not banned")));
            }
            Ok(writeln!(out, "{person} may play again.")?)
        }
        Order::Delete { table, person } => {
            let house = house().await?;
            if let Some(table) = table {
                if !house.delete_table(&table).await.map_err(failed)? {
                    return Err(Failure::Input(format!("there is no table {table:?}")));
                }
                writeln!(out, "Table {table} is deleted.")?;
            }
            if let Some(person) = person {
                if !house.erase_person(&person).await.map_err(failed)? {
                    return Err(nobody(&person));
                }
                writeln!(out, "{person} is forgotten.")?;
            }
            Ok(())
        }
        Order::Channels(Newest { most, json }) => {
            let channels = house().await?.channels(most as usize).await.map_err(failed)?;
            if json { lists::in_json(&channels, out) } else { lists::channels(&channels, out) }
        }
        Order::Outbox(Newest { most, json }) => {
            let notices = house().await?.notices(most as usize).await.map_err(failed)?;
            if json { lists::in_json(&notices, out) } else { lists::notices(&notices, out) }
        }
        Order::DropChannel { channel } => {
            if !house().await?.drop_channel(&channel).await.map_err(failed)? {
                return Err(Failure::Input(format!("there is no channel {channel:?}")));
            }
            Ok(writeln!(out, "Nothing more is sent to {channel}.")?)
        }
        Order::BackUp { file } => {
            house::back_up(place, &file).await.map_err(failed)?;
            Ok(writeln!(out, "The whole house is in {}, and the file is sound.", file.display())?)
        }
        Order::Restore { file, table } => told(house::restore(place, &file, &table).await.map_err(failed)?, out),
    }
}

fn nobody(person: &str) -> Failure {
    Failure::Input(format!("nobody with the id {person:?} was ever here"))
}

fn told(restored: Restored, out: &mut dyn Write) -> Result<(), Failure> {
    match restored {
        Restored::House(copied) => {
            for copied in &copied {
                writeln!(out, "{:>9}  {}", copied.rows, copied.table)?;
            }
            writeln!(out, "The whole house is back.")?;
        }
        Restored::Tables { restored, differing, not_needed } => {
            for table in &restored {
                writeln!(out, "table {table} is back")?;
            }
            for table in &differing {
                writeln!(out, "table {table} was played on differently since, and stays as it is")?;
            }
            let restored = restored.len();
            let differing = differing.len();
            writeln!(out, "{restored} tables were put back, {not_needed} needed nothing, {differing} differ.")?;
        }
    }
    Ok(())
}

/// What the world refused, or what was asked for wrongly: the sentence says which.
fn failed(error: impl Into<AdminError>) -> Failure {
    match error.into() {
        AdminError::Store(error) => Failure::Fault(error.to_string()),
        error => Failure::Input(error.to_string()),
    }
}
