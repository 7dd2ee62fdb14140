package org.lazax.combat.component.agenda;

import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Circumstance;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Roll;
import org.lazax.combat.ability.RollHooks;
import org.lazax.combat.ability.Side;
import org.lazax.rules.procedure.HitSource;

/** Nobody bombards cultural planets. */
public final class ConventionsOfWar implements RollHooks {
  @Override
  public boolean bars(BattleView battle, Side me, Roll roll, Rank unit) {
    return roll.source() == HitSource.BOMBARDMENT && battle.is(Circumstance.CULTURAL_PLANET, me);
  }
}
