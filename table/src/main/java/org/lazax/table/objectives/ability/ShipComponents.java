package org.lazax.table.objectives.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components let units fight as ships. */
public final class ShipComponents {
  public static final Components HOOKS =
      Components.of(Map.of("unit/the_alastor", new TheAlastor(), "unit/eidolon", new Eidolon()));

  private ShipComponents() {}
}
