//! The texts of editions. Each is kept once, by its hash, however many tables play by it; and in memory all of them share it too.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use sha2::{Digest, Sha256};

use super::StoreError;
use super::sql::{Result, Sql, values};

/// How many tables of an older house change their edition's text for its hash at a time.
const PAGE: usize = 100;

/// Keeps the text of an edition, unless it is there already, and says under which hash.
pub fn keep(sql: &mut dyn Sql, text: &str) -> Result<String> {
    let hash = hash(text);
    // Asked first, also so that PostgreSQL notices if somebody deletes it meanwhile.
    if sql.first("select 1 from editions where hash = ?1", values![&hash])?.is_none() {
        let keep = "insert into editions (hash, text) values (?1, ?2) on conflict do nothing";
        sql.execute(keep, values![&hash, text])?;
    }
    Ok(hash)
}

/// The text for what a table says of its edition: a hash; or, in an older house that is only looked at, the text itself.
pub fn text(sql: &mut dyn Sql, edition: String) -> Result<Arc<str>> {
    if !is_hash(&edition) {
        return Ok(edition.into());
    }
    if let Some(text) = cache().get(&edition).and_then(Weak::upgrade) {
        return Ok(text);
    }
    let row = sql.first("select text from editions where hash = ?1", values![&edition])?;
    let gone = || StoreError::Unreadable { table: "editions", what: format!("{edition} is not there") };
    let text: String = row.ok_or_else(gone)?.take(0)?;
    Ok(share(edition, text))
}

/// A table that played by this edition was deleted: if no other does, its text goes too.
pub fn drop_unused(sql: &mut dyn Sql, edition: &str) -> Result<()> {
    let unused = "delete from editions where hash = ?1 and not exists (select 1 from tables where edition = ?1)";
    sql.execute(unused, values![edition]).map(drop)
}

/// For a house in which every table had the text for itself.
pub fn keep_once(sql: &mut dyn Sql) -> Result<()> {
    let page = format!("select id, edition from tables where id > ?1 order by id limit {PAGE}");
    let mut last = String::new();
    let mut kept = HashSet::new();
    loop {
        let rows = sql.query(&page, values![&last])?;
        if rows.is_empty() {
            return Ok(());
        }
        for mut row in rows {
            let id: String = row.take(0)?;
            let edition: String = row.take(1)?;
            if !is_hash(&edition) {
                let hash = hash(&edition);
                if kept.insert(hash.clone()) {
                    keep(sql, &edition)?;
                }
                sql.execute("update tables set edition = ?2 where id = ?1", values![&id, &hash])?;
            }
            last = id;
        }
    }
}

fn hash(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

/// No edition looks like that: they are TOML.
fn is_hash(edition: &str) -> bool {
    edition.len() == 64 && edition.bytes().all(|byte| byte.is_ascii_hexdigit())
}

type Cache = HashMap<String, Weak<str>>;

/// The texts that some table in memory plays by. A text is what its hash says, so all houses of a process may share them.
fn cache() -> std::sync::MutexGuard<'static, Cache> {
    static CACHE: std::sync::LazyLock<Mutex<Cache>> = std::sync::LazyLock::new(Mutex::default);
    CACHE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn share(hash: String, text: String) -> Arc<str> {
    let mut cache = cache();
    if let Some(text) = cache.get(&hash).and_then(Weak::upgrade) {
        return text;
    }
    // A text that nobody plays by any more stays in memory until it is forgotten here too.
    cache.retain(|_, text| text.strong_count() > 0);
    let text: Arc<str> = text.into();
    cache.insert(hash, Arc::downgrade(&text));
    text
}
