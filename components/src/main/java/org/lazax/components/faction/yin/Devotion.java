package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a round of space combat it gives up a cruiser or destroyer for a hit on a ship of its
 * choice.
 */
public final class Devotion implements Component, MomentHooks, Spent, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/devotion");
  }

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
