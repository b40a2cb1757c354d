-- A house of version 9, written by the program of that time: one person with two devices, a recovery sheet and a face, a game against
-- bots, and a lobby for moves of two days.
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
INSERT INTO tables VALUES('9f374be21e7d3ef1b96cf8030a298067','tante',1,'397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37','{"couples":"off","memory-aid":"on"}',X'1a281221de9ac7299c7c962b9335fdcf4e3627fc5bcf533d227f3e2de857d1b2','01c3105e894f8b17c3a41a9db6070b63',1795125627461,1795125627461,0,NULL);
INSERT INTO tables VALUES('40584bd35e01693466d50d794a0d998f','erbraffer',2,'4c0d568a50591a17413945bc1050a7334771824c4678268813fec84e00ee3326','{"clock":"off","trial":"off"}',X'6cbfa08dda060e4105a067d92310cb333c513ed5e38645dc5a57e9e11c47b052','01c3105e894f8b17c3a41a9db6070b63',1795125628424,NULL,0,NULL);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seats VALUES('40584bd35e01693466d50d794a0d998f',0,'Anna','01c3105e894f8b17c3a41a9db6070b63',NULL);
INSERT INTO seats VALUES('40584bd35e01693466d50d794a0d998f',1,'',NULL,NULL);
INSERT INTO seats VALUES('40584bd35e01693466d50d794a0d998f',2,'',NULL,NULL);
INSERT INTO seats VALUES('9f374be21e7d3ef1b96cf8030a298067',0,'Guest','01c3105e894f8b17c3a41a9db6070b63',NULL);
INSERT INTO seats VALUES('9f374be21e7d3ef1b96cf8030a298067',1,'Achille',NULL,'steady-bold');
INSERT INTO seats VALUES('9f374be21e7d3ef1b96cf8030a298067',2,'Berthe',NULL,'steady-careful');
INSERT INTO seats VALUES('9f374be21e7d3ef1b96cf8030a298067',3,'Casimir',NULL,'steady-spiteful');
CREATE TABLE log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
CREATE TABLE conduct (
    table_id text primary key references tables (id),
    conduct text not null
, live integer not null default 0) strict, without rowid;
INSERT INTO conduct VALUES('40584bd35e01693466d50d794a0d998f','{"pace":{"slow":{"days":2}}}',0);
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
INSERT INTO seeds VALUES('9f374be21e7d3ef1b96cf8030a298067','{"dealt":{"secret":"1a281221de9ac7299c7c962b9335fdcf4e3627fc5bcf533d227f3e2de857d1b2","shares":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}}');
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
CREATE TABLE house (
    name text primary key,
    value text not null
) strict, without rowid;
INSERT INTO house VALUES('key','d4f686c694ae9d55690351a0d5b5589521177b70815f388ad7ab6ac4bb9c816c');
INSERT INTO house VALUES('open','1795125628316');
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
INSERT INTO pulse VALUES('40584bd35e01693466d50d794a0d998f',0,NULL);
INSERT INTO pulse VALUES('9f374be21e7d3ef1b96cf8030a298067',1,NULL);
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
INSERT INTO editions VALUES('4c0d568a50591a17413945bc1050a7334771824c4678268813fec84e00ee3326',replace('# Die Erbraffer / À qui l''héritage ?, as published in 1994. All money is in thousands.\n# `published`: printed in the rules. `reconstructed`: worked out from what they and reviews say of a board we don''t have.\n\n[calendar]\nprovenance = "published"\nfirst = 1840\nlast = 2000\nstep = 10\n# The generation changes; in the years between somebody dies.\ngolden = [1870, 1900, 1930, 1960, 1990]\n# Wills that lie open at the same time.\nwill_markers = 2\n\n[tree]\nprovenance = "reconstructed"\n# What every ancestor has at the start, and everybody who marries in.\ncash = 10\ndowry = 5\n\n# `married` are in rectangular frames (so are the last heirs), `benefactors` in oval ones; `married_in` have a dowry and no parents here.\n\n[[generations]]\nyear = 1840\nmarried = ["A1", "A2", "B1", "B2", "C1", "C2"]\n\n[[generations]]\nyear = 1870\nmarried = ["a1", "a2", "b1", "b2", "c1", "c2", "o1", "o2"]\nmarried_in = ["o1", "o2"]\nbenefactors = ["ax", "bx", "cx"]\n\n[[generations]]\nyear = 1900\nmarried = ["d1", "d2", "e1", "e2", "f1", "g1"]\nbenefactors = ["ex", "fx", "gx"]\n\n[[generations]]\nyear = 1930\nmarried = ["h1", "h2", "i1", "i2", "j1", "j2", "o3", "o4"]\nmarried_in = ["o3", "o4"]\nbenefactors = ["hx", "ix", "jx"]\n\n[[generations]]\nyear = 1960\nmarried = ["k1", "k2", "l1", "l2", "m1", "n1"]\nbenefactors = ["lx", "mx", "nx"]\n\n[[generations]]\nyear = 1990\nmarried = ["p1", "p2", "q1", "q2", "r1", "r2"]\n\n[[couples]]\nspouses = ["A1", "A2"]\nchildren = ["a1", "a2", "ax"]\n\n[[couples]]\nspouses = ["B1", "B2"]\nchildren = ["b1", "b2", "bx"]\n\n[[couples]]\nspouses = ["C1", "C2"]\nchildren = ["c1", "c2", "cx"]\n\n[[couples]]\nspouses = ["a1", "b1"]\nchildren = ["d1", "d2"]\n\n[[couples]]\nspouses = ["b2", "c1"]\nchildren = ["e1", "e2", "ex"]\n\n[[couples]]\nspouses = ["a2", "o1"]\nchildren = ["f1", "fx"]\n\n[[couples]]\nspouses = ["c2", "o2"]\nchildren = ["g1", "gx"]\n\n[[couples]]\nspouses = ["d1", "e1"]\nchildren = ["h1", "h2", "hx"]\n\n[[couples]]\nspouses = ["d2", "g1"]\nchildren = ["i1", "i2", "ix"]\n\n[[couples]]\nspouses = ["e2", "f1"]\nchildren = ["j1", "j2", "jx"]\n\n[[couples]]\nspouses = ["h1", "i1"]\nchildren = ["k1", "k2"]\n\n[[couples]]\nspouses = ["i2", "j1"]\nchildren = ["l1", "l2", "lx"]\n\n[[couples]]\nspouses = ["h2", "o3"]\nchildren = ["m1", "mx"]\n\n[[couples]]\nspouses = ["j2", "o4"]\nchildren = ["n1", "nx"]\n\n[[couples]]\nspouses = ["k1", "l1"]\nchildren = ["p1", "p2"]\n\n[[couples]]\nspouses = ["k2", "n1"]\nchildren = ["q1", "q2"]\n\n[[couples]]\nspouses = ["l2", "m1"]\nchildren = ["r1", "r2"]\n\n# A fine vase worth 12, a plain vase and a Stradivarius are known; the other values and all names are ours.\n[heirlooms]\nprovenance = "reconstructed"\njug = { of = "A1", value = 5 }\nviolin = { of = "A2", value = 20 }\nclock = { of = "B1", value = 8 }\nnecklace = { of = "B2", value = 15 }\npainting = { of = "C1", value = 10 }\nporcelain = { of = "C2", value = 12 }\n\n[influence]\nprovenance = "published"\n# Dealt to every player.\nhand = 4\ncards = [\n  { kind = "tax", amount = 6 },\n  { kind = "tax", amount = 5 },\n  { kind = "tax", amount = 4 },\n  { kind = "tax", amount = 6, hourglass = true },\n  { kind = "tax", amount = 5, hourglass = true },\n  { kind = "tax", amount = 4, hourglass = true },\n  { kind = "factory", amount = 8 },\n  { kind = "factory", amount = 10 },\n  { kind = "income", amount = 15 },\n  { kind = "income", amount = 10, count = 2 },\n  { kind = "income", amount = 8, count = 2 },\n  { kind = "riches", amount = 6, count = 2 },\n  { kind = "riches", amount = 2, count = 3, hourglass = true },\n  { kind = "riches", amount = 3, count = 3, hourglass = true },\n  { kind = "riches", amount = 4, count = 2, hourglass = true },\n  { kind = "riches", amount = 5, count = 2, hourglass = true },\n  { kind = "luck", amount = 10 },\n  { kind = "luck", amount = 5 },\n  { kind = "quarrel", amount = 3 },\n  { kind = "quarrel", amount = 6, hourglass = true },\n  { kind = "wedding-present", amount = 5 },\n  { kind = "bomb", hourglass = true },\n  { kind = "gambling-debt", count = 2 },\n  { kind = "marvellous", count = 2 },\n  { kind = "brotherly-love", count = 2 },\n  { kind = "black-sheep" },\n  { kind = "black-sheep", hourglass = true },\n  { kind = "small-presents" },\n  { kind = "new-will", count = 6 },\n  { kind = "shake-up", count = 2 },\n]\n\n# Every benefactor is on two cards, every last heir on one portrait.\n[[players]]\nseats = 2\nportraits = 2\nbenefactors = 4\n\n[[players]]\nseats = 3\nportraits = 2\nbenefactors = 4\n\n[[players]]\nseats = 4\nportraits = 1\nbenefactors = 3\n\n[[players]]\nseats = 5\nportraits = 1\nbenefactors = 3\n\n[[players]]\nseats = 6\nportraits = 1\nbenefactors = 3\n','\n',char(10)));
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
CREATE TABLE portraits (
    person text not null,
    place integer not null,
    portrait integer not null,
    primary key (person, place)
) strict, without rowid;
INSERT INTO portraits VALUES('01c3105e894f8b17c3a41a9db6070b63',0,5);
CREATE TABLE devices (
    device text primary key,
    person text,
    name text not null,
    since integer not null,
    seen integer not null,
    changed integer not null
) strict, without rowid;
INSERT INTO devices VALUES('01c3105e894f8b17c3a41a9db6070b63','01c3105e894f8b17c3a41a9db6070b63','Firefox',1795125627707,1795125627707,1795125627707);
INSERT INTO devices VALUES('be79395cf89caf2754f9a7f68de9654b','01c3105e894f8b17c3a41a9db6070b63','Browser',1795125627916,1795125627916,1795125627916);
CREATE TABLE passkeys (
    credential text primary key,
    person text not null,
    passkey text not null,
    name text not null,
    since integer not null,
    used integer not null
) strict, without rowid;
CREATE TABLE recovery_sheets (
    hash text primary key,
    person text not null,
    since integer not null
) strict, without rowid;
INSERT INTO recovery_sheets VALUES('86a94ccadc0a48ef957d60d8593d4b224a11a92f7677fb11be03285a49df54a4','01c3105e894f8b17c3a41a9db6070b63',1795125628152);
CREATE TABLE device_links (
    hash text primary key,
    person text not null,
    until integer not null
) strict, without rowid;
CREATE TABLE passkey_challenges (
    id text primary key,
    state text not null,
    until integer not null
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
CREATE INDEX devices_by_person on devices (person);
CREATE INDEX devices_by_change on devices (changed);
CREATE INDEX passkeys_by_person on passkeys (person);
CREATE INDEX recovery_sheets_by_person on recovery_sheets (person);
CREATE INDEX device_links_by_person on device_links (person);
CREATE INDEX device_links_by_end on device_links (until);
CREATE INDEX passkey_challenges_by_end on passkey_challenges (until);
COMMIT;
PRAGMA user_version = 9;
