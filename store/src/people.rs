//! People and their devices. A device is a browser, by the id in its cookie, and speaks for one person; a person who has had one
//! browser only is known by that browser's id, and no row says so. Links, recovery sheets and passkeys bring further devices to a
//! person; what opens them is kept as a hash.

use super::sql::{Result, Row, Sql, values};
use super::{Store, channels, invitations, ratings, revision};

/// A browser that speaks for a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    pub since: u64,
    /// When it was last known to be there, to a day or so.
    pub seen: u64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    pub credential: String,
    /// Of the device on which it was made.
    pub name: String,
    pub since: u64,
    pub used: u64,
}

/// Everything by which a person can be known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KeyRing {
    pub devices: Vec<Device>,
    pub passkeys: Vec<Passkey>,
    /// When the recovery sheet was made, if there is one.
    pub sheet: Option<u64>,
}

/// What a device shows to be let in as one of a person's.
#[derive(Debug, Clone)]
pub enum Claim {
    /// A link that another device of theirs has made; good once.
    Link { hash: String },
    /// The words of their recovery sheet.
    Sheet { hash: String },
    /// A passkey that has signed, as it is to be kept from now on.
    Passkey { credential: String, passkey: String },
}

/// The device that is to be let in.
#[derive(Debug, Clone)]
pub struct NewDevice {
    pub id: String,
    pub name: String,
    /// Whoever used this browser before, if the house knows them.
    pub was: Option<String>,
}

/// Whether a device was let in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Joined {
    /// It speaks for this person now. At these tables somebody sits otherwise than before.
    Done {
        person: String,
        tables: Vec<String>,
    },
    /// It had done so before.
    Already,
    /// Nothing is known of what it shows, or not any more.
    Unknown,
    /// Who used it before and whose it would be sit at this table, which goes on.
    BothSitAt(String),
    TooMany,
}

/// A person has no more devices, and no more passkeys.
pub const MOST_DEVICES: usize = 20;

/// That a device is there is written down again after so many milliseconds.
const SEEN_AGAIN: u64 = 24 * 60 * 60 * 1000;

impl Store {
    /// For whom a device speaks: nobody any more, if it was signed out. Nothing is known of most: those are people of their own.
    pub async fn person_at(&self, device: &str, now: u64) -> Result<Option<Option<String>>> {
        let device = device.to_owned();
        let row = {
            let device = device.clone();
            let select = "select person, seen from devices where device = ?1";
            self.read(move |sql| sql.first(select, values![&device])).await?
        };
        let Some(mut row) = row else { return Ok(None) };
        if now.saturating_sub(row.take(1)?) > SEEN_AGAIN {
            let seen = "update devices set seen = ?2 where device = ?1";
            self.write(move |sql| sql.execute(seen, values![&device, now]).map(drop)).await?;
        }
        Ok(Some(row.take(0)?))
    }

    /// The devices that have changed hands since then, with whom they speak for.
    pub async fn devices_changed(&self, since: u64) -> Result<Vec<(String, Option<String>)>> {
        self.read(move |sql| {
            let rows = sql.query("select device, person from devices where changed >= ?1", values![since])?;
            rows.into_iter().map(|mut row: Row| Ok((row.take(0)?, row.take(1)?))).collect()
        })
        .await
    }

    /// By what this person can be known.
    pub async fn key_ring(&self, person: &str) -> Result<KeyRing> {
        let person = person.to_owned();
        self.read(move |sql| key_ring(sql, &person)).await
    }

    /// Gives a device of this person another name. False if it is none of theirs.
    pub async fn rename_device(&self, person: &str, device: &str, name: &str) -> Result<bool> {
        let [person, device, name] = [person, device, name].map(str::to_owned);
        self.write(move |sql| {
            let rename = "update devices set name = ?3 where device = ?1 and person = ?2";
            Ok(sql.execute(rename, values![&device, &person, &name])? == 1)
        })
        .await
    }

    /// From now on this device speaks for nobody. False if it was none of this person's.
    pub async fn sign_out(&self, person: &str, device: &str, now: u64) -> Result<bool> {
        let [person, device] = [person, device].map(str::to_owned);
        self.write(move |sql| {
            let sign_out = "update devices set person = null, changed = ?3 where device = ?1 and person = ?2";
            let signed_out = sql.execute(sign_out, values![&device, &person, now])? == 1;
            if signed_out {
                channels::drop_of_device(sql, &device)?;
            }
            Ok(signed_out)
        })
        .await
    }

