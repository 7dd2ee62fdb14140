package org.lazax.components.technology;

import org.lazax.rules.ability.occurrence.CombatMoment;
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
 * The first print: at the start of a round of ground combat on a planet where a unit of the owner
 * has PLANETARY SHIELD, the owner may exhaust the card. Then the opponent makes no combat rolls in
 * that round. Rule: technology/magen_defense_grid.base.N1.
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
