package org.lazax.log.rows;

import io.vertx.core.VertxException;
import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.pgclient.PgException;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;

/** Tells a database that is away from failures that stay until somebody acts. */
public final class DatabaseOutage {
  /**
   * The classes of SQLSTATE that pass: of the connection, of a server that only reads, of a
   * transaction that was rolled back, of resources, of locks, of a server that stops or starts, and
   * of its system.
   */
  private static final Set<String> PASSING = Set.of("08", "25", "40", "53", "55", "57", "58");

  private static final int CLASS_LENGTH = 2;

  private DatabaseOutage() {}

  /**
   * Whether a database operation has failed because the database is away or overloaded, so that it
   * may succeed later although nobody does anything.
   */
  public static boolean is(Throwable failure) {
    return switch (failure) {
      case CompletionException wrapped when wrapped.getCause() != null -> is(wrapped.getCause());
      case PgException e -> passes(e.getSqlState());
      case VertxException _, IOException _, TimeoutException _, NoStackTraceThrowable _ -> true;
      default -> false;
    };
  }

  private static boolean passes(String state) {
    return state.length() >= CLASS_LENGTH && PASSING.contains(state.substring(0, CLASS_LENGTH));
  }
}
