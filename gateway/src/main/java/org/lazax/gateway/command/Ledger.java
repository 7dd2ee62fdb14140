package org.lazax.gateway.command;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.commit.Hash;
import org.lazax.log.rows.Rows;

/**
 * Which account gave which command, written before it is sent. The chronicle says what became of
 * the command; only this says whose it was.
 */
@ApplicationScoped
public class Ledger {
  private final Pool pool;
  private final LedgerWriter lasting;
  private final LedgerWriter passing;

  Ledger(Pool pool) {
    this.pool = pool;
    this.lasting = LedgerWriter.atOnce(pool);
    this.passing = LedgerWriter.soon(pool);
  }

  /**
   * A command that was given.
   *
   * @param body SHA-256 of what was asked for
   */
  public record Entry(GameId game, String account, Hash body) {}

  /**
   * Writes the entry, unless the command was given before: then it is the earlier one. Who holds
   * what hangs on the commands of nobody seated alone; those of a seat need not outlive a failure
   * of the database's machine, for the chronicle knows them, and the gateway waits for no disk.
   */
  Uni<Optional<Entry>> enter(CommandId command, Entry entry, boolean seated) {
    return (seated ? passing : lasting)
        .write(command, entry)
        .chain(isNew -> isNew ? Uni.createFrom().item(Optional.empty()) : find(command));
  }

  /** Empty for a command that was not given here. */
  public Uni<Optional<Entry>> find(CommandId command) {
    return pool.preparedQuery("select game, account, body_hash from command_row where command = $1")
        .execute(Tuple.of(command.toString()))
        .map(Ledger::first);
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
