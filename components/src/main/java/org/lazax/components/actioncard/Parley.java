package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Ground forces that were committed to the player's planet return to the space area. Rule:
 * action_card/parley.N1.
 */
public final class Parley implements Component, MomentHooks, ActivatedComponent {
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
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return me == Side.DEFENDER;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.COMMITTED) && me == Side.DEFENDER
        ? List.of(new CombatEffect.Leave(Side.ATTACKER, false))
        : List.of();
  }
}
