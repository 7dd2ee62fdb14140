package org.lazax.combat.component.unit;

import org.lazax.combat.ability.PartlySpent;
import org.lazax.combat.ability.Spent;

/** Direct Hit cannot destroy it, and it can be given up. Rule: unit/exotrireme_ii.N1. */
public final class ExotriremeTwo extends DreadnoughtTwo implements PartlySpent {
  private static final Spent SACRIFICE = new Sacrifice();

  @Override
  public Spent part() {
    return SACRIFICE;
  }
}
