-- Nothing here that the log does not hold: an empty database is rebuilt from offset 0.

-- One row a partition; a checkpoint is written only over the row it expects (claim and offset).
create table partition_checkpoint (
  partition        int    primary key,
  claim            text   not null,
  chronicle_offset bigint not null,
  claims           text   not null
);

-- Which log this database was made from: another topic or partition count stops the service.
create table log_identity (
  topic      text primary key,
  topic_id   text not null,
  partitions int  not null
);

create table game_head (
  game      text   primary key,
  partition int    not null,
  head      text   not null
);
create index game_head_by_partition on game_head (partition);

-- Commits as they lie in the log.
create table commit_row (
  game  text   not null,
  seq   bigint not null,
  bytes bytea  not null,
  primary key (game, seq)
);

-- Every command that was answered, for ever; no rewind touches it.
create table answer_row (
  game    text  not null,
  command text  not null,
  answer  text  not null,
  primary key (game, command)
);

create table snapshot_row (
  game  text   not null,
  seq   bigint not null,
  state bytea  not null,
  primary key (game, seq)
);

-- The read model: how each game stands, as this service tells it.
create table game_view (
  game   text    primary key,
  seq    bigint  not null,
  listed boolean not null,
  name   text    not null,
  status text    not null,
  round  int     not null,
  winner text,
  view   text    not null
);
create index game_view_listed on game_view (game) where listed;