    /// Keeps a link to this person, made on one of their devices; those made before are void.
    pub async fn keep_device_link(&self, person: &str, device: Device, hash: &str, until: u64) -> Result<()> {
        let [person, hash] = [person, hash].map(str::to_owned);
        self.write(move |sql| {
            note_device(sql, &person, &device)?;
            let void = "delete from device_links where person = ?1 or until < ?2";
            sql.execute(void, values![&person, device.seen])?;
            let keep = "insert into device_links (hash, person, until) values (?1, ?2, ?3)";
            sql.execute(keep, values![&hash, &person, until]).map(drop)
        })
        .await
    }

    /// Keeps a recovery sheet of this person; the one before is void.
    pub async fn keep_sheet(&self, person: &str, device: Device, hash: &str) -> Result<()> {
        let [person, hash] = [person, hash].map(str::to_owned);
        self.write(move |sql| {
            note_device(sql, &person, &device)?;
            sql.execute("delete from recovery_sheets where person = ?1", values![&person])?;
            let keep = "insert into recovery_sheets (hash, person, since) values (?1, ?2, ?3)";
            sql.execute(keep, values![&hash, &person, device.seen]).map(drop)
        })
        .await
    }

    /// Whose link, sheet or passkey it is.
    pub async fn owner_of(&self, claim: Claim, now: u64) -> Result<Option<String>> {
        self.read(move |sql| owner(sql, &claim, now)).await
    }

    /// Keeps a passkey that was made on one of this person's devices. False if they have too many, or somebody has this one.
    pub async fn keep_passkey(&self, person: &str, device: Device, credential: &str, passkey: String) -> Result<bool> {
        let [person, credential] = [person, credential].map(str::to_owned);
        self.write(move |sql| {
            let many = "select count(*) from passkeys where person = ?1";
            let many: usize = sql.first(many, values![&person])?.unwrap_or_default().take(0)?;
            if many >= MOST_DEVICES {
                return Ok(false);
            }
            note_device(sql, &person, &device)?;
            let keep =
                "insert into passkeys (credential, person, passkey, name, since, used) values (?1, ?2, ?3, ?4, ?5, ?5)
                        on conflict do nothing";
            let kept = sql.execute(keep, values![&credential, &person, &passkey, &device.name, device.seen])?;
            Ok(kept == 1)
        })
        .await
    }

    /// What is kept of a passkey.
    pub async fn passkey(&self, credential: &str) -> Result<Option<String>> {
        let credential = credential.to_owned();
        self.read(move |sql| {
            let select = "select passkey from passkeys where credential = ?1";
            sql.first(select, values![&credential])?.map(|mut row| row.take(0)).transpose()
        })
        .await
    }

    /// False if this person has no such passkey.
    pub async fn drop_passkey(&self, person: &str, credential: &str) -> Result<bool> {
        let [person, credential] = [person, credential].map(str::to_owned);
        self.write(move |sql| {
            let forget = "delete from passkeys where credential = ?1 and person = ?2";
            Ok(sql.execute(forget, values![&credential, &person])? == 1)
        })
        .await
    }

    /// What the house asked of a passkey, until it answers, at whichever node.
    pub async fn keep_challenge(&self, id: &str, state: String, now: u64, until: u64) -> Result<()> {
        let id = id.to_owned();
        self.write(move |sql| {
            sql.execute("delete from passkey_challenges where until < ?1", values![now])?;
            let keep = "insert into passkey_challenges (id, state, until) values (?1, ?2, ?3)";
            sql.execute(keep, values![&id, &state, until]).map(drop)
        })
        .await
    }

    /// The same, once.
    pub async fn take_challenge(&self, id: &str, now: u64) -> Result<Option<String>> {
        let id = id.to_owned();
        self.write(move |sql| {
            let select = "select state from passkey_challenges where id = ?1 and until >= ?2";
            let state = sql.first(select, values![&id, now])?.map(|mut row| row.take(0)).transpose()?;
            sql.execute("delete from passkey_challenges where id = ?1", values![&id])?;
            Ok(state)
        })
        .await
    }

