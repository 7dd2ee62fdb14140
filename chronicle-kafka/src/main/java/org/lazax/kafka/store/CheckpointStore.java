package org.lazax.kafka.store;

import static org.lazax.log.rows.Rows.column;

import com.fasterxml.jackson.core.type.TypeReference;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.SqlConnection;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;
import org.lazax.chronicle.acceptance.Answer;
import org.lazax.chronicle.commit.ClaimId;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CheckpointBatch.AnswerRow;
import org.lazax.chronicle.host.CheckpointBatch.CommitRow;
import org.lazax.chronicle.host.CheckpointBatch.SnapshotRow;
import org.lazax.chronicle.host.Fence;
import org.lazax.chronicle.host.GameRow;
import org.lazax.chronicle.host.PartitionCheckpoint;
import org.lazax.chronicle.host.StoredGame;
import org.lazax.log.rows.RowJson;
import org.lazax.log.rows.Rows;

/**
 * The service's database. A checkpoint is written in one transaction, and only if the partition's
 * row still holds the expected claim and offset. This fence keeps a former owner of the partition
 * from writing.
 */
@ApplicationScoped
public class CheckpointStore {
  private static final TypeReference<Map<Service, ClaimId>> CLAIMS = new TypeReference<>() {};
  private static final TypeReference<Answer> ANSWER = new TypeReference<>() {};
  private static final TypeReference<GameRow> HEAD = new TypeReference<>() {};

  private final Pool pool;

  public CheckpointStore(Pool pool) {
    this.pool = pool;
  }

  /** Writes a new claim into a partition's row and loads the checkpoint. */
  public Uni<PartitionCheckpoint> takeOver(int partition, ClaimId claim) {
    return pool.withTransaction(connection ->
        connection
            .preparedQuery(Sql.TAKE_OVER)
            .execute(Tuple.of(partition, claim.value()))
            .flatMap(rows -> heads(connection, partition).map(heads -> read(claim, rows, heads))));
  }

  /**
   * Writes the checkpoints of several partitions in one transaction. Nothing is written of a
   * partition whose fence does not stand.
   *
   * @return the partitions whose checkpoints were written
   */
  public Uni<Set<Integer>> save(List<Checkpoint> checkpoints) {
    List<Checkpoint> inOrder =
        checkpoints.stream().sorted(Comparator.comparingInt(Checkpoint::partition)).toList();
    return pool.withTransaction(connection ->
        advance(connection, inOrder)
            .flatMap(advanced -> {
              List<Checkpoint> advancedCheckpoints =
                  inOrder.stream().filter(c -> advanced.contains(c.partition())).toList();
              return rows(connection, advancedCheckpoints).replaceWith(advanced);
            }));
  }

  private static Uni<Set<Integer>> advance(SqlConnection connection, List<Checkpoint> all) {
    return connection
        .preparedQuery(Sql.ADVANCE)
        .execute(
            Rows.columns(
                column(all, Checkpoint::partition, Integer[]::new),
                column(all, c -> c.batch().expected().claim().value(), String[]::new),
                column(all, c -> c.batch().expected().offset(), Long[]::new),
                column(all, c -> c.batch().next().claim().value(), String[]::new),
                column(all, c -> c.batch().next().offset(), Long[]::new),
                column(all, c -> RowJson.print(c.batch().claims()), String[]::new)))
        .map(rows -> Set.copyOf(Rows.list(rows, row -> row.getInteger("partition"))));
  }

  /**
   * Loads a game: the latest snapshot not after {@code toSeq}, the commits after it up to {@code
   * toSeq}, and all answers.
   */
  public Uni<StoredGame> load(GameId game, long toSeq) {
    return pool.withTransaction(connection ->
        connection
            .preparedQuery(Sql.SNAPSHOT)
            .execute(Tuple.of(game.value(), toSeq))
            .flatMap(found -> {
              Optional<SnapshotRow> snapshot =
                  Rows.first(found)
                      .map(row ->
                          new SnapshotRow(
                              game, row.getLong("seq"), row.getBuffer("state").getBytes()));
              long after = snapshot.map(SnapshotRow::seq).orElse(0L);
              return commits(connection, game, after, toSeq)
                  .flatMap(commits ->
                      answers(connection, game)
                          .map(answers -> new StoredGame(snapshot, commits, answers)));
            }));
  }

