package org.lazax.components.agenda;

import org.lazax.components.card.GoodForEachPlanet;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The owner gains one trade good for each planet that it gains. Rule:
 * agenda/minister_of_exploration.N1.
 */
public final class MinisterOfExploration extends GoodForEachPlanet {
  public MinisterOfExploration() {
    super(Kind.AGENDA);
  }
}