    /// Lets a device in as one of a person's, by what it shows. Whoever used it before becomes that person too, with all they have.
    pub async fn join(&self, claim: Claim, device: NewDevice, now: u64) -> Result<Joined> {
        self.write(move |sql| join(sql, &claim, &device, now)).await
    }
}

pub(super) fn key_ring(sql: &mut dyn Sql, person: &str) -> Result<KeyRing> {
    let devices = "select device, name, since, seen from devices where person = ?1 order by since, device";
    let devices = sql.query(devices, values![person])?;
    let passkeys = "select credential, name, since, used from passkeys where person = ?1 order by since, credential";
    let passkeys = sql.query(passkeys, values![person])?;
    let sheet = "select max(since) from recovery_sheets where person = ?1";
    Ok(KeyRing {
        devices: devices.into_iter().map(device).collect::<Result<_>>()?,
        passkeys: passkeys.into_iter().map(passkey).collect::<Result<_>>()?,
        sheet: sql.first(sheet, values![person])?.unwrap_or_default().take(0)?,
    })
}

fn join(sql: &mut dyn Sql, claim: &Claim, device: &NewDevice, now: u64) -> Result<Joined> {
    let Some(person) = owner(sql, claim, now)? else { return Ok(Joined::Unknown) };
    if device.was.as_ref() == Some(&person) {
        return Ok(Joined::Already);
    }
    if let Some(was) = &device.was {
        let both = "select mine.table_id from seats as mine join seats as theirs on theirs.table_id = mine.table_id
                    join tables on tables.id = mine.table_id
                    where mine.person = ?1 and theirs.person = ?2 and tables.over = 0 order by 1 limit 1";
        if let Some(mut row) = sql.first(both, values![was, &person])? {
            return Ok(Joined::BothSitAt(row.take(0)?));
        }
    }
    let many =
        "select (select count(*) from devices where person = ?1) + (select count(*) from devices where person = ?2)";
    let was = device.was.as_deref().unwrap_or_default();
    let many: usize = sql.first(many, values![&person, was])?.unwrap_or_default().take(0)?;
    if many >= MOST_DEVICES {
        return Ok(Joined::TooMany);
    }
    match claim {
        Claim::Link { hash } => sql.execute("delete from device_links where hash = ?1", values![hash])?,
        Claim::Sheet { .. } => 0,
        Claim::Passkey { credential, passkey } => {
            let used = "update passkeys set passkey = ?2, used = ?3 where credential = ?1";
            sql.execute(used, values![credential, passkey, now])?
        }
    };
    let tables = match &device.was {
        Some(was) => merge(sql, was, &person, now)?,
        None => Vec::new(),
    };
    let first = Device { id: person.clone(), name: String::new(), since: now, seen: now };
    note_device(sql, &person, &first)?;
    let new = Device { id: device.id.clone(), name: device.name.clone(), since: now, seen: now };
    note_device(sql, &person, &new)?;
    Ok(Joined::Done { person, tables })
}

/// Writes a device down, if it is not there yet: with the second one, or the first key, it is worth a row.
fn note_device(sql: &mut dyn Sql, person: &str, device: &Device) -> Result<()> {
    let note = "insert into devices (device, person, name, since, seen, changed) values (?1, ?2, ?3, ?4, ?5, ?5)
                on conflict do nothing";
    sql.execute(note, values![&device.id, person, &device.name, device.since, device.seen]).map(drop)
}

fn owner(sql: &mut dyn Sql, claim: &Claim, now: u64) -> Result<Option<String>> {
    let row = match claim {
        Claim::Link { hash } => {
            let select = "select person from device_links where hash = ?1 and until >= ?2";
            sql.first(select, values![hash, now])?
        }
        Claim::Sheet { hash } => sql.first("select person from recovery_sheets where hash = ?1", values![hash])?,
        Claim::Passkey { credential, .. } => {
            sql.first("select person from passkeys where credential = ?1", values![credential])?
        }
    };
    row.map(|mut row| row.take(0)).transpose()
}

