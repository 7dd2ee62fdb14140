package org.lazax.components.agenda;

import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BlankHooks;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** Mechs have no printed abilities except SUSTAIN DAMAGE. */
public final class ArticlesOfWar implements Component, BlankHooks, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/articles_of_war");
  }

  @Override
  public Missing missing() {
    return Missing.part("Against: three trade goods for each player who voted For");
  }

  @Override
  public boolean blanks(UnitCard card) {
    return card.type() == UnitType.MECH;
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return !roll.isCombat() && blanks(unit.card());
  }
}
