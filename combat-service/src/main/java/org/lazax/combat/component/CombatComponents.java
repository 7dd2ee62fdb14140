package org.lazax.combat.component;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.combat.component.technology.AntimassDeflectors;
import org.lazax.combat.component.technology.PlasmaScoring;

/**
 * The components that change something about fights, by name, as {@code technology/plasma_scoring}.
 */
public final class CombatComponents {
  private static final Map<String, Object> TECHNOLOGIES =
      Map.ofEntries(
          Map.entry("antimass_deflectors", new AntimassDeflectors()),
          Map.entry("plasma_scoring", new PlasmaScoring()));

  private static final Map<String, Object> ALL = new TreeMap<>();

  static {
    put("technology", TECHNOLOGIES);
  }

  private CombatComponents() {}

  private static void put(String kind, Map<String, Object> components) {
    components.forEach((name, hooks) -> ALL.put(kind + "/" + name, hooks));
  }

  /** All of them by their names. */
  public static Map<String, Object> all() {
    return java.util.Collections.unmodifiableMap(ALL);
  }

  /** What a component brings; empty if it does not act in fights. */
  public static Optional<Object> find(String component) {
    return Optional.ofNullable(ALL.get(component));
  }
}
