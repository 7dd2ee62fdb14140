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

/** The rows of what was read. A reading and how far it got are one transaction. */
@ApplicationScoped
public class ChronicleStore {
  private static final TypeReference<Map<Service, ClaimId>> CLAIMS = new TypeReference<>() {};
  private static final TypeReference<Refusal> REFUSAL = new TypeReference<>() {};

  private final Pool pool;

  ChronicleStore(Pool pool) {
    this.pool = pool;
  }

  /** How a partition was left; from its beginning where it was never read. */
  Uni<ReadBatch.Place> place(Partition partition) {
    return pool.preparedQuery("select next_offset, claims from reading where \"partition\" = $1")
        .execute(Tuple.of(partition.number()))
        .map(rows ->
            Rows.first(rows)
                .map(row ->
                    new ReadBatch.Place(
                        row.getLong("next_offset"),
                        new Claims(partition, RowJson.parse(row.getString("claims"), CLAIMS))))
                .orElseGet(() -> new ReadBatch.Place(0, Claims.none(partition))));
  }

  /** The games of a partition, as they were left. */
  Uni<Map<GameId, Standing>> standings(Partition partition) {
    return pool.preparedQuery("select game, standing from game_row where \"partition\" = $1")
        .execute(Tuple.of(partition.number()))
        .map(rows -> {
          Map<GameId, Standing> standings = new HashMap<>();
          rows.forEach(row ->
              standings.put(
                  new GameId(row.getString("game")), Standing.parse(row.getString("standing"))));
          return standings;
        });
  }

  /**
   * Keeps a reading. Rows that are there already stay as they are: two instances of the gateway may
   * keep the same. The log is the truth, so nobody waits for the disk.
   */
  Uni<Void> save(ReadBatch reading) {
    return pool.withTransaction(connection ->
        connection
            .query("set local synchronous_commit to off")
            .execute()
            .chain(() -> putCommits(connection, reading.commits()))
            .chain(() -> putRefusals(connection, reading.refusals()))
            .chain(() -> putGames(connection, reading.games()))
            .chain(() -> putPlaces(connection, reading.places())));
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

  private static Uni<Void> putGames(SqlConnection connection, Map<GameId, ReadBatch.Kept> games) {
    Collection<Map.Entry<GameId, ReadBatch.Kept>> rows = games.entrySet();
    return Rows.write(
        connection,
        "insert into game_row (game, \"partition\", seq, standing)"
            + " select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])"
            + " on conflict (game) do update set seq = excluded.seq, standing = excluded.standing"
            + " where game_row.seq < excluded.seq",
        column(rows, row -> row.getKey().value(), String[]::new),
        column(rows, row -> row.getValue().partition(), Integer[]::new),
        column(rows, row -> row.getValue().standing().seq(), Long[]::new),
        column(rows, row -> row.getValue().standing().print(), String[]::new));
  }

  private static Uni<Void> putPlaces(
      SqlConnection connection, Map<Integer, ReadBatch.Place> places) {
    Collection<Map.Entry<Integer, ReadBatch.Place>> rows = places.entrySet();
    return Rows.write(
        connection,
        "insert into reading (\"partition\", next_offset, claims)"
            + " select * from unnest($1::int[], $2::bigint[], $3::text[])"
            + " on conflict (\"partition\") do update"
            + " set next_offset = excluded.next_offset, claims = excluded.claims"
            + " where reading.next_offset < excluded.next_offset",
        column(rows, Map.Entry::getKey, Integer[]::new),
        column(rows, row -> row.getValue().nextOffset(), Long[]::new),
        column(rows, row -> RowJson.print(row.getValue().claims().latest()), String[]::new));
  }

  /** The next commits of a game in order, at most so many. */
  public Uni<List<Commit>> commits(GameId game, long after, int most) {
    return pool.preparedQuery(
            "select bytes from commit_row where game = $1 and seq > $2 order by seq limit $3")
        .execute(Tuple.of(game.value(), after, most))
        .map(rows -> Rows.list(rows, ChronicleStore::commit));
  }

  /** The commit with this number; empty while it is not kept yet. */
  public Uni<Optional<Commit>> commit(GameId game, long seq) {
    return commits(game, seq - 1, 1)
        .map(found -> found.stream().filter(commit -> commit.header().seq() == seq).findFirst());
  }

  /** The answer to a command; empty while there is none, or it is not kept yet. */
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
          throw new IllegalStateException("a row that is no commit: " + other);
    };
  }
}
