//! New tables: a lobby, a match that begins at once, one that goes on from an earlier one, a rematch, and a record from elsewhere.

use std::collections::BTreeSet;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use shelf::{BotSpec, Level, Temperament};
use store::clock::wall_clock;
use store::conduct::Conduct;
use store::names;
use store::random::{random, random_id};
use store::{Begun, SeatRow, Sitter, TableRow, Visibility};
use tabletop::{Hex32, Seat, SeedMaterial};

use crate::command::{CommandError, Impossible};
use crate::editions;
use crate::lobby::{self, Change};
use crate::play::Play;
use crate::verify::{Fault, Proof};
use crate::{House, LiveTable, USUAL};

/// Within this time, in milliseconds, the same form sent twice is one click.
const DOUBLE_CLICK: u64 = 5000;

/// No match that is brought along has lasted longer, in milliseconds.
const LONGEST: u64 = 40 * 366 * 24 * 3_600_000;

/// What a table is opened with.
#[derive(Debug, Clone)]
pub struct NewTable {
    pub game: String,
    pub rules: u16,
    pub edition: Arc<str>,
    /// As a JSON object of keys and values.
    pub options: String,
    pub seats: usize,
}

/// A match that begins at once, against bots.
#[derive(Debug, Clone)]
pub struct AtOnce {
    /// The table's id, which its form was told so that the deal could be fixed before; another one if it is taken.
    pub id: String,
    pub bots: Level,
    /// What the visitor's browser adds to the deal.
    pub share: Hex32,
    /// In a guided game: that nothing was read yet.
    pub lessons: Option<BTreeSet<String>>,
}

/// A table with a match that has begun, not yet saved.
#[derive(Debug, Clone)]
pub struct Brought {
    row: TableRow,
    begun: Begun,
}

impl Brought {
    /// How many tables it counts for.
    pub fn weight(&self) -> u32 {
        self.begun.weight(self.row.edition.len())
    }

    /// The same for one whose edition is here already.
    pub fn weight_of_log(&self) -> u32 {
        self.begun.weight(0)
    }
}

impl House {
    /// Opens a lobby with its host on the first seat. Answers with its id.
    pub async fn open_table(
        &self,
        new: NewTable,
        host: &str,
        name: &str,
        conduct: Conduct,
        visibility: Visibility,
    ) -> Result<String, CommandError> {
        let name = names::clean(name).ok_or(Impossible::NoName)?;
        let sit = Change::Sit { person: host.to_owned(), name };
        let seats = lobby::change(&vec![lobby::nobody(); new.seats], &sit).ok_or(Impossible::Unreadable)?;
        let row = new.row(random_id(), random(), host, seats);
        let id = row.id.clone();
        self.store.open_table(row, conduct, visibility, wall_clock()).await?;
        Ok(id)
    }

    /// A seat for the visitor, bots in all others, and off it goes. Answers with the table's id.
    pub async fn play_at_once(
        self: &Arc<Self>,
        new: NewTable,
        person: &str,
        name: String,
        at_once: AtOnce,
    ) -> Result<String, CommandError> {
        let mut seats = vec![lobby::nobody(); new.seats];
        let bots = (1..new.seats).map(|seat| Change::Bot { seat, level: at_once.bots });
        for change in std::iter::once(Change::Sit { person: person.to_owned(), name }).chain(bots) {
            seats = lobby::change(&seats, &change).ok_or(Impossible::Unreadable)?;
        }
        let now = wall_clock();
        let mut id = at_once.id;
        if let Some(made) = self.store.table(&id).await? {
            // A form that was kept for a while makes a table of its own; one that came twice at once does not.
            if made.started.is_some_and(|started| now < started + DOUBLE_CLICK) {
                return Ok(id);
            }
            id = random_id();
        }
        let mut shares = vec![Hex32::NOTHING; new.seats];
        shares[0] = at_once.share;
        let secret = self.key.deal(&id);
        let row = TableRow { started: Some(now), ..new.row(id.clone(), secret, person, seats) };
        let begun = Begun { seed: SeedMaterial::Dealt { secret: Hex32(secret), shares }, log: Vec::new() };
        let conduct = Conduct { lessons: at_once.lessons, ..Conduct::default() };
        if self.store.create_begun(row, begun, conduct, now).await? {
            self.take_up(&id).await?;
        }
        Ok(id)
    }

