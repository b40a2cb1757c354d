//! The house's one program. Every command has a file of its own; this one only chooses among them.

mod admin;
mod arena;
mod edition;
mod failure;
mod games;
mod load;
mod move_house;
mod new_game;
mod populate;
mod replay;
mod series;
mod serve;
mod simulate;
mod train;
mod verify;

use std::io::{BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// Drawing pages makes and drops many small texts: this allocator is twice as quick at that as the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A house to play out-of-print inheritance games in.
#[derive(Debug, Parser)]
#[command(name = "hoirie", version, disable_help_subcommand = true, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// Without a command the house opens, with the options of `serve`.
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Games(games::Games),
    MoveHouse(move_house::MoveHouse),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Train(train::Train),
    Load(load::Load),
    Populate(populate::Populate),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Edition(edition::EditionCommand),
    NewGame(new_game::NewGame),
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(std::io::stdout().lock());
    let done = match Arguments::try_parse() {
        Ok(arguments) => run(arguments, &mut out),
        // Help and version are asked for and go where answers go; everything else is a mistake in one line.
        Err(error) if !error.use_stderr() => write!(out, "{}", error.render()).map_err(Failure::from),
        Err(error) => Err(Failure::of_arguments(&error)),
    };
    match done.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    match arguments.command {
        None => arguments.serve.run(out),
        Some(Command::Serve(command)) => command.run(out),
        Some(Command::Admin(command)) => command.run(out),
        Some(Command::Games(command)) => command.run(out),
        Some(Command::MoveHouse(command)) => command.run(out),
        Some(Command::Simulate(command)) => command.run(out),
        Some(Command::Arena(command)) => command.run(out),
        Some(Command::Train(command)) => command.run(out),
        Some(Command::Load(command)) => command.run(out),
        Some(Command::Populate(command)) => command.run(out),
        Some(Command::Replay(command)) => command.run(out),
        Some(Command::Verify(command)) => command.run(out),
        Some(Command::Edition(command)) => command.run(out),
        Some(Command::NewGame(command)) => command.run(out),
    }
}
