package org.lazax.combat.component.faction;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * After a round of space combat it gives up a cruiser or destroyer for a hit on a ship of its
 * choice.
 */
public final class Devotion implements MomentHooks, Spent, Entangling {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_ENDS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace()
        && battle.count(me.other(), unit -> battle.fights(me.other(), unit)) > 0
        && battle.count(me, Devotion::isGivenUp) > 0;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_ENDS)
        ? List.of(
            new Strike.Destroy(me, 1, Devotion::isGivenUp, true),
            new Strike.Snipe(me.other(), unit -> battle.fights(me.other(), unit)))
        : List.of();
  }

  private static boolean isGivenUp(Rank unit) {
    return unit.type() == UnitType.CRUISER || unit.type() == UnitType.DESTROYER;
  }
}
