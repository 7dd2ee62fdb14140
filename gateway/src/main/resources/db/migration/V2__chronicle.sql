-- What was read of the chronicle, so that a restart goes on where the last one stopped. Nothing
-- here that the log does not hold: emptied, it is read again.

-- Which log this was read from: another topic or partition count stops the gateway.
create table log_identity (
  topic      text primary key,
  topic_id   text not null,
  partitions int  not null
);

-- How far each partition was read, and the claims as they stood there.
create table reading (
  "partition" int    primary key,
  next_offset bigint not null,
  claims      text   not null
);

-- Each game as far as the gateway must know it.
create table game_row (
  game        text   primary key,
  "partition" int    not null,
  seq         bigint not null,
  standing    text   not null
);

create index game_row_by_partition on game_row ("partition");

-- Accepted commits as they lie in the log.
create table commit_row (
  game    text   not null,
  seq     bigint not null,
  command text,
  bytes   bytea  not null,
  primary key (game, seq)
);

create unique index commit_row_by_command on commit_row (command) where command is not null;

-- Valid refusals: the answers that are not in the chain.
create table refusal_row (
  command text primary key,
  game    text not null,
  refusal text not null
);
