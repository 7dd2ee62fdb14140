-- A token dies with the one that it was made with, and never outlives it. Until now no token
-- remembered which one that was: those of an account count as made with its first one, if that one
-- may do everything and does not expire.
alter table api_token
  add column made_with text references api_token (id) on delete cascade;

create index api_token_by_maker on api_token (made_with);

update api_token set made_with = root.id
from (
  select distinct on (account) id, account, scopes, expires_at
  from api_token
  order by account, created_at, id
) root
where api_token.account = root.account
  and api_token.id <> root.id
  and root.scopes = 'organise play read'
  and root.expires_at is null;
