//! NATS from Debian's package, on a free port.

use std::sync::{Mutex, PoisonError};

use crate::Keeper;

/// The first start takes any free port and later ones the same.
const SCRIPT: &str = r#"
trap '' INT HUP TERM
folder=$1
PATH=$PATH:/usr/sbin
port=-1
start() {
  rm -f "$folder"/*.ports
  nats-server -a 127.0.0.1 -p "$port" --ports_file_dir "$folder" </dev/null >>"$folder/log" 2>&1 &
  pid=$!
  while ! grep -q 'nats://' "$folder"/*.ports 2>/dev/null; do
    kill -0 "$pid" 2>/dev/null || return 1
    sleep 0.01
  done
  address=$(grep -o 'nats://[0-9.:]*' "$folder"/*.ports)
  port=${address##*:}
}
stop() {
  kill -KILL "$pid"
  wait "$pid"
} 2>/dev/null
while read -r order; do
  case $order in
    start) start || break ;;
    stop) stop ;;
  esac
  echo "$address"
done
stop
rm -rf "$folder"
"#;

#[derive(Debug)]
pub struct Nats {
    keeper: Mutex<Keeper>,
    address: String,
}

impl Nats {
    pub fn start() -> Nats {
        let mut keeper = Keeper::new("nats", SCRIPT);
        let address = keeper.tell("start");
        Nats { keeper: Mutex::new(keeper), address }
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    /// Stops at once.
    pub fn stop(&self) {
        self.tell("stop");
    }

    /// Under the same address.
    pub fn start_again(&self) {
        self.tell("start");
    }

    fn tell(&self, order: &str) {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner).tell(order);
    }
}
