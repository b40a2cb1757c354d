//! The record, the table and the drive, tried with a small game.

mod drive;
mod record;
mod table;
mod toy;
