-- Editions are kept once, tables that were brought along are noted, and links to seats are good once. That no table refers to an
-- edition which is not there is no constraint: the column is older than this table, and SQLite can't add one to it. Each text is
-- written and deleted in one transaction with the tables it belongs to.
create table if not exists editions (
    hash text primary key,
    text text not null
) strict;
create table if not exists imports (
    table_id text primary key references tables (id),
    opened integer not null
) strict, without rowid;
create index if not exists imports_by_opened on imports (opened);
create index if not exists chat_by_room on chat (table_id, room, line);
create table if not exists seat_links (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
create table if not exists join_links (
    table_id text primary key references tables (id),
    nonce text not null
) strict, without rowid;
create table if not exists displaced (
    table_id text not null references tables (id),
    seat integer not null,
    person text not null,
    at integer not null,
    may_return integer not null,
    shared integer not null,
    primary key (table_id, seat, person)
) strict, without rowid;
create index if not exists displaced_by_person on displaced (person);
create table if not exists sent_away (
    table_id text not null references tables (id),
    person text not null,
    number integer not null,
    primary key (table_id, person)
) strict, without rowid;
create index if not exists sent_away_by_person on sent_away (person);
create table if not exists came_from (
    table_id text not null references tables (id),
    person text not null,
    household text not null,
    at integer not null,
    primary key (table_id, person)
) strict, without rowid;
create index if not exists came_from_by_person on came_from (person);
create index if not exists came_from_by_household on came_from (household);
create index if not exists came_from_by_age on came_from (at);
