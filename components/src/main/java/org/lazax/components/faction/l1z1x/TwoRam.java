package org.lazax.components.faction.l1z1x;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** PLANETARY SHIELD does not prevent the owner's bombardment. Rule: leader/2ram.N1. */
public final class TwoRam implements Component, BombardmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/2ram");
  }

  @Override
  public boolean ignoresShields(CombatView battle, Side me) {
    return true;
  }
}
