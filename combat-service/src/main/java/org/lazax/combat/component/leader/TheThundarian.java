package org.lazax.combat.component.leader;

import org.lazax.combat.ability.AnnulHooks;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;

/**
 * After a combat roll none of its hits is assigned, and both sides roll again. Rules:
 * leader/the_thundarian.N1, leader/the_thundarian.N3.
 */
public final class TheThundarian implements AnnulHooks, Entangling, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  /** It is used on both sides' rolls together, and on neither alone. */
  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return false;
  }

  @Override
  public boolean annuls(BattleView battle, Side me, int own, int others) {
    return others > own;
  }
}
