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
import org.lazax.log.CallerContext;

/**
 * Writes ledger entries in batches. One statement runs at a time; entries that come meanwhile go
 * into the next one. Thread-safe.
 */
final class LedgerWriter {
  private static final String ENTER =
      " insert into command_row (command, game, account, body_hash)"
          + " select r.* from unnest($1::text[], $2::text[], $3::text[], $4::text[])"
          + " as r (command, game, account, body_hash)";
  private static final String IF_NEW = " on conflict do nothing returning command";

  /**
   * A common table expression without a result of its own. It turns off synchronous commit for its
   * statement.
   */
  private static final String ASYNCHRONOUS =
      "with asynchronous as (select set_config('synchronous_commit', 'off', true))";

  private final Pool pool;
  private final String sql;
  private Map<CommandId, Pending> waiting = new LinkedHashMap<>();
  private boolean writing;

  private record Pending(Ledger.Entry entry, CompletableFuture<Boolean> isNew) {}

  private LedgerWriter(Pool pool, String sql) {
    this.pool = pool;
    this.sql = sql;
  }

  /** A writer whose entries are on disk when it completes. */
  static LedgerWriter durable(Pool pool) {
    return new LedgerWriter(pool, ENTER + IF_NEW);
  }

  /** A writer whose entries of the last second are lost if the database's machine fails. */
  static LedgerWriter asynchronous(Pool pool) {
    return new LedgerWriter(pool, ASYNCHRONOUS + ENTER + " cross join asynchronous" + IF_NEW);
  }

  /**
   * Writes an entry; false if the command was given before. The result comes in the context of the
   * caller, although a batch is written in the context of one of its callers.
   */
  Uni<Boolean> write(CommandId command, Ledger.Entry entry) {
    Pending pending = new Pending(entry, new CompletableFuture<>());
    enqueue(command, pending);
    return Uni.createFrom().completionStage(pending.isNew()).emitOn(CallerContext.current());
  }

  private synchronized void enqueue(CommandId command, Pending pending) {
    Pending first = waiting.putIfAbsent(command, pending);
    if (first == null) {
      writeNext();
    } else {
      // The same command is twice in one statement: the second one is not new.
      Future<?> _ =
          first.isNew().thenApply(_ -> false).whenComplete((no, e) -> complete(pending, no, e));
    }
  }

  private static void complete(Pending pending, @Nullable Boolean isNew, @Nullable Throwable e) {
    if (e == null) {
      pending.isNew().complete(isNew);
    } else {
      pending.isNew().completeExceptionally(e);
    }
  }

  private synchronized void writeNext() {
    if (writing || waiting.isEmpty()) {
      return;
    }
    writing = true;
    Map<CommandId, Pending> batch = waiting;
    waiting = new LinkedHashMap<>();
    pool.preparedQuery(sql)
        .execute(
            Tuple.of(
                column(batch, row -> row.getKey().toString()),
                column(batch, row -> row.getValue().entry().game().value()),
                column(batch, row -> row.getValue().entry().account()),
                column(batch, row -> row.getValue().entry().body().toString())))
        .map(LedgerWriter::commands)
        .subscribe()
        .with(written -> written(batch, written), e -> failed(batch, e));
  }

  private void written(Map<CommandId, Pending> batch, Set<String> written) {
    done();
    batch.forEach((id, pending) -> pending.isNew().complete(written.contains(id.toString())));
  }

  private void failed(Map<CommandId, Pending> batch, Throwable e) {
    done();
    batch.values().forEach(pending -> pending.isNew().completeExceptionally(e));
  }

  private synchronized void done() {
    writing = false;
    writeNext();
  }

  private static String[] column(
      Map<CommandId, Pending> rows, Function<Map.Entry<CommandId, Pending>, String> value) {
    return rows.entrySet().stream().map(value).toArray(String[]::new);
  }

  private static Set<String> commands(RowSet<Row> rows) {
    Set<String> commands = new HashSet<>();
    rows.forEach(row -> commands.add(row.getString("command")));
    return commands;
  }
}
