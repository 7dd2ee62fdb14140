package org.lazax.combat.component.relic;

import java.util.Map;

/** Those that act in fights, by name. */
public final class Relics {
  public static final Map<String, Object> ALL =
      Map.ofEntries(Map.entry("the_crown_of_thalnos", new TheCrownOfThalnos()));

  private Relics() {}
}
