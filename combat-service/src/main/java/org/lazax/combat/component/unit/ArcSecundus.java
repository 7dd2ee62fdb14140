package org.lazax.combat.component.unit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * Repaired as each round of space combat begins. Rules: unit/arc_secundus.N1, unit/arc_secundus.N2.
 */
public final class ArcSecundus implements MomentHooks {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS) && battle.place().isSpace()
        ? List.of(new Strike.Repair(me, 1, unit -> unit.type() == UnitType.FLAGSHIP, false))
        : List.of();
  }
}
