//! PostgreSQL from Debian's package, on a socket in a folder of its own.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use crate::Keeper;

/// `fsync` is off: the machine won't fail, only the server.
const SCRIPT: &str = r#"
trap '' INT HUP TERM
folder=$1
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
as() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as() { runuser -u postgres -- "$@"; }
fi
cd "$folder"
run() { as "$bin/$@" </dev/null >>"$folder/keeper" 2>&1; }
start() { run pg_ctl start -w -D "$folder/data" -l "$folder/log" -o "-k $folder -c listen_addresses= -c fsync=off"; }
# The server and all its children.
signal() { server=$(head -n 1 "$folder/data/postmaster.pid") && kill "-$1" "$server" $(cat "/proc/$server/task/$server/children"); } 2>>"$folder/keeper"
stop() { signal CONT; run pg_ctl stop -w -m "${1:-immediate}" -D "$folder/data"; }
ask() { as "$bin/psql" -h "$folder" -U hoirie -d postgres -AtXqc "$1" </dev/null 2>>"$folder/keeper"; }
copy() { run pg_basebackup -h "$1" -U hoirie -D "$folder/data" -R -X stream -c fast --no-sync && start; }
follow() {
  as touch "$folder/data/standby.signal"
  echo "primary_conninfo = 'host=$1 user=hoirie'" | as tee -a "$folder/data/postgresql.auto.conf" >/dev/null
}
while read -r order name; do
  answer=done
  case $order in
    make) run initdb -D "$folder/data" -A trust -U hoirie --no-sync -E UTF8 --locale=C.UTF-8 && start || break ;;
    start) start || break ;;
    stop) stop || break ;;
    database) run createdb -h "$folder" -U hoirie "$name" || break ;;
    ask) answer=$(ask "$name") || break ;;
    copy) copy "$name" || break ;;
    promote) run pg_ctl promote -w -D "$folder/data" || break ;;
    retire) stop fast || break ;;
    follow) follow "$name" && start || break ;;
    freeze) signal STOP || break ;;
    thaw) signal CONT || break ;;
  esac
  echo "$answer" | tr '\n' ' '
  echo
done
stop
rm -rf "$folder"
"#;

#[derive(Debug)]
pub struct Postgres {
    keeper: Mutex<Keeper>,
    folder: PathBuf,
}

impl Postgres {
    /// Starts one; the test that has it may do with it what it likes.
    pub fn start() -> Postgres {
        Postgres::made("make")
    }

    fn made(order: &str) -> Postgres {
        let mut keeper = Keeper::new("postgres", SCRIPT);
        keeper.tell(order);
        let folder = keeper.folder().to_owned();
        Postgres { keeper: Mutex::new(keeper), folder }
    }

    /// A standby without which this one commits nothing from now on.
    pub fn standby(&self) -> Postgres {
        let standby = Postgres::made(&format!("copy {}", self.folder.display()));
        self.waits_for_standbys(true);
        while self.ask("select count(*) from pg_stat_replication where sync_state = 'sync'") != "1" {
            std::thread::sleep(Duration::from_millis(10));
        }
        standby
    }

    /// Whether a commit counts only when a standby has it too.
    pub fn waits_for_standbys(&self, waits: bool) {
        let names = if waits { "*" } else { "" };
        self.ask(&format!("alter system set synchronous_standby_names = '{names}'"));
        self.ask("select pg_reload_conf()");
    }

    /// A standby takes writes from now on.
    pub fn promote(&self) {
        self.tell("promote");
    }

    /// Ends as it should, with everything sent to its standby.
    pub fn retire(&self) {
        self.tell("retire");
    }

    /// Comes back as a standby of another.
    pub fn follow(&self, other: &Postgres) {
        self.tell(&format!("follow {}", other.folder.display()));
    }

    /// Still there, and answers nobody.
    pub fn freeze(&self) {
        self.tell("freeze");
    }

    pub fn thaw(&self) {
        self.tell("thaw");
    }

    /// The answer to a question, in one line.
    pub fn ask(&self, question: &str) -> String {
        self.tell(&format!("ask {question}"))
    }

    /// The folder of its socket.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The one that all tests of a program share. It goes when the program ends.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Postgres::start)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("house{}", NEXT.fetch_add(1, Ordering::Relaxed));
        self.tell(&format!("database {name}"));
        address(&[&self.folder], &name)
    }

    /// Stops at once, as if it had crashed.
    pub fn stop(&self) {
        self.tell("stop");
    }

    pub fn start_again(&self) {
        self.tell("start");
    }

    fn tell(&self, order: &str) -> String {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner).tell(order)
    }
}

/// The address of a database at any of these hosts, by the folders of their sockets.
pub fn address(folders: &[&Path], database: &str) -> String {
    let hosts: Vec<String> = folders.iter().map(|folder| folder.to_str().unwrap().replace('/', "%2F")).collect();
    format!("postgres://hoirie@{}/{database}", hosts.join(","))
}
