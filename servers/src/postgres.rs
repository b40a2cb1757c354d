//! PostgreSQL from Debian's package, on a socket in a folder of its own.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

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
stop() { run pg_ctl stop -w -m immediate -D "$folder/data"; }
while read -r order name; do
  case $order in
    make) run initdb -D "$folder/data" -A trust -U hoirie --no-sync -E UTF8 --locale=C.UTF-8 && start || break ;;
    start) start || break ;;
    stop) stop || break ;;
    database) run createdb -h "$folder" -U hoirie "$name" || break ;;
  esac
  echo done
done
stop
rm -rf "$folder"
"#;

#[derive(Debug)]
pub struct Postgres {
    keeper: Mutex<Keeper>,
    address: String,
}

impl Postgres {
    /// Starts one; the test that has it may do with it what it likes.
    pub fn start() -> Postgres {
        let mut keeper = Keeper::new("postgres", SCRIPT);
        keeper.tell("make");
        let folder = keeper.folder().to_str().unwrap().replace('/', "%2F");
        Postgres { keeper: Mutex::new(keeper), address: format!("postgres://hoirie@{folder}") }
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
        format!("{}/{name}", self.address)
    }

    /// Stops at once, as if it had crashed.
    pub fn stop(&self) {
        self.tell("stop");
    }

    pub fn start_again(&self) {
        self.tell("start");
    }

    fn tell(&self, order: &str) {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner).tell(order);
    }
}