/// Two people turn out to be one: whatever the first has is the other's. Says at which tables that shows.
fn merge(sql: &mut dyn Sql, from: &str, into: &str, now: u64) -> Result<Vec<String>> {
    ratings::merge(sql, from, into)?;
    let tables = tables_of(sql, from)?;
    for table in &tables {
        merge_at(sql, table, from, into)?;
    }
    let places = "update portraits set person = ?2 where person = ?1 and not exists
                  (select 1 from portraits as other where other.person = ?2 and other.place = portraits.place)";
    sql.execute(places, values![from, into])?;
    sql.execute("delete from portraits where person = ?1", values![from])?;
    invitations::merge(sql, from, into)?;
    sql.execute("update devices set person = ?2, changed = ?3 where person = ?1", values![from, into, now])?;
    sql.execute("update passkeys set person = ?2 where person = ?1", values![from, into])?;
    sql.execute("update recovery_sheets set person = ?2 where person = ?1", values![from, into])?;
    sql.execute("delete from device_links where person = ?1", values![from])?;
    channels::merge(sql, from, into)?;
    sql.execute(
        "update banned set person = ?2 where person = ?1 and not exists
                 (select 1 from banned as other where other.person = ?2)",
        values![from, into],
    )?;
    // The browser whose id that person had may not have heard of its new cookie.
    let alias = "insert into devices (device, person, name, since, seen, changed) values (?1, ?2, '', ?3, ?3, ?3)
                 on conflict do nothing";
    sql.execute(alias, values![from, into, now])?;
    Ok(tables)
}

fn merge_at(sql: &mut dyn Sql, table: &str, from: &str, into: &str) -> Result<()> {
    sql.execute("update seats set person = ?3 where table_id = ?1 and person = ?2", values![table, from, into])?;
    sql.execute("update results set person = ?3 where table_id = ?1 and person = ?2", values![table, from, into])?;
    sql.execute("update tables set host = ?3 where id = ?1 and host = ?2", values![table, from, into])?;
    sql.execute("update chat set person = ?3 where table_id = ?1 and person = ?2", values![table, from, into])?;
    for (about, besides) in
        [("mutes", "name"), ("displaced", "seat"), ("sent_away", ""), ("came_from", ""), ("shares", "")]
    {
        let same = if besides.is_empty() { String::new() } else { format!(" and other.{besides} = {about}.{besides}") };
        let update = format!(
            "update {about} set person = ?3 where table_id = ?1 and person = ?2 and not exists
             (select 1 from {about} as other where other.table_id = ?1 and other.person = ?3{same})"
        );
        sql.execute(&update, values![table, from, into])?;
        sql.execute(&format!("delete from {about} where table_id = ?1 and person = ?2"), values![table, from])?;
    }
    // Whoever sits there was neither sent away nor has lost a seat to somebody else.
    for about in ["sent_away", "displaced"] {
        let forget = format!(
            "delete from {about} where table_id = ?1 and person = ?2
             and exists (select 1 from seats where table_id = ?1 and person = ?2)"
        );
        sql.execute(&forget, values![table, into])?;
    }
    revision::count_change(sql, table)
}

/// Every table where something is known of this person.
pub(super) fn tables_of(sql: &mut dyn Sql, person: &str) -> Result<Vec<String>> {
    let everywhere = "select table_id from seats where person = ?1 union select id from tables where host = ?1
                      union select table_id from chat where person = ?1 union select table_id from displaced where person = ?1
                      union select table_id from sent_away where person = ?1
                      union select table_id from came_from where person = ?1
                      union select table_id from results where person = ?1 order by 1";
    sql.query(everywhere, values![person])?.into_iter().map(|mut row: Row| row.take(0)).collect()
}

/// Of whoever is erased no key is left, and their browsers are nobody's.
pub(super) fn forget(sql: &mut dyn Sql, person: &str, now: u64) -> Result<bool> {
    let mut known = 0;
    for about in ["passkeys", "recovery_sheets", "device_links"] {
        known += sql.execute(&format!("delete from {about} where person = ?1"), values![person])?;
    }
    let nobodys = "update devices set person = null, name = '', changed = ?2 where person = ?1";
    known += sql.execute(nobodys, values![person, now])?;
    Ok(channels::forget(sql, person)? || known > 0)
}

fn device(mut row: Row) -> Result<Device> {
    Ok(Device { id: row.take(0)?, name: row.take(1)?, since: row.take(2)?, seen: row.take(3)? })
}

fn passkey(mut row: Row) -> Result<Passkey> {
    Ok(Passkey { credential: row.take(0)?, name: row.take(1)?, since: row.take(2)?, used: row.take(3)? })
}
