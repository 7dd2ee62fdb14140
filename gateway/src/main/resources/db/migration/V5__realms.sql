-- The gateway reads more than one topic of chronicles.
alter table reading add column topic text not null default 'lazax.chronicle';
alter table reading alter column topic drop default;
alter table reading drop constraint reading_pkey;
alter table reading add primary key (topic, "partition");

alter table game_row add column topic text not null default 'lazax.chronicle';
alter table game_row alter column topic drop default;
drop index game_row_by_partition;
create index game_row_by_partition on game_row (topic, "partition");
