package org.lazax.components.exploration;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The exploration cards that have code. */
public final class ExplorationCards {
  public static final List<Component> COMPONENTS = List.of(new DemilitarizedZone());

  private ExplorationCards() {}
}
