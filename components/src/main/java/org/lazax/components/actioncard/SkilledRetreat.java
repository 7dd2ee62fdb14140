package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.Spent;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * As a round of space combat begins its ships withdraw, and nobody wins. Rule:
 * action_card/skilled_retreat.N1.
 */
public final class SkilledRetreat implements Component, MomentHooks, Spent, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/skilled_retreat");
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS) ? List.of(new Strike.Leave(me, true)) : List.of();
  }
}
