package org.lazax.combat.component.unit;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.DirectHitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/** Direct Hit cannot destroy it. */
public class DreadnoughtTwo implements DirectHitHooks {
  @Override
  public final boolean defies(BattleView battle, Side me, Rank unit) {
    return unit.type() == UnitType.DREADNOUGHT;
  }
}
