package org.lazax.game.adapter.film;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;

/**
 * The frames of a game that were asked for.
 *
 * @param from number of the first commit
 * @param to number of the last commit
 * @param viewer who looks
 */
record Reel(GameId game, long from, long to, Viewer viewer) {

  /** The compressed frames of ended games, those that were asked for last. */
  static final class Shelf {
    private static final int MOST = 40;

    private final Map<Reel, byte[]> reels =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Reel, byte[]> eldest) {
            return size() > MOST;
          }
        };

    synchronized Optional<byte[]> find(Reel reel) {
      return Optional.ofNullable(reels.get(reel));
    }

    synchronized void keep(Reel reel, byte[] frames) {
      reels.put(reel, frames);
    }
  }
}
