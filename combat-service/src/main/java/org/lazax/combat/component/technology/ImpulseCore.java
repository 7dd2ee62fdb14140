package org.lazax.combat.component.technology;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.Aim;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * As a space combat begins its owner gives up a cruiser or destroyer for a hit, on a ship other
 * than a fighter where possible. Rules: technology/impulse_core.N1 to technology/impulse_core.N3.
 */
public final class ImpulseCore implements MomentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace() && battle.count(me, ImpulseCore::isGivenUp) > 0;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
        ? List.of(
            new Strike.Destroy(me, 1, ImpulseCore::isGivenUp, true),
            new Strike.Hits(me.other(), 1, Aim.LARGE_SHIPS_FIRST))
        : List.of();
  }

  private static boolean isGivenUp(Rank unit) {
    return unit.type() == UnitType.CRUISER || unit.type() == UnitType.DESTROYER;
  }
}
