package org.lazax.gateway.game;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.StreamSupport;
import org.lazax.chronicle.commit.GameId;

/**
 * Records the games that an account has created or joined, or has tried to. It narrows the search
 * for an account's games.
 */
@ApplicationScoped
public class Memberships {
  private final Pool pool;

  Memberships(Pool pool) {
    this.pool = pool;
  }

  Uni<Void> add(String account, GameId game) {
    return pool.preparedQuery(
            "insert into membership (account, game) values ($1, $2) on conflict do nothing")
        .execute(Tuple.of(account, game.value()))
        .replaceWithVoid();
  }

  /**
   * The games of an account, ordered by id.
   *
   * @param after the id before the first
   * @param max how many at most
   */
  public Uni<List<GameId>> of(String account, String after, int max) {
    return pool.preparedQuery(
            "select game from membership where account = $1 and game > $2 order by game limit $3")
        .execute(Tuple.of(account, after, max))
        .map(rows ->
            StreamSupport.stream(rows.spliterator(), false)
                .map(row -> new GameId(row.getString("game")))
                .toList());
  }
}
