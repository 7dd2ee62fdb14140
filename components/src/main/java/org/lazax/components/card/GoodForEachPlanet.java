package org.lazax.components.card;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.PlanetOccurrence.PlanetGained;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The owner gains one trade good for each planet that it gains. */
public abstract class GoodForEachPlanet extends Card<PlanetGained> {
  protected GoodForEachPlanet(ComponentRef.Kind kind) {
    super(kind, PlanetGained.class);
  }

  @Override
  public final boolean forced() {
    return true;
  }

  @Override
  public final boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user());
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
