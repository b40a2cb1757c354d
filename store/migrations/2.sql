-- What people agree on, and what the chance of a match derives from.
create table if not exists conduct (
    table_id text primary key references tables (id),
    conduct text not null
) strict, without rowid;
create table if not exists shares (
    table_id text not null references tables (id),
    person text not null,
    share blob not null,
    primary key (table_id, person)
) strict, without rowid;
create table if not exists seeds (
    table_id text primary key references tables (id),
    seed text not null
) strict, without rowid;
