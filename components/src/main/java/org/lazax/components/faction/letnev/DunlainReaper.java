package org.lazax.components.faction.letnev;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Price;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a round of ground combat, the owner may spend two resources to replace one of its
 * fighting infantry by a mech. Rules: unit/dunlain_reaper.N1, unit/dunlain_reaper.N1.1.
 */
public final class DunlainReaper implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/dunlain_reaper");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.bringing(UnitType.MECH);
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return !battle.place().isSpace()
        && battle.count(me, unit -> unit.type() == UnitType.INFANTRY) > 0;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS)
        ? List.of(new CombatEffect.Replace(me, UnitType.INFANTRY, me, UnitType.MECH))
        : List.of();
  }

  @Override
  public Price price() {
    return Price.resources(2);
  }
}
