-- A house of version 5, written by the program of that time: a game that has begun, two lobbies, and a record brought along.
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
INSERT INTO tables VALUES('5ac0b4eaabf72027291848e5ada035a3','tante',1,replace('# La Tante à Héritage, as published in 1998.\n# `published`: printed in the rules. `reconstructed`: worked out from what they imply.\n\n[inheritance]\nprovenance = "published"\n# The sheet speaks of seven colours, but its 72 cards (60 for four players, 48 for three) make six. The names are ours.\ncolours = ["red", "blue", "green", "gold", "violet", "slate"]\n# The twelve cards of every colour.\nvalues = [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]\n# Dealt to every player.\nhand = 3\n\n[gifts]\nprovenance = "published"\n# In the box, of each of the values 1, 2, 3 and 4.\nof_each = 20\n# Dealt to every player, of each value.\nhand = 4\n\n[portraits]\nprovenance = "published"\ngentlemen = 8\n\n[[players]]\nseats = 3\ngentlemen = 6\ncolours_out = 2\n\n[[players]]\nseats = 4\ngentlemen = 7\ncolours_out = 1\n\n[[players]]\nseats = 5\ngentlemen = 8\ncolours_out = 0\n','\n',char(10)),'{"couples":"off","memory-aid":"on"}',X'bbf53e036574f4e1d0625148aedb9af26206b354404a1307091c293e325e75f2','5a8321a5383d372a311a5046de9ca414',1794962925417,1794962925478,0,NULL);
INSERT INTO tables VALUES('1243215f3b40959ec033531b0541301b','tante',1,replace('# La Tante à Héritage, as published in 1998.\n# `published`: printed in the rules. `reconstructed`: worked out from what they imply.\n\n[inheritance]\nprovenance = "published"\n# The sheet speaks of seven colours, but its 72 cards (60 for four players, 48 for three) make six. The names are ours.\ncolours = ["red", "blue", "green", "gold", "violet", "slate"]\n# The twelve cards of every colour.\nvalues = [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]\n# Dealt to every player.\nhand = 3\n\n[gifts]\nprovenance = "published"\n# In the box, of each of the values 1, 2, 3 and 4.\nof_each = 20\n# Dealt to every player, of each value.\nhand = 4\n\n[portraits]\nprovenance = "published"\ngentlemen = 8\n\n[[players]]\nseats = 3\ngentlemen = 6\ncolours_out = 2\n\n[[players]]\nseats = 4\ngentlemen = 7\ncolours_out = 1\n\n[[players]]\nseats = 5\ngentlemen = 8\ncolours_out = 0\n','\n',char(10)),'{"couples":"off","memory-aid":"on"}',X'd6cc38bad20e8b16090c280ec7f693fa9934f22b74b4d789bd4e55af9dc40d98','5a8321a5383d372a311a5046de9ca414',1794962925487,NULL,0,NULL);
INSERT INTO tables VALUES('0db7e5e66bd2851d22c7463c8d719c9f','millionen',1,replace('# Millionen Poker, as published in 1991.\n# `published`: printed in the rules. `reconstructed`: not printed there; ours, tried out with simple players.\n\n[deck]\nprovenance = "published"\ncards = 88\n\n[suitcases]\nprovenance = "reconstructed"\ncount = 20\n\n[dandies]\nprovenance = "reconstructed"\ncount = 6\n\n# The values are printed, how many there are of each is not.\n[socialites]\nprovenance = "reconstructed"\ncount = { 2 = 6, 3 = 6, 4 = 6, 6 = 6 }\n\n[pickpockets]\nprovenance = "reconstructed"\ncount = { 2 = 5, 3 = 5, 4 = 5, 5 = 5, 6 = 5 }\n\n[cheats]\nprovenance = "reconstructed"\ncount = 7\n\n[revolvers]\nprovenance = "reconstructed"\ncount = 6\n','\n',char(10)),'{}',X'ba78659f4522cea1d192ff57c2fc41ba4010b748378efe78aa5efb329bb91e7c','5a8321a5383d372a311a5046de9ca414',1794962925510,NULL,0,NULL);
INSERT INTO tables VALUES('9144db9a0d84f09f56e21bb4ab670b37','tante',1,replace('# La Tante à Héritage, as published in 1998.\n# `published`: printed in the rules. `reconstructed`: worked out from what they imply.\n\n[inheritance]\nprovenance = "published"\n# The sheet speaks of seven colours, but its 72 cards (60 for four players, 48 for three) make six. The names are ours.\ncolours = ["red", "blue", "green", "gold", "violet", "slate"]\n# The twelve cards of every colour.\nvalues = [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]\n# Dealt to every player.\nhand = 3\n\n[gifts]\nprovenance = "published"\n# In the box, of each of the values 1, 2, 3 and 4.\nof_each = 20\n# Dealt to every player, of each value.\nhand = 4\n\n[portraits]\nprovenance = "published"\ngentlemen = 8\n\n[[players]]\nseats = 3\ngentlemen = 6\ncolours_out = 2\n\n[[players]]\nseats = 4\ngentlemen = 7\ncolours_out = 1\n\n[[players]]\nseats = 5\ngentlemen = 8\ncolours_out = 0\n','\n',char(10)),'{"couples":"off","memory-aid":"on"}',X'374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb','5a8321a5383d372a311a5046de9ca414',1794962925530,1794962925530,1,NULL);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seats VALUES('0db7e5e66bd2851d22c7463c8d719c9f',0,'Anna','5a8321a5383d372a311a5046de9ca414',NULL);
INSERT INTO seats VALUES('0db7e5e66bd2851d22c7463c8d719c9f',1,'Ben','b57d7bee1c0efe802ec77fb0648c5505',NULL);
INSERT INTO seats VALUES('0db7e5e66bd2851d22c7463c8d719c9f',2,'',NULL,NULL);
INSERT INTO seats VALUES('1243215f3b40959ec033531b0541301b',0,'Anna','5a8321a5383d372a311a5046de9ca414',NULL);
INSERT INTO seats VALUES('1243215f3b40959ec033531b0541301b',1,'Ben','b57d7bee1c0efe802ec77fb0648c5505',NULL);
INSERT INTO seats VALUES('1243215f3b40959ec033531b0541301b',2,'',NULL,NULL);
INSERT INTO seats VALUES('5ac0b4eaabf72027291848e5ada035a3',0,'Anna','5a8321a5383d372a311a5046de9ca414',NULL);
INSERT INTO seats VALUES('5ac0b4eaabf72027291848e5ada035a3',1,'Ben','b57d7bee1c0efe802ec77fb0648c5505',NULL);
INSERT INTO seats VALUES('5ac0b4eaabf72027291848e5ada035a3',2,'Achille',NULL,'steady-bold');
INSERT INTO seats VALUES('9144db9a0d84f09f56e21bb4ab670b37',0,'random 1',NULL,NULL);
INSERT INTO seats VALUES('9144db9a0d84f09f56e21bb4ab670b37',1,'random 2',NULL,NULL);
INSERT INTO seats VALUES('9144db9a0d84f09f56e21bb4ab670b37',2,'random 3',NULL,NULL);
CREATE TABLE log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
INSERT INTO log VALUES('5ac0b4eaabf72027291848e5ada035a3',1,8,'bot','{"input":{"act":[2,{"exchange":{"give":"red-3","take":"slate-0"}}]}}','785a3bfc7750174a');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',1,0,'bot','{"input":{"act":[0,"keep"]}}','9b92bede83633d63');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',2,0,'bot','{"input":{"act":[1,{"bid":[0,0,1,0]}]}}','4b016a7d332240a1');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',3,0,'bot','{"input":{"act":[2,{"bid":[0,0,1,1]}]}}','2f5651b9a2f88443');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',4,0,'bot','{"input":{"act":[1,{"bid":[3,4,0,0]}]}}','ec66195adc53d689');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',5,0,'bot','{"input":{"act":[2,{"bid":[3,4,2,0]}]}}','9cac7273cf46f87a');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',6,0,'bot','{"input":{"act":[1,{"bid":[1,2,4,4]}]}}','6a57f9c5e6fabd5c');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',7,0,'bot','{"input":{"act":[2,{"bid":[4,4,3,4]}]}}','158da47ac33d15b6');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',8,0,'bot','{"input":{"act":[1,{"bid":[4,4,4,4]}]}}','0792ba4d1fffd8d9');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',9,0,'bot','{"input":{"act":[1,"keep"]}}','078fe34eab6ea549');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',10,0,'bot','{"input":{"act":[2,{"bid":[4,4,4,2]}]}}','1c3d1cb6274fdb4f');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',11,0,'bot','{"input":{"act":[0,{"bid":[4,3,4,3]}]}}','fb58eaf99345efb6');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',12,0,'bot','{"input":{"act":[2,{"bid":[1,3,4,4]}]}}','78a6898664a4a31a');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',13,0,'bot','{"input":{"act":[0,{"bid":[3,4,4,4]}]}}','bd7287670a566ab2');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',14,0,'bot','{"input":{"act":[2,"withdraw"]}}','3040ec3e50680f84');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',15,0,'bot','{"input":{"act":[2,{"exchange":{"give":"blue-10","take":"blue-3"}}]}}','05a60dad199e418e');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',16,0,'bot','{"input":{"act":[0,{"bid":[1,0,0,0]}]}}','e243746a3087550b');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',17,0,'bot','{"input":{"act":[0,{"exchange":{"give":"violet-5","take":"gold-5"}}]}}','3e01ad15345426cc');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',18,0,'bot','{"input":{"act":[2,{"bid":[3,0,0,0]}]}}','7ea4c31116ebe41d');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',19,0,'bot','{"input":{"act":[1,{"exchange":{"give":"blue-2","take":"slate-3"}}]}}','816dd08df8ed6c80');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',20,0,'bot','{"input":{"act":[2,{"bid":[0,4,0,0]}]}}','12bfa8ca69395627');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',21,0,'bot','{"input":{"act":[2,{"exchange":{"give":"slate-10","take":"gold-2"}}]}}','7da6c142b3376de8');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',22,0,'bot','{"input":{"act":[0,{"buy_out":"gold-0"}]}}','9d03ee481ba28d3e');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',23,0,'bot','{"input":{"act":[1,"take"]}}','4cb08a5ee48807ff');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',24,0,'bot','{"input":{"act":[0,{"exchange":{"give":"violet-2","take":"violet-3"}}]}}','94b07fef468749c7');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',25,0,'bot','{"input":{"act":[2,{"bid":[1,0,1,0]}]}}','bee806a53cd56a10');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',26,0,'bot','{"input":{"act":[1,{"exchange":{"give":"blue-5","take":"blue-0"}}]}}','ae4cda27ce1e8ce1');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',27,0,'bot','{"input":{"act":[2,{"bid":[0,0,3,0]}]}}','1d5b3b10f8a0140b');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',28,0,'bot','{"input":{"act":[2,{"exchange":{"give":"violet-0","take":"violet-5"}}]}}','15d48a4bf118cef3');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',29,0,'bot','{"input":{"act":[0,"take"]}}','78b82ecd2a1b2e0d');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',30,0,'bot','{"input":{"act":[0,{"exchange":{"give":"violet-0","take":"gold-0"}}]}}','5ceebb5ad04aee09');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',31,0,'bot','{"input":{"act":[2,{"bid":[0,0,0,2]}]}}','9b76e64747b52442');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',32,0,'bot','{"input":{"act":[1,{"exchange":{"give":"violet-1","take":"slate-20"}}]}}','ebd016a573598c84');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',33,0,'bot','{"input":{"act":[2,{"bid":[0,0,0,1]}]}}','6822635ddd5da221');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',34,0,'bot','{"input":{"act":[2,{"exchange":{"give":"violet-5","take":"violet-20"}}]}}','674e45100358a79f');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',35,0,'bot','{"input":{"act":[0,"take"]}}','db029ed44ad1564f');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',36,0,'bot','{"input":{"act":[0,"keep"]}}','68b6401e4d097e51');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',37,0,'bot','{"input":{"act":[2,"withdraw"]}}','db9044ba6697716f');
INSERT INTO log VALUES('9144db9a0d84f09f56e21bb4ab670b37',38,0,'bot','{"input":{"act":[1,"take"]}}','07f709e3627d7606');
CREATE TABLE notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO notes VALUES('5ac0b4eaabf72027291848e5ada035a3',0,'a plan');
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
INSERT INTO chat VALUES('5ac0b4eaabf72027291848e5ada035a3',1,1794962925494,'players','5a8321a5383d372a311a5046de9ca414','Anna','text','Hello');
INSERT INTO chat VALUES('5ac0b4eaabf72027291848e5ada035a3',2,1794962925498,'players','b57d7bee1c0efe802ec77fb0648c5505','Ben','text','Hi Anna');
CREATE TABLE mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
INSERT INTO mutes VALUES('5ac0b4eaabf72027291848e5ada035a3','5a8321a5383d372a311a5046de9ca414','Ben');
CREATE TABLE conduct (
    table_id text primary key references tables (id),
    conduct text not null
) strict, without rowid;
CREATE TABLE house (
    name text primary key,
    value text not null
) strict, without rowid;
INSERT INTO house VALUES('key','6ee60ab13be7b391ac42ae2ef9d4c1d75b016f0be455bab1fe944bfd205d4995');
INSERT INTO house VALUES('open','1794962924194');
CREATE TABLE listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
CREATE TABLE banned (
    person text primary key,
    since integer not null
) strict, without rowid;
CREATE TABLE touched (
    table_id text primary key,
    at integer not null
) strict, without rowid;
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
INSERT INTO pulse VALUES('0db7e5e66bd2851d22c7463c8d719c9f',1,NULL);
INSERT INTO pulse VALUES('1243215f3b40959ec033531b0541301b',1,NULL);
INSERT INTO pulse VALUES('5ac0b4eaabf72027291848e5ada035a3',7,NULL);
INSERT INTO pulse VALUES('9144db9a0d84f09f56e21bb4ab670b37',0,NULL);
CREATE TABLE reviews (
    table_id text primary key references tables (id),
    percent integer not null,
    until integer not null,
    review text
) strict, without rowid;
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
INSERT INTO seeds VALUES('5ac0b4eaabf72027291848e5ada035a3','{"dealt":{"secret":"bbf53e036574f4e1d0625148aedb9af26206b354404a1307091c293e325e75f2","shares":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}}');
INSERT INTO seeds VALUES('9144db9a0d84f09f56e21bb4ab670b37','{"open":"374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"}');
CREATE INDEX seats_by_person on seats (person);
CREATE INDEX chat_by_person on chat (person, at);
CREATE INDEX listed_by_stage on listed (stage, since);
CREATE INDEX tables_by_host on tables (host);
CREATE INDEX present_by_node on present (node);
CREATE INDEX pulse_by_due on pulse (due) where due is not null;
COMMIT;
PRAGMA user_version = 5;
