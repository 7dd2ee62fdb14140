package org.lazax.table.limits.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components change limits. */
public final class LimitComponents {
  public static final Components HOOKS =
      Components.of(
          Map.of(
              "faction_ability/armada", new Armada(),
              "faction_ability/crafty", new Crafty(),
              "unit/aerie_sentinel", new AerieSentinel()));

  private LimitComponents() {}
}
