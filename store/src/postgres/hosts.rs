//! The hosts of a PostgreSQL address. They are asked one soon after the other, so a silent one keeps nobody from the next, and
//! the one that answers first and takes writes is it.

use std::error::Error;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, LoadBalanceHosts, TargetSessionAttrs};

use super::super::StoreError;
use super::super::sql::Result;
use super::session::Session;

/// A host has to answer within this time, unless the address says otherwise.
const WITHIN: Duration = Duration::from_secs(5);

/// Another host is asked as well if one has not answered by then.
const NEXT_AFTER: Duration = Duration::from_millis(300);

/// A connection that nobody answers any more is noticed by then, unless the address says otherwise.
const IDLE: Duration = Duration::from_secs(5);
const BETWEEN: Duration = Duration::from_secs(2);
const UNANSWERED: u32 = 3;
const UNSENT: Duration = Duration::from_secs(10);

#[derive(Debug)]
pub struct Hosts {
    /// Each by itself.
    hosts: Vec<Config>,
    /// Where to ask first: where it worked last.
    first: AtomicUsize,
    within: Duration,
}

impl Hosts {
    /// Reads an address, and wants a server like this if it doesn't say.
    pub fn of(address: &str, wanted: TargetSessionAttrs) -> Result<Hosts> {
        let mut config: Config = address.parse()?;
        config.application_name("hoirie");
        if !address.contains("target_session_attrs") {
            config.target_session_attrs(wanted);
        }
        if !address.contains("keepalives") {
            config.keepalives_idle(IDLE).keepalives_interval(BETWEEN).keepalives_retries(UNANSWERED);
        }
        if config.get_tcp_user_timeout().is_none() {
            config.tcp_user_timeout(UNSENT);
        }
        let within = *config.get_connect_timeout().unwrap_or(&WITHIN);
        let hosts = one_by_one(&config);
        let first = match config.get_load_balance_hosts() {
            LoadBalanceHosts::Random => usize::from(crate::random::random::<1>()[0]) % hosts.len(),
            _ => 0,
        };
        Ok(Hosts { hosts, first: AtomicUsize::new(first), within })
    }

    /// Opens a session at the first host that answers as wanted.
    pub async fn open(&self) -> Result<Session> {
        let first = self.first.load(Ordering::Relaxed);
        let all = self.hosts.len();
        let mut rest = (first..first + all).map(|place| place % all);
        let mut asked = FuturesUnordered::new();
        let mut failed = StoreError::Timeout;
        loop {
            match rest.next() {
                Some(host) => asked.push(self.open_at(host)),
                None if asked.is_empty() => return Err(failed),
                None => {}
            }
            tokio::select! {
                Some(answer) = asked.next() => match answer {
                    Ok(session) => {
                        self.first.store(session.host, Ordering::Relaxed);
                        return Ok(session);
                    }
                    Err(error) => failed = error,
                },
                () = tokio::time::sleep(NEXT_AFTER), if rest.len() > 0 => {}
            }
        }
    }

