-- A house of version 6, written by the program of that time: a game with a clock in which a seat was taken over, a slow game, two
-- lobbies, one of them public, and a record brought along.
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
INSERT INTO tables VALUES('0534d9e47cd7ee44569e73eb7585a24f','tante',1,'397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37','{"couples":"off","memory-aid":"on"}',X'70336efb3be5e6b5256ddf4154182af311d3498d91065afa4760352955a0b74c','6b7d204fff05dae435bb42389d8816e3',1794977280624,1794977280634,0,NULL);
INSERT INTO tables VALUES('7a051c91a2be55bf4a472c1e8bd8c97d','tante',1,'397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37','{"couples":"off","memory-aid":"on"}',X'7ebfb7c15d31e706f5f8f738b76aa8fa264882126f44d1d913b955987e90ad14','6b7d204fff05dae435bb42389d8816e3',1794977280685,1794977280697,0,NULL);
INSERT INTO tables VALUES('2b51d755e2082ee924da5178db779494','maloney',2,'39fd1b99fea43bf598f5d4495f75caa03cdf0ec9f4c74e798fc2277bb452c272','{"auction":"live","count":"3","overbidding":"allowed"}',X'71330dc89d8e6fbd3ccea0d29202452247d82daba95510880627181fb0ac0333','6b7d204fff05dae435bb42389d8816e3',1794977280719,NULL,0,NULL);
INSERT INTO tables VALUES('366bcf171b8478f70aacaacd4f5d5ecc','erbraffer',2,'4c0d568a50591a17413945bc1050a7334771824c4678268813fec84e00ee3326','{"clock":"off","trial":"off"}',X'907035b810b7f693e64edb32fe1acd8f8930a0f31da17da652df33b42001d526','6b7d204fff05dae435bb42389d8816e3',1794977280730,NULL,0,NULL);
INSERT INTO tables VALUES('89b59453adea57010a5bd8738e8376be','tante',1,'397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37','{"couples":"on","memory-aid":"on"}',X'0303030303030303030303030303030303030303030303030303030303030303','6b7d204fff05dae435bb42389d8816e3',1794977280736,1794977174436,1,NULL);
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seats VALUES('0534d9e47cd7ee44569e73eb7585a24f',0,'Anna','6b7d204fff05dae435bb42389d8816e3',NULL);
INSERT INTO seats VALUES('0534d9e47cd7ee44569e73eb7585a24f',1,'Ben','cb397a807378751fc7b0b9128d4547e7',NULL);
INSERT INTO seats VALUES('0534d9e47cd7ee44569e73eb7585a24f',2,'Carla','b0fff8152a21991bd2c434d170a705f4',NULL);
INSERT INTO seats VALUES('2b51d755e2082ee924da5178db779494',0,'Anna','6b7d204fff05dae435bb42389d8816e3',NULL);
INSERT INTO seats VALUES('2b51d755e2082ee924da5178db779494',1,'',NULL,NULL);
INSERT INTO seats VALUES('2b51d755e2082ee924da5178db779494',2,'',NULL,NULL);
INSERT INTO seats VALUES('2b51d755e2082ee924da5178db779494',3,'',NULL,NULL);
INSERT INTO seats VALUES('366bcf171b8478f70aacaacd4f5d5ecc',0,'Anna','6b7d204fff05dae435bb42389d8816e3',NULL);
INSERT INTO seats VALUES('366bcf171b8478f70aacaacd4f5d5ecc',1,'',NULL,NULL);
INSERT INTO seats VALUES('366bcf171b8478f70aacaacd4f5d5ecc',2,'',NULL,NULL);
INSERT INTO seats VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',0,'Anna','6b7d204fff05dae435bb42389d8816e3',NULL);
INSERT INTO seats VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',1,'Ben','bfda3e8a05e40e1258a922f3fb1cce84',NULL);
INSERT INTO seats VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',2,'Carla','b0fff8152a21991bd2c434d170a705f4',NULL);
INSERT INTO seats VALUES('89b59453adea57010a5bd8738e8376be',0,'Anna',NULL,NULL);
INSERT INTO seats VALUES('89b59453adea57010a5bd8738e8376be',1,'Ben',NULL,NULL);
INSERT INTO seats VALUES('89b59453adea57010a5bd8738e8376be',2,'Carla',NULL,NULL);
CREATE TABLE log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
INSERT INTO log VALUES('0534d9e47cd7ee44569e73eb7585a24f',1,27,'person','{"input":{"act":[1,"keep"]}}','078fe34eab6ea549');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',1,700,'bot','{"input":{"act":[2,{"exchange":{"give":"red-3","take":"violet-0"}}]}}','94314e0363fba993');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',2,1400,'person','{"input":{"act":[0,{"bid":[1,0,0,0]}]}}','eeb3ebea1c2f3d81');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',3,2100,'person','{"input":{"act":[1,{"bid":[0,1,0,0]}]}}','52cd4981db44edd3');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',4,2800,'person','{"input":{"act":[0,{"bid":[3,0,0,0]}]}}','d59f4a8322ed1d29');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',5,3500,'person','{"input":{"act":[1,{"bid":[0,0,0,1]}]}}','1f531043d5648a9b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',6,4200,'person','{"input":{"act":[0,{"bid":[4,4,4,1]}]}}','4fb05416389ea7f0');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',7,4900,'person','"pause"','e3b0c44298fc1c14');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',8,5600,'clock','{"resume":{"slept":60000}}','e3b0c44298fc1c14');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',9,6300,'person','{"input":{"act":[1,"withdraw"]}}','301584c448ff806d');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',10,7000,'person','{"input":{"act":[0,{"exchange":{"give":"green-1","take":"gold-5"}}]}}','25fe51f1b9bd8709');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',11,7700,'person','{"input":{"act":[1,"withdraw"]}}','fd1210e41b48d0b1');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',12,8400,'bot','{"input":{"act":[2,{"bid":[4,3,2,0]}]}}','5f20ac95390f4828');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',13,9100,'clock','{"resume":{"slept":5000}}','e3b0c44298fc1c14');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',14,9800,'person','{"input":{"act":[1,{"exchange":{"give":"green-1","take":"violet-0"}}]}}','b29e817b5b78c165');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',15,10500,'bot','{"input":{"act":[2,{"bid":[0,0,1,0]}]}}','a3322c0db8f3f997');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',16,11200,'person','{"input":{"act":[0,{"bid":[0,0,0,3]}]}}','7b71bd073bb7c206');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',17,11900,'person','{"take_back":{"to":15}}','e3b0c44298fc1c14');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',18,12600,'person','{"input":{"act":[0,{"bid":[0,0,0,2]}]}}','ee3491906bf2e60b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',19,13300,'bot','{"input":{"act":[2,{"bid":[0,0,2,2]}]}}','2b78838ee9aaccab');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',20,14000,'bot','{"input":{"act":[2,{"exchange":{"give":"gold-2","take":"gold-20"}}]}}','d9be133dea1b46e4');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',21,14700,'person','{"input":{"act":[0,{"bid":[0,0,0,2]}]}}','ee3491906bf2e60b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',22,15400,'bot','{"input":{"act":[1,{"bid":[1,0,0,2]}]}}','63344ad1e4fbff7d');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',23,16100,'person','{"input":{"act":[0,{"bid":[0,0,0,3]}]}}','7b71bd073bb7c206');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',24,16800,'bot','{"input":{"act":[1,"withdraw"]}}','ea91dd4028481f01');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',25,17500,'person','{"take_back":{"to":23}}','e3b0c44298fc1c14');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',26,18200,'bot','{"input":{"act":[1,"withdraw"]}}','ea91dd4028481f01');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',27,18900,'person','{"input":{"act":[0,{"exchange":{"give":"green-3","take":"gold-10"}}]}}','727cdadc69ea7d2b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',28,19600,'bot','{"input":{"act":[1,{"bid":[1,0,0,0]}]}}','4ea1048d42c1652f');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',29,20300,'bot','{"input":{"act":[2,{"bid":[0,0,0,1]}]}}','1b614591bc67e73b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',30,21000,'bot','{"input":{"act":[1,{"bid":[1,0,0,1]}]}}','dc24a4451106c836');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',31,21700,'bot','{"input":{"act":[2,{"bid":[0,0,0,2]}]}}','2f743a0f716accb2');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',32,22400,'bot','{"input":{"act":[1,{"bid":[1,0,0,2]}]}}','63344ad1e4fbff7d');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',33,23100,'bot','{"input":{"act":[2,"withdraw"]}}','9d37093af8f71156');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',34,23800,'bot','{"input":{"act":[1,{"exchange":{"give":"red-2","take":"gold-0"}}]}}','2712425a19b81289');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',35,24500,'bot','{"input":{"act":[2,"withdraw"]}}','ab4254288235ddc9');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',36,25200,'bot','{"input":{"act":[2,"take"]}}','fd1321fe3651626b');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',37,25900,'bot','{"input":{"act":[2,{"exchange":{"give":"red-0","take":"red-10"}}]}}','541fb607eff0d593');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',38,26600,'bot','{"input":{"act":[1,{"bid":[1,0,0,0]}]}}','f78497545a862786');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',39,27300,'person','{"input":{"act":[0,{"exchange":{"give":"red-3","take":"gold-3"}}]}}','f8626f6f5cb3ccc2');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',40,28000,'bot','{"input":{"act":[1,{"bid":[1,0,0,0]}]}}','4ea1048d42c1652f');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',41,28700,'bot','{"input":{"act":[2,{"bid":[0,0,0,2]}]}}','2f743a0f716accb2');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',42,29400,'person','{"input":{"act":[1,{"bid":[1,0,0,2]}]}}','63344ad1e4fbff7d');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',43,30100,'bot','{"input":{"act":[2,"withdraw"]}}','e54a8e4d0fbc61bc');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',44,30800,'person','{"input":{"act":[1,{"exchange":{"give":"violet-10","take":"red-3"}}]}}','b1320c0469fca321');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',45,31500,'bot','{"input":{"act":[2,{"bid":[0,0,0,1]}]}}','a32b0d2726e1d1ef');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',46,32200,'bot','{"input":{"act":[2,{"exchange":{"give":"red-5","take":"violet-2"}}]}}','95c0905cb4080af6');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',47,32900,'person','{"input":{"act":[1,{"bid":[1,0,0,0]}]}}','27fb63cc5caf77ab');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',48,33600,'person','{"input":{"act":[0,{"exchange":{"give":"red-1","take":"gold-5"}}]}}','11b6d2a3a8f698b2');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',49,34300,'person','{"input":{"act":[1,"withdraw"]}}','fd1210e41b48d0b1');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',50,35000,'bot','{"input":{"act":[2,"withdraw"]}}','db9044ba6697716f');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',51,35700,'person','{"input":{"act":[1,{"buy_out":"gold-0"}]}}','c0cf149d13e9fd4e');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',52,36400,'bot','{"input":{"act":[2,"take"]}}','99c00930d8fcdfc9');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',53,37100,'person','{"input":{"act":[1,{"exchange":{"give":"gold-1","take":"red-1"}}]}}','d774d58db18ba7dd');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',54,37800,'bot','{"input":{"act":[2,"withdraw"]}}','ab4254288235ddc9');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',55,38500,'bot','{"input":{"act":[2,{"buy_out":"violet-0"}]}}','a90ef0565d4fe11e');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',56,39200,'person','{"input":{"act":[0,"take"]}}','4e35e4bb25b71c77');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',57,39900,'bot','{"input":{"act":[2,{"exchange":{"give":"gold-20","take":"green-0"}}]}}','69f4ba15866b1d1a');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',58,40600,'person','{"input":{"act":[1,"withdraw"]}}','411d522f8e4ed1a7');
INSERT INTO log VALUES('89b59453adea57010a5bd8738e8376be',59,41300,'person','{"input":{"act":[0,"take"]}}','9e7374b8547f154c');
CREATE TABLE editions (
    hash text primary key,
    text text not null
) strict;
INSERT INTO editions VALUES('397b2b5b8dc39b391b41b09fd9cdb5c68ec3ebf813245b79cf56033506646c37',replace('# La Tante à Héritage, as published in 1998.\n# `published`: printed in the rules. `reconstructed`: worked out from what they imply.\n\n[inheritance]\nprovenance = "published"\n# The sheet speaks of seven colours, but its 72 cards (60 for four players, 48 for three) make six. The names are ours.\ncolours = ["red", "blue", "green", "gold", "violet", "slate"]\n# The twelve cards of every colour.\nvalues = [0, 0, 1, 1, 2, 2, 3, 3, 5, 5, 10, 20]\n# Dealt to every player.\nhand = 3\n\n[gifts]\nprovenance = "published"\n# In the box, of each of the values 1, 2, 3 and 4.\nof_each = 20\n# Dealt to every player, of each value.\nhand = 4\n\n[portraits]\nprovenance = "published"\ngentlemen = 8\n\n[[players]]\nseats = 3\ngentlemen = 6\ncolours_out = 2\n\n[[players]]\nseats = 4\ngentlemen = 7\ncolours_out = 1\n\n[[players]]\nseats = 5\ngentlemen = 8\ncolours_out = 0\n','\n',char(10)));
INSERT INTO editions VALUES('39fd1b99fea43bf598f5d4495f75caa03cdf0ec9f4c74e798fc2277bb452c272',replace('# L''héritage de Maloney, Ravensburger 1988.\n# `published`: printed in the rules sheet. `reconstructed`: was printed on a board and cards we don''t have, worked out from what is known.\n\n# M1: sixteen towns. The names here are for whoever reads this file; what is said in the game stands in words/.\ntowns = [\n    { number = 1, name = "San Francisco", provenance = "published" },\n    { number = 2, name = "San Diego", provenance = "published" },\n    { number = 3, name = "Sacramento", provenance = "published" },\n    { number = 4, name = "Seattle", provenance = "reconstructed" },\n    { number = 5, name = "Phoenix", provenance = "reconstructed" },\n    { number = 6, name = "Cheyenne", provenance = "published" },\n    { number = 7, name = "Santa Fé", provenance = "published" },\n    { number = 8, name = "Chicago", provenance = "published" },\n    { number = 9, name = "Kansas City", provenance = "published" },\n    { number = 10, name = "Dallas", provenance = "reconstructed" },\n    { number = 11, name = "New Orleans", provenance = "reconstructed" },\n    { number = 12, name = "St. Louis", provenance = "reconstructed" },\n    { number = 13, name = "Memphis", provenance = "reconstructed" },\n    { number = 14, name = "Atlanta", provenance = "reconstructed" },\n    { number = 15, name = "New York", provenance = "reconstructed" },\n    { number = 16, name = "Charleston", provenance = "published" },\n]\n\n# M2: the seven towns that can be reached from each. All follow the pattern of the one row that is known, that of Sacramento.\nroads = [\n    { from = 1, to = [4, 5, 6, 7, 14, 15, 16], provenance = "reconstructed" },\n    { from = 2, to = [1, 5, 6, 7, 8, 15, 16], provenance = "reconstructed" },\n    { from = 3, to = [1, 2, 6, 7, 8, 9, 16], provenance = "published" },\n    { from = 4, to = [1, 2, 3, 7, 8, 9, 10], provenance = "reconstructed" },\n    { from = 5, to = [2, 3, 4, 8, 9, 10, 11], provenance = "reconstructed" },\n    { from = 6, to = [3, 4, 5, 9, 10, 11, 12], provenance = "reconstructed" },\n    { from = 7, to = [4, 5, 6, 10, 11, 12, 13], provenance = "reconstructed" },\n    { from = 8, to = [5, 6, 7, 11, 12, 13, 14], provenance = "reconstructed" },\n    { from = 9, to = [6, 7, 8, 12, 13, 14, 15], provenance = "reconstructed" },\n    { from = 10, to = [7, 8, 9, 13, 14, 15, 16], provenance = "reconstructed" },\n    { from = 11, to = [1, 8, 9, 10, 14, 15, 16], provenance = "reconstructed" },\n    { from = 12, to = [1, 2, 9, 10, 11, 15, 16], provenance = "reconstructed" },\n    { from = 13, to = [1, 2, 3, 10, 11, 12, 16], provenance = "reconstructed" },\n    { from = 14, to = [1, 2, 3, 4, 11, 12, 13], provenance = "reconstructed" },\n    { from = 15, to = [2, 3, 4, 5, 12, 13, 14], provenance = "reconstructed" },\n    { from = 16, to = [3, 4, 5, 6, 13, 14, 15], provenance = "reconstructed" },\n]\n\n# M3: the best days of each town''s four action cards, worth 7 points then and one less on every later day of the week.\ncards = [\n    { town = 1, best = ["monday", "thursday", "sunday", "wednesday"], provenance = "reconstructed" },\n    { town = 2, best = ["saturday", "tuesday", "friday", "monday"], provenance = "reconstructed" },\n    { town = 3, best = ["thursday", "sunday", "wednesday", "saturday"], provenance = "reconstructed" },\n    { town = 4, best = ["tuesday", "friday", "monday", "thursday"], provenance = "reconstructed" },\n    { town = 5, best = ["sunday", "wednesday", "saturday", "tuesday"], provenance = "reconstructed" },\n    { town = 6, best = ["friday", "monday", "thursday", "sunday"], provenance = "reconstructed" },\n    { town = 7, best = ["wednesday", "saturday", "tuesday", "friday"], provenance = "reconstructed" },\n    { town = 8, best = ["monday", "thursday", "sunday", "wednesday"], provenance = "reconstructed" },\n    { town = 9, best = ["saturday", "tuesday", "friday", "monday"], provenance = "reconstructed" },\n    { town = 10, best = ["thursday", "sunday", "wednesday", "saturday"], provenance = "reconstructed" },\n    { town = 11, best = ["tuesday", "friday", "monday", "thursday"], provenance = "reconstructed" },\n    { town = 12, best = ["sunday", "wednesday", "saturday", "tuesday"], provenance = "reconstructed" },\n    { town = 13, best = ["friday", "monday", "thursday", "sunday"], provenance = "reconstructed" },\n    { town = 14, best = ["wednesday", "saturday", "tuesday", "friday"], provenance = "reconstructed" },\n    { town = 15, best = ["monday", "thursday", "sunday", "wednesday"], provenance = "reconstructed" },\n    { town = 16, best = ["saturday", "tuesday", "friday", "monday"], provenance = "reconstructed" },\n]\n\n# M4: 24 suitcases. That they bring up to 5 points or 1500 dollars and cost up to 3 points or 1000 dollars is published.\nsuitcases = [\n    { points = [-3, -2, -2, -1, 1, 1, 2, 2, 3, 3, 4, 5], provenance = "reconstructed" },\n    { dollars = [-1000, -800, -500, -300, 300, 500, 500, 800, 1000, 1000, 1200, 1500], provenance = "reconstructed" },\n]\n','\n',char(10)));
INSERT INTO editions VALUES('4c0d568a50591a17413945bc1050a7334771824c4678268813fec84e00ee3326',replace('# Die Erbraffer / À qui l''héritage ?, as published in 1994. All money is in thousands.\n# `published`: printed in the rules. `reconstructed`: worked out from what they and reviews say of a board we don''t have.\n\n[calendar]\nprovenance = "published"\nfirst = 1840\nlast = 2000\nstep = 10\n# The generation changes; in the years between somebody dies.\ngolden = [1870, 1900, 1930, 1960, 1990]\n# Wills that lie open at the same time.\nwill_markers = 2\n\n[tree]\nprovenance = "reconstructed"\n# What every ancestor has at the start, and everybody who marries in.\ncash = 10\ndowry = 5\n\n# `married` are in rectangular frames (so are the last heirs), `benefactors` in oval ones; `married_in` have a dowry and no parents here.\n\n[[generations]]\nyear = 1840\nmarried = ["A1", "A2", "B1", "B2", "C1", "C2"]\n\n[[generations]]\nyear = 1870\nmarried = ["a1", "a2", "b1", "b2", "c1", "c2", "o1", "o2"]\nmarried_in = ["o1", "o2"]\nbenefactors = ["ax", "bx", "cx"]\n\n[[generations]]\nyear = 1900\nmarried = ["d1", "d2", "e1", "e2", "f1", "g1"]\nbenefactors = ["ex", "fx", "gx"]\n\n[[generations]]\nyear = 1930\nmarried = ["h1", "h2", "i1", "i2", "j1", "j2", "o3", "o4"]\nmarried_in = ["o3", "o4"]\nbenefactors = ["hx", "ix", "jx"]\n\n[[generations]]\nyear = 1960\nmarried = ["k1", "k2", "l1", "l2", "m1", "n1"]\nbenefactors = ["lx", "mx", "nx"]\n\n[[generations]]\nyear = 1990\nmarried = ["p1", "p2", "q1", "q2", "r1", "r2"]\n\n[[couples]]\nspouses = ["A1", "A2"]\nchildren = ["a1", "a2", "ax"]\n\n[[couples]]\nspouses = ["B1", "B2"]\nchildren = ["b1", "b2", "bx"]\n\n[[couples]]\nspouses = ["C1", "C2"]\nchildren = ["c1", "c2", "cx"]\n\n[[couples]]\nspouses = ["a1", "b1"]\nchildren = ["d1", "d2"]\n\n[[couples]]\nspouses = ["b2", "c1"]\nchildren = ["e1", "e2", "ex"]\n\n[[couples]]\nspouses = ["a2", "o1"]\nchildren = ["f1", "fx"]\n\n[[couples]]\nspouses = ["c2", "o2"]\nchildren = ["g1", "gx"]\n\n[[couples]]\nspouses = ["d1", "e1"]\nchildren = ["h1", "h2", "hx"]\n\n[[couples]]\nspouses = ["d2", "g1"]\nchildren = ["i1", "i2", "ix"]\n\n[[couples]]\nspouses = ["e2", "f1"]\nchildren = ["j1", "j2", "jx"]\n\n[[couples]]\nspouses = ["h1", "i1"]\nchildren = ["k1", "k2"]\n\n[[couples]]\nspouses = ["i2", "j1"]\nchildren = ["l1", "l2", "lx"]\n\n[[couples]]\nspouses = ["h2", "o3"]\nchildren = ["m1", "mx"]\n\n[[couples]]\nspouses = ["j2", "o4"]\nchildren = ["n1", "nx"]\n\n[[couples]]\nspouses = ["k1", "l1"]\nchildren = ["p1", "p2"]\n\n[[couples]]\nspouses = ["k2", "n1"]\nchildren = ["q1", "q2"]\n\n[[couples]]\nspouses = ["l2", "m1"]\nchildren = ["r1", "r2"]\n\n# A fine vase worth 12, a plain vase and a Stradivarius are known; the other values and all names are ours.\n[heirlooms]\nprovenance = "reconstructed"\njug = { of = "A1", value = 5 }\nviolin = { of = "A2", value = 20 }\nclock = { of = "B1", value = 8 }\nnecklace = { of = "B2", value = 15 }\npainting = { of = "C1", value = 10 }\nporcelain = { of = "C2", value = 12 }\n\n[influence]\nprovenance = "published"\n# Dealt to every player.\nhand = 4\ncards = [\n  { kind = "tax", amount = 6 },\n  { kind = "tax", amount = 5 },\n  { kind = "tax", amount = 4 },\n  { kind = "tax", amount = 6, hourglass = true },\n  { kind = "tax", amount = 5, hourglass = true },\n  { kind = "tax", amount = 4, hourglass = true },\n  { kind = "factory", amount = 8 },\n  { kind = "factory", amount = 10 },\n  { kind = "income", amount = 15 },\n  { kind = "income", amount = 10, count = 2 },\n  { kind = "income", amount = 8, count = 2 },\n  { kind = "riches", amount = 6, count = 2 },\n  { kind = "riches", amount = 2, count = 3, hourglass = true },\n  { kind = "riches", amount = 3, count = 3, hourglass = true },\n  { kind = "riches", amount = 4, count = 2, hourglass = true },\n  { kind = "riches", amount = 5, count = 2, hourglass = true },\n  { kind = "luck", amount = 10 },\n  { kind = "luck", amount = 5 },\n  { kind = "quarrel", amount = 3 },\n  { kind = "quarrel", amount = 6, hourglass = true },\n  { kind = "wedding-present", amount = 5 },\n  { kind = "bomb", hourglass = true },\n  { kind = "gambling-debt", count = 2 },\n  { kind = "marvellous", count = 2 },\n  { kind = "brotherly-love", count = 2 },\n  { kind = "black-sheep" },\n  { kind = "black-sheep", hourglass = true },\n  { kind = "small-presents" },\n  { kind = "new-will", count = 6 },\n  { kind = "shake-up", count = 2 },\n]\n\n# Every benefactor is on two cards, every last heir on one portrait.\n[[players]]\nseats = 2\nportraits = 2\nbenefactors = 4\n\n[[players]]\nseats = 3\nportraits = 2\nbenefactors = 4\n\n[[players]]\nseats = 4\nportraits = 1\nbenefactors = 3\n\n[[players]]\nseats = 5\nportraits = 1\nbenefactors = 3\n\n[[players]]\nseats = 6\nportraits = 1\nbenefactors = 3\n','\n',char(10)));
CREATE TABLE imports (
    table_id text primary key references tables (id),
    opened integer not null
) strict, without rowid;
INSERT INTO imports VALUES('89b59453adea57010a5bd8738e8376be',1794977280736);
CREATE TABLE notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO notes VALUES('0534d9e47cd7ee44569e73eb7585a24f',0,'Marie is kind.');
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
INSERT INTO chat VALUES('0534d9e47cd7ee44569e73eb7585a24f',1,1794977280647,'players','6b7d204fff05dae435bb42389d8816e3','Anna','text','Good luck');
INSERT INTO chat VALUES('0534d9e47cd7ee44569e73eb7585a24f',2,1794977280651,'players','bfda3e8a05e40e1258a922f3fb1cce84','Ben','reaction','bravo');
INSERT INTO chat VALUES('0534d9e47cd7ee44569e73eb7585a24f',3,1794977280680,'players','','','taken-over','Ben');
CREATE TABLE mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
INSERT INTO mutes VALUES('0534d9e47cd7ee44569e73eb7585a24f','bfda3e8a05e40e1258a922f3fb1cce84','Anna');
CREATE TABLE conduct (
    table_id text primary key references tables (id),
    conduct text not null
) strict, without rowid;
INSERT INTO conduct VALUES('0534d9e47cd7ee44569e73eb7585a24f','{"pace":{"live":{"seconds":60,"bank":300}},"asked":{"what":"pause","by":0,"seq":1,"votes":{}}}');
INSERT INTO conduct VALUES('2b51d755e2082ee924da5178db779494','{"pace":{"live":{"seconds":180,"bank":900}}}');
INSERT INTO conduct VALUES('7a051c91a2be55bf4a472c1e8bd8c97d','{"pace":{"slow":{"days":2}},"asked":{"what":"hints","by":0,"seq":0,"votes":{}}}');
CREATE TABLE house (
    name text primary key,
    value text not null
) strict, without rowid;
INSERT INTO house VALUES('key','217fe897c2f51c683ddf917560f3bb445cc4bdefa2edd2983764e3dc14f2aa39');
INSERT INTO house VALUES('open','1794977280262');
INSERT INTO house VALUES('session','1');
INSERT INTO house VALUES('session in log','1');
CREATE TABLE seat_links (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO seat_links VALUES('0534d9e47cd7ee44569e73eb7585a24f',1,'a878b13f3be89280d52108282367695c');
INSERT INTO seat_links VALUES('0534d9e47cd7ee44569e73eb7585a24f',2,'1ca4089136952065106652f3f86fd3d7');
INSERT INTO seat_links VALUES('2b51d755e2082ee924da5178db779494',1,'0b3cd9681129426c7c8839fb4c91c914');
INSERT INTO seat_links VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',1,'f04c901c7b440f1dcd5a52b9ccc94852');
INSERT INTO seat_links VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',2,'e4d9122a85dc3a3dec6547c0228ac6d4');
CREATE TABLE join_links (
    table_id text primary key references tables (id),
    nonce text not null
) strict, without rowid;
INSERT INTO join_links VALUES('2b51d755e2082ee924da5178db779494','275c531029ca47a70f81bd387cdf7621');
CREATE TABLE displaced (
    table_id text not null references tables (id),
    seat integer not null,
    person text not null,
    at integer not null,
    may_return integer not null,
    shared integer not null,
    primary key (table_id, seat, person)
) strict, without rowid;
INSERT INTO displaced VALUES('0534d9e47cd7ee44569e73eb7585a24f',1,'bfda3e8a05e40e1258a922f3fb1cce84',1794977280680,1,0);
CREATE TABLE sent_away (
    table_id text not null references tables (id),
    person text not null,
    number integer not null,
    primary key (table_id, person)
) strict, without rowid;
INSERT INTO sent_away VALUES('2b51d755e2082ee924da5178db779494','f91ee035ef3fa205a0ef61748b536a96',1);
CREATE TABLE came_from (
    table_id text not null references tables (id),
    person text not null,
    household text not null,
    at integer not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE TABLE listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
INSERT INTO listed VALUES('2b51d755e2082ee924da5178db779494',0,1794977280719,0);
CREATE TABLE banned (
    person text primary key,
    since integer not null
) strict, without rowid;
INSERT INTO banned VALUES('bfda3e8a05e40e1258a922f3fb1cce84',1794977280773);
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
INSERT INTO pulse VALUES('0534d9e47cd7ee44569e73eb7585a24f',9,NULL);
INSERT INTO pulse VALUES('2b51d755e2082ee924da5178db779494',3,NULL);
INSERT INTO pulse VALUES('366bcf171b8478f70aacaacd4f5d5ecc',0,NULL);
INSERT INTO pulse VALUES('7a051c91a2be55bf4a472c1e8bd8c97d',4,NULL);
INSERT INTO pulse VALUES('89b59453adea57010a5bd8738e8376be',0,NULL);
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
INSERT INTO seeds VALUES('0534d9e47cd7ee44569e73eb7585a24f','{"dealt":{"secret":"70336efb3be5e6b5256ddf4154182af311d3498d91065afa4760352955a0b74c","shares":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}}');
INSERT INTO seeds VALUES('7a051c91a2be55bf4a472c1e8bd8c97d','{"dealt":{"secret":"7ebfb7c15d31e706f5f8f738b76aa8fa264882126f44d1d913b955987e90ad14","shares":["0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000","0000000000000000000000000000000000000000000000000000000000000000"]}}');
INSERT INTO seeds VALUES('89b59453adea57010a5bd8738e8376be','{"dealt":{"secret":"0303030303030303030303030303030303030303030303030303030303030303","shares":["0707070707070707070707070707070707070707070707070707070707070707","0707070707070707070707070707070707070707070707070707070707070707","0707070707070707070707070707070707070707070707070707070707070707"]}}');
CREATE INDEX seats_by_person on seats (person);
CREATE INDEX tables_by_edition on tables (edition);
CREATE INDEX imports_by_opened on imports (opened);
CREATE INDEX chat_by_person on chat (person, at);
CREATE INDEX chat_by_room on chat (table_id, room, line);
CREATE INDEX displaced_by_person on displaced (person);
CREATE INDEX sent_away_by_person on sent_away (person);
CREATE INDEX came_from_by_person on came_from (person);
CREATE INDEX came_from_by_household on came_from (household);
CREATE INDEX came_from_by_age on came_from (at);
CREATE INDEX listed_by_stage on listed (stage, since);
CREATE INDEX tables_by_host on tables (host);
CREATE INDEX present_by_node on present (node);
CREATE INDEX pulse_by_due on pulse (due) where due is not null;
COMMIT;
PRAGMA user_version = 6;
