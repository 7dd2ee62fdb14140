package org.lazax.kafka.host;

import java.util.Optional;
import org.jboss.logging.MDC;
import org.lazax.chronicle.commit.GameId;

/**
 * Sets the fields of log lines about a game: the game, the number of its head, and the trace if
 * there is one.
 */
final class LogFields {
  private LogFields() {}

  static void with(GameId game, long seq, Optional<String> trace, Runnable lines) {
    MDC.put("game", game.value());
    MDC.put("seq", seq);
    trace.ifPresent(id -> MDC.put("trace", id));
    try {
      lines.run();
    } finally {
      MDC.remove("game");
      MDC.remove("seq");
      MDC.remove("trace");
    }
  }
}
