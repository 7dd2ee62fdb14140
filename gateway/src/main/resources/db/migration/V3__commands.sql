-- Who gave which command, written before it is sent: the chronicle knows seats, never accounts.
create table command_row (
  command   text        primary key,
  game      text        not null,
  account   text        not null,
  body_hash text        not null,
  given_at  timestamptz not null default now()
);

-- Whoever shows an invitation may read a private game and sit down in it.
create table invitation (
  id          text        primary key,
  game        text        not null,
  secret_hash text        not null unique,
  created_by  text        not null references account (id),
  created_at  timestamptz not null
);

create index invitation_by_game on invitation (game);

-- The key pair that signs exported logs.
create table signing_key (
  id          int   primary key check (id = 1),
  private_key bytea not null,
  public_key  bytea not null
);
