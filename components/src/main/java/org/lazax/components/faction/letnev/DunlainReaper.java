package org.lazax.components.faction.letnev;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Price;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Two resources as a round of ground combat begins: an infantry that fights becomes a mech. Rules:
 * unit/dunlain_reaper.N1, unit/dunlain_reaper.N1.1.
 */
public final class DunlainReaper implements Component, MomentHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/dunlain_reaper");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return !battle.place().isSpace()
        && battle.count(me, unit -> unit.type() == UnitType.INFANTRY) > 0;
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.MECH);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS)
        ? List.of(new Strike.Replace(me, UnitType.INFANTRY, me, UnitType.MECH))
        : List.of();
  }

  @Override
  public Price price() {
    return Price.resources(2);
  }
}
