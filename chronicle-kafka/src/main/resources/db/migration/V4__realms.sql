-- A process may host services of several realms. A list shows the chronicles of one.
alter table game_summary add column realm text not null default 'GAMES';
drop index game_summary_listed;
create index game_summary_listed on game_summary (realm, game) where listed;
