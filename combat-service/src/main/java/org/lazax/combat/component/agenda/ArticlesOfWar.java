package org.lazax.combat.component.agenda;

import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Mechs have no printed abilities but to sustain damage. */
public final class ArticlesOfWar implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return !roll.isCombat() && unit.type() == UnitType.MECH;
  }
}
