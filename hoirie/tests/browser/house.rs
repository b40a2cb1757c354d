//! The program, serving a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder that is gone afterwards.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("browser-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A browser that was just killed may still be writing its last file.
        for _ in 0..50 {
            if std::fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }
}

/// The house, open. It is killed when the test ends, however it ends.
#[derive(Debug)]
pub struct House {
    program: Mutex<Child>,
    data: Folder,
    options: Vec<&'static str>,
    /// Such as `http://127.0.0.1:40123`.
    pub address: String,
}

impl House {
    pub fn open() -> House {
        House::with_heartbeat("10000")
    }

    /// One whose folder somebody has prepared; with what they say of it.
    pub fn open_after<T>(prepare: impl FnOnce(&Path) -> T) -> (House, T) {
        let data = Folder::new();
        let said = prepare(data.path());
        (House::at(data, Vec::new()), said)
    }

    /// One that says every so many milliseconds that it is there.
    pub fn with_heartbeat(heartbeat: &'static str) -> House {
        House::with(vec!["--heartbeat", heartbeat])
    }

    /// One that tells at once what waits, also programs on this very machine.
    pub fn that_tells() -> House {
        House::with(vec!["--hooks-at-home", "--notice-grace", "0"])
    }

    fn with(options: Vec<&'static str>) -> House {
        House::at(Folder::new(), options)
    }

    fn at(data: Folder, options: Vec<&'static str>) -> House {
        let (program, address) = serve("127.0.0.1:0", &data, &options);
        House { program: Mutex::new(program), data, options, address }
    }

    /// Sends the program a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let id = self.program.lock().unwrap().id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().unwrap().success());
    }

    /// Where it keeps everything.
    pub fn folder(&self) -> &Path {
        self.data.path()
    }

    /// As a power cut would: `kill -9`.
    pub fn kill(&self) {
        let mut program = self.program.lock().unwrap();
        program.kill().unwrap();
        program.wait().unwrap();
    }

    /// Opens it again after [`House::kill`], at the same address and with the same folder.
    pub fn open_again(&self) {
        let (program, address) = serve(self.address.trim_start_matches("http://"), &self.data, &self.options);
        assert_eq!(address, self.address);
        *self.program.lock().unwrap() = program;
    }
}

/// Its pages say which row of the log they show, so that two looks at a table can be known to be of the same moment.
fn serve(listen: &str, data: &Folder, options: &[&str]) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hoirie"))
        .args(["serve", "--person-rate", "0", "--bot-delay", "0,0", "--thinking", "8"])
        .args(options)
        .args(["--numbered", "--listen", listen, "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(program.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(address.starts_with("http://"), "hoirie serve printed no address but {line:?}");
    (program, address)
}

impl Drop for House {
    fn drop(&mut self) {
        let program = self.program.get_mut().unwrap();
        let _ = program.kill();
        let _ = program.wait();
    }
}
