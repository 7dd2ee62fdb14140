package org.lazax.table.ending.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components keep a player in the game. */
public final class SurvivalComponents {
  public static final Components HOOKS =
      Components.of(Map.of("technology/magmus_reactor", new MagmusReactor()));

  private SurvivalComponents() {}
}
