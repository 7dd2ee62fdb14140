package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import io.vertx.pgclient.data.Interval;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.log.rows.Rows;

/**
 * Records which account gave which command. An entry is written before the command is sent. Only
 * the ledger has the account; the outcome is in the chronicle.
 */
@ApplicationScoped
public class Ledger {
  private final Pool pool;
  private final LedgerWriter durable;
  private final LedgerWriter asynchronous;

  Ledger(Pool pool) {
    this.pool = pool;
    this.durable = LedgerWriter.durable(pool);
    this.asynchronous = LedgerWriter.asynchronous(pool);
  }

  /**
   * A command that was given.
   *
   * @param body SHA-256 of the command's content
   */
  public record Entry(GameId game, String account, Hash body) {}

  /**
   * Writes the entry of a command, unless the command was given before.
   *
   * <p>The entry of a command without an acting seat decides who holds a seat or a game, so it is
   * written durably. The entry of a seat's command may be lost if the database's machine fails, so
   * the gateway does not wait for the disk.
   *
   * @param seated whether the command has an acting seat
   * @return the earlier entry; empty if the command is new
   */
  Uni<Optional<Entry>> enter(CommandId command, Entry entry, boolean seated) {
    return (seated ? asynchronous : durable)
        .write(command, entry)
        .chain(isNew -> isNew ? Uni.createFrom().item(Optional.empty()) : find(command));
  }

  /** The entry of a command; empty if the command was not given here. */
  public Uni<Optional<Entry>> find(CommandId command) {
    return pool.preparedQuery("select game, account, body_hash from command_row where command = $1")
        .execute(Tuple.of(command.toString()))
        .map(Ledger::first);
  }

  /** Notes that a command is given again now. */
  Uni<Void> givenAgain(CommandId command) {
    return pool.preparedQuery("update command_row set given_at = now() where command = $1")
        .execute(Tuple.of(command.toString()))
        .replaceWithVoid();
  }

  /** Whether a command was given, the last time longer ago than this. */
  Uni<Boolean> isOlder(CommandId command, Duration age) {
    return pool.preparedQuery(
            "select command from command_row where command = $1 and given_at < now() - $2::interval")
        .execute(Tuple.of(command.toString(), Interval.of(age)))
        .map(rows -> rows.size() > 0);
  }

  private static Optional<Entry> first(RowSet<Row> rows) {
    return Rows.first(rows)
        .map(row ->
            new Entry(
                new GameId(row.getString("game")),
                row.getString("account"),
                Hash.of(row.getString("body_hash"))));
  }
}
