package org.lazax.combat.component.agenda;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.BlankHooks;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;

/** Mechs have no printed abilities but to sustain damage. */
public final class ArticlesOfWar implements BlankHooks, RollHooks {
  @Override
  public boolean blanks(UnitCard card) {
    return card.type() == UnitType.MECH;
  }

  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return !roll.isCombat() && blanks(unit.card());
  }
}
