package org.lazax.components.technology;

import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.invasion.PlanetaryShield;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * As it was first printed: exhausted as a round of ground combat begins where a unit of its owner
 * has planetary shield, and the opponent makes no combat rolls in that round. Rule:
 * technology/magen_defense_grid.base.N1.
 */
public final class MagenDefenseGridFirstPrint implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("technology/magen_defense_grid.base");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return !battle.place().isSpace() && PlanetaryShield.covers(battle, me);
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.side() != me && roll.source() == HitSource.GROUND_COMBAT;
  }
}
