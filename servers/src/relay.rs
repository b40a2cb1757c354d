//! An address that stands for a PostgreSQL elsewhere, as a balancer or a floating address does: it can point to another one,
//! or fall silent.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

#[derive(Debug)]
pub struct Relay {
    folder: PathBuf,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    /// The folder of the socket that it stands for.
    to: PathBuf,
    /// Takes connections and bytes, and passes nothing on.
    silent: bool,
    /// Connections from before this are never heard again, like those through a cable that was cut.
    cut: u64,
    /// Both ends of every connection.
    open: Vec<UnixStream>,
}

impl Relay {
    /// Listens in a folder of its own, as PostgreSQL would.
    pub fn to(folder: &Path) -> Relay {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("hoirie-relay-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let own = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&own).unwrap();
        let listener = UnixListener::bind(own.join(SOCKET)).unwrap();
        let state = State { to: folder.to_owned(), silent: false, cut: 0, open: Vec::new() };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let relays = shared.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let shared = relays.clone();
                std::thread::spawn(move || shared.carry(stream));
            }
        });
        Relay { folder: own, shared }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Points to another server from now on; whoever was connected is cut off.
    pub fn point_to(&self, folder: &Path) {
        let mut state = self.shared.lock();
        state.to = folder.to_owned();
        state.hang_up();
    }

    /// Answers nobody any more, neither those who are connected nor those who come.
    pub fn fall_silent(&self) {
        self.shared.lock().silent = true;
    }

    /// Answers again, but only those who come now: of the others nobody ever hears more.
    pub fn speak_to_newcomers(&self) {
        let mut state = self.shared.lock();
        (state.silent, state.cut) = (false, state.cut + 1);
        self.shared.changed.notify_all();
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.shared.lock().hang_up();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

const SOCKET: &str = ".s.PGSQL.5432";

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits as long as nothing is passed on.
    fn while_silent(&self) -> std::sync::MutexGuard<'_, State> {
        let state = self.lock();
        self.changed.wait_while(state, |state| state.silent).unwrap_or_else(PoisonError::into_inner)
    }

    fn carry(self: Arc<Shared>, client: UnixStream) {
        let (to, since) = {
            let state = self.while_silent();
            (state.to.join(SOCKET), state.cut)
        };
        let Ok(server) = UnixStream::connect(to) else { return };
        let twins = || Some((client.try_clone().ok()?, server.try_clone().ok()?));
        let (Some((client, server)), Some((from_client, from_server))) = (twins(), twins()) else { return };
        self.lock().open.extend([client.try_clone(), server.try_clone()].into_iter().flatten());
        let shared = self.clone();
        let there = std::thread::spawn(move || shared.pass(from_client, server, since));
        self.pass(from_server, client, since);
        let _ = there.join();
    }

    fn pass(&self, mut from: UnixStream, mut to: UnixStream, since: u64) {
        let mut bytes = [0; 16 * 1024];
        while let Ok(length @ 1..) = from.read(&mut bytes) {
            let is_cut = self.while_silent().cut > since;
            if is_cut {
                continue;
            }
            if to.write_all(&bytes[..length]).is_err() {
                break;
            }
        }
        let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
    }
}

impl State {
    fn hang_up(&mut self) {
        for stream in self.open.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}
