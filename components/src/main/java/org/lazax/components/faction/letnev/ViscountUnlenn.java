package org.lazax.components.faction.letnev;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * One ship rolls one more die in this round. Rules: leader/viscount_unlenn.N1,
 * leader/viscount_unlenn.N2.
 */
public final class ViscountUnlenn implements Component, RollHooks, ActivatedComponent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("leader/viscount_unlenn");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Reach reach() {
    return Reach.EITHER_SIDE;
  }

  @Override
  public Span lasts() {
    return Span.ROUND;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public int diceOfOne(CombatView battle, Side me, Roll roll) {
    return roll.source() == HitSource.SPACE_COMBAT ? 1 : 0;
  }
}
