//! How much the house takes from one person and from one address, so that nobody crowds out the others.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Notify;

use house::metrics;

/// What a house allows; nothing where there is no limit.
#[derive(Debug, Clone, Copy)]
pub struct Allowance {
    /// Requests a second, in the long run.
    pub per_person: Option<NonZeroU32>,
    pub per_address: Option<NonZeroU32>,
    /// Live pages at a time.
    pub pages_per_person: usize,
    pub pages_per_address: usize,
    pub pages: usize,
    /// Connections that are not live pages, at a time.
    pub connections: usize,
    pub connections_per_address: usize,
    /// How long a connection may stand still before it is closed.
    pub patience: Duration,
    /// Records that are being handed in, at a time.
    pub uploads: usize,
    pub uploads_per_address: usize,
    /// New tables an hour.
    pub tables_per_person: Option<NonZeroU32>,
    pub tables_per_address: Option<NonZeroU32>,
}

/// So many seconds' worth of requests may come at once: a page with its pictures is many requests.
const BURST: u32 = 5;

/// Style sheets and pictures are many, cost little and are kept by browsers: an address may ask for so many times as much.
const ASSETS: u32 = 10;

/// What all forms that are not yet read to their end may hold, in thousands of bytes.
const UNREAD_FORMS: usize = 64 * 1024;

/// The same for the forms of one address: nobody fills the room alone.
const UNREAD_OF_ADDRESS: usize = 1024;

/// Whoever sends something sends the next bit of it in this part of the house's patience; and who takes longer over a whole record
/// gives way to others.
const HASTE: u32 = 6;

/// All whose address a proxy did not tell in a way that can be read: together they are one stranger. No packet comes from here.
pub const STRANGER: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

#[derive(Debug)]
pub struct Limits {
    people: Meter<String>,
    addresses: Meter<IpAddr>,
    assets: Meter<IpAddr>,
    tables_of_people: Meter<String>,
    tables_of_addresses: Meter<IpAddr>,
    pages: Mutex<Pages>,
    uploads: Mutex<Uploads>,
    forms: Mutex<Forms>,
    allowance: Allowance,
}

/// Who is counted: a person if the house knows them, and an address unless it is this very machine.
#[derive(Debug, Clone)]
pub struct Source {
    pub person: Option<String>,
    pub address: Option<IpAddr>,
}

/// Where a request comes from. A proxy that is known, or on this machine, says for whom it asks; programs on this machine that
/// ask for themselves have no address to be counted by: whoever can start those has the house anyway.
pub fn address_of(peer: Option<&ConnectInfo<SocketAddr>>, headers: &HeaderMap, proxies: &[IpAddr]) -> Option<IpAddr> {
    let peer = peer.map(|ConnectInfo(peer)| peer.ip().to_canonical());
    if let Some(peer) = peer
        && let Some(address) = peer_address(peer, proxies)
    {
        return Some(address);
    }
    // Whatever the browser itself claims stands before what the proxy adds at the end.
    match headers.get_all("x-forwarded-for").iter().next_back() {
        Some(last) => Some(last.to_str().ok().and_then(forwarded).map_or(STRANGER, network)),
        // A proxy on another machine that says nothing asks for somebody all the same.
        None => peer.filter(|peer| !peer.is_loopback()).map(|_| STRANGER),
    }
}

/// The address by which a connection is counted; nothing for this very machine and for proxies, which ask for others.
pub fn peer_address(peer: IpAddr, proxies: &[IpAddr]) -> Option<IpAddr> {
    let peer = peer.to_canonical();
    (!peer.is_loopback() && !proxies.contains(&peer)).then(|| network(peer))
}

/// The last address of a list, which some proxies write with a port, in brackets or in quotes.
fn forwarded(list: &str) -> Option<IpAddr> {
    let last = list.rsplit(',').next()?.trim().trim_matches('"');
    let bare = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
    // The part after the sign names a link of the proxy's own.
    let bare = bare.split_once('%').map_or(bare, |(address, _)| address);
    bare.parse().ok().or_else(|| last.parse().ok().map(|socket: SocketAddr| socket.ip()))
}

