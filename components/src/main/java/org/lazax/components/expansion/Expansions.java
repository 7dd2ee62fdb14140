package org.lazax.components.expansion;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.lazax.catalog.printed.Expansion;
import org.lazax.rules.ruleset.Component;

/** The boxes and codices that the platform knows, each with the components that have code. */
public final class Expansions {
  private static final Map<Expansion, List<Component>> ALL =
      new EnumMap<>(
          Map.of(
              Expansion.BASE, BaseGame.COMPONENTS,
              Expansion.POK, ProphecyOfKings.COMPONENTS,
              Expansion.CODEX1, Codex1.COMPONENTS,
              Expansion.CODEX2, Codex2.COMPONENTS,
              Expansion.CODEX3, Codex3.COMPONENTS));

  private Expansions() {}

  /** The components of all of them. */
  public static List<Component> all() {
    return ALL.values().stream().flatMap(List::stream).toList();
  }

  /** The components of each. */
  public static Map<Expansion, List<Component>> byExpansion() {
    return Map.copyOf(ALL);
  }
}
