-- What the chronicle of a tournament must not hold: names, texts and accounts. It has digests with
-- a salt of the tournament. Rows here can be erased, and the chronicle stays valid.
create table tournament_salt (
  tournament text primary key,
  salt       text not null
);

create table tournament_text (
  tournament text not null,
  digest     text not null,
  content    text not null,
  primary key (tournament, digest)
);

create table tournament_account (
  tournament text not null,
  digest     text not null,
  account    text not null references account (id),
  primary key (tournament, digest)
);