/// One household has many addresses of the new kind, and is given 256 networks of them, but one line.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) & (u128::MAX << 72)).into()),
        address => address,
    }
}

/// Seconds to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooMuch(pub u64);

impl Default for Allowance {
    fn default() -> Allowance {
        Allowance {
            per_person: NonZeroU32::new(30),
            per_address: NonZeroU32::new(150),
            pages_per_person: 60,
            pages_per_address: 1000,
            pages: 20_000,
            connections: 25_000,
            connections_per_address: 256,
            patience: Duration::from_secs(30),
            uploads: 32,
            uploads_per_address: 8,
            tables_per_person: NonZeroU32::new(120),
            tables_per_address: NonZeroU32::new(600),
        }
    }
}

impl Limits {
    pub fn new(allowance: Allowance) -> Limits {
        let requests = |rate: Option<NonZeroU32>| rate.map(burst);
        let tables = |rate: Option<NonZeroU32>| rate.map(Quota::per_hour);
        Limits {
            people: Meter::of(requests(allowance.per_person)),
            addresses: Meter::of(requests(allowance.per_address)),
            assets: Meter::of(requests(allowance.per_address.map(assets_of))),
            tables_of_people: Meter::of(tables(allowance.tables_per_person)),
            tables_of_addresses: Meter::of(tables(allowance.tables_per_address)),
            pages: Mutex::default(),
            uploads: Mutex::default(),
            forms: Mutex::default(),
            allowance,
        }
    }

    /// How long somebody may take over the next bit of what they send.
    pub fn haste(&self) -> Duration {
        self.allowance.patience / HASTE
    }

    /// What one live page may say: as much as one person, whoever looks at it.
    pub fn of_page(&self) -> PageLimit {
        PageLimit(self.allowance.per_person.map(|rate| RateLimiter::direct(burst(rate))))
    }

    /// Room for a form of so many bytes while it is being read; nothing if too many are, of this address or of all.
    pub fn form(self: &Arc<Self>, source: &Source, bytes: usize) -> Option<Form> {
        let thousands = bytes.div_ceil(1024);
        let mut forms = self.forms.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = forms.of_addresses.get(&source.address).copied().unwrap_or_default();
        let its_share = source.address.is_none() || of_address + thousands <= UNREAD_OF_ADDRESS;
        if !its_share || forms.all + thousands > UNREAD_FORMS {
            return None;
        }
        forms.all += thousands;
        if thousands > 0 {
            forms.of_addresses.insert(source.address, of_address + thousands);
        }
        Some(Form { limits: self.clone(), address: source.address, thousands })
    }

    /// One more record is handed in; it counts until what is returned goes. Where there is no more room, somebody who has more of
    /// them makes room, or whoever is slow.
    pub fn upload(self: &Arc<Self>, source: &Source) -> Result<Uploading, Crowd> {
        self.upload_at(source, Instant::now())
    }

    fn upload_at(self: &Arc<Self>, source: &Source, now: Instant) -> Result<Uploading, Crowd> {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        let of_address = uploads.of(source.address);
        if source.address.is_some() && of_address >= self.allowance.uploads_per_address {
            return Err(Crowd::OfAddress);
        }
        if uploads.open.len() >= self.allowance.uploads {
            let slow = now.checked_sub(self.haste());
            let in_the_way = uploads.of_greediest(of_address).or_else(|| uploads.oldest_before(slow?));
            uploads.send_away(in_the_way.ok_or(Crowd::OfAll)?);
        }
        uploads.ticks += 1;
        let id = uploads.ticks;
        let goes = Arc::new(Notify::new());
        uploads.open.insert(id, Upload { address: source.address, since: now, goes: goes.clone(), is_read: false });
        Ok(Uploading { limits: self.clone(), id, goes })
    }

