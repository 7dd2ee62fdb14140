package org.lazax.table.objectives.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components let units fight as ships: in a fight, and in what counts for objectives. */
public final class ShipComponents {
  public static final ShipHooks THE_ALASTOR = new TheAlastor();
  public static final ShipHooks EIDOLON = new Eidolon();

  public static final Components HOOKS =
      Components.of(Map.of("unit/the_alastor", THE_ALASTOR, "unit/eidolon", EIDOLON));

  private ShipComponents() {}
}
