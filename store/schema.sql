-- What all steps of migrations/ come to, written by the tests: UPDATE=1 writes it anew.
CREATE TABLE banned (
    person text primary key,
    since integer not null
) strict, without rowid;
CREATE TABLE came_from (
    table_id text not null references tables (id),
    person text not null,
    household text not null,
    at integer not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE INDEX came_from_by_age on came_from (at);
CREATE INDEX came_from_by_household on came_from (household);
CREATE INDEX came_from_by_person on came_from (person);
CREATE TABLE channels (
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
CREATE INDEX channels_by_device on channels (device) where device is not null;
CREATE INDEX channels_by_hash on channels (hash);
CREATE INDEX channels_by_person on channels (person);
CREATE TABLE channels_made (
    id text primary key,
    person text not null,
    kind text not null,
    hash text not null,
    at integer not null
) strict, without rowid;
CREATE INDEX channels_made_by_age on channels_made (at);
CREATE INDEX channels_made_by_hash on channels_made (hash);
CREATE INDEX channels_made_by_person on channels_made (person);
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
CREATE INDEX chat_by_person on chat (person, at);
CREATE INDEX chat_by_room on chat (table_id, room, line);
CREATE TABLE conduct (
    table_id text primary key references tables (id),
    conduct text not null
, live integer not null default 0) strict, without rowid;
CREATE INDEX conduct_by_live on conduct (table_id) where live = 1;
CREATE TABLE device_links (
    hash text primary key,
    person text not null,
    until integer not null
) strict, without rowid;
CREATE INDEX device_links_by_end on device_links (until);
CREATE INDEX device_links_by_person on device_links (person);
CREATE TABLE devices (
    device text primary key,
    person text,
    name text not null,
    since integer not null,
    seen integer not null,
    changed integer not null
) strict, without rowid;
CREATE INDEX devices_by_change on devices (changed);
CREATE INDEX devices_by_person on devices (person);
CREATE TABLE displaced (
    table_id text not null references tables (id),
    seat integer not null,
    person text not null,
    at integer not null,
    may_return integer not null,
    shared integer not null,
    primary key (table_id, seat, person)
) strict, without rowid;
CREATE INDEX displaced_by_person on displaced (person);
CREATE TABLE editions (
    hash text primary key,
    text text not null
) strict;
CREATE TABLE hooks (
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
CREATE UNIQUE INDEX hooks_by_id on hooks (id);
CREATE TABLE house (
    name text primary key,
    value text not null
) strict, without rowid;
CREATE TABLE imports (
    table_id text primary key references tables (id),
    opened integer not null
) strict, without rowid;
CREATE INDEX imports_by_opened on imports (opened);
CREATE TABLE invitations (
    table_id text not null references tables (id),
    person text not null,
    host text not null,
    at integer not null,
    declined integer,
    primary key (table_id, person)
) strict, without rowid;
CREATE INDEX invitations_by_host on invitations (host, at);
CREATE INDEX invitations_by_person on invitations (person, at);
CREATE TABLE invited_again (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
CREATE TABLE join_links (
    table_id text primary key references tables (id),
    nonce text not null
) strict, without rowid;
CREATE TABLE listed (
    table_id text primary key references tables (id),
    stage integer not null,
    since integer not null,
    kept integer not null default 0
) strict, without rowid;
CREATE INDEX listed_by_stage on listed (stage, since);
CREATE TABLE log (
    table_id text not null references tables (id),
    seq integer not null,
    at integer not null,
    by text not null,
    entry text not null,
    check_ text not null,
    primary key (table_id, seq)
) strict, without rowid;
CREATE TABLE mutes (
    table_id text not null references tables (id),
    person text not null,
    name text not null,
    primary key (table_id, person, name)
) strict, without rowid;
CREATE INDEX mutes_by_person on mutes (person);
CREATE TABLE nodes (
    node text primary key,
    heard integer not null
) strict, without rowid;
CREATE TABLE notes (
    table_id text not null references tables (id),
    seat integer not null,
    note text not null,
    primary key (table_id, seat)
) strict, without rowid;
CREATE TABLE outbox (
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
CREATE INDEX outbox_by_due on outbox (due) where due is not null;
CREATE INDEX outbox_by_person on outbox (person);
CREATE INDEX outbox_by_table on outbox (table_id, person);
CREATE INDEX outbox_held_back on outbox (table_id, person) where due is null;
CREATE UNIQUE INDEX outbox_once on outbox (channel, table_id, kind, about);
CREATE TABLE passkey_challenges (
    id text primary key,
    state text not null,
    until integer not null
) strict, without rowid;
CREATE INDEX passkey_challenges_by_end on passkey_challenges (until);
CREATE TABLE passkeys (
    credential text primary key,
    person text not null,
    passkey text not null,
    name text not null,
    since integer not null,
    used integer not null
) strict, without rowid;
CREATE INDEX passkeys_by_person on passkeys (person);
CREATE TABLE portraits (
    person text not null,
    place integer not null,
    portrait integer not null,
    primary key (person, place)
) strict, without rowid;
CREATE TABLE present (
    table_id text not null references tables (id),
    person text not null,
    node text not null references nodes (node),
    primary key (table_id, person, node)
) strict, without rowid;
CREATE INDEX present_by_node on present (node);
CREATE TABLE pulse (
    table_id text primary key references tables (id),
    changes integer not null,
    due integer
) strict, without rowid;
CREATE INDEX pulse_by_due on pulse (due) where due is not null;
CREATE TABLE ratings (
    person text not null,
    game text not null,
    name text not null,
    since integer not null,
    games integer not null,
    rating integer not null,
    uncertainty integer not null,
    primary key (person, game)
) strict, without rowid;
CREATE INDEX ratings_by_rank on ratings (game, (rating - 2 * uncertainty)) where games > 0;
CREATE TABLE ratings_due (
    table_id text primary key references tables (id),
    ended integer not null
) strict, without rowid;
CREATE INDEX ratings_due_by_end on ratings_due (ended, table_id);
CREATE TABLE recovery_sheets (
    hash text primary key,
    person text not null,
    since integer not null
) strict, without rowid;
CREATE INDEX recovery_sheets_by_person on recovery_sheets (person);
CREATE TABLE results (
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
    ended integer not null, rating integer,
    primary key (table_id, seat)
) strict, without rowid;
CREATE INDEX results_by_person on results (person, ended) where person is not null;
CREATE TABLE results_due (
    table_id text primary key references tables (id),
    until integer not null
) strict, without rowid;
CREATE INDEX results_due_by_end on results_due (until);
CREATE TABLE reviews (
    table_id text primary key references tables (id),
    percent integer not null,
    until integer not null,
    review text
) strict, without rowid;
CREATE INDEX reviews_under_way on reviews (table_id) where review is null;
CREATE TABLE seat_links (
    table_id text not null references tables (id),
    seat integer not null,
    nonce text not null,
    primary key (table_id, seat)
) strict, without rowid;
CREATE TABLE seats (
    table_id text not null references tables (id),
    seat integer not null,
    name text not null,
    person text,
    bot text,
    primary key (table_id, seat)
) strict, without rowid;
CREATE INDEX seats_by_person on seats (person);
CREATE TABLE seeds (
    table_id text primary key references tables (id),
    seed text not null
) strict, without rowid;
CREATE TABLE sent_away (
    table_id text not null references tables (id),
    person text not null,
    number integer not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE INDEX sent_away_by_person on sent_away (person);
CREATE TABLE shares (
    table_id text not null references tables (id),
    person text not null,
    share blob not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE TABLE silenced (
    table_id text not null references tables (id),
    person text not null,
    primary key (table_id, person)
) strict, without rowid;
CREATE INDEX silenced_by_person on silenced (person);
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
CREATE INDEX tables_by_edition on tables (edition);
CREATE INDEX tables_by_host on tables (host, over, created);
CREATE INDEX tables_not_over on tables (over, id) where over = 0;
CREATE TABLE touched (
    table_id text primary key,
    at integer not null
) strict, without rowid;
CREATE TABLE uncounted (
    table_id text primary key references tables (id)
) strict, without rowid;
CREATE TABLE unwanted_hosts (
    person text not null,
    host text not null,
    name text not null,
    since integer not null,
    primary key (person, host)
) strict, without rowid;
CREATE INDEX unwanted_hosts_by_host on unwanted_hosts (host);
CREATE TABLE wishes (
    person text primary key,
    wishes text not null
) strict, without rowid;
