-- Whether moves are counted in seconds is asked about, so it has a column. Until now it was looked for in the text, in these words.
alter table conduct add column live integer not null default 0;
update conduct set live = 1 where conduct like '%"pace":{"live"%';
create index conduct_by_live on conduct (table_id) where live = 1;
