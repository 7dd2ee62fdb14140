package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.CommandId;

/**
 * Writes entries in company: one statement is under way at a time, and whoever comes meanwhile goes
 * into the next one. For any thread.
 */
final class LedgerWriter {
  private static final String ENTER =
      " insert into command_row (command, game, account, body_hash)"
          + " select r.* from unnest($1::text[], $2::text[], $3::text[], $4::text[])"
          + " as r (command, game, account, body_hash)";
  private static final String IF_NEW = " on conflict do nothing returning command";

  /** Says nothing of its own, but holds for the statement it stands in. */
  private static final String SOON =
      "with soon as (select set_config('synchronous_commit', 'off', true))";

  private final Pool pool;
  private final String sql;
  private Map<CommandId, Brought> waiting = new LinkedHashMap<>();
  private boolean underWay;

  private record Brought(Ledger.Entry entry, CompletableFuture<Boolean> isNew) {}

  private LedgerWriter(Pool pool, String sql) {
    this.pool = pool;
    this.sql = sql;
  }

  /** What it has written outlives everything. */
  static LedgerWriter atOnce(Pool pool) {
    return new LedgerWriter(pool, ENTER + IF_NEW);
  }

  /** What it has written in the last second is lost if the database's machine fails. */
  static LedgerWriter soon(Pool pool) {
    return new LedgerWriter(pool, SOON + ENTER + " cross join soon" + IF_NEW);
  }

  /** Writes the entry; false where the command was given before. */
  Uni<Boolean> write(CommandId command, Ledger.Entry entry) {
    Brought brought = new Brought(entry, new CompletableFuture<>());
    bring(command, brought);
    return Uni.createFrom().completionStage(brought.isNew());
  }

  private synchronized void bring(CommandId command, Brought brought) {
    Brought first = waiting.putIfAbsent(command, brought);
    if (first == null) {
      go();
    } else {
      // The same command twice in one statement: the second was given before.
      Future<?> _ =
          first.isNew().thenApply(_ -> false).whenComplete((no, e) -> tell(brought, no, e));
    }
  }

  private static void tell(Brought brought, @Nullable Boolean isNew, @Nullable Throwable failure) {
    if (failure == null) {
      brought.isNew().complete(isNew);
    } else {
      brought.isNew().completeExceptionally(failure);
    }
  }

  private synchronized void go() {
    if (underWay || waiting.isEmpty()) {
      return;
    }
    underWay = true;
    Map<CommandId, Brought> taken = waiting;
    waiting = new LinkedHashMap<>();
    pool.preparedQuery(sql)
        .execute(
            Tuple.of(
                column(taken, row -> row.getKey().toString()),
                column(taken, row -> row.getValue().entry().game().value()),
                column(taken, row -> row.getValue().entry().account()),
                column(taken, row -> row.getValue().entry().body().toString())))
        .map(LedgerWriter::commands)
        .subscribe()
        .with(written -> written(taken, written), failure -> failed(taken, failure));
  }

  private void written(Map<CommandId, Brought> taken, Set<String> written) {
    goOn();
    taken.forEach((id, brought) -> brought.isNew().complete(written.contains(id.toString())));
  }

  private void failed(Map<CommandId, Brought> taken, Throwable failure) {
    goOn();
    taken.values().forEach(brought -> brought.isNew().completeExceptionally(failure));
  }

  private synchronized void goOn() {
    underWay = false;
    go();
  }

  private static String[] column(
      Map<CommandId, Brought> rows, Function<Map.Entry<CommandId, Brought>, String> value) {
    return rows.entrySet().stream().map(value).toArray(String[]::new);
  }

  private static Set<String> commands(RowSet<Row> rows) {
    Set<String> commands = new HashSet<>();
    rows.forEach(row -> commands.add(row.getString("command")));
    return commands;
  }
}
