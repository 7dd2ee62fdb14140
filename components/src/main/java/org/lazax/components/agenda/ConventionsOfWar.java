package org.lazax.components.agenda;

import org.lazax.rules.combat.Circumstance;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** Cultural planets cannot be bombarded. */
public final class ConventionsOfWar implements Component, RollHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/conventions_of_war");
  }

  @Override
  public Missing missing() {
    return Missing.part("Against: each player who voted Against discards all action cards");
  }

  @Override
  public boolean bars(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT && battle.is(Circumstance.CULTURAL_PLANET, me);
  }
}
