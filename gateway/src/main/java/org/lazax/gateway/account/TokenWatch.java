package org.lazax.gateway.account;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;

/** Tells whether tokens that were accepted once are valid still. */
@ApplicationScoped
public class TokenWatch {
  private final Pool pool;

  TokenWatch(Pool pool) {
    this.pool = pool;
  }

  /** Whether the caller's token has neither been revoked nor expired. */
  public Uni<Boolean> isValid(Caller caller) {
    return pool.preparedQuery(
            "select 1 from api_token where id = $1 and (expires_at is null or expires_at > $2)")
        .execute(Tuple.of(caller.token(), OffsetDateTime.now(ZoneOffset.UTC)))
        .map(found -> found.rowCount() > 0);
  }
}
