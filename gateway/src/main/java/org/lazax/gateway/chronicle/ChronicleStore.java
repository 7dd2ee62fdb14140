package org.lazax.gateway.chronicle;

import static org.lazax.log.rows.Rows.column;

import com.fasterxml.jackson.core.type.TypeReference;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.acceptance.Claims;
import org.lazax.chronicle.acceptance.Partition;
import org.lazax.chronicle.commit.ChronicleRecord;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.RefusedCommand;
import org.lazax.log.rows.RowJson;
import org.lazax.log.rows.Rows;

/**
 * The database rows of the chronicle. A batch of records and the position after it are written in
 * one transaction.
 */
@ApplicationScoped
public class ChronicleStore {
  private static final TypeReference<Map<Service, ClaimId>> CLAIMS = new TypeReference<>() {};
  private static final TypeReference<Refusal> REFUSAL = new TypeReference<>() {};

  private final Pool pool;

  ChronicleStore(Pool pool) {
    this.pool = pool;
  }

  /** The stored position in a partition of a topic; its beginning if there is none. */
  Uni<ReadBatch.ReadPosition> position(String topic, Partition partition) {
    return pool.preparedQuery(
            "select next_offset, claims from reading where topic = $1 and \"partition\" = $2")
        .execute(Tuple.of(topic, partition.number()))
        .map(rows ->
            Rows.first(rows)
                .map(row ->
                    new ReadBatch.ReadPosition(
                        row.getLong("next_offset"),
                        new Claims(partition, RowJson.parse(row.getString("claims"), CLAIMS))))
                .orElseGet(() -> new ReadBatch.ReadPosition(0, Claims.none(partition))));
  }

  /** The stored standings of the games in a partition of a topic. */
  Uni<Map<GameId, Standing>> standings(String topic, Partition partition) {
    return pool.preparedQuery(
            "select game, standing from game_row where topic = $1 and \"partition\" = $2")
        .execute(Tuple.of(topic, partition.number()))
        .map(rows -> {
          Map<GameId, Standing> standings = new HashMap<>();
          rows.forEach(row ->
              standings.put(
                  new GameId(row.getString("game")), Standing.parse(row.getString("standing"))));
          return standings;
        });
  }

  /**
   * Saves a batch. Existing rows stay as they are, because another instance of the gateway may have
   * written the same. The commit does not wait for the disk: after a crash the rows are read again
   * from the log.
   */
  Uni<Void> save(ReadBatch batch) {
    return pool.withTransaction(connection ->
        connection
            .query("set local synchronous_commit to off")
            .execute()
            .chain(() -> putCommits(connection, batch.commits()))
            .chain(() -> putRefusals(connection, batch.refusals()))
            .chain(() -> putGames(connection, batch.games()))
            .chain(() -> putPositions(connection, batch.positions())));
  }

  private static Uni<Void> putCommits(SqlConnection connection, List<Commit> commits) {
    return Rows.write(
        connection,
        "insert into commit_row (game, seq, command, bytes)"
            + " select * from unnest($1::text[], $2::bigint[], $3::text[], $4::bytea[])"
            + " on conflict do nothing",
        column(commits, commit -> commit.header().game().value(), String[]::new),
        column(commits, commit -> commit.header().seq(), Long[]::new),
        column(
            commits,
            commit -> commit.header().command().map(CommandId::toString).orElse(null),
            String[]::new),
        column(commits, commit -> Buffer.buffer(commit.bytes()), Buffer[]::new));
  }

  private static Uni<Void> putRefusals(SqlConnection connection, List<RefusedCommand> refusals) {
    return Rows.write(
        connection,
        "insert into refusal_row (command, game, refusal)"
            + " select * from unnest($1::text[], $2::text[], $3::text[]) as r (command, game, refusal)"
            + " where not exists (select 1 from commit_row c where c.command = r.command)"
            + " on conflict do nothing",
        column(refusals, refused -> refused.command().toString(), String[]::new),
        column(refusals, refused -> refused.game().value(), String[]::new),
        column(refusals, refused -> RowJson.print(refused.refused()), String[]::new));
  }

  private static Uni<Void> putGames(
      SqlConnection connection, Map<GameId, ReadBatch.GameStanding> games) {
    Collection<Map.Entry<GameId, ReadBatch.GameStanding>> rows = games.entrySet();
    return Rows.write(
        connection,
        "insert into game_row (game, topic, \"partition\", seq, standing)"
            + " select * from unnest($1::text[], $2::text[], $3::int[], $4::bigint[], $5::text[])"
            + " on conflict (game) do update set seq = excluded.seq, standing = excluded.standing"
            + " where game_row.seq < excluded.seq",
        column(rows, row -> row.getKey().value(), String[]::new),
        column(rows, row -> row.getValue().partition().topic(), String[]::new),
        column(rows, row -> row.getValue().partition().partition(), Integer[]::new),
        column(rows, row -> row.getValue().standing().seq(), Long[]::new),
        column(rows, row -> row.getValue().standing().print(), String[]::new));
  }

  private static Uni<Void> putPositions(
      SqlConnection connection, Map<TopicPartition, ReadBatch.ReadPosition> places) {
    Collection<Map.Entry<TopicPartition, ReadBatch.ReadPosition>> rows = places.entrySet();
    return Rows.write(
        connection,
        "insert into reading (topic, \"partition\", next_offset, claims)"
            + " select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])"
            + " on conflict (topic, \"partition\") do update"
            + " set next_offset = excluded.next_offset, claims = excluded.claims"
            + " where reading.next_offset < excluded.next_offset",
        column(rows, row -> row.getKey().topic(), String[]::new),
        column(rows, row -> row.getKey().partition(), Integer[]::new),
        column(rows, row -> row.getValue().nextOffset(), Long[]::new),
        column(rows, row -> RowJson.print(row.getValue().claims().latest()), String[]::new));
  }

  /**
   * The next commits of a game, in order.
   *
   * @param after number of the commit before the first
   * @param max how many at most
   */
  public Uni<List<Commit>> commits(GameId game, long after, int max) {
    return pool.preparedQuery(
            "select bytes from commit_row where game = $1 and seq > $2 order by seq limit $3")
        .execute(Tuple.of(game.value(), after, max))
        .map(rows -> Rows.list(rows, ChronicleStore::commit));
  }

  /** The commit with this number; empty if it is not saved yet. */
  public Uni<Optional<Commit>> commit(GameId game, long seq) {
    return commits(game, seq - 1, 1)
        .map(found -> found.stream().filter(commit -> commit.header().seq() == seq).findFirst());
  }

  /** The answer to a command; empty if there is none or it is not saved yet. */
  public Uni<Optional<Answer>> answer(CommandId command) {
    return pool.preparedQuery(
            "select seq, null as refusal from commit_row where command = $1"
                + " union all select null, refusal from refusal_row where command = $1")
        .execute(Tuple.of(command.toString()))
        .map(rows -> Rows.first(rows).map(ChronicleStore::answer));
  }

  private static Answer answer(Row row) {
    Long seq = row.getLong("seq");
    return seq != null
        ? new Answer.Applied(seq)
        : new Answer.Refused(RowJson.parse(row.getString("refusal"), REFUSAL));
  }

  private static Commit commit(Row row) {
    return switch (ChronicleRecord.read(row.getBuffer("bytes").getBytes())) {
      case Commit commit -> commit;
      case ChronicleRecord other ->
          throw new IllegalStateException("a row does not hold a commit: " + other);
    };
  }
}
