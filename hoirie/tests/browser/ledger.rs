//! The database of a house, opened behind its back: chance that is known beforehand, and time that need not be waited for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};
use tabletop::{Edition, FORMAT, Game, Head, Hex32, SeedMaterial, Table};

use crate::chromium::{GLANCE, PATIENCE, Tab};
use crate::house::House;

#[derive(Debug)]
pub struct Ledger {
    database: Connection,
    table: String,
}

impl Ledger {
    /// What is written about the table that this tab shows.
    pub async fn of(house: &House, tab: &Tab) -> Ledger {
        let database = Connection::open(house.folder().join("house.sqlite")).unwrap();
        database.busy_timeout(Duration::from_secs(10)).unwrap();
        let table: String = tab.see("location.pathname.split('/')[2]").await;
        Ledger { database, table }
    }

    /// Before the start: gives the table the first secret with which the match begins as wanted, and opens the same match.
    pub fn deal<G: Game>(&self, wanted: impl Fn(&G) -> bool) -> Table<G> {
        let mut head = self.head();
        let edition = Arc::new(G::Edition::parse(&head.edition).unwrap());
        let shares = self.shares();
        let found = (0_u32..1_000_000).find_map(|number| {
            let mut secret = [0; 32];
            secret[..4].copy_from_slice(&number.to_le_bytes());
            head.seed = SeedMaterial::Dealt { secret: Hex32(secret), shares: shares.clone() };
            let table = Table::<G>::open_with(head.clone(), edition.clone()).unwrap();
            wanted(table.state()).then_some((secret, table))
        });
        let (secret, table) = found.expect("some deal is as wanted");
        let change = "update tables set secret = ?2 where id = ?1 and started is null";
        assert_eq!(self.database.execute(change, params![self.table, secret]).unwrap(), 1, "the table has started");
        table
    }

    /// Once every browser has added its part to the deal, makes nothing of all of them, so that the deal is known.
    fn shares(&self) -> Vec<Hex32> {
        let look = "select seats.person, share from seats
                    left join shares on shares.table_id = seats.table_id and shares.person = seats.person
                    where seats.table_id = ?1 order by seat";
        let give_up = Instant::now() + PATIENCE;
        loop {
            let mut rows = self.database.prepare(look).unwrap();
            let rows = rows.query_map([&self.table], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
            let seats: Vec<(Option<String>, Option<[u8; 32]>)> = rows.map(Result::unwrap).collect();
            if seats.iter().all(|(person, share)| person.is_none() || share.is_some()) {
                let change = "update shares set share = zeroblob(32) where table_id = ?1";
                self.database.execute(change, [&self.table]).unwrap();
                return vec![Hex32::NOTHING; seats.len()];
            }
            assert!(Instant::now() < give_up, "a browser adds nothing to the deal");
            std::thread::sleep(GLANCE);
        }
    }

    /// While the house is closed: lets this time pass at once.
    pub fn let_pass(&self, time: Duration) {
        let change = "update tables set started = started - ?2 where id = ?1";
        let milliseconds = i64::try_from(time.as_millis()).unwrap();
        assert_eq!(self.database.execute(change, params![self.table, milliseconds]).unwrap(), 1);
    }

    /// All entries of the log, as they are kept.
    pub fn entries(&self) -> Vec<serde_json::Value> {
        let mut rows = self.database.prepare("select entry from log where table_id = ?1 order by seq").unwrap();
        let entries = rows.query_map([&self.table], |row| row.get::<_, String>(0)).unwrap();
        entries.map(|entry| serde_json::from_str(&entry.unwrap()).unwrap()).collect()
    }

    /// All entries of the log, once they are as wanted.
    pub async fn until(&self, wanted: impl Fn(&[serde_json::Value]) -> bool) -> Vec<serde_json::Value> {
        let give_up = Instant::now() + PATIENCE;
        loop {
            let entries = self.entries();
            if wanted(&entries) {
                return entries;
            }
            assert!(Instant::now() < give_up, "waited in vain for something else than {entries:?}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// As the house makes it, but for the seed.
    fn head(&self) -> Head {
        let mut seats = self.database.prepare("select name from seats where table_id = ?1 order by seat").unwrap();
        let seats = seats.query_map([&self.table], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
        let look = "select game, rules, text, options from tables join editions on hash = edition where id = ?1";
        let (game, rules, edition, options): (String, u16, String, String) = self
            .database
            .query_row(look, [&self.table], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
            .unwrap();
        let options = serde_json::from_str(&options).unwrap();
        let seed = SeedMaterial::Open([0; 32]);
        Head { format: FORMAT, game, rules, edition: edition.into(), options, seats, seed }
    }
}
