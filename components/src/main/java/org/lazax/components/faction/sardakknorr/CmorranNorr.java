package org.lazax.components.faction.sardakknorr;

import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** The owner's other ships in the flagship's system have +1 to combat rolls. */
public final class CmorranNorr implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/cmorran_norr");
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.SPACE_COMBAT
            && roll.side() == me
            && unit.type() != UnitType.FLAGSHIP
        ? 1
        : 0;
  }
}
