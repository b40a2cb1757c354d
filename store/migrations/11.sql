-- What came of every game that is over, by seat. What lists of a person's games are sorted and chosen by stands here once more, so
-- that they are read by one index.
create table results (
    table_id text not null references tables (id),
    seat integer not null,
    person text,
    bot text,
    stand_in text,
    place integer,
    score integer,
    won integer not null default 0,
    counts integer not null default 0,
    game text not null,
    seats integer not null,
    pace text not null default '',
    own_edition integer not null default 0,
    ended integer not null,
    primary key (table_id, seat)
) strict, without rowid;
create index results_by_person on results (person, ended) where person is not null;
-- Games of which somebody has still to work out who won.
create table results_due (
    table_id text primary key references tables (id),
    until integer not null
) strict, without rowid;
create index results_due_by_end on results_due (until);
-- Games that were brought along, or that go on from an earlier one: they are in the lists, and count for nothing.
create table uncounted (
    table_id text primary key references tables (id)
) strict, without rowid;
drop index tables_by_host;
create index tables_by_host on tables (host, over, created);
create index tables_not_over on tables (over, id) where over = 0;
-- A start asks for those that somebody was at.
create index reviews_under_way on reviews (table_id) where review is null;
-- A match that goes on from elsewhere began before its table was made.
insert into uncounted (table_id) select id from tables where started < created;
insert into results (table_id, seat, person, bot, game, seats, ended)
select seats.table_id, seat, person, bot, game, (select count(*) from seats as every where every.table_id = tables.id),
    coalesce(started, created) + coalesce((select at from log where log.table_id = tables.id order by seq desc limit 1), 0)
from tables join seats on seats.table_id = tables.id where over = 1;
insert into results_due (table_id, until) select id, 0 from tables where over = 1;
