-- Which portrait a person has chosen, for each of the seats that they have at a table: several where people share one device.
create table portraits (
    person text not null,
    place integer not null,
    portrait integer not null,
    primary key (person, place)
) strict, without rowid;