  /** The commits of a game after one number and up to another, in order. */
  public Uni<List<CommitRow>> commits(GameId game, long after, long toSeq) {
    return pool.withConnection(connection -> commits(connection, game, after, toSeq));
  }

  private static Uni<List<CommitRow>> commits(
      SqlConnection connection, GameId game, long after, long toSeq) {
    return connection
        .preparedQuery(Sql.COMMITS)
        .execute(Tuple.of(game.value(), after, toSeq))
        .map(rows ->
            Rows.list(
                rows,
                row -> new CommitRow(game, row.getLong("seq"), row.getBuffer("bytes").getBytes())));
  }

  private static Uni<Map<CommandId, Answer>> answers(SqlConnection connection, GameId game) {
    return connection
        .preparedQuery(Sql.ANSWERS)
        .execute(Tuple.of(game.value()))
        .map(rows -> {
          Map<CommandId, Answer> answers = new HashMap<>();
          for (Row row : rows) {
            answers.put(
                CommandId.of(row.getString("command")),
                RowJson.parse(row.getString("answer"), ANSWER));
          }
          return answers;
        });
  }

  private static Uni<List<GameRow>> heads(SqlConnection connection, int partition) {
    return connection
        .preparedQuery(Sql.HEADS)
        .execute(Tuple.of(partition))
        .map(rows -> Rows.list(rows, row -> RowJson.parse(row.getString("head"), HEAD)));
  }

  private static PartitionCheckpoint read(ClaimId claim, RowSet<Row> rows, List<GameRow> heads) {
    Row row = rows.iterator().next();
    return new PartitionCheckpoint(
        new Fence(claim, row.getLong("chronicle_offset")),
        RowJson.parse(row.getString("claims"), CLAIMS),
        heads);
  }

  private static Uni<Void> rows(SqlConnection connection, List<Checkpoint> checkpoints) {
    List<CommitRow> commits = all(checkpoints, c -> c.batch().commits());
    List<Head> heads =
        all(
            checkpoints,
            c -> c.batch().games().stream().map(g -> new Head(c.partition(), g)).toList());
    List<AnswerRow> answers = all(checkpoints, c -> c.batch().answers());
    List<SnapshotRow> snapshots = all(checkpoints, c -> c.batch().snapshots());
    List<SummaryRow> summaries = all(checkpoints, Checkpoint::summaries);
    return Rows.write(
            connection,
            Sql.PUT_COMMITS,
            column(commits, c -> c.game().value(), String[]::new),
            column(commits, CommitRow::seq, Long[]::new),
            column(commits, c -> Buffer.buffer(c.bytes()), Buffer[]::new))
        .chain(() ->
            Rows.write(
                connection,
                Sql.PUT_HEADS,
                column(heads, h -> h.row().game().value(), String[]::new),
                column(heads, Head::partition, Integer[]::new),
                column(heads, h -> RowJson.print(h.row()), String[]::new)))
        .chain(() ->
            Rows.write(
                connection,
                Sql.PUT_ANSWERS,
                column(answers, a -> a.game().value(), String[]::new),
                column(answers, a -> a.command().toString(), String[]::new),
                column(answers, a -> RowJson.print(a.answer()), String[]::new)))
        .chain(() ->
            Rows.write(
                connection,
                Sql.PUT_SNAPSHOTS,
                column(snapshots, s -> s.game().value(), String[]::new),
                column(snapshots, SnapshotRow::seq, Long[]::new),
                column(snapshots, s -> Buffer.buffer(s.state()), Buffer[]::new)))
        .chain(() -> Rows.write(connection, Sql.PUT_SUMMARIES, columns(summaries)));
  }

  private static Object[][] columns(List<SummaryRow> rows) {
    return new Object[][] {
      column(rows, row -> row.game().value(), String[]::new),
      column(rows, SummaryRow::seq, Long[]::new),
      column(rows, row -> row.summary().listed(), Boolean[]::new),
      column(rows, row -> row.summary().name(), String[]::new),
      column(rows, row -> row.summary().status().name(), String[]::new),
      column(rows, row -> row.summary().round(), Integer[]::new),
      column(rows, row -> row.summary().winner().map(Seat::toString).orElse(""), String[]::new)
    };
  }

  private record Head(int partition, GameRow row) {}

  private static <R> List<R> all(List<Checkpoint> checkpoints, Function<Checkpoint, List<R>> rows) {
    return checkpoints.stream().flatMap(c -> rows.apply(c).stream()).toList();
  }
}
