-- A house of version 7, written by the program of that time: a game against bots, and a public lobby where two share a device.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE tables (
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
INSERT INTO tables VALUES('d7720a87323705128c5ed20433a037dc','tante',1,'397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37','{"couples":"off","memory-aid":"on"}',X'e542fb2c0ed5e10c5091ea477664dad65f8742d63efaf67dae9ea74440b4239b','a39ef360dc146839dfc0627eb60d4572',1795035032420,1795035032420,0,NULL);
INSERT INTO tables VALUES('f5b3f43f928820827d620c342d5dcde4','millionen',1,'a6ee0106f8ca3c022f1925599dbb1bf53cbef924cc5a216e61c38e4748977352','{}',X'2481862637f5f36bf582e39c37f601e48975283a9b70374d36205fecc5d0a8d5','a39ef360dc146839dfc0627eb60d4572',1795035032468,NULL,0,NULL);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seats VALUES('d7720a87323705128c5ed20433a037dc',0,'Guest','a39ef360dc146839dfc0627eb60d4572',NULL);
INSERT INTO seats VALUES('d7720a87323705128c5ed20433a037dc',1,'Achille',NULL,'steady-bold');
INSERT INTO seats VALUES('d7720a87323705128c5ed20433a037dc',2,'Berthe',NULL,'steady-careful');
INSERT INTO seats VALUES('d7720a87323705128c5ed20433a037dc',3,'Casimir',NULL,'steady-spiteful');
INSERT INTO seats VALUES('f5b3f43f928820827d620c342d5dcde4',0,'Anna','a39ef360dc146839dfc0627eb60d4572',NULL);
INSERT INTO seats VALUES('f5b3f43f928820827d620c342d5dcde4',1,'Ben','a39ef360dc146839dfc0627eb60d4572',NULL);
INSERT INTO seats VALUES('f5b3f43f928820827d620c342d5dcde4',2,'',NULL,NULL);
CREATE TABLE log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
INSERT INTO log VALUES('d7720a87323705128c5ed20433a037dc',1,99,'bot','{"input":{"act":[2,{"exchange":{"give":"red-20","take":"red-1"}}]}}','0f0a058b054aa42f');
INSERT INTO log VALUES('d7720a87323705128c5ed20433a037dc',2,205,'bot','{"input":{"act":[3,"withdraw"]}}','0a874e99ab9f33c2');
CREATE TABLE conduct (
    table_id text primary key references tables (id),
    conduct text not null
, live integer not null default 0) strict, without rowid;
CREATE TABLE shares (
    table_id text not null references tables (id),
    person text not null,
    share blob not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE TABLE seeds (
    table_id text primary key references tables (id),
    seed text not null
) strict, without rowid;
INSERT INTO seeds VALUES('d7720a87323705128c5ed20433a037dc','{"dealt":{"secret":"e542fb2c0ed5e10c5091ea477664dad65f8742d63efaf67dae9ea74440b4239b","shares":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}}');
CREATE TABLE notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
CREATE TABLE invited_again (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
CREATE TABLE chat (
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
INSERT INTO chat VALUES('f5b3f43f928820827d620c342d5dcde4',1,1795035032506,'players','a39ef360dc146839dfc0627eb60d4572','Anna','text','hello');
CREATE TABLE mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
CREATE TABLE listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
INSERT INTO listed VALUES('f5b3f43f928820827d620c342d5dcde4',0,1795035032469,0);
CREATE TABLE house (
    name text primary key,
    value text not null
) strict, without rowid;
INSERT INTO house VALUES('key','a1b90a8d598b0a7348f55669407e0d1a28f6fb7405c62205a711d02706789c0d');
INSERT INTO house VALUES('open','1795035034532');
INSERT INTO house VALUES('session','1');
INSERT INTO house VALUES('session in log','1');
CREATE TABLE nodes (
    node text primary key,
    heard integer not null
) strict, without rowid;
CREATE TABLE present (
    table_id text not null references tables (id),
    person text not null,
    node text not null references nodes (node),
    primary key (table_id, person, node)
) strict, without rowid;
CREATE TABLE pulse (
    table_id text primary key references tables (id),
    changes integer not null,
    due integer
) strict, without rowid;
INSERT INTO pulse VALUES('d7720a87323705128c5ed20433a037dc',0,NULL);
INSERT INTO pulse VALUES('f5b3f43f928820827d620c342d5dcde4',3,NULL);
CREATE TABLE banned (
    person text primary key,
    since integer not null
) strict, without rowid;
CREATE TABLE touched (
    table_id text primary key,
    at integer not null
) strict, without rowid;
CREATE TABLE reviews (
    table_id text primary key references tables (id),
    percent integer not null,
    until integer not null,
    review text
) strict, without rowid;
CREATE TABLE editions (
    hash text primary key,
    text text not null
) strict;
INSERT INTO editions VALUES('397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37',replace('# La Tante à Héritage, as published in 1998.\n# `published`: printed in the rules. `reconstructed`: worked out from what they imply.\n\n[inheritance]\nprovenance = "published"\n# The sheet speaks of seven colours, but its 72 cards (60 for four players, 48 for three) make six. The names are ours.\ncolours = ["red", "blue", "green", "gold", "violet", "slate"]\n# The twelve cards of every colour.\nvalues = [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]\n# Dealt to every player.\nhand = 3\n\n[gifts]\nprovenance = "published"\n# In the box, of each of the values 1, 2, 3 and 4.\nof_each = 20\n# Dealt to every player, of each value.\nhand = 4\n\n[portraits]\nprovenance = "published"\ngentlemen = 8\n\n[[players]]\nseats = 3\ngentlemen = 6\ncolours_out = 2\n\n[[players]]\nseats = 4\ngentlemen = 7\ncolours_out = 1\n\n[[players]]\nseats = 5\ngentlemen = 8\ncolours_out = 0\n','\n',char(10)));
INSERT INTO editions VALUES('a6ee0106f8ca3c022f1925599dbb1bf53cbef924cc5a216e61c38e4748977352',replace('# Millionen Poker, as published in 1991.\n# `published`: printed in the rules. `reconstructed`: not printed there; ours, tried out with simple players.\n\n[deck]\nprovenance = "published"\ncards = 88\n\n[suitcases]\nprovenance = "reconstructed"\ncount = 20\n\n[dandies]\nprovenance = "reconstructed"\ncount = 6\n\n# The values are printed, how many there are of each is not.\n[socialites]\nprovenance = "reconstructed"\ncount = { 2 = 6, 3 = 6, 4 = 6, 6 = 6 }\n\n[pickpockets]\nprovenance = "reconstructed"\ncount = { 2 = 5, 3 = 5, 4 = 5, 5 = 5, 6 = 5 }\n\n[cheats]\nprovenance = "reconstructed"\ncount = 7\n\n[revolvers]\nprovenance = "reconstructed"\ncount = 6\n','\n',char(10)));
CREATE TABLE imports (
    table_id text primary key references tables (id),
    opened integer not null
) strict, without rowid;
CREATE TABLE seat_links (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seat_links VALUES('f5b3f43f928820827d620c342d5dcde4',1,'f57ac5296ef052f0ce15f63bf6b91400');
CREATE TABLE join_links (
    table_id text primary key references tables (id),
    nonce text not null
) strict, without rowid;
CREATE TABLE displaced (
    table_id text not null references tables (id),
    seat integer not null,
    person text not null,
    at integer not null,
    may_return integer not null,
    shared integer not null,
    primary key (table_id, seat, person)
) strict, without rowid;
CREATE TABLE sent_away (
    table_id text not null references tables (id),
    person text not null,
    number integer not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE TABLE came_from (
    table_id text not null references tables (id),
    person text not null,
    household text not null,
    at integer not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE INDEX seats_by_person on seats (person);
CREATE INDEX chat_by_person on chat (person, at);
CREATE INDEX listed_by_stage on listed (stage, since);
CREATE INDEX tables_by_host on tables (host);
CREATE INDEX present_by_node on present (node);
CREATE INDEX pulse_by_due on pulse (due) where due is not null;
CREATE INDEX imports_by_opened on imports (opened);
CREATE INDEX chat_by_room on chat (table_id, room, line);
CREATE INDEX displaced_by_person on displaced (person);
CREATE INDEX sent_away_by_person on sent_away (person);
CREATE INDEX came_from_by_person on came_from (person);
CREATE INDEX came_from_by_household on came_from (household);
CREATE INDEX came_from_by_age on came_from (at);
CREATE INDEX tables_by_edition on tables (edition);
CREATE INDEX conduct_by_live on conduct (table_id) where live = 1;
COMMIT;
PRAGMA user_version = 7;
