-- One process may host several services with one database. The rows so far are of its one service.

alter table partition_checkpoint add column service text not null default '${service}';
alter table partition_checkpoint alter column service drop default;
alter table partition_checkpoint drop constraint partition_checkpoint_pkey;
alter table partition_checkpoint add primary key (service, partition);

alter table game_head add column service text not null default '${service}';
alter table game_head alter column service drop default;
alter table game_head drop constraint game_head_pkey;
alter table game_head add primary key (service, game);
drop index game_head_by_partition;
create index game_head_by_partition on game_head (service, partition);

alter table snapshot_row add column service text not null default '${service}';
alter table snapshot_row alter column service drop default;
alter table snapshot_row drop constraint snapshot_row_pkey;
alter table snapshot_row add primary key (service, game, seq);
