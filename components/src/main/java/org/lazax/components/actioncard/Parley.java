package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Ground forces that were committed to one's planet go back to the space area. Rule:
 * action_card/parley.N1.
 */
public final class Parley implements Component, MomentHooks, Spent {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/parley");
  }

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
