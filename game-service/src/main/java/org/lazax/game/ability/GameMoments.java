package org.lazax.game.ability;

import org.lazax.chronicle.Service;
import org.lazax.rules.ability.Moments;

/** The moments that game-service opens. */
public final class GameMoments {
  public static final Moments MOMENTS = new Moments(Service.GAME);

  private GameMoments() {}
}
