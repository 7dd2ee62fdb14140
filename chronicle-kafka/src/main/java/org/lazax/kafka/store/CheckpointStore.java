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
import java.util.LinkedHashMap;
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
 * The database of this process. A checkpoint is written in one transaction, and only if the row of
 * the service's partition still holds the expected claim and offset. This fence keeps a former
 * owner of the partition from writing. Commits and answers are the same for all services, so there
 * is one row of each.
 */
@ApplicationScoped
public class CheckpointStore {
  private static final TypeReference<Map<Service, ClaimId>> CLAIMS = new TypeReference<>() {};
  private static final TypeReference<Answer> ANSWER = new TypeReference<>() {};
  private static final TypeReference<GameRow> HEAD = new TypeReference<>() {};

  /** Always the same order, so that two transactions never wait for each other's rows. */
  private static final Comparator<Checkpoint> ORDER =
      Comparator.comparing((Checkpoint c) -> c.id().service())
          .thenComparingInt(c -> c.id().partition());

  private final Pool pool;

  public CheckpointStore(Pool pool) {
    this.pool = pool;
  }

  /** Writes a new claim into the row of a service's partition and loads the checkpoint. */
  public Uni<PartitionCheckpoint> takeOver(ServicePartition id, ClaimId claim) {
    return pool.withTransaction(connection ->
        connection
            .preparedQuery(Sql.TAKE_OVER)
            .execute(Tuple.of(id.service().wireName(), id.partition(), claim.value()))
            .flatMap(rows -> heads(connection, id).map(heads -> read(claim, rows, heads))));
  }

  /**
   * Writes several checkpoints in one transaction. Nothing is written of one whose fence does not
   * stand.
   *
   * @return those that were written
   */
  public Uni<Set<ServicePartition>> save(List<Checkpoint> checkpoints) {
    List<Checkpoint> inOrder = checkpoints.stream().sorted(ORDER).toList();
    return pool.withTransaction(connection ->
        advance(connection, inOrder)
            .flatMap(advanced -> {
              List<Checkpoint> advancedCheckpoints =
                  inOrder.stream().filter(c -> advanced.contains(c.id())).toList();
              return rows(connection, advancedCheckpoints).replaceWith(advanced);
            }));
  }

  private static Uni<Set<ServicePartition>> advance(
      SqlConnection connection, List<Checkpoint> all) {
    return connection
        .preparedQuery(Sql.ADVANCE)
        .execute(
            Rows.columns(
                column(all, c -> c.id().service().wireName(), String[]::new),
                column(all, c -> c.id().partition(), Integer[]::new),
                column(all, c -> c.batch().expected().claim().value(), String[]::new),
                column(all, c -> c.batch().expected().offset(), Long[]::new),
                column(all, c -> c.batch().next().claim().value(), String[]::new),
                column(all, c -> c.batch().next().offset(), Long[]::new),
                column(all, c -> RowJson.print(c.batch().claims()), String[]::new)))
        .map(rows -> Set.copyOf(Rows.list(rows, CheckpointStore::id)));
  }

  private static ServicePartition id(Row row) {
    return new ServicePartition(
        Service.named(row.getString("service")).orElseThrow(), row.getInteger("partition"));
  }

  /**
   * Loads a game: the service's latest snapshot not after {@code toSeq}, the commits after it up to
   * {@code toSeq}, and all answers.
   */
  public Uni<StoredGame> load(Service service, GameId game, long toSeq) {
    return pool.withTransaction(connection ->
        connection
            .preparedQuery(Sql.SNAPSHOT)
            .execute(Tuple.of(service.wireName(), game.value(), toSeq))
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

  private static Uni<List<GameRow>> heads(SqlConnection connection, ServicePartition id) {
    return connection
        .preparedQuery(Sql.HEADS)
        .execute(Tuple.of(id.service().wireName(), id.partition()))
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
    List<CommitRow> commits =
        distinct(checkpoints, c -> c.batch().commits(), row -> List.of(row.game(), row.seq()));
    List<Of<GameRow>> heads = all(checkpoints, c -> c.batch().games());
    List<AnswerRow> answers =
        distinct(checkpoints, c -> c.batch().answers(), row -> List.of(row.game(), row.command()));
    List<Of<SnapshotRow>> snapshots = all(checkpoints, c -> c.batch().snapshots());
    List<SummaryRow> summaries = distinct(checkpoints, Checkpoint::summaries, SummaryRow::game);
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
                column(heads, h -> h.id().service().wireName(), String[]::new),
                column(heads, h -> h.row().game().value(), String[]::new),
                column(heads, h -> h.id().partition(), Integer[]::new),
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
                column(snapshots, s -> s.id().service().wireName(), String[]::new),
                column(snapshots, s -> s.row().game().value(), String[]::new),
                column(snapshots, s -> s.row().seq(), Long[]::new),
                column(snapshots, s -> Buffer.buffer(s.row().state()), Buffer[]::new)))
        .chain(() -> Rows.write(connection, Sql.PUT_SUMMARIES, columns(summaries)));
  }

  private static Object[][] columns(List<SummaryRow> rows) {
    return new Object[][] {
      column(rows, row -> row.realm().name(), String[]::new),
      column(rows, row -> row.game().value(), String[]::new),
      column(rows, SummaryRow::seq, Long[]::new),
      column(rows, row -> row.summary().listed(), Boolean[]::new),
      column(rows, row -> row.summary().name(), String[]::new),
      column(rows, row -> row.summary().status().name(), String[]::new),
      column(rows, row -> row.summary().round(), Integer[]::new),
      column(rows, row -> row.summary().winner().map(Seat::toString).orElse(""), String[]::new)
    };
  }

  /** A row with the service and partition that it is for. */
  private record Of<R>(ServicePartition id, R row) {}

  private static <R> List<Of<R>> all(
      List<Checkpoint> checkpoints, Function<Checkpoint, List<R>> rows) {
    return checkpoints.stream()
        .flatMap(c -> rows.apply(c).stream().map(row -> new Of<>(c.id(), row)))
        .toList();
  }

  /**
   * The rows that are the same for all services. Several services of one process read the same
   * records; the first one with a key is written. A later one of an answer does not count.
   */
  private static <R> List<R> distinct(
      List<Checkpoint> checkpoints, Function<Checkpoint, List<R>> rows, Function<R, Object> key) {
    Map<Object, R> distinct = new LinkedHashMap<>();
    checkpoints.forEach(
        c -> rows.apply(c).forEach(row -> distinct.putIfAbsent(key.apply(row), row)));
    return List.copyOf(distinct.values());
  }
}
