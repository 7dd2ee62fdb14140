package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;

/**
 * At the start of a ground combat, replaces one infantry of the opponent by a unit of the player.
 */
public abstract class Conversion implements MomentHooks, ActivatedComponent, OddsHooks {
  private final UnitType into;

  protected Conversion(UnitType into) {
    this.into = into;
  }

  @Override
  public final CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public final Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return !battle.place().isSpace()
        && battle.count(me.other(), unit -> unit.type() == UnitType.INFANTRY) > 0;
  }

  @Override
  public final OddsTraits odds() {
    return OddsTraits.bringing(into);
  }

  @Override
  public final List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
        ? List.of(new CombatEffect.Replace(me.other(), UnitType.INFANTRY, me, into))
        : List.of();
  }
}
