-- By what people can be told that something waits for them: a browser, a mail address, a hook. A table's own hooks tell all who
-- read there.
create table channels (
    id text primary key,
    person text not null,
    device text,
    kind text not null,
    address text not null,
    hash text not null,
    language text not null,
    origin text not null,
    confirmed integer not null,
    digest integer,
    made integer not null,
    sent_on integer not null,
    sent integer not null
) strict, without rowid;
create index channels_by_person on channels (person);
create index channels_by_hash on channels (hash);
create index channels_by_device on channels (device) where device is not null;
create table hooks (
    table_id text not null references tables (id),
    id text not null,
    address text not null,
    language text not null,
    origin text not null,
    made integer not null,
    sent_on integer not null,
    sent integer not null,
    primary key (table_id, id)
) strict, without rowid;
create unique index hooks_by_id on hooks (id);
-- What of it they want to hear, and when, and the tables of which they want to hear nothing.
create table wishes (
    person text primary key,
    wishes text not null
) strict, without rowid;
create table silenced (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;
create index silenced_by_person on silenced (person);
-- Which channels were made within a day: nobody makes very many, and no address gets very many mails that ask whether it is theirs.
create table channels_made (
    id text primary key,
    person text not null,
    kind text not null,
    hash text not null,
    at integer not null
) strict, without rowid;
create index channels_made_by_person on channels_made (person);
create index channels_made_by_hash on channels_made (hash);
create index channels_made_by_age on channels_made (at);
-- One row for each channel and each thing that waits, until it waits no more.
create table outbox (
    id text primary key,
    channel text not null,
    person text,
    table_id text references tables (id),
    kind text not null,
    about text not null,
    seats integer not null,
    closes integer not null,
    made integer not null,
    until integer,
    due integer,
    state text not null,
    message text,
    tries integer not null
) strict, without rowid;
create unique index outbox_once on outbox (channel, table_id, kind, about);
create index outbox_by_due on outbox (due) where due is not null;
create index outbox_held_back on outbox (table_id, person) where due is null;
create index outbox_by_table on outbox (table_id, person);
create index outbox_by_person on outbox (person);