    /// Whether somebody has a live page open, or somebody else at the same address.
    pub fn has_page(&self, source: &Source) -> bool {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        source.person.as_ref().is_some_and(|person| pages.of_people.contains_key(person))
            || source.address.is_some_and(|address| pages.of_addresses.contains_key(&address))
    }

    /// One more request.
    pub fn request(&self, source: &Source) -> Result<(), TooMuch> {
        self.people.count(source.person.as_ref())?;
        self.addresses.count(source.address.as_ref())
    }

    /// One more style sheet, script or picture.
    pub fn asset(&self, source: &Source) -> Result<(), TooMuch> {
        self.assets.count(source.address.as_ref())
    }

    /// One more table.
    pub fn table(&self, source: &Source) -> Result<(), TooMuch> {
        self.tables(source, 1)
    }

    /// Something that is as much to keep as so many tables.
    pub fn tables(&self, source: &Source, many: u32) -> Result<(), TooMuch> {
        let most = |rate: Option<NonZeroU32>| NonZeroU32::new(many.min(rate.map_or(many, NonZeroU32::get)));
        let Allowance { tables_per_person, tables_per_address, .. } = self.allowance;
        self.tables_of_people.count_many(source.person.as_ref(), most(tables_per_person))?;
        self.tables_of_addresses.count_many(source.address.as_ref(), most(tables_per_address))
    }

    /// One more live page; it counts until what is returned goes. Whoever watches makes room for whoever plays, the longest
    /// watching first: of the same address if that has its share, of all if the house is full.
    pub fn page(self: &Arc<Self>, source: Source, of: PageOf) -> Option<OpenPage> {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let few = |open: Option<&usize>, most: usize| open.is_none_or(|open| *open < most);
        let by_person = source.person.as_ref().and_then(|person| pages.of_people.get(person));
        if !few(by_person, self.allowance.pages_per_person) {
            return None;
        }
        let by_address = source.address.as_ref().and_then(|address| pages.of_addresses.get(address));
        if !few(by_address, self.allowance.pages_per_address) {
            pages.make_room(of, |watcher| watcher.source.address == source.address)?;
        }
        if pages.all >= self.allowance.pages {
            pages.make_room(of, |_| true)?;
        }
        pages.all += 1;
        metrics::live_pages(pages.all);
        if let Some(person) = &source.person {
            *pages.of_people.entry(person.clone()).or_default() += 1;
        }
        if let Some(address) = source.address {
            *pages.of_addresses.entry(address).or_default() += 1;
        }
        pages.ticks += 1;
        let id = pages.ticks;
        let goes = Arc::new(Notify::new());
        if of == PageOf::Watcher {
            pages.watchers.insert(id, Watcher { source: source.clone(), goes: goes.clone() });
        }
        Some(OpenPage { limits: self.clone(), source, of, id, goes })
    }

    /// Forgets those who have been quiet for long.
    pub fn tidy(&self) {
        self.people.tidy();
        self.addresses.tidy();
        self.assets.tidy();
        self.tables_of_people.tidy();
        self.tables_of_addresses.tidy();
    }
}

/// So many requests a second, with some seconds' worth at once.
fn burst(rate: NonZeroU32) -> Quota {
    Quota::per_second(rate).allow_burst(rate.saturating_mul(const { NonZeroU32::new(BURST).unwrap() }))
}

/// How many assets go with so many requests.
fn assets_of(rate: NonZeroU32) -> NonZeroU32 {
    rate.saturating_mul(const { NonZeroU32::new(ASSETS).unwrap() })
}

/// How much one live page may say.
#[derive(Debug)]
pub struct PageLimit(Option<DefaultDirectRateLimiter>);

impl PageLimit {
    /// One more message.
    pub fn message(&self) -> Result<(), TooMuch> {
        match self.0.as_ref().map(RateLimiter::check) {
            Some(Err(_)) => Err(TooMuch(1)),
            Some(Ok(())) | None => Ok(()),
        }
    }
}

