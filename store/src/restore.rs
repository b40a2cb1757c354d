//! Restoring a table from a back-up, into a house that may be open: what is missing comes back, and nothing that was played
//! since is lost.

use super::schema::TABLES;
use super::sql::{Result, Row, Sql, Value, values};
use super::{LogRow, Store, imports, links, log_row, moderation, revision, select_table};

/// All rows about one table, for each of the `TABLES`.
#[derive(Debug)]
pub struct TableBackup {
    id: String,
    rows: Vec<Vec<Row>>,
    log: Vec<LogRow>,
    /// Whether something moves there by itself.
    playing: bool,
    started: bool,
}

/// What became of a table that was to be restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableRestored {
    /// It was missing, or knew less than the back-up.
    Done,
    /// It knows all that the back-up knows.
    NotNeeded,
    /// It was played on differently since: nobody can say which is right, so it stays as it is.
    Differs,
}

/// What is restored as it was where a table knows less than its back-up; rows of everything else only join what is there.
const REPLACED: [&str; 5] = ["seats", "conduct", "listed", "seeds", "results"];

impl Store {
    /// Every table there is.
    pub async fn all_tables(&self) -> Result<Vec<String>> {
        let all = "select id from tables order by created, id";
        self.read(move |sql| sql.query(all, &[])?.into_iter().map(|mut row| row.take(0)).collect()).await
    }

    /// All that is kept of a table, to be restored in another house; nothing if there is no such table.
    pub async fn table_backup(&self, id: &str) -> Result<Option<TableBackup>> {
        let id = id.to_owned();
        self.read(move |sql| {
            let Some(table) = select_table(sql, &id)? else { return Ok(None) };
            let rows = TABLES.iter().map(|(table, _, columns)| {
                let Some(about) = about_table(table, columns) else { return Ok(Vec::new()) };
                sql.query(&format!("select {} from {table} where {about}", columns.join(", ")), values![&id])
            });
            let rows = rows.collect::<Result<_>>()?;
            let started = table.started.is_some();
            Ok(Some(TableBackup { rows, log: log(sql, &id)?, playing: started && !table.over, started, id: table.id }))
        })
        .await
    }

    /// Restores a table as far as it is missing, all of it or nothing, and lets every node know.
    pub async fn restore_table(&self, backup: TableBackup) -> Result<TableRestored> {
        self.write(move |sql| restore_table(sql, &backup)).await
    }
}

fn restore_table(sql: &mut dyn Sql, backup: &TableBackup) -> Result<TableRestored> {
    let id = backup.id.as_str();
    if let Some(there) = select_table(sql, id)? {
        let log = log(sql, id)?;
        if log.starts_with(&backup.log) && (there.started.is_some() || !backup.started) {
            return Ok(TableRestored::NotNeeded);
        }
        if !backup.log.starts_with(&log) {
            return Ok(TableRestored::Differs);
        }
        for table in REPLACED {
            sql.execute(&format!("delete from {table} where table_id = ?1"), values![id])?;
        }
    }
    for ((table, keys, columns), rows) in TABLES.iter().zip(&backup.rows) {
        let places = (1..=columns.len()).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ");
        let conflict = if *table == "tables" {
            let newer = columns[*keys..].iter().map(|column| format!("{column} = excluded.{column}"));
            format!("(id) do update set {}", newer.collect::<Vec<_>>().join(", "))
        } else {
            "do nothing".to_owned()
        };
        let insert = format!("insert into {table} ({}) values ({places}) on conflict {conflict}", columns.join(", "));
        for row in rows {
            sql.execute(&insert, &row.0)?;
        }
    }
    links::renew_all(sql, id)?;
    // Nobody knows whether it was counted since.
    sql.execute("delete from ratings_due where table_id = ?1", values![id])?;
    if backup.playing { revision::make_due(sql, id) } else { revision::make_never_due(sql, id) }?;
    imports::begin_anew(sql, id)?;
    moderation::touch(sql, id)?;
    Ok(TableRestored::Done)
}

/// Which rows are about one table of the house; nothing where they are about the house.
fn about_table(table: &str, columns: &[&str]) -> Option<&'static str> {
    match (table, columns[0]) {
        ("tables", _) => Some("id = ?1"),
        ("editions", _) => Some("hash = (select edition from tables where id = ?1)"),
        (_, "table_id") => Some("table_id = ?1"),
        _ => None,
    }
}

fn log(sql: &mut dyn Sql, id: &str) -> Result<Vec<LogRow>> {
    let rows = "select seq, at, by, entry, check_ from log where table_id = ?1 order by seq";
    sql.query(rows, &[Value::from(id)])?.into_iter().map(log_row).collect()
}
