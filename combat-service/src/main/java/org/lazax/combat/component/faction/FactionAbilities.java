package org.lazax.combat.component.faction;

import java.util.Map;

/** Those that act in fights, by name. */
public final class FactionAbilities {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("ambush", new Ambush()),
          Map.entry("devotion", new Devotion()),
          Map.entry("fragile", new Fragile()),
          Map.entry("harrow", new Harrow()),
          Map.entry("indoctrination", new Indoctrination()),
          Map.entry("munitions_reserves", new MunitionsReserves()),
          Map.entry("raid_formation", new RaidFormation()),
          Map.entry("unrelenting", new Unrelenting()));

  private FactionAbilities() {}
}
