package org.lazax.table.component;

import org.lazax.chronicle.Draft;
import org.lazax.table.Table;
import org.lazax.table.ability.Ability;
import org.lazax.table.ability.Chosen;
import org.lazax.table.ability.Occurrence.PlanetGained;
import org.lazax.table.grants.AbilityRef;
import org.lazax.table.grants.Grant;

/** A trade good for each planet, one by one. Rule: agenda/minister_of_exploration.N1. */
final class MinisterOfExploration implements Ability<PlanetGained> {
  @Override
  public AbilityRef name() {
    return AbilityRef.parse("agenda/minister_of_exploration");
  }

  @Override
  public Class<PlanetGained> moment() {
    return PlanetGained.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, PlanetGained gained) {
    return gained.gainer().equals(grant.user());
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, PlanetGained gained, Chosen chosen) {
    Gains.goods(draft, grant.user(), 1);
  }
}
