//! What can go wrong with a command, in one line, and the exit code that says whose fault it is.

use std::io::ErrorKind;
use std::process::ExitCode;

#[derive(Debug)]
pub enum Failure {
    /// What was asked for makes no sense, or names something that is not there.
    Input(String),
    /// A game could not be played: a bug of ours.
    Fault(String),
    /// The answer could not be written.
    Output(std::io::Error),
}

impl Failure {
    pub fn unknown_game(name: &str) -> Failure {
        Failure::Input(format!("there is no game {name:?}; there is: {}", shelf::NAMES.join(", ")))
    }

    /// The first paragraph of what clap says, without its own "error:", on one line.
    pub fn of_arguments(error: &clap::Error) -> Failure {
        if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
            return Failure::Input("that is not a whole command: --help tells what is missing".to_owned());
        }
        let text = error.to_string();
        let first = text.split("\n\n").next().unwrap_or_default();
        let line = first.split_whitespace().collect::<Vec<_>>().join(" ");
        Failure::Input(line.strip_prefix("error: ").unwrap_or(&line).to_owned())
    }

    /// Says it in one line and turns it into an exit code: 2 for bad input, 1 for everything else.
    pub fn report(self) -> ExitCode {
        let (code, message) = match self {
            // Whoever reads our answer has seen enough (`hoirie games | head -1`): nothing went wrong.
            Failure::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => (1, format!("can't write the answer: {error}")),
            Failure::Fault(message) => (1, message),
            Failure::Input(message) => (2, message),
        };
        // Nobody may be listening on stderr either; there is nobody left to tell about that.
        let _ =
            std::io::Write::write_all(&mut std::io::stderr(), format!("hoirie: {}\n", one_line(&message)).as_bytes());
        ExitCode::from(code)
    }
}

fn one_line(message: &str) -> String {
    message.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Output(error)
    }
}
