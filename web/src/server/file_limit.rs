//! How many connections the system lets a process have, for each is an open file.

use super::{LATECOMERS, TURNED_AWAY};
use crate::limits::Allowance;

/// Files that are not connections: the database, the log, pipes, and whatever an edition is read from.
const OTHER_FILES: usize = 64;

/// Takes as many files as the system gives, and no more connections and live pages than fit in.
pub fn within_files(allowance: Allowance) -> Allowance {
    // Where the system does not tell, it is tried.
    let Some(files) = most_files() else { return allowance };
    let fitting = fit(allowance, files);
    if fitting.connections < allowance.connections {
        let connections = fitting.connections;
        let pages = fitting.pages;
        tracing::info!(files, connections, pages, "open files are few here, so fewer may come at a time");
    }
    fitting
}

#[cfg(unix)]
fn most_files() -> Option<usize> {
    let files = rlimit::increase_nofile_limit(u64::MAX).ok()?;
    Some(usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn most_files() -> Option<usize> {
    None
}

/// Shares the files between connections and live pages as it was meant, and keeps some back.
fn fit(allowance: Allowance, files: usize) -> Allowance {
    let sockets = files.saturating_sub(OTHER_FILES + LATECOMERS + TURNED_AWAY);
    let wanted = allowance.connections.saturating_add(allowance.pages).max(1);
    if wanted <= sockets {
        return allowance;
    }
    let pages = (sockets as u128 * allowance.pages as u128 / wanted as u128) as usize;
    let connections = (sockets - pages).max(1);
    // Where there is little, nobody has more than a quarter of it.
    let quarter = |most: usize, all: usize| most.min((all / 4).max(1));
    Allowance {
        pages,
        connections,
        pages_per_address: quarter(allowance.pages_per_address, pages),
        connections_per_address: quarter(allowance.connections_per_address, connections),
        ..allowance
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_and_live_pages_leave_files_for_everything_else() {
        let allowance = Allowance { connections: 300, pages: 600, ..Allowance::default() };
        let fitting = fit(allowance, 1024);
        assert_eq!((fitting.connections, fitting.pages), (299, 597));
        assert_eq!((fitting.connections_per_address, fitting.pages_per_address), (74, 149));
        let fitting = fit(allowance, 4096);
        assert_eq!((fitting.connections, fitting.pages, fitting.pages_per_address), (300, 600, 1000));
        let fitting = fit(allowance, 64);
        assert_eq!((fitting.connections, fitting.pages), (1, 0));
    }
}
