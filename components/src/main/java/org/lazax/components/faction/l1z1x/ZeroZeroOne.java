package org.lazax.components.faction.l1z1x;

import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Non-fighter ships must take the hits of the flagship and of the owner's dreadnoughts while there
 * are any.
 */
public final class ZeroZeroOne implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/0_0_1");
  }

  @Override
  public Optional<HitTargetRule> aim(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_COMBAT
            && roll.side() == me
            && (unit.type() == UnitType.FLAGSHIP || unit.type() == UnitType.DREADNOUGHT)
        ? Optional.of(HitTargetRule.LARGE_SHIPS_FIRST)
        : Optional.empty();
  }
}
