package org.lazax.game.ability;

import org.lazax.rules.ability.Moments;

/** The moments that game-service opens. */
public final class GameMoments {
  public static final Moments MOMENTS = new Moments(GameAbilityCommands.OF_GAME);

  private GameMoments() {}
}
