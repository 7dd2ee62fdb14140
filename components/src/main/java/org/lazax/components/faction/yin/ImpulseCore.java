package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.roll.Aim;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * As a space combat begins its owner gives up a cruiser or destroyer for a hit, on a ship other
 * than a fighter where possible. Rules: technology/impulse_core.N1 to technology/impulse_core.N3.
 */
public final class ImpulseCore implements Component, MomentHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/impulse_core");
  }

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
