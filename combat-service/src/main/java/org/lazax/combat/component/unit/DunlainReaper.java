package org.lazax.combat.component.unit;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Price;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * Two resources as a round of ground combat begins: an infantry that fights becomes a mech. Rules:
 * unit/dunlain_reaper.N1, unit/dunlain_reaper.N1.1.
 */
public final class DunlainReaper implements MomentHooks, Spent {
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
