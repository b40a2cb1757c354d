-- Who has asked whom to a new table, and whom somebody does not want to be asked by any more.
create table invitations (
    table_id text not null references tables (id),
    person text not null,
    host text not null,
    at integer not null,
    declined integer,
    primary key (table_id, person)
) strict, without rowid;
create index invitations_by_person on invitations (person, at);
create index invitations_by_host on invitations (host, at);
create table unwanted_hosts (
    person text not null,
    host text not null,
    name text not null,
    since integer not null,
    primary key (person, host)
) strict, without rowid;
create index unwanted_hosts_by_host on unwanted_hosts (host);
create index mutes_by_person on mutes (person);
