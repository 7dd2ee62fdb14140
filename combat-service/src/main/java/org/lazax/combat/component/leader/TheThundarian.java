package org.lazax.combat.component.leader;

import java.util.List;
import org.lazax.combat.ability.AnnulHooks;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * After a combat roll none of its hits is assigned, and both sides roll again. Rules:
 * leader/the_thundarian.N1, leader/the_thundarian.N3.
 */
public final class TheThundarian implements AnnulHooks, MomentHooks, Entangling, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.ALL_ROLLED;
  }

  @Override
  public Reach reach() {
    return Reach.BOTH_SIDES;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ALL_ROLLED) ? List.of(new Strike.RollAgain()) : List.of();
  }

  @Override
  public boolean annuls(BattleView battle, Side me, int own, int others) {
    return others > own;
  }
}
