package org.lazax.table.strategy.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components change the order of players. */
public final class OrderComponents {
  public static final Components HOOKS =
      Components.of(Map.of("faction_ability/telepathic", new Telepathic()));

  private OrderComponents() {}
}
