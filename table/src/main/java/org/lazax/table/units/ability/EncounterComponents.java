package org.lazax.table.units.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components make units fight whom they meet. */
public final class EncounterComponents {
  public static final Components HOOKS =
      Components.of(Map.of("faction_ability/coalescence", new Coalescence()));

  private EncounterComponents() {}
}
