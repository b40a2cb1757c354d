-- What was found when a game was looked back at.
create table if not exists reviews (
    table_id text primary key references tables (id),
    percent integer not null,
    until integer not null,
    review text
) strict, without rowid;