/// Who hands in too many records at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crowd {
    OfAddress,
    OfAll,
}

/// All records that are being handed in, the oldest first.
#[derive(Debug, Default)]
struct Uploads {
    open: BTreeMap<u64, Upload>,
    ticks: u64,
}

#[derive(Debug)]
struct Upload {
    address: Option<IpAddr>,
    since: Instant,
    /// Told when it has to go.
    goes: Arc<Notify>,
    /// Whether all of it is there.
    is_read: bool,
}

impl Uploads {
    fn of(&self, address: Option<IpAddr>) -> usize {
        self.open.values().filter(|upload| upload.address == address).count()
    }

    /// Those that are not all there yet.
    fn unread(&self) -> impl Iterator<Item = (u64, &Upload)> {
        self.open.iter().filter(|(_, upload)| !upload.is_read).map(|(id, upload)| (*id, upload))
    }

    /// The oldest of the address that has most, if it would still have more than whoever has so few now.
    fn of_greediest(&self, so_few: usize) -> Option<u64> {
        let (id, upload) = self.unread().max_by_key(|(id, upload)| (self.of(upload.address), Reverse(*id)))?;
        (self.of(upload.address) > so_few + 1).then_some(id)
    }

    /// The oldest of all, if it was begun before that.
    fn oldest_before(&self, moment: Instant) -> Option<u64> {
        let (id, upload) = self.unread().next()?;
        (upload.since < moment).then_some(id)
    }

    fn send_away(&mut self, id: u64) {
        if let Some(upload) = self.open.remove(&id) {
            upload.goes.notify_one();
        }
    }
}

/// A record that is being handed in.
#[derive(Debug)]
pub struct Uploading {
    limits: Arc<Limits>,
    id: u64,
    goes: Arc<Notify>,
}

impl Uploading {
    /// All of it is there: from now on it is not the sender who takes long, and it gives way to nobody.
    pub fn note_read(&self) {
        let mut uploads = self.limits.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(upload) = uploads.open.get_mut(&self.id) {
            upload.is_read = true;
        }
    }

    /// Ends when its place is somebody else's.
    pub async fn has_to_go(&self) {
        self.goes.notified().await;
    }
}

impl Drop for Uploading {
    fn drop(&mut self) {
        self.limits.uploads.lock().unwrap_or_else(PoisonError::into_inner).open.remove(&self.id);
    }
}

pub async fn tidy_every_minute(limits: Weak<Limits>) {
    loop {
        tokio::time::sleep(Duration::from_secs(60)).await;
        let Some(limits) = limits.upgrade() else { return };
        limits.tidy();
    }
}

/// Counts by key.
#[derive(Debug)]
struct Meter<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

impl<K: Hash + Eq + Clone> Meter<K> {
    fn of(quota: Option<Quota>) -> Meter<K> {
        Meter(quota.map(RateLimiter::keyed))
    }

    fn count(&self, key: Option<&K>) -> Result<(), TooMuch> {
        self.count_many(key, Some(NonZeroU32::MIN))
    }

    /// Counts several at once, which are no more than may come at once.
    fn count_many(&self, key: Option<&K>, many: Option<NonZeroU32>) -> Result<(), TooMuch> {
        let (Some(limiter), Some(key), Some(many)) = (&self.0, key, many) else { return Ok(()) };
        let counted = limiter.check_key_n(key, many).unwrap_or(Ok(()));
        counted.map_err(|not_until| {
            TooMuch(not_until.wait_time_from(DefaultClock::default().now()).as_secs().saturating_add(1))
        })
    }

    fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Forms that are not yet read to their end, in thousands of bytes.
#[derive(Debug, Default)]
struct Forms {
    all: usize,
    of_addresses: HashMap<Option<IpAddr>, usize>,
}

/// A form that is being read.
#[derive(Debug)]
pub struct Form {
    limits: Arc<Limits>,
    address: Option<IpAddr>,
    thousands: usize,
}

impl Drop for Form {
    fn drop(&mut self) {
        let mut forms = self.limits.forms.lock().unwrap_or_else(PoisonError::into_inner);
        forms.all -= self.thousands;
        if let Some(of_address) = forms.of_addresses.get_mut(&self.address) {
            *of_address -= self.thousands;
            if *of_address == 0 {
                forms.of_addresses.remove(&self.address);
            }
        }
    }
}

#[derive(Debug, Default)]
struct Pages {
    all: usize,
    of_people: HashMap<String, usize>,
    of_addresses: HashMap<IpAddr, usize>,
    /// Those who make room for players, the longest watching first.
    watchers: BTreeMap<u64, Watcher>,
    ticks: u64,
}

#[derive(Debug)]
struct Watcher {
    source: Source,
    /// Told when the page has to go.
    goes: Arc<Notify>,
}

/// Whose a live page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageOf {
    /// Somebody who has a seat at the table.
    Player,
    Watcher,
}

impl Pages {
    /// Somebody like this who watches makes room, if it is for a player. Nothing if nobody does.
    fn make_room(&mut self, of: PageOf, is_like_this: impl Fn(&Watcher) -> bool) -> Option<()> {
        let watcher = |(_, watcher): &(&u64, &Watcher)| of == PageOf::Player && is_like_this(watcher);
        let id = *self.watchers.iter().find(watcher)?.0;
        let watcher = self.watchers.remove(&id)?;
        watcher.goes.notify_one();
        self.close(&watcher.source);
        Some(())
    }

    fn close(&mut self, source: &Source) {
        self.all -= 1;
        metrics::live_pages(self.all);
        if let Some(person) = &source.person {
            less(&mut self.of_people, person);
        }
        if let Some(address) = &source.address {
            less(&mut self.of_addresses, address);
        }
    }
}

/// A live page that is open.
#[derive(Debug)]
pub struct OpenPage {
    limits: Arc<Limits>,
    source: Source,
    of: PageOf,
    id: u64,
    goes: Arc<Notify>,
}

impl OpenPage {
    /// Ends when its place is somebody else's.
    pub async fn has_to_go(&self) {
        self.goes.notified().await;
    }
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let mut pages = self.limits.pages.lock().unwrap_or_else(PoisonError::into_inner);
        let is_counted = self.of == PageOf::Player || pages.watchers.remove(&self.id).is_some();
        if is_counted {
            pages.close(&self.source);
        }
    }
}

