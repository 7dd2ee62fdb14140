package org.lazax.components.faction.mentak;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.DependsOnOtherSide;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Other players' ships in its system cannot sustain damage. */
public final class FourthMoon implements Component, HitHooks, DependsOnOtherSide {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/fourth_moon");
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return whose != me && battle.isShipHere(whose, unit);
  }
}