    /// A new table whose log starts with what was played until `then`: this person sits on this seat, bots on all others.
    pub fn branch(
        &self,
        row: &TableRow,
        then: &dyn Play,
        seat: Seat,
        person: String,
        name: &str,
    ) -> Result<Brought, Impossible> {
        if then.outcome().is_some() {
            return Err(Impossible::OverHere);
        }
        let mut log = then.rows();
        if then.is_paused() {
            log.push(then.consider_resume(0).map_err(|_| Impossible::Paused)?.row);
        }
        let bots = row.seats.iter().enumerate().map(|(place, seat)| {
            let bot = BotSpec::plain(USUAL).tempered(Temperament::of_place(place));
            SeatRow { sitter: Sitter::Bot(bot.to_string()), name: seat.name.clone() }
        });
        let mut seats: Vec<SeatRow> = bots.collect();
        let mut others: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).collect();
        others.remove(seat.index());
        seats[seat.index()] = SeatRow { sitter: Sitter::Person(person.clone()), name: names::distinct(name, &others) };
        let row = TableRow {
            id: random_id(),
            secret: secret_of(&then.head().seed),
            host: person,
            // Table time goes on where it stood.
            started: Some(wall_clock().saturating_sub(then.now().0.saturating_add(then.slept()))),
            over: false,
            rematch: None,
            seats,
            ..row.clone()
        };
        Ok(Brought { row, begun: Begun { seed: then.head().seed.clone(), log } })
    }

    /// Opens a table whose match goes on from an earlier one. Answers with its id.
    pub async fn play_on(self: &Arc<Self>, Brought { row, begun }: Brought) -> Result<String, CommandError> {
        let id = row.id.clone();
        self.store.play_on(row, begun, wall_clock()).await?;
        self.take_up(&id).await?;
        Ok(id)
    }

    /// Which table a rematch is played at: known before, so that its deal is fixed before anybody adds to it.
    pub fn rematch_id(&self, id: &str) -> String {
        hex::encode(&self.key.deal(&format!("rematch of {id}"))[..16])
    }

    /// The same people, game and options at a new table; whoever asks first makes it, the others are led there. Where all others
    /// are bots, it begins at once, with what the visitor's browser adds to the deal. Answers with its id.
    pub async fn rematch(
        self: &Arc<Self>,
        table: &Arc<LiveTable>,
        person: &str,
        share: Hex32,
    ) -> Result<String, CommandError> {
        let (row, here) = {
            let state = table.lock().await;
            (state.row.clone(), state.seats_here())
        };
        if !row.over {
            return Err(Impossible::NotOver.into());
        }
        let sits = |seat: &Seat| matches!(&row.seats[seat.index()].sitter, Sitter::Person(other) if other != person);
        let told = Seat::all(row.seats.len() as u8).filter(|seat| sits(seat) && !here.contains(*seat)).collect();
        let people = row.seats.iter().filter(|seat| !matches!(seat.sitter, Sitter::Bot(_))).count();
        let id = self.rematch_id(&row.id);
        let id = if self.store.table(&id).await?.is_some() { random_id() } else { id };
        let next = TableRow {
            secret: self.key.deal(&id),
            id,
            host: person.to_owned(),
            started: None,
            over: false,
            rematch: None,
            ..row
        };
        let next = self.store.open_rematch(&table.id, next, told, wall_clock()).await?;
        self.refresh(table).await?;
        if people == 1 {
            self.start_alone(&next, person, share).await?;
        }
        Ok(next)
    }

    /// Nobody need be waited for at this lobby. It may have been started before.
    async fn start_alone(self: &Arc<Self>, id: &str, person: &str, share: Hex32) -> Result<(), CommandError> {
        let table = self.table(id).await?.ok_or(Impossible::NoSuchTable)?;
        if table.lock().await.row.started.is_some() {
            return Ok(());
        }
        self.add_share(&table, person, share).await?;
        match self.start(&table, Some(person)).await {
            Err(CommandError::Impossible(_)) | Ok(()) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Keeps a match that was brought along. The same one again leads to the same table, whose id is the answer.
    pub async fn import(&self, Brought { row, begun }: Brought) -> Result<String, CommandError> {
        let id = row.id.clone();
        self.store.import(row, begun, wall_clock()).await?;
        Ok(id)
    }

    /// The bots and the clock of a new match begin.
    async fn take_up(self: &Arc<Self>, id: &str) -> Result<(), CommandError> {
        let table = self.table(id).await?.ok_or(Impossible::NoSuchTable)?;
        self.tell_of_what_waits(&*table.lock().await).await?;
        Ok(self.refresh(&table).await?)
    }
}

impl NewTable {
    fn row(self, id: String, secret: [u8; 32], host: &str, seats: Vec<SeatRow>) -> TableRow {
        let NewTable { game, rules, edition, options, .. } = self;
        let host = host.to_owned();
        TableRow { id, game, rules, edition, options, secret, host, started: None, over: false, rematch: None, seats }
    }
}

/// The table that holds the match of this record. Nobody sits there, and nothing more will happen.
pub fn brought_along(proof: &Proof, host: String) -> Result<Brought, Fault> {
    let play = proof.play.as_ref();
    let head = play.head();
    let names = names::of_record(&head.seats).ok_or_else(|| Fault::saying("import-names"))?;
    if head.edition.len() > editions::LARGEST {
        return Err(Fault::saying("import-edition"));
    }
    let lasted = play.now().0.saturating_add(play.slept());
    if lasted > LONGEST {
        return Err(Fault::saying("import-time"));
    }
    let id = Sha256::new().chain_update(b"import").chain_update(play.record().to_string()).finalize();
    let row = TableRow {
        id: hex::encode(&id[..16]),
        game: head.game.clone(),
        rules: head.rules,
        edition: head.edition.clone(),
        options: serde_json::to_string(&head.options).expect("options are plain data"),
        secret: secret_of(&head.seed),
        host,
        started: Some(wall_clock().saturating_sub(lasted)),
        over: true,
        rematch: None,
        seats: names.into_iter().map(|name| SeatRow { sitter: Sitter::Nobody, name }).collect(),
    };
    Ok(Brought { row, begun: Begun { seed: head.seed.clone(), log: play.rows() } })
}

fn secret_of(seed: &SeedMaterial) -> [u8; 32] {
    match seed {
        SeedMaterial::Open(seed) => *seed,
        SeedMaterial::Dealt { secret, .. } => secret.0,
    }
}
