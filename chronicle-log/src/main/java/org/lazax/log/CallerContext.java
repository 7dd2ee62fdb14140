package org.lazax.log;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.concurrent.Executor;

/** The Vert.x context of a request. Its database session and its log fields are bound to it. */
public final class CallerContext {
  private CallerContext() {}

  /** Runs work in the context of this call; at once if there is none. */
  public static Executor current() {
    Context context = Vertx.currentContext();
    return context == null ? Runnable::run : work -> context.runOnContext(_ -> work.run());
  }
}
