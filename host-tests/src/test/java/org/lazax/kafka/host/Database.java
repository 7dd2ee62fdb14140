package org.lazax.kafka.host;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import java.util.Map;
import java.util.stream.Collectors;
import org.lazax.chronicle.commit.GameId;
import org.lazax.log.rows.Rows;

/** The database of a service. A test can make it unavailable. */
record Database(String name, Pool pool, Pool admin) implements AutoCloseable {

  /** Refuses new connections and closes the existing ones. */
  void disable() {
    run("alter database %s with allow_connections false".formatted(name));
    run(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '%s'"
            .formatted(name));
  }

  /** Accepts connections again. */
  void enable() {
    run("alter database %s with allow_connections true".formatted(name));
  }

  /** Stops the servers of all its connections, which stay open and are answered no more. */
  void hang() {
    signal("STOP");
  }

  /** Lets the stopped servers go on. */
  void wake() {
    signal("CONT");
  }

  private void signal(String signal) {
    run(
        ("do $$ declare p int; begin"
                + " for p in select pid from pg_stat_activity where datname = '%s' loop"
                + " execute format('copy (select 1) to program ''cat >/dev/null; kill -%s %%s''', p);"
                + " end loop; end $$")
            .formatted(name, signal));
  }

  long commitsOf(GameId game) {
    return pool.preparedQuery("select count(*) from commit_row where game = $1")
        .executeAndAwait(Tuple.of(game.value()))
        .iterator()
        .next()
        .getLong(0);
  }

  /** The claim in each checkpoint, by service and partition. */
  Map<String, String> claims() {
    return Rows.list(
            pool.query(
                    "select service || ' ' || partition as place, claim from partition_checkpoint")
                .executeAndAwait(),
            row -> row)
        .stream()
        .collect(Collectors.toMap(row -> row.getString("place"), row -> row.getString("claim")));
  }

  /** Deletes all rows and keeps the tables. */
  void empty() {
    String tables =
        pool.query(
                "select string_agg(tablename, ', ') from pg_tables"
                    + " where schemaname = 'public' and tablename <> 'flyway_schema_history'")
            .executeAndAwait()
            .iterator()
            .next()
            .getString(0);
    pool.query("truncate " + tables).executeAndAwait();
  }

  @Override
  public void close() {
    pool.closeAndAwait();
  }

  private void run(String sql) {
    admin.query(sql).executeAndAwait();
  }
}
