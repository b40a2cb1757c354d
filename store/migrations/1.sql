-- Tables, who sits there, and what happened.
create table if not exists tables (
    id text primary key,
    game text not null,
    rules integer not null,
    edition text not null,
    options text not null,
    secret blob not null,
    host text not null,
    created integer not null,
    started integer,
    over integer not null default 0,
    rematch text
) strict;
create table if not exists seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
create index if not exists seats_by_person on seats (person);
create table if not exists log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
