package org.lazax.components.faction.mentak;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * At the start of a space combat, up to two of the owner's cruisers and destroyers roll one die
 * each. Rules: faction_ability/ambush.N1 to faction_ability/ambush.N4.
 */
public final class Ambush implements Component, MomentHooks {
  private static final int SHIPS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("faction_ability/ambush");
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    if (!occasion.is(CombatMoment.COMBAT_BEGINS) || !battle.place().isSpace()) {
      return List.of();
    }
    List<DiceAbility> thrown = new ArrayList<>();
    int left = SHIPS;
    for (UnitType type : List.of(UnitType.CRUISER, UnitType.DESTROYER)) {
      for (UnitGroup unit : battle.units(me)) {
        int dice = Math.min(left, unit.count());
        if (unit.type() == type && battle.fights(unit) && dice > 0) {
          left -= dice;
          unit.card()
              .combat()
              .map(combat -> new DiceAbility(combat.hitsOn(), dice))
              .ifPresent(thrown::add);
        }
      }
    }
    return thrown.isEmpty()
        ? List.of()
        : List.of(new CombatEffect.Throw(me.other(), thrown, HitSource.SPACE_COMBAT, false));
  }

  @Override
  public boolean optional() {
    return true;
  }
}
