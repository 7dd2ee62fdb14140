package org.lazax.combat.component.actioncard;

import java.util.List;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * Ground forces that were committed to one's planet go back to the space area. Rule:
 * action_card/parley.N1.
 */
public final class Parley implements MomentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMMITTED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return me == Side.DEFENDER;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMMITTED) && me == Side.DEFENDER
        ? List.of(new Strike.Leave(Side.ATTACKER, false))
        : List.of();
  }
}