    /// This host can be reached and is of no use: it takes no writes, or does not finish them. Others are asked first.
    pub fn ask_others_first(&self, host: usize) {
        let next = (host + 1) % self.hosts.len();
        let _ = self.first.compare_exchange(host, next, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Opens a session at this host.
    pub async fn open_at(&self, host: usize) -> Result<Session> {
        let mut failed = StoreError::Timeout;
        for config in self.addresses_of(host).await? {
            match tokio::time::timeout(self.within, Session::connect(&config, host)).await {
                Ok(Ok(session)) => return Ok(session),
                Ok(Err(error)) => failed = error,
                Err(_) => failed = StoreError::Timeout,
            }
        }
        Err(failed)
    }

    /// A name may stand for several addresses, of which any may be silent.
    async fn addresses_of(&self, host: usize) -> Result<Vec<Config>> {
        let config = &self.hosts[host];
        let ([Host::Tcp(name)], []) = (config.get_hosts(), config.get_hostaddrs()) else {
            return Ok(vec![config.clone()]);
        };
        let port = config.get_ports().first().copied().unwrap_or(5432);
        let found = tokio::time::timeout(self.within, tokio::net::lookup_host((name.as_str(), port)));
        let found = found.await.map_err(|_| StoreError::Timeout)??;
        Ok(found.map(|address| at(config, address.ip())).collect())
    }
}

fn at(config: &Config, address: IpAddr) -> Config {
    let mut at = config.clone();
    at.hostaddr(address);
    at
}

/// One address for each host. What makes no sense is left as it is: whoever connects is told why.
fn one_by_one(config: &Config) -> Vec<Config> {
    let hosts = config.get_hosts();
    let addresses = config.get_hostaddrs();
    let ports = config.get_ports();
    let all = hosts.len().max(addresses.len());
    let odd = |there: usize| there != 0 && there != all;
    if all < 2 || odd(hosts.len()) || odd(addresses.len()) || (ports.len() > 1 && odd(ports.len())) {
        return vec![config.clone()];
    }
    let one = |place: usize| {
        let mut one = without_hosts(config);
        match hosts.get(place) {
            Some(Host::Tcp(name)) => drop(one.host(name.as_str())),
            #[cfg(unix)]
            Some(Host::Unix(path)) => drop(one.host_path(path)),
            None => {}
        }
        if let Some(address) = addresses.get(place) {
            one.hostaddr(*address);
        }
        if let Some(port) = ports.get(place).or(ports.first()) {
            one.port(*port);
        }
        one
    };
    (0..all).map(one).collect()
}

fn without_hosts(config: &Config) -> Config {
    let mut bare = Config::new();
    if let Some(user) = config.get_user() {
        bare.user(user);
    }
    if let Some(password) = config.get_password() {
        bare.password(password);
    }
    if let Some(name) = config.get_dbname() {
        bare.dbname(name);
    }
    if let Some(options) = config.get_options() {
        bare.options(options);
    }
    if let Some(name) = config.get_application_name() {
        bare.application_name(name);
    }
    if let Some(limit) = config.get_connect_timeout() {
        bare.connect_timeout(*limit);
    }
    if let Some(limit) = config.get_tcp_user_timeout() {
        bare.tcp_user_timeout(*limit);
    }
    if let Some(pause) = config.get_keepalives_interval() {
        bare.keepalives_interval(pause);
    }
    if let Some(retries) = config.get_keepalives_retries() {
        bare.keepalives_retries(retries);
    }
    bare.keepalives(config.get_keepalives())
        .keepalives_idle(config.get_keepalives_idle())
        .ssl_mode(config.get_ssl_mode())
        .ssl_negotiation(config.get_ssl_negotiation())
        .channel_binding(config.get_channel_binding())
        .target_session_attrs(config.get_target_session_attrs());
    bare
}

/// Whether to wait is in vain: the address itself is wrong, or the server knows it and says no.
pub fn is_hopeless(error: &StoreError) -> bool {
    let StoreError::Postgres(error) = error else { return false };
    match error.code() {
        Some(code) => code.code().starts_with("28") || code.code().starts_with("3D"),
        None => !error.is_closed() && !error.source().is_some_and(|cause| cause.is::<std::io::Error>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_of_several_hosts_is_read_one_by_one() {
        let read = |address| Hosts::of(address, TargetSessionAttrs::ReadWrite).unwrap();
        let hosts = read("postgres://anna:secret@one:1,%2Ftmp%2Ftwo:2/house?connect_timeout=7");
        assert_eq!(hosts.within, Duration::from_secs(7), "the address is respected");
        let [one, two] = &hosts.hosts[..] else { panic!("{hosts:?}") };
        assert_eq!((one.get_hosts(), one.get_ports()), (&[Host::Tcp("one".into())][..], &[1][..]));
        assert_eq!((two.get_hosts(), two.get_ports()), (&[Host::Unix("/tmp/two".into())][..], &[2][..]));
        for host in [one, two] {
            assert_eq!((host.get_user(), host.get_dbname()), (Some("anna"), Some("house")));
            assert_eq!(host.get_password(), Some(&b"secret"[..]));
            assert_eq!(host.get_target_session_attrs(), TargetSessionAttrs::ReadWrite);
            assert_eq!(host.get_keepalives_idle(), IDLE);
        }
        let any = read("postgres://one,two/house?target_session_attrs=any&keepalives_idle=60");
        assert_eq!(any.hosts[1].get_target_session_attrs(), TargetSessionAttrs::Any);
        assert_eq!((any.hosts[1].get_keepalives_idle(), any.within), (Duration::from_secs(60), WITHIN));
    }
}
