//! `hoirie games`: what is on the shelf.

use std::io::Write;

use shelf::{Level, Temperament, Title, Visitor};
use tabletop::{Game, Options};

use crate::failure::Failure;

/// List the games, with their seats, options, editions and bots
#[derive(Debug, clap::Args)]
pub struct Games {}

impl Games {
    pub fn run(self, out: &mut dyn Write) -> Result<(), Failure> {
        for name in shelf::NAMES {
            let described = shelf::with(name, Describe { out });
            described.expect("every name on the shelf has its box")?;
        }
        Ok(())
    }
}

struct Describe<'a> {
    out: &'a mut dyn Write,
}

impl Visitor for Describe<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        let out = self.out;
        let fewest = T::Game::SEATS.start();
        let most = T::Game::SEATS.end();
        writeln!(out, "{}: {}, {} minutes, rules number {}", T::Game::NAME, T::PRINTED, T::MINUTES, T::Game::RULES)?;
        writeln!(out, "  seats     {fewest} to {most}")?;
        for choice in <T::Game as Game>::Options::CHOICES {
            let [default, others @ ..] = choice.values else { continue };
            let others: String = others.iter().map(|value| format!(", {value}")).collect();
            writeln!(out, "  option    {}: {default} (default){others}; rule {}", choice.key, choice.rule)?;
        }
        let editions: Vec<_> = T::Game::EDITIONS.iter().map(|(name, _)| *name).collect();
        writeln!(out, "  editions  {}", editions.join(", "))?;
        writeln!(out, "  bots      {}", Level::ALL.map(Level::name).join(", "))?;
        let temperaments = Temperament::ALL.map(Temperament::name).join(", ");
        writeln!(out, "  tempers   {temperaments}; as in steady-bold")?;
        Ok(())
    }
}
