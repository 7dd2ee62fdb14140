-- Which games an account may have to do with: whoever asks for its games is told of these too, where
-- it may read them. Whose seats are whose is not written here: the chronicle and the ledger say it.
create table membership (
  account text not null,
  game    text not null,
  primary key (account, game)
);

insert into membership (account, game) select distinct account, game from command_row;

-- An invitation does not open for ever.
alter table invitation
  add column expires_at timestamptz not null default now() + interval '14 days';

alter table invitation alter column expires_at drop default;
