package org.lazax.components.exploration;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.rules.ruleset.Component;

/** The exploration cards that have code. */
public final class ExplorationCards {
  public static final List<Component> COMPONENTS =
      List.of(
          new DemilitarizedZone(),
          fragment("cultural_relic_fragment"),
          fragment("hazardous_relic_fragment"),
          fragment("industrial_relic_fragment"),
          new UnknownRelicFragment());

  private ExplorationCards() {}

  private static Component fragment(String type) {
    return new RelicFragment(new ExplorationId(type));
  }
}
