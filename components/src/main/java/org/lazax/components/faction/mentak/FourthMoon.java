package org.lazax.components.faction.mentak;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/** Ships of other players in the flagship's system cannot sustain damage. */
public final class FourthMoon implements Component, HitHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/fourth_moon");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public boolean barsSustain(CombatView battle, Side me, Side whose, UnitGroup unit) {
    return whose != me && battle.isShipHere(whose, unit);
  }
}
