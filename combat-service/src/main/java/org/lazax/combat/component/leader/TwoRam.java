package org.lazax.combat.component.leader;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.BombardmentHooks;
import org.lazax.combat.ability.Side;

/** Planetary shields do not stop its owner's bombardment. Rule: leader/2ram.N1. */
public final class TwoRam implements BombardmentHooks {
  @Override
  public boolean ignoresShields(BattleView battle, Side me) {
    return true;
  }
}
