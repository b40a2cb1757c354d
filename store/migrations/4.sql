-- What the host of the house orders from outside.
create table if not exists banned (
    person text primary key,
    since integer not null
) strict, without rowid;
create table if not exists touched (
    table_id text primary key,
    at integer not null
) strict, without rowid;
