package org.lazax.game.adapter.film;

import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.export.Viewer;

/**
 * The frames of a game that were asked for.
 *
 * @param from number of the first commit
 * @param to number of the last commit
 */
public record Reel(Show show, long from, long to) {
  /** A game as one viewer sees it. */
  public record Show(GameId game, Viewer viewer) {}
}
