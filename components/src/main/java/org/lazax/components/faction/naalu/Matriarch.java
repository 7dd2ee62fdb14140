package org.lazax.components.faction.naalu;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.odds.OddsOnlyIfNamed;
import org.lazax.rules.invasion.CommitmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Its owner's fighters in its system may land as ground forces. Odds land them all, where it is
 * named. Rule: unit/matriarch.N1.
 */
public final class Matriarch implements Component, CommitmentHooks, OddsOnlyIfNamed {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/matriarch");
  }

  @Override
  public boolean commits(UnitCard unit) {
    return unit.type() == UnitType.FIGHTER;
  }
}
