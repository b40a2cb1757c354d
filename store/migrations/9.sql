-- The browsers that speak for people. A person who has always had one browser is that browser: there is no row of it.
create table devices (
    device text primary key,
    person text,
    name text not null,
    since integer not null,
    seen integer not null,
    changed integer not null
) strict, without rowid;
create index devices_by_person on devices (person);
create index devices_by_change on devices (changed);
create table passkeys (
    credential text primary key,
    person text not null,
    passkey text not null,
    name text not null,
    since integer not null,
    used integer not null
) strict, without rowid;
create index passkeys_by_person on passkeys (person);
create table recovery_sheets (
    hash text primary key,
    person text not null,
    since integer not null
) strict, without rowid;
create index recovery_sheets_by_person on recovery_sheets (person);
create table device_links (
    hash text primary key,
    person text not null,
    until integer not null
) strict, without rowid;
create index device_links_by_person on device_links (person);
create index device_links_by_end on device_links (until);
create table passkey_challenges (
    id text primary key,
    state text not null,
    until integer not null
) strict, without rowid;
create index passkey_challenges_by_end on passkey_challenges (until);
