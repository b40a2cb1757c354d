-- Who wants to be rated at which game, and how strong they seem: in thousandths, for the house keeps no fractions. And games between
-- people who are rated that have still to be counted.
create table ratings (
    person text not null,
    game text not null,
    name text not null,
    since integer not null,
    games integer not null,
    rating integer not null,
    uncertainty integer not null,
    primary key (person, game)
) strict, without rowid;
create index ratings_by_rank on ratings (game, (rating - 2 * uncertainty)) where games > 0;
create table ratings_due (
    table_id text primary key references tables (id),
    ended integer not null
) strict, without rowid;
create index ratings_due_by_end on ratings_due (ended, table_id);
alter table results add column rating integer;
