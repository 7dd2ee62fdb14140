package org.lazax.components.faction.mentak;

import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Other players' ships in its system cannot sustain damage. */
public final class FourthMoon implements Component, HitHooks, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/fourth_moon");
  }

  @Override
  public boolean barsSustain(BattleView battle, Side me, Side whose, Rank unit) {
    return whose != me && battle.isShipHere(whose, unit);
  }
}
