-- What is said and noted at a table, the lists of the front page, the house's own key, who is present on which node, and a pulse
-- for every table, also for those that were there before.
create table if not exists notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
create table if not exists invited_again (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
create table if not exists chat (
    table_id text not null references tables (id),
    line integer not null,
    at integer not null,
    room text not null,
    person text not null,
    name text not null,
    kind text not null,
    said text not null,
    primary key (table_id, line)
) strict, without rowid;
create index if not exists chat_by_person on chat (person, at);
create table if not exists mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
create table if not exists listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
create index if not exists listed_by_stage on listed (stage, since);
create index if not exists tables_by_host on tables (host);
create table if not exists house (
    name text primary key,
    value text not null
) strict, without rowid;
create table if not exists nodes (
    node text primary key,
    heard integer not null
) strict, without rowid;
create table if not exists present (
    table_id text not null references tables (id),
    person text not null,
    node text not null references nodes (node),
    primary key (table_id, person, node)
) strict, without rowid;
create index if not exists present_by_node on present (node);
create table if not exists pulse (
    table_id text primary key references tables (id),
    changes integer not null,
    due integer
) strict, without rowid;
create index if not exists pulse_by_due on pulse (due) where due is not null;
insert into pulse (table_id, changes, due)
select id, 0, case when started is not null and over = 0 then 0 end from tables
where true
on conflict do nothing;
