package org.lazax.kafka.host;

import java.util.Optional;
import org.jboss.logging.MDC;
import org.lazax.chronicle.commit.GameId;

/**
 * Log lines about a game name it, the commit it stands at and the trace they belong to, if one is
 * known, in every service alike.
 */
final class LogFields {
  private LogFields() {}

  static void about(GameId game, long seq, Optional<String> trace, Runnable lines) {
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
