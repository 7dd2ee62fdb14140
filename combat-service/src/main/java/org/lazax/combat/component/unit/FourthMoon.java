package org.lazax.combat.component.unit;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.HitHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;

/** Other players' ships in its system cannot sustain damage. */
public final class FourthMoon implements HitHooks, Entangling {
  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return whose != me && battle.isShipHere(whose, unit);
  }
}
