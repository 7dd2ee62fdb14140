package org.lazax.components.faction.naalu;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.invasion.CommitmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The owner may commit fighters in the flagship's system as if they were ground forces. Rule:
 * unit/matriarch.N1.
 */
public final class Matriarch implements Component, CommitmentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/matriarch");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.ONLY_IF_NAMED;
  }

  @Override
  public boolean commits(UnitCard unit) {
    return unit.type() == UnitType.FIGHTER;
  }
}
