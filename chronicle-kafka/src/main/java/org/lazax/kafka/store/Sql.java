package org.lazax.kafka.store;

/** The SQL statements of checkpoints. Array parameters hold many rows. */
final class Sql {
  static final String TAKE_OVER =
      """
      insert into partition_checkpoint (service, partition, claim, chronicle_offset, claims)
      values ($1, $2, $3, 0, '{}')
      on conflict (service, partition) do update set claim = excluded.claim
      returning chronicle_offset, claims
      """;

  static final String ADVANCE =
      """
      update partition_checkpoint as p
      set claim = t.next_claim, chronicle_offset = t.next_offset, claims = t.claims
      from unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::bigint[],
                  $7::text[])
        as t (service, partition, claim, chronicle_offset, next_claim, next_offset, claims)
      where p.service = t.service and p.partition = t.partition and p.claim = t.claim
        and p.chronicle_offset = t.chronicle_offset
      returning p.service, p.partition
      """;

  static final String HEADS = "select head from game_head where service = $1 and partition = $2";

  static final String SNAPSHOT =
      """
      select seq, state from snapshot_row
      where service = $1 and game = $2 and seq <= $3 order by seq desc limit 1
      """;

  static final String COMMITS =
      "select seq, bytes from commit_row where game = $1 and seq > $2 and seq <= $3 order by seq";

  static final String ANSWERS = "select command, answer from answer_row where game = $1";

  static final String PUT_COMMITS =
      """
      insert into commit_row (game, seq, bytes)
      select * from unnest($1::text[], $2::bigint[], $3::bytea[])
      on conflict do nothing
      """;

  static final String PUT_HEADS =
      """
      insert into game_head (service, game, partition, head)
      select * from unnest($1::text[], $2::text[], $3::int[], $4::text[])
      on conflict (service, game) do update set head = excluded.head
      """;

  static final String PUT_ANSWERS =
      """
      insert into answer_row (game, command, answer)
      select game, command, answer
      from unnest($1::text[], $2::text[], $3::text[]) as t (game, command, answer)
      on conflict do nothing
      """;

  static final String PUT_SNAPSHOTS =
      """
      insert into snapshot_row (service, game, seq, state)
      select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bytea[])
      on conflict (service, game, seq) do update set state = excluded.state
      """;

  static final String PUT_SUMMARIES =
      """
      insert into game_summary (realm, game, seq, listed, name, status, round, winner)
      select realm, game, seq, listed, name, status, round, nullif(winner, '')
      from unnest($1::text[], $2::text[], $3::bigint[], $4::boolean[], $5::text[], $6::text[],
                  $7::int[], $8::text[])
        as t (realm, game, seq, listed, name, status, round, winner)
      on conflict (game) do update
      set seq = excluded.seq, listed = excluded.listed, name = excluded.name,
          status = excluded.status, round = excluded.round, winner = excluded.winner
      where excluded.seq >= game_summary.seq
      """;

  private Sql() {}
}
