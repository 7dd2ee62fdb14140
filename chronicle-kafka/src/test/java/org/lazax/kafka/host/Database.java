package org.lazax.kafka.host;

import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import org.lazax.chronicle.commit.GameId;

/** A service's database, which a test can take away and give back. */
record Database(String name, Pool pool, Pool admin) implements AutoCloseable {

  /** From now on nobody gets in, and whoever is in is thrown out. */
  void goAway() {
    run("alter database %s with allow_connections false".formatted(name));
    run(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = '%s'"
            .formatted(name));
  }

  void comeBack() {
    run("alter database %s with allow_connections true".formatted(name));
  }

  long commitsOf(GameId game) {
    return pool.preparedQuery("select count(*) from commit_row where game = $1")
        .executeAndAwait(Tuple.of(game.value()))
        .iterator()
        .next()
        .getLong(0);
  }

  /** All rows go, the tables stay. */
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
