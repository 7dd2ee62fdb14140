-- Views are made when they are asked for. What is left is what lists of games need.

drop index game_view_listed;
alter table game_view rename to game_summary;
alter table game_summary drop column view;
create index game_summary_listed on game_summary (game) where listed;
