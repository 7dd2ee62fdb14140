package org.lazax.components.faction.saar;

import org.lazax.components.card.GoodForEachPlanet;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * The owner gains one trade good for each planet that it gains. Rule: faction_ability/scavenge.N1.
 */
public final class Scavenge extends GoodForEachPlanet {
  public Scavenge() {
    super(Kind.FACTION_ABILITY);
  }
}
