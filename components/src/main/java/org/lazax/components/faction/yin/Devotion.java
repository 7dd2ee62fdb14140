package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a round of space combat, the owner may destroy one of its cruisers or destroyers to make a
 * hit on a ship of its choice.
 */
public final class Devotion implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/devotion");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace()
        && battle.count(me.other(), unit -> battle.fights(me.other(), unit)) > 0
        && battle.count(me, Devotion::isGivenUp) > 0;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_ENDS)
        ? List.of(
            new CombatEffect.Destroy(me, 1, Devotion::isGivenUp, true),
            new CombatEffect.Snipe(me.other(), unit -> battle.fights(me.other(), unit)))
        : List.of();
  }

  private static boolean isGivenUp(UnitGroup unit) {
    return unit.type() == UnitType.CRUISER || unit.type() == UnitType.DESTROYER;
  }
}
