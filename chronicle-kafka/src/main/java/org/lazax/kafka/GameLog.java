package org.lazax.kafka;

import org.jboss.logging.MDC;
import org.lazax.chronicle.commit.GameId;

/** Log lines about a game name it and the commit it stands at, in every service alike. */
final class GameLog {
  private GameLog() {}

  static void about(GameId game, long seq, Runnable lines) {
    MDC.put("game", game.value());
    MDC.put("seq", seq);
    try {
      lines.run();
    } finally {
      MDC.remove("game");
      MDC.remove("seq");
    }
  }
}
