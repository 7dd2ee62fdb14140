package org.lazax.components.faction.argent;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * One of the owner's units that roll for a unit ability rolls one more die. Rule:
 * leader/trrakan_aun_zulok.N2.
 */
public final class TrrakanAunZulok implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/trrakan_aun_zulok");
  }

  @Override
  public int diceOfOne(CombatView battle, Side me, Roll roll) {
    return roll.isCombat() ? 0 : 1;
  }
}
