-- Accounts, tokens and invitations live here alone and are backed up as such.

create table account (
  id         text        primary key,
  name       text        not null,
  created_at timestamptz not null
);

create table api_token (
  id          text        primary key,
  account     text        not null references account (id),
  secret_hash text        not null unique,
  scopes      text        not null,
  created_at  timestamptz not null,
  expires_at  timestamptz
);

create index api_token_by_account on api_token (account);