fn less<K: Hash + Eq>(open: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = open.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            open.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    fn allowance() -> Allowance {
        Allowance {
            per_person: NonZeroU32::new(2),
            per_address: NonZeroU32::new(4),
            pages_per_person: 2,
            pages_per_address: 3,
            pages: 4,
            uploads: 5,
            uploads_per_address: 2,
            tables_per_person: NonZeroU32::new(2),
            tables_per_address: None,
            ..Allowance::default()
        }
    }

    fn source(person: &str, address: Option<&str>) -> Source {
        Source { person: Some(person.into()), address: address.map(|address| address.parse().unwrap()) }
    }

    #[test]
    fn a_person_has_to_wait_after_a_burst_and_others_do_not() {
        let limits = Limits::new(allowance());
        let anna = source("anna", None);
        for request in 0..10 {
            assert_eq!(limits.request(&anna), Ok(()), "request {request}");
        }
        assert!(limits.request(&anna).is_err_and(|TooMuch(seconds)| seconds >= 1));
        assert_eq!(limits.request(&source("ben", None)), Ok(()));
    }

    #[test]
    fn an_address_counts_for_all_who_come_from_there() {
        let limits = Limits::new(allowance());
        for person in 0..20 {
            assert_eq!(limits.request(&source(&person.to_string(), Some("192.0.2.1"))), Ok(()));
        }
        assert!(limits.request(&source("20", Some("192.0.2.1"))).is_err());
        assert_eq!(limits.request(&source("20", Some("192.0.2.2"))), Ok(()));
    }

    #[test]
    fn pictures_are_counted_by_themselves_and_generously() {
        let limits = Limits::new(allowance());
        let anna = source("anna", Some("192.0.2.1"));
        let ben = source("ben", Some("192.0.2.2"));
        let at_once = (0..1000).take_while(|_| limits.asset(&anna).is_ok()).count();
        assert!((200..1000).contains(&at_once), "{at_once}");
        assert_eq!((limits.request(&anna), limits.asset(&ben)), (Ok(()), Ok(())));
    }

    #[test]
    fn so_many_tables_an_hour() {
        let limits = Limits::new(allowance());
        assert!(limits.table(&source("anna", None)).is_ok() && limits.table(&source("anna", None)).is_ok());
        assert!(limits.table(&source("anna", None)).is_err_and(|TooMuch(seconds)| seconds > 60));
    }

    #[test]
    fn what_is_as_much_as_many_tables_counts_as_many() {
        let limits = Limits::new(Allowance { tables_per_person: NonZeroU32::new(10), ..allowance() });
        assert!(limits.tables(&source("anna", None), 7).is_ok());
        assert!(limits.tables(&source("anna", None), 7).is_err());
        assert!(limits.tables(&source("anna", None), 3).is_ok(), "what was refused did not count");
        assert!(limits.tables(&source("ben", None), 1000).is_ok(), "whoever begins may do anything once");
        assert!(limits.table(&source("ben", None)).is_err());
    }

    #[test]
    fn pages_count_while_they_are_open() {
        let limits = Arc::new(Limits::new(allowance()));
        let open = |person: &str, address| limits.page(source(person, address), PageOf::Player);
        let first = open("anna", Some("192.0.2.1")).unwrap();
        let _second = open("anna", Some("192.0.2.1")).unwrap();
        assert!(open("anna", Some("192.0.2.2")).is_none(), "a third page of one person");
        let third = open("ben", Some("192.0.2.1")).unwrap();
        assert!(open("carla", Some("192.0.2.1")).is_none(), "a fourth page of one address");
        let _fourth = open("carla", None).unwrap();
        assert!(open("dora", None).is_none(), "a fifth page of the house");
        drop(third);
        assert!(open("dora", None).is_some());
        drop(first);
        assert!(open("anna", None).is_some());
    }

    #[test]
    fn whoever_watches_makes_room_for_whoever_plays_and_nobody_else_does() {
        let limits = Arc::new(Limits::new(allowance()));
        let open = |person: &str, address, of| limits.page(source(person, address), of);
        let goes = |page: &OpenPage| page.has_to_go().now_or_never().is_some();
        let [first, second, third] =
            ["a", "b", "c"].map(|person| open(person, Some("192.0.2.1"), PageOf::Watcher).unwrap());
        assert!(open("d", Some("192.0.2.1"), PageOf::Watcher).is_none(), "nobody makes room for a watcher");
        let player = open("d", Some("192.0.2.1"), PageOf::Player).expect("the address has its share, and a watcher");
        assert!(goes(&first) && !goes(&second) && !goes(&third), "the longest watching");
        drop(first);
        let _fourth = open("e", Some("192.0.2.2"), PageOf::Player).unwrap();
        assert!(open("f", Some("192.0.2.3"), PageOf::Watcher).is_none(), "the site is full");
        let others = ["g", "h"].map(|person| open(person, Some("192.0.2.3"), PageOf::Player).expect("it has watchers"));
        assert!(goes(&second) && goes(&third) && !goes(&player));
        assert!(open("i", Some("192.0.2.4"), PageOf::Player).is_none(), "players make room for nobody");
        drop((second, third));
        assert!(open("i", Some("192.0.2.4"), PageOf::Player).is_none(), "who has gone leaves no second place");
        drop(others);
        assert!(open("i", Some("192.0.2.4"), PageOf::Watcher).is_some());
    }

    #[test]
    fn an_address_hands_in_few_records_at_a_time_and_the_house_takes_few_in_all() {
        let limits = Arc::new(Limits::new(allowance()));
        let now = Instant::now();
        let of = |address| limits.upload_at(&source("anna", address), now);
        let first = of(Some("192.0.2.1")).unwrap();
        let second = of(Some("192.0.2.1")).unwrap();
        assert_eq!(of(Some("192.0.2.1")).unwrap_err(), Crowd::OfAddress);
        let others = ["192.0.2.2", "192.0.2.3"].map(|address| of(Some(address)).unwrap());
        let _here = of(None).unwrap();
        first.note_read();
        second.note_read();
        assert_eq!(of(None).unwrap_err(), Crowd::OfAll, "this machine has no share, but the site has an end");
        assert_eq!(of(Some("192.0.2.4")).unwrap_err(), Crowd::OfAll);
        drop((first, others));
        assert!(of(Some("192.0.2.4")).is_ok());
    }

    #[test]
    fn who_has_more_than_others_or_is_slow_makes_room_when_they_wait() {
        let limits = Arc::new(Limits::new(allowance()));
        let begun = Instant::now();
        let of = |address, after| limits.upload_at(&source("anna", Some(address)), begun + after);
        let soon = Duration::from_secs(1);
        let goes = |upload: &Uploading| upload.has_to_go().now_or_never().is_some();
        let [read, slow, one, two] =
            ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2"].map(|address| of(address, Duration::ZERO).unwrap());
        let alone = of("192.0.2.3", soon).unwrap();
        read.note_read();
        let fourth = of("192.0.2.4", soon).expect("others have two");
        assert!(goes(&slow) && !goes(&read), "what is all there stays");
        let fifth = of("192.0.2.5", soon).expect("there is still somebody with two");
        assert!(goes(&one) && ![&two, &alone, &fourth, &fifth].into_iter().any(goes));
        assert_eq!(of("192.0.2.6", soon).unwrap_err(), Crowd::OfAll, "everybody has one, and nobody is slow");
        let late = limits.haste() + Duration::from_millis(1);
        let _sixth = of("192.0.2.6", late).expect("somebody is slow");
        assert!(goes(&two) && ![&read, &alone, &fourth, &fifth].into_iter().any(goes), "the oldest");
        drop((slow, one, two));
        assert_eq!(of("192.0.2.7", late).unwrap_err(), Crowd::OfAll, "who has gone leaves no second place");
    }

    #[test]
    fn forms_that_are_not_read_yet_hold_so_much_in_all() {
        let limits = Arc::new(Limits::new(allowance()));
        let anna = source("anna", Some("192.0.2.1"));
        let ben = source("ben", Some("192.0.2.2"));
        let of_one: Vec<_> = (0..UNREAD_OF_ADDRESS / 16).map(|_| limits.form(&anna, 16 * 1024).unwrap()).collect();
        assert!(
            limits.form(&anna, 1).is_none() && limits.form(&ben, 16 * 1024).is_some(),
            "nobody fills the room alone"
        );
        assert!(limits.form(&anna, 0).is_some(), "whoever only asks may ask");
        drop(of_one);
        let here = source("host", None);
        let forms: Vec<_> = (0..UNREAD_FORMS / 16).map(|_| limits.form(&here, 16 * 1024).unwrap()).collect();
        assert!(limits.form(&ben, 1).is_none());
        drop(forms);
        assert!(limits.form(&ben, 1).is_some());
    }

    #[test]
    fn many_lines_fill_the_room_for_forms_together_and_whoever_only_asks_is_let_in() {
        let limits = Arc::new(Limits::new(allowance()));
        let line = |number: usize| Source { person: None, address: Some(network(line_of(number))) };
        let fill =
            |number| (0..UNREAD_OF_ADDRESS / 16).map(|_| limits.form(&line(number), 16 * 1024)).collect::<Vec<_>>();
        let lines = UNREAD_FORMS / UNREAD_OF_ADDRESS;
        let mut held: Vec<Vec<_>> = (0..lines).map(fill).collect();
        assert!(held.iter().flatten().all(Option::is_some), "each within its share");
        assert!(limits.form(&line(lines), 1).is_none(), "all of them together have an end");
        assert!(limits.form(&line(lines), 0).is_some() && limits.form(&line(0), 0).is_some());
        held.pop();
        assert!(fill(lines).iter().all(Option::is_some), "what one line has given back another may have");
        drop(held);
        let forms = limits.forms.lock().unwrap();
        assert!(forms.all == 0 && forms.of_addresses.is_empty(), "nothing is remembered: {forms:?}");
    }

    /// Some address of a line of the newer kind, in one of its networks.
    fn line_of(number: usize) -> IpAddr {
        let line = 0x2001_0db8_u128 << 96 | (number as u128) << 72;
        IpAddr::V6((line | (number as u128 % 256) << 64 | 1).into())
    }

    #[test]
    fn what_a_proxy_says_is_understood_or_comes_from_a_stranger() {
        let of = |peer: &str, said: Option<&str>| {
            let headers = said.map(|said| ("x-forwarded-for".parse().unwrap(), said.parse().unwrap()));
            let proxies = ["192.0.2.80".parse().unwrap()];
            address_of(Some(&ConnectInfo(peer.parse().unwrap())), &headers.into_iter().collect(), &proxies)
        };
        let address = |text: &str| Some(network(text.parse().unwrap()));
        for peer in ["127.0.0.1:1", "[::1]:1", "[::ffff:127.0.0.1]:1", "192.0.2.80:1"] {
            for said in ["1.2.3.4", "1.2.3.4:4711", "10.0.0.1, 1.2.3.4:4711", "::ffff:1.2.3.4", "\"1.2.3.4:1\""] {
                assert_eq!(of(peer, Some(said)), address("1.2.3.4"), "{said:?} from {peer}");
            }
            for said in
                ["2001:db8::7", "[2001:db8::7]", "[2001:db8::7]:443", "\"[2001:db8::7]:443\"", "2001:db8::7%eth0"]
            {
                assert_eq!(of(peer, Some(said)), address("2001:db8::7"), "{said:?} from {peer}");
            }
            for said in
                ["", " ", "unknown", "1.2.3.4,", "1.2.3.4, unknown", "_hidden", "1.2.3", "1.2.3.4:port", "[::1", ":80"]
            {
                assert_eq!(of(peer, Some(said)), Some(STRANGER), "{said:?} from {peer}");
            }
        }
        assert_eq!(of("127.0.0.1:1", None), None, "a program on this machine");
        assert_eq!(of("192.0.2.80:1", None), Some(STRANGER), "a proxy that says nothing");
        assert_eq!(of("127.0.0.1:1", Some("127.0.0.1")), address("127.0.0.1"), "no proxy makes anybody this machine");
    }

    #[test]
    fn only_known_proxies_are_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 198.51.100.7".parse().unwrap());
        let proxies = ["192.0.2.80".parse().unwrap()];
        let of = |peer: &str| address_of(Some(&ConnectInfo(peer.parse().unwrap())), &headers, &proxies);
        assert_eq!(of("192.0.2.80:5000"), Some("198.51.100.7".parse().unwrap()));
        assert_eq!(of("127.0.0.1:5000"), Some("198.51.100.7".parse().unwrap()));
        assert_eq!(of("192.0.2.9:5000"), Some("192.0.2.9".parse().unwrap()));
        assert_eq!(address_of(Some(&ConnectInfo("127.0.0.1:1".parse().unwrap())), &HeaderMap::new(), &[]), None);
        assert_eq!(network("2001:db8::1".parse().unwrap()), network("2001:db8::2:3".parse().unwrap()));
        assert_eq!(network("2001:db8:0:1::1".parse().unwrap()), network("2001:db8:0:ff::1".parse().unwrap()));
        assert_ne!(network("2001:db8:0:1::1".parse().unwrap()), network("2001:db8:0:100::1".parse().unwrap()));
    }
}
